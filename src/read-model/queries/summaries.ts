/** What lists show of entries that are known by resource and slug. */
import type { Database } from '../database.ts'
import { type StoredJson, storedJson } from '../json.ts'
import type { AnyResource, AnySummary } from '../resource.ts'

/** The summaries of these entries, in this order; null where there is none. */
export async function summaries(
  database: Database,
  entries: readonly { resource: AnyResource; slug: string }[],
): Promise<(StoredJson<AnySummary> | null)[]> {
  const rows = await database.prepared<{ at: number; summary: string }>(
    'summaries everywhere',
    `select e.at::int, r.summary from unnest($1::text[], $2::text[], $3::text[]) with ordinality as e (service, resource, slug, at)
     join read_model.records r on (r.service, r.resource, r.slug) = (e.service, e.resource, e.slug)`,
    [
      entries.map(({ resource }) => resource.service),
      entries.map(({ resource }) => resource.id),
      entries.map(({ slug }) => slug),
    ],
  )
  const byPlace = new Map(rows.map(({ at, summary }) => [at - 1, storedJson<AnySummary>(summary)]))
  return entries.map((_, index) => byPlace.get(index) ?? null)
}
