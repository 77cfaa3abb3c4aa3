/** The resources of every service. */
import type { OwnerId, ServiceId } from '#src/services.ts'
import type { Spelt } from '#src/text/spelt.ts'
import type { AnyResource } from '../resource.ts'
import { cattleResources } from './cattle.ts'
import { cheeseResources } from './cheese.ts'
import { colourResources } from './colours.ts'
import { danceResources } from './dance.ts'
import { flowerResources } from './flowers.ts'
import { foodResources } from './food.ts'
import { sareeResources } from './sarees.ts'
import { networkResources, topics } from './topics.ts'
import { traditionResources } from './traditions.ts'

/** The resources of each catalogue. */
export const resourcesByService = {
  flowers: flowerResources,
  traditions: traditionResources,
  colours: colourResources,
  food: foodResources,
  cheese: cheeseResources,
  cattle: cattleResources,
  sarees: sareeResources,
  dance: danceResources,
} satisfies Record<ServiceId, readonly AnyResource[]>

const resourcesByOwner = { ...resourcesByService, network: networkResources } satisfies Record<
  OwnerId,
  readonly AnyResource[]
>

/** A resource of an owner. */
export type ResourceOf<S extends OwnerId> = (typeof resourcesByOwner)[S][number]

/** The id of a resource of an owner. */
export type ResourceId<S extends OwnerId = OwnerId> = ResourceOf<S>['id']

/** The towns and regions that entries of an owner are tied to. */
export type PlacesOf<S extends OwnerId> = Extract<ResourceOf<S>, { isPlace: true }>

/** The resources of one service, or of what all hold in common, in the order their links need. */
export const resourcesOf = (owner: OwnerId): readonly AnyResource[] => resourcesByOwner[owner]

/** The towns and regions that the service's entries are tied to; undefined where it has none. */
export const findPlaces = (service: OwnerId): AnyResource | undefined =>
  resourcesOf(service).find(({ isPlace }) => isPlace)

/**
 * The fields of a record that refer to other entries: its links, its places unless it is a place or a country itself, and the topic
 * that it speaks of unless it is one.
 */
export function referencesOf(resource: AnyResource): { field: string; to: AnyResource; many: boolean }[] {
  const links = Object.values(resource.links).map(({ field, to, many }) => ({
    field,
    to: findResource(resource.service, to),
    many,
  }))
  const places = resource.isPlace || resource.isCountry ? undefined : findPlaces(resource.service)
  return [
    ...links,
    ...(places ? [{ field: 'cities', to: places, many: true }] : []),
    ...(isTopic(resource) ? [] : [{ field: 'speaks_of', to: topics, many: false }]),
  ]
}

/** Whether entries of this resource are what others speak of. */
export const isTopic = ({ service, id }: Pick<AnyResource, 'service' | 'id'>): boolean =>
  service === topics.service && id === topics.id

/** The resource with this id. Throws on an unknown id: ids come from declarations. */
export function findResource<S extends OwnerId, const Id extends string>(
  service: S,
  id: Spelt<Id, ResourceId<S>>,
): AnyResource {
  const resource = resourcesOf(service).find((one) => one.id === id)
  if (!resource) throw new Error(`No resource ${id} in the service ${service}.`)
  return resource
}
