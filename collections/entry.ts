/** Every part of a record that its resource declares, from a document: what is left for a collection is its own fields. */
import { countries as allCountries } from '#src/geography/countries.ts'
import type { StoredRichText } from '#src/markdown/lexical.ts'
import { markdownFromLexical } from '#src/markdown/markdown-from-lexical.ts'
import type { AnyResource, RecordOf, Reference } from '#src/read-model/resource.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { findService } from '#src/services.ts'
import { fieldName } from './field-name.ts'

type Fields = Readonly<Record<string, unknown>>

/** Head, facets, where, links, sections, questions, sources and dates; all fields of the record but the resource's own. */
export function entry<R extends AnyResource>(of: R, document: object): Omit<RecordOf<R>, keyof R['fields']> {
  const doc = document as Fields
  const parts = {
    ...head(of, doc),
    ...facetValues(of, doc),
    ...where(of, doc),
    ...linked(of, doc),
    ...written(of, doc),
    ...tail(doc),
  }
  // The parts are exactly the declared ones; publishing parses the whole, so that a wrong one cannot pass.
  return parts as unknown as Omit<RecordOf<R>, keyof R['fields']>
}

/** Text, trimmed; null when there is none. */
export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** Rich text as Markdown; null when there is none. */
export const markdownOrNull = (value: unknown): string | null =>
  textOrNull(markdownFromLexical(value as StoredRichText | null | undefined))

const head = (of: AnyResource, doc: Fields) => ({
  slug: doc.slug,
  name: textOrNull(doc.name),
  native_name: textOrNull(doc.nativeName),
  other_names: texts(doc.otherNames),
  url: `/${of.path}/${doc.slug}`,
  summary: textOrNull(doc.summary),
  picture: picture(doc.picture),
})

function facetValues(of: AnyResource, doc: Fields): Fields {
  const values = Object.values(of.facets).map((facet) => {
    const value = doc[fieldName(facet.field)]
    if (!facet.many) return [facet.field, textOrNull(value)]
    return [facet.field, facet.type === 'month' ? months(value) : texts(value)]
  })
  return Object.fromEntries(values)
}

/** Countries and their regions from codes, cities from published documents. */
export function where(of: AnyResource, doc: Fields) {
  const codes = of.isCountry ? [doc.country] : listOf(doc.countries)
  const found = codes.flatMap((code) => allCountries.filter((country) => country.code === code))
  const division = findService(of.service)?.regions ?? 'region6'
  const cities = findCities(of)
  return {
    countries: found.map(({ code, name, slug }) => ({ code, name, url: `/countries/${slug}` })),
    cities: cities ? references(cities, doc.cities) : [],
    regions: [...new Set(found.map((country) => country.regions[division]))],
  }
}

function linked(of: AnyResource, doc: Fields): Fields {
  const values = Object.values(of.links).map((link) => {
    const found = references(findResource(of.service, link.to), doc[fieldName(link.field)])
    return [link.field, link.many ? found : (found[0] ?? null)]
  })
  return Object.fromEntries(values)
}

const written = (of: AnyResource, doc: Fields): Fields =>
  Object.fromEntries(Object.keys(of.sections).map((key) => [key, markdownOrNull(doc[fieldName(key)])]))

const tail = (doc: Fields) => ({
  faq: listOf(doc.faq).map((row) => {
    const { question, answer } = row as Fields
    return { question: textOrNull(question), answer: markdownOrNull(answer) }
  }),
  sources: listOf(doc.sources).map((row) => {
    const { title, publisher, address } = row as Fields
    return { title: textOrNull(title), publisher: textOrNull(publisher), address: textOrNull(address) }
  }),
  published_at: doc.publishedAt,
  updated_at: doc.textChangedAt,
})

const references = (to: AnyResource, value: unknown): Reference[] =>
  listOf(value).flatMap((target) => {
    if (typeof target !== 'object' || target === null) return []
    const { slug, name } = target as Reference
    return [{ slug, name, url: `/${to.path}/${slug}` }]
  })

/** The service's cities, unless the entry is itself one. */
const findCities = (of: AnyResource): AnyResource | undefined =>
  of.id === 'city' ? undefined : findResource(of.service, 'city')

function picture(value: unknown) {
  if (typeof value !== 'object' || value === null) return null
  const media = value as Fields & { sizes?: { page?: Fields } }
  const file = media.sizes?.page?.filename ? media.sizes.page : media
  return {
    src: `/media/${encodeURIComponent(String(file.filename))}`,
    alt: media.alt,
    credit: media.credit,
    licence: media.licence,
    width: file.width,
    height: file.height,
  }
}

const texts = (value: unknown): string[] => [...new Set(listOf(value).flatMap((text) => textOrNull(text) ?? []))]

const months = (value: unknown): number[] => [...new Set(listOf(value).map(Number))].sort((a, b) => a - b)

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]
