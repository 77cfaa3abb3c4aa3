/** A page of a list: entries that have every one of some terms, in a total order that ends in the slug. */
import { batched, oncePer } from '../batch.ts'
import type { Database } from '../database.ts'
import { type StoredJson, storedJson } from '../json.ts'
import type { AnyResource, AnySummary, SummaryOf } from '../resource.ts'
import { holdersOfAll, orderBy, type Sort } from './holders.ts'

/** `items` is a list of summaries. */
export type Page<Summary = AnySummary> = { items: StoredJson<Summary[]>; total: number }

/** As many entries are soon walked past; beyond, the order is kept in process. */
const FEW = 2000

/** A limit of null is none: all that are left. */
type Paging = { sort: Sort; limit: number | null; offset: number }

/**
 * Entries `offset` to `offset` + `limit` of those that have all of `terms`, and how many there are. `atMost` is a bound
 * on that number from the counts, and the number itself when there is at most one term.
 */
export async function page<R extends AnyResource>(
  database: Database,
  of: R,
  { terms, atMost, ...paging }: Paging & { terms: readonly string[]; atMost: number },
): Promise<Page<SummaryOf<R>>> {
  if (atMost === 0 || (paging.limit === 0 && terms.length < 2)) return { items: summaryList(null), total: atMost }
  if (terms.length === 0 && paging.offset < FEW) return { items: await first(database, of, paging), total: atMost }
  // While the revision is not known nothing is kept.
  const isKnown = database.revisions.of(of.service, 'entries') !== null
  return isKnown ? fromKept(database, of, terms, paging) : byIndex(database, of, terms, paging)
}

/** Summaries that PostgreSQL has put one after the other, as a list. */
export const summaryList = <Summary>(summaries: string | null): StoredJson<Summary[]> =>
  storedJson(`[${summaries ?? ''}]`)

/** Walks the index of an order. */
async function first<Summary>(
  database: Database,
  of: AnyResource,
  { sort, limit, offset }: Paging,
): Promise<StoredJson<Summary[]>> {
  const [row] = await database.prepared<{ summaries: string | null }>(
    `page ${sort}`,
    `select string_agg(summary::text, ',') as summaries from (
       select summary from read_model.records where service = $1 and resource = $2
       order by ${orderBy(sort)} limit $3 offset $4) shown`,
    [of.service, of.id, limit, offset],
  )
  return summaryList(row?.summaries ?? null)
}

/** Finds the matches in process and reads no more than what is shown. */
async function fromKept<Summary>(
  database: Database,
  of: AnyResource,
  terms: readonly string[],
  paging: Paging,
): Promise<Page<Summary>> {
  const { documents, total } = await holdersOfAll(database, of, { terms, ...paging })
  const summaries = documents.length === 0 ? null : await summariesIn(database, `${of.service} ${of.id}`)(documents)
  return { items: summaryList(summaries), total }
}

/** Summaries of documents in the order given, one after the other. */
const summariesIn = oncePer((database: Database, resource: string) =>
  batched<readonly number[], string | null>(async (lists) => {
    const rows = await database.prepared<{ list: number; summaries: string }>(
      'summaries',
      `select s.list, string_agg(r.summary::text, ',' order by s.place) as summaries
       from unnest($3::int[], $4::int[]) with ordinality as s (document_id, list, place)
       join read_model.records r on r.service = $1 and r.resource = $2 and r.document_id = s.document_id group by s.list`,
      [...resource.split(' '), lists.flat(), lists.flatMap((documents, list) => documents.map(() => list))],
    )
    const byList = new Map(rows.map(({ list, summaries }) => [list, summaries]))
    return lists.map((_, list) => byList.get(list) ?? null)
  }),
)

/** Reads every match by the index of terms and sorts them. */
async function byIndex<Summary>(
  database: Database,
  of: AnyResource,
  terms: readonly string[],
  { sort, limit, offset }: Paging,
): Promise<Page<Summary>> {
  const [row] = await database.prepared<{ summaries: string | null; total: string }>(
    `matches ${sort}`,
    `with hits as materialized (
       select slug, name, score, published_at, reads, summary from read_model.records
       where service = $1 and resource = $2 and terms @> $3::text[]
     ) select (select count(*) from hits) as total, (
       select string_agg(summary::text, ',') from (select summary from hits order by ${orderBy(sort)} limit $4 offset $5) s
     ) as summaries`,
    [of.service, of.id, terms, limit, offset],
  )
  return { items: summaryList(row?.summaries ?? null), total: Number(row?.total ?? 0) }
}
