/** Where entries with coordinates lie. */
import type { Database } from '../database.ts'
import type { AnyResource } from '../resource.ts'

/** A place by its coordinates in degrees (WGS 84). */
export type Located = { slug: string; name: string; latitude: number; longitude: number }

/** The coordinates of these entries, by slug; entries without any are left out, as is all of a resource without such fields. */
export async function located(database: Database, resource: AnyResource, slugs: readonly string[]): Promise<Located[]> {
  if (!('latitude' in resource.fields) || slugs.length === 0) return []
  return database.prepared<Located>(
    'located',
    `select slug, name, (record ->> 'latitude')::float8 as latitude, (record ->> 'longitude')::float8 as longitude
     from read_model.records where service = $1 and resource = $2 and slug = any ($3)
       and record ->> 'latitude' is not null and record ->> 'longitude' is not null order by slug`,
    [resource.service, resource.id, slugs],
  )
}
