/** Replaces the straight quotation marks and apostrophes in all texts of a page by curly ones. */

/**
 * Matches an element that is left as it was typed, with its content, or else a straight mark in the forms that React and our Markdown
 * write in texts. A mark within a tag may match too, and is skipped later.
 */
const typedOrMark = /<(script|style|code|pre|textarea)\b.*?(?:<\/\1>|$)|'|&#x27;|&quot;/gs

/** Tags that do not end a sentence. */
const inline = /^<\/?(?:a|abbr|b|button|cite|code|em|i|small|span|strong|sup|time)\b/

/** The characters before an opening mark; at the beginning of a text there is none. */
const opens = /^[\s([=\u2013\u2014\u2018\u201c]?$/

/** Words and years that begin with an apostrophe. */
const elided = /^(?:\d\ds?\b|n(?:'|&#x27;)|t(?:is|was)\b|em\b)/i

/** HTML whose tags are those of React or of our Markdown: neither a text nor a value holds an angle bracket. */
export function withCurlyQuotes(html: string): string {
  let [printed, end, last] = ['', 0, '']
  for (const { 0: mark, 1: typed, index: at } of html.matchAll(typedOrMark)) {
    if (typed !== undefined || html.lastIndexOf('<', at) > html.lastIndexOf('>', at)) continue
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
