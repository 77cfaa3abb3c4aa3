/** Announcements that move or cancel one occurrence of a calendar day. */
import type { Field, TextFieldSingleValidation } from 'payload'
import { type OverrideFault, overrideFault, type TypedOverride } from '#src/calendar/occurrences.ts'
import { calendarRuleSchema } from '#src/calendar/rule.ts'
import { ruleFromBlocks } from './calendar-rule.ts'
import { dateField } from './day.ts'

/** Any number of announcements; page, tool, feed and calendar file move together. */
export const overridesField = (): Field => ({
  name: 'overrides',
  type: 'array',
  label: 'Announced changes',
  labels: { singular: 'Change', plural: 'Changes' },
  admin: {
    description: 'Where an announcement moved, confirmed or cancelled one occurrence. The rule itself stays.',
    components: { RowLabel: '/collections/components/override.tsx#OverrideLabel' },
  },
  fields: [
    dateField('of', {
      label: 'Computed day',
      description: 'Its first day as the rule above computes it.',
      required: true,
      Field: '/collections/components/override.tsx#ComputedDay',
      check: checkOf('of'),
    }),
    dateField('to', {
      label: 'Announced day',
      description: 'Its first day as announced; the computed day again confirms it. Empty: it is cancelled.',
      check: checkOf('to'),
    }),
    dateField('ends', {
      label: 'Last day',
      description: 'Its last day as announced. Empty: it lasts as long as computed.',
      check: checkOf('ends'),
    }),
    {
      name: 'replaces',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/collections/components/override.tsx#Replaces' },
      },
    },
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

/** Refuses rows that contradict the rule or other rows of the form. A day with an occasion has none: the occasion has them. */
const checkOf =
  (field: OverrideFault['field']): TextFieldSingleValidation =>
  (_, { data, path }) => {
    const { rule, overrides } = data as { rule?: unknown; overrides?: TypedOverride[] }
    const parsed = calendarRuleSchema.safeParse(ruleFromBlocks(rule))
    const row = Number(path.at(-2))
    const fault = parsed.data && Array.isArray(overrides) ? overrideFault(parsed.data, overrides, row) : null
    return fault?.field === field ? fault.message : true
  }
