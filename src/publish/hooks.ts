/** Hooks that publish: after each save, in its transaction, what readers see is settled. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import type { CatalogueCollection } from '#collections/collection.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { settleDependents } from './dependents.ts'
import { eachDocumentAlone } from './each-document-alone.ts'
import { forget, ledgerRow } from './ledger.ts'
import { takeOffQueue } from './planned.ts'
import { countWaiting, removeRecord } from './put.ts'
import { publishingIn, requirePublisher, type StoredDocument, settle } from './settle.ts'
import { executeIn, publishAlone } from './transaction.ts'

/** The collection with the hooks that publish its documents. `context.skipDependents` leaves those who refer to them. */
export const withPublishing = (collection: CatalogueCollection): CollectionConfig => ({
  ...collection.config,
  hooks: {
    beforeOperation: [eachDocumentAlone],
    afterChange: [afterChange(collection)],
    afterDelete: [afterDelete(collection)],
  },
})

const afterChange =
  (collection: CatalogueCollection): CollectionAfterChangeHook =>
  async ({ doc, req, context }) => {
    const { resource } = collection
    const execute = await executeIn(req)
    await takeOffQueue(execute)
    await publishAlone(execute, resource.service)
    const found = await req.payload.db.findOne({
      collection: collectionSlug(resource),
      where: { id: { equals: doc.id } },
      req,
    })
    // A row of the collection's table is plain data with an id.
    const stored = found as unknown as StoredDocument
    // Newer changes of a published entry are kept aside until they are published too.
    if (doc._status === 'draft' && stored._status === 'published') return doc
    const publishing = publishingIn(req, execute)
    const change = await settle(publishing, collection, stored)
    if (change && !context.skipDependents) await settleDependents(publishing, resource, stored.id, change)
    return doc
  }

const afterDelete =
  ({ resource }: CatalogueCollection): CollectionAfterDeleteHook =>
  async ({ id, req, context }) => {
    const execute = await executeIn(req)
    await publishAlone(execute, resource.service)
    const documentId = Number(id)
    const change = await removeRecord(execute, resource, documentId)
    if (change) requirePublisher(req)
    const { waitingTerms } = await ledgerRow(execute, resource, documentId)
    await countWaiting(execute, resource, waitingTerms, null)
    await forget(execute, resource, documentId)
    if (change && !context.skipDependents)
      await settleDependents(publishingIn(req, execute), resource, documentId, change)
  }
