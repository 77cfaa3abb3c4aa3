/** What is missing or doubtful of an entry, as it is now: what keeps it from being published, and what is worth a look. */

import type { PayloadRequest } from 'payload'
import type { CatalogueCollection } from '#collections/collection.ts'
import { entry } from '#collections/entry.ts'
import { fieldName } from '#collections/field-name.ts'
import { placedFields, placeOfPath } from '#collections/placed-fields.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { type FieldMistake, projected } from '#src/publish/project.ts'
import { referenceFields, withReferences } from '#src/publish/references.ts'
import { latestVersions, type StoredDocument } from '#src/publish/settle.ts'
import { executeFor } from '#src/publish/transaction.ts'
import { kindOf } from '#src/read-model/facets/index.ts'
import { concernsOf } from '#src/read-model/provenance.ts'
import { type AnyRecord, storedFacets } from '#src/read-model/resource.ts'
import { asList } from '#src/text/as-list.ts'

/** Something missing or doubtful: the path, label and tab of its field in the form, and a message. */
export type Check = { path: string; label: string; tab: string | null; message: string; isBlocking: boolean }

type Document = Readonly<Record<string, unknown>>

/** Answered questions that a good page has. */
const QUESTIONS = 3

/** The newest version of an entry with what it refers to; its own reference fields are as they were. */
export async function draftOf(
  req: PayloadRequest,
  { resource }: CatalogueCollection,
  id: number,
): Promise<{ stored: StoredDocument; resolved: Document } | null> {
  const row = await req.payload.db.findOne({ collection: collectionSlug(resource), where: { id: { equals: id } }, req })
  if (!row) return null
  // A row of the collection's table is plain data with an id.
  const published = row as unknown as StoredDocument
  const newest = await latestVersions(req, resource, [published])
  const stored = { ...(newest.get(id) ?? published), id }
  const [resolved = stored] = await withReferences({ req, execute: await executeFor(req) }, resource, [stored])
  return { stored, resolved }
}

/** Everything there is to say, first what blocks publishing, in the order of the form. Null where there is no such entry. */
export async function checksOf(
  req: PayloadRequest,
  collection: CatalogueCollection,
  id: number,
): Promise<Check[] | null> {
  const draft = await draftOf(req, collection, id)
  if (!draft) return null
  const now = new Date().toISOString()
  const resolved = { ...draft.resolved, publishedAt: now, textChangedAt: now }
  const blocking = projected(collection, resolved).mistakes
  const doubts = [...doubtsOf(collection, resolved), ...unseen(collection, draft), ...gaps(collection, resolved)]
  const fields = placedFields(collection.config.fields)
  const place = (path: string) => fields.findIndex(({ name }) => name === path.split('.')[0])
  const told = (mistakes: readonly FieldMistake[], isBlocking: boolean): Check[] =>
    mistakes
      .map(({ path, message }) => ({ path, ...placeOfPath(fields, path), message, isBlocking }))
      .sort((a, b) => place(a.path) - place(b.path))
  const isSaid = new Set(blocking.map(({ path }) => path))
  return [
    ...told(blocking, true),
    ...told(
      doubts.filter(({ path }) => !isSaid.has(path)),
      false,
    ),
  ]
}

/** Concerns about its facts that do not keep it from being published; none while a text holds something that no page can show. */
function doubtsOf({ resource }: CatalogueCollection, resolved: Document): FieldMistake[] {
  try {
    // `concernsOf` looks at texts, sources and authorship, which every document has in some form.
    return concernsOf(resource, entry(resource, resolved) as AnyRecord)
      .filter(({ isFault }) => !isFault)
      .map(({ field, message }) => ({ path: field.map((part) => fieldName(String(part))).join('.'), message }))
  } catch {
    return []
  }
}

/** Links to entries that readers do not see, or no longer see. */
function unseen(
  { resource }: CatalogueCollection,
  { stored, resolved }: { stored: Document; resolved: Document },
): FieldMistake[] {
  return referenceFields(resource).flatMap(({ field, to }) => {
    const count = held(stored[field]).length - held(resolved[field]).length
    if (count <= 0) return []
    const entries = count === 1 ? `One ${to.one} is` : `${count} ${to.many} are`
    return [
      { path: field, message: `${entries} not published: readers do not see ${count === 1 ? 'it' : 'them'} here.` },
    ]
  })
}

/** Fields of the resource that the entry leaves empty. */
function gaps({ resource }: CatalogueCollection, resolved: Document): FieldMistake[] {
  const isEmpty = (field: string) => held(resolved[fieldName(field)]).length === 0
  const record = entry(resource, resolved)
  const sections = Object.entries(resource.sections)
    .filter(([key]) => record[key] === null)
    .map(([key, { title }]) => ({ path: fieldName(key), message: `Nothing is written under “${title}”.` }))
  const facets = storedFacets(resource)
    .filter(([, facet]) => kindOf(facet).mayBeMissing || facet.many)
    .filter(([, { field }]) => !resource.computed.includes(field) && isEmpty(field))
    .map(([, { field }]) => ({
      path: fieldName(field),
      message: 'Nothing is chosen: who filters by it does not find it.',
    }))
  const answered = held(resolved.faq).length
  const questions = answered === 1 ? 'One question is' : `${answered === 0 ? 'No' : answered} questions are`
  return [
    ...sections,
    ...facets,
    ...(resource.isCountry || !isEmpty('countries')
      ? []
      : [{ path: 'countries', message: 'It is tied to no country.' }]),
    ...(answered >= QUESTIONS
      ? []
      : [{ path: 'faq', message: `${questions} answered; a good page has ${QUESTIONS}.` }]),
    ...(resolved.picture ? [] : [{ path: 'picture', message: 'It has no picture.' }]),
  ]
}

/** What a field holds; nothing where it was emptied. */
const held = (value: unknown): unknown[] => (value === '' ? [] : asList(value))
