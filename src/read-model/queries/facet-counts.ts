/** How the entries that have a term divide over the values of facets. */
import type { Database } from '../database.ts'
import type { AnyResource } from '../resource.ts'
import { termOf } from '../terms.ts'

/** For each facet how many of the entries with this term have each value, most first, in one query by the index of terms. */
export async function facetCounts(
  database: Database,
  resource: AnyResource,
  term: string,
  parameters: readonly string[],
): Promise<Record<string, Record<string, number>>> {
  const prefixes = parameters.map((parameter) => termOf(resource, parameter, ''))
  const rows = await database.prepared<{ prefix: string; value: string; written: number }>(
    'facet-counts',
    `select prefix, substr(term, length(prefix) + 1) as value, count(*)::int as written
     from read_model.records, unnest(terms) as term, unnest($2::text[]) as prefix
     where terms @> array[$1] and starts_with(term, prefix)
     group by prefix, term order by prefix, written desc, value`,
    [term, prefixes],
  )
  return Object.fromEntries(
    parameters.map((parameter, index) => [
      parameter,
      Object.fromEntries(
        rows.filter(({ prefix }) => prefix === prefixes[index]).map(({ value, written }) => [value, written]),
      ),
    ]),
  )
}
