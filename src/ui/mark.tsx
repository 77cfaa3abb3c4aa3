/** The mark: a sheet folded into eight leaves, one of them turned. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 24 32" aria-hidden="true" focusable="false">
    <path d="M.75.75h22.5v30.5H.75zM12 .75v30.5M.75 8.4h22.5M.75 16h22.5M.75 23.6h22.5" />
    <path className="turned" d="M12 8.4h11.25L12 16z" />
  </svg>
)

/** The same as an icon for the browser, in the accent of a catalogue: an address that holds the picture. */
export const iconAddress = (accentHueDegrees: number): string => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:none;stroke:#2b2723;stroke-width:1.6}' +
    `.t{fill:oklch(.56 .16 ${accentHueDegrees});stroke:none}@media(prefers-color-scheme:dark){path{stroke:#e9e3d9}}</style>` +
    '<path class="t" d="M16 8.5h10.5L16 16z"/><path d="M5.5 1.5h21v29h-21zM16 1.5v29M5.5 8.5h21M5.5 16h21M5.5 23.5h21"/></svg>'
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
