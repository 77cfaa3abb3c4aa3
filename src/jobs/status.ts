/** How the jobs are doing, for editors. */
import type { Execute } from '#src/read-model/database.ts'
import { jobs } from './index.ts'
import { nextDue } from './schedule.ts'

/** Instants are UTC; null where there was none. `detail` says what the last run did, or why it failed. */
export type JobStatus = {
  name: string
  description: string
  cron: string
  lastRunAt: Date | null
  lastOutcome: 'running' | 'done' | 'failed' | null
  detail: string
  nextRunAt: Date | null
  lastSuccessAt: Date | null
  lastError: { at: Date; detail: string } | null
}

type Run = { job: string; started_at: Date; outcome: 'running' | 'done' | 'failed'; detail: string }

/** The status of every job, in the order of the table. */
export async function jobStatus(execute: Execute, now: Date): Promise<JobStatus[]> {
  const [last, done, failed] = await Promise.all(
    ['true', "outcome = 'done'", "outcome = 'failed'"].map((which) => execute<Run>(latest(which))),
  )
  const runOf = (runs: readonly Run[] | undefined, name: string) => runs?.find(({ job }) => job === name)
  return jobs.map(({ name, description, cron }) => {
    const run = runOf(last, name)
    const failure = runOf(failed, name)
    return {
      name,
      description,
      cron,
      lastRunAt: run?.started_at ?? null,
      lastOutcome: run?.outcome ?? null,
      detail: run?.detail ?? '',
      nextRunAt: nextDue(cron, now),
      lastSuccessAt: runOf(done, name)?.started_at ?? null,
      lastError: failure ? { at: failure.started_at, detail: failure.detail } : null,
    }
  })
}

const latest = (which: string): string =>
  `select distinct on (job) job, started_at, outcome, detail from jobs.runs where ${which} order by job, due_at desc`
