/** Lines of the record about entries. */
import { collectionSlug } from '#collections/slugs.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { Note } from './note.ts'
import type { Who } from './who.ts'

type Document = Readonly<Record<string, unknown>>

/** An entry, and who does something with it. */
export const aboutEntry = (resource: AnyResource, doc: Document, who: Who) => ({
  who,
  service: resource.service,
  collection: collectionSlug(resource),
  documentId: Number(doc.id),
  title: typeof doc.name === 'string' ? doc.name : null,
})

/** The line of a new entry. Its content can be told from later changes. */
export const noteOfNew = (resource: AnyResource, doc: Document, who: Who): Note => ({
  ...aboutEntry(resource, doc, who),
  kind: doc._status === 'published' ? 'published' : 'made',
  reason: doc._status === 'published' ? 'new' : '',
})
