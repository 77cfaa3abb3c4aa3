import type { NationalFlower } from '#src/payload-types.ts'
import { nationalFlowers } from '#src/read-model/resources/flowers.ts'
import { collection } from '../collection.ts'
import { entry, textOrNull } from '../entry.ts'
import { checkbox, text } from '../fields/own.ts'

/** The flower that stands for a country. */
export const NationalFlowers = collection(nationalFlowers, {
  type: 'NationalFlower',
  fields: [
    text(nationalFlowers, 'flower_name', { label: 'Flower', required: true }),
    text(nationalFlowers, 'scientific_name', { label: 'Scientific name' }),
    checkbox(nationalFlowers, 'official', { label: 'Official' }),
  ],
  project: (doc: NationalFlower) => ({
    ...entry(nationalFlowers, doc),
    flower_name: doc.flowerName,
    scientific_name: textOrNull(doc.scientificName),
    official: doc.official ?? false,
  }),
})
