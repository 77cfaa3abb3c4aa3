/** Makes the read model anew from the collections, by the path the hooks take. */
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload'
import type { CatalogueCollection } from '#collections/collection.ts'
import { collectionsOf } from '#collections/index.ts'
import { note } from '#src/audit/note.ts'
import { machineOf } from '#src/audit/who.ts'
import type { Execute } from '#src/read-model/database.ts'
import { parts } from '#src/read-model/parts.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findService, type OwnerId, owners } from '#src/services.ts'
import { withBeside } from './beside.ts'
import { forgetDatesWithoutRecord } from './dates.ts'
import { everyDocument } from './documents.ts'
import { writeFindable } from './findable.ts'
import { ledgerRows, writeLedger } from './ledger.ts'
import { nextRevision, writeRecords } from './put.ts'
import { tableOf } from './references.ts'
import { scoreAnew } from './scores.ts'
import { isWritten, ledgerAfter, type Publishing, project, type StoredDocument, waitingOf } from './settle.ts'
import { publishShared } from './shared.ts'
import { type Surveys, surveysIn } from './survey.ts'
import { executeIn, publishAlone } from './transaction.ts'
import { writeWaitingNames } from './waiting.ts'
import { indexWords } from './words.ts'

/** How many entries of a service are written and how many wait. */
export type Rebuilt = { service: OwnerId; written: number; waiting: number }

/**
 * Rebuilds what all hold in common, then every service, each in one transaction: readers see the old until it commits. How often
 * pages were read is kept. Throws a ValidationError that names the document and the fields when a published one does not parse.
 */
export async function rebuild(payload: Payload): Promise<Rebuilt[]> {
  const rebuilt: Rebuilt[] = []
  for (const owner of owners) rebuilt.push(await rebuildService(payload, owner))
  return rebuilt
}

/** Rebuilds one service. */
export async function rebuildService(payload: Payload, service: OwnerId): Promise<Rebuilt> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const execute = await executeIn(req)
    await publishAlone(execute, service)
    const surveys = surveysIn(execute)
    const counted = await refill({ req, execute }, service, surveys)
    const catalogue = findService(service)
    if (catalogue) await publishShared(execute, req, catalogue.id)
    await nextRevision(execute, service, parts)
    const reason = `${counted.written} written, ${counted.waiting} waiting`
    await note(execute, [{ who: machineOf('rebuild'), kind: 'rebuilt', service, reason }])
    await surveys.end()
    await commitTransaction(req)
    return { service, ...counted }
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function refill({ req, execute }: Publishing, service: OwnerId, surveys: Surveys) {
  for (const table of ['counts', 'former_slugs', 'waiting'])
    await execute(`delete from read_model.${table} where service = $1`, [service])
  for (const { resource } of collectionsOf(service)) await removeStray(execute, resource)
  const counted = { written: 0, waiting: 0 }
  // PostgreSQL writes some records while the next are worked out.
  await withBeside(async (beside) => {
    for (const collection of collectionsOf(service))
      for await (const documents of everyDocument(req, collection.resource)) {
        const { written, waiting, write } = await placed({ req, execute }, collection, documents)
        await beside(async () => {
          await write()
          await surveys.wrote(written)
        })
        counted.written += written
        counted.waiting += waiting
      }
  })
  for (const statement of [recount, restoreFormerSlugs, forgetPicks]) await execute(statement, [service])
  await scoreAnew(execute, service, 'all')
  await indexWords(execute, service)
  await forgetDatesWithoutRecord(execute, service)
  return counted
}

/**
 * Removes the records of documents that are no longer published, and of documents whose address changed, since another document may have
 * that address now. All others are overwritten, so that only records that come out different are noted as changes.
 */
const removeStray = (execute: Execute, resource: AnyResource): Promise<unknown> =>
  execute(
    `delete from read_model.records r where service = $1 and resource = $2 and not exists (
       select from ${tableOf(resource)} e
       where (e.id, e.slug) = (r.document_id, r.slug) and e._status = 'published' and e.deleted_at is null)`,
    [resource.service, resource.id],
  )

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

/** Removes picks of entries that are no longer published. */
const forgetPicks = `
  delete from read_model.picks p where service = $1 and not exists (
    select from read_model.records r where (r.service, r.resource, r.slug) = (p.service, p.resource, p.slug))`

/** How many of these documents are written and how many wait, and the function that stores them. */
async function placed(
  publishing: Publishing,
  collection: CatalogueCollection,
  documents: readonly StoredDocument[],
): Promise<{ written: number; waiting: number; write: () => Promise<void> }> {
  const { execute, req } = publishing
  const { resource } = collection
  const ids = documents.map(({ id }) => id)
  const ledger = await ledgerRows(execute, resource, ids)
  const waiting = await waitingOf(req, collection, documents)
  const projected = await project(publishing, collection, documents.filter(isWritten), { ledger, isFollowing: true })
  const write = async () => {
    await writeRecords(execute, resource, projected)
    await writeWaitingNames(execute, resource, new Map([...waiting].map(([id, { names }]) => [id, names])))
    await writeLedger(execute, resource, ledgerAfter(ledger, waiting, projected))
    await writeFindable(execute, resource, ids)
  }
  return { written: projected.length, waiting: waiting.size, write }
}
