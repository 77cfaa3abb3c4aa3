/** What the planner of PostgreSQL knows of what readers ask. */
import type { Execute } from '#src/read-model/database.ts'

/** As many entries are worth a survey, which takes tenths of a second. */
const MANY_ENTRIES = 100
/** So many times as many are worth the next. */
const GROWTH = 4

/** Tables that are asked by service and resource, which few values of theirs tell apart. */
const tables = [
  ...['records', 'names', 'counts', 'occurrences', 'dated', 'waiting'].map((table) => `read_model.${table}`),
  'publishing.ledger',
  'editing.findable',
]

/** The surveys of a transaction, which is told how many entries were written whenever some were. */
export type Surveys = { wrote(entries: number): Promise<void>; end(): Promise<void> }

/**
 * Has PostgreSQL look at the tables that many entries were written to. It does so by itself some minutes later; until then it takes all
 * entries for a few, and goes through a whole resource for each that is asked for. Readers gain by what is seen at the end; the transaction
 * itself by what is seen on its way, since a connection keeps the plans that it made while there was little, as those of foreign keys.
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
