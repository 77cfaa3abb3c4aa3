/**
 * A term is one thing an entry can be filtered or counted by, as text: `flowers/flower.color:red`. Every filter value
 * and every link of a record is a term, so that one index answers every list, and a link is a term read backwards.
 */

import { findService } from '#src/services.ts'
import { asList } from '#src/text/as-list.ts'
import { foldedWords, stemOf } from '#src/text/words.ts'
import { type FacetValue, kindOf } from './facets/index.ts'
import type { AnyResource } from './resource.ts'
import { findPlaces } from './resources/index.ts'

/** The term of one value of one parameter of a resource. */
export const termOf = (resource: Pick<AnyResource, 'service' | 'id'>, parameter: string, value: FacetValue): string =>
  `${resource.service}/${resource.id}.${parameter}:${value}`

/** Whether what has these terms comes every week, by the weekdays that publishing named. */
export function isWeekly(resource: Pick<AnyResource, 'service' | 'id'>, terms: readonly string[]): boolean {
  const weekly = termOf(resource, 'weekday', '')
  return terms.some((term) => term.startsWith(weekly))
}

/** The part of a record that terms are made from; a half-written draft has it. */
export type Filed = Readonly<Record<string, unknown>> & {
  countries: readonly { code: string }[]
  cities: readonly { slug: string }[]
  regions: readonly string[]
}

/** Parameters and values of a record, before they are written as terms. */
export function valuesOf(resource: AnyResource, record: Filed): [parameter: string, value: FacetValue][] {
  const pairs: [string, FacetValue][] = []
  for (const country of record.countries) pairs.push(['country', country.code])
  const places = findPlaces(resource.service)
  for (const city of record.cities) if (places) pairs.push([places.id, city.slug])
  const regionParameter = findService(resource.service)?.regionParameter ?? 'region'
  for (const region of record.regions) pairs.push([regionParameter, region])
  for (const [parameter, facet] of Object.entries(resource.facets))
    for (const value of asList(record[facet.field]) as FacetValue[])
      for (const counted of kindOf(facet).countedAs(facet, value)) pairs.push([parameter, counted])
  for (const [parameter, link] of Object.entries(resource.links))
    for (const target of asList(record[link.field]) as { slug: string }[]) pairs.push([parameter, target.slug])
  return pairs
}

/** Every term of a record, sorted, once each: a free word also by each phrase in it. */
export function termsOf(resource: AnyResource, record: Filed): string[] {
  const values = valuesOf(resource, record).map(([parameter, value]) => termOf(resource, parameter, value))
  const phrases = Object.entries(resource.facets).flatMap(([parameter, facet]) =>
    kindOf(facet).isFree
      ? asList(record[facet.field]).flatMap((value) =>
          phrasesIn(String(value)).map((phrase) => termOf(resource, holding(parameter), phrase)),
        )
      : [],
  )
  return [...new Set([...values, ...phrases])].sort()
}

/** What stands before the colon in terms for a phrase within a free word of a parameter. */
export const holding = (parameter: string): string => `${parameter}~`

/** A phrase as it is compared: in one spelling, without endings. `green papayas` is `green papaya`. */
export const phraseOf = (text: string): string => foldedWords(text).map(stemOf).join(' ')

/** Most words of a phrase: values have a few words, and of a longer one only phrases of this length are looked for. */
const LONGEST_PHRASE = 4

/** Every phrase of neighbouring words in a text, as they are compared. */
function phrasesIn(text: string): string[] {
  const words = phraseOf(text).split(' ')
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(LONGEST_PHRASE, words.length - from) }, (_, more) =>
      words.slice(from, from + more + 1).join(' '),
    ),
  )
}
