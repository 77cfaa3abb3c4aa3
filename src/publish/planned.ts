/** Publishes that are planned for a time. Each is done once: the transaction that does it takes it off the queue. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Execute } from '#src/read-model/database.ts'

type UnderWay = { id: number; isTaken: boolean }

const underWay = new AsyncLocalStorage<UnderWay>()

/** Does the work of the planned publish with this id in the queue of the CMS. */
export const asPlanned = <T>(id: number, work: () => Promise<T>): Promise<T> =>
  underWay.run({ id, isTaken: false }, work)

/**
 * Takes the planned publish that a save carries out off the queue, in the transaction of that save; other saves have none. Throws an
 * Error when it was done or cancelled.
 */
export async function takeOffQueue(execute: Execute): Promise<void> {
  const planned = underWay.getStore()
  if (planned === undefined || planned.isTaken) return
  const taken = await execute('delete from payload_jobs where id = $1 returning id', [planned.id])
  if (taken.length === 0) throw new Error('It was done or cancelled meanwhile.')
  planned.isTaken = true
}

/**
 * Takes failed plans of an entry off the queue once another save has done what they were for: they are no longer tried or reported. Plans
 * that are not due yet stay.
 */
export async function forgetFulfilled(
  execute: Execute,
  { collection, id, status }: { collection: string; id: number; status: 'draft' | 'published' },
): Promise<void> {
  await execute(
    `delete from payload_jobs where task_slug = 'schedulePublish' and coalesce(total_tried, 0) > 0
       and input->>'type' = $3 and input->'doc'->>'relationTo' = $1 and input->'doc'->>'value' = $2`,
    [collection, String(id), status === 'published' ? 'publish' : 'unpublish'],
  )
}
