/** The newest pages of a service, whatever they are about. */
import type { ServiceId } from '#src/services.ts'
import type { Database } from '../database.ts'
import { type StoredJson, storedJson } from '../json.ts'
import { resourcesOf } from '../resources/index.ts'

/** A page by its list summary, and when it came about. */
export type NewPage = { resource: string; summary: StoredJson; publishedAt: Date; updatedAt: Date }

/** At most `limit` pages over all resources, first published last; each resource is read from its index, no further than that. */
export async function newest(database: Database, service: ServiceId, limit: number): Promise<NewPage[]> {
  const rows = await database.prepared<{ resource: string; summary: string; published_at: Date; updated_at: Date }>(
    'newest',
    `select n.resource, n.summary, n.published_at, n.updated_at
     from unnest($2::text[]) as one (resource) cross join lateral (
       select resource, slug, summary, published_at, updated_at from read_model.records r
       where r.service = $1 and r.resource = one.resource order by r.published_at desc, r.slug limit $3
     ) n order by n.published_at desc, n.resource, n.slug limit $3`,
    [service, resourcesOf(service).map(({ id }) => id), limit],
  )
  return rows.map(({ resource, summary, published_at, updated_at }) => ({
    resource,
    summary: storedJson(summary),
    publishedAt: published_at,
    updatedAt: updated_at,
  }))
}
