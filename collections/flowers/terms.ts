import type { FlowerTerm } from '#src/payload-types.ts'
import { terms } from '#src/read-model/resources/flowers.ts'
import { collection } from '../collection.ts'
import { entry } from '../entry.ts'

/** A word of botany, gardening or floristry. */
export const Terms = collection(terms, {
  type: 'FlowerTerm',
  project: (doc: FlowerTerm) => entry(terms, doc),
})
