/** A read model of a few rows, without PostgreSQL: each statement is answered by what a test says of it, and remembered. */
import { type Database, type Execute, withinTransaction } from '#src/read-model/database.ts'

/** What statements with these words in them are answered. A statement that has none of any answer's fails the test. */
export type Answer = { to: string; rows: (values: readonly unknown[]) => readonly object[] }

export type Recorded = { database: Database; asked: { text: string; values: readonly unknown[] }[] }

/** A database that keeps nothing, and answers so. */
export function recorded(answers: readonly Answer[]): Recorded {
  const asked: Recorded['asked'] = []
  const execute: Execute = async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    asked.push({ text, values })
    const answer = answers.find(({ to }) => text.includes(to))
    if (!answer) throw new Error(`Nothing is recorded for: ${text}`)
    // A test says the rows that its statement gives.
    return [...answer.rows(values)] as Row[]
  }
  return { database: withinTransaction(execute), asked }
}
