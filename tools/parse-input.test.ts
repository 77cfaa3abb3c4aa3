import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { OctavoError, type ParameterError } from '#src/errors.ts'
import { country, isoDay, limit } from './inputs.ts'
import { parseInput } from './parse-input.ts'
import { tool } from './tool.ts'

const sample = tool({
  kind: 'sample',
  description: 'A sample.',
  input: z.strictObject({
    term: z.string(),
    color: z.enum(['red', 'blue']).optional(),
    tagged: z.boolean().optional(),
    date: isoDay('A day.'),
    country: country('A country.').optional(),
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
