/**
 * Makes what readers see of documents agree with their present state. It looks at the state and not at what happened, so
 * that publishing, unpublishing, renaming, trashing and rebuilding are one path, and doing it twice does no harm.
 */
import { createHash } from 'node:crypto'
import { Forbidden, type PayloadRequest, ValidationError } from 'payload'
import { personOf, publishes } from '#collections/access/person.ts'
import type { CatalogueCollection } from '#collections/collection.ts'
import { draftRecord } from '#collections/draft-record.ts'
import { labelOfPath } from '#collections/placed-fields.ts'
import { collectionSlug } from '#collections/slugs.ts'
import type { Execute } from '#src/read-model/database.ts'
import { kindOf } from '#src/read-model/facets/index.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { isTopic } from '#src/read-model/resources/index.ts'
import { termsOf } from '#src/read-model/terms.ts'
import { takingTurns } from '#src/read-model/turns.ts'
import { writeFindable } from './findable.ts'
import { type LedgerRow, ledgerRows, writeLedger } from './ledger.ts'
import { type FieldMistake, type Projection, projected } from './project.ts'
import {
  countWaiting,
  type IdentityChanges,
  keepFormerSlugs,
  nextRevision,
  putRecords,
  type RecordRow,
  recordRow,
  removeRecord,
} from './put.ts'
import { areOfTopics, withReferences } from './references.ts'
import { type WaitingName, waitingNames, writeWaitingNames } from './waiting.ts'
import type { Reworded } from './words.ts'

/** A document as its table holds it: references as ids. */
export type StoredDocument = Readonly<Record<string, unknown>> & { id: number }

/** What settling needs around it: the request of a save, and statements in its transaction. */
export type Publishing = { req: PayloadRequest; execute: Execute }

/**
 * `isFollowing`: the documents themselves did not change, only what they refer to. `later`: a list that takes the changes of words, which
 * the caller then writes.
 */
type SettleOptions = { isFollowing?: boolean; later?: Reworded[] }

/**
 * Puts the records of published documents of a collection; of others it removes the records, and counts the documents as waiting. Gives
 * by document what changed for entries that refer to it. A ValidationError names the fields that keep a document from being published,
 * or from being named while it waits. Forbidden is thrown where a writer's save would change what readers see.
 */
export async function settle(
  publishing: Publishing,
  collection: CatalogueCollection,
  documents: readonly StoredDocument[],
  options: SettleOptions = {},
): Promise<IdentityChanges> {
  const write = await workedOut(publishing, collection, documents, options)
  return write()
}

/**
 * The same in two steps: works out what is to be written, and gives the function that writes it. Other documents of the service may be
 * worked out before that is called.
 */
export async function workedOut(
  publishing: Publishing,
  collection: CatalogueCollection,
  documents: readonly StoredDocument[],
  { isFollowing = false, later }: SettleOptions = {},
): Promise<() => Promise<IdentityChanges>> {
  const { execute, req } = publishing
  const { resource } = collection
  const ids = documents.map(({ id }) => id)
  const ledger = await ledgerRows(execute, resource, ids)
  const wereOfTopics = await areOfTopics(execute, resource, ids)
  const waiting = await waitingOf(req, collection, documents)
  const projected = await project(publishing, collection, documents.filter(isWritten), { ledger, isFollowing })
  return async () => {
    const changes = await putRecords(execute, resource, projected, { later })
    if (isTopic(resource)) addOtherChanges(changes, projected, ledger)
    for (const document of documents) {
      if (isWritten(document)) continue
      const change = await removeRecord(execute, resource, document.id)
      if (change) changes.set(document.id, change)
    }
    if (!isFollowing && (projected.length > 0 || changes.size > 0)) requirePublisher(req)
    if (wereOfTopics || (await areOfTopics(execute, resource, ids)))
      await nextRevision(execute, resource.service, ['topics'])
    const rows = ledgerAfter(ledger, waiting, projected)
    for (const { documentId, record } of projected) {
      const former = rows.get(documentId)?.slugs.filter((slug) => slug !== record.slug) ?? []
      if (changes.has(documentId)) await keepFormerSlugs(execute, resource, documentId, former)
    }
    const counted = documents.map(({ id }) => ({
      before: ledger.get(id)?.waitingTerms ?? null,
      after: waiting.get(id)?.terms ?? null,
    }))
    await countWaiting(execute, resource, counted)
    const named = await writeWaitingNames(
      execute,
      resource,
      new Map(ids.map((id) => [id, waiting.get(id)?.names ?? []])),
    )
    if (!isFollowing) requireNaming(req, collection, named)
    await writeLedger(execute, resource, rows)
    if (!isFollowing) await writeFindable(execute, resource, ids)
    return changes
  }
}

/** Adds topics that changed in anything but their identity: an entry takes more from its topic than the name, such as its dates. */
function addOtherChanges(
  changes: IdentityChanges,
  projected: readonly Projected[],
  ledger: ReadonlyMap<number, LedgerRow>,
): void {
  for (const { documentId, record, dates } of projected) {
    const isAsBefore = changes.has(documentId) || ledger.get(documentId)?.digest === dates.digest
    const identity = { slug: String(record.slug), name: String(record.name) }
    if (!isAsBefore) changes.set(documentId, { before: identity, after: identity })
  }
}

/** The rows of the ledger for these documents: those that were projected, and those that wait. */
export function ledgerAfter(
  ledger: ReadonlyMap<number, LedgerRow>,
  waiting: ReadonlyMap<number, Waiting>,
  projected: readonly Projected[],
): Map<number, LedgerRow> {
  const rows = new Map([...ledger].map(([id, row]) => [id, { ...row, waitingTerms: waiting.get(id)?.terms ?? null }]))
  for (const { documentId, record, dates } of projected) {
    const row = rows.get(documentId)
    if (row) rows.set(documentId, { ...row, ...dates, slugs: [...new Set([...row.slugs, String(record.slug)])] })
  }
  return rows
}

/** Whether readers see it. */
export const isWritten = (document: StoredDocument): boolean => document._status === 'published' && !document.deletedAt

/** What readers are told of a document that waits: the terms it is counted by and, if an editor marked it, its names. */
type Waiting = { terms: string[]; names: WaitingName[] }

/**
 * Documents that wait to be written, with the terms of the closed lists and countries they have so far. Links may lead to drafts, and free
 * words would be shown to readers, so neither counts. A document without a name is a form that someone opened, and does not count either.
 */
export async function waitingOf(
  req: PayloadRequest,
  { resource }: CatalogueCollection,
  documents: readonly StoredDocument[],
): Promise<Map<number, Waiting>> {
  const waiting = documents.filter((document) => !isWritten(document) && !document.deletedAt)
  const facets = Object.fromEntries(Object.entries(resource.facets).filter(([, facet]) => !kindOf(facet).isFree))
  const drafts = await latestVersions(req, resource, waiting)
  const told = waiting.flatMap((document): [number, Waiting][] => {
    const draft = drafts.get(document.id)
    if (!draft?.name) return []
    const terms = termsOf({ ...resource, links: {}, facets }, { ...draftRecord(resource, draft), cities: [] })
    return [[document.id, { terms, names: waitingNames(resource, draft) }]]
  })
  return new Map(told)
}

/** The newest version of each document, by its id; the document itself while there is none. */
export async function latestVersions(
  req: PayloadRequest,
  resource: AnyResource,
  documents: readonly StoredDocument[],
): Promise<Map<number, StoredDocument>> {
  const newest = new Map(documents.map((document) => [document.id, document]))
  if (documents.length === 0) return newest
  const { docs } = await req.payload.db.findVersions({
    collection: collectionSlug(resource),
    where: { and: [{ parent: { in: [...newest.keys()] } }, { latest: { equals: true } }] },
    sort: 'updatedAt',
    limit: 0,
    pagination: false,
    req,
  })
  // A version holds the fields of its document, and the latest comes last.
  for (const { parent, version } of docs) newest.set(Number(parent), version as unknown as StoredDocument)
  return newest
}

type Dates = Pick<LedgerRow, 'firstPublishedAt' | 'textChangedAt' | 'digest'>

/** A published document on its way into the read model, and its dates. */
export type Projected = RecordRow & { dates: Dates }

/** The records of published documents, and their dates: the text counts as changed where it differs from the one published before. */
export async function project(
  publishing: Publishing,
  collection: CatalogueCollection,
  documents: readonly StoredDocument[],
  { ledger, isFollowing }: { ledger: ReadonlyMap<number, LedgerRow>; isFollowing: boolean },
): Promise<Projected[]> {
  const now = new Date().toISOString()
  const resolved = await withReferences(publishing, collection.resource, documents)
  const all: Projected[] = []
  const turn = takingTurns()
  for (const [index, document] of documents.entries()) {
    const before = ledger.get(document.id)
    const firstPublishedAt = before?.firstPublishedAt ?? given(publishing.req, 'firstPublishedAt') ?? now
    const keptChange = before?.textChangedAt ?? given(publishing.req, 'textChangedAt') ?? firstPublishedAt
    const projectAs = (textChangedAt: string): Projection => {
      const { projection, mistakes } = projected(collection, {
        ...resolved[index],
        publishedAt: firstPublishedAt,
        textChangedAt,
      })
      if (!projection) throw refusal(collection, document, mistakes)
      return projection
    }
    const unchanged = projectAs(keptChange)
    const digest = digestOf(unchanged)
    const isUnchanged = !before?.digest || before.digest === digest || isFollowing
    const textChangedAt = isUnchanged ? keptChange : now
    const projection = isUnchanged ? unchanged : projectAs(now)
    all.push({
      ...recordRow(collection.resource, { documentId: document.id, ...projection }),
      dates: { firstPublishedAt, textChangedAt, digest },
    })
    await turn()
  }
  return all
}

/** An instant that an import hands over for entries that are older than this database. */
function given(req: PayloadRequest, name: 'firstPublishedAt' | 'textChangedAt'): string | null {
  const value = req.context[name]
  return typeof value === 'string' ? new Date(value).toISOString() : null
}

const digestOf = ({ record, calendar }: Projection): string => {
  const { updated_at: _, ...text } = record
  return createHash('sha256')
    .update(JSON.stringify([text, calendar]))
    .digest('hex')
}

/** Refuses a writer. Scripts and scheduled jobs without a person may publish. */
export function requirePublisher(req: PayloadRequest): void {
  const person = personOf(req)
  if (person && !publishes(person)) throw new Forbidden(req.t)
}

/** Refuses a writer whose save would show readers the names of a draft, or change those they are shown. */
function requireNaming(req: PayloadRequest, { resource }: CatalogueCollection, named: readonly number[]): void {
  const person = personOf(req)
  if (named.length === 0 || !person || publishes(person)) return
  const message = 'Readers are told of it by name while it waits: an editor says so, and changes what it is called.'
  throw new ValidationError({
    collection: collectionSlug(resource),
    ...(named[0] !== undefined && { id: named[0] }),
    errors: [{ path: 'mayBeNamed', label: 'May be named while it waits', message }],
  })
}

/** The refusal of a publish, which the form shows at the fields. */
function refusal({ resource, config }: CatalogueCollection, document: StoredDocument, mistakes: FieldMistake[]) {
  const errors = mistakes.map(({ path, message }) => ({
    path,
    message,
    label: `${labelOfPath(config.fields, path)}: ${message}`,
  }))
  return new ValidationError(
    { collection: collectionSlug(resource), id: document.id, errors },
    (() => `The ${resource.one} “${document.name}” cannot be published.`) as never,
  )
}
