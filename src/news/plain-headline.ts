/** A title from a feed, which strangers write, as a headline that is nothing but text. */
import { decodeHTMLStrict } from 'entities/decode'

/** Longest headline, in characters (UTF-16 code units, as `length` counts them). */
const MOST_CHARACTERS = 200

/** Most characters of a title that are read: titles are short, and a hostile one should not cost time. */
const MOST_READ = 2000

/** A cut title ends before its last word, unless that costs more characters than these. */
const MOST_LOST = 30

/**
 * The characters of windows-1252 for U+0080 to U+009F (Encoding Standard, index windows-1252). In a title these are never meant as the
 * controls of Unicode: HTML references mean windows-1252, Node 20 decodes windows-1252 without them, and feeds mix the two up.
 */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Elements whose contents are not text. Their length is bounded, like that of a comment, so that the search is cheap. */
const unread = /<(script|style|template|iframe|object|svg|math)\b[^<>]*>.{0,1000}?<\/\1\s*>/gis
const comment = /<!--.{0,1000}?-->|<!\[CDATA\[|\]\]>/gs
const breaking = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|td|tr|hr)\b[^<>]*>/gi
const tag = /<[a-z/!?][^<>]*>/gi
const unclosedTag = /<[a-z/!?][^<>]*$/i
/** Remains of tags within tags. */
const startOfTag = /<+(?=[a-z/!?])/gi

/** Invisible characters: controls except white space, soft hyphen, zero-width space, word joiner, tags, lone surrogates. */
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
  // Tags are removed again after decoding, since titles are often escaped twice.
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
