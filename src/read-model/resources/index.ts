/** The resources of every service. */
import type { ServiceId } from '#src/services.ts'
import type { AnyResource } from '../resource.ts'
import { cattleResources } from './cattle.ts'
import { cheeseResources } from './cheese.ts'
import { colourResources } from './colours.ts'
import { danceResources } from './dance.ts'
import { flowerResources } from './flowers.ts'
import { foodResources } from './food.ts'
import { sareeResources } from './sarees.ts'
import { traditionResources } from './traditions.ts'

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

/** The resources of one service, in the order their links need. */
export const resourcesOf = (service: ServiceId): readonly AnyResource[] => resourcesByService[service]

/** The towns and regions that the service's entries are tied to; undefined where it has none. */
export const findPlaces = (service: ServiceId): AnyResource | undefined =>
  resourcesOf(service).find(({ isPlace }) => isPlace)

/** The fields of a record that refer to other entries: its links and, unless it is a place or a country itself, its places. */
export function referencesOf(of: AnyResource): { field: string; to: AnyResource; many: boolean }[] {
  const links = Object.values(of.links).map(({ field, to, many }) => ({
    field,
    to: findResource(of.service, to),
    many,
  }))
  const places = of.isPlace || of.isCountry ? undefined : findPlaces(of.service)
  return places ? [...links, { field: 'cities', to: places, many: true }] : links
}

/** The resource with this id. Throws on an unknown id: ids come from declarations. */
export function findResource(service: ServiceId, id: string): AnyResource {
  const found = resourcesOf(service).find((resource) => resource.id === id)
  if (!found) throw new Error(`No resource ${id} in the service ${service}.`)
  return found
}
