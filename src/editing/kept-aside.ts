/**
 * Changes that wait beside a published entry go into the trash with it and out of it again, and wait on. The CMS saves an entry as its
 * newest version is: what went into the trash as it was published would come out of it with changes that nobody published.
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

/** What these hooks tell each other, and those that count saves. `isBare`: the save names no word of the entry and no status. */
export type Aside = { isBare?: boolean; isDraft: boolean; present?: Document | undefined; aside?: Document }

/** Into the trash, or out of it, goes what is published. */
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

/** What waited is the newest version again, in the same place as the entry. */
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
