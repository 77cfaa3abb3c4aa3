/**
 * Changes that wait beside a published entry go into the trash and out of it with the entry, and keep waiting. The CMS saves an entry
 * from its newest version: by itself it would publish the waiting changes along the way.
 */
import {
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  getLatestCollectionVersion,
} from 'payload'
import { contentFields } from '#collections/content-fields.ts'
import { writeFindable } from '#src/publish/findable.ts'
import { executeIn } from '#src/publish/transaction.ts'
import { entryResource } from './entry-resource.ts'

type Document = Record<string, unknown> & { id: number }

/** Shared by these hooks and those that count saves. `isBare`: the save names no text of the entry and no status. */
export type Aside = { isBare?: boolean; isDraft: boolean; present?: Document | undefined; aside?: Document }

/** Has the published version go into the trash, or out of it, and keeps the waiting one aside. */
export const setAside: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, collection, req }) => {
  const saving = req.context.saving as Aside | undefined
  const isMoved = operation === 'update' && Boolean(data?.deletedAt) !== Boolean(originalDoc?.deletedAt)
  if (!isMoved || !saving?.isBare || saving.isDraft || data?._status !== 'published') return data
  const query = { collection: collection.slug as CollectionSlug, where: { id: { equals: originalDoc?.id } }, req }
  const latest = await getLatestCollectionVersion({
    id: originalDoc?.id,
    config: collection,
    payload: req.payload,
    query,
    req,
  })
  const stored = await req.payload.db.findOne(query)
  // A version holds the fields of its entry, and a row of the table is plain data.
  const [waiting, published] = [latest, stored] as unknown as (Document | undefined)[]
  if (waiting?._status !== 'draft' || published?._status !== 'published') return data
  saving.aside = waiting
  saving.present = published
  return { ...data, ...Object.fromEntries(contentFields(collection.fields).map(({ name }) => [name, published[name]])) }
}

/** Stores the waiting version as the newest one again, in the trash or out of it like the entry. */
export const putBack: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const saving = req.context.saving as Aside | undefined
  if (!saving?.aside) return doc
  const now = new Date().toISOString()
  await req.payload.db.createVersion({
    collectionSlug: collection.slug as CollectionSlug,
    parent: doc.id,
    versionData: { ...saving.aside, deletedAt: doc.deletedAt ?? null } as never,
    autosave: false,
    createdAt: now,
    updatedAt: now,
    req,
  })
  await writeFindable(await executeIn(req), entryResource(collection.slug), [Number(doc.id)])
  return doc
}
