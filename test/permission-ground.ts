/** Entries in every state, people of every standing, and what became of an entry: what the tests of permission stand on. */
import type { Payload } from 'payload'
import { type Action, entryStates, may, type State } from '#collections/access/permissions.ts'
import type { Person, Role } from '#collections/access/person.ts'
import { numbersOf } from '#src/editing/revisions.ts'
import type { User } from '#src/payload-types.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { ServiceId } from '#src/services.ts'
import { sources } from '#test/sources.ts'

/** Somebody who asks; `user` is null for a stranger. */
export type AskingPerson = { name: string; user: (User & { collection: 'users' }) | null }

/** One question of the table and its answer. */
export type Cell = { asker: AskingPerson; state: State; isAllowed: boolean }

/** An entry, its present revision, and what one of its versions and of its planned publishes is called. */
export type TestedEntry = { id: number; revision: number; version: string; job: number }

/** What is left of an entry after somebody did something with it. */
export type Left = {
  status: string
  scent: string | null
  newest: string | null
  isTrashed: boolean
  isPublic: boolean
  planned: number
} | null

const service: ServiceId = 'flowers'
const roles: readonly Role[] = ['writer', 'editor', 'administrator']

/** A stranger, and of each role one who works on flowers and one who works elsewhere. */
export async function askers(payload: Payload): Promise<AskingPerson[]> {
  const people = roles.flatMap((role) => [
    { name: role, role, services: [service] },
    { name: `${role} elsewhere`, role, services: ['cheese' as const] },
  ])
  const members: AskingPerson[] = []
  const create = (name: string, role: Role, services: ServiceId[]) =>
    payload.create({ collection: 'users', data: { name, email: emailOf(name), password, role, services } })
  // Whoever comes first is made an administrator of everything.
  await create('first', 'administrator', [])
  for (const { name, role, services } of people)
    members.push({ name, user: { ...(await create(name, role, services)), collection: 'users' } })
  return [{ name: 'stranger', user: null }, ...members]
}

/** How each of them signs in. */
export const password = 'a password of many words'
export const emailOf = (name: string): string => `${name.replaceAll(' ', '-')}@example.org`

/** The cells of an action: every state that it has an answer for, by everybody. */
export const cellsOf = (action: Action, all: readonly AskingPerson[]): Cell[] =>
  entryStates
    .filter(
      (state) =>
        roles.some((role) => may({ role }, action, { service, state }).isAllowed) || isForbidden(action, state),
    )
    .flatMap((state) =>
      all.map((asker) => ({
        asker,
        state,
        isAllowed: may(asker.user as Person | null, action, { service, state }).isAllowed,
      })),
    )

/** What nobody may is a question too; what there is nothing to do about is none. */
const isForbidden = (action: Action, state: State): boolean => {
  const verdict = may({ role: 'administrator' }, action, { service, state })
  return !verdict.isAllowed && verdict.reason.includes('in the trash')
}

let count = 0
const nextName = () => `Cell ${process.pid} ${count++}`

/** Makes a flower in this state, by nobody. Its first version has the scent “first”, its newest “newest”. */
export async function makeFlower(payload: Payload, execute: Execute, state: State): Promise<TestedEntry> {
  const collection = 'flowers'
  const isDraft = state.endsWith('own draft') || state.endsWith('draft of another')
  const data = {
    name: nextName(),
    summary: 'A flower.',
    sources,
    scent: 'first',
    _status: isDraft ? 'draft' : 'published',
  }
  const { id } = await payload.create({ collection, data: data as never, draft: isDraft })
  const save = (change: object, draft = false) =>
    payload.update({ collection, id, data: change as never, draft, depth: 0 })
  if (isDraft) await save({ scent: 'newest' }, true)
  if (state === 'changed again') await save({ scent: 'newest' }, true)
  if (state === 'once public' || state === 'trashed once public') await save({ _status: 'draft' })
  if (state.startsWith('trashed')) await save({ deletedAt: new Date().toISOString() })
  const [version] = await execute<{ id: number }>(
    'select id from _flowers_v where parent_id = $1 order by id limit 1',
    [id],
  )
  const [job] = await execute<{ id: number }>(
    `insert into payload_jobs (task_slug, queue, wait_until, input, created_at, updated_at)
     values ('schedulePublish', 'default', now() + interval '1 year', $1::jsonb, now(), now()) returning id`,
    [JSON.stringify({ type: 'publish', doc: { relationTo: collection, value: String(id) } })],
  )
  const { revision } = await numbersOf(execute, { collection, id })
  return { id, revision, version: String(version?.id), job: Number(job?.id) }
}

/** Lets it be the asker's own, where the state says so; what is not called own is somebody's who asks nothing. */
export async function giveEntryTo(
  execute: Execute,
  { id }: TestedEntry,
  { user }: AskingPerson,
  state: State,
): Promise<void> {
  const isOther = state.endsWith('draft of another')
  await execute(
    `insert into editing.authors (collection, document_id, person_id) values ('flowers', $1, $2)
     on conflict (collection, document_id) do update set person_id = excluded.person_id`,
    [id, isOther || !user ? 0 : user.id],
  )
}

/** What is left of it. */
export async function leftOf(execute: Execute, { id }: TestedEntry): Promise<Left> {
  const [row] = await execute<NonNullable<Left>>(
    `select e._status as status, e.scent, e.deleted_at is not null as "isTrashed",
       (select version_scent from _flowers_v v where v.parent_id = e.id order by v.updated_at desc, v.id desc limit 1) as newest,
       exists (select from read_model.records r where r.service = 'flowers' and r.resource = 'flower' and r.document_id = e.id)
         as "isPublic",
       (select count(*)::int from payload_jobs j where j.input->'doc'->>'value' = e.id::text) as planned
     from flowers e where e.id = $1`,
    [id],
  )
  return row ?? null
}

/** What becomes of an entry that was so when this is done with it. */
export function becomes(action: Action, before: Left): Left {
  if (!before) return before
  switch (action) {
    case 'change':
      return { ...before, newest: 'changed' }
    case 'restoreVersion':
      return { ...before, newest: 'first' }
    case 'publish':
      return { ...before, status: 'published', scent: before.newest, isPublic: true }
    case 'unpublish':
      return { ...before, status: 'draft', scent: before.newest, isPublic: false }
    case 'schedule':
      return { ...before, planned: before.planned + 1 }
    case 'cancelSchedule':
      return { ...before, planned: before.planned - 1 }
    case 'trash':
      // What is published goes as it is; changes that wait go with it.
      return {
        ...before,
        scent: before.status === 'published' ? before.scent : before.newest,
        isTrashed: true,
        isPublic: false,
      }
    case 'restore':
      return { ...before, isTrashed: false, isPublic: before.status === 'published' }
    case 'destroy':
      return null
    default:
      return before
  }
}

/** Asks each cell of an action and tells what came of it, beside what the table says; an entry is used again while it is as it was. */
export async function askAll(options: {
  payload: Payload
  execute: Execute
  action: Action
  askers: readonly AskingPerson[]
  /** Gives whether it was done. */
  ask: (asker: AskingPerson, subject: TestedEntry, state: State) => Promise<boolean>
}): Promise<{ seen: Record<string, unknown>; told: Record<string, unknown> }> {
  const { payload, execute, action, ask } = options
  const seen: Record<string, unknown> = {}
  const told: Record<string, unknown> = {}
  const all = cellsOf(action, options.askers)
  await Promise.all(
    entryStates.map(async (state) => {
      const cells = all.filter((cell) => cell.state === state)
      let unused: { subject: TestedEntry; left: Left } | undefined
      // The refused first: they leave it as it is.
      for (const { asker, isAllowed } of cells.toSorted((a, b) => Number(a.isAllowed) - Number(b.isAllowed))) {
        const used = unused?.subject ?? (await makeFlower(payload, execute, state === 'new' ? 'own draft' : state))
        await giveEntryTo(execute, used, asker, state)
        const before = unused ? unused.left : await leftOf(execute, used)
        const isDone = await ask(asker, used, state)
        const after = await leftOf(execute, used)
        const cell = `${state} · ${asker.name}`
        told[cell] = [isAllowed, isAllowed && state !== 'new' ? becomes(action, before) : before]
        seen[cell] = [isDone, after]
        unused = JSON.stringify(after) === JSON.stringify(before) ? { subject: used, left: after } : undefined
      }
    }),
  )
  return { seen, told }
}
