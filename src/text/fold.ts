/**
 * Folding: one comparable form for the many ways a name is typed. By hand, since libraries that take accents off know Latin letters
 * alone and leave the marks of Arabic and the ʻokina, and those that transliterate turn every other script into Latin.
 */

/** Latin letters that Unicode does not decompose into a base letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'ng',
  ŧ: 't',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  // The final form of sigma: not Latin, but the same letter.
  ς: 'σ',
}

const plainLetter = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/** Quotes used as apostrophes, the Hawaiian ʻokina, the Semitic half rings, and the invisible joiners. */
const apostropheOrJoiner = /['`\u2018\u2019\u201B\u2032\u02B9\u02BB-\u02BF\u00AD\u200B-\u200F\u2060\uFEFF]/gu

/** Accents, and the optional vowel signs of Hebrew and Arabic. Vowel signs of Indic and Thai scripts are letters: they stay. */
const accent =
  /[\u0300-\u036F]|[\u0591-\u05C7]|[\u064B-\u065F]|\u0670|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\u20D0-\u20FF]|[\uFE20-\uFE2F]/gu

/**
 * The text without case, accents or punctuation, words separated by one space: `Côte d’Ivoire` gives `cote divoire`.
 * `&` reads `and`. Letters outside the Latin script are kept. Folding twice changes nothing.
 */
export const fold = (text: string): string => (onlyAscii.test(text) ? foldedAscii(text) : foldedWhole(text))

/** Matches texts that can be folded without tables of Unicode, in a fraction of the time, as most can. */
const onlyAscii = /^\p{ASCII}*$/u

const foldedAscii = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['`]/g, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const foldedWhole = (text: string): string =>
  text
    // U+00B4 decomposes to a space and an accent, which would split the word.
    .replaceAll('´', '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(apostropheOrJoiner, '')
    .replace(accent, '')
    .replace(plainLetter, (letter) => plainLetters[letter] ?? letter)
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .normalize('NFC')
