/** A calendar day, kept as text: Payload's date field stores an instant, which can move a day. */
import type { TextField, TextFieldSingleValidation } from 'payload'
import { isDay } from '#src/calendar/day.ts'

type Options = {
  label: string
  description: string
  required?: boolean
  /** The component for it, where that is not a calendar. */
  Field?: string
  /** A further check of a valid day. */
  check?: TextFieldSingleValidation
}

/** A day as YYYY-MM-DD, chosen from a calendar. */
export const dateField = (
  name: string,
  { label, description, required = false, Field, check }: Options,
): TextField => ({
  name,
  type: 'text',
  label,
  required,
  validate: ((value, asked) => {
    if (!value) return !required || 'Choose a day.'
    if (typeof value !== 'string' || !isDay(value)) return 'A day from 1900-01-01 to 2199-12-31.'
    return check?.(value, asked) ?? true
  }) satisfies TextFieldSingleValidation,
  admin: { description, components: { Field: Field ?? '/collections/components/day-field.tsx#DayField' } },
})
