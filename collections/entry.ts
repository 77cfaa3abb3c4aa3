/** Makes every part of a record that its resource declares from a document; computed fields are left to the collection. */

import { z } from 'zod'
import { countriesOfTheWorld } from '#src/geography/countries.ts'
import type { StoredRichText } from '#src/markdown/lexical.ts'
import { markdownFromLexical } from '#src/markdown/markdown-from-lexical.ts'
import { tableProblem } from '#src/markdown/tables.ts'
import type { Facet, FacetType } from '#src/read-model/facets/index.ts'
import { authorshipSchema, provenanceOf, source } from '#src/read-model/provenance.ts'
import { type AnyResource, type Reference, storedFacets } from '#src/read-model/resource.ts'
import { findPlaces, findResource } from '#src/read-model/resources/index.ts'
import { asList } from '#src/text/as-list.ts'
import { fieldName } from './field-name.ts'
import { typedFields } from './fields/own.ts'
import { isLeftToCountries, regionsOfEntry } from './regions.ts'

type Fields = Readonly<Record<string, unknown>>

/** Head, own fields, facets, where, links, sections, questions, sources and dates. */
export function entry(resource: AnyResource, document: object): Record<string, unknown> {
  const doc = document as Fields
  return {
    ...head(resource, doc),
    ...own(resource, doc),
    ...where(resource, doc),
    ...facetValues(resource, doc),
    ...linked(resource, doc),
    ...written(resource, doc),
    ...tail(doc),
  }
}

/** Text, trimmed; null when there is none. */
export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** Rich text as Markdown; null when there is none. */
export const markdownOrNull = (value: unknown): string | null =>
  textOrNull(markdownFromLexical(value as StoredRichText | null | undefined))

/** The part of a rich text that no page can show, in words for its writer; null where there is none. */
export const textProblem = (value: unknown): string | null => tableProblem(value as StoredRichText | null | undefined)

const head = (resource: AnyResource, doc: Fields) => ({
  slug: doc.slug,
  name: textOrNull(doc.name),
  native_name: textOrNull(doc.nativeName),
  other_names: texts(doc.otherNames),
  url: `/${resource.path}/${doc.slug}`,
  summary: textOrNull(doc.summary),
  picture: pictureOf(doc.picture),
  gallery: asList(doc.gallery).map(pictureOf),
})

const own = (resource: AnyResource, doc: Fields): Fields =>
  Object.fromEntries(typedFields(resource).map(([field, schema]) => [field, ownValue(schema, doc[fieldName(field)])]))

/** A value in the form that its schema takes: blank text becomes null, an untouched box false, and rows lose Payload's own fields. */
function ownValue(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return ownValue(schema.unwrap() as z.ZodType, value)
  if (schema instanceof z.ZodBoolean) return value ?? false
  if (schema instanceof z.ZodNumber) return value ?? null
  if (schema instanceof z.ZodObject) {
    const row = (value ?? {}) as Fields
    const fields = Object.entries(schema.shape) as [string, z.ZodType][]
    return Object.fromEntries(fields.map(([key, field]) => [key, ownValue(field, row[fieldName(key)])]))
  }
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType
    return element instanceof z.ZodObject ? asList(value).map((row) => ownValue(element, row)) : texts(value)
  }
  return textOrNull(value)
}

/** Fields that publishing computes, such as the weekdays of a rule, are not in the document. */
function facetValues(resource: AnyResource, doc: Fields): Fields {
  const chosen = storedFacets(resource).filter(
    ([, { field }]) => !resource.computed.includes(field) && !isLeftToCountries(field, doc),
  )
  return Object.fromEntries(chosen.map(([, facet]) => [facet.field, facetValue(facet, doc[fieldName(facet.field)])]))
}

function facetValue(facet: Facet, value: unknown): unknown {
  const values = valuesTyped(facet, value)
  return facet.many ? values : (values[0] ?? null)
}

/** The values of a facet that a form's field holds. */
export const valuesTyped = ({ type }: Pick<Facet, 'type'>, value: unknown): unknown[] => typed[type](value)

/** Countries and their regions from codes, cities from published documents. */
function where(resource: AnyResource, doc: Fields) {
  const codes = resource.isCountry ? [doc.country] : asList(doc.countries)
  const tiedTo = codes.flatMap((code) => countriesOfTheWorld.filter((country) => country.code === code))
  const cities = resource.isPlace ? undefined : findPlaces(resource.service)
  return {
    countries: tiedTo.map(({ code, name, slug }) => ({ code, name, url: `/countries/${slug}` })),
    cities: cities ? references(cities, doc.cities) : [],
    regions: regionsOfEntry(resource, tiedTo),
  }
}

function linked(resource: AnyResource, doc: Fields): Fields {
  const values = Object.values(resource.links).map((link) => {
    const targets = references(findResource(resource.service, link.to), doc[fieldName(link.field)])
    return [link.field, link.many ? targets : (targets[0] ?? null)]
  })
  return Object.fromEntries(values)
}

const written = (resource: AnyResource, doc: Fields): Fields =>
  Object.fromEntries(Object.keys(resource.sections).map((key) => [key, markdownOrNull(doc[fieldName(key)])]))

/** The topic of a resolved document; two slashes begin an address of the network's own. */
function topic(value: unknown) {
  if (typeof value !== 'object' || value === null) return null
  const { record } = value as { record: Fields }
  return { slug: record.slug, name: record.name, kind: record.kind, url: `//topics/${record.slug}` }
}

const tail = (doc: Fields) => ({
  speaks_of: topic(doc.speaksOf),
  faq: asList(doc.faq).map((row) => {
    const { question, answer } = row as Fields
    return { question: textOrNull(question), answer: markdownOrNull(answer) }
  }),
  sources: ownValue(z.array(source), doc.sources),
  provenance: provenanceOf(ownValue(authorshipSchema, doc.provenance) as z.infer<typeof authorshipSchema>),
  published_at: doc.publishedAt,
  updated_at: doc.textChangedAt,
})

const references = (to: AnyResource, value: unknown): Reference[] =>
  asList(value).flatMap((target) => {
    if (typeof target !== 'object' || target === null) return []
    return [referenceTo(to, target as Reference)]
  })

/** An entry as records refer to it. */
export const referenceTo = (to: AnyResource, { slug, name }: Pick<Reference, 'slug' | 'name'>): Reference => ({
  slug,
  name,
  url: `/${to.path}/${slug}`,
})

/** A picture of the library as records show it; null for none. */
export function pictureOf(value: unknown) {
  if (typeof value !== 'object' || value === null) return null
  const media = value as Fields & { sizes?: Readonly<Record<string, Fields | undefined>> }
  const sizes = uncut.map((name): Fields => media.sizes?.[name] ?? {}).filter(({ filename }) => filename)
  const file = media.sizes?.page?.filename ? media.sizes.page : media
  return {
    src: fileAddress(file),
    alt: media.alt,
    caption: textOrNull(media.caption),
    credit: media.credit,
    licence: media.licence,
    width: file.width,
    height: file.height,
    focus: { x: media.focalX ?? MIDDLE, y: media.focalY ?? MIDDLE },
    sizes: sizes.map((size) => ({
      src: fileAddress(size),
      type: size.mimeType,
      width: size.width,
      height: size.height,
    })),
  }
}

/** The sizes of a picture that show the whole of it. */
const uncut = ['smallAvif', 'pageAvif', 'small', 'page']

const MIDDLE = 50

/** Where readers find a file of the library. */
const fileAddress = ({ filename }: Fields): string => `/media/${encodeURIComponent(String(filename))}`

const texts = (value: unknown): string[] => [...new Set(asList(value).flatMap((text) => textOrNull(text) ?? []))]

const numbers = (value: unknown): number[] => [...new Set(asList(value).map(Number))].sort((a, b) => a - b)

/** The form's value for each kind of facet: words, numbers, or a box that may be untouched. */
const typed: { readonly [T in FacetType]: (value: unknown) => unknown[] } = {
  'closed-list': texts,
  'free-words': texts,
  months: numbers,
  step: numbers,
  'yes-or-no': (value) => [value ?? false],
  'or-higher': () => [],
}
