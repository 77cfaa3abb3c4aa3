/** The properties entries are filtered and counted by, as their resource declares them. */
import type { Field } from 'payload'
import { type ClosedList, type PerFacet, perFacet } from '#src/read-model/facets/index.ts'
import { type AnyResource, storedFacets } from '#src/read-model/resource.ts'
import { fieldName } from '../field-name.ts'
import { wordsCell } from './cells.ts'
import { choicesField, chosenCell, monthChoices, numberChoices } from './choices.ts'

/** One field per facet that editors choose. */
export const facetFields = (resource: Pick<AnyResource, 'facets' | 'computed'>): Field[] =>
  storedFacets(resource)
    .filter(([, { field }]) => !resource.computed.includes(field))
    .flatMap(([, facet]) =>
      perFacet(forms, facet, { name: fieldName(facet.field), label: facet.label, description: facet.description }),
    )

type Common = { name: string; label: string; description: string }

/** The form's field for each kind of facet; facets that are not stored have none. */
const forms: PerFacet<Field[], [common: Common]> = {
  'closed-list': (facet, common) => [choice(common, facet)],
  'free-words': ({ values, many }, common) => {
    if (values) return [choice(common, { values, many })]
    const { name, label, description } = common
    const admin = { description, components: { Cell: wordsCell } }
    return many
      ? [{ name, type: 'text', hasMany: true, label, admin: { ...admin, placeholder: 'Type a word, then Enter' } }]
      : [{ name, type: 'text', label, admin }]
  },
  months: (_, { name, ...words }) => [monthChoices(name, words)],
  'yes-or-no': (_, { name, label, description }) => [
    { name, type: 'checkbox', label, defaultValue: false, admin: { description } },
  ],
  step: ({ bands, many }, { name, ...words }) => [
    numberChoices(name, { ...words, many, options: bands.map(bandOption) }),
  ],
  'or-higher': () => [],
}

function choice(
  { name, label, description }: Common,
  { values, labels, many }: Pick<ClosedList, 'values' | 'labels' | 'many'>,
): Field {
  const options = values.map((value) => ({ value, label: labels?.[value] ?? value }))
  if (many) return choicesField(name, { label, description, options })
  return { name, type: 'select', label, options, admin: { description, components: { Cell: chosenCell(options) } } }
}

const bandOption = (words: string, step: number) => ({ value: String(step), label: `${step}: ${words}` })
