/** What is planned for entries, and which plans failed, from the queue of the CMS. */
import type { Execute } from '#src/read-model/database.ts'

/**
 * A planned publish or unpublish. `plannedFor` is the instant that was chosen; `at`, when it is due, or due to be tried again;
 * `hasFailed`, that it was given up; `reason`, why it could not be done the last time; `by`, who planned it, null for somebody who
 * is gone.
 */
export type Planned = {
  id: number
  collection: string
  documentId: number
  type: 'publish' | 'unpublish'
  plannedFor: Date | null
  at: Date | null
  tried: number
  hasFailed: boolean
  reason: string | null
  by: string | null
  byId: number | null
}

type Row = {
  id: number
  collection: string
  document_id: string
  type: 'publish' | 'unpublish' | null
  planned_for: string | null
  wait_until: string | Date | null
  total_tried: string | number | null
  has_error: boolean | null
  reason: string | null
  person: string | null
  person_id: number | null
}

/** The slug of the task, which names these jobs in the queue. */
export const publishTask = 'schedulePublish'

/** The name of the machine that does it, in the record of what was done. */
export const plannedPublishingMachine = 'planned publishing'

/** In the context of a save that was planned: the instant it was planned for, as text. */
export const plannedInContext = 'planned for'

/** Delay after which a plan counts as done late, and is reported so: the queue is looked at every minute. */
const LATE_MS = 5 * 60_000

/** Whether what was planned for an instant is late at another. */
export const isLate = (plannedFor: Date, now: Date): boolean => now.getTime() - plannedFor.getTime() > LATE_MS

/** The field of a line in the record that says a plan was done late: the instant it was planned for, and when it was done. */
export const lateField = 'plannedFor'

/** Days for which plans that were done late are shown beside the others. */
const DAYS_TOLD = 3

/** A plan that was done late. `id` is that of the line in the record. */
export type DoneLate = {
  id: string
  collection: string
  documentId: number
  type: 'publish' | 'unpublish'
  plannedFor: Date
  at: Date
  by: string | null
}

/** Plans of one entry, or of all, that were done late in the last days; the latest first. */
export async function doneLate(
  execute: Execute,
  now: Date,
  entry: { collection: string; documentId: number } | null = null,
): Promise<DoneLate[]> {
  const rows = await execute<Omit<DoneLate, 'plannedFor'> & { plannedFor: string }>(
    `select a.id::text, a.collection, a.document_id as "documentId", a.at, coalesce(u.name, a.person) as by,
       case a.kind when 'published' then 'publish' else 'unpublish' end as type, c.change ->> 'before' as "plannedFor"
     from editing.audit a
     join lateral (select change from jsonb_array_elements(a.changes) change where change ->> 'field' = $2 limit 1) c on true
     left join users u on u.id = a.person_id
     where a.machine = $1 and a.kind in ('published', 'unpublished') and a.at > $3
       and ($4::text is null or (a.collection = $4 and a.document_id = $5))
     order by a.id desc`,
    [
      plannedPublishingMachine,
      lateField,
      new Date(now.getTime() - DAYS_TOLD * 86_400_000),
      entry?.collection ?? null,
      entry?.documentId ?? null,
    ],
  )
  return rows.map((row) => ({ ...row, plannedFor: new Date(row.plannedFor) }))
}

/** Plans of one entry, or of all: failed ones first, then by when they are due. */
export async function planned(
  execute: Execute,
  entry: { collection: string; documentId: number } | null = null,
): Promise<Planned[]> {
  const rows = await execute<Row>(
    `select j.id, j.input->'doc'->>'relationTo' as collection, j.input->'doc'->>'value' as document_id,
       j.input->>'type' as type, j.input->>'at' as planned_for, j.wait_until, j.total_tried, j.has_error, u.name as person, u.id as person_id,
       coalesce(j.error->>'message', (
         select l.error->>'message' from payload_jobs_log l where l._parent_id = j.id order by l._order desc limit 1
       )) as reason
     from payload_jobs j left join users u on u.id::text = j.input->'user'->>'value'
     where j.task_slug = 'schedulePublish' and j.completed_at is null and j.input->'doc' is not null
       and ($1::text is null or (j.input->'doc'->>'relationTo' = $1 and j.input->'doc'->>'value' = $2::text))
     order by j.has_error desc nulls last, j.wait_until, j.id`,
    [entry?.collection ?? null, entry ? String(entry.documentId) : null],
  )
  return rows.map((row) => ({
    id: row.id,
    collection: row.collection,
    documentId: Number(row.document_id),
    type: row.type ?? 'publish',
    plannedFor: instant(row.planned_for ?? row.wait_until),
    at: instant(row.wait_until),
    tried: Number(row.total_tried ?? 0),
    hasFailed: row.has_error === true,
    reason: row.reason,
    by: row.person,
    byId: row.person_id,
  }))
}

const instant = (value: string | Date | null): Date | null => (value === null ? null : new Date(value))
