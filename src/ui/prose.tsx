type ProseOf = {
  html: string
  base: string
  className?: string
  /** What the citations of the text lead to, by their numbers. */
  notes?: readonly string[]
}

/** The HTML of a record's text. Links within a catalogue are written from its root: `base` stands before them. */
export function Prose({ html, base, className = '', notes = [] }: ProseOf) {
  const linked = html
    .replaceAll(/(<a href=")\/(?!\/)/g, `$1${base}/`)
    .replaceAll(
      /<a href="#source-(\d+)"/g,
      (link, number) => `${link} data-note="${quoted(notes[Number(number) - 1] ?? '')}"`,
    )
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: linked }} />
}

const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
