/** The part of a record that a half-written draft already has, for its score and the counts of waiting entries. Nothing is checked. */

import { countriesOfTheWorld } from '#src/geography/countries.ts'
import { type Facet, kindOf } from '#src/read-model/facets/index.ts'
import { type AnyResource, storedFacets } from '#src/read-model/resource.ts'
import { asList } from '#src/text/as-list.ts'
import { valuesTyped } from './entry.ts'
import { fieldName } from './field-name.ts'
import { isLeftToCountries, regionsOfEntry } from './regions.ts'

type Fields = Readonly<Record<string, unknown>>

/** Texts, valid facets and countries; of the other parts only whether and how many there are. */
export function draftRecord(resource: AnyResource, document: object) {
  const doc = document as Fields
  const codes = resource.isCountry ? [doc.country] : typed(doc.countries)
  const tiedTo = countriesOfTheWorld.filter(({ code }) => codes.includes(code))
  return {
    summary: doc.summary,
    ...Object.fromEntries(Object.keys(resource.fields).map((field) => [field, doc[fieldName(field)]])),
    ...Object.fromEntries(Object.values(resource.links).map(({ field }) => [field, typed(doc[fieldName(field)])])),
    ...Object.fromEntries(
      Object.keys(resource.sections).map((key) => [key, richTextWords(doc[fieldName(key)]) || null]),
    ),
    countries: tiedTo.map(({ code, name }) => ({ code, name })),
    regions: regionsOfEntry(resource, tiedTo),
    ...Object.fromEntries(
      storedFacets(resource)
        .filter(([, { field }]) => !isLeftToCountries(field, doc))
        .map(([, facet]) => [facet.field, facetValue(facet, doc)]),
    ),
    cities: typed(doc.cities),
    faq: rowsOf(doc.faq).map((row) => {
      const { question, answer } = row as Fields
      return { question, answer: richTextWords(answer) }
    }),
    sources: rowsOf(doc.sources),
    picture: doc.picture ?? null,
  }
}

/** How many dates of a day are announced; null while it has no rule. */
export function announcedIn(document: object): number | null {
  const { rule, overrides } = document as Fields
  return rowsOf(rule).length === 0 ? null : rowsOf(overrides).length
}

function facetValue(facet: Facet, doc: Fields): unknown {
  const schema = kindOf(facet).schema(facet)
  // A box that was never ticked or cleared has no value yet.
  const given = typed(doc[fieldName(facet.field)]).flatMap((value) => valuesTyped(facet, value))
  const values = given.filter((value) => schema.safeParse(value).success)
  return facet.many ? values : (values[0] ?? null)
}

/** The words of rich text. */
function richTextWords(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  const { root, children, text } = node as { root?: unknown; children?: unknown; text?: unknown }
  if (typeof text === 'string') return text.trim()
  return richTextWords(root) + (Array.isArray(children) ? children.map(richTextWords).join('') : '')
}

/** The text typed into a field; '' where it was emptied. */
const typed = (value: unknown): unknown[] => (value === '' ? [] : asList(value))

/** The rows of an array; a form has 0 in place of none. */
const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
