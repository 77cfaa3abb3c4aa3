/** The fields of an entry that people write: those of its form, without the CMS's own. */
import type { Field } from 'payload'

/** A field that people write. `relationTo`: the collection whose entries it names. */
export type ContentField = { name: string; label: string; type: Field['type']; relationTo?: string }

const keptByTheCms = new Set(['id', '_status', 'createdAt', 'updatedAt', 'deletedAt'])

/** The fields by which entries are merged, in the order of the form; a group or a list counts as one field. */
export function contentFields(fields: readonly Field[]): ContentField[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => contentFields(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return contentFields(field.fields)
    if (field.type === 'ui' || !('name' in field) || !field.name || keptByTheCms.has(field.name)) return []
    if (('virtual' in field && field.virtual) || ('hidden' in field && field.hidden)) return []
    const label = 'label' in field && typeof field.label === 'string' ? field.label : field.name
    const relationTo = 'relationTo' in field && typeof field.relationTo === 'string' ? field.relationTo : undefined
    return [{ name: field.name, label, type: field.type, ...(relationTo && { relationTo }) }]
  })
}

/** The value of a field to send: for an empty list, the form has the number of its rows. */
export const sentValue = ({ type }: Pick<ContentField, 'type'>, value: unknown): unknown =>
  (type === 'array' || type === 'blocks') && !Array.isArray(value) ? [] : value
