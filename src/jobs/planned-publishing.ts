/**
 * Publishes and unpublishes what editors planned. The CMS's own runner marks a job when it begins, and never does it again if the process
 * dies meanwhile. Here one editing server does each, and takes up what another has begun and not finished.
 */
import type { Payload, PayloadRequest } from 'payload'
import { isDatabaseAway } from '#src/http/unavailable.ts'
import { asPlanned } from '#src/publish/planned.ts'
import type { Execute } from '#src/read-model/database.ts'
import { openCms } from './cms.ts'
import type { Job } from './job.ts'

/** Most plans of one run; the others follow a minute later. */
const MOST = 100

/** Most tries of a plan, with one, two and four minutes between them; then it has failed, and editors are told. */
const MOST_TRIES = 4

/** A planned publish or unpublish that is due, as the queue holds it. */
export type DuePublish = { id: number; input: object }

/** The job. It does what editors planned within a minute after its time. */
export const plannedPublishingJob: Job = {
  name: 'planned publishing',
  cron: '* * * * *',
  description: 'Publishes and unpublishes what editors planned for a time, each once.',
  on: 'one editing server',
  mostSeconds: 300,
  async run({ database, now }) {
    const { payload } = await openCms()
    const due = await duePublishes(database.execute, now)
    let done = 0
    for (const planned of due) if (await carryOutPlanned(payload, database.execute, planned)) done += 1
    return due.length === 0 ? 'nothing was due' : `${done} done, ${due.length - done} failed`
  },
}

const duePublishes = (execute: Execute, now: Date): Promise<DuePublish[]> =>
  execute<DuePublish>(
    `select id, input from payload_jobs
     where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
       and (wait_until is null or wait_until <= $1) order by wait_until, id limit ${MOST}`,
    [now],
  )

/** Carries out a plan; gives whether it was done. A failure is stored with its reason, to try again. Throws while the database is away. */
export async function carryOutPlanned(payload: Payload, execute: Execute, { id, input }: DuePublish): Promise<boolean> {
  try {
    await asPlanned(id, () => publishOrUnpublish(payload, input))
    return true
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    const { name, message, stack } = error as Error
    payload.logger.error(`Planned publish ${id} failed: ${message}`)
    const [row] = await execute<{ has_error: boolean }>(
      `update payload_jobs set processing = false, error = $2::jsonb, total_tried = coalesce(total_tried, 0) + 1,
         has_error = coalesce(total_tried, 0) + 1 >= ${MOST_TRIES},
         wait_until = now() + interval '1 minute' * power(2, coalesce(total_tried, 0))
       where id = $1 returning has_error`,
      [id, JSON.stringify({ name, message, stack, cancelled: false })],
    )
    if (row?.has_error) {
      const { tellPlanner } = await import('#src/desk/tell-planner.ts')
      await tellPlanner(payload, execute, { id, reason: message })
    }
    return false
  }
}

/** Runs the task of the CMS, in the name of the person who planned it. */
async function publishOrUnpublish(payload: Payload, input: object): Promise<void> {
  const { createLocalReq } = await import('payload')
  const task = payload.config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  // This task's handler is a function, and uses only these two arguments.
  const handler = task?.handler as unknown as (given: { input: object; req: PayloadRequest }) => Promise<unknown>
  await handler({ input, req: await createLocalReq({}, payload) })
}
