/**
 * What publishing remembers of each document beyond the document itself: when it was first published, when its text last
 * changed, under which slugs it was known, and how it is counted while it waits. It is no part of the read model, which
 * can be dropped and made anew from the collections and this.
 */
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { OwnerId } from '#src/services.ts'

/** The table of what publishing must not forget, as a migration makes it. */
export const createLedger = [
  'create schema publishing',
  `create table publishing.ledger (
    service text not null,
    resource text not null,
    document_id integer not null,
    first_published_at timestamptz,
    text_changed_at timestamptz,
    digest text,
    slugs text[] not null default '{}',
    waiting_terms text[],
    primary key (service, resource, document_id)
  )`,
] as const

/**
 * Instants are UTC, as ISO 8601 text. `digest` is of what was published last. `slugs` are all that it was published under.
 * `waitingTerms` is null while the document does not wait to be written.
 */
export type LedgerRow = {
  firstPublishedAt: string | null
  textChangedAt: string | null
  digest: string | null
  slugs: string[]
  waitingTerms: string[] | null
}

const blank: LedgerRow = {
  firstPublishedAt: null,
  textChangedAt: null,
  digest: null,
  slugs: [],
  waitingTerms: null,
}

type Row = {
  document_id: number
  first_published_at: string | Date | null
  text_changed_at: string | Date | null
  digest: string | null
  slugs: string[]
  waiting_terms: string[] | null
}

/** The row of a document; a blank one while there is none. */
export async function ledgerRow(execute: Execute, resource: AnyResource, documentId: number): Promise<LedgerRow> {
  return (await ledgerRows(execute, resource, [documentId])).get(documentId) ?? blank
}

/** The rows of documents; a blank one for each that has none. */
export async function ledgerRows(
  execute: Execute,
  resource: AnyResource,
  documentIds: readonly number[],
): Promise<Map<number, LedgerRow>> {
  const rows = await execute<Row>(
    `select document_id, first_published_at, text_changed_at, ${digest} as digest, slugs, waiting_terms
     from publishing.ledger l where service = $1 and resource = $2 and document_id = any($3::int[])`,
    [resource.service, resource.id, documentIds],
  )
  const ledger = new Map(documentIds.map((id) => [id, blank]))
  for (const row of rows)
    ledger.set(row.document_id, {
      firstPublishedAt: instant(row.first_published_at),
      textChangedAt: instant(row.text_changed_at),
      digest: row.digest,
      slugs: row.slugs,
      waitingTerms: row.waiting_terms,
    })
  return ledger
}

/** The digest of a row. It is empty where the record followed a rename: then it is worked out from the record, as publishing does. */
const digest = `case l.digest when '' then (
  select encode(sha256(convert_to('[' || regexp_replace(record::text, ',"updated_at":"[^"]*"}$', '}') || ','
    || coalesce(calendar::text, 'null') || ']', 'UTF8')), 'hex')
  from read_model.records r where (r.service, r.resource, r.document_id) = (l.service, l.resource, l.document_id)
) else l.digest end`

/**
 * Notes that records followed a rename or a picture, so that their next save without a change still counts as none. It empties their
 * digests, which are then taken when they are read, one by one, and not of thousands at a time.
 */
export async function noteFollowed(
  execute: Execute,
  followed: readonly { service: OwnerId; resource: string; document_id: number }[],
): Promise<void> {
  await execute(
    `update publishing.ledger l set digest = '' from unnest($1::text[], $2::text[], $3::int[]) as f (service, resource, document_id)
     where (l.service, l.resource, l.document_id) = (f.service, f.resource, f.document_id)`,
    [
      followed.map(({ service }) => service),
      followed.map(({ resource }) => resource),
      followed.map((one) => one.document_id),
    ],
  )
}

/** Writes the rows of documents. */
export async function writeLedger(
  execute: Execute,
  resource: AnyResource,
  rows: ReadonlyMap<number, LedgerRow>,
): Promise<void> {
  await execute(
    `insert into publishing.ledger
       (service, resource, document_id, first_published_at, text_changed_at, digest, slugs, waiting_terms)
     select $1, $2, given.* from json_to_recordset($3::json) as given ("documentId" int, "firstPublishedAt" timestamptz,
       "textChangedAt" timestamptz, digest text, slugs text[], "waitingTerms" text[])
     on conflict (service, resource, document_id) do update set first_published_at = excluded.first_published_at,
       text_changed_at = excluded.text_changed_at, digest = excluded.digest, slugs = excluded.slugs,
       waiting_terms = excluded.waiting_terms`,
    [resource.service, resource.id, JSON.stringify([...rows].map(([documentId, row]) => ({ documentId, ...row })))],
  )
}

/** Forgets a document that is deleted for good. */
export async function forget(execute: Execute, resource: AnyResource, documentId: number): Promise<void> {
  await execute('delete from publishing.ledger where service = $1 and resource = $2 and document_id = $3', [
    resource.service,
    resource.id,
    documentId,
  ])
}

const instant = (value: string | Date | null): string | null => (value === null ? null : new Date(value).toISOString())
