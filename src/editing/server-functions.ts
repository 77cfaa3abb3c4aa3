/** Which server functions of the admin a person may call, and what is left out of an answer. */
import type { FormState } from 'payload'
import { mayEver } from '#collections/access/permissions.ts'
import type { Person } from '#collections/access/person.ts'
import { contentFields } from '#collections/content-fields.ts'
import { collectionOf } from '#collections/index.ts'
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

/**
 * The answer to a call. Where it is the form of an entry after a save by a button, the fields that people write are without their values:
 * Payload would put those that were saved over what the form has by then, and with them over what came from others meanwhile. The form
 * merges a save by itself (collections/components/saving.ts).
 */
export function toldOf(name: string, args: unknown, answer: unknown): unknown {
  const { collectionSlug, data, formState } = (args ?? {}) as Record<string, unknown>
  const { state } = (answer ?? {}) as { state?: FormState }
  const resource = findEntryResource(String(collectionSlug))
  if (name !== 'form-state' || !resource || !data || !formState || !state) return answer
  const written = new Set(contentFields(collectionOf(resource).config.fields).map((field) => field.name))
  const told = Object.entries(state).flatMap(([path, field]) => {
    if (!written.has(path.split('.')[0] as string)) return [[path, field]]
    const { value: _, initialValue: __, rows: ___, ...rest } = field
    return field.addedByServer ? [] : [[path, rest]]
  })
  return { ...(answer as object), state: Object.fromEntries(told) }
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
