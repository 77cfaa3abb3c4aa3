/**
 * The slug of each resource's collection. At most 16 characters, so that the names PostgreSQL gets for its tables, columns
 * and constraints stay under 63; unique across services.
 */
import type { CollectionSlug } from 'payload'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { ServiceId } from '#src/services.ts'

const slugs: Readonly<Record<ServiceId, Readonly<Record<string, string>>>> = {
  flowers: {
    city: 'flower-cities',
    flower_day: 'flower-days',
    flower: 'flowers',
    decoration: 'flower-decor',
    place: 'flower-places',
    experience: 'flower-outings',
    country: 'flower-countries',
    national_flower: 'national-flowers',
    tradition: 'flower-customs',
    term: 'flower-terms',
    bloom: 'flower-blooms',
  },
}

const MAX_LENGTH = 16

/** The slug of the collection that holds a resource. Throws when the table above lacks it or it is too long. */
export function collectionSlug({ service, id }: Pick<AnyResource, 'service' | 'id'>): CollectionSlug {
  const slug = slugs[service][id]
  if (!slug || slug.length > MAX_LENGTH)
    throw new Error(`collections/slugs.ts needs a slug of at most ${MAX_LENGTH} characters for ${service} ${id}.`)
  // The config makes a collection of every slug in the table.
  return slug as CollectionSlug
}
