/** One entry by its slug, with the entries that point at it, in one statement. */
import type { Database } from '../database.ts'
import { type StoredJson, storedJson, withFields } from '../json.ts'
import type { AnyResource } from '../resource.ts'
import { findResource } from '../resources/index.ts'
import { termOf } from '../terms.ts'
import { counts } from './counts.ts'

export type Found = {
  slug: string
  /** The record with its backlinks and the number of each. */
  record: StoredJson
  /** Rule and overrides of a calendar day, as JSON; null for everything else. */
  calendar: string | null
}

type Row = { slug: string; record: string; calendar: string | null } & Record<string, string | null>

/** The entry under this slug or, where it was renamed, under its present one. Null when there is none. */
export async function bySlug(database: Database, of: AnyResource, slug: string): Promise<Found | null> {
  const [row] = await database.prepared<Row>(`by-slug ${of.service}/${of.id}`, statementOf(of), [
    of.service,
    of.id,
    slug,
  ])
  if (!row) {
    const present = await presentSlug(database, of, slug)
    return present === null ? null : bySlug(database, of, present)
  }
  return { slug: row.slug, record: await withBacklinks(database, of, row), calendar: row.calendar }
}

/** The record, then what points at it, then how many entries do of each kind. */
async function withBacklinks(database: Database, of: AnyResource, row: Row): Promise<StoredJson> {
  const record = storedJson(row.record)
  const links = Object.entries(of.backlinks)
  if (links.length === 0) return record
  const known = await counts(database, of.service)
  const totals = links.map(([key, { from, by }]) => [
    key,
    known.having(findResource(of.service, from), by, row.slug).written,
  ])
  return withFields(record, {
    ...Object.fromEntries(links.map(([key]) => [key, storedJson(`[${row[key] ?? ''}]`)])),
    totals: Object.fromEntries(totals),
  })
}

/** The slug an entry has now that once had this one; null when none had. */
async function presentSlug(database: Database, of: AnyResource, slug: string): Promise<string | null> {
  const [row] = await database.execute<{ slug: string }>(
    `select r.slug from read_model.former_slugs f
     join read_model.records r using (service, resource, document_id)
     where f.service = $1 and f.resource = $2 and f.slug = $3 and r.slug <> $3`,
    [of.service, of.id, slug],
  )
  return row?.slug ?? null
}

const statements = new WeakMap<AnyResource, string>()

function statementOf(of: AnyResource): string {
  const known = statements.get(of)
  if (known) return known
  const backlinks = Object.entries(of.backlinks).map(
    ([key, { from, by, limit }]) => `, (select string_agg(b.summary::text, ',') from (
      select summary from read_model.records
      where terms @> array['${termOf({ service: of.service, id: from }, by, '')}' || r.slug]
      order by score desc, slug limit ${limit}) b) as "${key}"`,
  )
  const statement = `select r.slug, r.record, r.calendar${backlinks.join('')} from read_model.records r
    where r.service = $1 and r.resource = $2 and r.slug = $3`
  statements.set(of, statement)
  return statement
}
