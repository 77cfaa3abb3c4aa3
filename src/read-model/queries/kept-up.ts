/** Keeps a value made of many entries of a service, and after a publish brings it up to date from the changes. */
import type { OwnerId } from '#src/services.ts'
import type { Database } from '../database.ts'
import { type Part, sourcesOf } from '../parts.ts'

/** Something worked out from entries and kept: what it is made of, and how it follows a change of some. */
export type Keeping<T> = {
  service: OwnerId
  /** The parts it is made of. Changes of `entries` are followed; after a change of another part it is read anew. */
  parts?: readonly Part[]
  /** Whether it is made of all entries. */
  isDear?: boolean
  weigh(value: T): number
  read(): Promise<T>
  /** Brings the value of a revision up to date; null where it has to be read anew. */
  follow(value: T, revision: string): Promise<T | null>
}

type Remembered<T> = { revision: string | null; value: T }

/** The value under a key where it is up to date: then nothing has to be waited for. */
const atHand = <T>(database: Database, key: string): T | undefined => database.store.get<Remembered<T>>(key)?.value

/** The values under some keys where all of them are up to date; else null. */
export function allAtHand<T>(database: Database, keys: readonly string[]): T[] | null {
  const values: T[] = []
  for (const key of keys) {
    const value = atHand<T>(database, key)
    if (value === undefined) return null
    values.push(value)
  }
  return values
}

/** The value that is kept under a key. `keeping` is asked for only where it is not up to date. */
export const keptUp = <T>(database: Database, key: string, keeping: () => Keeping<T>): Promise<T> => {
  const value = atHand<T>(database, key)
  return value === undefined ? broughtUp(database, key, keeping()) : Promise.resolve(value)
}

async function broughtUp<T>(
  database: Database,
  key: string,
  { service, parts = ['entries'], isDear = false, weigh, read, follow }: Keeping<T>,
): Promise<T> {
  const remembered = await database.store.remember<Remembered<T>>(
    { key, sources: sourcesOf(service, parts), isDear, weigh: ({ value }) => weigh(value) },
    async (stale) => {
      // The value read below may be of a later revision; the changes between are then applied twice, which does no harm.
      const revision = database.revisions.of(service, 'entries')
      const followed = stale?.revision ? await follow(stale.value, stale.revision) : null
      return { revision, value: followed ?? (await read()) }
    },
  )
  return remembered.value
}
