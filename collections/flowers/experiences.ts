import type { FlowerExperience } from '#src/payload-types.ts'
import { experiences } from '#src/read-model/resources/flowers.ts'
import { collection } from '../collection.ts'
import { entry, textOrNull } from '../entry.ts'
import { text } from '../fields/own.ts'

/** Something to go and do among flowers. */
export const Experiences = collection(experiences, {
  type: 'FlowerExperience',
  fields: [text(experiences, 'location', { label: 'Location' })],
  project: (doc: FlowerExperience) => ({ ...entry(experiences, doc), location: textOrNull(doc.location) }),
})
