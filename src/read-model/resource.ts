/**
 * A resource is one kind of entry: its public record, its facets, links and sections, declared once. From the
 * declaration follow the record's schema, the list summary, the terms it is filtered by, its names and its score.
 */
import { z } from 'zod'
import type { ServiceId } from '#src/services.ts'

/** A property entries are filtered and counted by. The key it stands under is the parameter's name. */
export type Facet = {
  /** Name of the record's field; a list when `many`. */
  field: string
  label: string
  description: string
  /** `values`: one of a closed list. `text`: free words. `month`: a number from 1 to 12. */
  type: 'values' | 'text' | 'month'
  values?: readonly string[]
  /** Display words by value, where the value itself would not read well. */
  labels?: Readonly<Record<string, string>>
  many: boolean
}

/** A reference to entries of another resource of the same service. The key is the parameter's name. */
export type Link = {
  field: string
  label: string
  description: string
  /** Id of the resource pointed at. */
  to: string
  /** False: at most one; the record's field is then an entry or null. */
  many: boolean
}

/** A titled part of the page, written as rich text and published as Markdown. */
export type Section = { title: string; description: string }

/** Entries that point here, read backwards when the page is opened. The key is the answer's field. */
export type Backlink = { label: string; description: string; from: string; by: string; limit: number }

type Facets = Readonly<Record<string, Facet>>
type Links = Readonly<Record<string, Link>>
type Sections = Readonly<Record<string, Section>>
type Backlinks = Readonly<Record<string, Backlink>>

/** Another entry, as every record refers to it. */
export const reference = z.strictObject({
  slug: z.string().describe('Identifier of the entry, for its get tool.'),
  name: z.string().describe('Name of the entry.'),
  url: z.string().describe('Address of its page.'),
})
export type Reference = z.infer<typeof reference>

const country = z.strictObject({
  code: z.string().describe('ISO 3166-1 alpha-2 code.'),
  name: z.string().describe('English name of the country.'),
  url: z.string().describe("Address of the country's page in this service."),
})

const picture = z.strictObject({
  src: z.string().describe('Address of the picture.'),
  alt: z.string().describe('What the picture shows, in words.'),
  credit: z.string().describe('Who made the picture.'),
  licence: z.string().describe('Licence the picture is published under.'),
  width: z.int().describe('Width in pixels.'),
  height: z.int().describe('Height in pixels.'),
})

const question = z.strictObject({
  question: z.string().describe('A question readers ask.'),
  answer: z.string().describe('Its answer, as Markdown.'),
})

const source = z.strictObject({
  title: z.string().describe('Title of the work or page.'),
  publisher: z.string().describe('Author, publisher or institution.'),
  address: z.string().nullable().describe('Web address where one is certain, else null.'),
})

const head = {
  slug: z.string().describe('Identifier of the entry: lower-case letters, digits and hyphens.'),
  name: z.string().describe('Name of the entry in English.'),
  native_name: z.string().nullable().describe('Name in the language of its home, or null.'),
  other_names: z.array(z.string()).describe('Other names and spellings in use.'),
  url: z.string().describe('Address of its page.'),
  summary: z.string().describe('The entry in one line.'),
  picture: picture.nullable().describe('A picture of it, or null.'),
}

const where = {
  countries: z.array(country).describe('Countries it is tied to.'),
  cities: z.array(reference).describe('Cities and regions it is tied to.'),
  regions: z.array(z.string()).describe('World regions of its countries.'),
}

const tail = {
  faq: z.array(question).describe('Questions readers ask, with answers.'),
  sources: z.array(source).describe('Works and institutions the entry rests on.'),
  published_at: z.iso.datetime().describe('When it was first published (UTC).'),
  updated_at: z.iso.datetime().describe('When its published text last changed (UTC).'),
}

type FacetSchema<F extends Facet> = F['many'] extends true
  ? F['type'] extends 'month'
    ? z.ZodArray<z.ZodInt>
    : z.ZodArray<z.ZodString>
  : z.ZodNullable<z.ZodString>

type Shape<F extends Facets, L extends Links, S extends Sections, X extends Record<string, z.ZodType>> = typeof head &
  X & { [K in keyof F as F[K]['field']]: FacetSchema<F[K]> } & typeof where & {
    [K in keyof L as L[K]['field']]: L[K]['many'] extends true
      ? z.ZodArray<typeof reference>
      : z.ZodNullable<typeof reference>
  } & { [K in keyof S]: z.ZodNullable<z.ZodString> } & typeof tail

type Declaration<
  F extends Facets,
  L extends Links,
  S extends Sections,
  X extends Record<string, z.ZodType>,
  B extends Backlinks,
> = {
  service: ServiceId
  /** Unique within the service; snake_case. */
  id: string
  /** How a sentence names one and several of them. */
  one: string
  many: string
  /** Last part of the address of its list: `/<path>`, `/<path>/<slug>`. */
  path: string
  /** What an entry of this kind is, in one sentence: it opens the list page and the API documentation. */
  about: string
  facets: F
  links: L
  sections: S
  /** Fields that are neither facets, links nor sections. */
  fields: X
  backlinks: B
  /** Extra fields shown in lists, by name. */
  listed: readonly (keyof X & string)[]
  /** Extra fields that hold a name of the entry (a scientific name, say), by name. */
  namedBy: readonly (keyof X & string)[]
  /** Whether an entry falls on days of the year and so has a calendar rule. */
  isCalendar: boolean
  /** Whether an entry is the overview of one country: its slug is the country's and it is opened by country. */
  isCountry: boolean
}

/** Everything the machinery knows of a kind of entry. `record` is what publishing must produce, to the letter. */
export type Resource<
  F extends Facets = Facets,
  L extends Links = Links,
  S extends Sections = Sections,
  X extends Record<string, z.ZodType> = Record<string, z.ZodType>,
  B extends Backlinks = Backlinks,
> = Declaration<F, L, S, X, B> & {
  record: z.ZodObject<Shape<F, L, S, X>, z.core.$strict>
  summary: z.ZodObject<z.ZodRawShape, z.core.$strict>
}

/** Any resource, where its exact fields do not matter. */
// biome-ignore format: one line reads best
export type AnyResource = Omit<Resource, 'record' | 'listed' | 'namedBy'> & { record: z.ZodObject<z.ZodRawShape, z.core.$strict>; listed: readonly string[]; namedBy: readonly string[] }

/** The public record of a resource. */
export type RecordOf<R extends { record: z.ZodType }> = z.infer<R['record']>

/** The fields every record has, whatever its resource. */
export type CommonRecord = z.infer<z.ZodObject<typeof head & typeof where & typeof tail>>

/** A facet with a closed list of values. */
export const oneOf = <const V extends readonly string[], const N extends string>(
  field: N,
  values: V,
  words: { label: string; description: string; labels?: Readonly<Record<string, string>> },
) => ({ field, values, type: 'values', many: false, ...words }) as const

/** A facet that takes several of a closed list of values. */
export const manyOf = <const V extends readonly string[], const N extends string>(
  field: N,
  values: V,
  words: { label: string; description: string; labels?: Readonly<Record<string, string>> },
) => ({ field, values, type: 'values', many: true, ...words }) as const

/** A facet of free words, one per entry. */
export const word = <const N extends string>(field: N, words: { label: string; description: string }) =>
  ({ field, type: 'text', many: false, ...words }) as const

/** A facet of free words, several per entry. */
export const manyWords = <const N extends string>(field: N, words: { label: string; description: string }) =>
  ({ field, type: 'text', many: true, ...words }) as const

/** A facet of months, numbers from 1 to 12. */
export const months = <const N extends string>(field: N, words: { label: string; description: string }) =>
  ({ field, type: 'month', many: true, ...words }) as const

/** Declares a resource and makes its schemas. */
export function resource<
  // Without the defaults, a part left out would be taken for any part at all.
  const F extends Facets = Record<never, Facet>,
  const L extends Links = Record<never, Link>,
  const S extends Sections = Record<never, Section>,
  X extends Record<string, z.ZodType> = Record<never, z.ZodType>,
  const B extends Backlinks = Record<never, Backlink>,
>(
  declaration: Pick<Declaration<F, L, S, X, B>, 'service' | 'id' | 'one' | 'many' | 'path' | 'about'> &
    Partial<Declaration<F, L, S, X, B>>,
): Resource<F, L, S, X, B> {
  const whole = {
    facets: {} as F,
    links: {} as L,
    sections: {} as S,
    fields: {} as X,
    backlinks: {} as B,
    listed: [],
    namedBy: [],
    isCalendar: false,
    isCountry: false,
    ...declaration,
  } satisfies Declaration<F, L, S, X, B>
  const shape: Record<string, z.ZodType> = { ...head, ...whole.fields }
  for (const facet of Object.values(whole.facets)) shape[facet.field] = facetSchema(facet)
  Object.assign(shape, where)
  for (const link of Object.values(whole.links))
    shape[link.field] = (link.many ? z.array(reference) : reference.nullable()).describe(link.description)
  for (const [key, section] of Object.entries(whole.sections))
    shape[key] = z.string().nullable().describe(`${section.description} Markdown, or null while unwritten.`)
  Object.assign(shape, tail)
  // The loop above builds the very shape that the type Shape spells out.
  const record = z.strictObject(shape) as unknown as Resource<F, L, S, X, B>['record']
  return { ...whole, record, summary: summarySchema(whole) }
}

/** The fields of a record that its list summary repeats, in order. */
export const summaryFields = (of: Pick<AnyResource, 'facets' | 'listed'>): readonly string[] => [
  'slug',
  'name',
  'native_name',
  'url',
  'summary',
  'picture',
  ...of.listed,
  ...Object.values(of.facets).map((facet) => facet.field),
  'countries',
]

function summarySchema(of: { facets: Facets; fields: Record<string, z.ZodType>; listed: readonly string[] }) {
  const shape: Record<string, z.ZodType> = { ...head, ...of.fields, ...where }
  for (const facet of Object.values(of.facets)) shape[facet.field] = facetSchema(facet)
  return z.strictObject(Object.fromEntries(summaryFields(of).map((field) => [field, shape[field] as z.ZodType])))
}

function facetSchema(facet: Facet): z.ZodType {
  const one =
    facet.type === 'month' ? z.int().min(1).max(12) : facet.values ? z.enum(facet.values as [string]) : z.string()
  return (facet.many ? z.array(one) : one.nullable()).describe(facet.description)
}
