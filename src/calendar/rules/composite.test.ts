import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { DayNumber } from '../day.ts'
import { partsOfKinds } from './composite.ts'
import { type Certainty, ruleKind, type Start } from './rule-kind.ts'

const givenDays: (DayNumber | Start)[] = []

const parts = partsOfKinds({
  given: ruleKind('given', {
    title: 'Given days',
    description: 'Days that a test gives.',
    fields: { name: z.string() },
    example: { name: 'a' },
    certainty: 'computed',
    days: () => givenDays,
    words: ({ name }) => `as ${name} says`,
  }),
  long: ruleKind('long', {
    title: 'Long days',
    description: 'Days that last.',
    fields: {},
    example: {},
    certainty: 'approximate',
    days: () => givenDays,
    words: () => 'long',
    problem: ({ durationDays }) => (durationDays > 50 ? 'It is too long.' : null),
    longestDays: () => 77,
  }),
})

const rule = (kind: 'given' | 'long', more: { certainty?: Certainty; durationDays?: number } = {}) =>
  parts.schema.parse(kind === 'given' ? { kind, name: 'Ada', ...more } : { kind, ...more })

/** A start as a kind finds it, with its days as plain numbers. */
type Found = Omit<Start, 'starts' | 'ends'> & { starts: number; ends?: number }

const startsOf = (days: readonly (number | Found)[], parsedRule = rule('given')) => {
  givenDays.splice(0, givenDays.length, ...(days as (DayNumber | Start)[]))
  return parts.starts(parsedRule, { from: 10 as DayNumber, to: 20 as DayNumber })
}

describe('what a kind of rule finds', () => {
  it('is given in order, from the first day that is asked for to the last', () => {
    expect(startsOf([21, 20, 12, 9, 10]).map(({ starts }) => starts)).toEqual([10, 12, 20])
  })

  it('is given once where it is found twice', () => {
    expect(startsOf([12, 12, { starts: 12 }])).toHaveLength(1)
  })

  it('is as sure as its kind', () => {
    expect(startsOf([12])).toEqual([{ starts: 12, certainty: 'computed' }])
    expect(startsOf([12], rule('long'))).toEqual([{ starts: 12, certainty: 'approximate' }])
  })

  it('is as sure as the rule says, unless the day itself says otherwise', () => {
    const near = rule('given', { certainty: 'differs by place' })
    expect(startsOf([12, { starts: 13, certainty: 'published', source: 'The town', ends: 15 }], near)).toEqual([
      { starts: 12, certainty: 'differs by place' },
      { starts: 13, certainty: 'published', source: 'The town', ends: 15 },
    ])
  })
})

describe('a rule of a table', () => {
  it('is read by its kind, and by that alone', () => {
    expect(rule('given')).toEqual({ kind: 'given', name: 'Ada', durationDays: 1 })
    for (const wrong of [
      { kind: 'other', name: 'a' },
      { kind: 'given' },
      { kind: 'given', name: 'a', more: 1 },
      { kind: 'long', durationDays: 0 },
      { kind: 'long', durationDays: 401 },
      { kind: 'long', durationDays: 1.5 },
    ])
      expect(parts.schema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
  })

  it('is told in the words of its kind', () => {
    expect([parts.words(rule('given')), parts.words(rule('long'))]).toEqual(['as Ada says', 'long'])
  })

  it('has the problem that its kind finds, and none where it looks for none', () => {
    expect(parts.problem(rule('long', { durationDays: 51 }))).toBe('It is too long.')
    expect(parts.problem(rule('long'))).toBeNull()
    expect(parts.problem(rule('given', { durationDays: 51 }))).toBeNull()
  })

  it('lasts as long as it says, or as its kind may', () => {
    expect(parts.longestDays(rule('given', { durationDays: 5 }))).toBe(5)
    expect(parts.longestDays(rule('long', { durationDays: 5 }))).toBe(77)
  })
})

it('a table of no kind is refused', () => {
  expect(() => partsOfKinds({})).toThrow('at least one')
})
