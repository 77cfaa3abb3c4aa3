/** Makes the read model anew from the collections, by the path the hooks take. */
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import type { CatalogueCollection } from '#collections/collection.ts'
import { collectionsByService } from '#collections/index.ts'
import { collectionSlug } from '#collections/slugs.ts'
import type { Execute } from '#src/read-model/database.ts'
import { parts } from '#src/read-model/parts.ts'
import { type ServiceId, services } from '#src/services.ts'
import { ledgerRow, writeLedger } from './ledger.ts'
import { nextRevision, writeRecord } from './put.ts'
import { mediaOf, publishedInTables, remembering } from './references.ts'
import { isWritten, type Publishing, project, type StoredDocument, waitingTerms } from './settle.ts'
import { publishShared } from './shared.ts'
import { executeIn, publishAlone } from './transaction.ts'

/** How many entries of a service are written and how many wait. */
export type Rebuilt = { service: ServiceId; written: number; waiting: number }

const PAGE = 200

/**
 * Rebuilds every service, each in one transaction: readers see the old until it commits. How often pages were read is
 * kept. Throws a ValidationError that names the document and the fields when a published one does not parse.
 */
export async function rebuild(payload: Payload): Promise<Rebuilt[]> {
  const rebuilt: Rebuilt[] = []
  for (const { id } of services) rebuilt.push(await rebuildService(payload, id))
  return rebuilt
}

/** Rebuilds one service. */
export async function rebuildService(payload: Payload, service: ServiceId): Promise<Rebuilt> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const execute = await executeIn(req)
    await publishAlone(execute, service)
    const counted = await refill(req, execute, service)
    await publishShared(execute, req, service)
    await nextRevision(execute, service, parts)
    await commitTransaction(req)
    return { service, ...counted }
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function refill(req: PayloadRequest, execute: Execute, service: ServiceId) {
  await execute(
    `create temporary table kept on commit drop as
     select resource, document_id, reads, random from read_model.records where service = $1`,
    [service],
  )
  for (const table of ['records', 'counts', 'former_slugs'])
    await execute(`delete from read_model.${table} where service = $1`, [service])
  const publishing = publishingFromMemory(req, execute)
  const counted = { written: 0, waiting: 0, neither: 0 }
  for (const collection of collectionsByService[service])
    for await (const document of everyDocument(req, collection))
      counted[await place(publishing, collection, document)]++
  await execute(
    `update read_model.records r set reads = kept.reads, random = kept.random from kept
     where r.service = $1 and r.resource = kept.resource and r.document_id = kept.document_id`,
    [service],
  )
  for (const statement of [recount, restoreFormerSlugs, forgetPicks]) await execute(statement, [service])
  return { written: counted.written, waiting: counted.waiting }
}

const recount = `
  insert into read_model.counts (service, resource, term, written, waiting)
  select $1, resource, term, sum(written), sum(waiting)
  from (
    select resource, unnest(''::text || terms) as term, 1 as written, 0 as waiting
    from read_model.records where service = $1
    union all
    select resource, unnest(''::text || waiting_terms), 0, 1
    from publishing.ledger where service = $1 and waiting_terms is not null
  ) as counted group by resource, term`

const restoreFormerSlugs = `
  insert into read_model.former_slugs (service, resource, slug, document_id)
  select service, resource, former, document_id
  from publishing.ledger join read_model.records r using (service, resource, document_id) cross join unnest(slugs) as former
  where service = $1 and not exists (
    select from read_model.records taken where (taken.service, taken.resource, taken.slug) = (r.service, r.resource, former))
  on conflict do nothing`

/** What was picked and is published no more. */
const forgetPicks = `
  delete from read_model.picks p where service = $1 and not exists (
    select from read_model.records r where (r.service, r.resource, r.slug) = (p.service, p.resource, p.slug))`

async function place(
  publishing: Publishing,
  collection: CatalogueCollection,
  document: StoredDocument,
): Promise<'written' | 'waiting' | 'neither'> {
  const { execute, req } = publishing
  const { resource } = collection
  const before = await ledgerRow(execute, resource, document.id)
  if (!isWritten(document)) {
    const terms = await waitingTerms(req, collection, document)
    await writeLedger(execute, resource, document.id, { ...before, waitingTerms: terms })
    return terms ? 'waiting' : 'neither'
  }
  const { projection, dates } = await project(publishing, collection, document, { before, isFollowing: true })
  await writeRecord(execute, resource, { documentId: document.id, ...projection })
  const slugs = [...new Set([...before.slugs, String(projection.record.slug)])]
  await writeLedger(execute, resource, document.id, { ...before, ...dates, slugs, waitingTerms: null })
  return 'written'
}

/** References are asked once per entry and remembered. */
function publishingFromMemory(req: PayloadRequest, execute: Execute): Publishing {
  const find = publishedInTables(execute)
  const finders = new Map<string, (id: number) => ReturnType<typeof find>>()
  return {
    req,
    execute,
    findMedia: remembering(mediaOf(req)),
    findPublished: async (to, ids) => {
      const findOne = finders.get(to.id) ?? remembering((id: number) => find(to, [id]))
      finders.set(to.id, findOne)
      return (await Promise.all(ids.map(findOne))).flat()
    },
  }
}

async function* everyDocument(req: PayloadRequest, { resource }: CatalogueCollection): AsyncGenerator<StoredDocument> {
  let lastId = 0
  for (;;) {
    const { docs } = await req.payload.db.find({
      collection: collectionSlug(resource),
      where: { id: { greater_than: lastId } },
      sort: 'id',
      limit: PAGE,
      pagination: false,
      req,
    })
    // A row of a collection's table is plain data with an id.
    for (const document of docs as unknown as StoredDocument[]) {
      lastId = document.id
      yield document
    }
    if (docs.length < PAGE) return
  }
}
