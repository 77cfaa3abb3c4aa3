import type { FlowerPlace } from '#src/payload-types.ts'
import { places } from '#src/read-model/resources/flowers.ts'
import { collection } from '../collection.ts'
import { entry, textOrNull } from '../entry.ts'
import { number, website } from '../fields/own.ts'

/** A garden, market, field or show ground to visit. */
export const Places = collection(places, {
  type: 'FlowerPlace',
  fields: [
    {
      type: 'row',
      fields: [
        number(places, 'latitude', { label: 'Latitude', min: -90, max: 90 }),
        number(places, 'longitude', { label: 'Longitude', min: -180, max: 180 }),
      ],
    },
    website(places, 'official_website', { label: 'Official website' }),
  ],
  project: (doc: FlowerPlace) => ({
    ...entry(places, doc),
    latitude: doc.latitude ?? null,
    longitude: doc.longitude ?? null,
    official_website: textOrNull(doc.officialWebsite),
  }),
})
