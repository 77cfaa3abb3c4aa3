/** The pictures of an entry. */
import type { Field } from 'payload'

const MOST_MORE = 24

/** One picture from the media library that stands for the entry, and others; their text, credit and licence stand there. */
export const pictureFields = (): Field[] => [
  {
    name: 'picture',
    type: 'upload',
    relationTo: 'media',
    label: 'Picture',
    admin: { description: 'A picture of it. Say what it shows, who made it and under which licence.' },
  },
  {
    name: 'gallery',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    maxRows: MOST_MORE,
    label: 'More pictures',
    admin: { description: 'Shown below the text, in this order.' },
  },
]
