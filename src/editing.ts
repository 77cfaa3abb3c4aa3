/** What an editing server does beside answering: the CMS made ready, and its jobs. */
import { getPayload } from 'payload'
import { executeWith } from '#collections/components/execute.ts'
import { startPurger } from '#src/cdn/purger.ts'
import { presentRelease } from '#src/cdn/release.ts'
import { cdnOf } from '#src/cdn/tell.ts'
import { env } from '#src/env.ts'
import { believeReaders, readersKeyAt } from '#src/http/known-readers.ts'
import { editorsJobs } from '#src/jobs/editors.ts'
import { measuresOfWork } from '#src/jobs/measures.ts'
import { startJobs } from '#src/jobs/start.ts'
import config from '#src/payload.config.ts'
import { openDatabase } from '#src/read-model/database.ts'
import { samplesOf } from '#src/read-model/pool.ts'
import { readCounter } from '#src/read-model/reads.ts'
import { poolOf } from '#src/sign-in/execute.ts'
import { whenStopping } from '#src/supervisor/stopping.ts'
import { collectWith } from '#src/telemetry/samples.ts'

/** The budget of the store for jobs, which hardly read anything twice. */
const storeBytes = 4e6

/**
 * Applies missing migrations (in production, by Payload itself), sets the headers that say who asks, then starts the jobs and tells a CDN
 * in front.
 */
export async function startEditing(): Promise<void> {
  const payload = await getPayload({ config })
  const url = env.DATABASE_URL ?? ''
  await believeReaders(env.TRUST_PROXY, readersKeyAt(url))
  for (const measure of measuresOfWork()) collectWith(() => measure(executeWith(payload), new Date()))
  collectWith(() => samplesOf(poolOf(payload), 'cms'))
  if (env.JOBS === 'off') return
  const database = openDatabase(url, storeBytes)
  const jobs = startJobs({
    url,
    database,
    reads: readCounter(),
    now: () => new Date(),
    report: (job, reason) => payload.logger.error(`Job ${job} failed: ${reason}`),
    jobs: editorsJobs,
    // Tests wait for it.
    takeOver: process.env.OCTAVO_TAKE_OVER,
  })
  const cdn = cdnOf(env)
  const purger = cdn && startPurger(database, { cdn, release: presentRelease() })
  whenStopping(async () => {
    await Promise.all([jobs.stop(), purger?.stop()])
    await database.close()
  })
}
