/**
 * Writes to the read model. Every function runs on the caller's transaction, so that a record, its names, the counts,
 * the revision and the notice to other instances appear together or not at all.
 */
import { toForget } from '#src/cdn/outbox.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { Calendar } from '#src/read-model/dates.ts'
import { type Entry, entryOf } from '#src/read-model/entry.ts'
import { type Part, sourcesOf } from '#src/read-model/parts.ts'
import type { AnyRecord, AnyResource } from '#src/read-model/resource.ts'
import { placedWords, readWords, type StoredWords, writtenWords } from '#src/read-model/searched.ts'
import { keysOfEntry, partKey } from '#src/read-model/surrogate-keys.ts'
import type { OwnerId } from '#src/services.ts'
import { forgetDates, writeDates } from './dates.ts'
import { linkedBy, scoreAnew } from './scores.ts'
import { moveWords, noWords, type Reworded, writeNames } from './words.ts'

/** A published document on its way into the read model. `record` has been parsed by the resource's schema. */
export type PublishedDocument = {
  documentId: number
  record: AnyRecord
  /** The rule and overrides of a calendar day; null for everything else. */
  calendar: unknown
}

/** A record as it is written, and whose it is. */
export type RecordRow = Entry & Omit<PublishedDocument, 'calendar'> & { calendar: Calendar | null }

/** Derives what is written of a published document: most of the work of publishing that is done outside PostgreSQL. */
export function recordRow(
  resource: AnyResource,
  { documentId, record, calendar: given }: PublishedDocument,
): RecordRow {
  // The schemas of the record and of the calendar were checked before.
  const calendar = (given ?? null) as Calendar | null
  return { ...entryOf(resource, record, calendar), documentId, record, calendar }
}

/** How others refer to an entry. */
export type Identity = { slug: string; name: string }

/** How others referred to an entry, and do now; null while readers do not see it. */
export type IdentityChange = { before: Identity | null; after: Identity | null }

/** Changes by document; documents that kept their slug and name are left out. */
export type IdentityChanges = Map<number, IdentityChange>

/** A record as it was before. */
type Before = Identity & StoredWords & { terms: string[] }

/**
 * Inserts records, or replaces those of the same documents. Gives the documents whose slug or name changed. `later`: a list that takes the
 * changes of words, for a caller that writes those of many records together.
 */
export async function putRecords(
  execute: Execute,
  resource: AnyResource,
  publications: readonly RecordRow[],
  { later }: { later?: Reworded[] | undefined } = {},
): Promise<IdentityChanges> {
  const changes: IdentityChanges = new Map()
  if (publications.length === 0) return changes
  const rows = await execute<Before & { document_id: number }>(
    `select document_id, slug, name, terms, words, borrowed from read_model.records
     where service = $1 and resource = $2 and document_id = any($3::int[])`,
    [resource.service, resource.id, publications.map(({ documentId }) => documentId)],
  )
  const before = new Map(rows.map((row) => [row.document_id, row]))
  const moves: Move[] = []
  const keys = new Set<string>()
  const reworded: Reworded[] = []
  await writeRecords(execute, resource, publications)
  for (const { documentId, slug, name, terms, words } of publications) {
    const was = before.get(documentId)
    const slugs = was ? [was.slug, slug] : [slug]
    for (const key of keysOfEntry(resource, { slugs, terms: [...(was?.terms ?? []), ...terms] })) keys.add(key)
    moves.push({ from: was ? ['', ...was.terms] : [], to: ['', ...terms] })
    reworded.push({ document: documentId, from: was ? readWords(was) : noWords, to: placedWords(words) })
    if (was?.slug !== slug || was.name !== name)
      changes.set(documentId, { before: was ? { slug: was.slug, name: was.name } : null, after: { slug, name } })
  }
  await count(execute, resource, 'written', moves)
  const scored = await scoreAnew(execute, resource.service, [
    ...linkedBy(resource.service, moves.flatMap(changedTerms)),
    ...publications.map(({ slug }) => ({ resource: resource.id, slug })),
  ])
  await nextRevision(execute, resource.service, ['entries'], [...keys, ...scored])
  if (later) later.push(...reworded)
  else await moveWords(execute, resource, reworded)
  return changes
}

/** Writes the rows, the names and the dates of records. The counts, the postings and the revision are left to the caller. */
export async function writeRecords(
  execute: Execute,
  resource: AnyResource,
  publications: readonly RecordRow[],
): Promise<void> {
  await writeRows(execute, resource, publications)
  await writeNames(execute, resource, publications)
  if (resource.isCalendar) await writeDates(execute, resource, publications)
}

async function writeRows(execute: Execute, resource: AnyResource, written: readonly RecordRow[]): Promise<void> {
  await execute('delete from read_model.former_slugs where service = $1 and resource = $2 and slug = any($3::text[])', [
    resource.service,
    resource.id,
    written.map(({ slug }) => slug),
  ])
  const rows = written.map(({ documentId, words, publishedAt, updatedAt, ...row }) => ({
    ...row,
    ...writtenWords(words),
    document_id: documentId,
    published_at: publishedAt,
    updated_at: updatedAt,
  }))
  await execute(
    `insert into read_model.records as r
       (service, resource, slug, document_id, name, record, summary, calendar, terms, words, borrowed, written, score,
        published_at, updated_at, html)
     select $1, $2, slug, document_id, name, record, summary, calendar, terms, words, borrowed, written, written, published_at,
       updated_at, html
     from json_to_recordset($3::json) as given (slug text, document_id int, name text, record json, summary json, calendar json,
       terms text[], words text, borrowed text, written int, published_at timestamptz, updated_at timestamptz, html json)
     on conflict (service, resource, document_id) do update set slug = excluded.slug, name = excluded.name,
       record = excluded.record, summary = excluded.summary, calendar = excluded.calendar, terms = excluded.terms,
       words = excluded.words, borrowed = excluded.borrowed, written = excluded.written, score = r.score - r.written + excluded.written,
       published_at = excluded.published_at, updated_at = excluded.updated_at,
       html = excluded.html`,
    [resource.service, resource.id, JSON.stringify(rows)],
  )
}

/** Has former slugs lead to an entry, except those that another entry has now. */
export async function keepFormerSlugs(
  execute: Execute,
  resource: AnyResource,
  documentId: number,
  slugs: readonly string[],
): Promise<void> {
  if (slugs.length === 0) return
  await execute(
    `insert into read_model.former_slugs (service, resource, slug, document_id)
     select $1, $2, former, $3::int from unnest($4::text[]) as former
     where not exists (select from read_model.records where service = $1 and resource = $2 and slug = former)
     on conflict (service, resource, slug) do update set document_id = excluded.document_id`,
    [resource.service, resource.id, documentId, slugs],
  )
  await toForget(execute, keysOfEntry(resource, { slugs, terms: [] }))
}

/** Removes the record of a document, its former slugs and its picks. Returns null when it had no record. */
export async function removeRecord(
  execute: Execute,
  resource: AnyResource,
  documentId: number,
): Promise<IdentityChange | null> {
  const [before] = await execute<Before>(
    `delete from read_model.records where service = $1 and resource = $2 and document_id = $3
     returning slug, name, terms, words, borrowed`,
    [resource.service, resource.id, documentId],
  )
  if (!before) return null
  await execute('delete from read_model.former_slugs where service = $1 and resource = $2 and document_id = $3', [
    resource.service,
    resource.id,
    documentId,
  ])
  if (resource.isCalendar) await forgetDates(execute, resource, [documentId])
  await execute('delete from read_model.picks where service = $1 and resource = $2 and slug = $3', [
    resource.service,
    resource.id,
    before.slug,
  ])
  await count(execute, resource, 'written', [{ from: ['', ...before.terms], to: [] }])
  const scored = await scoreAnew(execute, resource.service, linkedBy(resource.service, before.terms))
  await nextRevision(
    execute,
    resource.service,
    ['entries'],
    [...keysOfEntry(resource, { slugs: [before.slug], terms: before.terms }), ...scored],
  )
  await moveWords(execute, resource, [{ document: documentId, from: readWords(before), to: noWords }])
  return { before: { slug: before.slug, name: before.name }, after: null }
}

/** The terms that an entry was counted by before and is counted by now; none while it is not published. */
type Move = { from: readonly string[]; to: readonly string[] }

/** The terms that came, and those that went. */
const changedTerms = ({ from, to }: Move): string[] => [
  ...from.filter((term) => !to.includes(term)),
  ...to.filter((term) => !from.includes(term)),
]

/** Updates the numbers of entries that wait to be written, by term. `before` or `after` is null where a document did or does not wait. */
export async function countWaiting(
  execute: Execute,
  resource: AnyResource,
  documents: readonly { before: readonly string[] | null; after: readonly string[] | null }[],
): Promise<void> {
  const moves = documents
    .map(({ before, after }) => ({ from: before ? ['', ...before] : [], to: after ? ['', ...after] : [] }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
  if (moves.length === 0) return
  await nextRevision(execute, resource.service, ['counts'])
  await count(execute, resource, 'waiting', moves)
}

/**
 * Raises the revisions of parts of a service. On commit every instance is told, and so is a CDN: it forgets the replies made from these
 * parts and from the entries with these keys. Where the changed entries are not known, it forgets the whole service.
 */
export async function nextRevision(
  execute: Execute,
  service: OwnerId,
  grown: readonly Part[],
  entries?: readonly string[],
): Promise<void> {
  await execute(
    `with next as (
       insert into read_model.revisions (service, part, revision) select $1, part, 1 from unnest($2::text[]) as part
       on conflict (service, part) do update set revision = read_model.revisions.revision + 1
       returning part, revision
     ) select pg_notify('octavo', $1 || ' ' || part || ' ' || revision) from next`,
    [service, grown],
  )
  const isWhole = grown.includes('entries') && entries === undefined
  // Replies that depend on how often entries are read are kept by a CDN for at most a minute, so it is not told.
  const parts = sourcesOf(service, grown).filter(({ part }) => part !== 'reads')
  await toForget(execute, isWhole ? [service] : [...parts.map(partKey), ...(entries ?? [])])
}

async function count(
  execute: Execute,
  resource: AnyResource,
  state: 'written' | 'waiting',
  moves: readonly Move[],
): Promise<void> {
  const changes = new Map<string, number>()
  const add = (term: string, by: number) => changes.set(term, (changes.get(term) ?? 0) + by)
  for (const { from, to } of moves) {
    for (const term of from) add(term, -1)
    for (const term of to) add(term, 1)
  }
  const changed = [...changes].filter(([, change]) => change !== 0)
  if (changed.length === 0) return
  await execute(
    `insert into read_model.counts as c (service, resource, term, ${state})
     select $1, $2, term, change from unnest($3::text[], $4::int[]) as changed (term, change)
     on conflict (service, resource, term) do update set ${state} = c.${state} + excluded.${state}`,
    [resource.service, resource.id, changed.map(([term]) => term), changed.map(([, change]) => change)],
  )
  // Terms that no entry has are removed, since a term may contain the name of an entry.
  await execute(
    `delete from read_model.counts
     where service = $1 and resource = $2 and term = any($3::text[]) and written = 0 and waiting = 0`,
    [resource.service, resource.id, changed.filter(([, change]) => change < 0).map(([term]) => term)],
  )
}
