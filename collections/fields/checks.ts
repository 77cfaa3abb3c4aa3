/** What is missing or doubtful of an entry, beside its form. */
import type { Field } from 'payload'

/** What keeps it from being published, and what is worth a look; each leads to its field. It stores nothing. */
export const checksField = (): Field => ({
  name: 'checks',
  type: 'ui',
  label: 'Before it is published',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/collections/components/checks.tsx#Checks' },
  },
})
