/** The resources of every service. */
import type { ServiceId } from '#src/services.ts'
import type { AnyResource } from '../resource.ts'
import { flowerResources } from './flowers.ts'

export const resourcesByService = {
  flowers: flowerResources,
} satisfies Record<ServiceId, readonly AnyResource[]>

/** The resources of one service, in the order their links need. */
export const resourcesOf = (service: ServiceId): readonly AnyResource[] => resourcesByService[service]

/** The resource with this id. Throws on an unknown id: ids come from declarations. */
export function findResource(service: ServiceId, id: string): AnyResource {
  const found = resourcesOf(service).find((resource) => resource.id === id)
  if (!found) throw new Error(`No resource ${id} in the service ${service}.`)
  return found
}
