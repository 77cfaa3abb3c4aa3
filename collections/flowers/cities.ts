import type { FlowerCity } from '#src/payload-types.ts'
import { cities } from '#src/read-model/resources/flowers.ts'
import { collection } from '../collection.ts'
import { entry } from '../entry.ts'

/** A city or region that flowers are tied to. */
export const Cities = collection(cities, {
  type: 'FlowerCity',
  project: (doc: FlowerCity) => entry(cities, doc),
})
