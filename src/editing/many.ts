/**
 * Many entries changed or deleted by one request, one after the other and each in a transaction of its own, as if each were asked for
 * by its id. Payload itself begins all deletions at once in one transaction, which the first to finish ends for all; and it changes the
 * stored rows, without the drafts written since.
 */
import { addDataAndFileToRequest, type CollectionSlug, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { plainWordsOf } from './plain-refusals.ts'

type Id = number | string
type Refused = { id: Id; isPublic: boolean; message: string }

/** `PATCH` and `DELETE /cms/api/<collection>?where=…`, answered as Payload's own are. */
export const manyEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/',
    method: 'patch',
    handler: async (req) => {
      await addDataAndFileToRequest(req)
      const draft = isTrue(req.query.draft)
      const data = req.data ?? {}
      return each(req, { draft }, 'updated', (id, asked) =>
        req.payload.update({
          ...asked,
          id,
          data: structuredClone(data),
          draft,
          context: { isOneOfMany: true },
        }),
      )
    },
  },
  {
    path: '/',
    method: 'delete',
    handler: (req) => each(req, { draft: false }, 'deleted', (id, asked) => req.payload.delete({ ...asked, id })),
  },
]

const isTrue = (value: unknown): boolean => value === true || value === 'true'

type Asked = {
  collection: CollectionSlug
  depth: number
  trash: boolean
  overrideAccess: false
  overrideLock: boolean
  user: PayloadRequest['user']
}

async function each(
  req: PayloadRequest,
  { draft }: { draft: boolean },
  done: string,
  work: (id: Id, asked: Asked) => Promise<unknown>,
): Promise<Response> {
  const { payload, user, query, routeParams } = req
  const where = query.where as Where | undefined
  if (!where) return Response.json({ errors: [{ message: 'Say which entries: where is missing.' }] }, { status: 400 })
  const asked: Asked = {
    collection: String(routeParams?.collection) as CollectionSlug,
    depth: 0,
    trash: isTrue(query.trash),
    overrideAccess: false,
    overrideLock: isTrue(query.overrideLock),
    user,
  }
  const limit = Number(query.limit ?? 0) || 0
  const chosen = await payload.find({ ...asked, where, draft, limit, pagination: limit > 0, select: {} })
  const docs: unknown[] = []
  const errors: Refused[] = []
  for (const { id } of chosen.docs) {
    try {
      docs.push(await work(id, asked))
    } catch (error) {
      const { isPublic = false } = error as { isPublic?: boolean }
      const { config } = payload.collections[asked.collection]
      errors.push({ id, isPublic, message: plainWordsOf(error as Error, { isPublic, collection: config }) })
    }
  }
  const message = errors.length === 0 ? `${docs.length} ${done}.` : `${errors.length} could not be ${done}.`
  return Response.json({ docs, errors, message }, { status: errors.length === 0 ? 200 : 400 })
}
