/** Turns a resolved document into what the read model keeps, or into the mistakes that prevent that. */

import { z } from 'zod'
import type { CatalogueCollection } from '#collections/collection.ts'
import { textProblem } from '#collections/entry.ts'
import { fieldName } from '#collections/field-name.ts'
import { ruleFromBlocks } from '#collections/fields/calendar-rule.ts'
import { overrideProblem, ruleProblem } from '#src/calendar/occurrences.ts'
import { calendarRuleSchema, occurrenceOverride } from '#src/calendar/rule.ts'
import { concernsOf } from '#src/read-model/provenance.ts'
import type { AnyRecord, AnyResource } from '#src/read-model/resource.ts'
import type { Topic } from './references.ts'

/** A mistake in a field of the form, at its path. */
export type FieldMistake = { path: string; message: string }

/** What publishing writes; `calendar` is null for everything but calendar days. */
export type Projection = { record: AnyRecord; calendar: unknown }

type Projected = { projection: Projection; mistakes: [] } | { projection: null; mistakes: FieldMistake[] }
type Document = Readonly<Record<string, unknown>>

/** Projects and parses. Pure; every mistake is reported at once. */
export function projected({ resource, project }: CatalogueCollection, document: Document): Projected {
  const record = resource.record.safeParse(project(document))
  const topic = (document.speaksOf ?? null) as Topic | null
  const calendar = resource.isCalendar ? calendarOf(resource, document) : { data: null, mistakes: [] }
  const contradicted = record.success && topic ? contradictions(record.data, topic) : []
  const unfounded = record.success ? groundless(resource, record.data) : []
  const mistakes = [
    ...(record.error ? mistakesOf(record.error, '') : []),
    ...unfitTexts(resource, document),
    ...calendar.mistakes,
    ...contradicted,
    ...unfounded,
  ]
  if (!record.success || mistakes.length > 0) return { projection: null, mistakes }
  return { projection: { record: record.data, calendar: calendar.data }, mistakes: [] }
}

/** Texts with a table that no page can show. */
function unfitTexts(resource: AnyResource, document: Document): FieldMistake[] {
  const answers = rowsOf(document.faq).map((row, index) => [`faq.${index}.answer`, (row as Document).answer] as const)
  const sections = Object.keys(resource.sections).map((key) => [fieldName(key), document[fieldName(key)]] as const)
  return [...sections, ...answers].flatMap(([path, text]) => {
    const message = textProblem(text)
    return message === null ? [] : [{ path, message }]
  })
}

const overridesSchema = z.array(occurrenceOverride)

type Dated = { data: unknown; mistakes: FieldMistake[] }

/** The calendar of a day: that of its occasion, beside which it may have no rule of its own, or else its own. */
export function calendarOf({ datedAs }: AnyResource, document: Document): Dated {
  const topic = (document.speaksOf ?? null) as Topic | null
  if (topic?.calendar) {
    const message = `It falls with the occasion ${topic.record.name}, in all catalogues on the same days: change it there, or name no occasion.`
    const own = ['rule', 'overrides'].filter((path) => rowsOf(document[path]).length > 0)
    return { data: topic.calendar, mistakes: own.map((path) => ({ path, message })) }
  }
  if (datedAs && document[fieldName(datedAs.field)] !== datedAs.value) {
    const message = `Only an ${datedAs.value} has a rule.`
    return { data: null, mistakes: rowsOf(document.rule).length > 0 ? [{ path: 'rule', message }] : [] }
  }
  return ownCalendar(document)
}

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** An entry that speaks of a topic has the same names of science as the topic, or none. */
function contradictions(record: Document, topic: Topic): FieldMistake[] {
  const { scientific_name: own = null } = record
  const { name, scientific_name: common } = topic.record
  if (own === null || own === common) return []
  const said = common === null ? 'has no scientific name' : `is ${common}`
  return [{ path: 'scientificName', message: `The topic ${name} ${said}: they have to be the same.` }]
}

/** Mistakes in the sources and the provenance of an entry. */
const groundless = (resource: AnyResource, record: AnyRecord): FieldMistake[] =>
  concernsOf(resource, record)
    .filter(({ isFault }) => isFault)
    .map(({ field, message }) => ({ path: field.map((part) => fieldName(String(part))).join('.'), message }))

function ownCalendar(document: Document): Dated {
  const rule = calendarRuleSchema.safeParse(ruleFromBlocks(document.rule))
  const overrides = overridesSchema.safeParse(filledRows(document.overrides))
  const mistakes = [
    ...(rule.error ? mistakesOf(rule.error, 'rule.0') : []),
    ...(overrides.error ? mistakesOf(overrides.error, 'overrides') : []),
  ]
  if (!rule.data || !overrides.data) {
    const isUnset = !Array.isArray(document.rule) || document.rule.length === 0
    return { data: null, mistakes: isUnset ? [{ path: 'rule', message: 'Choose when it falls.' }] : mistakes }
  }
  const problem = ruleProblem(rule.data)
  if (problem) mistakes.push({ path: 'rule', message: problem })
  for (const [row, override] of overrides.data.entries()) {
    const message = overrideProblem(rule.data, override)
    if (message) mistakes.push({ path: `overrides.${row}.of`, message })
  }
  return { data: { rule: rule.data, overrides: overrides.data }, mistakes }
}

/** Overrides without Payload's row ids and without empty fields; one without a new day is a cancellation. */
const filledRows = (rows: unknown): unknown[] =>
  (Array.isArray(rows) ? rows : []).map(({ of, to, ends, note, source }: Record<string, unknown>) => ({
    of,
    to: to || null,
    ...(ends ? { ends } : {}),
    ...(note ? { note } : {}),
    ...(source ? { source } : {}),
  }))

/** The issues of a parse as mistakes at the paths of the form, below `prefix`. */
export const mistakesOf = (error: z.ZodError, prefix: string): FieldMistake[] =>
  error.issues.map((issue) => {
    const [first, ...rest] = issue.path.map(String)
    const path = [prefix, first === undefined ? '' : prefix ? first : fieldName(first), ...rest]
    return { path: path.filter(Boolean).join('.'), message: messageOf(issue) }
  })

const messageOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_type' && /received (null|undefined)$/.test(issue.message)
    ? 'This is needed to publish.'
    : issue.message
