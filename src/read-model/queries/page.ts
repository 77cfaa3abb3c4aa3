/** A page of a list: entries that have every one of some terms, in a total order that ends in the slug. */
import { batched, oncePer } from '../batch.ts'
import type { Database } from '../database.ts'
import { bytesOfStored, type StoredJson, type StoredList, storedJson } from '../json.ts'
import { sourcesOf } from '../parts.ts'
import { type Recent, recentlyAsked } from '../recent.ts'
import type { AnyResource, AnySummary, SummaryOf } from '../resource.ts'
import { holdersOfAll, orderBy, type Sort } from './holders.ts'

/** `items` is a list of summaries. */
type Page<Summary = AnySummary> = { items: StoredList<Summary>; total: number }

/** Up to this many entries the index is walked, which is quick; beyond, the order that is kept in process is used. */
const FEW = 2000

/** A limit of null is none: all that are left. */
type Paging = { sort: Sort; limit: number | null; offset: number }

/**
 * Entries `offset` to `offset` + `limit` of those that have all of `terms`, and how many there are. `atMost` is a bound
 * on that number from the counts, and the number itself when there is at most one term.
 */
export async function page<R extends AnyResource>(
  database: Database,
  resource: R,
  { terms, atMost, ...paging }: Paging & { terms: readonly string[]; atMost: number },
): Promise<Page<SummaryOf<R>>> {
  if (atMost === 0 || (paging.limit === 0 && terms.length < 2)) return { items: summaryList(null), total: atMost }
  if (terms.length === 0 && paging.offset < FEW)
    return { items: await first(database, resource, paging), total: atMost }
  // While the revision is not known nothing is kept.
  const { revisions } = database
  return revisions.areKnown() ? fromKept(database, resource, terms, paging) : byIndex(database, resource, terms, paging)
}

/** Summaries that PostgreSQL has put one after the other, as a list. */
export const summaryList = <Summary>(summaries: string | null): StoredJson<Summary[]> =>
  storedJson(`[${summaries ?? ''}]`)

/** Walks the index of an order. */
async function first<Summary>(
  database: Database,
  resource: AnyResource,
  { sort, limit, offset }: Paging,
): Promise<StoredJson<Summary[]>> {
  const [row] = await database.prepared<{ summaries: string | null }>(
    `page ${sort}`,
    `select string_agg(summary::text, ',') as summaries from (
       select summary from read_model.records where service = $1 and resource = $2
       order by ${orderBy(sort)} limit $3 offset $4) shown`,
    [resource.service, resource.id, limit, offset],
  )
  return summaryList(row?.summaries ?? null)
}

/** Finds the matches in process and reads no more than what is shown. */
async function fromKept<Summary>(
  database: Database,
  resource: AnyResource,
  terms: readonly string[],
  paging: Paging,
): Promise<Page<Summary>> {
  const { documents, total } = await holdersOfAll(database, resource, { terms, ...paging })
  return { items: documents.length === 0 ? [] : await summariesOf<Summary>(database, resource, documents), total }
}

/** Summaries by document, what they take, and which documents were asked for of late. */
type Shown = { summaries: Map<number, StoredJson>; bytes: number; asked: Recent }

/** Most bytes of the kept summaries of a resource. Lists show the best documented first, so most of them show the same ones. */
const MOST_BYTES = 8e6

/** What a summary takes beside its text. */
const SUMMARY_BYTES = 100

/** About as many as have room: whoever was asked for again before that many others will be again while it is kept. */
const MOST_ASKED = 4096

/** The summaries of documents in the order given; without those that were unpublished meanwhile. */
export async function summariesOf<Summary>(
  database: Database,
  resource: AnyResource,
  documents: readonly number[],
): Promise<StoredJson<Summary>[]> {
  const key = `summaries ${resource.service} ${resource.id}`
  const shown = await database.store.remember<Shown>(
    { key, sources: sourcesOf(resource.service, ['entries']), weigh: ({ bytes }) => bytes },
    async () => ({ summaries: new Map(), bytes: 0, asked: recentlyAsked(MOST_ASKED) }),
  )
  const lines = documents.map((document) => shown.summaries.get(document))
  if (lines.includes(undefined)) {
    const read = summariesIn(database, `${resource.service} ${resource.id}`)
    const missing = lines.flatMap((summary, place) => (summary === undefined ? [place] : []))
    const lacking = await read(missing.map((place) => documents[place] as number))
    for (const [index, place] of missing.entries()) lines[place] = lacking[index]
    keep(shown, missing, { documents, lines })
    database.store.reweigh(key)
  }
  // The caller vouches for the type of its resource's summaries.
  return lines.filter((summary) => summary !== undefined) as StoredJson<Summary>[]
}

/** Keeps summaries. Where room has to be made the oldest ones are dropped, and only for those that are asked for again. */
function keep(
  shown: Shown,
  places: readonly number[],
  { documents, lines }: { documents: readonly number[]; lines: readonly (StoredJson | undefined)[] },
): void {
  const { summaries, asked } = shown
  for (const place of places) {
    const [document, summary] = [documents[place] as number, lines[place]]
    const isAskedAgain = asked.before(document)
    if (summary === undefined || summaries.has(document)) continue
    const bytes = SUMMARY_BYTES + bytesOfStored(summary)
    if (!isAskedAgain && shown.bytes + bytes > MOST_BYTES) continue
    summaries.set(document, summary)
    shown.bytes += bytes
  }
  for (const [document, summary] of summaries) {
    if (shown.bytes <= MOST_BYTES) return
    summaries.delete(document)
    shown.bytes -= SUMMARY_BYTES + bytesOfStored(summary)
  }
}

/** Summaries of documents. */
const summariesIn = oncePer((database: Database, resource: string) =>
  batched<readonly number[], (StoredJson | undefined)[]>(async (lists) => {
    const documents = [...new Set(lists.flat())]
    const rows = await database.prepared<{ document_id: number; summary: string }>(
      'summaries',
      `select document_id, summary from read_model.records
       where service = $1 and resource = $2 and document_id = any($3::int[])`,
      [...resource.split(' '), documents],
    )
    const summaries = new Map(rows.map(({ document_id, summary }) => [document_id, storedJson(summary)]))
    return lists.map((list) => list.map((document) => summaries.get(document)))
  }),
)

/** Reads every match by the index of terms and sorts them. */
async function byIndex<Summary>(
  database: Database,
  resource: AnyResource,
  terms: readonly string[],
  { sort, limit, offset }: Paging,
): Promise<Page<Summary>> {
  const [row] = await database.prepared<{ summaries: string | null; total: string }>(
    `matches ${sort}`,
    `with hits as materialized (
       select slug, name, known, published_at, reads, summary from read_model.records
       where service = $1 and resource = $2 and terms @> $3::text[]
     ) select (select count(*) from hits) as total, (
       select string_agg(summary::text, ',') from (select summary from hits order by ${orderBy(sort)} limit $4 offset $5) s
     ) as summaries`,
    [resource.service, resource.id, terms, limit, offset],
  )
  return { items: summaryList(row?.summaries ?? null), total: Number(row?.total ?? 0) }
}
