/** Who links to an entry, beside its form. */
import type { Field } from 'payload'

/** The entries that link to this one, and the addresses that lead to it. It stores nothing by itself. */
export const usedByField = (): Field => ({
  name: 'usedBy',
  type: 'ui',
  label: 'Used by',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/collections/components/used-by.tsx#UsedByField' },
  },
})
