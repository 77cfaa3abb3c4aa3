/** `/cms/api/backlog`: takes a task of the backlog, gives it to somebody or to nobody, or says that it is done. `/cms/api/find`: looks for entries. */
import { APIError, addDataAndFileToRequest, type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { mayInReview, type ReviewAction } from '#collections/access/permissions.ts'
import { personOf } from '#collections/access/person.ts'
import { note } from '#src/audit/note.ts'
import { whoOf } from '#src/audit/who.ts'
import { todayUtc } from '#src/calendar/day.ts'
import { insist } from '#src/editing/refusal.ts'
import { colleaguesOf } from '#src/editing/reviews.ts'
import { inTransaction } from '#src/publish/in-transaction.ts'
import { executeFor } from '#src/publish/transaction.ts'
import { type OwnerId, owners } from '#src/services.ts'
import { isThere, type Task, taskKinds } from './backlog.ts'
import { findEntries } from './find.ts'

const said = z.object({
  service: z.enum(owners),
  kind: z.enum(taskKinds),
  key: z
    .string()
    .min(1)
    .max(300)
    .refine((key) => !key.includes('\0'), 'This holds a character that cannot be kept.'),
  action: z.enum(['take', 'leave', 'assign', 'done']),
  assigneeId: z
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .nullable()
    .default(null),
})
type Said = z.infer<typeof said>

/** Takes a task on, gives it to somebody, or marks it done, for those who work on the catalogue. */
export const backlogEndpoint: Endpoint = {
  path: '/backlog',
  method: 'post',
  handler: async (req) => {
    const person = personOf(req)
    if (!person) return Response.json({ errors: [{ message: 'Sign in first.' }] }, { status: 403 })
    await addDataAndFileToRequest(req)
    const { data, error } = said.safeParse(req.data ?? {})
    if (!data) throw new APIError(error.issues[0]?.message ?? 'That is not understood.', 400, null, true)
    insist(mayInReview(person, 'take on', workOn(data.service)))
    const task = await isThere(await executeFor(req), person, todayUtc(new Date()), data)
    if (!task) throw new NotFound(req.t)
    const isMine = task.assigneeId === Number(person.id)
    const needed: ReviewAction =
      data.action === 'assign' || (task.assigneeId !== null && !isMine) ? 'assign' : 'take on'
    insist(mayInReview(person, needed, workOn(data.service)))
    await keep(req, task, data, Number(person.id))
    return Response.json({ done: data.action })
  },
}

/** Most characters that are looked for. */
const MOST_TYPED = 200

/** `GET ?q=` is answered with the entries of that name in the catalogues that the person may read. */
export const findEndpoint: Endpoint = {
  path: '/find',
  method: 'get',
  handler: async (req) => {
    const person = personOf(req)
    if (!person) return Response.json({ errors: [{ message: 'Sign in first.' }] }, { status: 403 })
    const { q } = req.query
    const typed = typeof q === 'string' ? q.slice(0, MOST_TYPED) : ''
    return Response.json({ found: await findEntries(await executeFor(req), person, typed) })
  },
}

/** Tasks are given and taken by the same rules as entries that are being written. */
const workOn = (service: OwnerId) =>
  ({ service, state: 'draft of another', review: 'writing', isAlone: false }) as const

async function keep(
  req: PayloadRequest,
  { title }: Task,
  { service, kind, key, action, assigneeId }: Said,
  me: number,
): Promise<void> {
  const execute = await executeFor(req)
  const to = action === 'take' ? me : action === 'assign' ? assigneeId : null
  const assignee = to === null ? null : (await colleaguesOf(execute, service)).find(({ id }) => id === to)
  if (assignee === undefined) throw new APIError('That person does not work on this catalogue.', 400, null, true)
  const isDone = action === 'done'
  await inTransaction(req, async (inside) => {
    await inside(
      `insert into editing.tasks (service, kind, key, assignee_id, by_id, at, done_on)
       values ($1, $2, $3, $4, $5, now(), case when $6 then (now() at time zone 'UTC')::date end)
       on conflict (service, kind, key) do update
         set assignee_id = excluded.assignee_id, by_id = excluded.by_id, at = now(), done_on = excluded.done_on`,
      [service, kind, key, to, me, isDone],
    )
    const reason = isDone ? 'of the backlog' : `of the backlog, to ${assignee?.name ?? 'nobody'}`
    await note(inside, [{ who: whoOf(req), kind: isDone ? 'task done' : 'assigned', service, title, reason }])
  })
}
