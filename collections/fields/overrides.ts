/** Announcements that move or cancel one occurrence of a calendar day. */
import type { Field } from 'payload'
import { day } from './day.ts'

/** Any number of announcements; page, tool, feed and calendar file move together. */
export const overrides = (): Field => ({
  name: 'overrides',
  type: 'array',
  label: 'Announced changes',
  labels: { singular: 'Change', plural: 'Changes' },
  admin: {
    description: 'Where an announcement moved, confirmed or cancelled one occurrence. The rule itself stays.',
    components: { RowLabel: { path: '/collections/components/row-label.tsx#RowLabel', clientProps: { by: 'of' } } },
  },
  fields: [
    day('of', { label: 'Computed day', description: 'Its first day as the rule computes it.', required: true }),
    day('to', {
      label: 'Announced day',
      description: 'Its first day as announced; the computed day again confirms it. Empty: it is cancelled.',
    }),
    day('ends', { label: 'Last day', description: 'Its last day as announced. Empty: it lasts as long as computed.' }),
    {
      name: 'note',
      type: 'text',
      label: 'Note',
      maxLength: 500,
      admin: { description: 'Why it moved, for editors and readers.' },
    },
    {
      name: 'source',
      type: 'text',
      label: 'Source',
      maxLength: 500,
      admin: { description: 'Who announced it: a name, or the address of the page.' },
    },
  ],
})
