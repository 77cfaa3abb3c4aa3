/** A page of a list: entries that have every one of some terms, in a total order that ends in the slug. */
import type { Database } from '../database.ts'
import { type StoredJson, storedJson } from '../json.ts'
import type { AnyResource } from '../resource.ts'

export const sorts = ['known', 'name', 'new', 'seen'] as const
export type Sort = (typeof sorts)[number]

export type Page = { items: StoredJson[]; total: number }

/** Where so few entries can match, reading them all and sorting is quickest; where more can, walking an index in order is. */
const FEW = 4000

const orders: Record<Sort, string> = {
  known: 'score desc, slug',
  name: 'name collate "und-x-icu", slug',
  new: 'published_at desc, slug',
  seen: 'reads desc, slug',
}

/**
 * Entries `offset` to `offset` + `limit` of those that have all of `terms`, and how many there are. `atMost` is a bound
 * on that number from the counts, and the number itself when there is at most one term.
 */
export async function page(
  database: Database,
  of: AnyResource,
  {
    terms,
    sort,
    limit,
    offset,
    atMost,
  }: { terms: readonly string[]; sort: Sort; limit: number; offset: number; atMost: number },
): Promise<Page> {
  if (atMost === 0 || (limit === 0 && terms.length < 2)) return { items: [], total: atMost }
  if (terms.length > 0 && atMost <= FEW) return fewest(database, of, { terms, sort, limit, offset })
  const rows = await database.prepared<{ summary: string }>(
    `page ${sort} ${terms.length > 0}`,
    `select summary from read_model.records where service = $1 and resource = $2
     ${terms.length > 0 ? 'and terms @> $5::text[]' : ''} order by ${orders[sort]} limit $3 offset $4`,
    [of.service, of.id, limit, offset, ...(terms.length > 0 ? [terms] : [])],
  )
  const total = terms.length < 2 ? atMost : await countAll(database, terms)
  return { items: rows.map((row) => storedJson(row.summary)), total }
}

/** Reads every match by the index of terms and sorts them: for filters that few entries pass. */
async function fewest(
  database: Database,
  of: AnyResource,
  { terms, sort, limit, offset }: { terms: readonly string[]; sort: Sort; limit: number; offset: number },
): Promise<Page> {
  const rows = await database.prepared<{ summary: string | null; total: string }>(
    `fewest ${sort}`,
    `with hits as materialized (
       select slug, name, score, published_at, reads from read_model.records where terms @> $3::text[]
     ), shown as (select * from hits order by ${orders[sort]} limit $4 offset $5)
     select r.summary, (select count(*) from hits) as total
     from (select 1) one left join shown s on true
     left join read_model.records r on r.service = $1 and r.resource = $2 and r.slug = s.slug
     order by ${orders[sort].replaceAll(/^|, /g, (comma) => `${comma}s.`)}`,
    [of.service, of.id, terms, limit, offset],
  )
  return {
    items: rows.flatMap(({ summary }) => (summary === null ? [] : [storedJson(summary)])),
    total: Number(rows[0]?.total ?? 0),
  }
}

async function countAll(database: Database, terms: readonly string[]): Promise<number> {
  const [row] = await database.prepared<{ total: string }>(
    'count-all',
    'select count(*) as total from read_model.records where terms @> $1::text[]',
    [terms],
  )
  return Number(row?.total ?? 0)
}
