/**
 * Makes what readers see of one document agree with its present state. It looks at the state and not at what happened, so
 * that publishing, unpublishing, renaming, trashing and rebuilding are one path, and doing it twice does no harm.
 */
import { createHash } from 'node:crypto'
import { Forbidden, type PayloadRequest, ValidationError } from 'payload'
import { personOf, publishes } from '#collections/access/person.ts'
import type { CatalogueCollection } from '#collections/collection.ts'
import { draftRecord } from '#collections/draft-record.ts'
import { collectionSlug } from '#collections/slugs.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { termsOf } from '#src/read-model/terms.ts'
import { type LedgerRow, ledgerRow, writeLedger } from './ledger.ts'
import { type Mistake, type Projection, projected } from './project.ts'
import { countWaiting, type IdentityChange, keepFormerSlugs, putRecord, removeRecord } from './put.ts'
import { type FindMedia, type FindPublished, mediaOf, publishedInTables, withReferences } from './references.ts'

/** A document as its table holds it: references as ids. */
export type StoredDocument = Readonly<Record<string, unknown>> & { id: number }

/** What settling needs around it. */
export type Publishing = { req: PayloadRequest; execute: Execute; findPublished: FindPublished; findMedia: FindMedia }

/** The surroundings of a save: its transaction, and references asked from the tables. */
export const publishingIn = (req: PayloadRequest, execute: Execute): Publishing => ({
  req,
  execute,
  findPublished: publishedInTables(execute),
  findMedia: mediaOf(req),
})

/**
 * Puts the record of a published document, or takes it out and counts the document as waiting. Gives what changed for
 * those who refer to it. A ValidationError names the fields that keep it from being published; Forbidden, a writer whose
 * save would change what readers see. `isFollowing`: the document itself did not change, only what it refers to.
 */
export async function settle(
  publishing: Publishing,
  collection: CatalogueCollection,
  document: StoredDocument,
  { isFollowing = false } = {},
): Promise<IdentityChange> {
  const { execute, req } = publishing
  const { resource } = collection
  const before = await ledgerRow(execute, resource, document.id)
  const terms = await waitingTerms(req, collection, document)
  let after: LedgerRow = { ...before, waitingTerms: terms }
  let change: IdentityChange
  if (isWritten(document)) {
    const { projection, dates } = await project(publishing, collection, document, { before, isFollowing })
    const slug = String(projection.record.slug)
    after = { ...after, ...dates, slugs: [...new Set([...before.slugs, slug])] }
    change = await putRecord(execute, resource, { documentId: document.id, ...projection })
    const former = after.slugs.filter((one) => one !== slug)
    if (change) await keepFormerSlugs(execute, resource, document.id, former)
  } else change = await removeRecord(execute, resource, document.id)
  if (!isFollowing && (isWritten(document) || change)) requirePublisher(req)
  await countWaiting(execute, resource, before.waitingTerms, terms)
  await writeLedger(execute, resource, document.id, after)
  return change
}

/** Whether readers see it. */
export const isWritten = (document: StoredDocument): boolean => document._status === 'published' && !document.deletedAt

/**
 * The terms a document is counted by while it waits: the facets of closed lists and the countries it has so far; no links, which
 * may lead to drafts, and no free words, which readers would be told. Null while it does not wait. What has not even a name is a
 * form someone opened, and does not count.
 */
export async function waitingTerms(
  req: PayloadRequest,
  { resource }: CatalogueCollection,
  document: StoredDocument,
): Promise<string[] | null> {
  if (isWritten(document) || document.deletedAt) return null
  const draft = await latestDraft(req, resource, document)
  if (!draft.name) return null
  const facets = Object.fromEntries(Object.entries(resource.facets).filter(([, { type }]) => type !== 'text'))
  return termsOf({ ...resource, links: {}, facets }, { ...draftRecord(resource, draft), cities: [] })
}

/** The newest version of a document; the document itself while there is none. */
async function latestDraft(
  req: PayloadRequest,
  resource: AnyResource,
  document: StoredDocument,
): Promise<StoredDocument> {
  const { docs } = await req.payload.db.findVersions({
    collection: collectionSlug(resource),
    where: { and: [{ parent: { equals: document.id } }, { latest: { equals: true } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  // A version holds the fields of its document.
  return (docs[0]?.version as StoredDocument | undefined) ?? document
}

type Dates = Pick<LedgerRow, 'firstPublishedAt' | 'textChangedAt' | 'digest'>

/** The record of a published document, and its dates: its text changed when it differs from what was published before. */
export async function project(
  { req, findPublished, findMedia }: Publishing,
  collection: CatalogueCollection,
  document: StoredDocument,
  { before, isFollowing }: { before: LedgerRow; isFollowing: boolean },
): Promise<{ projection: Projection; dates: Dates }> {
  const now = new Date().toISOString()
  const resolved = await withReferences(collection.resource, document, { findPublished, findMedia })
  const firstPublishedAt = before.firstPublishedAt ?? given(req, 'firstPublishedAt') ?? now
  const keptChange = before.textChangedAt ?? given(req, 'textChangedAt') ?? firstPublishedAt
  const projectAs = (textChangedAt: string): Projection => {
    const { projection, mistakes } = projected(collection, {
      ...resolved,
      publishedAt: firstPublishedAt,
      textChangedAt,
    })
    if (!projection) throw refusal(collection, document, mistakes)
    return projection
  }
  const unchanged = projectAs(keptChange)
  const digest = digestOf(unchanged)
  if (before.digest === null || before.digest === digest || isFollowing)
    return { projection: unchanged, dates: { firstPublishedAt, textChangedAt: keptChange, digest } }
  return { projection: projectAs(now), dates: { firstPublishedAt, textChangedAt: now, digest } }
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

/** The refusal of a publish, as the form shows it: at the field. */
function refusal({ resource }: CatalogueCollection, document: StoredDocument, mistakes: Mistake[]) {
  const errors = mistakes.map(({ path, message }) => ({ path, message, label: `${labelOf(path)}: ${message}` }))
  return new ValidationError(
    { collection: collectionSlug(resource), id: document.id, errors },
    (() => `The ${resource.one} “${document.name}” cannot be published.`) as never,
  )
}

/** `rule.0.month` reads "Rule 1 month". */
function labelOf(path: string): string {
  const words = path
    .split('.')
    .map((part) =>
      /^\d+$/.test(part) ? String(Number(part) + 1) : part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase(),
    )
    .join(' ')
  return words === '' ? 'The document' : words.charAt(0).toUpperCase() + words.slice(1)
}
