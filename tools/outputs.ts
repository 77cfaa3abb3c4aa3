/** Shapes that several kinds answer with. */
import { z } from 'zod'
import type { Day } from '#src/calendar/day.ts'
import { certainties } from '#src/calendar/rule.ts'
import { licenceIds } from '#src/read-model/licences.ts'
import { type AnyResource, type AnySummary, elsewhereEntry, type OpenRecord } from '#src/read-model/resource.ts'
import { findResource } from '#src/read-model/resources/index.ts'

/** A calendar day. */
export const isoDate = () =>
  // The schema accepts only days.
  z.iso.date() as unknown as z.ZodType<Day>

/** How an entry, or a list of entries, is asked for. */
export const opening = z.strictObject({
  tool: z.string().describe('Name of the tool.'),
  arguments: z.record(z.string(), z.string()).describe('What to call it with.'),
})
export type Opening = z.infer<typeof opening>

/** When a calendar day falls. */
export const datesOutput = {
  starts: isoDate()
    .nullable()
    .describe('First day of the occurrence on now or next, YYYY-MM-DD; null when none is known.'),
  ends: isoDate().nullable().describe('Last day of that occurrence, included.'),
  on_now: z.boolean().describe('Whether it is on at the day asked about.'),
  date_approximate: z
    .boolean()
    .describe('True where the day follows the moon, a local calendar or an announcement and may move.'),
  certainty: z
    .enum(certainties)
    .nullable()
    .describe('How sure the date is: computed by rule, published, approximate, or different by place.'),
  date_source: z.string().nullable().describe('Who published the date, where it was published; else null.'),
}

/** A schema with more fields, whose names depend on a tool's options: the type has one of them, or nothing, under any other name. */
export const withMore = <S extends z.ZodObject, M extends z.ZodType>(schema: S, more: Readonly<Record<string, M>>) =>
  // The added fields remove none.
  schema.extend(more) as unknown as z.ZodType<z.output<S> & Readonly<Record<string, z.output<M>>>>

/** The value of such a schema: the fields that the compiler knows, and the others. */
export const joined = <Fields extends object, More extends object>(fields: Fields, more: More): Fields & More =>
  Object.assign({}, fields, more)

/** An entry as lists give it. */
export const summaryOf = (resource: AnyResource) =>
  // It also has fields of its own.
  resource.summary as unknown as z.ZodType<AnySummary>

/** The same with more fields. */
export const summaryWith = <S extends z.ZodRawShape>(resource: AnyResource, more: S) =>
  // As in both casts above.
  resource.summary.extend(more) as unknown as z.ZodType<AnySummary & z.output<z.ZodObject<S>>>

/** The licence of an entry. */
export const licence = z.enum(licenceIds).describe('Licence of its text and data, by its SPDX identifier.')

const elsewhere = z
  .array(elsewhereEntry)
  .describe('What other catalogues say of the same topic; empty where it has none, or they say nothing.')

/** A whole entry: its record, its licence, entries on its topic, entries that point at it and, for a calendar day, its dates. */
export const fullRecord = (resource: AnyResource) =>
  // Further fields depend on the resource's declaration; the compiler only knows those of all records.
  openRecord(resource) as unknown as z.ZodType<OpenRecord>

/** The same as an object, so that its fields can be read one by one. */
export const openRecord = (resource: AnyResource): z.ZodObject =>
  resource.record.extend({ licence, elsewhere, ...backlinksOf(resource), ...(resource.isCalendar ? datesOutput : {}) })

function backlinksOf(resource: AnyResource): Record<string, z.ZodType> {
  const links = Object.entries(resource.backlinks)
  if (links.length === 0) return {}
  const shown = links.map(([key, { from, description }]) => [
    key,
    z.array(findResource(resource.service, from).summary).describe(description),
  ])
  const totals = links.map(([key, { label }]) => [key, z.int().describe(`${label}: how many there are in all.`)])
  return {
    ...Object.fromEntries(shown),
    totals: z.strictObject(Object.fromEntries(totals)).describe('How many entries point here, by the lists above.'),
  }
}
