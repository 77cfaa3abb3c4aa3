/** Headlines of others, as their feeds give them. */
import type { CollectionConfig } from 'payload'
import { isWebAddress } from '#src/text/web-address.ts'
import { seenByAllChangedByEditors } from '../access/seen-by-all-changed-by-editors.ts'
import { serviceField } from '../fields/service.ts'

/** One headline: its title, where it leads and when it was published. Saving publishes it. */
export const Headlines: CollectionConfig = {
  slug: 'headlines',
  labels: { singular: 'Headline', plural: 'Headlines' },
  typescript: { interface: 'Headline' },
  access: seenByAllChangedByEditors('headline'),
  admin: {
    group: 'News',
    useAsTitle: 'title',
    hideAPIURL: true,
    defaultColumns: ['title', 'outlet', 'publishedAt'],
    description: 'Headlines from the outlets. The stories are written by others. Saving publishes.',
  },
  defaultSort: '-publishedAt',
  indexes: [{ fields: ['service', 'address'], unique: true }],
  fields: [
    serviceField(),
    { name: 'title', type: 'text', label: 'Title', required: true, admin: { description: 'As the outlet wrote it.' } },
    {
      name: 'address',
      type: 'text',
      label: 'Address',
      required: true,
      validate: (value: unknown) => isWebAddress(value) || 'A whole web address, starting with https://.',
      admin: { description: 'Where the story is.' },
    },
    {
      name: 'outlet',
      type: 'relationship',
      relationTo: 'outlets',
      required: true,
      label: 'Outlet',
      admin: { description: 'Who published it.' },
    },
    {
      name: 'publishedAt',
      type: 'date',
      label: 'Published',
      required: true,
      index: true,
      admin: { description: 'The instant the outlet gives (UTC).', date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
}
