/** Items of the day that an editor chose ahead. */
import type { CollectionConfig } from 'payload'
import { seenByAllChangedByEditors } from '../access/seen-by-all-changed-by-editors.ts'
import { day } from '../fields/day.ts'
import { service } from '../fields/service.ts'

/** A planned pick: this entry on that day. `entries` are the slugs of the collections to choose from. */
export const picks = (entries: string[]): CollectionConfig => ({
  slug: 'picks',
  labels: { singular: 'Planned pick', plural: 'Planned picks' },
  typescript: { interface: 'PlannedPick' },
  access: seenByAllChangedByEditors,
  admin: {
    group: 'Shared',
    useAsTitle: 'day',
    defaultColumns: ['day', 'service', 'entry'],
    description: 'The entry a home page features on a day. Days without one are picked by themselves.',
  },
  fields: [
    service(),
    day('day', { label: 'Day', description: 'The UTC day it is featured on.', required: true }),
    {
      name: 'entry',
      type: 'relationship',
      relationTo: entries as never[],
      required: true,
      label: 'Entry',
      admin: { description: 'The entry to feature. While it is not published, the day is picked by itself.' },
    },
  ],
})
