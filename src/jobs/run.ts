/** One run of a job: led by one instance, bounded in time, and recorded. */
import pg from 'pg'
import { note } from '#src/audit/note.ts'
import { machineOf } from '#src/audit/who.ts'
import type { Database, Execute, Transaction } from '#src/read-model/database.ts'
import type { ReadCounter } from '#src/read-model/reads.ts'
import type { Job } from './job.ts'

/** What runs need. */
export type Surroundings = {
  /** The address of the database: each run has a connection of its own, whose end frees its lock. */
  url: string
  database: Database
  reads: ReadCounter
  now(): Date
  /** Ends when the process is asked to stop; by default never. */
  stopping?: AbortSignal
}

/** How a run ended, and what it did or why it failed. `elsewhere`: another instance does it, has done it, or will, since this one stops. */
export type JobOutcome = { outcome: 'done' | 'failed' | 'elsewhere'; detail: string }

const CONNECT_MS = 5000

/** Successful runs that are kept, by number, and failed ones, by time. */
const KEPT_RUNS = 100
const KEPT_FAILURES = '60 days'

/** Most characters kept of what a run says it did. */
const MOST_DETAIL = 1000

const never = new AbortController().signal

/**
 * Runs a job that was due at this minute, unless that run is done or under way. A failure is recorded and returned as `failed`; the job
 * is tried again the next time it is due. Throws only while the database is away.
 */
export async function runJob(job: Job, dueAt: Date, surroundings: Surroundings): Promise<JobOutcome> {
  const client = new pg.Client({ connectionString: surroundings.url, connectionTimeoutMillis: CONNECT_MS })
  // A connection that breaks makes the statement fail; without a listener it would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    const execute: Execute = async (text, values = []) => (await client.query(text, [...values])).rows
    if (!(await mayBegin(execute, job, dueAt, surroundings))) return { outcome: 'elsewhere', detail: '' }
    const { hasChanged, ...ended } = await attempt(execute, job, dueAt, surroundings)
    // What was interrupted stays unfinished.
    if (ended.outcome === 'elsewhere') return ended
    await finish(execute, job, dueAt, { ...ended, at: surroundings.now() })
    if (hasChanged) await note(execute, [{ who: machineOf(job.name), kind: 'job done', reason: ended.detail }])
    return ended
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether this instance is to run it: the lock is held until the connection ends, by whatever way. */
async function mayBegin(execute: Execute, { name, on }: Job, dueAt: Date, { now }: Surroundings): Promise<boolean> {
  if (on === 'one editing server') {
    const [lock] = await execute<{ held: boolean }>(
      "select pg_try_advisory_lock(hashtext('octavo job'), hashtext($1)) as held",
      [name],
    )
    if (!lock?.held) return false
  }
  // The lock is free, so an unfinished run ended with the instance that began it.
  const begun = await execute(
    `insert into jobs.runs as r (job, due_at, started_at, outcome) values ($1, $2, $3, 'running')
     on conflict (job, due_at) do update set started_at = excluded.started_at,
       outcome = case when r.outcome = 'failed' and $4 then r.outcome else 'running' end
     where r.outcome <> 'done' or $4 returning job`,
    [name, dueAt, now(), on === 'every reader'],
  )
  return begun.length > 0
}

async function attempt(
  execute: Execute,
  job: Job,
  dueAt: Date,
  surroundings: Surroundings,
): Promise<JobOutcome & { hasChanged: boolean }> {
  const { database, reads, stopping = never } = surroundings
  const late = deadline(job)
  let hasChanged = false
  const changed = () => {
    hasChanged = true
  }
  // With a clock that is a little behind, the job of a new day must not work on the old one.
  const now = new Date(Math.max(surroundings.now().getTime(), dueAt.getTime()))
  const inTime = late.inTime(execute)
  const transaction: Transaction = async (work) => {
    try {
      await inTime('begin')
      await inTime(`set local statement_timeout = ${job.mostSeconds * 1000}`)
      const result = await work(inTime)
      await inTime('commit')
      return result
    } catch (error) {
      await execute('rollback').catch(() => {})
      throw error
    }
  }
  try {
    const detail = await Promise.race([job.run({ transaction, database, reads, now, stopping, changed }), late.reached])
    return { outcome: 'done', detail: detail.slice(0, MOST_DETAIL), hasChanged }
  } catch (error) {
    // After the job's time is over a transaction may still be open.
    await execute('rollback').catch(() => {})
    if (stopping.aborted && !job.atStop) return { outcome: 'elsewhere', detail: '', hasChanged }
    const detail = error instanceof Error ? error.message : String(error)
    return { outcome: 'failed', detail: detail.slice(0, MOST_DETAIL), hasChanged }
  } finally {
    late.clear()
  }
}

async function finish(
  execute: Execute,
  { name }: Job,
  dueAt: Date,
  { outcome, detail, at }: JobOutcome & { at: Date },
): Promise<void> {
  // Several instances may share a row: a failure of one stays, even if another succeeds.
  await execute(
    `update jobs.runs set finished_at = $3, outcome = $4, detail = $5
     where job = $1 and due_at = $2 and (outcome <> 'failed' or $4 = 'failed')`,
    [name, dueAt, at, outcome, detail],
  )
  await execute(
    `delete from jobs.runs where job = $1 and (
       due_at < $2::timestamptz - interval '${KEPT_FAILURES}' or outcome = 'done' and due_at < (
         select due_at from jobs.runs where job = $1 and outcome = 'done' order by due_at desc offset ${KEPT_RUNS} limit 1))`,
    [name, dueAt],
  )
}

/** `reached` rejects when the job's time is over. Later statements would be outside its transaction, and throw. */
function deadline({ name, mostSeconds }: Job) {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const tooLate = () => new Error(`${name} took longer than ${mostSeconds} seconds.`)
  const reached = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isOver = true
      reject(tooLate())
    }, mostSeconds * 1000)
  })
  const inTime =
    (execute: Execute): Execute =>
    async (text, values) => {
      if (isOver) throw tooLate()
      return execute(text, values)
    }
  return { reached, inTime, clear: () => clearTimeout(timer) }
}
