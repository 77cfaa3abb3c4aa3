/** Words for what declarations and answers name by key. */

import { monthName } from '#src/calendar/words.ts'
import { regionTitles } from '#src/geography/regions.ts'
import type { AnyResource, Facet } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'

/** Keys that are letters rather than words. */
const initials = ['rgb', 'hsl', 'cmyk']

/** A key as words: `scientific_name` is "Scientific name". */
export const keyWords = (key: string): string =>
  initials.includes(key) ? key.toUpperCase() : capital(key.replaceAll('_', ' '))

export type FacetValue = string | number | boolean

/** A value of a facet as its declaration words it. */
export function valueWords(facet: Facet, value: FacetValue): string {
  if (facet.type === 'flag') return value ? 'Yes' : 'No'
  if (facet.type === 'month') return monthName(Number(value))
  if (facet.bands) return facet.bands[Number(value)] ?? String(value)
  if (facet.field === 'regions') return regionWords(String(value))
  return facet.labels?.[String(value)] ?? (facet.values ? String(value).replaceAll('-', ' ') : String(value))
}

/** A world region as readers see it. */
export const regionWords = (slug: string): string =>
  Object.hasOwn(regionTitles, slug) ? regionTitles[slug as keyof typeof regionTitles] : capital(slug)

/** "1 flower", "24 flowers", "1,204 flowers". */
export const countWords = (count: number, of: Pick<AnyResource, 'one' | 'many'>): string =>
  `${number(count)} ${count === 1 ? of.one : of.many}`

/** A number with its thousands set apart. */
export const number = (value: number): string => english.format(value)

const english = new Intl.NumberFormat('en-GB')

/** What a parameter is called: its facet's or link's label, or the parameter's own name. */
export const parameterWords = (of: AnyResource, parameter: string): string =>
  of.facets[parameter]?.label ?? of.links[parameter]?.label ?? keyWords(parameter)
