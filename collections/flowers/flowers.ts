import type { Flower } from '#src/payload-types.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { collection } from '../collection.ts'
import { entry, textOrNull } from '../entry.ts'
import { text } from '../fields/own.ts'
import { varieties } from '../fields/varieties.ts'

/** A flowering plant people grow, give, wear or go to see. */
export const Flowers = collection(flowers, {
  type: 'Flower',
  fields: [
    text(flowers, 'scientific_name', { label: 'Scientific name' }),
    text(flowers, 'scent', { label: 'Scent' }),
    text(flowers, 'native_range', { label: 'Native range' }),
    varieties(flowers),
  ],
  project: (doc: Flower) => ({
    ...entry(flowers, doc),
    scientific_name: textOrNull(doc.scientificName),
    scent: textOrNull(doc.scent),
    native_range: textOrNull(doc.nativeRange),
    varieties: (doc.varieties ?? []).map(({ name, note }) => ({ name, note })),
  }),
})
