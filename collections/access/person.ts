/** Who is signed in, and what that allows. */
import type { OwnerId, ServiceId } from '#src/services.ts'

/** What somebody may be, from the one who may most. */
export const roles = ['administrator', 'editor', 'writer'] as const
export type Role = (typeof roles)[number]

/** What access depends on of a signed-in person. No services named: all of them. */
export type Person = { id?: number | string; role?: Role | null; services?: ServiceId[] | null }

/** The signed-in person of a request, or null. */
export const personOf = (req: { user?: unknown }): Person | null => (req.user as Person | null | undefined) ?? null

/** Whether the person's services include this one. What all catalogues hold in common is everybody's who works on any. */
export const worksOn = (person: Person | null, service: OwnerId): boolean =>
  person !== null &&
  (service === 'network' || !person.services || person.services.length === 0 || person.services.includes(service))

/** Whether the person decides what readers see. */
export const publishes = (person: Person | null): boolean =>
  person?.role === 'administrator' || person?.role === 'editor'
