/** Starts the jobs of an instance, each at its time, and stops them again. */
import { schedule } from 'node-cron'
import { jobs as everyJob } from './index.ts'
import type { Job } from './job.ts'
import { runJob, type Surroundings } from './run.ts'
import { lastDue } from './schedule.ts'

export type RunningJobs = {
  /** Settles when what was missed during downtime has been caught up. */
  caughtUp: Promise<void>
  /** Begins nothing more, waits for what is under way, and writes down what the instance still holds. */
  stop(): Promise<void>
}

export type StartJobs = Surroundings & {
  /** Told why a job failed, or could not begin because the database is away. */
  report(job: string, reason: unknown): void
  jobs?: readonly Job[]
}

/** Starts every job. Call it where an instance serves; nothing else runs jobs. */
export function startJobs({ report, jobs = everyJob, ...surroundings }: StartJobs): RunningJobs {
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

  const tasks = jobs.map((job) => {
    const task = schedule(job.cron, ({ date }) => run(job, date), {
      name: job.name,
      timezone: 'UTC',
      suppressMissedWarning: true,
    })
    // The machine slept, or was busy, at the minute itself.
    task.on('execution:missed', () => run(job))
    return task
  })
  const missed = jobs.filter(({ on }) => on === 'one instance')
  return {
    caughtUp: Promise.all(missed.map((job) => run(job))).then(() => {}),
    async stop() {
      await Promise.all(tasks.map((task) => task.destroy()))
      await Promise.all(underWay.values())
      await Promise.all(jobs.filter(({ on }) => on === 'every instance').map((job) => run(job)))
    },
  }
}
