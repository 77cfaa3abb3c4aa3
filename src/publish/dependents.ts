/** Published documents that refer to an entry follow when its slug, name or published state changes. */
import type { PayloadRequest, Where } from 'payload'
import { textLink, textLinksField } from '#collections/fields/text-links.ts'
import { collectionOf } from '#collections/index.ts'
import { collectionSlug } from '#collections/slugs.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { isTopic, resourcesOf } from '#src/read-model/resources/index.ts'
import { documentsWith } from './documents.ts'
import { followRename, termsNaming } from './followers.ts'
import type { IdentityChanges } from './put.ts'
import { referenceFields } from './references.ts'
import { isWritten, type Publishing, settle } from './settle.ts'
import { settleSpeakers } from './topics.ts'

/**
 * Brings everything up to date that refers to these entries by their present or former slugs. An entry that readers see before and after
 * is renamed in the records that name it; where an entry comes or goes, the documents that refer to it are settled.
 */
export async function settleDependents(
  publishing: Publishing,
  target: AnyResource,
  changes: IdentityChanges,
): Promise<void> {
  if (changes.size === 0) return
  if (isTopic(target)) return settleSpeakers(publishing, changes)
  const { req, execute } = publishing
  const came: number[] = []
  const moved: number[] = []
  const slugsGone: string[] = []
  for (const [id, { before, after }] of changes) {
    if (before && after) await followRename(execute, target, before, after)
    else came.push(id)
    if (before?.slug !== after?.slug) moved.push(id)
    if (before && !after) slugsGone.push(before.slug)
  }
  if (moved.length === 0) return
  const links = moved.map((id) => textLink({ relationTo: collectionSlug(target), id }))
  for (const resource of resourcesOf(target.service)) {
    const fields = came.length === 0 ? [] : referenceFields(resource).filter(({ to }) => to === target)
    // A text that links to an entry holds its address, so a record with such a text is projected anew.
    const naming: Where[] = fields.map(({ field }) => ({ [field]: { in: came } }))
    const where: Where = { or: [...naming, { [textLinksField]: { in: links } }] }
    const referring = await idsOf(req, resource, { and: [{ _status: { equals: 'published' } }, where] })
    const left = await leftBehind(execute, resource, target, slugsGone)
    for await (const documents of documentsWith(req, resource, [...new Set([...referring, ...left])]))
      await settle(publishing, collectionOf(resource), documents.filter(isWritten), { isFollowing: true })
  }
}

async function idsOf(req: PayloadRequest, resource: AnyResource, where: Where): Promise<number[]> {
  const { docs } = await req.payload.db.find({
    collection: collectionSlug(resource),
    where,
    select: { slug: true },
    limit: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id }) => Number(id))
}

/** Documents whose records still refer to deleted entries by these slugs, though no row refers to them any more. */
async function leftBehind(
  execute: Execute,
  resource: AnyResource,
  target: AnyResource,
  slugs: readonly string[],
): Promise<number[]> {
  if (slugs.length === 0) return []
  const rows = await execute<{ document_id: number }>(
    'select document_id from read_model.records where service = $1 and resource = $2 and terms && $3::text[]',
    [resource.service, resource.id, slugs.flatMap((slug) => termsNaming(resource, target, slug))],
  )
  return rows.map((row) => row.document_id)
}
