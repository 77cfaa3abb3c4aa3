/** Published documents that refer to an entry are projected again when its slug, name or published state changes. */
import type { Where } from 'payload'
import type { CatalogueCollection } from '#collections/collection.ts'
import { collectionOf } from '#collections/index.ts'
import { collectionSlug } from '#collections/slugs.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { isTopic, resourcesOf } from '#src/read-model/resources/index.ts'
import { termOf } from '#src/read-model/terms.ts'
import type { IdentityChanges } from './put.ts'
import { referenceFields } from './references.ts'
import { isWritten, type Publishing, type StoredDocument, settle } from './settle.ts'
import { settleSpeakers } from './topics.ts'

/** Settles every published document that refers to one of these entries, or did under its slug before. */
export async function settleDependents(
  publishing: Publishing,
  target: AnyResource,
  changes: IdentityChanges,
): Promise<void> {
  if (changes.size === 0) return
  if (isTopic(target)) return settleSpeakers(publishing, changes)
  const slugsBefore = [...changes.values()].flatMap(({ slugBefore }) => slugBefore ?? [])
  for (const resource of resourcesOf(target.service)) {
    const fields = referenceFields(resource).filter(({ to }) => to === target)
    if (fields.length === 0) continue
    const collection = collectionOf(resource)
    const where: Where = { or: fields.map(({ field }) => ({ [field]: { in: [...changes.keys()] } })) }
    const referring = await find(publishing, collection, { and: [{ _status: { equals: 'published' } }, where] })
    const known = new Set(referring.map(({ id }) => id))
    const left = await leftBehind(publishing, resource, target, slugsBefore)
    const others = left.filter((id) => !known.has(id))
    const more = others.length === 0 ? [] : await find(publishing, collection, { id: { in: others } })
    await settle(publishing, collection, [...referring, ...more].filter(isWritten), { isFollowing: true })
  }
}

async function find({ req }: Publishing, { resource }: CatalogueCollection, where: Where): Promise<StoredDocument[]> {
  const { docs } = await req.payload.db.find({
    collection: collectionSlug(resource),
    where,
    limit: 0,
    pagination: false,
    req,
  })
  // A row of a collection's table is plain data with an id.
  return docs as unknown as StoredDocument[]
}

/** Documents whose records still refer to entries by these slugs, though they are deleted and no row refers to them any more. */
async function leftBehind(
  { execute }: Publishing,
  resource: AnyResource,
  target: AnyResource,
  slugs: readonly string[],
): Promise<number[]> {
  if (slugs.length === 0) return []
  const links = Object.entries(resource.links).filter(([, link]) => link.to === target.id)
  const parameters = [...links.map(([parameter]) => parameter), ...(target.isPlace ? [target.id] : [])]
  const rows = await execute<{ document_id: number }>(
    'select document_id from read_model.records where service = $1 and resource = $2 and terms && $3::text[]',
    [
      resource.service,
      resource.id,
      slugs.flatMap((slug) => parameters.map((parameter) => termOf(resource, parameter, slug))),
    ],
  )
  return rows.map((row) => row.document_id)
}
