/** Slugs under which an entry was published before: they lead to it, and stay its own until somebody releases them. */
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { keysOfEntry } from '#src/read-model/surrogate-keys.ts'
import { nextRevision } from './put.ts'

/** A former slug, and the name of the entry that it leads to. */
export type FormerSlug = { slug: string; documentId: number; name: string }

/** The former slugs among these. */
export async function formerAmong(
  execute: Execute,
  resource: AnyResource,
  slugs: readonly string[],
): Promise<FormerSlug[]> {
  if (slugs.length === 0) return []
  return execute<FormerSlug>(
    `select f.slug, f.document_id as "documentId", r.name
     from read_model.former_slugs f join read_model.records r using (service, resource, document_id)
     where f.service = $1 and f.resource = $2 and f.slug = any($3::text[])`,
    [resource.service, resource.id, slugs],
  )
}

/** The slugs that lead to an entry, in the order of the alphabet. */
export async function formerSlugsOf(execute: Execute, resource: AnyResource, documentId: number): Promise<string[]> {
  const rows = await execute<{ slug: string }>(
    `select slug from read_model.former_slugs where service = $1 and resource = $2 and document_id = $3 order by slug`,
    [resource.service, resource.id, documentId],
  )
  return rows.map(({ slug }) => slug)
}

/** Releases a former slug of an entry: its address is empty until another entry takes it. Gives whether it was one. */
export async function releaseSlug(
  execute: Execute,
  resource: AnyResource,
  { documentId, slug }: Pick<FormerSlug, 'documentId' | 'slug'>,
): Promise<boolean> {
  const released = await execute(
    `delete from read_model.former_slugs where service = $1 and resource = $2 and document_id = $3 and slug = $4
     returning slug`,
    [resource.service, resource.id, documentId, slug],
  )
  if (released.length === 0) return false
  await execute(
    `update publishing.ledger set slugs = array_remove(slugs, $4)
     where service = $1 and resource = $2 and document_id = $3`,
    [resource.service, resource.id, documentId, slug],
  )
  await nextRevision(execute, resource.service, ['entries'], keysOfEntry(resource, { slugs: [slug], terms: [] }))
  return true
}

/** Why another entry may not have a slug that leads to this one. */
export const reserved = ({ slug, name }: FormerSlug): string =>
  `The address “${slug}” leads to “${name}”, which was published under it. Choose another, or have an editor release it beside the form of that entry.`
