/** Which server functions of the admin a person may call: those of a collection, if they may read it. */
import { mayEver } from '#collections/access/permissions.ts'
import type { Person } from '#collections/access/person.ts'
import { findEntryResource } from './entry-resource.ts'
import { insist } from './refusal.ts'

/**
 * Throws an APIError with status 403 where the call names a collection of a catalogue that the person does not work on. Calls that show
 * no entries, such as the form of a sign-in, are left to Payload.
 */
export function insistOnCalling(person: Person | null, args: unknown): void {
  for (const slug of namedIn(args)) {
    const resource = findEntryResource(slug)
    if (resource && !mayEver(person, 'read', resource.service))
      insist({ isAllowed: false, reason: 'You do not work on this catalogue.' })
  }
}

/** The collections that a call names, by any of the ways in which the admin names them. */
function namedIn(args: unknown): string[] {
  const { collectionSlug, schemaPath, doc } = (args ?? {}) as {
    collectionSlug?: unknown
    schemaPath?: unknown
    doc?: { relationTo?: unknown }
  }
  const schema = typeof schemaPath === 'string' ? schemaPath.split('.')[0] : undefined
  return [collectionSlug, schema, doc?.relationTo].flat().filter((slug): slug is string => typeof slug === 'string')
}
