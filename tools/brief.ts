/**
 * Answers as programs and agents get them: what they tell of other entries is what is needed to open these. Pages, which show more,
 * call the same tools and are given whole lines.
 */
import { z } from 'zod'
import { source } from '#src/read-model/provenance.ts'
import {
  type AnyResource,
  countryReference,
  elsewhereEntry,
  provenanceTold,
  reference,
  topicReference,
} from '#src/read-model/resource.ts'
import { dates, openRecord } from './outputs.ts'

type Value = Readonly<Record<string, unknown>>

/** What is told in brief: the schema of it, and how it follows from what pages are told. */
export type Brief = { output: z.ZodObject; from(whole: Value): Record<string, unknown> }

/** Another entry: the tool that opens entries of its kind takes its slug. */
export const briefReference = reference.omit({ url: true })
export type BriefReference = z.infer<typeof briefReference>

/** Another entry, of more than is told of it. */
export const inBrief = ({ slug, name }: BriefReference): BriefReference => ({ slug, name })

export const briefCountry = countryReference.omit({ url: true })
export const briefTopic = topicReference.omit({ url: true })
export const briefElsewhere = elsewhereEntry.omit({ summary: true, url: true })

/** Little is known of most sources, and of who wrote most entries: what is not is left out. */
const briefSource = whatIsKnown(source)
const briefProvenance = whatIsKnown(provenanceTold)

/** What is told in fewer fields: countries everywhere, and in entries in full whatever else they refer to. */
const inLines = new Map<z.ZodType, z.ZodObject>([[countryReference, briefCountry]])
const inRecords = new Map<z.ZodType, z.ZodObject>([
  ...inLines,
  [reference, briefReference],
  [topicReference, briefTopic],
  [elsewhereEntry, briefElsewhere],
  [source, briefSource],
  [provenanceTold, briefProvenance],
])

/** Fields of a line that names an entry and leads to it. */
export const headline = ['slug', 'name', 'url', 'summary'] as const

/**
 * An entry as lists give it, without what is not known of it; of the fields named alone, where hundreds may be listed at once, and with
 * other entries by reference.
 */
export const briefSummary = (of: AnyResource, fields?: readonly string[]): Brief =>
  fields ? briefOf(whatIsKnown(z.strictObject(only(of.summary.shape, fields))), inRecords) : summaryOf(of)

const summaryOf = once((of) => briefOf(whatIsKnown(of.summary), inLines))

/** An entry in full, with references to what points at it. One schema for each resource. */
export const briefRecord = once((of) => {
  const whole = openRecord(of)
  const pointing = Object.keys(of.backlinks).map((field) => [elementOf(whole.shape[field]), briefReference] as const)
  return briefOf(whole, new Map([...inRecords, ...pointing]))
})

/** What no line of a day has: the tool that opens it tells it. */
const notOfDays = ['native_name', 'picture']

/** A calendar day at a date, as windows and lists of days give it; of its fields those named alone. */
export function briefDay(of: AnyResource, fields?: readonly string[]): Brief {
  const told = Object.entries(of.summary.shape).filter(([field]) =>
    fields ? fields.includes(field) : !notOfDays.includes(field),
  )
  const { starts, ends, on_now, date_approximate } = dates
  const line = whatIsKnown(z.strictObject(Object.fromEntries(told)))
  return briefOf(line.extend({ starts, ends, on_now, date_approximate }), inLines)
}

/** A list whose entries are told in brief. */
export const itemsInBrief =
  ({ from }: Brief) =>
  <L extends { items: readonly Value[] }>(whole: L) => ({ ...whole, items: whole.items.map(from) })

/** An object, of whose fields some hold what is told in fewer fields. What the schema does not have is left out. */
function briefOf(whole: z.ZodObject, shorter: ReadonlyMap<z.ZodType, z.ZodObject>): Brief {
  const fields = Object.entries(whole.shape).map(([field, schema]) => {
    // Every schema is one; the library's type of a shape does not say so.
    const one = schema as z.ZodType
    const short = shorter.get(elementOf(one))
    const told = short ? sameAround(one, short) : one
    return { field, schema: told, short: short && shapeOf(short), isOptional: told instanceof z.ZodOptional }
  })
  return {
    output: z.strictObject(Object.fromEntries(fields.map(({ field, schema }) => [field, schema]))),
    from: (value) => {
      const told: Record<string, unknown> = {}
      for (const { field, short, isOptional } of fields) {
        const one = inFewer(value[field], short)
        if (one !== null || !isOptional) told[field] = one
      }
      return told
    },
  }
}

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

/** The fields of what is told in fewer, and whether each may be left out. */
type Fewer = ReadonlyMap<string, boolean>

const shapeOf = ({ shape }: z.ZodObject): Fewer =>
  new Map(Object.entries(shape).map(([field, schema]) => [field, schema instanceof z.ZodOptional]))

/** A value, or each of a list of values, of the fields that are told of it. */
function inFewer(value: unknown, short: Fewer | undefined): unknown {
  // What was published before a field was declared has none.
  if (short === undefined || value === null || value === undefined) return value
  if (Array.isArray(value)) return value.map((one) => inFewer(one, short))
  const told: Record<string, unknown> = {}
  // What the schema of the field says of it.
  for (const [field, one] of Object.entries(value as Value)) {
    const isOptional = short.get(field)
    if (isOptional !== undefined && (one !== null || !isOptional)) told[field] = one
  }
  return told
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

function once(make: (of: AnyResource) => Brief): (of: AnyResource) => Brief {
  const made = new WeakMap<AnyResource, Brief>()
  return (of) => {
    const known = made.get(of) ?? make(of)
    made.set(of, known)
    return known
  }
}
