/**
 * A resource is one kind of entry: its public record, its facets, links and sections, declared once. From the
 * declaration follow the record's schema, the list summary, the terms it is filtered by, its names and its score.
 */
import { z } from 'zod'
import { type OwnerId, services } from '#src/services.ts'
import { isWebAddress } from '#src/text/web-address.ts'
import { type Facet, type FacetSchema, kindOf, type StoredFacet } from './facets/index.ts'
import { address, slugSchema } from './identified.ts'
import type { LicenceId } from './licences.ts'
import { provenance, source } from './provenance.ts'

/** A reference to entries of another resource of the same service. The key is the parameter's name. */
type Link = {
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

/** Whether a text may have more than one line, as a form asks. */
export const isLongText = (schema: z.ZodType): boolean => longTexts.has(schema)

/** An address on the web, whole. */
export const webAddress = (description: string) =>
  z
    .string()
    .refine(isWebAddress, 'A whole web address, starting with https://.')
    .meta({ format: 'uri' })
    .nullable()
    .describe(description)

/** Another entry, as every record refers to it. */
export const reference = z.strictObject({
  slug: slugSchema('Identifier of the entry.'),
  name: z.string().describe('Name of the entry.'),
  url: address('Address of its page.'),
})
export type Reference = z.infer<typeof reference>

/** A topic, as records refer to it. */
export const topicReference = z.strictObject({
  slug: slugSchema('Identifier of the topic.'),
  name: z.string().describe('Name of the topic.'),
  kind: z
    .string()
    .nullable()
    .describe('Sort of topic: occasion, country, place, living-thing, substance, dish, custom or person.'),
  url: address("Address of the topic's page, which gathers what all catalogues say of it."),
})

/** An entry of any catalogue, as those of others tell of it. */
export const elsewhereEntry = z.strictObject({
  service: z.enum(services.map(({ id }) => id)).describe('The catalogue it stands in.'),
  resource: z.string().describe('Sort of entry within that catalogue.'),
  slug: slugSchema('Identifier of the entry within that catalogue.'),
  name: z.string().describe('Name of the entry.'),
  summary: z.string().describe('The entry in one line.'),
  url: address('Address of its page.'),
})
export type ElsewhereEntry = z.infer<typeof elsewhereEntry>

/** A country, as records refer to it. */
export const countryReference = z.strictObject({
  code: z.string().describe('ISO 3166-1 alpha-2 code.'),
  name: z.string().describe('English name of the country.'),
  url: address("Address of the country's page in this service."),
})

const percent = (from: string) => z.number().min(0).max(100).describe(`In per cent of the picture ${from}.`)

const pictureSize = z.strictObject({
  src: address('Address of the file.'),
  type: z.enum(['image/avif', 'image/webp']).describe('Media type of the file.'),
  width: z.int().describe('Width in pixels.'),
  height: z.int().describe('Height in pixels.'),
})

/** A picture of the library, as records show it. */
export const picture = z.strictObject({
  src: address('Address of the picture, at most 1,600 pixels wide.'),
  alt: z.string().describe('What the picture shows, in words.'),
  caption: z.string().nullable().describe('The line under it; null for none.'),
  credit: z.string().describe('Who made the picture.'),
  licence: z.string().describe('Licence the picture is published under.'),
  width: z.int().describe('Width in pixels.'),
  height: z.int().describe('Height in pixels.'),
  focus: z
    .strictObject({ x: percent('from the left'), y: percent('from the top') })
    .describe('The place that stays in view where the picture is cut to another shape.'),
  sizes: z.array(pictureSize).describe('The picture uncut as AVIF and WebP, in the widths that there are of it.'),
})
export type Picture = z.infer<typeof picture>

const question = z.strictObject({
  question: z.string().describe('A question readers ask.'),
  answer: z.string().describe('Its answer, as Markdown.'),
})

/** The schema of every section, which each describes. */
const text = z.string().nullable()

const head = {
  slug: slugSchema('Identifier of the entry: lower-case letters, digits and hyphens.'),
  name: z.string().describe('Name of the entry in English.'),
  native_name: z.string().nullable().describe('Name in the language of its home, where it has another.'),
  other_names: z.array(z.string()).describe('Other names and spellings in use.'),
  url: address('Address of its page.'),
  summary: z.string().describe('The entry in one line.'),
  picture: picture.nullable().describe('A picture of it, where there is one.'),
  gallery: z.array(picture).describe('More pictures of it, in their order.'),
}

const where = {
  countries: z.array(countryReference).describe('Countries it is tied to.'),
  cities: z.array(reference).describe('Cities and regions it is tied to.'),
  regions: z.array(z.string()).describe('World regions of its countries.'),
}

/** Who wrote an entry and who checked it, as every record says. */
export const provenanceTold = provenance.describe('Who wrote it, and how far its facts were checked.')

const tail = {
  speaks_of: topicReference
    .nullable()
    .describe('What it speaks of, where other catalogues may speak of it too; else null.'),
  faq: z.array(question).describe('Questions readers ask, with answers.'),
  sources: z.array(source).describe('Works and institutions the entry rests on.'),
  provenance: provenanceTold,
  published_at: z.iso.datetime().describe('When it was first published (UTC).'),
  updated_at: z.iso.datetime().describe('When its published text last changed (UTC).'),
}

type Fields = Readonly<Record<string, z.ZodType>>

type PlateFields<Field extends PropertyKey = string> = Readonly<Record<string, Field | readonly Field[]>>

/** What a resource is declared by; what is left out is as `resource` says. */
type Declaration = {
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
  /** Slug of an entry that the documentation of tools takes as its example. */
  example?: string
  /** Other words that readers have for what an entry is. */
  also?: readonly string[]
  /**
   * How much an entry counts in search, from 0 to 1, among entries that hold the same words: 1 for what the service is about, less
   * for the days, places and words around it.
   */
  standing?: number
  facets?: Facets
  links?: Links
  sections?: Sections
  /** Fields that are neither facets, links nor sections. */
  fields?: Fields
  backlinks?: Backlinks
  /** Fields that publishing works out, so that nobody types them, by name. */
  computed?: readonly string[]
  /** Fields shown in lists besides those every list shows, by name. */
  listed?: readonly string[]
  /** Names of the fields that lists of editors show, the first beside the name; by default its first two facets. */
  columns?: readonly string[]
  /** Extra fields that hold a name of the entry (a scientific name, say), by name. */
  namedBy?: readonly string[]
  /** Whether an entry has to name its sources; false where it only repeats in a line what other entries say. */
  isSourced?: boolean
  /** Names of fields that say how an authority has it: with one of them, the register's own entry has to be among the sources. */
  claims?: readonly string[]
  /**
   * What plates of its entries are drawn from: fields by the trait of the service's kind of plate. Lists have to show each of them. Of
   * several fields for one trait, the first with a known value counts. Without any, plates are quiet ones of the kind.
   */
  plate?: PlateFields
  /** What the steps of an entry are of, where they are drawn from its facts; null where they are not. */
  stepsOf?: StepsOf | null
  /** Whether an entry falls on days of the year and so has a calendar rule, or speaks of an occasion that has one. */
  isCalendar?: boolean
  /** The value of a facet that only entries with days have; null where all entries have days. */
  datedAs?: { field: string; value: string } | null
  /** Whether an entry is the overview of one country: its slug is the country's and it is opened by country. */
  isCountry?: boolean
  /** Whether entries are the towns and regions that the service's other entries are tied to, by a parameter of its id. */
  isPlace?: boolean
}

/** What steps can be drawn as, and the fields of a record that are drawn. */
type FieldsOfSteps = { drape: 'steps' | 'pleats' | 'shoulder' | 'end_falls' | 'hem' | 'between_legs' }
export type StepsOf = keyof FieldsOfSteps

/** A part of a declaration; `Else` where it is left out. */
type Part<D extends Declaration, K extends keyof Declaration, Else> = K extends keyof D ? NonNullable<D[K]> : Else
type None = Record<never, never>

type FacetsOf<D extends Declaration> = Part<D, 'facets', None>
type LinksOf<D extends Declaration> = Part<D, 'links', None>
type SectionsOf<D extends Declaration> = Part<D, 'sections', None>
type FieldsOf<D extends Declaration> = Part<D, 'fields', None>
type NamesIn<D extends Declaration, K extends 'computed' | 'listed' | 'namedBy'> = Part<D, K, []>[number &
  keyof Part<D, K, []>]

type FacetFields<F> = {
  [K in keyof F as F[K] extends Facet ? F[K]['field'] : never]: F[K] extends Facet ? FacetSchema<F[K]> : never
}

type LinkFields<L> = {
  [K in keyof L as L[K] extends Link ? L[K]['field'] : never]: L[K] extends { many: true }
    ? z.ZodArray<typeof reference>
    : z.ZodNullable<typeof reference>
}

type Shape<D extends Declaration> = typeof head & { -readonly [K in keyof FieldsOf<D>]: FieldsOf<D>[K] } & FacetFields<
    FacetsOf<D>
  > &
  typeof where &
  LinkFields<LinksOf<D>> & { [K in keyof SectionsOf<D>]: z.ZodNullable<z.ZodString> } & typeof tail

/** The fields that every list shows of an entry. */
const shown = ['slug', 'name', 'native_name', 'url', 'summary', 'picture', 'countries'] as const
type Shown = (typeof shown)[number]

type StoredFacets<F> = { [K in keyof F as F[K] extends StoredFacet ? K : never]: F[K] }

type SummaryShape<D extends Declaration> = Pick<
  Shape<D>,
  (Shown | NamesIn<D, 'listed'> | keyof FacetFields<StoredFacets<FacetsOf<D>>>) & keyof Shape<D>
>

/** What a declaration names must be there: fields by which it is listed, told apart, named, drawn and dated, fields that are computed. */
type Consistent<D extends Declaration> = {
  computed?: readonly (keyof FieldsOf<D> | keyof FacetFields<FacetsOf<D>>)[]
  listed?: readonly (keyof FieldsOf<D> | keyof SectionsOf<D> | keyof LinkFields<LinksOf<D>> | keyof typeof tail)[]
  columns?: readonly (keyof FieldsOf<D> | keyof FacetFields<FacetsOf<D>> | keyof LinkFields<LinksOf<D>>)[]
  namedBy?: readonly (keyof FieldsOf<D>)[]
  claims?: readonly (keyof FieldsOf<D>)[]
  plate?: PlateFields<keyof SummaryShape<D>>
  datedAs?: Faultless<UnknownDate<Part<D, 'datedAs', null>, FacetsOf<D>>>
  stepsOf?: Drawable<Part<D, 'stepsOf', null>, keyof Shape<D>>
}

/** Accepts what steps are drawn as where the record has the fields for it; else its type says which it has not. */
type Drawable<Steps, Field> = Steps extends StepsOf
  ? FieldsOfSteps[Steps] extends Field
    ? unknown
    : { needs: Exclude<FieldsOfSteps[Steps], Field> }
  : unknown

/** What entries are dated by, where no closed list has that value, in words. */
type UnknownDate<Dated, F> = Dated extends { field: infer N extends string; value: infer V extends string }
  ? Dated extends DatedBy<F>
    ? never
    : `no closed list ${N} has the value ${V}`
  : never

type DatedBy<F> = {
  [K in keyof F]: F[K] extends { type: 'closed-list'; field: infer N; values: readonly (infer V)[] }
    ? { field: N; value: V }
    : never
}[keyof F]

/** Everything the machinery knows of a kind of entry. `record` is what publishing must produce, to the letter. */
export type Resource<D extends Declaration> = {
  service: D['service']
  id: D['id']
  one: string
  many: string
  path: string
  about: string
  example: string
  also: readonly string[]
  standing: number
  facets: FacetsOf<D>
  links: LinksOf<D>
  sections: SectionsOf<D>
  fields: FieldsOf<D>
  backlinks: Part<D, 'backlinks', None>
  computed: readonly NamesIn<D, 'computed'>[]
  listed: readonly string[]
  columns: readonly string[]
  namedBy: readonly string[]
  isSourced: boolean
  claims: readonly string[]
  plate: PlateFields
  stepsOf: StepsOf | null
  isCalendar: Part<D, 'isCalendar', false>
  datedAs: { field: string; value: string } | null
  isCountry: Part<D, 'isCountry', false>
  isPlace: Part<D, 'isPlace', false>
  record: z.ZodObject<Shape<D>, z.core.$strict>
  summary: z.ZodObject<SummaryShape<D>, z.core.$strict>
}

type CommonShape = typeof head & typeof where & typeof tail

/** Any resource, where its exact fields do not matter. */
export type AnyResource = Omit<Required<Declaration>, 'datedAs'> & {
  datedAs: { field: string; value: string } | null
  record: z.ZodObject<CommonShape, z.core.$strict>
  summary: z.ZodObject<Pick<CommonShape, Shown>, z.core.$strict>
}

/** The public record of a resource. */
export type RecordOf<R extends { record: z.ZodType }> = AnyResource extends R ? AnyRecord : z.infer<R['record']>

/** An entry of a resource as lists give it. */
export type SummaryOf<R extends { summary: z.ZodType }> = AnyResource extends R ? AnySummary : z.infer<R['summary']>

/** The record of any resource: the fields that all have, and its own. */
export type AnyRecord = CommonRecord & Readonly<Record<string, unknown>>

/** The record of a resource as readers get it: with its licence, what other catalogues say of its topic, and what points at it. */
export type OpenRecordOf<R extends { record: z.ZodType }> = RecordOf<R> & {
  licence: LicenceId
  elsewhere: ElsewhereEntry[]
}
/** The record of any resource as readers get it. */
export type OpenRecord = OpenRecordOf<AnyResource>

/** An entry of any resource as lists give it. */
export type AnySummary = Pick<CommonRecord, Shown> & Readonly<Record<string, unknown>>

/** The fields every record has, whatever its resource. */
export type CommonRecord = z.infer<z.ZodObject<CommonShape>>

/** How much an entry counts in search that is not what its service is about. */
const STANDING = 0.7

/** Declares a resource and makes its schemas. */
export function resource<const D extends Declaration>(declaration: D & Consistent<D>): Resource<D> {
  const whole = {
    example: '',
    also: [],
    standing: STANDING,
    facets: {},
    links: {},
    sections: {},
    fields: {},
    backlinks: {},
    computed: [],
    listed: [],
    columns: [],
    namedBy: [],
    isSourced: true,
    claims: [],
    plate: {},
    stepsOf: null,
    isCalendar: false,
    datedAs: null,
    isCountry: false,
    isPlace: false,
    ...(declaration as Declaration),
  } satisfies Required<Declaration>
  const shape: Record<string, z.ZodType> = { ...head, ...whole.fields }
  for (const [, facet] of storedFacets(whole)) shape[facet.field] = facetSchema(facet)
  for (const [key, schema] of Object.entries(where)) shape[key] ??= schema
  for (const link of Object.values(whole.links)) shape[link.field] = linkSchema(link).describe(link.description)
  for (const [key, section] of Object.entries(whole.sections))
    shape[key] = text.describe(`${section.description} Markdown, or null while unwritten.`)
  Object.assign(shape, tail)
  // What is declared is copied, what is left out is as the type says, and the loops above build the very shape that it spells out.
  return { ...whole, record: z.strictObject(shape), summary: summarySchema(whole, shape) } as unknown as Resource<D>
}

/** A parameter by which entries of `From` are found that are tied to an entry of `To`. */
type Tie<From extends AnyResource, To extends AnyResource> =
  | { [K in keyof From['links']]: From['links'][K]['to'] extends To['id'] ? K : never }[keyof From['links']]
  | { [K in keyof From['facets']]: From['facets'][K]['type'] extends 'closed-list' ? K : never }[keyof From['facets']]
  | (To['isPlace'] extends true ? To['id'] : never)
  | (To['isCountry'] extends true ? 'country' : never)

/** Messages about the links of `One` that lead to no resource among `All`. */
type LostLinks<One extends AnyResource, All extends AnyResource> = {
  [K in keyof One['links'] & string]: One['links'][K]['to'] extends All['id']
    ? never
    : `${One['id']}: the link ${K} leads to ${One['links'][K]['to']}, which is no resource of the catalogue`
}[keyof One['links'] & string]

/** Messages about the backlinks of `One` from no resource among `All`, or by a parameter that does not point at `One`. */
type LostBacklinks<One extends AnyResource, All extends AnyResource> = {
  [K in keyof One['backlinks'] & string]: One['backlinks'][K] extends {
    from: infer Id extends string
    by: infer By extends string
  }
    ? Id extends All['id']
      ? By extends Tie<Extract<All, { id: Id }>, One>
        ? never
        : `${One['id']}: the backlink ${K} is by ${By}, which ties no ${Id} to it`
      : `${One['id']}: the backlink ${K} is from ${Id}, which is no resource of the catalogue`
    : never
}[keyof One['backlinks'] & string]

type Lost<One extends AnyResource, All extends AnyResource> = One extends AnyResource
  ? LostLinks<One, All> | LostBacklinks<One, All>
  : never

/** Accepts anything where there are no faults; else only the messages, which no argument matches, so that the compiler shows them. */
export type Faultless<Faults extends string> = [Faults] extends [never] ? unknown : Faults

/** The resources of one owner, in the order their links need. The compiler checks what each says of the others. */
export const catalogue = <const R extends readonly AnyResource[]>(
  resources: R & Faultless<Lost<R[number], R[number]>>,
): R => resources

/** The facets a record holds; the others are ways to ask for them. */
export const storedFacets = (resource: Pick<AnyResource, 'facets'>): [parameter: string, facet: Facet][] =>
  Object.entries(resource.facets).filter(([, facet]) => kindOf(facet).isStored)

/** The fields of a record that its list summary repeats, in order. */
export const summaryFields = (resource: Pick<AnyResource, 'facets' | 'listed'>): readonly string[] => [
  ...shown.slice(0, -1),
  ...resource.listed,
  ...storedFacets(resource).map(([, facet]) => facet.field),
  ...shown.slice(-1),
]

const summarySchema = (resource: Pick<AnyResource, 'facets' | 'listed'>, shape: Readonly<Record<string, z.ZodType>>) =>
  z.strictObject(Object.fromEntries(summaryFields(resource).map((field) => [field, shape[field] as z.ZodType])))

function linkSchema({ many, most }: Link): z.ZodType {
  if (!many) return reference.nullable()
  return most === undefined ? z.array(reference) : z.array(reference).max(most)
}

function facetSchema(facet: Facet): z.ZodType {
  const { schema, mayBeMissing } = kindOf(facet)
  const one = schema(facet)
  const whole = facet.many ? z.array(one) : mayBeMissing ? one.nullable() : one
  return whole.describe(facet.description)
}
