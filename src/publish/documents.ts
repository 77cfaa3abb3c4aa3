/** Documents as their tables hold them, a page at a time. */
import type { PayloadRequest } from 'payload'
import { collectionSlug } from '#collections/slugs.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { StoredDocument } from './settle.ts'

/** Documents of one page. */
export const PAGE = 200

/** Every document of a collection, including the trash, in pages by their ids. */
export const everyDocument = (req: PayloadRequest, resource: AnyResource): AsyncGenerator<StoredDocument[]> =>
  askedAhead(pagesOfAll(req, resource))

/** The documents of a collection with these ids, in pages. */
export const documentsWith = (
  req: PayloadRequest,
  resource: AnyResource,
  ids: readonly number[],
): AsyncGenerator<StoredDocument[]> => askedAhead(pagesOf(req, resource, ids))

/**
 * Pages, each asked for while the one before is worked on, to wait less for PostgreSQL. A caller that breaks off still waits for the page
 * that was asked for: a transaction that is then rolled back has no statement still to come.
 */
export async function* askedAhead<Page>(pages: AsyncGenerator<Page>): AsyncGenerator<Page> {
  let next = pages.next()
  try {
    for (;;) {
      const { value, done } = await next
      if (done) return
      next = pages.next()
      // A failure is thrown where the page is awaited, if it still is.
      next.catch(() => {})
      yield value
    }
  } finally {
    await next.catch(() => {})
  }
}

async function* pagesOfAll(req: PayloadRequest, resource: AnyResource): AsyncGenerator<StoredDocument[]> {
  let lastId = 0
  for (;;) {
    const { docs } = await req.payload.db.find({
      collection: collectionSlug(resource),
      where: { id: { greater_than: lastId } },
      sort: 'id',
      limit: PAGE,
      pagination: false,
      req,
    })
    // A row of a collection's table is plain data with an id.
    const documents = docs as unknown as StoredDocument[]
    if (documents.length > 0) yield documents
    if (documents.length < PAGE) return
    lastId = documents.at(-1)?.id ?? lastId
  }
}

async function* pagesOf(
  req: PayloadRequest,
  resource: AnyResource,
  ids: readonly number[],
): AsyncGenerator<StoredDocument[]> {
  for (let from = 0; from < ids.length; from += PAGE) {
    const { docs } = await req.payload.db.find({
      collection: collectionSlug(resource),
      where: { id: { in: ids.slice(from, from + PAGE) } },
      limit: 0,
      pagination: false,
      req,
    })
    // A row of a collection's table is plain data with an id.
    yield docs as unknown as StoredDocument[]
  }
}
