/** Headlines are published and removed one by one, since there may be thousands; a batch is one transaction and one revision. */
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'
import type { Execute } from '#src/read-model/database.ts'
import { findService, type ServiceId } from '#src/services.ts'
import { nextRevision } from './put.ts'
import { executeIn } from './transaction.ts'

/** A headline as a feed gives it. */
export type NewHeadline = { title: string; address: string; publishedAt: Date }

type Headline = Readonly<Record<string, unknown>>

/** The collection of headlines with hooks that publish the one that changed. */
export const withHeadlines = (config: CollectionConfig): CollectionConfig => {
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    const execute = await executeIn(req)
    const places = [doc, previousDoc ?? {}]
    await takeOut(execute, places)
    await publishHeadlines(execute, { ids: [Number(doc.id)] })
    await told(execute, places)
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    const execute = await executeIn(req)
    await takeOut(execute, [doc])
    await told(execute, [doc])
  }
  return { ...config, hooks: { ...config.hooks, afterChange: [afterChange], afterDelete: [afterDelete] } }
}

/** The collection of outlets with a hook that gives headlines the present name of their outlet. */
export const withOutlets = (config: CollectionConfig): CollectionConfig => {
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    if (operation === 'create' || doc.name === previousDoc?.name) return
    const execute = await executeIn(req)
    const renamed = await execute(
      `update read_model.headlines h set outlet = $2 from headlines d
       where d.outlet_id = $1 and h.service = d.service::text and h.address = d.address returning h.service`,
      [doc.id, doc.name],
    )
    await told(execute, renamed)
  }
  return { ...config, hooks: { ...config.hooks, afterChange: [afterChange] } }
}

/** Puts missing headlines into the read model: those with these ids, or all of a service. */
export async function publishHeadlines(
  execute: Execute,
  { ids = null, service = null }: { ids?: readonly number[] | null; service?: ServiceId | null },
): Promise<void> {
  await execute(
    `insert into read_model.headlines (service, address, title, outlet, published_at)
     select d.service::text, d.address, d.title, coalesce(o.name, ''), d.published_at
     from headlines d left join outlets o on o.id = d.outlet_id
     where ($1::int[] is null or d.id = any($1::int[])) and ($2::text is null or d.service::text = $2)`,
    [ids, service],
  )
}

/** Stores and publishes the headlines of an outlet that are not stored yet; gives how many. */
export const addHeadlines = (
  payload: Payload,
  { id, service }: { id: number; service: ServiceId },
  headlines: readonly NewHeadline[],
): Promise<number> =>
  inTransaction(payload, async (execute) => {
    const added = await execute<{ id: number }>(
      `insert into headlines (service, title, address, outlet_id, published_at)
       select $1::enum_headlines_service, title, address, $2::int, published_at
       from unnest($3::text[], $4::text[], $5::timestamptz[]) as given (title, address, published_at)
       on conflict (service, address) do nothing returning id`,
      [
        service,
        id,
        headlines.map(({ title }) => title),
        headlines.map(({ address }) => address),
        headlines.map(({ publishedAt }) => publishedAt.toISOString()),
      ],
    )
    if (added.length === 0) return 0
    await publishHeadlines(execute, { ids: added.map((row) => row.id) })
    await told(execute, [{ service }])
    return added.length
  })

/** Deletes the headlines published before an instant; gives how many. */
export const removeHeadlines = (payload: Payload, before: Date): Promise<number> =>
  inTransaction(payload, async (execute) => {
    const gone = await execute('delete from headlines where published_at < $1 returning service, address', [
      before.toISOString(),
    ])
    if (gone.length === 0) return 0
    await takeOut(execute, gone)
    await told(execute, gone)
    return gone.length
  })

async function inTransaction<T>(payload: Payload, work: (execute: Execute) => Promise<T>): Promise<T> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const result = await work(await executeIn(req))
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function takeOut(execute: Execute, headlines: readonly Headline[]): Promise<void> {
  await execute(
    `delete from read_model.headlines h using unnest($1::text[], $2::text[]) as gone (service, address)
     where h.service = gone.service and h.address = gone.address`,
    [headlines.map(({ service }) => service ?? null), headlines.map(({ address }) => address ?? null)],
  )
}

/** Raises the revision of each service whose headlines changed, in a fixed order, so that two batches cannot deadlock. */
async function told(execute: Execute, headlines: readonly Headline[]): Promise<void> {
  const services = new Set(headlines.flatMap(({ service }) => findService(String(service))?.id ?? []))
  for (const service of [...services].sort()) await nextRevision(execute, service, ['headlines'])
}
