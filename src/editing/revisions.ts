/**
 * The revisions of an entry: a number that grows with each save that changes something, and for each what was changed, by
 * whom and when, as digests of fields. The digest of a field at a revision is that of its latest change up to there. An entry
 * that was not changed since it was made has no row, and the revision 0.
 */
import { createHash } from 'node:crypto'
import type { Execute } from '#src/read-model/database.ts'
import { comparable } from './merge.ts'

/** An entry. */
export type Of = { collection: string; id: number }

/** A field that was changed. `by` is null where no person did it, and where the person is gone. `at` is an instant in UTC. */
export type FieldChange = {
  field: string
  revision: number
  digest: string
  personId: number | null
  by: string | null
  at: string
}

/** `revision` is the present one, `storedRevision` that of what the entry's own row holds: for a published entry, what is published. */
export type Numbers = { revision: number; storedRevision: number }

/** The known changes of an entry, oldest first. From before `keptFrom` only the last change of each field is kept. */
export type History = Numbers & { keptFrom: number; changes: FieldChange[] }

/** Least number of revisions that are kept of an entry; all of the last DAYS_KEPT days are kept too. */
const REVISIONS_KEPT = 200
const DAYS_KEPT = 7
/** Old revisions are thrown away once in this many. */
const REVISIONS_BETWEEN_PRUNING = 50

/** What is stored of a field's value. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(comparable(value)).digest('base64url').slice(0, 22)

/** The numbers of an entry. */
export async function numbersOf(execute: Execute, { collection, id }: Of): Promise<Numbers> {
  const [row] = await execute<Numbers>(
    `select revision, stored_revision as "storedRevision" from editing.documents where collection = $1 and document_id = $2`,
    [collection, id],
  )
  return row ?? { revision: 0, storedRevision: 0 }
}

/** Everything that is kept of an entry's changes. */
export async function historyOf(execute: Execute, entry: Of): Promise<History> {
  const [row] = await execute<Numbers & { keptFrom: number }>(
    `select revision, stored_revision as "storedRevision", kept_from as "keptFrom" from editing.documents
     where collection = $1 and document_id = $2`,
    [entry.collection, entry.id],
  )
  return {
    ...(row ?? { revision: 0, storedRevision: 0, keptFrom: 0 }),
    changes: await fieldChangesSince(execute, entry, -1),
  }
}

/** The changes of an entry after a revision, oldest first. */
export async function fieldChangesSince(
  execute: Execute,
  { collection, id }: Of,
  revision: number,
): Promise<FieldChange[]> {
  const rows = await execute<FieldChange & { at: string | Date }>(
    `select c.field, c.revision, c.digest, c.person_id as "personId", u.name as by, c.at
     from editing.field_changes c left join users u on u.id = c.person_id
     where c.collection = $1 and c.document_id = $2 and c.revision > $3 order by c.revision, c.field`,
    [collection, id, revision],
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

/** The digest of a field as it was at a revision; `now` where it has not changed since; undefined where that is no longer known. */
export function digestAt(
  { changes, keptFrom }: History,
  field: string,
  revision: number,
  now: string,
): string | undefined {
  const own = changes.filter((change) => change.field === field)
  if (!own.some((change) => change.revision > revision)) return now
  if (revision < keptFrom) return undefined
  return own.findLast((change) => change.revision <= revision)?.digest
}

/** What a save changed: the digests of a field before and after it. */
export type Changed = { field: string; before: string; after: string }

type Saved = {
  changed: readonly Changed[]
  personId: number | null
  /** Whether the entry's own row was written, and not only a version of it. */
  isStored: boolean
}

/** Counts a save. One that changes nothing keeps the revision. */
export async function recordSave(execute: Execute, entry: Of, { changed, personId, isStored }: Saved): Promise<void> {
  const step = changed.length > 0 ? 1 : 0
  const [row] = await execute<{ revision: number }>(
    `insert into editing.documents as d (collection, document_id, revision, stored_revision)
     values ($1, $2, $3, case when $4 then $3::integer else 0 end)
     on conflict (collection, document_id) do update set revision = d.revision + $3,
       stored_revision = case when $4 then d.revision + $3 else d.stored_revision end
     returning revision`,
    [entry.collection, entry.id, step, isStored],
  )
  if (step === 0 || !row) return
  const names = changed.map(({ field }) => field)
  // What a field was before its first change is kept as its change at 0, so that it can be told from what follows.
  await execute(
    `insert into editing.field_changes (collection, document_id, field, revision, digest)
     select $1, $2, first.field, 0, first.digest from unnest($3::text[], $4::text[]) as first (field, digest)
     where not exists (select 1 from editing.field_changes c
       where c.collection = $1 and c.document_id = $2 and c.field = first.field)`,
    [entry.collection, entry.id, names, changed.map(({ before }) => before)],
  )
  await execute(
    `insert into editing.field_changes (collection, document_id, field, revision, digest, person_id)
     select $1, $2, next.field, $3, next.digest, $4 from unnest($5::text[], $6::text[]) as next (field, digest)`,
    [entry.collection, entry.id, row.revision, personId, names, changed.map(({ after }) => after)],
  )
  if (row.revision % REVISIONS_BETWEEN_PRUNING === 0) await prune(execute, entry, row.revision)
}

/** Throws away old changes of an entry, except the last one of each field. */
async function prune(execute: Execute, { collection, id }: Of, revision: number): Promise<void> {
  const [row] = await execute<{ until: number }>(
    `select coalesce(max(revision), 0) as until from editing.field_changes
     where collection = $1 and document_id = $2 and revision <= $3 and at < now() - make_interval(days => $4)`,
    [collection, id, revision - REVISIONS_KEPT, DAYS_KEPT],
  )
  if (!row?.until) return
  await execute(
    `delete from editing.field_changes c where c.collection = $1 and c.document_id = $2 and c.revision < $3
       and exists (select 1 from editing.field_changes n where n.collection = $1 and n.document_id = $2
         and n.field = c.field and n.revision > c.revision and n.revision <= $3)`,
    [collection, id, row.until],
  )
  await execute(
    'update editing.documents set kept_from = greatest(kept_from, $3) where collection = $1 and document_id = $2',
    [collection, id, row.until],
  )
}

/** Forgets an entry that is deleted for good. */
export async function forgetRevisions(execute: Execute, { collection, id }: Of): Promise<void> {
  for (const table of ['documents', 'field_changes', 'presence', 'version_authors', 'reviews', 'comments'])
    await execute(`delete from editing.${table} where collection = $1 and document_id = $2`, [collection, id])
}
