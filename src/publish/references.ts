/** Resolves the references of documents: of linked entries only the published ones, and only their slug and name. */
import type { PayloadRequest } from 'payload'
import { fieldName } from '#collections/field-name.ts'
import { textLink, textsIn, withTexts } from '#collections/fields/text-links.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { entriesIn, type LinkedEntry, withLinks } from '#src/markdown/entry-links.ts'
import type { LinkNode } from '#src/markdown/lexical.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { Calendar } from '#src/read-model/dates.ts'
import { type JsonText, parsedText } from '#src/read-model/json.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { isTopic, referencesOf, resourcesOf } from '#src/read-model/resources/index.ts'
import { topics } from '#src/read-model/resources/topics.ts'

type Document = Readonly<Record<string, unknown>>
type Target = { id: number; slug: string; name: string }

/** A field that refers to entries of another resource. */
export type ReferenceField = { field: string; to: AnyResource; many: boolean }

/** A topic as the entries that speak of it need it: its record, which they may not contradict, and its calendar if it is an occasion. */
export type Topic = { record: Readonly<Record<string, unknown>>; calendar: Calendar | null }

/** The fields of a resource's documents that refer to entries: its links, and its places. */
export const referenceFields = (resource: AnyResource): ReferenceField[] =>
  referencesOf(resource).map((reference) => ({ ...reference, field: fieldName(reference.field) }))

/** The documents with their references as objects, without the references that readers must not see. */
export async function withReferences(
  { req, execute }: { req: PayloadRequest; execute: Execute },
  resource: AnyResource,
  documents: readonly Document[],
): Promise<Document[]> {
  const resolved: Record<string, unknown>[] = documents.map((document) => ({ ...document }))
  const fields = referenceFields(resource).filter(({ to }) => !isTopic(to))
  for (const to of new Set(fields.map((reference) => reference.to))) {
    const own = fields.filter((reference) => reference.to === to)
    const named = documents.flatMap((document) => own.flatMap(({ field }) => idsOf(document[field])))
    const targets = await publishedAmong(execute, to, named)
    for (const document of resolved)
      for (const { field, many } of own) {
        const linked = idsOf(document[field]).flatMap((id) => targets.get(id) ?? [])
        document[field] = many ? linked : (linked[0] ?? null)
      }
  }
  const spokenOf = await topicsAmong(
    execute,
    documents.flatMap(({ speaksOf }) => idsOf(speaksOf)),
  )
  await lookUpLinks(execute, resource, resolved)
  const pictures = await picturesOf(
    req,
    documents.flatMap(({ picture, gallery }) => [...idsOf(picture), ...idsOf(gallery)]),
  )
  for (const document of resolved) {
    const [id] = idsOf(document.picture)
    document.picture = (id !== undefined && pictures.get(id)) || null
    document.gallery = idsOf(document.gallery).flatMap((one) => pictures.get(one) ?? [])
    const [topic] = idsOf(document.speaksOf)
    document.speaksOf = (topic !== undefined && spokenOf.get(topic)) || null
  }
  return resolved
}

/** Puts the addresses of linked entries into the texts of documents; a link to an entry that is not published becomes plain words. */
async function lookUpLinks(
  execute: Execute,
  resource: AnyResource,
  documents: Record<string, unknown>[],
): Promise<void> {
  const linked = documents.flatMap((document) => textsIn(resource, document).flatMap(({ text }) => entriesIn(text)))
  if (linked.length === 0) return
  const addresses = new Map<string, string>()
  for (const to of resourcesOf(resource.service)) {
    const relationTo = collectionSlug(to)
    const ids = linked.filter((one) => one.relationTo === relationTo).map(({ id }) => id)
    for (const { id, slug } of (await publishedAmong(execute, to, ids)).values())
      addresses.set(textLink({ relationTo, id }), `/${to.path}/${slug}`)
  }
  const addressed = (link: LinkNode, to: LinkedEntry): LinkNode | null => {
    const url = addresses.get(textLink(to))
    return url === undefined ? null : { ...link, fields: { ...link.fields, url } }
  }
  for (const document of documents)
    Object.assign(
      document,
      withTexts(resource, document, (text) => withLinks(text, addressed)),
    )
}

/** The published entries among these ids, from the collection's table. The name of a draft never leaves the database. */
async function publishedAmong(execute: Execute, to: AnyResource, ids: readonly number[]): Promise<Map<number, Target>> {
  if (ids.length === 0) return new Map()
  const targets = await execute<Target>(
    `select id, slug, name from ${tableOf(to)} where id = any($1::int[]) and _status = 'published' and deleted_at is null`,
    [[...new Set(ids)]],
  )
  return new Map(targets.map((target) => [target.id, target]))
}

/** The published topics among these ids, from the read model, which has their dates too. */
async function topicsAmong(execute: Execute, ids: readonly number[]): Promise<Map<number, Topic>> {
  if (ids.length === 0) return new Map()
  const rows = await execute<{
    document_id: number
    record: JsonText<Topic['record']>
    calendar: JsonText<Calendar> | null
  }>(
    `select document_id, record::text, calendar::text from read_model.records
     where service = $1 and resource = $2 and document_id = any($3::int[])`,
    [topics.service, topics.id, [...new Set(ids)]],
  )
  return new Map(
    rows.map(({ document_id, record, calendar }) => [
      document_id,
      { record: parsedText(record), calendar: parsedText(calendar) },
    ]),
  )
}

/** Whether the record of any of these documents speaks of a topic or is one. */
export async function areOfTopics(execute: Execute, resource: AnyResource, ids: readonly number[]): Promise<boolean> {
  const rows = await execute(
    `select from read_model.records where service = $1 and resource = $2 and document_id = any($3::int[])
       and ($4 or topic is not null) limit 1`,
    [resource.service, resource.id, ids, isTopic(resource)],
  )
  return rows.length > 0
}

async function picturesOf(req: PayloadRequest, ids: readonly number[]): Promise<Map<number, Document>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.db.find({
    collection: 'media',
    where: { id: { in: [...new Set(ids)] } },
    limit: 0,
    pagination: false,
    req,
  })
  // Rows of the table are plain data.
  return new Map((docs as unknown as (Document & { id: number })[]).map((picture) => [picture.id, picture]))
}

/** The table of a resource's documents; Payload names it so after the collection's slug. */
export const tableOf = (resource: AnyResource): string => `"${collectionSlug(resource).replaceAll('-', '_')}"`

/** The table of the versions of a resource's documents. */
export const versionsTableOf = (resource: AnyResource): string => `"_${tableOf(resource).slice(1, -1)}_v"`

/** The ids that a field names, once each, in their order. */
function idsOf(value: unknown): number[] {
  const list = Array.isArray(value) ? value : [value]
  const ids = list.flatMap((one) => {
    const id = typeof one === 'object' && one !== null ? (one as { id?: unknown }).id : one
    return typeof id === 'number' ? [id] : []
  })
  return [...new Set(ids)]
}
