/** The logic of suggestions, without the page that they are on. */

/** What the server suggests. */
export type Suggestions = {
  /** The best matches or, where there are none, names that come near. */
  items: {
    name: string
    url: string
    /** What sort of entry it is. */
    kind: string
    /** Title of its catalogue; null for what is of none. */
    catalogue: string | null
    /** Hue of its catalogue in degrees. */
    hue: number | null
    /** Address of its picture or plate. */
    plate: string | null
  }[]
  /** How many matches each catalogue has, and where they are. */
  totals: { title: string; total: number; hue: number; url: string }[]
  /** A further message: what was asked for and waits to be written. */
  notes: string[]
}

/** A single letter matches too much to be worth a question. */
const LEAST_CHARACTERS = 2
const MOST_CHARACTERS = 120

/** The query for the text in the field; empty where it is too short. */
export function suggestionQuery(typed: string): string {
  const question = typed.trim().replaceAll(/\s+/g, ' ').slice(0, MOST_CHARACTERS)
  return [...question].length < LEAST_CHARACTERS ? '' : question
}

/**
 * The index of the suggestion that a key leads to from the active one. The field has the index -1, and lies before the first and after
 * the last suggestion. Null for a key that leads nowhere.
 */
export function moved(active: number, count: number, key: string): number | null {
  if (count === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return null
  const places = count + 1
  return ((active + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1
}

/** What a screen reader is told of a list. */
export function statusOf({ items, totals, notes }: Suggestions): string {
  const count = items.length
  const said = count === 0 ? 'No suggestions' : count === 1 ? '1 suggestion' : `${count} suggestions`
  const counts = totals.map(({ title, total }) => `${total} in ${title}`)
  return [[said, ...counts].join(', '), ...notes].join('. ')
}
