/** Who is signed in, and what that allows. */
import type { OwnerId, ServiceId } from '#src/services.ts'

/** The roles of people, the most powerful first. */
export const roles = ['administrator', 'editor', 'writer'] as const
export type Role = (typeof roles)[number]

/** The part of a signed-in person that access depends on. Without named services they work on all. */
export type Person = { id?: number | string; role?: Role | null; services?: ServiceId[] | null }

/** The signed-in person of a request, or null. */
export const personOf = (req: { user?: unknown }): Person | null => (req.user as Person | null | undefined) ?? null

/** Whether the person works on this service. Everybody who works on any catalogue works on topics. */
export const worksOn = (person: Person | null, service: OwnerId): boolean =>
  person !== null &&
  (service === 'network' || !person.services || person.services.length === 0 || person.services.includes(service))

/** Whether the person decides what readers see. */
export const publishes = (person: Person | null): boolean =>
  person?.role === 'administrator' || person?.role === 'editor'
