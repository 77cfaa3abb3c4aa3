import type { FlowerDecoration } from '#src/payload-types.ts'
import { decorations } from '#src/read-model/resources/flowers.ts'
import { collection } from '../collection.ts'
import { entry } from '../entry.ts'

/** Something people make or do with flowers. */
export const Decorations = collection(decorations, {
  type: 'FlowerDecoration',
  project: (doc: FlowerDecoration) => entry(decorations, doc),
})
