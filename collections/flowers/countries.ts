import type { FlowerCountry } from '#src/payload-types.ts'
import { countryOverviews } from '#src/read-model/resources/flowers.ts'
import { collection } from '../collection.ts'
import { entry } from '../entry.ts'

/** The plant life of one country. */
export const Countries = collection(countryOverviews, {
  type: 'FlowerCountry',
  project: (doc: FlowerCountry) => entry(countryOverviews, doc),
})
