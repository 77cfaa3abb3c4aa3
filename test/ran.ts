/** Jobs run without a clock and without PostgreSQL. */
import type { Job } from '#src/jobs/job.ts'
import { type ReadCounter, readCounter } from '#src/read-model/reads.ts'
import { type Recorded, type RecordedAnswer, recorded } from './recorded.ts'

const noon = new Date('2026-05-01T12:00:30Z')

type RanOptions = { reads?: ReadCounter; now?: Date; stopping?: AbortSignal }

/** Runs a job over these answers: what it says it did, whether it changed something, and what it asked. */
export async function ran(
  job: Job,
  ground: Recorded | readonly RecordedAnswer[],
  { reads = readCounter(), now = noon, stopping = new AbortController().signal }: RanOptions = {},
): Promise<{ detail: string; hasChanged: boolean; asked: Recorded['asked'] }> {
  const { database, asked } = 'database' in ground ? ground : recorded(ground)
  let hasChanged = false
  const changed = () => {
    hasChanged = true
  }
  const context = { transaction: <T>(work: (execute: typeof database.execute) => Promise<T>) => work(database.execute) }
  const detail = await job.run({ ...context, database, reads, now, stopping, changed })
  return { detail, hasChanged, asked }
}
