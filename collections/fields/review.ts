/** How far the review of an entry has come, and what is said of it, beside its form and in lists. */
import type { Field } from 'payload'
import { contentFields } from '../content-fields.ts'

/** `written` are the fields of the form that comments may be about. It stores nothing by itself. */
export const reviewField = (written: readonly Field[]): Field => ({
  name: 'review',
  type: 'ui',
  label: 'Review',
  admin: {
    position: 'sidebar',
    components: {
      Field: {
        path: '/collections/components/review.tsx#Review',
        clientProps: { fields: contentFields(written).map(({ name, label }) => ({ name, label })) },
      },
      Cell: '/src/desk/views/review-cell.tsx#ReviewCell',
    },
  },
})
