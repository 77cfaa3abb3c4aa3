/** What is planned for an entry, beside its form. */
import type { Field } from 'payload'

/** The planned publishes and unpublishes of the entry, and a way to plan one. It stores nothing by itself. */
export const scheduleField = (): Field => ({
  name: 'schedule',
  type: 'ui',
  label: 'Planned',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/collections/components/schedule.tsx#Schedule' },
  },
})
