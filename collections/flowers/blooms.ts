import type { FlowerBloom } from '#src/payload-types.ts'
import { blooms } from '#src/read-model/resources/flowers.ts'
import { collection } from '../collection.ts'
import { entry } from '../entry.ts'
import { text } from '../fields/own.ts'

/** A row of the bloom calendar: what flowers when, whether or not its page is written. */
export const Blooms = collection(blooms, {
  type: 'FlowerBloom',
  fields: [text(blooms, 'where_met', { label: 'Where it is met', required: true })],
  project: (doc: FlowerBloom) => ({ ...entry(blooms, doc), where_met: doc.whereMet }),
})
