/** The best documented entries that point at each of several entries, and whole resources that stay small. */
import type { Database } from '../database.ts'
import { bytesOfStored, read, type StoredJson, type StoredList, storedJson } from '../json.ts'
import { sourcesOf } from '../parts.ts'
import type { AnyResource, AnySummary, SummaryOf } from '../resource.ts'
import { termOf } from '../terms.ts'
import { counts } from './counts.ts'
import { page, summaryList } from './page.ts'

/** Up to this many matches it is quick to read and sort all of them. */
const FEW = 500

/** The slug and the name of an entry. */
type NamedOnly = Pick<AnySummary, 'slug' | 'name'>

/** What is told of each entry: its name in keys and statements, the SQL that makes it of a row, and how it is made from summaries. */
type Telling<Summary, One> = { told: string; text: string; from(summaries: StoredList<Summary>): StoredList<One> }

const inNames: Telling<AnySummary, NamedOnly> = {
  told: 'names',
  text: `format('{"slug":%s,"name":%s}', to_json(slug), to_json(name))`,
  from: (summaries) => read(summaries).map(({ slug, name }) => storedJson(JSON.stringify({ slug, name }))),
}

/**
 * For each value of the parameter, at most `limit` summaries of the entries that have it (null: all), best documented first. The list of
 * each value is kept: many windows of days share the same ones.
 */
export const related = <R extends AnyResource>(
  database: Database,
  resource: R,
  parameter: string,
  values: readonly string[],
  limit: number | null,
): Promise<Map<string, StoredList<SummaryOf<R>>>> =>
  pointing(
    database,
    { resource, parameter, values, limit },
    {
      told: 'summaries',
      text: 'summary::text',
      from: (summaries: StoredList<SummaryOf<R>>) => summaries,
    },
  )

/** The same with only the slug and name of each entry. */
export const relatedByName = (
  database: Database,
  resource: AnyResource,
  parameter: string,
  values: readonly string[],
  limit: number,
): Promise<Map<string, StoredList<NamedOnly>>> => pointing(database, { resource, parameter, values, limit }, inNames)

type Asked<R> = { resource: R; parameter: string; values: readonly string[]; limit: number | null }

async function pointing<R extends AnyResource, One>(
  database: Database,
  { resource, parameter, values, limit }: Asked<R>,
  telling: Telling<SummaryOf<R>, One>,
): Promise<Map<string, StoredList<One>>> {
  type List = StoredList<One>
  const entryCounts = await counts(database, resource.service)
  const rare: string[] = []
  const ofRare = { prefix: termOf(resource, parameter, ''), values: rare, limit }
  let asked: Promise<Map<string, List>> | undefined
  const listFor = async (value: string, written: number): Promise<List> => {
    if (written > FEW) {
      const terms = [termOf(resource, parameter, value)]
      const paging = { terms, sort: 'known', limit, offset: 0, atMost: written } as const
      return telling.from((await page(database, resource, paging)).items)
    }
    // The statement is sent after this turn of the event loop, when all rare values are in the list.
    rare.push(value)
    asked ??= Promise.resolve().then(() => pointingAtRare<One>(database, ofRare, telling))
    return (await asked).get(value) ?? summaryList(null)
  }
  const about = { sources: sourcesOf(resource.service, ['entries']), weigh: (list: List) => bytesOfStored(list) }
  const lists = values.map(async (value): Promise<[string, List]> => {
    const { written } = entryCounts.having(resource, parameter, value)
    if (written === 0) return [value, summaryList(null)]
    const key = `related ${telling.told} ${termOf(resource, parameter, value)} ${limit}`
    // The few that are shown of many are chosen among all of them, which takes long.
    const isDear = written > FEW
    return [value, await database.store.remember({ key, ...about, isDear }, () => listFor(value, written))]
  })
  return new Map(await Promise.all(lists))
}

type AskedOfRare = { prefix: string; values: readonly string[]; limit: number | null }

/** The lists of values that few entries have, in one statement. */
async function pointingAtRare<One>(
  database: Database,
  { prefix, values, limit }: AskedOfRare,
  { told, text }: Pick<Telling<never, One>, 'told' | 'text'>,
): Promise<Map<string, StoredJson<One[]>>> {
  const rows = await database.prepared<{ value: string; list: string | null }>(
    `related ${told}`,
    `select v.value, (select string_agg(s.told, ',') from (
       select ${text} as told from read_model.records
       where terms @> array[$1 || v.value] order by known desc, slug limit $3
     ) s) as list from unnest($2::text[]) as v (value)`,
    [prefix, values, limit],
  )
  return new Map(rows.map(({ value, list }) => [value, summaryList(list)]))
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
