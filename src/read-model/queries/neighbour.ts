/** The entry after another, or before it, in the order of their slugs; the last is followed by the first. */
import type { Database } from '../database.ts'
import type { AnyResource } from '../resource.ts'

/** The slug of the neighbour on that side; null where a resource has no entries. */
export async function neighbour(
  database: Database,
  resource: AnyResource,
  slug: string,
  side: 'next' | 'previous',
): Promise<string | null> {
  const [row] = await database.prepared<{ slug: string }>(`neighbour ${side}`, queries[side], [
    resource.service,
    resource.id,
    slug,
  ])
  return row?.slug ?? null
}

const queryOf = (beyond: '>' | '<', order: 'asc' | 'desc') =>
  `select slug from (
     (select 0 as round, slug from read_model.records
      where service = $1 and resource = $2 and slug ${beyond} $3 order by slug ${order} limit 1)
     union all
     (select 1, slug from read_model.records where service = $1 and resource = $2 order by slug ${order} limit 1)
   ) found order by round limit 1`

const queries = { next: queryOf('>', 'asc'), previous: queryOf('<', 'desc') }
