/** Everything editors enter. */
import type { AnyResource } from '#src/read-model/resource.ts'
import type { ServiceId } from '#src/services.ts'
import type { CatalogueCollection } from './collection.ts'
import { flowerCollections } from './flowers/index.ts'

export const collectionsByService = {
  flowers: flowerCollections,
} satisfies Record<ServiceId, readonly CatalogueCollection[]>

/** Every catalogue collection of every service. */
export const catalogueCollections: readonly CatalogueCollection[] = Object.values(collectionsByService).flat()

/** The collection of a resource. Throws where it has none: the registries above are to be complete. */
export function collectionOf({ service, id }: Pick<AnyResource, 'service' | 'id'>): CatalogueCollection {
  const found = catalogueCollections.find(({ resource }) => resource.service === service && resource.id === id)
  if (!found) throw new Error(`No collection holds ${service} ${id}.`)
  return found
}
