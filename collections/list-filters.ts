/** The filters that the list of a collection offers first. */
import { monthName } from '#src/calendar/words.ts'
import { type Facet, kindOf, type PerFacet, perFacet } from '#src/read-model/facets/index.ts'
import { type AnyResource, storedFacets } from '#src/read-model/resource.ts'
import { fieldName } from './field-name.ts'

/** A menu above a list, for a field of its entries. */
export type ListFilter = {
  name: string
  label: string
  operator: 'equals' | 'in'
  options: readonly { value: string; label: string }[]
}

/** Most facets above a list beside the state. */
const MOST = 4

/** The state, then the first facets with known values. */
export const listFilters = (resource: Pick<AnyResource, 'facets' | 'computed'>): ListFilter[] => [
  {
    name: '_status',
    label: 'Status',
    operator: 'equals',
    options: [
      { value: 'draft', label: 'Draft' },
      { value: 'published', label: 'Published' },
    ],
  },
  ...storedFacets(resource)
    .filter(([, { field }]) => !resource.computed.includes(field))
    .flatMap(([, facet]) => perFacet(offered, facet, facet))
    .slice(0, MOST),
]

const choice = (facet: Facet, words: (value: string | number) => string): ListFilter[] => [
  {
    name: fieldName(facet.field),
    label: facet.label,
    operator: 'in',
    options: kindOf(facet)
      .values(facet)
      .map((value) => ({ value: String(value), label: words(value) })),
  },
]

/** The values of a facet; free words are left to the CMS's own filters. */
const offered: PerFacet<ListFilter[], [facet: Facet]> = {
  'closed-list': ({ labels }, facet) => choice(facet, (value) => labels?.[String(value)] ?? String(value)),
  'free-words': ({ values }, facet) => (values ? choice(facet, String) : []),
  months: (_, facet) => choice(facet, (value) => monthName(Number(value))),
  'yes-or-no': ({ field, label }) => [
    {
      name: fieldName(field),
      label,
      operator: 'equals',
      options: [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ],
    },
  ],
  step: ({ bands }, facet) => choice(facet, (value) => bands[Number(value)] ?? String(value)),
  'or-higher': () => [],
}
