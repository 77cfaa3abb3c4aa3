/** What the planner of PostgreSQL knows of what readers ask. */
import type { Execute } from '#src/read-model/database.ts'

/** As many entries are worth a survey, which takes tenths of a second. */
const MANY_ENTRIES = 100

/** Tables that are asked by service and resource, which few values of theirs tell apart. */
const tables = [
  ...['records', 'names', 'counts', 'occurrences', 'dated', 'waiting'].map((table) => `read_model.${table}`),
  'publishing.ledger',
  'editing.findable',
]

/**
 * Has PostgreSQL look at the tables that so many entries were written to, at the end of the transaction. It does so by itself some
 * minutes later; until then it takes all entries for a few, and goes through a whole resource for each that is asked for.
 */
export async function surveyEntries(execute: Execute, written: number): Promise<void> {
  if (written >= MANY_ENTRIES) await execute(`analyze ${tables.join(', ')}`)
}
