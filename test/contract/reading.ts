/** What is read from the database while something is made, and which part of a service each statement reads. */
import type { Database } from '#src/read-model/database.ts'
import type { Part } from '#src/read-model/parts.ts'
import { storeOf } from '#src/read-model/store.ts'

/** By the tables and columns a statement names; any of the parts named together will do. */
const readBy: readonly [pattern: RegExp, anyOf: readonly Part[]][] = [
  [/read_model\.(records|names|former_slugs)/, ['entries']],
  [/read_model\.counts/, ['entries', 'counts']],
  [/read_model\.waiting/, ['waiting']],
  [/order by reads/, ['reads']],
  [/read_model\.headlines/, ['headlines']],
  [/select record from read_model\.publications/, ['card']],
  // Another licence, or another name of the publication, changes every entry.
  [/'licence'.*read_model\.publications/s, ['entries', 'card']],
  [/read_model\.(planned_)?picks/, ['picks']],
]

/** The same database with nothing kept, and the statements it is asked. */
export function listening(database: Database): { database: Database; statements: string[] } {
  const statements: string[] = []
  const listened: Database = {
    ...database,
    store: storeOf(database.revisions, 0),
    execute: (text, values) => {
      statements.push(text)
      return database.execute(text, values)
    },
    prepared: (prepared, text, values) => {
      statements.push(text)
      return database.prepared(prepared, text, values)
    },
  }
  return { database: listened, statements }
}

/** Statements that read a part which is not among those declared. */
export const undeclared = (statements: readonly string[], declared: readonly Part[]): string[] =>
  statements.filter((statement) =>
    readBy.some(([pattern, anyOf]) => pattern.test(statement) && !declared.some((part) => anyOf.includes(part))),
  )
