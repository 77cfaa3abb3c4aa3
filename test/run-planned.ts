/** Does what is planned and due, as an editing server does every minute. */
import { plannedPublishing } from '#src/jobs/planned-publishing.ts'
import { type Outcome, runJob } from '#src/jobs/run.ts'
import { readCounter } from '#src/read-model/reads.ts'
import type { World } from './world.ts'

let minute = 0

/** Each time for another minute: a run is done once for each. */
export const runPlanned = ({ url, database }: Pick<World, 'url' | 'database'>): Promise<Outcome> =>
  runJob(plannedPublishing, new Date(Date.UTC(2026, 0, 1, 0, minute++)), {
    url,
    database,
    reads: readCounter(),
    now: () => new Date(),
  })
