/** The properties entries are filtered and counted by, as their resource declares them. */
import type { Field } from 'payload'
import { type AnyResource, type Facet, storedFacets } from '#src/read-model/resource.ts'
import { fieldName } from '../field-name.ts'
import { choices, monthChoices, numberChoices } from './choices.ts'

/** One field per facet that editors choose. */
export const facets = (of: Pick<AnyResource, 'facets' | 'computed'>): Field[] =>
  storedFacets(of)
    .filter(([, { field }]) => !of.computed.includes(field))
    .map(([, facet]) => facetField(facet))

function facetField(facet: Facet): Field {
  const { label, description, bands, many } = facet
  const name = fieldName(facet.field)
  if (facet.type === 'flag') return { name, type: 'checkbox', label, defaultValue: false, admin: { description } }
  if (facet.type === 'month') return monthChoices(name, { label, description })
  if (bands) return numberChoices(name, { label, description, many, options: bands.map(bandOption) })
  if (!facet.values)
    return many
      ? { name, type: 'text', hasMany: true, label, admin: { description, placeholder: 'Type a word, then Enter' } }
      : { name, type: 'text', label, admin: { description } }
  const options = facet.values.map((value) => ({ value, label: facet.labels?.[value] ?? value }))
  if (many) return choices(name, { label, description, options })
  return { name, type: 'select', label, options, admin: { description } }
}

const bandOption = (words: string, step: number) => ({ value: String(step), label: `${step}: ${words}` })
