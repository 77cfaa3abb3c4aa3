/** The entry in one line. */
import type { Field } from 'payload'

const MAX_LENGTH = 300

/** One sentence, shown in lists, feeds and search results. */
export const summaryField = (): Field => ({
  name: 'summary',
  type: 'textarea',
  label: 'Summary',
  required: true,
  maxLength: MAX_LENGTH,
  admin: { description: 'The entry in one sentence. It stands in lists, feeds and search results.', rows: 2 },
})
