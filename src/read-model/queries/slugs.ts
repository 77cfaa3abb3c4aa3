/** Which entries there are, by slug alone: from the index, whatever their number. */
import type { Database } from '../database.ts'
import type { AnyResource } from '../resource.ts'

/** Slugs `offset` to `offset` + `limit` of a resource, in their own order. */
export async function slugs(
  database: Database,
  resource: AnyResource,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const rows = await database.prepared<{ slug: string }>(
    'slugs',
    'select slug from read_model.records where service = $1 and resource = $2 order by slug limit $3 offset $4',
    [resource.service, resource.id, limit, offset],
  )
  return rows.map(({ slug }) => slug)
}
