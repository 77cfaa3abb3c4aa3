/** Named sorts of one thing. */
import type { Field } from 'payload'
import type { z } from 'zod'
import { describe } from './own.ts'

/** Any number of varieties, each with what sets it apart. */
export const varieties = (of: { fields: { varieties: z.ZodType } }): Field => ({
  name: 'varieties',
  type: 'array',
  label: 'Varieties',
  labels: { singular: 'Variety', plural: 'Varieties' },
  admin: {
    description: describe(of, 'varieties'),
    initCollapsed: true,
    components: { RowLabel: { path: '/collections/components/row-label.tsx#RowLabel', clientProps: { by: 'name' } } },
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Name',
      required: true,
      admin: { description: 'Name of the variety, cultivar or related species.' },
    },
    { name: 'note', type: 'text', label: 'Note', required: true, admin: { description: 'What sets it apart.' } },
  ],
})
