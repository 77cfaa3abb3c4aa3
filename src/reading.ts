/** The background work of every process that answers readers: it stores its counts, and works dates out ahead. */
import { env } from '#src/env.ts'
import type { Site } from '#src/http/site.ts'
import { prepareDates } from '#src/jobs/next-dates.ts'
import { readersJobs } from '#src/jobs/readers.ts'
import { startJobs } from '#src/jobs/start.ts'
import { logError } from '#src/log.ts'
import { findService, type ServiceId, services } from '#src/services.ts'

/** Starts this work for a site. `stop` stores the last counts; without a primary nothing can be stored. */
export function startReading({ database, reads }: Site): { stop(): Promise<void> } {
  const jobs =
    env.DATABASE_URL === undefined
      ? null
      : startJobs({
          url: env.DATABASE_URL,
          database,
          reads,
          now: () => new Date(),
          report: (job, reason) => logError(`Job ${job} failed`, { job, err: reason }),
          jobs: readersJobs,
        })
  // Publishing does not wait for this; the next reader finds the dates worked out.
  const prepare = (id: ServiceId) =>
    prepareDates(database, id, new Date()).catch((reason) => logError(`The dates of ${id} failed`, { err: reason }))
  for (const { id } of services) void prepare(id)
  database.revisions.onGrown((grown, part) => {
    const service = findService(grown)
    if (service && part === 'entries') void prepare(service.id)
  })
  return { stop: async () => jobs?.stop() }
}
