/** Pictures: the published entries that show one follow when its words or its file change, or it is deleted. */
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { pictureOf } from '#collections/entry.ts'
import { collectionOf } from '#collections/index.ts'
import type { Execute } from '#src/read-model/database.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { documentsWith } from './documents.ts'
import { followPicture, whoShow } from './followers.ts'
import { isWritten, requirePublisher, settle } from './settle.ts'
import { executeIn, publishAlone } from './transaction.ts'

/** The media collection with the hooks that keep its readers up to date. A writer may not change a published picture. */
export const withMedia = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: { ...config.hooks, afterChange: [afterChange], afterDelete: [afterDelete] },
})

const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return
  const before = pictureOf(previousDoc)
  if (before === null || JSON.stringify(before) === JSON.stringify(pictureOf(doc))) return
  const execute = await inTurn(await executeIn(req))
  const shown = await followPicture(execute, before.src, doc)
  if (shown > 0) requirePublisher(req)
}

const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const execute = await inTurn(await executeIn(req))
  const shown = await whoShow(execute, pictureOf(doc)?.src ?? '')
  if (shown.length > 0) requirePublisher(req)
  for (const { service, resource: id, documentIds } of shown) {
    const resource = findResource(service, id)
    for await (const documents of documentsWith(req, resource, documentIds))
      await settle({ req, execute }, collectionOf(resource), documents.filter(isWritten), { isFollowing: true })
  }
}

/** Keeps every service from publishing meanwhile: its records would show the picture as it was. */
async function inTurn(execute: Execute): Promise<Execute> {
  await publishAlone(execute, 'network')
  return execute
}
