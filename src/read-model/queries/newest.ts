/** The newest pages of one service or of several, whatever they are about. */
import type { ServiceId } from '#src/services.ts'
import type { Database } from '../database.ts'
import { type StoredJson, storedJson } from '../json.ts'
import type { AnyResource, AnySummary } from '../resource.ts'
import { resourcesOf } from '../resources/index.ts'

/** A page by its list summary, and when it came about. */
export type NewPage = { of: AnyResource; summary: StoredJson<AnySummary>; publishedAt: Date; updatedAt: Date }

/** At most `limit` pages over all resources of these services, first published last; each resource is read from its index, no further than that. */
export async function newest(database: Database, services: readonly ServiceId[], limit: number): Promise<NewPage[]> {
  const resources = services.flatMap((service) => resourcesOf(service))
  const rows = await database.prepared<{ at: number; summary: string; published_at: Date; updated_at: Date }>(
    'newest',
    `select one.at::int, n.summary, n.published_at, n.updated_at
     from unnest($1::text[], $2::text[]) with ordinality as one (service, resource, at) cross join lateral (
       select slug, summary, published_at, updated_at from read_model.records r
       where r.service = one.service and r.resource = one.resource order by r.published_at desc, r.slug limit $3
     ) n order by n.published_at desc, one.service, one.resource, n.slug limit $3`,
    [resources.map(({ service }) => service), resources.map(({ id }) => id), limit],
  )
  return rows.map(({ at, summary, published_at, updated_at }) => ({
    of: resources[at - 1] as AnyResource,
    summary: storedJson(summary),
    publishedAt: published_at,
    updatedAt: updated_at,
  }))
}
