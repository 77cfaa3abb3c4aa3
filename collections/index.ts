/** Everything editors enter. */
import type { AnyResource } from '#src/read-model/resource.ts'
import type { ServiceId } from '#src/services.ts'
import { cattleCollections } from './cattle.ts'
import { cheeseCollections } from './cheese.ts'
import type { CatalogueCollection } from './collection.ts'
import { colourCollections } from './colours.ts'
import { danceCollections } from './dance.ts'
import { flowerCollections } from './flowers.ts'
import { foodCollections } from './food.ts'
import { sareeCollections } from './sarees.ts'
import { traditionCollections } from './traditions.ts'

export const collectionsByService = {
  flowers: flowerCollections,
  traditions: traditionCollections,
  colours: colourCollections,
  food: foodCollections,
  cheese: cheeseCollections,
  cattle: cattleCollections,
  sarees: sareeCollections,
  dance: danceCollections,
} satisfies Record<ServiceId, readonly CatalogueCollection[]>

/** Every catalogue collection of every service. */
export const catalogueCollections: readonly CatalogueCollection[] = Object.values(collectionsByService).flat()

/** The collection of a resource. Throws where it has none: the registries above are to be complete. */
export function collectionOf({ service, id }: Pick<AnyResource, 'service' | 'id'>): CatalogueCollection {
  const found = catalogueCollections.find(({ resource }) => resource.service === service && resource.id === id)
  if (!found) throw new Error(`No collection holds ${service} ${id}.`)
  return found
}
