/** How far the review of an entry has come, whose turn it is, and when it is to be checked again. No reader sees any of it. */
import { APIError, NotFound, type PayloadRequest } from 'payload'
import { mayInReview, type ReviewAction, type ReviewState } from '#collections/access/permissions.ts'
import { personOf } from '#collections/access/person.ts'
import { collectionSlug } from '#collections/slugs.ts'
import type { AuditKind } from '#src/audit/kinds.ts'
import { inTransaction } from '#src/publish/in-transaction.ts'
import { publishAlone } from '#src/publish/transaction.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { OwnerId } from '#src/services.ts'
import { saverIdOf } from './begun-from.ts'
import { findEntryResource } from './entry-resource.ts'
import { noteDone } from './record.ts'
import { insist } from './refusal.ts'
import { numbersOf, type Of } from './revisions.ts'
import { standingOf } from './standing.ts'
import { isAlone, lastWriter } from './two-people.ts'

/** A review as it is kept; `recheckOn` is a day. */
export type EntryReview = {
  state: ReviewState
  byId: number | null
  by: string | null
  at: Date | null
  reason: string
  assigneeId: number | null
  assignee: string | null
  recheckOn: string | null
}

const none: EntryReview = {
  state: 'writing',
  byId: null,
  by: null,
  at: null,
  reason: '',
  assigneeId: null,
  assignee: null,
  recheckOn: null,
}

/** The review of an entry. */
export async function reviewOf(execute: Execute, { collection, id }: Of): Promise<EntryReview> {
  const [row] = await execute<EntryReview>(
    `select r.state, r.by_id as "byId", u.name as by, r.at, r.reason, r.assignee_id as "assigneeId", a.name as assignee,
       r.recheck_on::text as "recheckOn"
     from editing.reviews r left join users u on u.id = r.by_id left join users a on a.id = r.assignee_id
     where r.collection = $1 and r.document_id = $2`,
    [collection, id],
  )
  return row ?? none
}

/** Somebody who works on a catalogue. */
export type Colleague = { id: number; name: string }

/** Those who work on a catalogue, by name. */
export const colleaguesOf = async (execute: Execute, service: OwnerId): Promise<Colleague[]> =>
  (await colleaguesOfEach(execute, [service])).get(service) ?? []

/** The same for several catalogues, by one statement. */
export async function colleaguesOfEach(
  execute: Execute,
  services: readonly OwnerId[],
): Promise<Map<OwnerId, Colleague[]>> {
  const people = await execute<Colleague & { services: string[] }>(
    `select u.id, u.name, array(select s.value::text from users_services s where s.parent_id = u.id) as services
     from users u order by lower(u.name), u.id`,
  )
  const worksThere = (person: { services: string[] }, service: OwnerId) =>
    service === 'network' || person.services.length === 0 || person.services.includes(service)
  return new Map(
    services.map((service) => [
      service,
      people.filter((person) => worksThere(person, service)).map(({ id, name }) => ({ id, name })),
    ]),
  )
}

/** The steps from one state to another: where each leads, what the record calls it, and whether it needs a reason. */
export const reviewSteps = {
  'ask for review': { to: 'in review', kind: 'review asked', needsReason: false },
  approve: { to: 'approved', kind: 'approved', needsReason: false },
  'ask for changes': { to: 'changes asked', kind: 'changes asked', needsReason: true },
  'take back': { to: 'writing', kind: 'taken back', needsReason: false },
} as const satisfies Partial<Record<ReviewAction, { to: ReviewState; kind: AuditKind; needsReason: boolean }>>
type Step = keyof typeof reviewSteps

/** Whether an action leads an entry from one state of its review to another. */
export const isStep = (action: ReviewAction): action is Step => action in reviewSteps

/** What somebody does about an entry. A reason is text; a re-check without a day takes the planned one back. */
export type Doing =
  | { action: Step; reason: string; assigneeId?: number | null | undefined }
  | { action: 'take on' }
  | { action: 'assign'; assigneeId: number | null }
  | { action: 'set a re-check'; recheckOn: string | null }

/** An entry as it is asked about, within the transaction of a request. */
type Asked = {
  execute: Execute
  resource: AnyResource
  entry: Of
  review: EntryReview
  permits(action: ReviewAction): Promise<void>
}

/**
 * Does work about an entry in a transaction, one after the other with the saves of its catalogue. Throws NotFound, or an APIError that
 * says who may.
 */
export function about<T>(req: PayloadRequest, { collection, id }: Of, work: (asked: Asked) => Promise<T>): Promise<T> {
  const resource = findEntryResource(collection)
  if (!resource || !Number.isInteger(id)) throw new NotFound(req.t)
  return inTransaction(req, async (execute) => {
    await publishAlone(execute, resource.service)
    const standing = await standingOf(req, resource, id)
    if (!standing) throw new NotFound(req.t)
    const entry = { collection, id }
    const review = await reviewOf(execute, entry)
    const permits = async (action: ReviewAction) => {
      const person = saverIdOf(req)
      const alone =
        person !== null && action === 'approve' && (await isAlone(execute, { ...entry, ...standing }, person))
      insist(mayInReview(personOf(req), action, { ...standing, review: review.state, isAlone: alone }))
    }
    return work({ execute, resource, entry, review, permits })
  })
}

/** Does an action, and records it. Throws as `about` does, and an APIError with status 400 where something is missing. */
export const doInReview = (req: PayloadRequest, entry: Of, doing: Doing): Promise<void> =>
  about(req, entry, async ({ execute, resource, permits }) => {
    await permits(doing.action)
    if (doing.action === 'set a re-check') {
      await write(execute, entry, { recheck_on: doing.recheckOn })
      const reason = doing.recheckOn ? `on ${doing.recheckOn}` : 'none any more'
      return noteDone(execute, req, { resource, id: entry.id, kind: 're-check set', reason })
    }
    const assigneeId = doing.action === 'take on' ? saverIdOf(req) : doing.assigneeId
    const assignee = await colleague(execute, resource.service, assigneeId)
    if (!isDoingStep(doing)) {
      await write(execute, entry, { assignee_id: assignee?.id ?? null })
      return noteDone(execute, req, {
        resource,
        id: entry.id,
        kind: 'assigned',
        reason: `to ${assignee?.name ?? 'nobody'}`,
      })
    }
    const { to, kind, needsReason } = reviewSteps[doing.action]
    const { reason } = doing
    if (needsReason && reason === '') throw new APIError('Say what is to be changed.', 400, null, true)
    await write(execute, entry, {
      state: to,
      by_id: saverIdOf(req),
      at: new Date().toISOString(),
      reason,
      approved_revision: to === 'approved' ? (await numbersOf(execute, entry)).revision : null,
      ...(assignee && { assignee_id: assignee.id }),
      // The entry goes back to the person who wrote it last.
      ...(to === 'changes asked' && !assignee && { assignee_id: await lastWriter(execute, entry) }),
    })
    await noteDone(execute, req, { resource, id: entry.id, kind, reason })
  })

const isDoingStep = (doing: Doing): doing is Extract<Doing, { action: Step }> => isStep(doing.action)

/** A person who works on the catalogue. Throws an APIError for one who does not; undefined where nobody is named. */
async function colleague(
  execute: Execute,
  service: OwnerId,
  id: number | null | undefined,
): Promise<Colleague | undefined> {
  if (id === null || id === undefined) return undefined
  const person = (await colleaguesOf(execute, service)).find((one) => one.id === id)
  if (!person) throw new APIError('That person does not work on this catalogue.', 400, null, true)
  return person
}

type Columns = Partial<
  Record<'state' | 'by_id' | 'at' | 'reason' | 'approved_revision' | 'assignee_id' | 'recheck_on', unknown>
>

async function write(execute: Execute, { collection, id }: Of, columns: Columns): Promise<void> {
  const names = Object.keys(columns)
  const values = names.map((_, index) => `$${index + 3}`)
  await execute(
    `insert into editing.reviews (collection, document_id, ${names.join()}) values ($1, $2, ${values.join()})
     on conflict (collection, document_id) do update set ${names.map((name) => `${name} = excluded.${name}`).join()}`,
    [collection, id, ...Object.values(columns)],
  )
}

/** Updates the review after a save: a changed entry has to be approved again, a published one has been reviewed. */
export async function followSave(
  execute: Execute,
  req: PayloadRequest,
  {
    resource,
    id,
    isChanged,
    isPublished,
  }: { resource: AnyResource; id: number; isChanged: boolean; isPublished: boolean },
): Promise<void> {
  const entry = { collection: collectionSlug(resource), id }
  if (isPublished) {
    await execute(
      `update editing.reviews set state = 'writing', by_id = $3, at = now(), reason = '', approved_revision = null, assignee_id = null
       where collection = $1 and document_id = $2 and (state <> 'writing' or assignee_id is not null)`,
      [entry.collection, id, saverIdOf(req)],
    )
    return
  }
  if (!isChanged) return
  const reason = 'It was changed after it was approved.'
  const voided = await execute(
    `update editing.reviews set state = 'in review', approved_revision = null, at = now(), by_id = $3, reason = $4
     where collection = $1 and document_id = $2 and state = 'approved' returning state`,
    [entry.collection, id, saverIdOf(req), reason],
  )
  if (voided.length > 0) await noteDone(execute, req, { resource, id, kind: 'approval void', reason: '' })
}
