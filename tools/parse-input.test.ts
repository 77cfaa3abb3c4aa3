import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { OctavoError, type ParameterError } from '#src/errors.ts'
import { countryInput, isoDay, limit } from './inputs.ts'
import { parametersOf, parseInput } from './parse-input.ts'
import { tool } from './tool.ts'

const sample = tool({
  kind: 'random',
  description: 'A sample.',
  input: z.strictObject({
    term: z.string(),
    color: z.enum(['red', 'blue']).optional(),
    tagged: z.boolean().optional(),
    date: isoDay('A day.'),
    country: countryInput('A country.').optional(),
    limit: limit(30, 10, 'things'),
  }),
  output: z.strictObject({}),
  example: { term: 'x' },
  varies: 'content',
  reads: ['entries'],
  run: async () => ({}),
})

const mistakes = (raw: Record<string, unknown>): readonly ParameterError[] => {
  try {
    parseInput(sample, raw)
  } catch (error) {
    if (error instanceof OctavoError) return error.errors
    throw error
  }
  return []
}

const codes = (raw: Record<string, unknown>) => mistakes(raw).map(({ parameter, code }) => `${parameter} ${code}`)

describe('an input', () => {
  it('reads text from a query and values from JSON alike', () => {
    const read = { term: 'x', limit: 7, tagged: false }
    expect(parseInput(sample, { term: 'x', limit: '7', tagged: 'false' })).toEqual(read)
    expect(parseInput(sample, { term: 'x', limit: 7, tagged: false })).toEqual(read)
  })

  it('takes a blank optional parameter as absent and applies its default', () => {
    expect(parseInput(sample, { term: 'x', limit: ' ', color: '', date: null })).toEqual({ term: 'x', limit: 10 })
  })

  it('trims text', () => {
    expect(parseInput(sample, { term: ' x ' })).toMatchObject({ term: 'x' })
  })

  it.each([
    ['a missing required parameter', {}, ['term missing']],
    ['a blank required parameter', { term: ' ' }, ['term missing']],
    ['a value that is not of the list', { term: 'x', color: 'rod' }, ['color not_a_value']],
    ['a number with an exponent', { term: 'x', limit: '1e1' }, ['limit not_integer']],
    ['a fraction', { term: 'x', limit: 1.5 }, ['limit not_integer']],
    ['a number with blanks', { term: 'x', limit: ' 7' }, ['limit not_integer']],
    ['a number out of range', { term: 'x', limit: '31' }, ['limit out_of_range']],
    ['a day that is none', { term: 'x', date: '2026-02-29' }, ['date not_a_date']],
    ['a day out of range', { term: 'x', date: '1899-12-31' }, ['date not_a_date']],
    ['a country that is none', { term: 'x', country: 'Atlantis' }, ['country unknown']],
    ['a truth that is none', { term: 'x', tagged: 'yes' }, ['tagged not_boolean']],
    ['text that is none', { term: ['x'] }, ['term not_text']],
    ['text that is too long', { term: 'x'.repeat(201) }, ['term too_long']],
    ['control characters', { term: 'a\u0000b' }, ['term malformed']],
    ['a lone surrogate', { term: 'a\ud800' }, ['term malformed']],
    ['an undeclared parameter', { term: 'x', colour: 'red' }, ['colour undeclared']],
    ['a name that every object has', { term: 'x', constructor: 'y' }, ['constructor undeclared']],
  ])('refuses %s and names it', (_, raw, expected) => {
    expect(codes(raw)).toEqual(expected)
  })

  it('refuses lists within lists, however deep', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(8000)}${']'.repeat(8000)}`)
    expect(codes({ term: deep })).toEqual(['term not_text'])
    expect(codes({ term: 'x', limit: deep })).toEqual(['limit not_integer'])
  })

  it('reports every mistake at once', () => {
    expect(codes({ limit: '0', color: 'x', country: 'Atlantis', wrong: '1' }).sort()).toEqual(
      ['color not_a_value', 'country unknown', 'limit out_of_range', 'term missing', 'wrong undeclared'].sort(),
    )
  })

  it('names what would have been right', () => {
    expect(mistakes({ term: 'x', color: 'rde' })[0]).toMatchObject({ allowed: ['red', 'blue'], nearest: ['red'] })
    expect(mistakes({ term: 'x', contry: 'IN' })[0]).toMatchObject({ nearest: ['country'] })
    expect(mistakes({ term: 'x', country: 'Indja' })[0]).toMatchObject({ nearest: ['India'] })
  })
})

const untilNewYear = z
  .string()
  .transform((text) => new Date(text))
  .pipe(z.date().max(new Date('2027-01-01')))

/** A text that is never right, and what is told of it beside the message. */
const refusing = (params: Record<string, unknown>) => z.string().refine(() => false, { error: 'Say a.', params })

/** For each way in which zod refuses: parameters that have it, what is given, and what the caller is told. */
const constraints: Record<z.core.$ZodIssue['code'], readonly [z.ZodType, unknown, string, string][]> = {
  invalid_type: [
    [z.number(), 'much', 'not_number', 'x takes a number, in digits only.'],
    [z.int(), 'much', 'not_integer', 'x takes a whole number, in digits only.'],
    [z.int(), 1.5, 'not_integer', 'x takes a whole number, in digits only.'],
    [z.string(), 7, 'not_text', 'x takes text.'],
    [z.boolean(), 1, 'not_boolean', 'x takes true or false.'],
    [z.array(z.string()), { a: 1 }, 'wrong_form', 'x takes a list.'],
    [z.int().and(z.int().min(3)), 'much', 'not_integer', 'x takes a whole number, in digits only.'],
    [z.array(z.number()), '1,much', 'not_number', 'x takes a number, in digits only.'],
    [z.array(z.int()), ['much'], 'not_integer', 'x takes a whole number, in digits only.'],
    [z.array(z.int()), ['1', 1.5], 'not_integer', 'x takes a whole number, in digits only.'],
    [z.object({ a: z.string() }), 'a', 'wrong_form', 'x takes a value of type object.'],
  ],
  too_big: [
    [z.string().max(3), 'long', 'too_long', 'x takes at most 3 characters.'],
    [z.number().lt(3), '3', 'out_of_range', 'x takes a number below 3.'],
    [z.int().max(3), 4, 'out_of_range', 'x takes a number of 3 or less.'],
    [z.int(), 2 ** 60, 'out_of_range', 'x takes a number from -9007199254740991 to 9007199254740991.'],
    [z.int().min(3), 2 ** 60, 'out_of_range', 'x takes a number from 3 to 9007199254740991.'],
    [z.int().max(5).nullable(), '6', 'out_of_range', 'x takes a number of 5 or less.'],
    [z.object({ a: z.int().min(1).max(5) }), { a: 6 }, 'out_of_range', 'x takes a number from 1 to 5.'],
    [z.record(z.string(), z.int().max(5)), { a: 6 }, 'out_of_range', 'x takes a number of 5 or less.'],
    [z.string().transform(BigInt).pipe(z.bigint().max(5n)), '6', 'out_of_range', 'x takes a number of 5 or less.'],
    [untilNewYear, '2027-02-01', 'out_of_range', 'x takes a time up to 2027-01-01T00:00:00.000Z.'],
    [z.array(z.string()).max(1), ['a', 'b'], 'out_of_range', 'x takes at most 1 values.'],
    [z.array(z.int()).length(2), '1,2,3', 'out_of_range', 'x takes exactly 2 values.'],
  ],
  too_small: [
    [z.string().min(3), 'no', 'too_short', 'x takes at least 3 characters.'],
    [z.string().length(3), 'no', 'too_short', 'x takes exactly 3 characters.'],
    [z.number().positive(), '0', 'out_of_range', 'x takes a number above 0.'],
    [z.int().min(1).max(5), 0, 'out_of_range', 'x takes a number from 1 to 5.'],
    [z.int().gt(1).lt(5), 1, 'out_of_range', 'x takes a number above 1 and below 5.'],
    [z.int().and(z.int().min(3)), '1', 'out_of_range', 'x takes a number of 3 or more.'],
    [z.int().pipe(z.int().min(3)), '1', 'out_of_range', 'x takes a number of 3 or more.'],
    [z.array(z.int().min(3)), 1, 'wrong_form', 'x takes a list.'],
    [z.array(z.int().min(3)), '1', 'out_of_range', 'x takes a number of 3 or more.'],
    [z.array(z.int().min(3).max(5)), [4, 1], 'out_of_range', 'x takes a number from 3 to 5.'],
    [z.tuple([z.string(), z.int().min(3)]), ['a', 1], 'out_of_range', 'x takes a number of 3 or more.'],
    [z.array(z.string()).min(2), 'a', 'out_of_range', 'x takes at least 2 values.'],
  ],
  invalid_format: [
    [z.string().regex(/^a/, 'begin with an a'), 'b', 'wrong_form', 'x has the wrong form: begin with an a.'],
    [z.iso.date(), 'yesterday', 'wrong_form', 'x has the wrong form: Invalid ISO date.'],
    [z.email(), 'me', 'wrong_form', 'x has the wrong form: Invalid email address.'],
  ],
  not_multiple_of: [[z.int().multipleOf(5), 7, 'not_multiple', 'x takes a multiple of 5.']],
  unrecognized_keys: [[z.strictObject({ a: z.string() }), { a: 'b', c: 1 }, 'undeclared', 'x has no part "c".']],
  invalid_union: [
    [z.union([z.int(), z.boolean()]), 'maybe', 'wrong_form', 'x has none of the forms that it takes.'],
    [z.xor([z.int(), z.number()]), '5', 'wrong_form', 'x has several of the forms of which it takes one.'],
  ],
  invalid_key: [
    [z.record(z.string().max(1), z.int()), { ab: 1 }, 'wrong_form', 'x has none of the forms that it takes.'],
  ],
  // Of maps and sets alone: no parameter is one, see below.
  invalid_element: [],
  invalid_value: [
    [z.enum(['red', 'blue']), 'green', 'not_a_value', 'x takes one of: red, blue.'],
    [z.literal('red'), 'green', 'not_a_value', 'x takes one of: red.'],
  ],
  custom: [
    [z.string().refine((text) => text === 'a', 'Say a.'), 'b', 'unknown', 'Say a.'],
    [refusing({ code: 'too_short' }), 'b', 'too_short', 'Say a.'],
    [refusing({ code: 'nope', allowed: 'a' }), 'b', 'unknown', 'Say a.'],
    [refusing({ code: 'toString' }), 'b', 'unknown', 'Say a.'],
  ],
}

describe('what zod refuses', () => {
  const cases = Object.entries(constraints).flatMap(([issue, rows]) => rows.map((row) => [issue, ...row] as const))

  it.each(cases)('as %s is told by the name of the parameter: %#', (_, schema, given, code, detail) => {
    const strict = { ...sample, input: z.strictObject({ x: schema }) }
    const told = (...errors: unknown[]) => expect.objectContaining({ code: 'invalid_request', errors })
    expect(() => parseInput(strict, { x: given })).toThrow(
      told(expect.objectContaining({ parameter: 'x', code, detail })),
    )
    expect(() => parseInput(strict, {})).toThrow(told({ parameter: 'x', code: 'missing', detail: 'x is required.' }))
  })

  it('of an input as a whole is told of all its parameters, or of the one that it names', () => {
    const parts = z.strictObject({ from: z.int().optional(), to: z.int().optional() })
    const isInOrder = ({ from = 0, to = 0 }) => from <= to
    const told = (input: z.ZodObject) => () => parseInput({ ...sample, input }, { from: '2', to: '1' })
    const errors = ['from', 'to'].map((parameter) => ({ parameter, code: 'unknown', detail: 'Say from before to.' }))
    expect(told(parts.refine(isInOrder, 'Say from before to.'))).toThrow(expect.objectContaining({ errors }))
    expect(told(parts.refine(isInOrder, { error: 'Say from before to.', path: ['to'] }))).toThrow(
      expect.objectContaining({ errors: errors.slice(1) }),
    )
  })

  it('has nothing in it that JSON cannot hold: no schema says it', () => {
    for (const schema of [z.set(z.string()), z.map(z.string(), z.string()), z.date(), z.bigint(), z.instanceof(URL)])
      expect(() => parametersOf({ ...sample, input: z.strictObject({ x: schema }) })).toThrow('JSON Schema')
  })
})

describe('a text in place of', () => {
  it.each([
    ['a number', z.number(), '-1.5', -1.5],
    ['a number that may be absent', z.number().optional(), '2', 2],
    ['a number or nothing', z.int().nullable(), '2', 2],
    ['a number of two schemas', z.int().and(z.int().min(3)), '5', 5],
    ['one of two forms', z.xor([z.int(), z.boolean()]), '5', 5],
    ['a number of a list', z.literal([2, 3]), '3', 3],
    ['a list', z.array(z.int()), '2', [2]],
    ['a list of several', z.array(z.int()), '2, -3', [2, -3]],
    ['a list of texts', z.array(z.string()), ' a,b ', ['a', 'b']],
    ['a list or nothing', z.array(z.int()).nullable(), '2,3', [2, 3]],
    ['a list or a text', z.union([z.array(z.string()), z.string()]), 'a,b', 'a,b'],
    ['a list of truths', z.array(z.boolean()), ['true', false], [true, false]],
    ['a list of two sorts', z.tuple([z.int(), z.string()], z.boolean()), '1,2,true', [1, '2', true]],
  ])('%s is what it says', (_, schema, given, expected) => {
    expect(parseInput({ ...sample, input: z.strictObject({ x: schema }) }, { x: given })).toEqual({ x: expected })
  })
})
