/** What an entry speaks of. */
import type { Field } from 'payload'
import type { AnyResource } from '#src/read-model/resource.ts'
import { isTopic } from '#src/read-model/resources/index.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { collectionSlug } from '../slugs.ts'

/** One topic; a day of the calendar falls with an occasion. A topic itself has none. */
export const topic = (of: Pick<AnyResource, 'service' | 'id' | 'one' | 'isCalendar'>): Field[] => {
  if (isTopic(of)) return []
  return [
    {
      name: 'speaksOf',
      type: 'relationship',
      relationTo: collectionSlug(topics),
      ...(of.isCalendar && { filterOptions: { kind: { equals: 'occasion' } } }),
      label: of.isCalendar ? 'Occasion' : 'Topic',
      admin: {
        description: of.isCalendar
          ? 'The occasion it falls with, in all catalogues on the same days. It then has no rule of its own.'
          : `What the ${of.one} is, where other catalogues speak of the very same: their pages and this one lead to each other.`,
      },
    },
  ]
}
