/** What people say to each other about an entry or a field of it, and whom they mean. */
import { APIError, NotFound, type PayloadRequest } from 'payload'
import { contentFields } from '#collections/content-fields.ts'
import { collectionOf } from '#collections/index.ts'
import type { Execute } from '#src/read-model/database.ts'
import { saverIdOf } from './begun-from.ts'
import { noteDone } from './record.ts'
import { about, type Colleague, colleaguesOf } from './reviews.ts'
import type { Of } from './revisions.ts'

/** A comment; `field` is null for one on the whole entry. */
export type Comment = {
  id: number
  field: string | null
  body: string
  by: string | null
  at: Date
  resolvedAt: Date | null
  resolvedBy: string | null
}

/** The comments on an entry, oldest first. */
export const commentsOf = (execute: Execute, { collection, id }: Of): Promise<Comment[]> =>
  execute<Comment>(
    `select c.id, c.field, c.body, u.name as by, c.at, c.resolved_at as "resolvedAt", r.name as "resolvedBy"
     from editing.comments c left join users u on u.id = c.person_id left join users r on r.id = c.resolved_by
     where c.collection = $1 and c.document_id = $2 order by c.id`,
    [collection, id],
  )

/** Adds a comment on an entry. People named in it after an @ see it on their dashboard until it is resolved. */
export const comment = (
  req: PayloadRequest,
  entry: Of,
  { body, field }: { body: string; field: string | null },
): Promise<void> =>
  about(req, entry, async ({ execute, resource, permits }) => {
    await permits('comment')
    const isField =
      field === null || contentFields(collectionOf(resource).config.fields).some(({ name }) => name === field)
    if (!isField) throw new APIError('There is no such field.', 400, null, true)
    const [row] = await execute<{ id: number }>(
      `insert into editing.comments (collection, document_id, field, body, person_id) values ($1, $2, $3, $4, $5) returning id`,
      [entry.collection, entry.id, field, body, saverIdOf(req)],
    )
    const meant = mentionedIn(body, await colleaguesOf(execute, resource.service))
    await execute(
      'insert into editing.mentions (comment_id, person_id) select $1, unnest($2::int[]) on conflict do nothing',
      [row?.id, meant.map(({ id }) => id)],
    )
    await noteDone(execute, req, { resource, id: entry.id, kind: 'commented', reason: body })
  })

/** Marks a comment as resolved, or as open again. Throws NotFound where the comment is not on this entry. */
export const resolve = (req: PayloadRequest, entry: Of, id: number, isResolved: boolean): Promise<void> =>
  about(req, entry, async ({ execute, resource, permits }) => {
    await permits('resolve')
    const [row] = await execute<{ body: string }>(
      `update editing.comments set resolved_at = case when $4 then now() end, resolved_by = case when $4 then $5::integer end
       where id = $3 and collection = $1 and document_id = $2 returning body`,
      [entry.collection, entry.id, id, isResolved, saverIdOf(req)],
    )
    if (!row) throw new NotFound(req.t)
    const kind = isResolved ? 'comment resolved' : 'comment reopened'
    await noteDone(execute, req, { resource, id: entry.id, kind, reason: row.body })
  })

/** The people whose whole name stands after an @. A longer name is not taken for a shorter one. */
export function mentionedIn(body: string, people: readonly Colleague[]): Colleague[] {
  const names = [...new Set(people.map(({ name }) => name.toLowerCase()))].sort((a, b) => b.length - a.length)
  let left = body.toLowerCase()
  const called = names.filter((name) => {
    const rest = left.replaceAll(callOf(name), '')
    const isCalled = rest !== left
    left = rest
    return isCalled
  })
  return people.filter(({ name }) => called.includes(name.toLowerCase()))
}

/** Matches a name after an @. In scripts with spaces between words, a letter or digit right after it makes it another name. */
const callOf = (name: string): RegExp =>
  new RegExp(
    `@${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}])`,
    'gu',
  )
