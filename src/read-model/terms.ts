/**
 * A term is one thing an entry can be filtered or counted by, as text: `flowers/flower.color:red`. Every filter value
 * and every link of a record is a term, so that one index answers every list, and a link is a term read backwards.
 */
import { fold } from '#src/text/fold.ts'
import type { AnyResource, CommonRecord } from './resource.ts'

/** The term of one value of one parameter of a resource. */
export const termOf = (of: Pick<AnyResource, 'service' | 'id'>, parameter: string, value: string | number): string =>
  `${of.service}/${of.id}.${parameter}:${value}`

/** A free word as it stands in a term: case, accents and punctuation aside. */
export const wordOf = (text: string): string => fold(text)

/** Parameters and values of a record, before they are written as terms. */
export function valuesOf(
  of: AnyResource,
  record: Record<string, unknown>,
): [parameter: string, value: string | number][] {
  const common = record as unknown as CommonRecord
  const pairs: [string, string | number][] = []
  for (const country of common.countries) pairs.push(['country', country.code])
  for (const city of common.cities) pairs.push(['city', city.slug])
  for (const region of common.regions) pairs.push(['region', region])
  for (const [parameter, facet] of Object.entries(of.facets))
    for (const value of listOf(record[facet.field]) as (string | number)[])
      pairs.push([parameter, facet.type === 'text' ? wordOf(String(value)) : value])
  for (const [parameter, link] of Object.entries(of.links))
    for (const target of listOf(record[link.field]) as { slug: string }[]) pairs.push([parameter, target.slug])
  return pairs
}

/** Every term of a record, sorted, once each. */
export const termsOf = (of: AnyResource, record: Record<string, unknown>): string[] =>
  [...new Set(valuesOf(of, record).map(([parameter, value]) => termOf(of, parameter, value)))].sort()

/** A field that holds one value, several or none, as a list. */
const listOf = (value: unknown): unknown[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]
