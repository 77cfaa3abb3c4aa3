/** One entry by its slug or its document, with what other catalogues say of its topic and the entries that point at it. */
import { batched, oncePer } from '../batch.ts'
import type { Database } from '../database.ts'
import type { Calendar } from '../dates.ts'
import { elsewhereOf, type SpokenOf, speaking } from '../elsewhere.ts'
import { bytesOfStored, type JsonText, type StoredJson, storedJson, withFields } from '../json.ts'
import type { LicenceId } from '../licences.ts'
import { sourcesOf } from '../parts.ts'
import type { AnyResource, OpenRecordOf, RecordOf } from '../resource.ts'
import { findResource } from '../resources/index.ts'
import { weighingAnew } from '../store.ts'
import { counts } from './counts.ts'
import { related } from './related.ts'
import { rightsOf } from './rights.ts'

/** An entry in full, under its present slug. */
export type FoundRecord<R extends AnyResource = AnyResource> = {
  slug: string
  /** The record with its backlinks and the number of each. */
  record: StoredJson<OpenRecordOf<R>>
  /** When a calendar day falls; null for everything else. */
  calendar: JsonText<Calendar> | null
}

type Row = {
  slug: string
  document_id: number
  record: string
  calendar: JsonText<Calendar> | null
  elsewhere: JsonText<SpokenOf[]> | null
}

/** The entry under this slug or, where it was renamed, under its present one; kept for all that show it. Null when there is none. */
export async function bySlug<R extends AnyResource>(
  database: Database,
  resource: R,
  slug: string,
): Promise<FoundRecord<R> | null> {
  const key = `record ${resource.service} ${resource.id} ${slug}`
  const entry = await database.store.remember<FoundRecord<R> | null>(
    {
      key,
      sources: sourcesOf(resource.service, ['entries', 'topics']),
      weigh: (record) => (record === null ? 0 : bytesOfStored(record.record)),
    },
    () => readBySlug(database, resource, slug, weighingAnew(database.store, key)),
  )
  if (entry) return entry
  const present = await presentSlug(database, resource, slug)
  return present === null ? null : bySlug(database, resource, present)
}

/** The entry whose slug this is. */
async function readBySlug<R extends AnyResource>(
  database: Database,
  resource: R,
  slug: string,
  grown: () => void,
): Promise<FoundRecord<R> | null> {
  const [row, backlinks, { licence }] = await Promise.all([
    rowsBySlug(database, `${resource.service} ${resource.id}`)(slug),
    backlinksOf(database, resource, slug),
    rightsOf(database, resource.service),
  ])
  return row ? foundIn<R>(row, { backlinks, licence: licence.id, grown }) : null
}

/** The entry that a document is published as. Null when it is not. */
export async function byDocument<R extends AnyResource>(
  database: Database,
  resource: R,
  document: number,
): Promise<FoundRecord<R> | null> {
  const row = await rowsByDocument(database, `${resource.service} ${resource.id}`)(document)
  if (!row) return null
  const [backlinks, { licence }] = await Promise.all([
    backlinksOf(database, resource, row.slug),
    rightsOf(database, resource.service),
  ])
  return foundIn<R>(row, { backlinks, licence: licence.id })
}

/** What is known of an entry beside its row. */
type Beside = { backlinks: Readonly<Record<string, unknown>>; licence: LicenceId; grown?: () => void }

const foundIn = <R extends AnyResource>(row: Row, { backlinks, licence, grown }: Beside): FoundRecord<R> => ({
  slug: row.slug,
  record: withFields(storedJson<RecordOf<R>>(row.record, grown), {
    licence,
    elsewhere: elsewhereOf(row.elsewhere),
    ...backlinks,
  }),
  calendar: row.calendar,
})

/** The rows of a resource by a column that is unique in it. */
const rowsBy = <Key extends string | number>(column: 'slug' | 'document_id', type: 'text' | 'int') =>
  oncePer((database: Database, resource: string) =>
    batched<Key, Row | undefined>(async (keys) => {
      // Most speak of no topic: nothing is looked for then.
      const rows = await database.prepared<Row>(
        `by ${column}`,
        `select r.slug, r.document_id, r.record, r.calendar,
           case when r.topic is not null then (${speaking('r.topic', 'o.service <> r.service')}) end as elsewhere
         from read_model.records r where r.service = $1 and r.resource = $2 and r.${column} = any($3::${type}[])`,
        [...resource.split(' '), keys],
      )
      const byKey = new Map(rows.map((row) => [row[column], row]))
      return keys.map((key) => byKey.get(key))
    }),
  )

const rowsBySlug = rowsBy<string>('slug', 'text')
const rowsByDocument = rowsBy<number>('document_id', 'int')

/** The entries that point at an entry, and how many of each kind do. Kinds of which none does are not queried. */
async function backlinksOf(database: Database, resource: AnyResource, slug: string): Promise<Record<string, unknown>> {
  const links = Object.entries(resource.backlinks)
  if (links.length === 0) return {}
  const entryCounts = await counts(database, resource.service)
  const backlinks = await Promise.all(
    links.map(async ([key, { from, by, limit }]) => {
      const pointing = findResource(resource.service, from)
      const { written } = entryCounts.having(pointing, by, slug)
      const shown = written === 0 ? [] : (await related(database, pointing, by, [slug], limit)).get(slug)
      return { key, shown, written }
    }),
  )
  return {
    ...Object.fromEntries(backlinks.map(({ key, shown }) => [key, shown])),
    totals: Object.fromEntries(backlinks.map(({ key, written }) => [key, written])),
  }
}

/** The present slug of the entry that once had this one; null when none had. */
async function presentSlug(database: Database, resource: AnyResource, slug: string): Promise<string | null> {
  const [row] = await database.execute<{ slug: string }>(
    `select r.slug from read_model.former_slugs f
     join read_model.records r using (service, resource, document_id)
     where f.service = $1 and f.resource = $2 and f.slug = $3 and r.slug <> $3`,
    [resource.service, resource.id, slug],
  )
  return row?.slug ?? null
}
