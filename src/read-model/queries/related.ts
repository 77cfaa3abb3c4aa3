/** The best documented entries that point at each of several entries, and whole resources that stay small. */
import type { Database } from '../database.ts'
import { bytesOfStored, type StoredJson, type StoredList, storedJson } from '../json.ts'
import { sourcesOf } from '../parts.ts'
import type { AnyResource, AnySummary, SummaryOf } from '../resource.ts'
import { termOf } from '../terms.ts'
import { counts } from './counts.ts'
import { page, summaryList } from './page.ts'

/** Where so few entries can match, reading and sorting all of them is quick. */
const FEW = 500

/**
 * For each value of the parameter, at most `limit` summaries of the entries that have it, or all, best documented first. Each
 * is kept: the days of one window are those of many.
 */
export async function related<R extends AnyResource>(
  database: Database,
  resource: R,
  parameter: string,
  values: readonly string[],
  limit: number | null,
): Promise<Map<string, StoredList<SummaryOf<R>>>> {
  type List = StoredList<SummaryOf<R>>
  const entryCounts = await counts(database, resource.service)
  const rare: string[] = []
  let asked: Promise<Map<string, List>> | undefined
  const read = async (value: string, written: number): Promise<List> => {
    if (written > FEW) {
      const terms = [termOf(resource, parameter, value)]
      return (await page(database, resource, { terms, sort: 'known', limit, offset: 0, atMost: written })).items
    }
    // All that are to be read are named before the statement is sent.
    rare.push(value)
    asked ??= Promise.resolve().then(() => relatedToRare(database, termOf(resource, parameter, ''), rare, limit))
    return (await asked).get(value) ?? summaryList(null)
  }
  const about = { sources: sourcesOf(resource.service, ['entries']), weigh: (list: List) => bytesOfStored(list) }
  const lists = values.map(async (value): Promise<[string, List]> => {
    const { written } = entryCounts.having(resource, parameter, value)
    if (written === 0) return [value, summaryList(null)]
    const key = `related ${termOf(resource, parameter, value)} ${limit}`
    return [value, await database.store.remember({ key, ...about }, () => read(value, written))]
  })
  return new Map(await Promise.all(lists))
}

/** Those of values that few entries have, in one statement. */
async function relatedToRare<Summary>(
  database: Database,
  prefix: string,
  values: readonly string[],
  limit: number | null,
): Promise<Map<string, StoredJson<Summary[]>>> {
  const rows = await database.prepared<{ value: string; summaries: string | null }>(
    'related',
    `select v.value, (select string_agg(s.summary::text, ',') from (
       select summary from read_model.records where terms @> array[$1 || v.value] order by known desc, slug limit $3
     ) s) as summaries from unnest($2::text[]) as v (value)`,
    [prefix, values, limit],
  )
  return new Map(rows.map(({ value, summaries }) => [value, summaryList(summaries)]))
}

/** Summaries of every entry of a resource, in the order of their names. For resources that stay small. */
export async function everything<R extends AnyResource>(
  database: Database,
  resource: R,
): Promise<StoredJson<SummaryOf<R>>[]> {
  const rows = await database.execute<{ summary: string }>(
    `select summary from read_model.records where service = $1 and resource = $2
     order by name collate "und-x-icu", slug`,
    [resource.service, resource.id],
  )
  return rows.map(({ summary }) => storedJson(summary))
}
/** The same with the terms of each, for lists that are filtered in process. */
export async function withTerms(
  database: Database,
  resource: AnyResource,
): Promise<{ slug: string; summary: StoredJson<AnySummary>; terms: string[] }[]> {
  const rows = await database.execute<{ slug: string; summary: string; terms: string[] }>(
    `select slug, summary, terms from read_model.records where service = $1 and resource = $2
     order by name collate "und-x-icu", slug`,
    [resource.service, resource.id],
  )
  return rows.map((row) => ({ ...row, summary: storedJson(row.summary) }))
}
