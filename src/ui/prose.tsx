import { escaped } from '#src/text/escaped.ts'

type ProseOf = {
  html: string
  base: string
  className?: string
  /** The sources that citations of the text lead to, by number. */
  notes?: readonly string[]
}

/** The HTML of a record's text. Links within a catalogue are written from its root: `base` stands before them. */
export function Prose({ html, base, className = '', notes = [] }: ProseOf) {
  const linked = html
    .replaceAll(/(<a href=")\/(?!\/)/g, `$1${base}/`)
    .replaceAll(
      /<a href="#source-(\d+)"/g,
      (link, number) => `${link} data-note="${escaped(notes[Number(number) - 1] ?? '')}"`,
    )
    .replaceAll(/<table>.*?<\/table>/gs, scrolling)
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: linked }} />
}

/** Lets a table that is wider than the page scroll by itself, also by keys; it is named by its caption or else by its head. */
function scrolling(table: string): string {
  const [, caption] = /<caption>(.*?)<\/caption>/s.exec(table) ?? []
  const heads = [...table.matchAll(/<th scope="col".*?>(.*?)<\/th>/gs)].map(([, head]) => head).join(', ')
  const name = (caption ?? heads).replaceAll(/<sup.*?<\/sup>|<[^>]*>/g, '').replaceAll('"', '&quot;')
  return `<div class="tabled" role="region" aria-label="${name}" tabindex="0">${table}</div>`
}
