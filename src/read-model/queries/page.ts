/** A page of a list: entries that have every one of some terms, in a total order that ends in the slug. */
import type { Database } from '../database.ts'
import { type StoredJson, storedJson } from '../json.ts'
import type { AnyResource } from '../resource.ts'
import { holdersOfAll } from './holders.ts'

export const sorts = ['known', 'name', 'new', 'seen'] as const
export type Sort = (typeof sorts)[number]

export type Page = { items: StoredJson[]; total: number }

/** Where so few entries can match, reading them all and sorting is quick; where more can, who has which term is kept in process. */
export const FEW = 2000

const orders: Record<Sort, string> = {
  known: 'score desc, slug',
  name: 'name collate "und-x-icu", slug',
  new: 'published_at desc, slug',
  seen: 'reads desc, slug',
}

type Paging = { sort: Sort; limit: number; offset: number }

/**
 * Entries `offset` to `offset` + `limit` of those that have all of `terms`, and how many there are. `atMost` is a bound
 * on that number from the counts, and the number itself when there is at most one term.
 */
export async function page(
  database: Database,
  of: AnyResource,
  { terms, atMost, ...paging }: Paging & { terms: readonly string[]; atMost: number },
): Promise<Page> {
  if (atMost === 0 || (paging.limit === 0 && terms.length < 2)) return { items: [], total: atMost }
  if (terms.length === 0) return { items: await first(database, of, paging), total: atMost }
  // While the revision is not known nothing is kept.
  const isKnown = database.revisions.of(of.service, 'entries') !== null
  return isKnown && atMost > FEW ? many(database, of, terms, paging) : few(database, of, terms, paging)
}

/** Walks the index of an order. */
async function first(database: Database, of: AnyResource, { sort, limit, offset }: Paging): Promise<StoredJson[]> {
  const rows = await database.prepared<{ summary: string }>(
    `page ${sort}`,
    `select summary from read_model.records where service = $1 and resource = $2
     order by ${orders[sort]} limit $3 offset $4`,
    [of.service, of.id, limit, offset],
  )
  return rows.map(({ summary }) => storedJson(summary))
}

/** Finds the matches in process and reads no more than what is shown. */
async function many(
  database: Database,
  of: AnyResource,
  terms: readonly string[],
  { sort, limit, offset }: Paging,
): Promise<Page> {
  const { documents, total } = await holdersOfAll(database, of, { terms, order: orders[sort], limit, offset })
  if (documents.length === 0) return { items: [], total }
  const rows = await database.prepared<{ summary: string }>(
    'summaries',
    `select r.summary from unnest($3::int[]) with ordinality as shown (document_id, place)
     join read_model.records r on r.service = $1 and r.resource = $2 and r.document_id = shown.document_id order by place`,
    [of.service, of.id, documents],
  )
  return { items: rows.map(({ summary }) => storedJson(summary)), total }
}

/** Reads every match by the index of terms and sorts them. */
async function few(
  database: Database,
  of: AnyResource,
  terms: readonly string[],
  { sort, limit, offset }: Paging,
): Promise<Page> {
  const rows = await database.prepared<{ summary: string | null; total: string }>(
    `few ${sort}`,
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
