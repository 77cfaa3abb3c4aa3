/** A read model of a few rows, without PostgreSQL: each statement is answered by what a test says of it, and remembered. */
import { type Database, type Execute, withinTransaction } from '#src/read-model/database.ts'
import { storeOf } from '#src/read-model/store.ts'

/** What statements with these words in them are answered. A statement that has none of any answer's fails the test. */
export type Answer = { to: string; rows: (values: readonly unknown[], text: string) => readonly object[] }

export type Recorded = { database: Database; asked: { text: string; values: readonly unknown[] }[] }

/** A database that keeps nothing, and answers so. */
export function recorded(answers: readonly Answer[]): Recorded {
  const asked: Recorded['asked'] = []
  const execute: Execute = async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    asked.push({ text, values })
    const answer = answers.find(({ to }) => text.includes(to))
    if (!answer) throw new Error(`Nothing is recorded for: ${text}`)
    // A test says the rows that its statement gives.
    return [...answer.rows(values, text)] as Row[]
  }
  return { database: withinTransaction(execute), asked }
}

/** The same database where what is read of it is kept, at revisions that stay as they are. */
export function keeping(database: Database): Database {
  const revisions = { ...database.revisions, of: () => '1' }
  return { ...database, revisions, store: storeOf(revisions, 1e7) }
}
