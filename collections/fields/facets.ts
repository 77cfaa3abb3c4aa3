/** The properties entries are filtered and counted by, as their resource declares them. */
import type { Field } from 'payload'
import type { AnyResource, Facet } from '#src/read-model/resource.ts'
import { fieldName } from '../field-name.ts'
import { choices, monthChoices } from './choices.ts'

/** One field per facet. */
export const facets = (of: Pick<AnyResource, 'facets'>): Field[] => Object.values(of.facets).map(facetField)

function facetField(facet: Facet): Field {
  const { label, description } = facet
  const name = fieldName(facet.field)
  if (facet.type === 'month') return monthChoices(name, { label, description })
  if (facet.type === 'text')
    return facet.many
      ? { name, type: 'text', hasMany: true, label, admin: { description, placeholder: 'Type a word, then Enter' } }
      : { name, type: 'text', label, admin: { description } }
  const options = (facet.values ?? []).map((value) => ({ value, label: facet.labels?.[value] ?? value }))
  if (facet.many) return choices(name, { label, description, options })
  return { name, type: 'select', label, options, admin: { description } }
}
