/** What every process that answers readers does beside answering: it writes down what it counted, and works dates out ahead. */
import { env } from '#src/env.ts'
import type { Site } from '#src/http/site.ts'
import { prepareDates } from '#src/jobs/next-dates.ts'
import { readersJobs } from '#src/jobs/readers.ts'
import { startJobs } from '#src/jobs/start.ts'
import { logError } from '#src/log.ts'
import { findService, type ServiceId, services } from '#src/services.ts'

/** Starts it for this site. `stop` writes down what is counted by then; without a primary there is nowhere to write to. */
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
  // Whoever publishes waits for nothing; whoever reads next finds the dates worked out.
  const prepare = (id: ServiceId) =>
    prepareDates(database, id, new Date()).catch((reason) => logError(`The dates of ${id} failed`, { err: reason }))
  for (const { id } of services) void prepare(id)
  database.revisions.onGrown((grown, part) => {
    const service = findService(grown)
    if (service && part === 'entries') void prepare(service.id)
  })
  return { stop: async () => jobs?.stop() }
}
