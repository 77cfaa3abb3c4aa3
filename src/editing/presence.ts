/** Who has an entry open, and in which field: each form says so of itself every few seconds, and is told of the others. */
import {
  APIError,
  addDataAndFileToRequest,
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { executeWith } from '#collections/components/execute.ts'
import type { Execute } from '#src/read-model/database.ts'
import { type FieldChange, fieldChangesSince, numbersOf, type Of } from './revisions.ts'

/** Somebody who has the entry open: another, or oneself in another window. `since` is an instant in UTC. */
export type Present = { name: string; isYou: boolean; field: string | null; since: string }

/** What a form is told: the present revision, what was changed after its own, and who else is here. */
export type PresenceTold = { revision: number; changes: ToldChange[]; people: Present[] }

/** A change as others are told of it. */
export type ToldChange = Pick<FieldChange, 'field' | 'by' | 'at'>

/** Time without a word from a form after which its person counts as gone. */
const SECONDS_UNTIL_GONE = 20

const said = z.object({
  tab: z.string().min(1).max(40),
  revision: z.int().min(0),
  field: z.string().max(80).nullable().default(null),
  isLeaving: z.boolean().default(false),
})

/** `POST /:id/together`. A row is only ever of the person who sends it. */
export const togetherEndpoint = (collection: string): Endpoint => ({
  path: '/:id/together',
  method: 'post',
  handler: async (req) => {
    const { user } = req
    if (!user) throw new Forbidden(req.t)
    const entry = { collection, id: Number(req.routeParams?.id) }
    await requireReading(req, entry)
    await addDataAndFileToRequest(req)
    const { data: word, error } = said.safeParse(req.data)
    if (!word) throw new APIError(z.prettifyError(error), 400, null, true)
    const execute = executeWith(req.payload)
    const me = { ...entry, personId: Number(user.id), tab: word.tab }
    if (word.isLeaving) await leave(execute, me)
    else await stay(execute, me, word.field)
    const [{ revision }, changes, people] = await Promise.all([
      numbersOf(execute, entry),
      fieldChangesSince(execute, entry, word.revision),
      peopleAt(execute, me),
    ])
    const answer: PresenceTold = { revision, changes: changes.map(({ field, by, at }) => ({ field, by, at })), people }
    return Response.json(answer)
  },
})

type Me = Of & { personId: number; tab: string }

/** Raises Forbidden or 404 for a person who may not see the entry. */
async function requireReading(req: PayloadRequest, { collection, id }: Of): Promise<void> {
  const query = { collection: collection as CollectionSlug, where: { id: { equals: id } }, trash: true } as const
  const isNumber = Number.isInteger(id)
  const { totalDocs } = isNumber ? await req.payload.count({ ...query, overrideAccess: false, req }) : { totalDocs: 0 }
  if (totalDocs === 0) throw new APIError('There is no such entry.', 404, null, true)
}

async function stay(execute: Execute, { collection, id, personId, tab }: Me, field: string | null): Promise<void> {
  await execute(
    `insert into editing.presence (collection, document_id, person_id, tab, field) values ($1, $2, $3, $4, $5)
     on conflict (collection, document_id, person_id, tab) do update set seen_at = now(), field = excluded.field`,
    [collection, id, personId, tab, field],
  )
  await execute(`delete from editing.presence where seen_at < now() - make_interval(secs => $1)`, [SECONDS_UNTIL_GONE])
}

const leave = (execute: Execute, { collection, id, personId, tab }: Me) =>
  execute('delete from editing.presence where collection = $1 and document_id = $2 and person_id = $3 and tab = $4', [
    collection,
    id,
    personId,
    tab,
  ])

async function peopleAt(execute: Execute, { collection, id, personId, tab }: Me): Promise<Present[]> {
  const rows = await execute<Present & { since: string | Date }>(
    `select u.name, p.person_id = $3 as "isYou", p.field, p.since from editing.presence p join users u on u.id = p.person_id
     where p.collection = $1 and p.document_id = $2 and not (p.person_id = $3 and p.tab = $4)
       and p.seen_at >= now() - make_interval(secs => $5) order by p.since`,
    [collection, id, personId, tab, SECONDS_UNTIL_GONE],
  )
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }))
}
