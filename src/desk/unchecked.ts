/** Published entries that nobody has checked against their sources. The most read come first: there a mistake does most harm. */
import { collectionSlug } from '#collections/slugs.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findResource, resourcesOf } from '#src/read-model/resources/index.ts'
import type { OwnerId } from '#src/services.ts'

/** An entry that nobody has checked. `reads` is how often its page was read; `score`, how well it is documented and linked to. */
export type Unchecked = { resource: AnyResource; href: string; name: string; reads: number; score: number }

const isUnchecked = "record -> 'provenance' ->> 'state' = 'unchecked'"

/** The unchecked entries of these catalogues; of two with equal reads, the one with the higher score first. */
export async function uncheckedOf(execute: Execute, owners: readonly OwnerId[], most: number): Promise<Unchecked[]> {
  const rows = await execute<{
    service: OwnerId
    resource: string
    id: number
    name: string
    reads: number
    score: number
  }>(
    `select service, resource, document_id as id, name, reads::float8 as reads, score from read_model.records
     where service = any($1::text[]) and ${isUnchecked}
     order by reads desc, known desc, name, service, resource, document_id limit $2`,
    [owners, most],
  )
  return rows.map(({ service, resource: kind, id, ...row }) => {
    const resource = findResource(service, kind)
    return { resource, href: `/admin/collections/${collectionSlug(resource)}/${id}`, ...row }
  })
}

/** How many unchecked entries these catalogues have of each kind, in the order of the catalogues. */
export async function uncheckedCounts(
  execute: Execute,
  owners: readonly OwnerId[],
): Promise<{ resource: AnyResource; count: number; href: string }[]> {
  const rows = await execute<{ service: OwnerId; resource: string; count: number }>(
    `select service, resource, count(*)::int as count from read_model.records
     where service = any($1::text[]) and ${isUnchecked} group by service, resource`,
    [owners],
  )
  return owners.flatMap(resourcesOf).flatMap((resource) => {
    const count = rows.find((row) => row.service === resource.service && row.resource === resource.id)?.count ?? 0
    return count === 0 ? [] : [{ resource, count, href: listOfUnchecked(resource) }]
  })
}

/** The collection's list of only these entries, which offers columns, further filters and bulk changes. */
function listOfUnchecked(resource: AnyResource): string {
  const where = new URLSearchParams({
    'where[or][0][and][0][_status][equals]': 'published',
    'where[or][0][and][1][provenance.checkedBy][exists]': 'false',
  })
  return `/admin/collections/${collectionSlug(resource)}?${where}`
}
