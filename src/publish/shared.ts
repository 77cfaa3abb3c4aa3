/** Publication cards, planned picks and headlines: they are public without being entries, and saving one publishes it. */
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { markdownOrNull, textOrNull, textProblem } from '#collections/entry.ts'
import { catalogueCollections } from '#collections/index.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { Part } from '#src/read-model/parts.ts'
import { publication } from '#src/read-model/publication.ts'
import { findService, type ServiceId } from '#src/services.ts'
import { publishHeadlines } from './headlines.ts'
import { mistakesOf } from './project.ts'
import { nextRevision } from './put.ts'
import { executeIn, publishAlone } from './transaction.ts'

type Document = Readonly<Record<string, unknown>>
/** Publishes the documents of a service, and gives the parts that changed beside its own. */
type Publish = (execute: Execute, req: PayloadRequest, service: ServiceId) => Promise<readonly Part[]>

/** The collection with hooks that publish all its documents of a service whenever one of them changes: they are few. */
const publishingWith = (config: CollectionConfig, part: Part, publish: Publish): CollectionConfig => {
  const publishServices = async (req: PayloadRequest, documents: Document[]) => {
    const execute = await executeIn(req)
    for (const service of servicesOf(documents)) {
      await publishAlone(execute, service)
      const also = await publish(execute, req, service)
      await nextRevision(execute, service, [part, ...also])
    }
  }
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
    await publishServices(req, [doc, previousDoc ?? {}])
  }
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await publishServices(req, [doc])
  }
  return { ...config, hooks: { ...config.hooks, afterChange: [afterChange], afterDelete: [afterDelete] } }
}

/** Publication cards: one per service. */
export const withCards = (config: CollectionConfig): CollectionConfig => publishingWith(config, 'card', publishCard)

/** Planned picks: one entry per service, resource and day. */
export const withPicks = (config: CollectionConfig): CollectionConfig => publishingWith(config, 'picks', publishPicks)

/** Publishes all of this of a service. */
export async function publishShared(execute: Execute, req: PayloadRequest, service: ServiceId): Promise<void> {
  await publishCard(execute, req, service)
  await publishPicks(execute, req, service)
  await execute('delete from read_model.headlines where service = $1', [service])
  await publishHeadlines(execute, { service })
}

const servicesOf = (documents: readonly Document[]): Set<ServiceId> =>
  new Set(documents.flatMap(({ service }) => findService(String(service))?.id ?? []))

/** Each entry tells the name and the licence of its catalogue, so another name or licence changes all of them. */
const publishCard: Publish = async (execute, req, service) => {
  const [before] = await execute<{ name: string; licence: string }>(
    `delete from read_model.publications where service = $1
     returning record ->> 'name' as name, record ->> 'licence' as licence`,
    [service],
  )
  const [card] = await documentsOf(req, 'publications', service)
  if (!card) return ['entries']
  const unfit = textProblem(card.about)
  if (unfit !== null)
    throw new ValidationError({
      collection: 'publications',
      errors: [{ path: 'about', label: 'About', message: unfit }],
    })
  const { success, data, error } = publication.safeParse({
    name: textOrNull(card.name),
    tagline: textOrNull(card.tagline),
    publisher: textOrNull(card.publisher),
    network: textOrNull(card.network),
    topics: card.topics ?? [],
    about: markdownOrNull(card.about),
    ad_slots: rowsOf(card.adSlots).map(({ name, place, size }) => ({ name, place, size })),
    contact: textOrNull(card.contact),
    licence: card.licence,
  })
  if (!success) throw new ValidationError({ collection: 'publications', errors: mistakesOf(error, '') })
  await execute('insert into read_model.publications (service, record) values ($1, $2::json)', [
    service,
    JSON.stringify(data),
  ])
  return before?.name === data.name && before.licence === data.licence ? [] : ['entries']
}

const publishPicks: Publish = async (execute, req, service) => {
  await execute('delete from read_model.planned_picks where service = $1', [service])
  for (const pick of await documentsOf(req, 'picks', service)) {
    // The entry of a pick may have been deleted since: then the entry of that day is drawn.
    if (!pick.entry) continue
    const { relationTo, value } = pick.entry as { relationTo: string; value: number }
    const resource = catalogueCollections.find(({ config }) => config.slug === relationTo)?.resource
    if (resource?.service !== service)
      throw new ValidationError({
        collection: 'picks',
        errors: [{ path: 'entry', label: 'Entry', message: 'Choose an entry of this service.' }],
      })
    const rows = await execute(
      `insert into read_model.planned_picks (service, resource, day, document_id) values ($1, $2, $3::date, $4)
       on conflict do nothing returning day`,
      [service, resource.id, pick.day, value],
    )
    if (rows.length === 0)
      throw new ValidationError({
        collection: 'picks',
        errors: [{ path: 'day', label: 'Day', message: `A ${resource.one} is planned for that day already.` }],
      })
  }
  return []
}

async function documentsOf(
  req: PayloadRequest,
  collection: 'publications' | 'picks',
  service: ServiceId,
): Promise<Document[]> {
  const where = { service: { equals: service } }
  const { docs } = await req.payload.db.find({ collection, where, limit: 0, pagination: false, sort: 'id', req })
  // Rows of a collection's table are plain data.
  return docs as unknown as Document[]
}

const rowsOf = (value: unknown): Document[] => (Array.isArray(value) ? value : [])
