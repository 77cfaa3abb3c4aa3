import { describe, expect, test } from 'vitest'
import { expectBothEnds } from '#test/expect-days.ts'
import { occurrences } from '../occurrences.ts'
import { calendarRuleSchema } from '../rule.ts'

const ramadan = {
  kind: 'span',
  from: { kind: 'islamic', month: 'ramadan', day: 1 },
  to: { kind: 'islamic', month: 'shawwal', day: 1 },
  includesLast: false,
} as const

describe('span', () => {
  test.each([
    ['2022-04-02', '2022-05-01'],
    ['2023-03-23', '2023-04-20'],
    ['2024-03-11', '2024-04-09'],
    ['2025-03-01', '2025-03-29'],
  ])('Ramadan of %s ends on %s by the Umm al-Qura calendar', (starts, ends) => {
    const year = Number(starts.slice(0, 4))
    expect(occurrences(calendarRuleSchema.parse(ramadan), `${year}-01-01`, `${year}-12-31`)).toEqual([
      { starts, ends, certainty: 'differs by place' },
    ])
  })
  test('Lent of the leap year 2024 is on from Ash Wednesday to Holy Saturday', () => {
    const lent = calendarRuleSchema.parse({
      kind: 'span',
      from: { kind: 'easter', church: 'western', offsetDays: -46 },
      to: { kind: 'easter', church: 'western', offsetDays: -1 },
    })
    const on = [{ starts: '2024-02-14', ends: '2024-03-30', certainty: 'computed' }]
    expect(occurrences(lent, '2024-03-01', '2024-03-01')).toEqual(on)
    expect(occurrences(lent, '2024-03-30', '2024-03-31')).toEqual(on)
    expect(occurrences(lent, '2024-03-31', '2024-04-01')).toEqual([])
  })
  expectBothEnds({
    kind: 'span',
    from: { kind: 'fixed-date', month: 11, day: 11 },
    to: { kind: 'easter', church: 'western', offsetDays: -47 },
  })
})
