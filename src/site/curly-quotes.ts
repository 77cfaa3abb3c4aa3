/** Quotation marks and apostrophes as they are printed, in place of those of a keyboard: in all that a page says, whoever typed it. */

/** The marks as React and our Markdown write them in a text; of these a plain apostrophe alone never stands in a tag. */
const marks = ["'", '&#x27;', '&quot;']

/** What stands as it was typed, with all that it holds. */
const asTyped = ['script', 'style', 'code', 'pre', 'textarea']

/** Tags that a sentence runs on through. */
const inline = /^<\/?(?:a|abbr|b|button|cite|code|em|i|small|span|strong|sup|time)\b/

/** After these, and where nothing stands before it, a mark opens. */
const opens = /^[\s([=\u2013\u2014\u2018\u201c]?$/

/** Words and years that begin with an apostrophe. */
const elided = /^(?:\d\ds?\b|n(?:'|&#x27;)|t(?:is|was)\b|em\b)/i

/** HTML whose tags are those of React or of our Markdown: neither a text nor a value holds an angle bracket. */
export function withCurlyQuotes(html: string): string {
  let [printed, end, last] = ['', 0, '']
  const typed = typedIn(html)
  let next = 0
  for (const { at, mark } of marksIn(html)) {
    while ((typed[next]?.to ?? at) < at) next++
    const isTyped = (typed[next]?.from ?? at) < at
    if (isTyped || html.lastIndexOf('<', at) > html.lastIndexOf('>', at)) continue
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

/** Every mark and its place, in their order: looked for by V8's own search, since a page has few of them. */
function marksIn(html: string): { at: number; mark: string }[] {
  const found: { at: number; mark: string }[] = []
  for (const mark of marks)
    for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + mark.length)) found.push({ at, mark })
  return found.sort((a, b) => a.at - b.at)
}

/** Where it stands as it was typed, in order. */
function typedIn(html: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  for (const name of asTyped)
    for (let from = html.indexOf(`<${name}`); from >= 0; from = html.indexOf(`<${name}`, from + 1)) {
      const to = html.indexOf(`</${name}>`, from)
      found.push({ from, to: to < 0 ? html.length : to })
    }
  return found.sort((a, b) => a.from - b.from)
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
