/** A calendar day, kept as text: Payload's date field stores an instant, which can move a day. */
import type { TextField } from 'payload'
import { isDay } from '#src/calendar/day.ts'

/** A day as YYYY-MM-DD, chosen from a calendar. */
export const day = (
  name: string,
  { label, description, required = false }: { label: string; description: string; required?: boolean },
): TextField => ({
  name,
  type: 'text',
  label,
  required,
  validate: (value: unknown) =>
    value
      ? (typeof value === 'string' && isDay(value)) || 'A day from 1900-01-01 to 2199-12-31.'
      : !required || 'Needed.',
  admin: { description, components: { Field: '/collections/components/day-field.tsx#DayField' } },
})
