import type { ServiceId } from '#src/services.ts'
import { personOf, publishes, worksOn } from './person.ts'

/**
 * Anyone who may work on the service; but what is to be published only an editor. It hides the publish button; what a
 * save does to readers is checked again where it happens (src/publish).
 */
export const mayChange =
  (service: ServiceId) =>
  ({ req, data }: { req: { user?: unknown }; data?: { _status?: unknown } }): boolean => {
    const person = personOf(req)
    return worksOn(person, service) && (data?._status !== 'published' || publishes(person))
  }
