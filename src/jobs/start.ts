/** Starts the jobs of a process, each at its time, and stops them again. */
import { atTimes } from './at-times.ts'
import type { Job } from './job.ts'
import { runJob, type Surroundings } from './run.ts'
import { lastDue } from './schedule.ts'

/** How long a failed job waits before it is tried again. */
const RETRY_MS = 5 * 60_000

/** The jobs of a process, from their start to their end. */
export type RunningJobs = {
  /** Settles when what was missed during downtime has been caught up. */
  caughtUp: Promise<void>
  /** Begins runs that another instance left unfinished, and repeats those that failed a while ago. This also happens by itself in time. */
  takeOver(): Promise<void>
  /** Begins no more runs, tells those under way that they are to end, waits for them, and stores what is still in memory. */
  stop(): Promise<void>
}

/** The jobs to do, what they work with, and how failures are reported. */
export type StartJobs = Omit<Surroundings, 'stopping'> & {
  /** Told why a job failed, or could not begin because the database is away. */
  report(job: string, reason: unknown): void
  jobs: readonly Job[]
  /** When runs that were missed are looked for, as node-cron takes it; every minute by default. */
  takeOver?: string | undefined
}

/** Starts these jobs. Call it where a process serves; nothing else runs jobs. */
export function startJobs({ report, jobs, takeOver: when = '* * * * *', ...given }: StartJobs): RunningJobs {
  const stop = new AbortController()
  const surroundings = { ...given, stopping: stop.signal }
  const underWay = new Map<Job, Promise<void>>()

  const run = (job: Job, dueAt = lastDue(job.cron, surroundings.now())): Promise<void> => {
    const running = underWay.get(job)
    if (running || dueAt === null) return running ?? Promise.resolve()
    const begun = runJob(job, dueAt, surroundings)
      .then(({ outcome, detail }) => {
        if (outcome === 'failed') report(job.name, detail)
      })
      .catch((error) => report(job.name, error))
      .finally(() => underWay.delete(job))
    underWay.set(job, begun)
    return begun
  }

  const tasks = jobs.map((job) => atTimes(job, (dueAt) => run(job, dueAt)))
  const shared = jobs.filter(({ on }) => on === 'one editing server')
  const watch = atTimes({ cron: when, name: 'take over' }, () => takeOver())

  /** Runs jobs side by side, so that a long one keeps no other waiting. */
  async function takeOver(): Promise<void> {
    await Promise.all(
      shared.map(async (job) => {
        const dueAt = lastDue(job.cron, surroundings.now())
        if (dueAt && (await isLeft(surroundings, job, dueAt).catch(() => false))) await run(job, dueAt)
      }),
    )
  }

  return {
    takeOver,
    caughtUp: Promise.all(shared.map((job) => run(job))).then(() => {}),
    async stop() {
      stop.abort()
      await Promise.all([...tasks, watch].map((task) => task.stop()))
      await Promise.all(underWay.values())
      await Promise.all(jobs.filter(({ atStop }) => atStop).map((job) => run(job)))
    },
  }
}

/** Whether a due run is not done, or failed a while ago. One that is not done may still be under way elsewhere: the lock tells. */
async function isLeft({ database, now }: Surroundings, { name }: Job, dueAt: Date): Promise<boolean> {
  const [run] = await database.execute<{ outcome: string; started_at: Date }>(
    'select outcome, started_at from jobs.runs where job = $1 and due_at = $2',
    [name, dueAt],
  )
  if (run?.outcome !== 'failed') return run?.outcome !== 'done'
  return now().getTime() - run.started_at.getTime() >= RETRY_MS
}
