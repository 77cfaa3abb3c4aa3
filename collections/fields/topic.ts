/** What an entry speaks of. */
import type { Field } from 'payload'
import type { AnyResource } from '#src/read-model/resource.ts'
import { isTopic } from '#src/read-model/resources/index.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { collectionSlug } from '../slugs.ts'

/** One topic; a day of the calendar falls with an occasion. A topic itself has none. */
export const topicFields = (resource: Pick<AnyResource, 'service' | 'id' | 'one' | 'isCalendar'>): Field[] => {
  if (isTopic(resource)) return []
  return [
    {
      name: 'speaksOf',
      type: 'relationship',
      relationTo: collectionSlug(topics),
      ...(resource.isCalendar && { filterOptions: { kind: { equals: 'occasion' } } }),
      label: resource.isCalendar ? 'Occasion' : 'Topic',
      admin: {
        description: resource.isCalendar
          ? 'The occasion it falls with, in all catalogues on the same days. It then has no rule of its own.'
          : `What the ${resource.one} is, where other catalogues speak of the very same: their pages and this one lead to each other.`,
      },
    },
  ]
}
