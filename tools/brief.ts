/**
 * Answers as programs and agents get them: what they tell of other entries is what is needed to open these. Pages, which show more,
 * call the same tools and are given whole lines.
 */
import { z } from 'zod'
import {
  encodeInPieces,
  fieldTexts,
  isStored,
  parsed,
  read,
  type Stored,
  type StoredFields,
  type StoredJson,
  storedJson,
  withFields,
  withoutMore,
} from '#src/read-model/json.ts'
import { source } from '#src/read-model/provenance.ts'
import {
  type AnyResource,
  countryReference,
  elsewhereEntry,
  picture,
  provenanceTold,
  reference,
  topicReference,
} from '#src/read-model/resource.ts'
import { datesOutput, openRecord } from './outputs.ts'
import type { AnyTool } from './tool.ts'

type Value = Readonly<Record<string, unknown>>

/** A brief form: its schema, and how it is made from what pages get. */
export type Brief = {
  output: z.ZodObject
  from(whole: Value): Record<string, unknown>
  /** The same of what is stored, as text: of the fields those alone are read that are told in brief. */
  textFrom(whole: StoredJson): string
  /** The same of a stored line of a list, which other answers list too: it is read once, and kept in brief with what is stored. */
  line(whole: StoredJson): StoredJson<object>
}

/** Another entry: the tool that opens entries of its kind takes its slug. */
export const briefReference = reference.omit({ url: true })
export type BriefReference = z.infer<typeof briefReference>

/** Another entry, of more than is told of it. */
export const inBrief = ({ slug, name }: BriefReference): BriefReference => ({ slug, name })

/** A country by code and name, without the address of its page. */
export const briefCountry = countryReference.omit({ url: true })
/** A topic without the address of its page. */
export const briefTopic = topicReference.omit({ url: true })
/** An entry of another catalogue without its summary and address. */
export const briefElsewhere = elsewhereEntry.omit({ summary: true, url: true })

/** Little is known of most sources, and of who wrote most entries: what is not is left out. */
const briefSource = whatIsKnown(source)
const briefProvenance = whatIsKnown(provenanceTold)

/** How references of an entry to other things are told in brief. */
type Short = { output: z.ZodType; from(whole: Value): unknown }

/** Other entries in entries in full, of fewer fields. */
const inRecords = new Map<z.ZodType, Short>([
  [countryReference, inFields(briefCountry)],
  [reference, inFields(briefReference)],
  [topicReference, inFields(briefTopic)],
  [elsewhereEntry, inFields(briefElsewhere)],
  [source, inFields(briefSource)],
  [provenanceTold, inFields(briefProvenance)],
])

/** A country in a line: by what filters take. */
const byCode: Short = { output: countryReference.shape.code, from: ({ code }) => code }

/** A picture in a line: the address that every program can show, and the words that go with it. */
export const briefPicture = picture.omit({ caption: true, focus: true, sizes: true })

const inLines = new Map<z.ZodType, Short>([
  [countryReference, byCode],
  [picture, inFields(briefPicture)],
])

/** Fields of a line that names an entry and leads to it. */
export const headline = ['slug', 'name', 'url', 'summary'] as const

/**
 * An entry as lists give it, without what is not known of it; of the fields named alone, where hundreds may be listed at once, and with
 * other entries by reference.
 */
export const briefSummary = (resource: AnyResource, fields?: readonly string[]): Brief =>
  fields
    ? briefOf(whatIsKnown(z.strictObject(only(resource.summary.shape, fields))), new Map([...inRecords, ...inLines]))
    : summaryOf(resource)

const summaryOf = once((resource) => briefOf(whatIsKnown(resource.summary), inLines))

/** An entry in full without what is not known of it, with references to what points at it. One schema for each resource. */
export const briefRecord = once((resource) => {
  const whole = openRecord(resource)
  const pointing = Object.keys(resource.backlinks).map(
    (field) => [elementOf(whole.shape[field]), inFields(briefReference)] as const,
  )
  // Few entries have more than one picture, or any.
  const { gallery } = resource.record.shape
  const record = whatIsKnown(whole).extend({ gallery: gallery.optional().describe(gallery.description ?? '') })
  return briefOf(record, new Map([...inRecords, ...pointing]))
})

/** What an answer about a country says of it beside its overview. */
const besideOverview = ['slug', 'name', 'url', 'countries', 'regions']

/** The overview of a country, where the answer is about the country. */
export const briefOverview = once((resource) => {
  const { output, from } = briefRecord(resource)
  const own = Object.keys(output.shape).filter((field) => !besideOverview.includes(field))
  return { output: z.strictObject(only(output.shape, own)), from: (whole: Value) => only(from(whole), own) }
})

/** What no line of a day has: the tool that opens it tells it. */
const notOfDays = ['native_name', 'picture', 'rule_in_words']

/** A calendar day at a date, as windows and lists of days give it; of its fields those named alone. */
export function briefDay(resource: AnyResource, fields?: readonly string[]): Brief {
  const told = Object.entries(resource.summary.shape).filter(([field]) =>
    fields ? fields.includes(field) : !notOfDays.includes(field),
  )
  const { starts, ends, on_now, date_approximate } = datesOutput
  const line = whatIsKnown(z.strictObject(Object.fromEntries(told)))
  // Few days come every week.
  const weekdays = line.shape.weekdays as z.ZodType | undefined
  const weekly = weekdays && { weekdays: weekdays.optional().describe(weekdays.description ?? '') }
  return briefOf(line.extend({ ...weekly, starts, ends, on_now, date_approximate }), inLines)
}

/** What a tool gave, in brief, as pieces of JSON. */
export function briefPieces({ from, fromFields, textFrom }: NonNullable<AnyTool['inBrief']>, whole: unknown): string[] {
  if (textFrom && isStored(whole)) return [textFrom(whole)]
  // It is what the tool declares to give.
  return fromFields ? encodeInPieces(fromFields(whole as never)) : [JSON.stringify(from(read(whole) as never))]
}

/** A list whose entries are told in brief. */
export const itemsInBrief =
  (brief: Brief) =>
  <L extends StoredFields<{ items: readonly Value[] }>>(whole: L) => ({
    ...whole,
    items: linesInBrief(brief, whole.items),
  })

/** The lines of a list in brief. */
export function linesInBrief({ from, line }: Brief, lines: Stored<readonly Value[]>): readonly object[] {
  // What is stored says what its type says.
  if (isStored(lines)) return (parsed(lines) as readonly Value[]).map(from)
  return lines.map((one) => (isStored(one) ? line(one) : from(read(one) as Value)))
}

/** An object, some of whose fields are told in brief. Fields that the schema lacks, and empty ones, are left out. */
function briefOf(whole: z.ZodObject, shorter: ReadonlyMap<z.ZodType, Short>): Brief {
  const fields = Object.entries(whole.shape).map(([field, schema]) => {
    // Every schema is one; the library's type of a shape does not say so.
    const one = schema as z.ZodType
    const short = shorter.get(elementOf(one))
    const told = short ? sameAround(one, short.output) : one
    return { field, schema: told, short, isOptional: told instanceof z.ZodOptional }
  })
  const names = fields.map(({ field }) => field)
  const from = (value: Value) => {
    const told: Record<string, unknown> = {}
    for (const { field, short, isOptional } of fields) {
      const one = inShort(value[field], short)
      if (!isOptional || !isNothing(one)) told[field] = one
    }
    return told
  }
  const lines = new WeakMap<StoredJson, StoredJson<object>>()
  return {
    output: z.strictObject(Object.fromEntries(fields.map(({ field, schema }) => [field, schema]))),
    from,
    textFrom: (whole) => {
      const texts = fieldTexts(whole)
      const told: string[] = []
      for (const { field, short, isOptional } of fields) {
        const text = texts.get(field)
        if (text === undefined || (isOptional && isNothingAsText(text))) continue
        const one = short && !isNothingAsText(text) ? JSON.stringify(inShort(JSON.parse(text), short)) : text
        told.push(`"${field}":${one}`)
      }
      return `{${told.join()}}`
    },
    line: (whole) => {
      const { base, fields: more } = withoutMore(whole)
      const told = lines.get(base) ?? storedJson<object>(JSON.stringify(from(parsed(base) as Value)))
      lines.set(base, told)
      return withFields(told, from(read(only(more, names)) as Value))
    },
  }
}

const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0)

const isNothingAsText = (text: string): boolean => text === 'null' || text === '[]'

/** What a field holds: one, one or none, or several of these. */
function elementOf(schema: unknown): z.ZodType {
  // A list, and what may be null or left out, are of schemas.
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return schema.unwrap() as z.ZodType
  return schema as z.ZodType
}

/** A field that holds another element as it held its own. */
function sameAround(schema: z.ZodType, element: z.ZodType): z.ZodType {
  const around =
    schema instanceof z.ZodArray
      ? z.array(element)
      : schema instanceof z.ZodNullable
        ? element.nullable()
        : schema instanceof z.ZodOptional
          ? element.optional()
          : element
  return around.describe(schema.description ?? '')
}

/** A value in brief, or each value of a list. */
function inShort(value: unknown, short: Short | undefined): unknown {
  // What was published before a field was declared has none.
  if (short === undefined || value === null || value === undefined) return value
  // What the schema of the field says of it.
  return Array.isArray(value) ? value.map((one) => short.from(one)) : short.from(value as Value)
}

/** An object of these fields alone, without those that may be left out and are not known. */
function inFields(output: z.ZodObject): Short {
  const isOptional = new Map(Object.entries(output.shape).map(([field, one]) => [field, one instanceof z.ZodOptional]))
  return {
    output,
    from: (whole) =>
      Object.fromEntries(
        Object.entries(whole).filter(
          ([field, one]) => isOptional.has(field) && !(one === null && isOptional.get(field)),
        ),
      ),
  }
}

/** An object without the fields that are null. */
function whatIsKnown(whole: z.ZodObject): z.ZodObject {
  const fields = Object.entries(whole.shape).map(([field, schema]) => {
    if (!(schema instanceof z.ZodNullable)) return [field, schema]
    return [
      field,
      elementOf(schema)
        .optional()
        .describe(schema.description ?? ''),
    ]
  })
  return z.strictObject(Object.fromEntries(fields)).describe(whole.description ?? '')
}

/** Some of the fields of an object, in their order. */
const only = <V>(object: Readonly<Record<string, V>>, fields: readonly string[]): Record<string, V> =>
  Object.fromEntries(Object.entries(object).filter(([field]) => fields.includes(field)))

function once<B>(make: (resource: AnyResource) => B): (resource: AnyResource) => B {
  const byResource = new WeakMap<AnyResource, B>()
  return (resource) => {
    const brief = byResource.get(resource) ?? make(resource)
    byResource.set(resource, brief)
    return brief
  }
}
