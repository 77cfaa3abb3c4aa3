/** From what a caller sent to what a tool receives: every mistake is found and named at once. */
import { z } from 'zod'
import { type ParameterError, type ParameterErrorCode, raiseInvalid } from '#src/errors.ts'
import { nearest } from '#src/text/nearest.ts'
import type { Tool } from './tool.ts'

/** Longest text a parameter takes, in UTF-16 units: longer than any name, shorter than any harm. */
export const MOST_CHARACTERS = 200

/** The parts of a parameter's JSON schema that parsing goes by. */
type Schema = {
  type?: 'string' | 'integer' | 'boolean'
  enum?: readonly string[]
  minimum?: number
  maximum?: number
}

type Parameters = { properties: Readonly<Record<string, Schema>>; required: readonly string[] }

/**
 * Checks and completes an input. Values may be text, as a query string carries them, or JSON. A blank counts as absent.
 * Raises `invalid_request` with one error for every parameter that is wrong.
 */
export function parseInput(tool: Tool, raw: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { properties, required } = parametersOf(tool)
  const mistakes: ParameterError[] = []
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(raw)) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (!schema) mistakes.push(undeclared(name, Object.keys(properties)))
    else if (!isBlank(value)) {
      const read = readValue(name, value, schema)
      if (typeof read === 'object') mistakes.push(read)
      else values[name] = read
    }
  }
  for (const name of required) if (isBlank(raw[name])) mistakes.push(mistake(name, 'missing', `${name} is required.`))
  const parsed = tool.input.safeParse(values)
  if (!parsed.success)
    for (const issue of parsed.error.issues) {
      const name = String(issue.path[0] ?? '')
      if (issue.code === 'custom' && !mistakes.some((known) => known.parameter === name))
        mistakes.push(
          mistake(name, (issue.params?.code ?? 'unknown') as ParameterErrorCode, issue.message, issue.params),
        )
    }
  raiseInvalid(mistakes)
  if (!parsed.success) throw parsed.error
  return parsed.data
}

/** The JSON schema of a tool's parameters, made once. */
export function parametersOf(tool: Tool): Parameters {
  const known = schemas.get(tool)
  if (known) return known
  const { properties = {}, required = [] } = z.toJSONSchema(tool.input, { io: 'input' }) as Partial<Parameters>
  const made = { properties, required }
  schemas.set(tool, made)
  return made
}

const schemas = new WeakMap<Tool, Parameters>()

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

function readValue(name: string, value: unknown, schema: Schema): string | number | boolean | ParameterError {
  if (schema.type === 'integer') return readInteger(name, value, schema)
  if (schema.type === 'boolean') {
    if (value === true || value === 'true') return true
    if (value === false || value === 'false') return false
    return mistake(name, 'not_boolean', `${name} takes true or false.`, { allowed: ['true', 'false'] })
  }
  return readText(name, value, schema)
}

function readInteger(name: string, value: unknown, { minimum, maximum }: Schema): number | ParameterError {
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isSafeInteger(number))
    return mistake(name, 'not_integer', `${name} takes a whole number, in digits only.`)
  const least = minimum ?? Number.MIN_SAFE_INTEGER
  const most = maximum ?? Number.MAX_SAFE_INTEGER
  if (number >= least && number <= most) return number
  const range = most === Number.MAX_SAFE_INTEGER ? `of ${least} or more` : `from ${least} to ${most}`
  return mistake(name, 'out_of_range', `${name} takes a number ${range}.`)
}

function readText(name: string, value: unknown, schema: Schema): string | ParameterError {
  if (typeof value !== 'string') return mistake(name, 'not_text', `${name} takes text.`)
  if (isMalformed(value))
    return mistake(name, 'malformed', `${name} holds control characters or is not valid Unicode (UTF-8).`)
  if (value.length > MOST_CHARACTERS)
    return mistake(name, 'too_long', `${name} takes at most ${MOST_CHARACTERS} characters.`)
  const text = value.trim()
  if (!schema.enum || schema.enum.includes(text)) return text
  return mistake(name, 'not_a_value', `${name} takes one of: ${schema.enum.join(', ')}.`, {
    allowed: schema.enum,
    nearest: nearest(text, schema.enum),
  })
}

/** Control characters, lone surrogates, and the mark that a decoder leaves where bytes were not UTF-8. */
const isMalformed = (text: string): boolean => /[\p{Cc}\p{Cs}\ufffd]/u.test(text)

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
