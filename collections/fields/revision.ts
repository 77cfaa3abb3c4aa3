/** The revision of an entry that its form began from, and who else is at it. */
import type { Field, NumberField } from 'payload'
import { contentFields } from '../content-fields.ts'
import { placedFields } from '../placed-fields.ts'

/** A number that is read with the entry and sent back with each save (src/editing). It stores nothing. */
export const revisionField = (fields: readonly Field[]): NumberField => ({
  name: 'revision',
  type: 'number',
  label: 'Revision',
  virtual: true,
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: {
      Field: {
        path: '/collections/components/together.tsx#Together',
        clientProps: { fields: contentFields(fields), places: placedFields(fields) },
      },
    },
  },
})
