/** What is planned for entries, and what of it failed: as the queue of the CMS holds it. */
import type { Execute } from '#src/read-model/database.ts'

/**
 * A planned publish or unpublish. `at` is when it is due, or due to be tried again; `hasFailed`, that it was given up; `reason`, why
 * it could not be done the last time; `by`, who planned it, null for somebody who is gone.
 */
export type Planned = {
  id: number
  collection: string
  documentId: number
  type: 'publish' | 'unpublish'
  at: Date | null
  tried: number
  hasFailed: boolean
  reason: string | null
  by: string | null
}

type Row = {
  id: number
  collection: string
  document_id: string
  type: 'publish' | 'unpublish' | null
  wait_until: string | Date | null
  total_tried: string | number | null
  has_error: boolean | null
  reason: string | null
  person: string | null
}

/** The slug of the task, which names these jobs in the queue. */
export const publishTask = 'schedulePublish'

/** Of one entry, or of all: first what failed, then by when it is due. */
export async function planned(
  execute: Execute,
  of: { collection: string; documentId: number } | null = null,
): Promise<Planned[]> {
  const rows = await execute<Row>(
    `select j.id, j.input->'doc'->>'relationTo' as collection, j.input->'doc'->>'value' as document_id,
       j.input->>'type' as type, j.wait_until, j.total_tried, j.has_error, u.name as person,
       coalesce(j.error->>'message', (
         select l.error->>'message' from payload_jobs_log l where l._parent_id = j.id order by l._order desc limit 1
       )) as reason
     from payload_jobs j left join users u on u.id::text = j.input->'user'->>'value'
     where j.task_slug = 'schedulePublish' and j.completed_at is null and j.input->'doc' is not null
       and ($1::text is null or (j.input->'doc'->>'relationTo' = $1 and j.input->'doc'->>'value' = $2::text))
     order by j.has_error desc nulls last, j.wait_until, j.id`,
    [of?.collection ?? null, of ? String(of.documentId) : null],
  )
  return rows.map((row) => ({
    id: row.id,
    collection: row.collection,
    documentId: Number(row.document_id),
    type: row.type ?? 'publish',
    at: row.wait_until === null ? null : new Date(row.wait_until),
    tried: Number(row.total_tried ?? 0),
    hasFailed: row.has_error === true,
    reason: row.reason,
    by: row.person,
  }))
}
