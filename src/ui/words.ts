/** Words for the keys of declarations and answers. */

import { monthName } from '#src/calendar/words.ts'
import { regionTitles } from '#src/geography/regions.ts'
import { isTemperate } from '#src/geography/season.ts'
import { type Facet, type FacetValue, type PerFacet, perFacet } from '#src/read-model/facets/index.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'

/** Keys that are abbreviations. */
const initials = ['rgb', 'hsl', 'cmyk']

/** A key as words: `scientific_name` is "Scientific name". */
export const keyWords = (key: string): string =>
  initials.includes(key) ? key.toUpperCase() : capital(key.replaceAll('_', ' '))

/** A value of a facet as its declaration words it. */
export const valueWords = (facet: Facet, value: FacetValue): string => perFacet(wordings, facet, value)

const stepWords = ({ bands }: { bands: readonly string[] }, value: FacetValue) => bands[Number(value)] ?? String(value)

const wordings: PerFacet<string, [value: FacetValue]> = {
  'closed-list': ({ field, labels }, value) =>
    field === 'regions' ? regionWords(String(value)) : (labels?.[String(value)] ?? String(value).replaceAll('-', ' ')),
  'free-words': ({ values }, value) => (values ? String(value).replaceAll('-', ' ') : String(value)),
  months: (_, value) => monthName(Number(value)),
  'yes-or-no': (_, value) => (value ? 'Yes' : 'No'),
  step: stepWords,
  'or-higher': stepWords,
}

/** A world region as readers see it. */
export const regionWords = (slug: string): string =>
  Object.hasOwn(regionTitles, slug) ? regionTitles[slug as keyof typeof regionTitles] : capital(slug)

/** Months in words, what follows one another as a span: "March to May, December"; over the end of the year too. */
export function monthsInWords(months: readonly number[]): string {
  if (months.length === 12) return 'all year'
  const has = new Set(months)
  const before = (month: number) => (month === 1 ? 12 : month - 1)
  const after = (month: number) => (month % 12) + 1
  const spans = [...has]
    .filter((month) => !has.has(before(month)))
    .sort((a, b) => a - b)
    .map((from) => {
      let to = from
      while (has.has(after(to))) to = after(to)
      if (to === from) return monthName(from)
      return `${monthName(from)} ${to === after(from) ? 'and' : 'to'} ${monthName(to)}`
    })
  return spans.join(', ')
}

/** The season of a country now: "spring, north of the equator", "the wet season". */
export function seasonWords({
  code,
  season,
  hemisphere,
}: {
  code: string
  season: string
  hemisphere: string
}): string {
  if (isTemperate(code)) return `${season}, ${hemisphere} of the equator`
  return season === 'wet' || season === 'dry' ? `the ${season} season` : season === 'monsoon' ? 'the monsoon' : season
}

/** "1 flower", "24 flowers", "1,204 flowers". */
export const countWords = (count: number, resource: Pick<AnyResource, 'one' | 'many'>): string =>
  `${number(count)} ${count === 1 ? resource.one : resource.many}`

/** A number with its thousands set apart. */
export const number = (value: number): string => english.format(value)

/** A size for people: "12 kB", "3.4 MB". */
export function bytesWords(bytes: number): string {
  const [KILO, MEGA] = [1e3, 1e6]
  return bytes < MEGA ? `${number(Math.max(1, Math.round(bytes / KILO)))} kB` : `${(bytes / MEGA).toFixed(1)} MB`
}

const english = new Intl.NumberFormat('en-GB')

/** What a parameter is called: its facet's or link's label, or the parameter's own name. */
export const parameterWords = (resource: AnyResource, parameter: string): string =>
  resource.facets[parameter]?.label ?? resource.links[parameter]?.label ?? keyWords(parameter)
