/** The best documented entries of many resources at once, each by a term of its own. */
import type { Database } from '../database.ts'
import { type StoredJson, storedJson } from '../json.ts'
import type { AnySummary } from '../resource.ts'

type Asked = { term: string; limit: number }

/** For each that is asked for, in that order, at most `limit` summaries of the entries that have the term. */
export async function bestEverywhere(database: Database, asked: readonly Asked[]): Promise<StoredJson<AnySummary>[][]> {
  const rows = await database.prepared<{ at: number; summary: string }>(
    'best everywhere',
    `select a.at::int, n.summary
     from unnest($1::text[], $2::int[]) with ordinality as a (term, most, at) cross join lateral (
       select summary, known, slug from read_model.records where terms @> array[a.term] order by known desc, slug limit a.most
     ) n order by a.at, n.known desc, n.slug`,
    [asked.map(({ term }) => term), asked.map(({ limit }) => limit)],
  )
  const lists: StoredJson<AnySummary>[][] = asked.map(() => [])
  for (const { at, summary } of rows) lists[at - 1]?.push(storedJson(summary))
  return lists
}
