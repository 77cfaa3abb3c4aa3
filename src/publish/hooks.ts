/** Hooks that publish: after each save, in its transaction, what readers see is settled. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import type { CatalogueCollection } from '#collections/collection.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { settleDependents } from './dependents.ts'
import { eachDocumentAlone } from './each-document-alone.ts'
import { forgetFindable, writeFindable } from './findable.ts'
import { forget, ledgerRow } from './ledger.ts'
import { forgetFulfilled, takeOffQueue } from './planned.ts'
import { countWaiting, nextRevision, removeRecord } from './put.ts'
import { areOfTopics } from './references.ts'
import { requirePublisher, type StoredDocument, settle } from './settle.ts'
import { executeIn, publishAlone } from './transaction.ts'
import { writeWaitingNames } from './waiting.ts'

/** The collection with the hooks that publish its documents. With `context.isPublishedLater` the caller of the save publishes them. */
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
    if (context.isPublishedLater) return doc
    const { resource } = collection
    const execute = await executeIn(req)
    await takeOffQueue(execute)
    await publishAlone(execute, resource.service)
    const row = await req.payload.db.findOne({
      collection: collectionSlug(resource),
      where: { id: { equals: doc.id } },
      req,
    })
    // A row of the collection's table is plain data with an id.
    const stored = row as unknown as StoredDocument
    // A draft of a published entry waits to be published; readers keep seeing the published version.
    if (doc._status === 'draft' && stored._status === 'published') {
      await writeFindable(execute, resource, [stored.id])
      return doc
    }
    if (!stored.deletedAt)
      await forgetFulfilled(execute, { collection: collectionSlug(resource), id: stored.id, status: doc._status })
    const publishing = { req, execute }
    const changes = await settle(publishing, collection, [stored])
    await settleDependents(publishing, resource, changes)
    return doc
  }

const afterDelete =
  ({ resource }: CatalogueCollection): CollectionAfterDeleteHook =>
  async ({ id, req }) => {
    const execute = await executeIn(req)
    await publishAlone(execute, resource.service)
    const documentId = Number(id)
    const wasOfTopic = await areOfTopics(execute, resource, [documentId])
    const change = await removeRecord(execute, resource, documentId)
    if (change) requirePublisher(req)
    if (wasOfTopic) await nextRevision(execute, resource.service, ['topics'])
    const { waitingTerms } = await ledgerRow(execute, resource, documentId)
    await countWaiting(execute, resource, [{ before: waitingTerms, after: null }])
    await writeWaitingNames(execute, resource, new Map([[documentId, []]]))
    await forget(execute, resource, documentId)
    await forgetFindable(execute, resource, [documentId])
    if (change) await settleDependents({ req, execute }, resource, new Map([[documentId, change]]))
  }
