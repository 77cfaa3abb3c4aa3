/** Keeps what is known of many entries of a service, and after a publish brings it up to date by what changed. */
import type { OwnerId } from '#src/services.ts'
import type { Database } from '../database.ts'
import { type Part, sourcesOf } from '../parts.ts'

/** Something worked out from entries and kept: what it is made of, and how it follows a change of some. */
export type Keeping<T> = {
  service: OwnerId
  key: string
  /** What it is made of; `entries` are followed, a change of another part has it read anew. */
  parts?: readonly Part[]
  /** Whether it is made of all entries. */
  isDear?: boolean
  weigh(value: T): number
  read(): Promise<T>
  /** What was known at a revision, brought up to date; null where it has to be read anew. */
  follow(value: T, revision: string): Promise<T | null>
}

/** The value that is kept under a key. */
export async function keptUp<T>(
  database: Database,
  { service, key, parts = ['entries'], isDear = false, weigh, read, follow }: Keeping<T>,
): Promise<T> {
  const remembered = await database.store.remember<{ revision: string | null; value: T }>(
    { key, sources: sourcesOf(service, parts), isDear, weigh: ({ value }) => weigh(value) },
    async (stale) => {
      // What is read now is of this revision or a later one: then the same change is made twice, which does no harm.
      const revision = database.revisions.of(service, 'entries')
      const followed = stale?.revision ? await follow(stale.value, stale.revision) : null
      return { revision, value: followed ?? (await read()) }
    },
  )
  return remembered.value
}
