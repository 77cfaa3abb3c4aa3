/** What suggestions come down to, without the page they stand on. */

/** A match, as the search tools give it. */
export type Hit = { resource: string; name: string; url: string; match: string; matched: string | null }

/** A single letter matches too much to be worth a question. */
const LEAST_CHARACTERS = 2
const MOST_CHARACTERS = 120

/** The query for what stands in the field; empty where it is not worth one. */
export function questionOf(typed: string): string {
  const question = typed.trim().replaceAll(/\s+/g, ' ').slice(0, MOST_CHARACTERS)
  return [...question].length < LEAST_CHARACTERS ? '' : question
}

/**
 * Which of so many suggestions a key leads to, from the active one or from the field, which is -1 and lies before the
 * first and after the last; null for a key that leads nowhere.
 */
export function moved(active: number, count: number, key: string): number | null {
  if (count === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return null
  const places = count + 1
  return ((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1
}

/** What stands beside a suggestion: the other name by which it was found, or what sort of entry it is. */
export const kindOf = ({ resource, match, matched }: Hit): string =>
  match.startsWith('other name') && matched ? matched : resource.replaceAll('_', ' ')

/** What a screen reader is told of a list. */
export const statusOf = (count: number): string =>
  count === 0 ? 'No suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`
