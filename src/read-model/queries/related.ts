/** The best documented entries that point at each of several entries, in one statement. */
import type { Database } from '../database.ts'
import { type StoredJson, storedJson } from '../json.ts'
import type { AnyResource } from '../resource.ts'
import { termOf } from '../terms.ts'
import { page } from './page.ts'

/** For each value of the parameter, at most `limit` summaries of the entries that have it, best documented first. */
export async function related(
  database: Database,
  of: AnyResource,
  parameter: string,
  values: readonly string[],
  limit: number,
): Promise<Map<string, StoredJson>> {
  if (values.length === 0) return new Map()
  const rows = await database.prepared<{ value: string; items: string | null }>(
    'related',
    `select v.value, (select string_agg(s.summary::text, ',') from (
       select summary from read_model.records where terms @> array[$1 || v.value] order by score desc, slug limit $3
     ) s) as items from unnest($2::text[]) as v (value)`,
    [termOf(of, parameter, ''), values, limit],
  )
  return new Map(rows.map(({ value, items }) => [value, storedJson(`[${items ?? ''}]`)]))
}

/** Summaries of every entry of a resource, in the order of their names. For resources that stay small. */
export const everything = async (database: Database, of: AnyResource): Promise<StoredJson[]> =>
  (await page(database, of, { terms: [], sort: 'name', limit: 10_000, offset: 0, atMost: 10_000 })).items
