/** Which things were asked for of late, by their numbers: each has one place in a table, and is forgotten when another takes it. */

/** Remembers what was asked for. */
export type Recent = {
  /** Whether this number was asked for before, as far as the table tells; from now on it was. Numbers are above 0, of 32 bits. */
  before(number: number): boolean
}

/** A table of so many places, with nothing in it. */
export function recentlyAsked(places: number): Recent {
  const asked = new Uint32Array(places)
  return {
    before(number) {
      const isKnown = asked[number % places] === number
      asked[number % places] = number
      return isKnown
    },
  }
}
