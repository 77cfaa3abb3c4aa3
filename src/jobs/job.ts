/** What a job is: when it runs, where, and what it does. */
import type { Database, Transaction } from '#src/read-model/database.ts'
import type { ReadCounter } from '#src/read-model/reads.ts'

/** What a job works with. */
export type JobContext = {
  /**
   * Runs work in a transaction, one at a time: it commits when the work is done and is rolled back when that fails. A job must not ask the
   * network within one, since others wait for its locks.
   */
  transaction: Transaction
  /** The database as readers use it, outside any transaction. */
  database: Database
  reads: ReadCounter
  now: Date
  /**
   * Ends when the process is asked to stop. A job that waits for the network then gives up, and throws: its run is begun anew by another
   * instance, or after the next start.
   */
  stopping: AbortSignal
  /** Says that this run changed what editors or readers see: it is written into the record of what was done. */
  changed(): void
}

/** A job: when it is due, who does it, and what it does. */
export type Job = {
  name: string
  /** Minutes, hours, days of the month, months and weekdays, in UTC. */
  cron: string
  /** What it does, for editors. */
  description: string
  /** `one editing server`: the first to begin does it, and a missed run is made up for. `every reader`: each for its own memory. */
  on: 'one editing server' | 'every reader'
  /** Whether it runs once more when its process stops, whose memory would be lost. */
  atStop?: boolean
  /** The longest it may take. */
  mostSeconds: number
  /** Gives what it did, in a few words. Doing it twice does no harm. */
  run(context: JobContext): Promise<string>
}
