/** Whether a reader wants a page as Markdown: RFC 9110, section 12.5.1. */

const MARKDOWN = 'text/markdown'

/**
 * Whether an Accept header asks for Markdown by name, and with at least the weight of HTML. Browsers never name it; a header that
 * takes anything gets the page as HTML.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes(MARKDOWN)) return false
  const qualities = new Map(accept.slice(0, 500).toLowerCase().split(',').map(qualityOf))
  const markdown = qualities.get(MARKDOWN) ?? 0
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0)
}

/** `text/html;q=0.5` as a type and its weight, 1 where none is given. */
function qualityOf(part: string): [type: string, quality: number] {
  const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim())
  const given = parameters.find((parameter) => parameter.startsWith('q='))
  const quality = given === undefined ? 1 : Number(given.slice(2))
  return [type, Number.isNaN(quality) ? 0 : quality]
}
