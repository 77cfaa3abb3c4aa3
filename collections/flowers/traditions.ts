import type { FlowerTradition } from '#src/payload-types.ts'
import { traditions } from '#src/read-model/resources/flowers.ts'
import { collection } from '../collection.ts'
import { entry } from '../entry.ts'

/** A flower tradition explained. */
export const Traditions = collection(traditions, {
  type: 'FlowerTradition',
  project: (doc: FlowerTradition) => entry(traditions, doc),
})
