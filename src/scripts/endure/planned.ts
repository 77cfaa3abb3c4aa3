/** Plans publishes as the drawer of the admin does, and checks that each was done once. */
import { setTimeout as sleep } from 'node:timers/promises'
import { services } from '#src/services.ts'
import { type Ask, asking, type House } from './house.ts'

/** The runner comes every minute. */
const MOST_WAIT_MS = 200_000

/** Plans the publishing of so many new drafts for now; gives their ids. */
export async function planPublishes(house: House, count: number): Promise<number[]> {
  return asking(house.databaseUrl(), async (ask) => {
    const ids: number[] = []
    for (let plans = 0; plans < count; plans++) ids.push(await planOne(house, ask))
    return ids
  })
}

/** The collection that the work is done in bears the name of the first catalogue. */
const [{ id: collection } = { id: '' }] = services

let named = 0

async function planOne({ url, authorization }: House, ask: Ask): Promise<number> {
  const answer = await fetch(`${url}/cms/api/flowers?draft=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: authorization() },
    body: JSON.stringify({
      name: `Planned gentian ${process.pid} ${named++}`,
      summary: 'Planned.',
      sources: [{ title: 'A book', publisher: 'A press' }],
    }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`A draft cannot be made: ${answer.status} ${text}`)
  const { id } = (JSON.parse(text) as { doc: { id: number } }).doc
  const [user] = await ask<{ id: number }>('select id from users order by id limit 1')
  const input = {
    type: 'publish',
    doc: { relationTo: collection, value: String(id) },
    user: { relationTo: 'users', value: user?.id },
  }
  await ask(
    `insert into payload_jobs (input, task_slug, queue, wait_until, processing, total_tried, has_error)
     values ($1, 'schedulePublish', 'default', now(), false, 0, false)`,
    [JSON.stringify(input)],
  )
  return id
}

/** Waits until none of them waits any more, or it has taken too long. */
export async function waitForPlanned(house: House, ids: readonly number[]): Promise<void> {
  const until = Date.now() + MOST_WAIT_MS
  while (Date.now() < until && (await notDoneOnce(house, ids)).length > 0) await sleep(1000)
}

/** The planned entries that are not published, or were published more than once. */
export async function notDoneOnce({ databaseUrl }: House, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await asking(databaseUrl(), (ask) =>
    ask<{ id: number; times: number; record: boolean; queued: string | null }>(
      `select f.id, r.slug is not null as record,
         (select count(*)::int from _flowers_v v where v.parent_id = f.id and v.version__status = 'published') as times,
         (select concat('processing ', processing, ', error ', has_error) from payload_jobs j
          where j.input -> 'doc' ->> 'value' = f.id::text and j.completed_at is null) as queued
       from flowers f left join read_model.records r on r.resource = 'flower' and r.document_id = f.id
       where f.id = any($1)`,
      [ids],
    ),
  )
  return rows.flatMap(({ id, times, record, queued }) =>
    times === 1 && record
      ? []
      : [`the planned publish of ${id} was done ${times} times (${queued ?? 'not in the queue'})`],
  )
}
