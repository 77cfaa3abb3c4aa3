/**
 * The slug of each resource's collection. At most 16 characters, so that the names PostgreSQL gets for its tables, columns
 * and constraints stay under 63; unique across services.
 */
import type { CollectionSlug } from 'payload'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { ResourceOf } from '#src/read-model/resources/index.ts'
import type { OwnerId } from '#src/services.ts'

const slugs: { readonly [O in OwnerId]: { readonly [Id in ResourceOf<O>['id']]: string } } = {
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
  traditions: {
    city: 'tradition-cities',
    day: 'tradition-days',
    tradition: 'traditions',
    concept: 'custom-concepts',
    category: 'custom-sorts',
    country: 'custom-lands',
    term: 'tradition-terms',
  },
  colours: {
    city: 'colour-cities',
    colour_day: 'colour-days',
    colour: 'colours',
    country: 'colour-lands',
    meaning: 'colour-meanings',
    emotion: 'colour-emotions',
    concept: 'colour-concepts',
    swatch_set: 'swatch-sets',
    swatch: 'swatches',
    term: 'colour-terms',
  },
  food: {
    city: 'food-cities',
    food_day: 'food-days',
    dish: 'dishes',
    produce: 'food-produce',
    country: 'cuisines',
    way_of_eating: 'ways-of-eating',
    term: 'food-terms',
  },
  cheese: {
    city: 'cheese-places',
    day: 'cheese-days',
    dish: 'cheese-dishes',
    cheese: 'cheeses',
    country: 'cheese-lands',
    weekday: 'cheese-weekdays',
    concept: 'cheese-terms',
  },
  cattle: {
    city: 'cattle-places',
    day: 'cattle-days',
    product: 'cattle-products',
    breed: 'breeds',
    country: 'cattle-lands',
    weekday: 'cattle-weekdays',
    concept: 'cattle-terms',
  },
  sarees: {
    centre: 'saree-centres',
    wear_day: 'wear-days',
    drape: 'drapes',
    saree: 'sarees',
    country: 'saree-lands',
    term: 'saree-terms',
  },
  dance: {
    city: 'dance-cities',
    dance_day: 'dance-days',
    dance: 'dances',
    way_of_dancing: 'ways-of-dancing',
    country: 'dance-lands',
    term: 'dance-terms',
  },
  network: {
    topic: 'topics',
  },
}

const MAX_LENGTH = 16

/** The slug of the collection that holds a resource. Throws when the table above lacks it or it is too long. */
export function collectionSlug({ service, id }: Pick<AnyResource, 'service' | 'id'>): CollectionSlug {
  const ofOwner: Readonly<Record<string, string>> = slugs[service]
  const slug = ofOwner[id]
  if (!slug || slug.length > MAX_LENGTH)
    throw new Error(`collections/slugs.ts needs a slug of at most ${MAX_LENGTH} characters for ${service} ${id}.`)
  // The config makes a collection of every slug in the table.
  return slug as CollectionSlug
}
