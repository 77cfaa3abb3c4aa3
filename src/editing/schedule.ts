/**
 * Plans a publish or an unpublish, moves one, has one tried again, and cancels one. Plans are checked when they are made, and again
 * when they are due.
 */
import { APIError, NotFound, type PayloadRequest } from 'payload'
import { type Action, may, mayEver } from '#collections/access/permissions.ts'
import { personOf } from '#collections/access/person.ts'
import { collectionOf } from '#collections/index.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { inTransaction } from '#src/publish/in-transaction.ts'
import { ledgerRows } from '#src/publish/ledger.ts'
import { latestVersions, project, type StoredDocument } from '#src/publish/settle.ts'
import { executeFor } from '#src/publish/transaction.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findEntryResource } from './entry-resource.ts'
import { type DoneLate, doneLate, type Planned, planned, publishTask } from './planned.ts'
import { noteDone } from './record.ts'
import { insist } from './refusal.ts'
import { type EntryStanding, standingOf } from './standing.ts'
import { insistOnAnother } from './two-people.ts'

/** The plan that is asked for; `at` is an instant in the future. */
type Plan = { collection: string; id: number; type: 'publish' | 'unpublish'; at: Date }

/** How far ahead a plan may lie: a typing error in the year is refused. */
const mostDays = 3 * 366
const dayMs = 86_400_000

/**
 * Puts a plan into the queue. Throws NotFound; an APIError that says who may, or why the time or the state will not do; or a
 * ValidationError that names the fields which keep the entry from being published.
 */
export async function scheduleEntry(req: PayloadRequest, { collection, id, type, at }: Plan): Promise<void> {
  const resource = await requirePlannable(req, { collection, id, type, at })
  requireTime(at)
  const { user } = req
  await inTransaction(req, async (execute) => {
    await forgetFailures(req, collection, id)
    await req.payload.jobs.queue({
      task: publishTask,
      input: {
        type,
        // As the queue's own tasks have it: ids of either kind of database as text.
        doc: { relationTo: collectionSlug(resource) as never, value: String(id) as never },
        ...(user && { user: plannerOf(user.id) }),
        at: at.toISOString(),
      },
      waitUntil: at,
      req,
    })
    await noteDone(execute, req, { resource, id, kind: 'planned', reason: `to ${type} at ${at.toISOString()}` })
  })
}

/**
 * Gives a plan another time, or none to have it tried at once. The person who does this takes the plan over: it is carried out in their
 * name, and its earlier failures are forgotten. Throws as `scheduleEntry` does.
 */
export async function moveSchedule(req: PayloadRequest, jobId: number, at: Date | null): Promise<void> {
  const { job, resource } = await foundPlan(req, jobId)
  const { collection, documentId: id, type } = job
  await requirePlannable(req, { collection, id, type, at: at ?? new Date() })
  if (at) requireTime(at)
  await inTransaction(req, async (execute) => {
    const moved = await execute(
      `update payload_jobs set processing = false, has_error = false, total_tried = 0, error = null,
         wait_until = coalesce($2::timestamptz, now()),
         input = input || jsonb_strip_nulls(jsonb_build_object('at', $2::text)) || $3::jsonb
       where id = $1 and coalesce(processing, false) = false returning id`,
      [jobId, at?.toISOString() ?? null, JSON.stringify(req.user ? { user: plannerOf(req.user.id) } : {})],
    )
    if (moved.length === 0) throw new NotFound(req.t)
    const reason = at ? `to ${type} at ${at.toISOString()}${insteadOf(job)}` : `to ${type}, tried again`
    await noteDone(execute, req, { resource, id, kind: at ? 'plan moved' : 'planned', reason })
  })
}

const insteadOf = ({ plannedFor }: Planned): string => (plannedFor ? ` instead of ${plannedFor.toISOString()}` : '')

const plannerOf = (id: number | string) => ({ relationTo: 'users' as const, value: Number(id) })

/** Takes a plan out of the queue. Throws NotFound, or an APIError that says who may. */
export async function cancelSchedule(req: PayloadRequest, jobId: number): Promise<void> {
  const { job, resource } = await foundPlan(req, jobId)
  const standing = await standingOf(req, resource, job.documentId)
  const action: Action = 'cancelSchedule'
  if (standing) insist(may(personOf(req), action, standing))
  else if (!mayEver(personOf(req), action, resource.service))
    insist({ isAllowed: false, reason: 'Only those who publish here cancel it.' })
  await inTransaction(req, async (inside) => {
    const gone = await inside(
      'delete from payload_jobs where id = $1 and coalesce(processing, false) = false returning id',
      [jobId],
    )
    const reason = `to ${job.type}${job.at ? ` at ${job.at.toISOString()}` : ''}`
    if (gone.length > 0) await noteDone(inside, req, { resource, id: job.documentId, kind: 'plan cancelled', reason })
  })
}

/** The plans of an entry, failed ones too, and those done late. Throws NotFound, or an APIError for a person who may not read it. */
export async function schedulesOf(
  req: PayloadRequest,
  collection: string,
  id: number,
): Promise<{ planned: Planned[]; late: DoneLate[] }> {
  const { standing } = await requireEntry(req, collection, id)
  insist(may(personOf(req), 'read', standing))
  const execute = await executeFor(req)
  const entry = { collection, documentId: id }
  return { planned: await planned(execute, entry), late: await doneLate(execute, new Date(), entry) }
}

/** Removes all plans of an entry that is deleted for good. */
export async function forgetSchedules(req: PayloadRequest, collection: string, id: number): Promise<void> {
  await removeJobs(req, collection, id, 'true')
}

const forgetFailures = (req: PayloadRequest, collection: string, id: number) =>
  removeJobs(req, collection, id, 'has_error')

async function removeJobs(req: PayloadRequest, collection: string, id: number, which: string): Promise<void> {
  const execute = await executeFor(req)
  await execute(
    `delete from payload_jobs where task_slug = $1 and ${which}
       and input->'doc'->>'relationTo' = $2 and input->'doc'->>'value' = $3`,
    [publishTask, collection, String(id)],
  )
}

/** A plan in the queue, and the resource of its entry. Throws NotFound. */
async function foundPlan(req: PayloadRequest, jobId: number): Promise<{ job: Planned; resource: AnyResource }> {
  const execute = await executeFor(req)
  const job = Number.isInteger(jobId) ? (await planned(execute)).find(({ id }) => id === jobId) : undefined
  const resource = job && findEntryResource(job.collection)
  if (!job || !resource) throw new NotFound(req.t)
  return { job, resource }
}

/** Whether this person may plan it, and it could be done if nothing changed until then. */
async function requirePlannable(req: PayloadRequest, { collection, id, type, at }: Plan): Promise<AnyResource> {
  const { resource, standing } = await requireEntry(req, collection, id)
  insist(may(personOf(req), 'schedule', standing))
  if (type === 'publish') {
    await requirePublishable(req, resource, id)
    await insistOnAnother(
      await executeFor(req),
      req,
      { collection, id, service: resource.service },
      { isChanged: false },
    )
  }
  if (type === 'unpublish') await requirePublished(req, standing, { collection, id, at })
  return resource
}

async function requireEntry(
  req: PayloadRequest,
  collection: string,
  id: number,
): Promise<{ resource: AnyResource; standing: EntryStanding }> {
  const resource = findEntryResource(collection)
  const standing = resource && (await standingOf(req, resource, id))
  if (!resource || !standing) throw new NotFound(req.t)
  return { resource, standing }
}

function requireTime(at: Date): void {
  const ahead = at.getTime() - Date.now()
  if (Number.isNaN(ahead)) refuse('Choose a day and a time.')
  if (ahead <= 0) refuse('That time is past.')
  if (ahead > mostDays * dayMs) refuse('That is more than three years away.')
}

/** Checks ahead as far as possible: whether the newest draft could be published now. */
async function requirePublishable(req: PayloadRequest, resource: AnyResource, id: number): Promise<void> {
  const execute = await executeFor(req)
  const stored = await req.payload.db.findOne({
    collection: collectionSlug(resource),
    where: { id: { equals: id } },
    req,
  })
  // A row of the collection's table is plain data with an id.
  const newest = await latestVersions(req, resource, [stored as unknown as StoredDocument])
  const documents = [{ ...newest.get(id), id }]
  const ledger = await ledgerRows(execute, resource, [id])
  await project({ req, execute }, collectionOf(resource), documents, { ledger, isFollowing: true })
}

async function requirePublished(
  req: PayloadRequest,
  { status }: EntryStanding,
  { collection, id, at }: { collection: string; id: number; at: Date },
): Promise<void> {
  if (status === 'published') return
  const others = await planned(await executeFor(req), { collection, documentId: id })
  const isPublishedBefore = others.some((one) => one.type === 'publish' && !one.hasFailed && one.at && one.at < at)
  if (!isPublishedBefore) refuse('It is not published, and no publish is planned before that time.')
}

function refuse(reason: string): never {
  throw new APIError(reason, 400, null, true)
}
