/**
 * Writes to the read model. Every function runs on the caller's transaction, so that a record, its names, the counts,
 * the revision and the notice to other instances appear together or not at all.
 */
import type { Execute } from '#src/read-model/database.ts'
import type { Calendar } from '#src/read-model/dates.ts'
import { type Entry, entryOf } from '#src/read-model/entry.ts'
import type { Part } from '#src/read-model/parts.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { ServiceId } from '#src/services.ts'
import { forgetDates, writeDates } from './dates.ts'

/** A published document on its way into the read model. `record` has been parsed by the resource's schema. */
export type Publication = {
  documentId: number
  record: Record<string, unknown>
  /** The rule and overrides of a calendar day; null for everything else. */
  calendar: unknown
}

/** What changed about how others refer to an entry. Null: nothing. */
export type IdentityChange = { slugBefore: string | null; slugAfter: string | null } | null

/** Puts a record in, or replaces the one that the same document had. Returns whether its slug or name changed. */
export async function putRecord(execute: Execute, of: AnyResource, publication: Publication): Promise<IdentityChange> {
  await nextRevision(execute, of.service, ['entries'])
  const [before] = await execute<{ slug: string; name: string; terms: string[] }>(
    'select slug, name, terms from read_model.records where service = $1 and resource = $2 and document_id = $3',
    [of.service, of.id, publication.documentId],
  )
  const { slug, name, terms } = await writeRecord(execute, of, publication)
  await count(execute, of, 'written', before ? ['', ...before.terms] : [], ['', ...terms])
  if (before?.slug === slug && before.name === name) return null
  return { slugBefore: before?.slug ?? null, slugAfter: slug }
}

/** Writes the row and the names of a record. The counts and the revision are left to the caller. */
export async function writeRecord(execute: Execute, of: AnyResource, publication: Publication): Promise<Entry> {
  const { documentId, record, calendar } = publication
  const entry = entryOf(of, record)
  await execute('delete from read_model.former_slugs where service = $1 and resource = $2 and slug = $3', [
    of.service,
    of.id,
    entry.slug,
  ])
  await execute(
    `insert into read_model.records as r
       (service, resource, slug, document_id, name, record, summary, calendar, terms, search, score, published_at, updated_at, html)
     values ($1, $2, $3, $4, $5, $6::json, $7::json, $8::json, $9::text[],
       setweight(to_tsvector('english', $10), 'A') || setweight(to_tsvector('english', $11), 'B'), $12, $13, $14, $15::json)
     on conflict (service, resource, document_id) do update set slug = excluded.slug, name = excluded.name,
       record = excluded.record, summary = excluded.summary, calendar = excluded.calendar, terms = excluded.terms,
       search = excluded.search, score = excluded.score, published_at = excluded.published_at,
       updated_at = excluded.updated_at, html = excluded.html`,
    [
      of.service,
      of.id,
      entry.slug,
      documentId,
      entry.name,
      JSON.stringify(record),
      JSON.stringify(entry.summary),
      calendar === null || calendar === undefined ? null : JSON.stringify(calendar),
      entry.terms,
      entry.names.map((name) => name.key).join(' '),
      entry.text,
      entry.score,
      entry.publishedAt,
      entry.updatedAt,
      JSON.stringify(entry.html),
    ],
  )
  await execute('delete from read_model.names where service = $1 and resource = $2 and slug = $3', [
    of.service,
    of.id,
    entry.slug,
  ])
  await execute(
    `insert into read_model.names (service, resource, slug, key, name, rank)
     select $1, $2, $3, * from unnest($4::text[], $5::text[], $6::smallint[])`,
    [
      of.service,
      of.id,
      entry.slug,
      entry.names.map((name) => name.key),
      entry.names.map((name) => name.name),
      entry.names.map((name) => name.rank),
    ],
  )
  // A record's schema and its calendar's were passed before.
  if (of.isCalendar)
    await writeDates(execute, of, { documentId, terms: entry.terms, calendar: calendar as Calendar | null })
  return entry
}

/** Keeps addresses working that an entry had before; a slug that another entry has now leads there. */
export async function keepFormerSlugs(
  execute: Execute,
  of: AnyResource,
  documentId: number,
  slugs: readonly string[],
): Promise<void> {
  if (slugs.length === 0) return
  await execute(
    `insert into read_model.former_slugs (service, resource, slug, document_id)
     select $1, $2, former, $3::int from unnest($4::text[]) as former
     where not exists (select from read_model.records where service = $1 and resource = $2 and slug = former)
     on conflict (service, resource, slug) do update set document_id = excluded.document_id`,
    [of.service, of.id, documentId, slugs],
  )
}

/** Takes the record of a document out, the addresses it had before, and that it was picked. Returns null when it had none. */
export async function removeRecord(execute: Execute, of: AnyResource, documentId: number): Promise<IdentityChange> {
  const [before] = await execute<{ slug: string; terms: string[] }>(
    `delete from read_model.records where service = $1 and resource = $2 and document_id = $3 returning slug, terms`,
    [of.service, of.id, documentId],
  )
  if (!before) return null
  await execute('delete from read_model.former_slugs where service = $1 and resource = $2 and document_id = $3', [
    of.service,
    of.id,
    documentId,
  ])
  if (of.isCalendar) await forgetDates(execute, of, documentId)
  await execute('delete from read_model.picks where service = $1 and resource = $2 and slug = $3', [
    of.service,
    of.id,
    before.slug,
  ])
  await nextRevision(execute, of.service, ['entries'])
  await count(execute, of, 'written', ['', ...before.terms], [])
  return { slugBefore: before.slug, slugAfter: null }
}

/** Moves the number of entries waiting to be written from one set of terms to another; empty: it did not wait. */
export async function countWaiting(
  execute: Execute,
  of: AnyResource,
  before: readonly string[] | null,
  after: readonly string[] | null,
): Promise<void> {
  const from = before ? ['', ...before] : []
  const to = after ? ['', ...after] : []
  if (JSON.stringify(from) === JSON.stringify(to)) return
  await nextRevision(execute, of.service, ['counts'])
  await count(execute, of, 'waiting', from, to)
}

/** Grows the revisions of parts of a service and tells every instance, on commit. */
export async function nextRevision(execute: Execute, service: ServiceId, grown: readonly Part[]): Promise<void> {
  await execute(
    `with next as (
       insert into read_model.revisions (service, part, revision) select $1, part, 1 from unnest($2::text[]) as part
       on conflict (service, part) do update set revision = read_model.revisions.revision + 1
       returning part, revision
     ) select pg_notify('octavo', $1 || ' ' || part || ' ' || revision) from next`,
    [service, grown],
  )
}

async function count(
  execute: Execute,
  of: AnyResource,
  state: 'written' | 'waiting',
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const gone = before.filter((term) => !after.includes(term))
  const come = after.filter((term) => !before.includes(term))
  if (gone.length + come.length === 0) return
  await execute(
    `insert into read_model.counts as c (service, resource, term, ${state})
     select $1, $2, term, change from unnest($3::text[], $4::int[]) as changed (term, change)
     on conflict (service, resource, term) do update set ${state} = c.${state} + excluded.${state}`,
    [of.service, of.id, [...gone, ...come], [...gone.map(() => -1), ...come.map(() => 1)]],
  )
  // A term may name an entry: it goes with the last that has it.
  await execute(
    `delete from read_model.counts
     where service = $1 and resource = $2 and term = any($3::text[]) and written = 0 and waiting = 0`,
    [of.service, of.id, gone],
  )
}
