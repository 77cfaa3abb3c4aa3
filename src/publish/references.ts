/** A document's references, resolved: of linked entries only the published ones, with slug and name and nothing else. */
import type { PayloadRequest } from 'payload'
import { fieldName } from '#collections/field-name.ts'
import { collectionSlug } from '#collections/slugs.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { referencesOf } from '#src/read-model/resources/index.ts'

type Document = Readonly<Record<string, unknown>>
type Target = { id: number; slug: string; name: string }

/** A field that refers to entries of another resource. */
export type ReferenceField = { field: string; to: AnyResource; many: boolean }

/** Finds the published ones among these entries, in the order given. */
export type FindPublished = (to: AnyResource, ids: readonly number[]) => Promise<Target[]>

/** Finds a picture of the media library. */
export type FindMedia = (id: number) => Promise<Document | null>

/** The fields of a resource's documents that refer to entries: its links, and its places. */
export const referenceFields = (of: AnyResource): ReferenceField[] =>
  referencesOf(of).map((reference) => ({ ...reference, field: fieldName(reference.field) }))

/** The document with its references as objects; those that readers must not see are gone. */
export async function withReferences(
  of: AnyResource,
  document: Document,
  { findPublished, findMedia }: { findPublished: FindPublished; findMedia: FindMedia },
): Promise<Document> {
  const resolved: Record<string, unknown> = { ...document }
  for (const { field, to, many } of referenceFields(of)) {
    const targets = await findPublished(to, idsOf(document[field]))
    resolved[field] = many ? targets : (targets[0] ?? null)
  }
  const [picture] = idsOf(document.picture)
  resolved.picture = picture === undefined ? null : await findMedia(picture)
  return resolved
}

/** Asks the collections' tables. A draft's name never leaves the database. */
export const publishedInTables =
  (execute: Execute): FindPublished =>
  async (to, ids) => {
    if (ids.length === 0) return []
    return execute<Target>(
      `select id, slug, name from ${tableOf(to)}
       where id = any($1::int[]) and _status = 'published' and deleted_at is null
       order by array_position($1::int[], id)`,
      [ids],
    )
  }

/** Asks the media library. */
export const mediaOf =
  (req: PayloadRequest): FindMedia =>
  async (id) =>
    // A row of the table is plain data.
    (await req.payload.db.findOne({
      collection: 'media',
      where: { id: { equals: id } },
      req,
    })) as unknown as Document | null

/** Remembers every answer, for the time of one rebuild. */
export function remembering<Id, Answer>(find: (id: Id) => Promise<Answer>): (id: Id) => Promise<Answer> {
  const known = new Map<Id, Promise<Answer>>()
  return (id) => {
    const answer = known.get(id) ?? find(id)
    known.set(id, answer)
    return answer
  }
}

/** The table of a resource's documents; Payload names it so after the collection's slug. */
export const tableOf = (of: AnyResource): string => `"${collectionSlug(of).replaceAll('-', '_')}"`

/** The table of the versions of a resource's documents. */
export const versionsTableOf = (of: AnyResource): string => `"_${tableOf(of).slice(1, -1)}_v"`

function idsOf(value: unknown): number[] {
  const list = Array.isArray(value) ? value : [value]
  return list.flatMap((one) => {
    const id = typeof one === 'object' && one !== null ? (one as { id?: unknown }).id : one
    return typeof id === 'number' ? [id] : []
  })
}
