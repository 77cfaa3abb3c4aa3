/** Names as readers say them: with an article, in the plural, with the noun of what it is, or with a slip of the finger. */
import { lettersApart } from './nearest.ts'
import { singulars } from './singulars.ts'
import { foldedWords, soundOf, stemOf } from './words.ts'

const articles: ReadonlySet<string> = new Set(['a', 'an', 'the'])

/** The words of a name, folded, without articles and without what all of its kind are called (`nouns`, as stems): all, where none is left. */
export function ownWords(name: string, nouns: ReadonlySet<string>): string[] {
  const words = foldedWords(name)
  const told = words.filter((word) => !articles.has(word))
  const own = told.filter((word) => !nouns.has(stemOf(word)))
  return [own, told, words].find(({ length }) => length > 0) ?? []
}

/** What names are compared by: their own words in one spelling, without endings. `The red roses`, of flowers, is `red rose`. */
export const plainName = (name: string, nouns: ReadonlySet<string>): string =>
  ownWords(name, nouns).map(stemOf).join(' ')

/** The plain names that a folded name may have, likeliest first: endings that no stem knows are those of plurals. */
export const plainNames = (folded: string, nouns: ReadonlySet<string>): string[] => [
  ...new Set([folded, ...singulars(folded)].map((name) => plainName(name, nouns)).filter((name) => name !== '')),
]

/** Two names are of one thing with at most so many letters between them. */
const MOST_APART = 2

/**
 * How many letters lie between two plain names that may be meant for the same: each word is as it should be, sounds so, or is a letter
 * off, a long one two. Null for names of two things: short words and numbers that differ are other words.
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

/** How many letters of so many may be wrong in a word that is still the same. */
const slipsIn = (letters: number): number => (letters < 5 ? 0 : letters < 8 ? 1 : MOST_APART)
