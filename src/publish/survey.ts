/** Keeps the statistics of PostgreSQL's planner up to date for the tables that readers query. */
import type { Execute } from '#src/read-model/database.ts'

/** Written entries after which the tables are analysed, which takes tenths of a second. */
const MANY_ENTRIES = 100
/** Factor by which the number of written entries grows until the next time. */
const GROWTH = 4

/** Tables that are queried by service and resource, columns with few distinct values. */
const tables = [
  ...['records', 'names', 'counts', 'occurrences', 'dated', 'waiting'].map((table) => `read_model.${table}`),
  'publishing.ledger',
  'editing.findable',
]

/** Analyses tables within a transaction; `wrote` is called with the number of entries after each write. */
export type Surveys = { wrote(entries: number): Promise<void>; end(): Promise<void> }

/**
 * Has PostgreSQL analyse the tables once many entries were written. By itself it does so minutes later; until then it expects few rows,
 * and reads a whole resource for each entry that is asked for. Readers gain by the analysis at the end. The transaction itself gains by
 * those on its way: its connection keeps plans that it made while tables were small, such as those of foreign keys.
 */
export function surveysIn(execute: Execute): Surveys {
  let all = 0
  let seen = 0
  const survey = async () => {
    seen = all
    await execute(`analyze ${tables.join(', ')}`)
  }
  return {
    async wrote(entries) {
      all += entries
      if (all >= MANY_ENTRIES && all >= seen * GROWTH) await survey()
    },
    async end() {
      if (all >= MANY_ENTRIES && all > seen) await survey()
    },
  }
}
