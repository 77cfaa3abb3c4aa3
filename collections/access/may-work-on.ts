import type { ServiceId } from '#src/services.ts'
import { personOf, worksOn } from './person.ts'

/** Anyone signed in who is not confined to other services. */
export const mayWorkOn =
  (service: ServiceId) =>
  ({ req }: { req: { user?: unknown } }): boolean =>
    worksOn(personOf(req), service)
