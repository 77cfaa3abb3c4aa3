/** Publishes that are planned for a time, and their doing: as an editing server does it every minute. */
import type { Payload } from 'payload'
import { plannedPublishingJob } from '#src/jobs/planned-publishing.ts'
import { type JobOutcome, runJob } from '#src/jobs/run.ts'
import { readCounter } from '#src/read-model/reads.ts'
import type { World } from './world.ts'

/** Plans to publish a flower a second ago, in a person's name or in nobody's. */
export const planPublish = (payload: Payload, flower: number, person?: number) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'flowers', value: String(flower) as never },
      ...(person !== undefined && { user: { relationTo: 'users' as const, value: person } }),
    },
    waitUntil: new Date(Date.now() - 1000),
  })

let minute = 0

/** Each time for another minute: a run is done once for each. */
export const runPlanned = ({ url, database }: Pick<World, 'url' | 'database'>): Promise<JobOutcome> =>
  runJob(plannedPublishingJob, new Date(Date.UTC(2026, 0, 1, 0, minute++)), {
    url,
    database,
    reads: readCounter(),
    now: () => new Date(),
  })
