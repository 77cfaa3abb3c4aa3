/** Replaces the straight quotation marks and apostrophes in all texts of a page by curly ones. */

/** Matches an element that is left as it was typed, with its content. */
const asTyped = /<(script|style|code|pre|textarea)\b.*?(?:<\/\1>|$)/gs

/** The straight marks, in the forms that React and our Markdown write in texts. */
const marks = ["'", '&#x27;', '&quot;']

/** Tags that do not end a sentence. */
const inline = /^<\/?(?:a|abbr|b|button|cite|code|em|i|small|span|strong|sup|time)\b/

/** The characters before an opening mark; at the beginning of a text there is none. */
const opens = /^[\s([=\u2013\u2014\u2018\u201c]?$/

/** Words and years that begin with an apostrophe. */
const elided = /^(?:\d\ds?\b|n(?:'|&#x27;)|t(?:is|was)\b|em\b)/i

/** HTML whose tags are those of React or of our Markdown: neither a text nor a value holds an angle bracket. */
export function withCurlyQuotes(html: string): string {
  let [printed, end, last] = ['', 0, '']
  const typed = html.matchAll(asTyped)
  let [begins, ends] = [0, 0]
  for (const [at, mark] of marksIn(html)) {
    if (html.lastIndexOf('<', at) > html.lastIndexOf('>', at)) continue
    while (ends <= at) {
      const { 0: element, index } = typed.next().value ?? { 0: '', index: Number.POSITIVE_INFINITY }
      begins = index
      ends = index + element.length
    }
    if (begins < at) continue
    const before = characterBefore(html, at, end) ?? last
    const isDouble = mark === '&quot;'
    const isOpening =
      opens.test(before) && (isDouble || !elided.test(html.slice(at + mark.length, at + mark.length + 8)))
    last = isDouble ? (isOpening ? '\u201c' : '\u201d') : isOpening ? '\u2018' : '\u2019'
    printed += html.slice(end, at) + last
    end = at + mark.length
  }
  return printed + html.slice(end)
}

/** The places of straight marks, also within tags. To look for one sign at a time takes a fraction of matching every tag. */
function* marksIn(html: string): Generator<[at: number, mark: string]> {
  let [quote, entity] = [html.indexOf("'"), html.indexOf('&')]
  while (quote >= 0 || entity >= 0) {
    const isQuote = entity < 0 || (quote >= 0 && quote < entity)
    const at = isQuote ? quote : entity
    const mark = marks.find((one) => html.startsWith(one, at))
    if (mark !== undefined) yield [at, mark]
    if (isQuote) quote = html.indexOf("'", at + 1)
    else entity = html.indexOf('&', at + 1)
  }
}

/** The character before a place in its sentence; none where a block begins, null where the mark before it ended. */
function characterBefore(html: string, place: number, end: number): string | null {
  let at = place
  while (at > end && html[at - 1] === '>') {
    const tag = html.lastIndexOf('<', at - 1)
    if (!inline.test(html.slice(tag, at))) return ''
    at = tag
  }
  if (at <= end) return end === 0 ? '' : null
  return html.charAt(at - 1)
}
