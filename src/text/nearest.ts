/**
 * "Did you mean…?": the names nearest to one that is not known. By hand, since a library gives one measure of the three that are
 * needed together, and the usual one, Levenshtein's, counts two letters that were swapped as two mistakes.
 */

import { fold } from './fold.ts'

/** Below this likeness (0 to 1) a name is no help: `frnace` is 0.83 like `france`, `qwerty` 0.17. Chosen by trial on country names. */
const leastLikeness = 0.6

/** Likeness of a beginning of three letters or more, `switz` for `switzerland`, before its share of the name is added. */
const prefixLikeness = 0.7

/** Most characters of a text that are compared: no name is longer, and a long text then costs no more than a name. */
const longestText = 100

/**
 * At most `count` of the candidates, those most like the text first, ties by name; empty when none is like it. Case,
 * accents and punctuation do not count. Likeness is the best of three: Damerau-Levenshtein distance (optimal string
 * alignment) by length, shared trigrams (Dice), and a common beginning. Cost grows with the number of candidates.
 */
export const nearest = (text: string, candidates: Iterable<string>, count = 3): string[] => {
  const wanted = fold(text).slice(0, longestText)
  if (wanted === '') return []
  return [...new Set(candidates)]
    .map((name) => ({ name, likeness: likeness(wanted, fold(name)) }))
    .filter((scored) => scored.likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness || (a.name < b.name ? -1 : 1))
    .slice(0, count)
    .map((scored) => scored.name)
}

const likeness = (a: string, b: string): number => {
  if (a === b) return 1
  const longer = Math.max(a.length, b.length)
  const shorter = Math.min(a.length, b.length)
  const byBeginning =
    a.length >= 3 && b.startsWith(a) ? prefixLikeness + (1 - prefixLikeness) * (a.length / b.length) : 0
  // The distance is at least the difference in length: most candidates stop here.
  const byDistance = shorter / longer < leastLikeness ? 0 : 1 - lettersApart(a, b) / longer
  return Math.max(byBeginning, byDistance, sharedTrigrams(a, b))
}

/** How many letters two texts are apart: insertions, deletions, substitutions, and swaps of neighbours (optimal string alignment), in UTF-16 units. */
export const lettersApart = (a: string, b: string): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      let best = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + cost)
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        best = Math.min(best, at(beforeLast, column - 2) + 1)
      current.push(best)
    }
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY

const sharedTrigrams = (a: string, b: string): number => {
  const ofA = trigrams(a)
  const ofB = trigrams(b)
  const shared = [...ofA].filter((trigram) => ofB.has(trigram)).length
  return (2 * shared) / (ofA.size + ofB.size)
}

const trigrams = (text: string): Set<string> => {
  const padded = ` ${text} `
  return new Set(Array.from({ length: Math.max(padded.length - 2, 0) }, (_, start) => padded.slice(start, start + 3)))
}
