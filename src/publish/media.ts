/** Pictures: the published entries that show one are projected again when its words or its file change, or it is deleted. */
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
  Where,
} from 'payload'
import { catalogueCollections } from '#collections/index.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { isWritten, requirePublisher, type StoredDocument, settle } from './settle.ts'
import { executeIn, publishAlone } from './transaction.ts'

/** Documents by the slug of their collection. */
type Shown = Record<string, number[]>

/** The media collection with the hooks that keep its readers up to date. A writer may not change a published picture. */
export const withMedia = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: { ...config.hooks, afterChange: [afterChange], beforeDelete: [beforeDelete], afterDelete: [afterDelete] },
})

const afterChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await settleAll(req, await whoShow(req, doc.id))
}

/** Deleting empties the fields that refer to the picture, so that they are looked up before. */
const beforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  req.context[`showing picture ${id}`] = await whoShow(req, Number(id))
}

const afterDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
  await settleAll(req, req.context[`showing picture ${id}`] as Shown)
}

async function whoShow(req: PayloadRequest, pictureId: number): Promise<Shown> {
  const shown: Shown = {}
  for (const { resource } of catalogueCollections) {
    const slug = collectionSlug(resource)
    const where = { and: [{ picture: { equals: pictureId } }, { _status: { equals: 'published' } }] }
    shown[slug] = (await find(req, slug, where)).filter(isWritten).map(({ id }) => id)
  }
  return shown
}

async function settleAll(req: PayloadRequest, shown: Shown): Promise<void> {
  if (Object.values(shown).flat().length === 0) return
  requirePublisher(req)
  const execute = await executeIn(req)
  await publishAlone(execute, 'network')
  for (const collection of catalogueCollections) {
    const slug = collectionSlug(collection.resource)
    const ids = shown[slug] ?? []
    const documents = ids.length > 0 ? await find(req, slug, { id: { in: ids } }) : []
    await settle({ req, execute }, collection, documents, { isFollowing: true })
  }
}

async function find(req: PayloadRequest, slug: ReturnType<typeof collectionSlug>, where: Where) {
  const { docs } = await req.payload.db.find({ collection: slug, where, limit: 0, pagination: false, req })
  // A row of a collection's table is plain data with an id.
  return docs as unknown as StoredDocument[]
}
