/** Names as readers say them: with an article, in the plural, with the noun of what it is, or with a slip of the finger. */
import { lettersApart } from './nearest.ts'
import { singulars } from './singulars.ts'
import { foldedWords, soundOf, stemOf } from './words.ts'

const articles: ReadonlySet<string> = new Set(['a', 'an', 'the'])

/** The folded words of a name without articles and the nouns of its kind (`nouns`, as stems); all words, if none would be left. */
export function ownWords(name: string, nouns: ReadonlySet<string>): string[] {
  const words = foldedWords(name)
  const told = words.filter((word) => !articles.has(word))
  const own = told.filter((word) => !nouns.has(stemOf(word)))
  return [own, told, words].find(({ length }) => length > 0) ?? []
}

/** The plain form in which names are compared: own words in one spelling, without endings. `The red roses`, of flowers, is `red rose`. */
export const plainName = (name: string, nouns: ReadonlySet<string>): string =>
  ownWords(name, nouns).map(stemOf).join(' ')

/** The plain names that a folded name may have, likeliest first, with singulars that stemming does not reach. */
export const plainNames = (folded: string, nouns: ReadonlySet<string>): string[] => [
  ...new Set([folded, ...singulars(folded)].map((name) => plainName(name, nouns)).filter((name) => name !== '')),
]

/** Most wrong letters between two names of one thing. */
const MOST_APART = 2

/**
 * How many letters differ between two plain names that may mean the same: each word is equal, sounds the same, or is a letter off, a long
 * one two. Null for names of two things: short words and numbers must not differ.
 */
export function slipsBetween(one: string, other: string): number | null {
  if (one.replaceAll(' ', '') === other.replaceAll(' ', '')) return 0
  const words = one.split(' ')
  const others = other.split(' ')
  if (words.length !== others.length) return null
  let slips = 0
  for (const [index, word] of words.entries()) {
    const slip = slipBetween(word, others[index] ?? '')
    if (slip === null) return null
    slips += slip
  }
  return slips <= MOST_APART ? slips : null
}

function slipBetween(one: string, other: string): number | null {
  if (one === other) return 0
  if (/\d/.test(one + other)) return null
  const sound = soundOf(one)
  if (sound !== '' && sound === soundOf(other)) return 1
  const apart = lettersApart(one, other)
  return apart <= slipsIn(Math.min(one.length, other.length)) ? apart : null
}

/** How many letters may be wrong in a word of this length. */
const slipsIn = (letters: number): number => (letters < 5 ? 0 : letters < 8 ? 1 : MOST_APART)
