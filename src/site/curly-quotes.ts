/** Quotation marks and apostrophes as they are printed, in place of those of a keyboard: in all that a page says, whoever typed it. */

/** What stands as it was typed; any other tag; a mark, as it is written in HTML. */
const piece = /<(script|style|code|pre|textarea)\b[^>]*>[\s\S]*?<\/\1>|<\/?([a-z][a-z\d]*)[^>]*>|'|"|&#x27;|&quot;/g

/** Tags that a sentence runs on through. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'button',
  'cite',
  'code',
  'em',
  'i',
  'small',
  'span',
  'strong',
  'sup',
  'time',
])

/** After these, and where nothing stands before it, a mark opens. */
const opens = /^[\s([\u2013\u2014\u2018\u201c]?$/

/** Words and years that begin with an apostrophe. */
const elided = /^(?:\d\ds?\b|n(?:'|&#x27;)|t(?:is|was)\b|em\b)/i

/** HTML whose tags are those of React or of our Markdown: neither a text nor a value holds an angle bracket. */
export function withCurlyQuotes(html: string): string {
  let [before, end] = ['', 0]
  return html.replace(piece, (found, asTyped: string | undefined, tag: string | undefined, at: number) => {
    if (at > end) before = html.charAt(at - 1)
    end = at + found.length
    const name = asTyped ?? tag
    if (name !== undefined) {
      if (!inline.has(name)) before = ''
      else if (asTyped !== undefined) before = name
      return found
    }
    const isDouble = found === '"' || found === '&quot;'
    const isOpening = opens.test(before) && (isDouble || !elided.test(html.slice(end, end + 8)))
    before = isDouble ? (isOpening ? '\u201c' : '\u201d') : isOpening ? '\u2018' : '\u2019'
    return before
  })
}
