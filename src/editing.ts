/** What an editing server does beside answering: the CMS made ready, and its jobs. */
import { getPayload } from 'payload'
import { giveBackAbandoned } from '#src/editing/abandoned.ts'
import { env } from '#src/env.ts'
import { editorsJobs } from '#src/jobs/editors.ts'
import { startJobs } from '#src/jobs/start.ts'
import config from '#src/payload.config.ts'
import { openDatabase } from '#src/read-model/database.ts'
import { readCounter } from '#src/read-model/reads.ts'
import { whenStopping } from '#src/stopping.ts'

/** Jobs ask for nothing twice: what is kept of what they read. */
const storeBytes = 4e6

/** How often planned publishes that were left are looked for. */
const lookAgainMs = 60_000

/** Applies what migrations are missing (in production, by Payload itself), then starts the jobs and the runner of scheduled publishing. */
export async function startEditing(): Promise<void> {
  const areJobsOn = env.JOBS === 'on'
  const payload = await getPayload({ config, cron: areJobsOn })
  if (!areJobsOn) return
  const url = env.DATABASE_URL ?? ''
  const database = openDatabase(url, storeBytes)
  const jobs = startJobs({
    url,
    database,
    reads: readCounter(),
    now: () => new Date(),
    report: (job, reason) => payload.logger.error(`Job ${job} failed: ${reason}`),
    jobs: editorsJobs,
  })
  const lookForAbandoned = () =>
    giveBackAbandoned(database.execute).catch((reason) => payload.logger.error(`Planned publishes: ${reason}`))
  void lookForAbandoned()
  const looking = setInterval(lookForAbandoned, lookAgainMs)
  whenStopping(async () => {
    clearInterval(looking)
    await jobs.stop()
    await database.close()
  })
}
