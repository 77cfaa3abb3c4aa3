/** What an entry rests on. */
import type { Field } from 'payload'
import { isWebAddress } from '#src/text/web-address.ts'

/** Any number of works, pages and institutions. */
export const sources = (): Field => ({
  name: 'sources',
  type: 'array',
  label: 'Sources',
  labels: { singular: 'Source', plural: 'Sources' },
  admin: {
    description: 'Works and institutions the entry rests on. Three or more earn the full points of the score.',
    initCollapsed: true,
    components: { RowLabel: { path: '/collections/components/row-label.tsx#RowLabel', clientProps: { by: 'title' } } },
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: 'Title',
      required: true,
      admin: { description: 'Title of the work or page.' },
    },
    {
      name: 'publisher',
      type: 'text',
      label: 'Publisher',
      required: true,
      admin: { description: 'Author, publisher or institution.' },
    },
    {
      name: 'address',
      type: 'text',
      label: 'Web address',
      validate: (value: unknown) => !value || isWebAddress(value) || 'A whole web address, starting with https://.',
      admin: { description: 'Where it can be read, if that is certain.' },
    },
  ],
})
