/** Where in the world an entry belongs. */
import type { Field } from 'payload'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findPlaces } from '#src/read-model/resources/index.ts'
import { capital } from '#src/text/capital.ts'
import { collectionSlug } from '../slugs.ts'
import { isCountryCode } from './country.ts'

/** Countries, and the service's cities where the entry is not itself one. */
export const whereFields = (resource: Pick<AnyResource, 'service' | 'isPlace' | 'one'>): Field[] => {
  const countries: Field = {
    name: 'countries',
    type: 'text',
    hasMany: true,
    label: 'Countries',
    validate: (value: unknown) =>
      (Array.isArray(value) ? value : []).every(isCountryCode) || 'Choose countries from the list.',
    admin: {
      description: `Countries the ${resource.one} is tied to. World regions follow from them.`,
      components: {
        Field: '/collections/components/country-choices.tsx#CountryChoices',
        Cell: '/collections/components/cells.tsx#CountriesCell',
      },
    },
  }
  const places = resource.isPlace ? undefined : findPlaces(resource.service)
  if (!places) return [countries]
  const cities: Field = {
    name: 'cities',
    type: 'relationship',
    relationTo: collectionSlug(places),
    hasMany: true,
    label: capital(places.many),
    admin: { description: `${capital(places.many)} the ${resource.one} is tied to.` },
  }
  return [countries, cities]
}
