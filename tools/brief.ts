/**
 * Answers as programs and agents get them: of other entries they have only what is needed to open these. Pages show more: they call the
 * same tools and get whole lines.
 */
import { z } from 'zod'
import {
  type Addressing,
  addressedField,
  asItIs,
  eachElementIn,
  eachField,
  eachFieldIn,
  encodeInPieces,
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
import { oneForEach, whileHeld } from './one-for-each.ts'
import { datesOutput, openRecord } from './outputs.ts'
import type { AnyTool } from './tool.ts'

type Value = Readonly<Record<string, unknown>>

/** A brief form: its schema, and how it is made from the whole form that pages get. */
export type Brief = {
  readonly output: z.ZodObject
  from(whole: Value): Record<string, unknown>
  /** The same from stored JSON, as text with absolute addresses: nothing is parsed. */
  textFrom(whole: StoredJson, addressed: Addressing): string
  /** The same for a stored line of a list, which other answers list too: it is shortened once, and kept with the stored JSON. */
  line(whole: StoredJson): StoredJson<object>
}

/** Another entry: the tool that opens entries of its kind takes its slug. */
export const briefReference = reference.omit({ url: true })
export type BriefReference = z.infer<typeof briefReference>

/** The brief reference of an entry. */
export const inBrief = ({ slug, name }: BriefReference): BriefReference => ({ slug, name })

/** A country by code and name, without the address of its page. */
export const briefCountry = countryReference.omit({ url: true })
/** A topic without the address of its page. */
export const briefTopic = topicReference.omit({ url: true })
/** An entry of another catalogue without its summary and address. */
export const briefElsewhere = elsewhereEntry.omit({ summary: true, url: true })

/** Sources and authorship without their unknown fields, which are most of them. */
const briefSource = whatIsKnown(source)
const briefProvenance = whatIsKnown(provenanceTold)

/** A brief form of a reference within an entry. */
type Short = {
  output: z.ZodType
  from(whole: Value): unknown
  /** The same as text. */
  textFrom(whole: string): string
}

/** References within whole entries, in fewer fields. */
const inRecords = new Map<z.ZodType, Short>([
  [countryReference, inFields(briefCountry)],
  [reference, inFields(briefReference)],
  [topicReference, inFields(briefTopic)],
  [elsewhereEntry, inFields(briefElsewhere)],
  [source, inFields(briefSource)],
  [provenanceTold, inFields(briefProvenance)],
])

/** A country in a line: the value that filters take. */
const byCode: Short = {
  output: countryReference.shape.code,
  from: ({ code }) => code,
  textFrom: (whole) => {
    let told = 'null'
    eachFieldIn(whole, (field, text) => {
      if (field === 'code') told = text
    })
    return told
  },
}

/** A picture in a line: the address of a format that every program can show, and its texts. */
export const briefPicture = picture.omit({ caption: true, focus: true, sizes: true })

const inLines = new Map<z.ZodType, Short>([
  [countryReference, byCode],
  [picture, inFields(briefPicture)],
])

/** Fields of a line with the name and address of an entry. */
export const headline = ['slug', 'name', 'url', 'summary'] as const

/**
 * An entry as lists give it, without unknown fields and with other entries by reference. Where hundreds may be listed at once, it has only
 * the named fields.
 */
export const briefSummary = (resource: AnyResource, fields?: readonly string[]): Brief =>
  fields
    ? briefOf(
        () => whatIsKnown(z.strictObject(only(resource.summary.shape, fields))),
        new Map([...inRecords, ...inLines]),
      )
    : summaryOf(resource)

const summaryOf = oneForEach((resource: AnyResource) => briefOf(() => whatIsKnown(resource.summary), inLines))

/** A whole entry without unknown fields, with references to the entries that point at it. One schema for each resource. */
export const briefRecord = oneForEach((resource: AnyResource) => {
  const { shape } = openRecord(resource)
  const pointing = Object.keys(resource.backlinks).map(
    (field) => [elementOf(shape[field]), inFields(briefReference)] as const,
  )
  // Few entries have several pictures, so the gallery may be left out.
  const { gallery } = resource.record.shape
  const record = () =>
    whatIsKnown(openRecord(resource)).extend({ gallery: gallery.optional().describe(gallery.description ?? '') })
  return briefOf(record, new Map([...inRecords, ...pointing]))
})

/** What an answer about a country has beside the overview. */
const besideOverview = ['slug', 'name', 'url', 'countries', 'regions']

/** The overview of a country, where the answer is about the country. */
export const briefOverview = oneForEach((resource: AnyResource) => {
  const record = briefRecord(resource)
  const own = Object.keys(record.output.shape).filter((field) => !besideOverview.includes(field))
  const output = whileHeld(() => z.strictObject(only(record.output.shape, own)))
  return {
    get output() {
      return output()
    },
    from: (whole: Value) => only(record.from(whole), own),
  }
})

/** Fields left out of lines of days: the tool that opens a day gives them. */
const notOfDays = ['native_name', 'picture', 'rule_in_words']

/** A calendar day at a date, as windows and lists of days give it, with only the named fields. */
export function briefDay(resource: AnyResource, fields?: readonly string[]): Brief {
  const told = Object.entries(resource.summary.shape).filter(([field]) =>
    fields ? fields.includes(field) : !notOfDays.includes(field),
  )
  const { starts, ends, on_now, date_approximate } = datesOutput
  const day = () => {
    const line = whatIsKnown(z.strictObject(Object.fromEntries(told)))
    // Few days come every week, so the weekdays may be left out.
    const weekdays = line.shape.weekdays as z.ZodType | undefined
    const weekly = weekdays && { weekdays: weekdays.optional().describe(weekdays.description ?? '') }
    return line.extend({ ...weekly, starts, ends, on_now, date_approximate })
  }
  return briefOf(day, inLines)
}

/** The brief form of a tool's result, as pieces of JSON with absolute addresses. */
export function briefPieces(
  { from, fromFields, textFrom }: NonNullable<AnyTool['inBrief']>,
  whole: unknown,
  addressed: Addressing,
): string[] {
  if (textFrom && isStored(whole)) return [textFrom(whole, addressed)]
  // The result has the type that the tool declares.
  if (fromFields) return encodeInPieces(fromFields(whole as never), addressed)
  return [addressed(JSON.stringify(from(read(whole) as never)))]
}

/** A list with entries in brief. */
export const itemsInBrief =
  (brief: Brief) =>
  <L extends StoredFields<{ items: readonly Value[] }>>(whole: L) => ({
    ...whole,
    items: linesInBrief(brief, whole.items),
  })

/** The lines of a list in brief. */
export function linesInBrief({ from, line }: Brief, lines: Stored<readonly Value[]>): readonly object[] {
  // Stored JSON has the value of its type.
  if (isStored(lines)) return (parsed(lines) as readonly Value[]).map(from)
  return lines.map((one) => (isStored(one) ? line(one) : from(read(one) as Value)))
}

/**
 * The brief form of an object, some of whose fields are shortened, without empty fields and fields that the schema lacks. `whole` makes its
 * schema.
 */
function briefOf(whole: () => z.ZodObject, shorter: ReadonlyMap<z.ZodType, Short>): Brief {
  const shape = () =>
    Object.entries(whole().shape).map(([field, schema]) => {
      // Every schema is a ZodType, though the library's type of a shape does not say so.
      const one = schema as z.ZodType
      const short = shorter.get(elementOf(one))
      return { field, short, schema: short ? sameAround(one, short.output) : one }
    })
  const output = whileHeld(() =>
    z.strictObject(Object.fromEntries(shape().map(({ field, schema }) => [field, schema]))),
  )
  const fields = shape().map(({ field, short, schema }) => {
    const isOptional = schema instanceof z.ZodOptional
    return { field, short, isOptional }
  })
  const names = fields.map(({ field }) => field)
  const places = new Map(names.map((name, place) => [name, place]))
  const from = (value: Value) => {
    const told: Record<string, unknown> = {}
    for (const { field, short, isOptional } of fields) {
      const one = inShort(value[field], short)
      if (!isOptional || !isNothing(one)) told[field] = one
    }
    return told
  }
  const textFrom = (whole: StoredJson, addressed: Addressing): string => {
    const told: string[] = Array(fields.length).fill('')
    eachField(whole, (name, text, field) => {
      const place = places.get(name)
      if (place === undefined) return
      const { short, isOptional } = fields[place] as (typeof fields)[number]
      if (isNothingAsText(text)) told[place] = isOptional ? '' : field
      else if (short) told[place] = addressed(`"${name}":${inShortAsText(text, short)}`)
      else told[place] = addressedField(name, text, field, addressed)
    })
    return `{${told.filter((field) => field !== '').join()}}`
  }
  const lines = new WeakMap<StoredJson, StoredJson<object>>()
  return {
    get output() {
      return output()
    },
    from,
    textFrom,
    line: (whole) => {
      const { base, fields: more } = withoutMore(whole)
      const told = lines.get(base) ?? storedJson<object>(textFrom(base, asItIs))
      lines.set(base, told)
      return base === whole ? told : withFields(told, from(read(only(more, names)) as Value))
    },
  }
}

const isNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0)

const isNothingAsText = (text: string): boolean => text === 'null' || text === '[]'

/** The schema of a field's value, without the list, null or absence around it. */
function elementOf(schema: unknown): z.ZodType {
  // The inner schemas of the library have a wider type.
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return schema.unwrap() as z.ZodType
  return schema as z.ZodType
}

/** A field with another element in the same list, null or absence. */
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
  // Records published before a field was declared lack it.
  if (short === undefined || value === null || value === undefined) return value
  // The schema of the field gives this type.
  return Array.isArray(value) ? value.map((one) => short.from(one)) : short.from(value as Value)
}

/** The same as text. */
function inShortAsText(text: string, short: Short): string {
  if (!text.startsWith('[')) return short.textFrom(text)
  let told = ''
  eachElementIn(text, (element) => {
    told += `,${short.textFrom(element)}`
  })
  return `[${told.slice(1)}]`
}

/** An object with only these fields, without optional ones that are unknown. */
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
    textFrom: (whole) => {
      let told = ''
      eachFieldIn(whole, (name, text, field) => {
        const optional = isOptional.get(name)
        if (optional !== undefined && !(optional && text === 'null')) told += `,${field}`
      })
      return `{${told.slice(1)}}`
    },
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
