/** Reads an entry from a file: the part of its record that a file gives, checked field by field with the line of each fault. */

import { z } from 'zod'
import { ruleProblem } from '#src/calendar/occurrences.ts'
import {
  type CalendarRule,
  calendarRuleSchema,
  type OccurrenceOverride,
  occurrenceOverride,
} from '#src/calendar/rule.ts'
import { countryByCode } from '#src/geography/countries.ts'
import { type NamedEntry, namedEntriesIn } from '#src/markdown/entry-links.ts'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { authorshipSchema, concernsOf, nobody, provenanceOf, source } from '#src/read-model/provenance.ts'
import { type AnyRecord, type AnyResource, storedFacets } from '#src/read-model/resource.ts'
import { asList } from '#src/text/as-list.ts'
import { nearest } from '#src/text/nearest.ts'
import { isSlug } from '#src/text/slug.ts'
import { type MarkdownFile, readMarkdownFile } from './front-matter.ts'
import { isKeepable, unkeepable } from './keepable.ts'
import type { Trouble } from './trouble.ts'

/** An entry as a file gives it. References are slugs; sections are Markdown. */
export type ImportedEntry = {
  file: string
  slug: string
  isDraft: boolean
  /** Whether readers may be told that it waits; undefined where the file does not say. */
  mayBeNamed: boolean | undefined
  /** Values by record field; absent fields are missing. */
  fields: Readonly<Record<string, unknown>>
  /** The entries that its texts link to. */
  links: readonly LinkInText[]
  rule: CalendarRule | null
  /** Announced changes of its days; undefined where the file names none. */
  overrides: OccurrenceOverride[] | undefined
  /** What another Octavo knows of its past; people do not write this. */
  past: PastOfEntry
  lineOf: MarkdownFile['lineOf']
}

/** An entry that a text links to, and the field of the text. */
export type LinkInText = NamedEntry & { field: string }

/** When it was first published and when its text last changed, as instants in UTC, and the slugs that lead to it. */
export type PastOfEntry = { publishedAt: string | null; updatedAt: string | null; formerSlugs: readonly string[] }

const past = z.object({
  published_at: z.iso.datetime().nullable().default(null),
  updated_at: z.iso.datetime().nullable().default(null),
  former_slugs: z.array(z.string().refine(isSlug, 'This is not a slug.')).default([]),
})

/** Fields of a record that publishing makes, not a file. */
const MADE = ['slug', 'url', 'picture', 'gallery', 'published_at', 'updated_at']
const ANY_INSTANT = '2000-01-01T00:00:00.000Z'

/** An entry, null where the file has none, and what is wrong with it. It may be used only without faults. */
export type FoundEntry<E extends ImportedEntry | null = ImportedEntry | null> = { entry: E; troubles: Trouble[] }

/** Reads the file of an entry, named after its slug; as a draft where that is asked for, whatever it says. Every fault is in the list. */
export function readEntry(
  resource: AnyResource,
  file: string,
  slug: string,
  text: string,
  options: { isDraft?: boolean } = {},
): FoundEntry<ImportedEntry> {
  return checkedEntry(resource, file, slug, readMarkdownFile(file, text), options)
}

/** The entry from the parts of a file, or of a row. Every fault is in the list. */
export function checkedEntry(
  resource: AnyResource,
  file: string,
  slug: string,
  read: MarkdownFile,
  { isDraft: isMadeDraft = false } = {},
): FoundEntry<ImportedEntry> {
  const troubles = [...read.troubles]
  const at = (path: readonly PropertyKey[], detail: string) => troubles.push({ file, line: read.lineOf(path), detail })
  if (!isSlug(slug)) troubles.push({ file, line: 1, detail: `The file's name "${slug}" is not a slug.` })
  const { status = 'published', may_be_named: mayBeNamed, rule, overrides, ...more } = read.fields
  const { published_at, updated_at, former_slugs, ...given } = more
  if (status !== 'published' && status !== 'draft') at(['status'], 'status is published or draft.')
  if (mayBeNamed !== undefined && typeof mayBeNamed !== 'boolean')
    at(['may_be_named'], 'may_be_named is true or false.')
  const isDraft = isMadeDraft || status === 'draft'
  const sections = sectionFields(resource, file, read, troubles)
  const fields: Record<string, unknown> = { ...given, ...sections.texts }
  const links = [...sections.links]
  for (const [field, value] of Object.entries({ ...read.fields, ...sections.texts }))
    if (!isKeepable(value)) at([field], `${field}: ${unkeepable}`)
  if (read.troubles.length === 0) links.push(...checkFields(resource, slug, { given, fields, isDraft }, at))
  const parsed = readRule(resource, { ...given, rule }, isDraft, at)
  const announced = readParts(z.array(occurrenceOverride).optional(), overrides, ['overrides'], at)
  if (announced && !parsed) at(['overrides'], 'Only a day with a rule of its own has announced changes.')
  const remembered = readParts(past, { published_at, updated_at, former_slugs }, [], at) ?? past.parse({})
  return {
    entry: {
      file,
      slug,
      isDraft,
      mayBeNamed: mayBeNamed === undefined ? undefined : mayBeNamed === true,
      fields,
      links,
      rule: parsed,
      overrides: announced,
      past: {
        publishedAt: remembered.published_at,
        updatedAt: remembered.updated_at,
        formerSlugs: remembered.former_slugs,
      },
      lineOf: (path) => sections.lines[String(path[0])] ?? read.lineOf(path),
    },
    troubles,
  }
}

type Fields = Readonly<Record<string, unknown>>

/** Tells every fault of the fields of an entry, of those that its file names and of all; gives the entries that its answers link to. */
function checkFields(
  resource: AnyResource,
  slug: string,
  { given, fields, isDraft }: { given: Fields; fields: Fields; isDraft: boolean },
  at: (path: readonly PropertyKey[], detail: string) => void,
): LinkInText[] {
  const generated = madeFields(resource)
  const names = Object.keys(resource.record.shape).filter(
    (field) => !generated.includes(field) && !(field in resource.sections),
  )
  for (const key of Object.keys(given))
    if (!names.includes(key)) at([key], `There is no field "${key}".${hint(key, names)}`)
  for (const issue of faults(resource, slug, fields, isDraft)) {
    const [key] = issue.path
    if (key === undefined || (key in given && !(String(key) in resource.record.shape))) continue
    at(issue.path, `${String(key)}: ${issue.message}`)
  }
  const links: LinkInText[] = []
  for (const [index, row] of asList(fields.faq).entries()) {
    const { answer } = Object(row) as { answer?: unknown }
    if (typeof answer !== 'string') continue
    const read = readText(answer)
    if ('mistake' in read) at(['faq', index, 'answer'], `faq: ${read.mistake}`)
    else links.push(...read.names.map((name) => ({ ...name, field: 'faq' })))
  }
  for (const [index, code] of codes(fields).entries())
    if (!countryByCode(String(code))) at(['countries', index], `"${code}" is not an ISO 3166-1 alpha-2 code.`)
  return links
}

function sectionFields(resource: AnyResource, file: string, { sections }: MarkdownFile, troubles: Trouble[]) {
  const titles = new Map(Object.entries(resource.sections).map(([key, { title }]) => [title, key]))
  const texts: Record<string, string> = {}
  const links: LinkInText[] = []
  const lines: Record<string, number> = {}
  for (const [title, { text, line }] of sections) {
    const key = titles.get(title)
    if (!key) {
      const detail = `There is no section "${title}".${hint(title, [...titles.keys()])}`
      troubles.push({ file, line, detail })
    } else if (text !== '') {
      const read = readText(text)
      if ('mistake' in read) troubles.push({ file, line, detail: `${title}: ${read.mistake}` })
      else {
        texts[key] = text
        lines[key] = line
        links.push(...read.names.map((name) => ({ ...name, field: key })))
      }
    }
  }
  return { texts, links, lines }
}

/** The entries that a text links to, or why it cannot be rich text. */
function readText(markdown: string): { names: NamedEntry[] } | { mistake: string } {
  try {
    return { names: namedEntriesIn(lexicalFromMarkdown(markdown)) }
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) }
  }
}

/** The faults that the record's own schema finds, after the parts that publishing makes are filled in. */
function faults(resource: AnyResource, slug: string, fields: Readonly<Record<string, unknown>>, isDraft: boolean) {
  const candidate: Record<string, unknown> = {}
  for (const [key, schema] of Object.entries(resource.record.shape))
    candidate[key] = rowsFilled(schema as z.ZodType, fields[key]) ?? emptyOf(schema as z.ZodType)
  for (const { field, many } of [...Object.values(resource.links), { field: 'cities', many: true }])
    candidate[field] = many
      ? [...asList(fields[field])].map(referenceTo)
      : fields[field]
        ? referenceTo(fields[field])
        : null
  candidate.speaks_of = fields.speaks_of ? topicCalled(fields.speaks_of) : null
  candidate.countries = codes(fields).map((code) => ({ code, name: '', url: '' }))
  candidate.sources = asList(fields.sources).map((row) => filled(source, row))
  const named = authorshipSchema.safeParse(
    filled(authorshipSchema, { checked_by_expert: false, ...Object(fields.provenance ?? {}) }),
  )
  candidate.provenance = provenanceOf(named.data ?? nobody)
  Object.assign(candidate, { slug, url: '/', published_at: ANY_INSTANT, updated_at: ANY_INSTANT })
  const parsed = resource.record.safeParse(candidate)
  const generated = madeFields(resource)
  const issues: { path: readonly PropertyKey[]; message: string }[] = (parsed.error?.issues ?? []).filter(
    ({ code, path: [key] }) => !(code === 'unrecognized_keys' && key === undefined) && !generated.includes(String(key)),
  )
  for (const { path, message } of named.error?.issues ?? []) issues.push({ path: ['provenance', ...path], message })
  // The schema has accepted the record, so all of its parts are there.
  const concerns = issues.length > 0 ? [] : concernsOf(resource, candidate as AnyRecord)
  for (const { field, message, isFault } of concerns) if (isFault && !isDraft) issues.push({ path: field, message })
  return isDraft ? issues.filter(({ path }) => fields[String(path[0])] !== undefined) : issues
}

/** Fields of a record that no file gives: regions follow from countries, unless the resource has them as a facet. */
export const madeFields = (resource: AnyResource): string[] => [
  ...MADE,
  ...resource.computed,
  ...(storedFacets(resource).some(([, { field }]) => field === 'regions') ? [] : ['regions']),
]

const empties = new WeakMap<z.ZodType, () => unknown>()

/** The value of a field that a file leaves out: null or an empty list where the schema accepts it, else undefined. */
function emptyOf(schema: z.ZodType): unknown {
  const make = empties.get(schema) ?? emptyBy(schema)
  empties.set(schema, make)
  return make()
}

function emptyBy(schema: z.ZodType): () => unknown {
  if (schema.safeParse(null).success) return () => null
  return schema.safeParse([]).success ? () => [] : () => undefined
}

function readRule(
  resource: AnyResource,
  { rule, speaks_of, ...fields }: Readonly<Record<string, unknown>>,
  isDraft: boolean,
  at: (path: readonly PropertyKey[], detail: string) => void,
): CalendarRule | null {
  const { datedAs } = resource
  if (!resource.isCalendar || (datedAs && fields[datedAs.field] !== datedAs.value)) {
    if (rule !== undefined) at(['rule'], `A ${datedAs ? String(fields[datedAs.field]) : resource.one} has no rule.`)
    return null
  }
  if (rule === undefined) {
    if (!isDraft && speaks_of === undefined)
      at(['rule'], 'A day needs a rule that says when it falls, or an occasion as its topic.')
    return null
  }
  const parsed = calendarRuleSchema.safeParse(rule)
  if (!parsed.success) {
    for (const issue of parsed.error.issues) at(['rule', ...issue.path], `rule: ${issue.message}`)
    return null
  }
  const problem = ruleProblem(parsed.data)
  if (problem) at(['rule'], problem)
  return parsed.data
}

/** Parts of a file, parsed by their schema; undefined where it refuses them, after each fault was reported. */
function readParts<T extends z.ZodType>(
  schema: T,
  value: unknown,
  below: readonly PropertyKey[],
  at: (path: readonly PropertyKey[], detail: string) => void,
): z.output<T> | undefined {
  const parsed = schema.safeParse(value)
  for (const issue of parsed.error?.issues ?? []) {
    const path = [...below, ...issue.path]
    at(path, `${path.join('.')}: ${issue.message}`)
  }
  return parsed.data
}

/** A row with null for each field that it leaves out. */
const filled = (schema: z.ZodObject, row: unknown): unknown =>
  typeof row === 'object' && row !== null
    ? { ...Object.fromEntries(Object.keys(schema.shape).map((key) => [key, null])), ...row }
    : row

/** The same for each row of a list of rows; any other value as it is. */
const rowsFilled = (schema: z.ZodType, value: unknown): unknown =>
  schema instanceof z.ZodArray && schema.element instanceof z.ZodObject && Array.isArray(value)
    ? value.map((row) => filled(schema.element as z.ZodObject, row))
    : value

/** What a reference looks like once it is resolved. */
const referenceTo = (slug: unknown) => ({ slug, name: '', url: '' })
const topicCalled = (slug: unknown) => ({ ...referenceTo(slug), kind: null })

const codes = (fields: Readonly<Record<string, unknown>>): unknown[] => asList(fields.countries)

const hint = (text: string, choices: readonly string[]): string => {
  const [near] = nearest(text, choices)
  return near ? ` Did you mean "${near}"?` : ` There is: ${choices.join(', ')}.`
}
