import { describe, expect, test } from 'vitest'
import { expectBothEnds } from '#test/expect-days.ts'
import type { Day } from '../day.ts'
import { occurrences } from '../occurrences.ts'
import { calendarRuleSchema } from '../rule.ts'

const on = (from: object, to: object, first: Day, last: Day) =>
  occurrences(calendarRuleSchema.parse({ kind: 'season', from, to }), first, last).map(({ starts, ends }) => [
    starts,
    ends,
  ])

describe('season', () => {
  test('runs from its first to its last day within a year', () => {
    expect(on({ month: 3, day: 20 }, { month: 5, day: 10 }, '2024-01-01', '2026-12-31')).toEqual([
      ['2024-03-20', '2024-05-10'],
      ['2025-03-20', '2025-05-10'],
      ['2026-03-20', '2026-05-10'],
    ])
  })
  test('runs over the new year, and is on in January', () => {
    expect(on({ month: 12, day: 1 }, { month: 2, day: 29 }, '2024-01-15', '2025-01-15')).toEqual([
      ['2023-12-01', '2024-02-29'],
      ['2024-12-01', '2025-02-28'],
    ])
  })
  test('of one day is that day', () => {
    expect(on({ month: 6, day: 1 }, { month: 6, day: 1 }, '2024-01-01', '2024-12-31')).toEqual([
      ['2024-06-01', '2024-06-01'],
    ])
  })
  expectBothEnds({ kind: 'season', from: { month: 12, day: 20 }, to: { month: 1, day: 6 } })
})
