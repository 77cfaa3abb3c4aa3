import { describe, expect, test } from 'vitest'
import {
  nextOccurrence,
  occurrences,
  overrideFault,
  overrideProblem,
  ruleProblem,
  type TypedOverride,
  withOverrides,
} from './occurrences.ts'
import { calendarRuleSchema, isApproximate, type OccurrenceOverride, occurrenceOverride } from './rule.ts'

const fixed = (month: number, day: number, durationDays = 1) =>
  calendarRuleSchema.parse({ kind: 'fixed-date', month, day, durationDays })

const starts = (days: { starts: string }[]) => days.map((one) => one.starts)

describe('occurrences', () => {
  test('one begun in December is still on in January', () => {
    const twelfthNight = fixed(12, 25, 12)
    const on = [{ starts: '2023-12-25', ends: '2024-01-05', certainty: 'computed' }]
    expect(occurrences(twelfthNight, '2024-01-01', '2024-01-01')).toEqual(on)
    expect(occurrences(twelfthNight, '2024-01-05', '2024-01-10')).toEqual(on)
    expect(occurrences(twelfthNight, '2024-01-06', '2024-01-10')).toEqual([])
  })
  test('a lunar day can fall twice in a year, or not at all', () => {
    const mawlid = calendarRuleSchema.parse({ kind: 'islamic', month: 'rabi-al-awwal', day: 12 })
    expect(starts(occurrences(mawlid, '2015-01-01', '2015-12-31'))).toHaveLength(2)
    const hanukkahEnd = calendarRuleSchema.parse({ kind: 'hebrew', month: 'tevet', day: 10 })
    expect(starts(occurrences(hanukkahEnd, '2019-01-01', '2019-12-31'))).toEqual([])
  })
  test('both ends of the range are answered', () => {
    expect(starts(occurrences(fixed(1, 1), '1900-01-01', '1900-01-01'))).toEqual(['1900-01-01'])
    expect(starts(occurrences(fixed(12, 31), '2199-12-31', '2199-12-31'))).toEqual(['2199-12-31'])
  })
  test('a rule may say that its days are only near', () => {
    const bloom = calendarRuleSchema.parse({ kind: 'fixed-date', month: 4, day: 1, certainty: 'approximate' })
    expect(occurrences(bloom, '2024-01-01', '2024-12-31').every(isApproximate)).toBe(true)
  })
})

describe('nextOccurrence', () => {
  test('what is on now counts', () => {
    expect(nextOccurrence(fixed(12, 25, 12), '2024-01-02')?.starts).toBe('2023-12-25')
  })
  test('29 February is found across the eight years around 2100', () => {
    expect(nextOccurrence(fixed(2, 29), '2096-03-01')?.starts).toBe('2104-02-29')
  })
  test('nothing starts after the last day of the range', () => {
    expect(nextOccurrence(fixed(1, 1), '2199-12-31')).toBeNull()
  })
  test('a rule that cannot fall has none', () => {
    expect(nextOccurrence(fixed(2, 30), '2024-01-01')).toBeNull()
  })
})

describe('overrides', () => {
  const eid = calendarRuleSchema.parse({ kind: 'islamic', month: 'shawwal', day: 1, durationDays: 3 })
  const aDayLater: OccurrenceOverride = { of: '2024-04-10', to: '2024-04-11', source: 'Ruet-e-Hilal Committee' }
  const moved = { starts: '2024-04-11', ends: '2024-04-13', certainty: 'published', source: 'Ruet-e-Hilal Committee' }

  test('an announcement moves one occurrence, keeps its length and makes it published', () => {
    expect(occurrences(eid, '2024-01-01', '2024-12-31', [aDayLater])).toEqual([moved])
  })
  test('one moved into a window is found there, and no longer where it was', () => {
    expect(occurrences(eid, '2024-04-13', '2024-04-20', [aDayLater])).toEqual([moved])
    expect(occurrences(eid, '2024-04-10', '2024-04-10', [aDayLater])).toEqual([])
    const toNovember: OccurrenceOverride = { of: '2024-04-10', to: '2024-11-01', ends: '2024-11-01' }
    expect(starts(occurrences(eid, '2024-10-15', '2024-11-15', [toNovember]))).toEqual(['2024-11-01'])
  })
  test('a cancelled occurrence is gone, and the next one follows', () => {
    const cancelled: OccurrenceOverride = { of: '2024-04-10', to: null }
    expect(occurrences(eid, '2024-01-01', '2024-12-31', [cancelled])).toEqual([])
    expect(nextOccurrence(eid, '2024-01-01', [cancelled])?.starts).toBe('2025-03-30')
  })
  test('an override of no occurrence changes nothing, and says so', () => {
    const stray: OccurrenceOverride = { of: '2024-04-09', to: '2024-04-20' }
    expect(occurrences(eid, '2024-01-01', '2024-12-31', [stray])).toEqual(occurrences(eid, '2024-01-01', '2024-12-31'))
    expect(overrideProblem(eid, stray)).toBe('By its rule, nothing starts on 2024-04-09.')
    expect(overrideProblem(eid, aDayLater)).toBeNull()
  })
  test('moved occurrences are in the order of their new days', () => {
    const two = occurrences(eid, '2024-01-01', '2025-12-31')
    expect(starts(withOverrides(two, [{ of: '2024-04-10', to: '2025-12-01' }]))).toEqual(['2025-03-30', '2025-12-01'])
  })
  test('who types one is told what of it makes no sense beside the rule and the other rows', () => {
    const faultOf = (...typed: TypedOverride[]) => overrideFault(eid, typed, typed.length - 1)
    expect(faultOf({ of: '2024-04-10', to: '2024-04-11', ends: '2024-04-13' })).toBeNull()
    expect(faultOf({ of: '2024-04-10', to: null })).toBeNull()
    expect(faultOf({ of: '', to: '2024-04-11' })).toBeNull()
    expect(faultOf({ of: '2024-04-11', to: '2024-04-11' })).toEqual({
      field: 'of',
      message: 'By its rule, nothing starts on 2024-04-11; 2024-04-10 is the nearest.',
    })
    expect(faultOf({ of: '2024-04-10' }, { of: '2024-04-10' })).toMatchObject({ field: 'of' })
    expect(faultOf({ of: '2024-04-10', to: '2025-04-01' })).toEqual({
      field: 'to',
      message: 'By its rule it falls on 2025-03-30 too: move that one instead.',
    })
    expect(faultOf({ of: '2024-04-10', to: '2023-04-01' })).toMatchObject({ field: 'to' })
    expect(faultOf({ of: '2024-04-10', to: '2024-04-11', ends: '2024-04-10' })).toMatchObject({ field: 'ends' })
    expect(faultOf({ of: '2024-04-10', to: null, ends: '2024-04-12' })).toMatchObject({ field: 'ends' })
  })
  test('an announcement that ends before it starts is refused', () => {
    expect(occurrenceOverride.safeParse({ of: '2024-04-10', to: '2024-04-11', ends: '2024-04-10' }).success).toBe(false)
  })
})

describe('ruleProblem', () => {
  test.each([
    [{ kind: 'fixed-date', month: 2, day: 30 }, 'There is no 30 February.'],
    [{ kind: 'weekday-near-date', weekday: 'monday', relation: 'after', month: 4, day: 31 }, 'There is no 31 April.'],
    [{ kind: 'offset', days: 1, of: { kind: 'fixed-date', month: 6, day: 31 } }, 'There is no 31 June.'],
    [{ kind: 'hebrew', month: 'elul', day: 30 }, 'Elul has at most 29 days.'],
    [
      { kind: 'balinese-pawukon', wuku: 'sinta', weekday: 'sunday', pancawara: 'kliwon' },
      'No day of the 210 is all of these at once.',
    ],
  ])('%j is refused with its reason', (rule, reason) => {
    expect(ruleProblem(calendarRuleSchema.parse(rule))).toBe(reason)
  })
  test('29 February and a fifth weekday are no problem', () => {
    expect(ruleProblem(fixed(2, 29))).toBeNull()
    expect(
      ruleProblem(calendarRuleSchema.parse({ kind: 'nth-weekday', nth: 'fifth', weekday: 'sunday', month: 2 })),
    ).toBeNull()
  })
})
