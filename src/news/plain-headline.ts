/** A title from a feed, which strangers write, as a headline that is nothing but text. */
import { decodeHTMLStrict } from 'entities/decode'

/** Longest headline, in characters (UTF-16 code units, as `length` counts them). */
const MOST_CHARACTERS = 200

/** What comes after is not looked at: titles are short, and what is hostile in them should not cost time. */
const MOST_READ = 2000

/** The last word is left out where that costs at most so many characters. */
const MOST_LOST = 30

/**
 * U+0080 to U+009F as windows-1252 has them (Encoding Standard, index windows-1252). In a title they are never the controls of
 * Unicode: references of HTML mean these, Node 20 decodes windows-1252 without them, and feeds mix the two up.
 */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Elements whose contents are not text. Like that of a comment, their length has a bound, so that none costs much to look for. */
const unread = /<(script|style|template|iframe|object|svg|math)\b[^<>]*>.{0,1000}?<\/\1\s*>/gis
const comment = /<!--.{0,1000}?-->|<!\[CDATA\[|\]\]>/gs
const breaking = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|td|tr|hr)\b[^<>]*>/gi
const tag = /<[a-z/!?][^<>]*>/gi
const unclosedTag = /<[a-z/!?][^<>]*$/i
/** What is left by tags within tags. */
const startOfTag = /<+(?=[a-z/!?])/gi

/** Characters that are not seen: controls but white space, soft hyphen, zero-width space, joiner of words, tags, halves of pairs. */
const unseen =
  /\uFEFF|(?!\s)[\p{Cc}\p{Cs}\u00AD\u200B\u2060-\u2064\u206A-\u206F\uFFF9-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E007F}]/gu

/** Embeddings, overrides and isolates, which turn round what follows them (Unicode Annex 9). */
const bidiControl = /[\u202A-\u202E\u2066-\u2069]/g

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The text of a title: no tags, references decoded once, nothing unseen, white space folded, at most 200 characters, the last
 * one `…` where it was cut. Empty when no letter or digit remains.
 */
export function plainHeadline(title: string): string {
  // What is taken for a tag goes again after decoding: titles are often escaped once too many.
  const text = withoutTags(decodeHTMLStrict(withoutTags(title.slice(0, MOST_READ)))).replace(
    /[\u0080-\u009F]/g,
    (control) => windows1252[control.charCodeAt(0) - 0x80] ?? '',
  )
  const plain = text.replace(unseen, '').replace(bidiControl, '').replace(/\s+/g, ' ').trim().normalize('NFC')
  return /[\p{L}\p{N}]/u.test(plain) ? cut(plain) : ''
}

const withoutTags = (markup: string): string =>
  markup
    .replace(unread, ' ')
    .replace(comment, '')
    .replace(breaking, ' ')
    .replace(tag, '')
    .replace(unclosedTag, '')
    .replace(startOfTag, '')

function cut(text: string): string {
  if (text.length <= MOST_CHARACTERS) return text
  let start = ''
  for (const { segment } of graphemes.segment(text)) {
    if (start.length + segment.length >= MOST_CHARACTERS) break
    start += segment
  }
  const lastSpace = start.lastIndexOf(' ')
  const words = start.length - lastSpace <= MOST_LOST ? start.slice(0, lastSpace) : start
  return `${words.trimEnd()}…`
}
