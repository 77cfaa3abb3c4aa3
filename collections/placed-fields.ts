/** The fields of a form with their tabs and labels. */
import type { Field } from 'payload'
import { capital } from '#src/text/capital.ts'
import { contentFields } from './content-fields.ts'

/** A field with the tab that it stands in. */
export type PlacedField = { name: string; label: string; tab: string | null }

/** The fields of the form in their order. */
export const placedFields = (fields: readonly Field[]): PlacedField[] =>
  fields.flatMap((field): PlacedField[] => {
    if (field.type !== 'tabs') return contentFields([field]).map(({ name, label }) => ({ name, label, tab: null }))
    return field.tabs.flatMap((tab) =>
      contentFields(tab.fields).map(({ name, label }) => ({ name, label, tab: String(tab.label ?? '') })),
    )
  })

/** `rule.0.month` stands in the tab “Dates”, and is called “When it falls 1 month”. */
export function placeOfPath(fields: readonly PlacedField[], path: string): Omit<PlacedField, 'name'> {
  const [first = '', ...rest] = path.split('.')
  if (first === '') return { label: 'The entry', tab: null }
  const field = fields.find(({ name }) => name === first)
  const label = [field?.label ?? capital(spoken(first)), ...rest.map(spoken)].join(' ')
  return { label, tab: field?.tab ?? null }
}

/** `rule.0.month` reads “Dates › When it falls 1 month”. */
export function labelOfPath(fields: readonly Field[], path: string): string {
  const { label, tab } = placeOfPath(placedFields(fields), path)
  return tab ? `${tab} › ${label}` : label
}

const spoken = (part: string): string =>
  /^\d+$/.test(part) ? String(Number(part) + 1) : part.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
