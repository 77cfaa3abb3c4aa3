/** Everything editors enter. */
import type { AnyResource } from '#src/read-model/resource.ts'
import { type OwnerId, owners, type ServiceId } from '#src/services.ts'
import { cattleCollections } from './cattle.ts'
import { cheeseCollections } from './cheese.ts'
import type { CatalogueCollection } from './collection.ts'
import { colourCollections } from './colours.ts'
import { danceCollections } from './dance.ts'
import { flowerCollections } from './flowers.ts'
import { foodCollections } from './food.ts'
import { sareeCollections } from './sarees.ts'
import { topicCollections } from './topics.ts'
import { traditionCollections } from './traditions.ts'

/** The collections of each catalogue. */
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

const collectionsByOwner: Readonly<Record<OwnerId, readonly CatalogueCollection[]>> = {
  ...collectionsByService,
  network: topicCollections,
}

/** The collections of one service, or of what all hold in common. */
export const collectionsOf = (owner: OwnerId): readonly CatalogueCollection[] => collectionsByOwner[owner]

/** Every collection of entries. */
export const catalogueCollections: readonly CatalogueCollection[] = owners.flatMap(collectionsOf)

/** The collection of a resource. Throws where it has none: the registries above have to be complete. */
export function collectionOf({ service, id }: Pick<AnyResource, 'service' | 'id'>): CatalogueCollection {
  const collection = catalogueCollections.find(({ resource }) => resource.service === service && resource.id === id)
  if (!collection) throw new Error(`No collection holds ${service} ${id}.`)
  return collection
}
