/**
 * A resource is one kind of entry: its public record, its facets, links and sections, declared once. From the
 * declaration follow the record's schema, the list summary, the terms it is filtered by, its names and its score.
 */
import { z } from 'zod'
import { type OwnerId, services } from '#src/services.ts'
import { isWebAddress } from '#src/text/web-address.ts'

/** A property entries are filtered and counted by. The key it stands under is the parameter's name. */
export type Facet = {
  /** Name of the record's field; a list when `many`. */
  field: string
  label: string
  description: string
  /**
   * `values`: of a closed list. `text`: free words for readers; editors keep to `values` where there are any. `month`: a
   * number from 1 to 12. `band`: a step of a scale, from 0. `at-least`: this step of another facet's scale or a higher
   * one; not stored. `flag`: yes or no.
   */
  type: 'values' | 'text' | 'month' | 'band' | 'at-least' | 'flag'
  values?: readonly string[]
  /** What the steps of a scale are, from 0 up. */
  bands?: readonly string[]
  /** Values that having a value also counts as: what is vegan is vegetarian. */
  implies?: Readonly<Record<string, readonly string[]>>
  /** Display words by value, where the value itself would not read well. */
  labels?: Readonly<Record<string, string>>
  /** Everyday words by value that readers search for it by, beside the value and its label. */
  also?: Readonly<Record<string, string>>
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
  /** Most entries it may name, where that is limited. */
  most?: number
}

/** A titled part of the page, written as rich text and published as Markdown. */
export type Section = { title: string; description: string }

/** Entries that point here, read backwards when the page is opened. The key is the answer's field. */
export type Backlink = { label: string; description: string; from: string; by: string; limit: number }

type Facets = Readonly<Record<string, Facet>>
type Links = Readonly<Record<string, Link>>
type Sections = Readonly<Record<string, Section>>
type Backlinks = Readonly<Record<string, Backlink>>

const longTexts = z.registry<{ rows: number }>()

/** A text of more than a line, without Markdown. */
export const longText = (description: string) => {
  const schema = z.string().describe(description)
  longTexts.add(schema, { rows: 3 })
  return schema
}

/** Whether a text is of more than a line, for whoever makes a form of it. */
export const isLongText = (schema: z.ZodType): boolean => longTexts.has(schema)

/** An address on the web, whole. */
export const webAddress = (description: string) =>
  z.string().refine(isWebAddress, 'A whole web address, starting with https://.').nullable().describe(description)

/** Another entry, as every record refers to it. */
export const reference = z.strictObject({
  slug: z.string().describe('Identifier of the entry, for its get tool.'),
  name: z.string().describe('Name of the entry.'),
  url: z.string().describe('Address of its page.'),
})
export type Reference = z.infer<typeof reference>

const topic = z.strictObject({
  slug: z.string().describe('Identifier of the topic.'),
  name: z.string().describe('Name of the topic.'),
  kind: z
    .string()
    .nullable()
    .describe('Sort of topic: occasion, country, place, living-thing, substance, dish, custom or person.'),
  url: z.string().describe("Address of the topic's page, which gathers what all catalogues say of it."),
})

/** An entry of any catalogue, as those of others tell of it. */
export const elsewhereEntry = z.strictObject({
  service: z.enum(services.map(({ id }) => id)).describe('The catalogue it stands in.'),
  resource: z.string().describe('Sort of entry within that catalogue.'),
  slug: z.string().describe('Identifier of the entry within that catalogue.'),
  name: z.string().describe('Name of the entry.'),
  summary: z.string().describe('The entry in one line.'),
  url: z.string().describe('Address of its page.'),
})
export type ElsewhereEntry = z.infer<typeof elsewhereEntry>

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
  speaks_of: topic.nullable().describe('What it speaks of, where other catalogues may speak of it too; else null.'),
  faq: z.array(question).describe('Questions readers ask, with answers.'),
  sources: z.array(source).describe('Works and institutions the entry rests on.'),
  published_at: z.iso.datetime().describe('When it was first published (UTC).'),
  updated_at: z.iso.datetime().describe('When its published text last changed (UTC).'),
}

type FacetValue<F extends Facet> = F['type'] extends 'month' | 'band' | 'at-least' ? z.ZodInt : z.ZodString

type FacetSchema<F extends Facet> = F['type'] extends 'flag'
  ? z.ZodBoolean
  : F['many'] extends true
    ? z.ZodArray<FacetValue<F>>
    : z.ZodNullable<FacetValue<F>>

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
  service: OwnerId
  /** Unique within the service; snake_case. */
  id: string
  /** How a sentence names one and several of them. */
  one: string
  many: string
  /** Last part of the address of its list: `/<path>`, `/<path>/<slug>`. */
  path: string
  /** What an entry of this kind is, in one sentence: it opens the list page and the API documentation. */
  about: string
  /** Other words that readers have for what an entry is. */
  also: readonly string[]
  /**
   * How much an entry counts in search, from 0 to 1, among entries that hold the same words: 1 for what the service is about, less
   * for the days, places and words around it.
   */
  standing: number
  facets: F
  links: L
  sections: S
  /** Fields that are neither facets, links nor sections. */
  fields: X
  backlinks: B
  /** Fields that publishing works out, so that nobody types them, by name. */
  computed: readonly string[]
  /** Fields shown in lists besides those every list shows, by name. */
  listed: readonly ((keyof X & string) | (keyof S & string) | L[keyof L]['field'] | keyof typeof tail)[]
  /** Extra fields that hold a name of the entry (a scientific name, say), by name. */
  namedBy: readonly (keyof X & string)[]
  /** Whether an entry falls on days of the year and so has a calendar rule, or speaks of an occasion that has one. */
  isCalendar: boolean
  /** The value of a facet that an entry has where it falls on days; null where all do. */
  datedAs: { field: string; value: string } | null
  /** Whether an entry is the overview of one country: its slug is the country's and it is opened by country. */
  isCountry: boolean
  /** Whether entries are the towns and regions that the service's other entries are tied to, by a parameter of its id. */
  isPlace: boolean
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

type Words = {
  label: string
  description: string
  labels?: Readonly<Record<string, string>>
  also?: Readonly<Record<string, string>>
  implies?: Readonly<Record<string, readonly string[]>>
}

/** A facet with a closed list of values. */
export const oneOf = <const V extends readonly string[], const N extends string>(field: N, values: V, words: Words) =>
  ({ field, values, type: 'values', many: false, ...words }) as const

/** A facet that takes several of a closed list of values. */
export const manyOf = <const V extends readonly string[], const N extends string>(field: N, values: V, words: Words) =>
  ({ field, values, type: 'values', many: true, ...words }) as const

/** A facet of free words, one per entry; editors choose among `values` where there are any. */
export const word = <const N extends string>(
  field: N,
  words: { label: string; description: string; values?: readonly string[] },
) => ({ field, type: 'text', many: false, ...words }) as const

/** A facet of free words, several per entry. */
export const manyWords = <const N extends string>(field: N, words: { label: string; description: string }) =>
  ({ field, type: 'text', many: true, ...words }) as const

/** A facet of one yes or no. */
export const flag = <const N extends string>(field: N, words: { label: string; description: string }) =>
  ({ field, type: 'flag', many: false, ...words }) as const

/** A facet of one step of a scale. */
export const band = <const N extends string>(
  field: N,
  bands: readonly string[],
  words: { label: string; description: string },
) => ({ field, bands, type: 'band', many: false, ...words }) as const

/** A facet of several steps of a scale. */
export const manyBands = <const N extends string>(
  field: N,
  bands: readonly string[],
  words: { label: string; description: string },
) => ({ field, bands, type: 'band', many: true, ...words }) as const

/** Finds entries by a step of another facet's scale or a higher one. */
export const atLeast = <const F extends { field: string; bands: readonly string[]; many: boolean }>(
  { field, bands, many }: F,
  words: { label: string; description: string },
) =>
  ({ field, bands, many, type: 'at-least', ...words }) as Pick<F, 'field' | 'bands' | 'many'> & {
    type: 'at-least'
  } & typeof words

/** A facet of months, numbers from 1 to 12. */
export const months = <const N extends string>(field: N, words: { label: string; description: string }) =>
  ({ field, type: 'month', many: true, ...words }) as const

/** How much an entry counts in search that is not what its service is about. */
const STANDING = 0.7

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
    also: [],
    standing: STANDING,
    facets: {} as F,
    links: {} as L,
    sections: {} as S,
    fields: {} as X,
    backlinks: {} as B,
    computed: [],
    listed: [],
    namedBy: [],
    isCalendar: false,
    datedAs: null,
    isCountry: false,
    isPlace: false,
    ...declaration,
  } satisfies Declaration<F, L, S, X, B>
  const shape: Record<string, z.ZodType> = { ...head, ...whole.fields }
  for (const facet of Object.values(whole.facets)) shape[facet.field] = facetSchema(facet)
  for (const [key, schema] of Object.entries(where)) shape[key] ??= schema
  for (const link of Object.values(whole.links)) shape[link.field] = linkSchema(link).describe(link.description)
  for (const [key, section] of Object.entries(whole.sections))
    shape[key] = z.string().nullable().describe(`${section.description} Markdown, or null while unwritten.`)
  Object.assign(shape, tail)
  // The loop above builds the very shape that the type Shape spells out.
  const record = z.strictObject(shape) as unknown as Resource<F, L, S, X, B>['record']
  return { ...whole, record, summary: summarySchema(whole, shape) }
}

/** The facets a record holds; the others are ways to ask for them. */
export const storedFacets = (of: Pick<AnyResource, 'facets'>): [parameter: string, facet: Facet][] =>
  Object.entries(of.facets).filter(([, { type }]) => type !== 'at-least')

/** The fields of a record that its list summary repeats, in order. */
export const summaryFields = (of: Pick<AnyResource, 'facets' | 'listed'>): readonly string[] => [
  'slug',
  'name',
  'native_name',
  'url',
  'summary',
  'picture',
  ...of.listed,
  ...storedFacets(of).map(([, facet]) => facet.field),
  'countries',
]

const summarySchema = (of: Pick<AnyResource, 'facets' | 'listed'>, shape: Readonly<Record<string, z.ZodType>>) =>
  z.strictObject(Object.fromEntries(summaryFields(of).map((field) => [field, shape[field] as z.ZodType])))

function linkSchema({ many, most }: Link): z.ZodType {
  if (!many) return reference.nullable()
  return most === undefined ? z.array(reference) : z.array(reference).max(most)
}

function facetSchema(facet: Facet): z.ZodType {
  if (facet.type === 'flag') return z.boolean().describe(facet.description)
  const one = oneValue(facet)
  return (facet.many ? z.array(one) : one.nullable()).describe(facet.description)
}

function oneValue({ type, values, bands }: Facet): z.ZodType {
  if (type === 'month') return z.int().min(1).max(12)
  if (bands)
    return z
      .int()
      .min(0)
      .max(bands.length - 1)
  return values ? z.enum(values as [string]) : z.string()
}
