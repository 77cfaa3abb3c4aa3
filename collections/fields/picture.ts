/** The picture of an entry. */
import type { Field } from 'payload'

/** One picture from the media library; its text, credit and licence stand there. */
export const picture = (): Field => ({
  name: 'picture',
  type: 'upload',
  relationTo: 'media',
  label: 'Picture',
  admin: { description: 'A picture of it. Say what it shows, who made it and under which licence.' },
})
