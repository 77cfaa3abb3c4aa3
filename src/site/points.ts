/** Entries as points on a map: each leads to its page. */
import { located } from '#src/read-model/queries/points.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findPlaces } from '#src/read-model/resources/index.ts'
import type { Beside } from '#src/read-model/surrogate-keys.ts'
import type { EntryRecord } from '#src/ui/records.ts'
import type { MapPoint } from '#src/ui/world-map.tsx'
import { type Catalogue, listAddress } from './catalogue.ts'

/** The points of these entries of a resource; entries without coordinates have none. */
export async function pointsOf(
  catalogue: Catalogue,
  resource: AnyResource,
  items: readonly { slug: string }[],
): Promise<MapPoint[]> {
  const slugs = items.map(({ slug }) => slug)
  return (await located(catalogue.site.database, resource, slugs)).map(({ slug, ...place }) => ({
    ...place,
    url: `${listAddress(catalogue, resource)}/${slug}`,
  }))
}

/** The places that an entry is tied to, and the parts that its page depends on for them. */
export async function pointsOfEntry(
  catalogue: Catalogue,
  { cities }: Pick<EntryRecord, 'cities'>,
): Promise<{ places: MapPoint[]; beside: Beside[] }> {
  const places = findPlaces(catalogue.service.id)
  if (!places || cities.length === 0) return { places: [], beside: [] }
  return {
    places: await pointsOf(catalogue, places, cities),
    beside: [{ resource: places.id, slugs: cities.map(({ slug }) => slug) }],
  }
}
