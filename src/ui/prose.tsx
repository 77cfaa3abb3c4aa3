/** The HTML of a record's text. Links within a catalogue are written from its root: `base` stands before them. */
export function Prose({ html, base, className = '' }: { html: string; base: string; className?: string }) {
  const linked = html.replaceAll(/(<a href=")\/(?!\/)/g, `$1${base}/`)
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: linked }} />
}
