/** The best documented entries that point at each of several entries. */
import type { Database } from '../database.ts'
import { encode, type StoredJson, storedJson } from '../json.ts'
import type { AnyResource } from '../resource.ts'
import { termOf } from '../terms.ts'
import { counts } from './counts.ts'
import { FEW, page } from './page.ts'

/** For each value of the parameter, at most `limit` summaries of the entries that have it, best documented first. */
export async function related(
  database: Database,
  of: AnyResource,
  parameter: string,
  values: readonly string[],
  limit: number,
): Promise<Map<string, StoredJson>> {
  const known = await counts(database, of.service)
  const countOf = (value: string): number => known.having(of, parameter, value).written
  const [common, rare] = await Promise.all([
    Promise.all(
      values
        .filter((value) => countOf(value) > FEW)
        .map(async (value): Promise<[string, StoredJson]> => {
          const terms = [termOf(of, parameter, value)]
          const { items } = await page(database, of, { terms, sort: 'known', limit, offset: 0, atMost: countOf(value) })
          return [value, storedJson(encode(items))]
        }),
    ),
    relatedToRare(
      database,
      termOf(of, parameter, ''),
      values.filter((value) => countOf(value) <= FEW),
      limit,
    ),
  ])
  return new Map([...common, ...rare])
}

/** Those of values that few entries have, in one statement. */
async function relatedToRare(
  database: Database,
  prefix: string,
  values: readonly string[],
  limit: number,
): Promise<[string, StoredJson][]> {
  if (values.length === 0) return []
  const rows = await database.prepared<{ value: string; items: string | null }>(
    'related',
    `select v.value, (select string_agg(s.summary::text, ',') from (
       select summary from read_model.records where terms @> array[$1 || v.value] order by score desc, slug limit $3
     ) s) as items from unnest($2::text[]) as v (value)`,
    [prefix, values, limit],
  )
  return rows.map(({ value, items }) => [value, storedJson(`[${items ?? ''}]`)])
}

/** Summaries of every entry of a resource, in the order of their names. For resources that stay small. */
export const everything = async (database: Database, of: AnyResource): Promise<StoredJson[]> =>
  (await page(database, of, { terms: [], sort: 'name', limit: 10_000, offset: 0, atMost: 10_000 })).items

/** The same with the terms of each, for lists that are filtered in process. */
export async function withTerms(
  database: Database,
  of: AnyResource,
): Promise<{ slug: string; summary: StoredJson; terms: string[] }[]> {
  const rows = await database.execute<{ slug: string; summary: string; terms: string[] }>(
    `select slug, summary, terms from read_model.records where service = $1 and resource = $2
     order by name collate "und-x-icu", slug`,
    [of.service, of.id],
  )
  return rows.map((row) => ({ ...row, summary: storedJson(row.summary) }))
}
