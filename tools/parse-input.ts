/** Parses what a caller sent into what a tool takes. All mistakes are found and named at once. */
import { z } from 'zod'
import { type ParameterError, type ParameterErrorCode, parameterErrors, raiseInvalid } from '#src/errors.ts'
import { nearest } from '#src/text/nearest.ts'
import { type ParameterSchema, partsOfSchema, partsWithin, takes } from './parameter-schema.ts'
import { rangeInWords, type TooBig, type TooSmall } from './range-in-words.ts'
import type { AnyTool } from './tool.ts'

/** Longest text a parameter takes, in UTF-16 units: longer than any name, shorter than any harm. */
export const MOST_PARAMETER_CHARACTERS = 200

type Parameters = { properties: Readonly<Record<string, ParameterSchema>>; required: readonly string[] }

/**
 * Checks and completes an input. Values may be text, as a query string carries them, or JSON. A blank counts as absent.
 * Raises `invalid_request` with one error for every parameter that is wrong.
 */
export function parseInput<I extends z.ZodObject>(
  tool: { input: I },
  raw: Readonly<Record<string, unknown>>,
): z.output<I> {
  const { properties } = parametersOf(tool)
  const mistakes: ParameterError[] = []
  const values: Record<string, unknown> = Object.create(null)
  for (const [name, value] of Object.entries(raw)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (schema && isBlank(value)) continue
    const wrong = schema && wrongText(name, value)
    if (wrong) mistakes.push(wrong)
    else values[name] = schema ? coerced(value, schema) : value
  }
  const parsed = tool.input.safeParse(values)
  if (!parsed.success)
    for (const mistaken of parsed.error.issues.flatMap((issue) => refused(issue, { properties, values })))
      if (!mistakes.some(({ parameter }) => parameter === mistaken.parameter)) mistakes.push(mistaken)
  raiseInvalid(mistakes)
  // What the schema refuses was raised.
  return (parsed.data ?? {}) as z.output<I>
}

/** The JSON schema of the parameters of a tool or anything else with an input, made once. */
export function parametersOf({ input }: Pick<AnyTool, 'input'>): Parameters {
  const earlier = schemas.get(input)
  if (earlier) return earlier
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' }) as Partial<Parameters>
  const parameters = { properties, required }
  schemas.set(input, parameters)
  return parameters
}

const schemas = new WeakMap<AnyTool['input'], Parameters>()

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** The error for a text that no parameter may have, also within a list. No parameter takes lists of lists. */
function wrongText(name: string, value: unknown): ParameterError | undefined {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values.map((one) => wrongIn(name, one)).find((wrong) => wrong !== undefined)
}

function wrongIn(name: string, value: unknown): ParameterError | undefined {
  if (typeof value !== 'string') return undefined
  if (isMalformed(value))
    return mistake(name, 'malformed', `${name} holds control characters or is not valid Unicode (UTF-8).`)
  if (value.length > MOST_PARAMETER_CHARACTERS)
    return mistake(name, 'too_long', `${name} takes at most ${MOST_PARAMETER_CHARACTERS} characters.`)
  return undefined
}

/** Control characters, lone surrogates, and the mark that a decoder leaves where bytes were not UTF-8. */
const isMalformed = (text: string): boolean => /[\p{Cc}\p{Cs}\ufffd]/u.test(text)

/** The value that a text stands for, where the parameter takes no text; any other value unchanged, for zod to check. */
function coerced(value: unknown, schema: ParameterSchema): unknown {
  if (Array.isArray(value)) return value.map((item, index) => coercedItem(item, index, schema))
  if (typeof value !== 'string') return value
  if (takes(schema, 'boolean') && (value === 'true' || value === 'false')) return value === 'true'
  if (takes(schema, 'integer') && /^-?\d{1,15}$/.test(value)) return Number(value)
  if (takes(schema, 'number') && /^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return Number(value)
  if (takes(schema, 'string')) return value.trim()
  // A query string has no lists: a text in place of one has its values between commas.
  if (takes(schema, 'array')) return value.split(',').map((item, index) => coercedItem(item.trim(), index, schema))
  return value
}

/** The same for an item of a list; no parameter takes lists within lists. */
function coercedItem(item: unknown, index: number, schema: ParameterSchema): unknown {
  return Array.isArray(item) ? item : coerced(item, { anyOf: partsWithin(partsOfSchema(schema), index) })
}

/** The schemas of the parameters, and the values that were sent, for the words of refusals. */
type Judged = { properties: Parameters['properties']; values: Readonly<Record<string, unknown>> }

type Issue = z.core.$ZodIssue

/** Our error for each kind of issue that zod raises. */
const refusals: { [C in Issue['code']]: (issue: Extract<Issue, { code: C }>, judged: Judged) => ParameterError[] } = {
  invalid_type: (issue, { properties }) => {
    const isWhole = takes({ anyOf: partsAt(issue, properties) }, 'integer')
    return [ofType(nameOf(issue), issue.expected === 'number' && isWhole ? 'int' : issue.expected)]
  },
  too_big: (issue, judged) => [beyond(issue, 'at most', issue.maximum, judged)],
  too_small: (issue, judged) => [beyond(issue, 'at least', issue.minimum, judged)],
  invalid_value: (issue, { values }) => {
    const name = nameOf(issue)
    const allowed = issue.values.map(String)
    const given = values[name]
    return [
      mistake(name, 'not_a_value', `${name} takes one of: ${allowed.join(', ')}.`, {
        allowed,
        nearest: typeof given === 'string' ? nearest(given, allowed) : [],
      }),
    ]
  },
  invalid_format: (issue) => [
    mistake(nameOf(issue), 'wrong_form', `${nameOf(issue)} has the wrong form: ${issue.message}.`),
  ],
  not_multiple_of: (issue) => [
    mistake(nameOf(issue), 'not_multiple', `${nameOf(issue)} takes a multiple of ${issue.divisor}.`),
  ],
  unrecognized_keys: (issue, { properties }) =>
    issue.path.length === 0
      ? issue.keys.map((key) => undeclared(key, Object.keys(properties)))
      : issue.keys.map((key) =>
          mistake(nameOf(issue), 'undeclared', `${nameOf(issue)} has no part "${key.slice(0, 60)}".`),
        ),
  invalid_union: (issue) => [
    issue.inclusive === false
      ? mistake(nameOf(issue), 'wrong_form', `${nameOf(issue)} has several of the forms of which it takes one.`)
      : wrongForm(issue),
  ],
  invalid_key: (issue) => [wrongForm(issue)],
  invalid_element: (issue) => [wrongForm(issue)],
  custom: (issue) => {
    const { code, allowed, nearest: near }: Readonly<Record<string, unknown>> = issue.params ?? {}
    const more = { ...(isTexts(allowed) && { allowed }), ...(isTexts(near) && { nearest: near }) }
    return [mistake(nameOf(issue), isParameterErrorCode(code) ? code : 'unknown', issue.message, more)]
  },
}

const isParameterErrorCode = (code: unknown): code is ParameterErrorCode =>
  typeof code === 'string' && Object.hasOwn(parameterErrors, code)

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** What an issue is to the caller. One of the input as a whole names no parameter: it is told of every parameter, since it may be about any. */
function refused(issue: Issue, judged: Judged): ParameterError[] {
  const name = nameOf(issue)
  if (issue.code !== 'custom' && issue.path.length === 1 && judged.values[name] === undefined)
    return [mistake(name, 'missing', `${name} is required.`)]
  const refuse = refusals[issue.code] as (issue: Issue, judged: Judged) => ParameterError[]
  if (issue.path.length > 0 || issue.code === 'unrecognized_keys') return refuse(issue, judged)
  return Object.keys(judged.properties).flatMap((parameter) => refuse({ ...issue, path: [parameter] }, judged))
}

/** The parameter that an issue is about; an issue inside a list or an object counts for the whole parameter. */
const nameOf = ({ path }: Issue): string => String(path[0] ?? '')

/** The parts of the schema of what an issue is about: a parameter, or what is within it. */
const partsAt = (
  { path: [name = '', ...within] }: Issue,
  properties: Parameters['properties'],
): readonly ParameterSchema[] => within.reduce(partsWithin, partsOfSchema(properties[String(name)] ?? {}))

/** A value of another type than the parameter's. */
function ofType(name: string, expected: string): ParameterError {
  if (expected === 'int') return mistake(name, 'not_integer', `${name} takes a whole number, in digits only.`)
  if (expected === 'number') return mistake(name, 'not_number', `${name} takes a number, in digits only.`)
  if (expected === 'string') return mistake(name, 'not_text', `${name} takes text.`)
  if (expected === 'boolean')
    return mistake(name, 'not_boolean', `${name} takes true or false.`, { allowed: ['true', 'false'] })
  return mistake(
    name,
    'wrong_form',
    `${name} takes ${expected === 'array' ? 'a list' : `a value of type ${expected}`}.`,
  )
}

/** A number outside its range, or too much or too little of something. */
function beyond(
  issue: TooBig | TooSmall,
  bound: 'at most' | 'at least',
  most: number | bigint,
  { properties }: Judged,
): ParameterError {
  const name = nameOf(issue)
  const howMany = issue.exact ? 'exactly' : bound
  if (issue.origin === 'string')
    return mistake(name, bound === 'at most' ? 'too_long' : 'too_short', `${name} takes ${howMany} ${most} characters.`)
  if (issue.origin === 'date') {
    const instant = new Date(Number(most)).toISOString()
    return mistake(name, 'out_of_range', `${name} takes a time ${bound === 'at most' ? 'up to' : 'from'} ${instant}.`)
  }
  if (!['number', 'int', 'bigint'].includes(issue.origin))
    return mistake(name, 'out_of_range', `${name} takes ${howMany} ${most} values.`)
  return mistake(name, 'out_of_range', `${name} takes a number ${rangeInWords(issue, partsAt(issue, properties))}.`)
}

const wrongForm = (issue: Issue): ParameterError =>
  mistake(nameOf(issue), 'wrong_form', `${nameOf(issue)} has none of the forms that it takes.`)

function undeclared(name: string, declared: readonly string[]): ParameterError {
  const shown = name.slice(0, 60)
  const list = declared.length === 0 ? 'The tool takes no parameters.' : `It takes: ${declared.join(', ')}.`
  return mistake(shown, 'undeclared', `There is no parameter "${shown}". ${list}`, {
    allowed: declared,
    nearest: nearest(shown, declared),
  })
}

/** One parameter's error; empty lists are left out. */
export function mistake(
  parameter: string,
  code: ParameterErrorCode,
  detail: string,
  more: { allowed?: readonly string[]; nearest?: readonly string[] } = {},
): ParameterError {
  return {
    parameter,
    code,
    detail,
    ...(more.allowed && { allowed: more.allowed }),
    ...(more.nearest && more.nearest.length > 0 && { nearest: more.nearest }),
  }
}
