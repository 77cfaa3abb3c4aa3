/** Which keys were asked for of late: a table of their hashes, in which each key has one place and is forgotten when another takes it. */
import { hashOf } from '#src/text/hash.ts'

/** A power of two: a hash begins with its place. */
const PLACES = 65_536

/** Remembers that keys were asked for. */
export type RecentKeys = {
  /** Whether a key was asked for before, as far as the table tells; from now on it was. Of some 65,536 new ones one is taken for another. */
  before(key: string): boolean
}

/** A table with no key in it. */
export function recentKeys(): RecentKeys {
  const hashes = new Uint32Array(PLACES)
  return {
    before(key) {
      const hash = hashOf(key)
      const place = hash % PLACES
      const isKnown = hashes[place] === hash
      hashes[place] = hash
      return isKnown
    },
  }
}
