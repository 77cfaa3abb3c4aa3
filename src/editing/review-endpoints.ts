/** `/cms/api/<collection>/<id>/review` and `…/comments`: how far the review of an entry has come, what is said of it, and what to do. */
import { APIError, addDataAndFileToRequest, type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { may, mayInReview, type ReviewAction, reviewActions } from '#collections/access/permissions.ts'
import { personOf } from '#collections/access/person.ts'
import { executeFor } from '#src/publish/transaction.ts'
import { saverIdOf } from './begun-from.ts'
import { type Comment, comment, commentsOf, resolve } from './comments.ts'
import { findEntryResource } from './entry-resource.ts'
import { insist } from './refusal.ts'
import { type Colleague, colleaguesOf, doInReview, type EntryReview, reviewOf } from './reviews.ts'
import { standingOf } from './standing.ts'
import { isAlone, needsTwoPeople } from './two-people.ts'

/** What a form is told. `refusals` has what the person may not do now, and why. */
export type Reviewed = {
  review: EntryReview
  needsTwoPeople: boolean
  refusals: Partial<Record<ReviewAction, string>>
  people: Colleague[]
  comments: Comment[]
}

const id = z
  .int()
  .min(1)
  .max(2 ** 31 - 1)
/** PostgreSQL keeps no text with a NUL in it. */
const isKeepable = (words: string): boolean => !words.includes('\0')
const text = (most: number) =>
  z.string().trim().max(most).refine(isKeepable, 'This holds a character that cannot be kept.')

const doing = z.discriminatedUnion('action', [
  z.object({
    action: z.enum(['ask for review', 'approve', 'ask for changes', 'take back']),
    reason: text(2000).default(''),
    assigneeId: id.nullable().optional(),
  }),
  z.object({ action: z.literal('take on') }),
  z.object({ action: z.literal('assign'), assigneeId: id.nullable() }),
  z.object({ action: z.literal('set a re-check'), recheckOn: z.iso.date().nullable() }),
])

const saying = z.object({
  body: text(4000).refine(Boolean, 'Write something first.'),
  field: text(80).nullable().default(null),
})
const resolving = z.object({ isResolved: z.boolean() })

/** The endpoints of each collection of entries. Each answers with the review as it is afterwards. */
export const reviewEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/review', method: 'get', handler: answer },
  {
    path: '/:id/review',
    method: 'post',
    handler: async (req) => {
      await doInReview(req, entryOf(req), await said(req, doing))
      return answer(req)
    },
  },
  {
    path: '/:id/comments',
    method: 'post',
    handler: async (req) => {
      await comment(req, entryOf(req), await said(req, saying))
      return answer(req)
    },
  },
  {
    path: '/:id/comments/:comment',
    method: 'patch',
    handler: async (req) => {
      const { isResolved } = await said(req, resolving)
      const asked = id.safeParse(Number(req.routeParams?.comment))
      if (!asked.success) throw new NotFound(req.t)
      await resolve(req, entryOf(req), asked.data, isResolved)
      return answer(req)
    },
  },
]

const entryOf = ({ routeParams }: PayloadRequest) => ({
  collection: String(routeParams?.collection),
  id: Number(routeParams?.id),
})

/** Parses the request. No answer tells whether the entry exists, or what is wrong, before it is checked that the person may read it. */
async function said<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  await readable(req)
  await addDataAndFileToRequest(req)
  const { data, error } = schema.safeParse(req.data ?? {})
  if (data === undefined) throw new APIError(error?.issues[0]?.message ?? 'That is not understood.', 400, null, true)
  return data
}

async function readable(req: PayloadRequest) {
  const { collection, id: documentId } = entryOf(req)
  const resource = findEntryResource(collection)
  const standing = resource && (await standingOf(req, resource, documentId))
  if (!resource || !standing) throw new NotFound(req.t)
  insist(may(personOf(req), 'read', standing))
  return standing
}

async function answer(req: PayloadRequest): Promise<Response> {
  const standing = await readable(req)
  const entry = entryOf(req)
  const execute = await executeFor(req)
  const [review, needsTwo, people, comments] = await Promise.all([
    reviewOf(execute, entry),
    needsTwoPeople(execute, standing.service),
    colleaguesOf(execute, standing.service),
    commentsOf(execute, entry),
  ])
  const person = saverIdOf(req)
  const alone = person !== null && (await isAlone(execute, { ...entry, service: standing.service }, person))
  const refusals: Reviewed['refusals'] = {}
  for (const action of reviewActions) {
    const verdict = mayInReview(personOf(req), action, { ...standing, review: review.state, isAlone: alone })
    if (!verdict.isAllowed) refusals[action] = verdict.reason
  }
  const told: Reviewed = { review, needsTwoPeople: needsTwo, refusals, people, comments }
  return Response.json(told)
}
