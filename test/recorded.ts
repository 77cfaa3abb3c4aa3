/** A read model of a few rows, without PostgreSQL: each statement is answered by what a test says of it, and remembered. */
import { type Database, type Execute, withinTransaction } from '#src/read-model/database.ts'
import { type Part, sourcesOf } from '#src/read-model/parts.ts'
import { storeOf } from '#src/read-model/store.ts'

/** What statements with these words in them are answered. A statement that has none of any answer's fails the test. */
export type RecordedAnswer = { to: string; rows: (values: readonly unknown[], text: string) => readonly object[] }

export type Recorded = { database: Database; asked: { text: string; values: readonly unknown[] }[] }

/** A database that keeps nothing, and answers so. */
export function recorded(answers: readonly RecordedAnswer[]): Recorded {
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

/** The bytes that are kept of it, where anything is. */
const BUDGET = 1e7

/** The same database where what is read of it is kept, at revisions that stay as they are. */
export function keeping(database: Database): Database {
  const revisions = { ...database.revisions, of: () => '1', areKnown: () => true }
  return { ...database, revisions, store: storeOf(revisions, BUDGET) }
}

/** The same where revisions grow as a test says: what is kept of the one before is then brought up to date. */
export function growing(answers: readonly RecordedAnswer[]): Recorded & { grow(part?: Part): void } {
  const { database, asked } = recorded(answers)
  const grown = new Map<Part, number>()
  let epoch = 1
  const revisions: Database['revisions'] = {
    ...database.revisions,
    of: (_, part) => String(grown.get(part) ?? 1),
    areKnown: () => true,
    epoch: () => epoch,
  }
  return {
    database: { ...database, revisions, store: storeOf(revisions, BUDGET) },
    asked,
    grow: (part = 'entries') => {
      epoch += 1
      grown.set(part, epoch)
    },
  }
}

/** Asks for twice as much else as is kept, each once or twice: nothing is left that this may take the place of. */
export function askForMuchElse({ store }: Database): void {
  for (let count = 0; count < 40; count++) {
    const key = `else ${count}`
    store.put({ key, sources: sourcesOf('flowers', ['entries']), weigh: () => BUDGET / 20 }, count)
    if (count % 2 === 0) store.get(key)
  }
}

/** Numbers as PostgreSQL sends them in one value: four bytes each, the highest first. */
export function int4(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) bytes.writeInt32BE(number, index * 4)
  return bytes
}
