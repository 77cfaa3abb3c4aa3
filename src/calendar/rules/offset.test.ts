import { describe, expect, test } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'
import { occurrences } from '../occurrences.ts'
import { calendarRuleSchema } from '../rule.ts'

describe('offset', () => {
  expectDays(
    'the day after Thanksgiving',
    '5 U.S.C. 6103 and custom',
    { kind: 'offset', days: 1, of: { kind: 'nth-weekday', nth: 'fourth', weekday: 'thursday', month: 11 } },
    ['2020-11-27', '2021-11-26', '2022-11-25', '2023-11-24', '2024-11-29'],
  )
  expectDays(
    'the eve of Chinese New Year',
    'the Hong Kong Observatory tables',
    { kind: 'offset', days: -1, of: { kind: 'chinese', month: 1, day: 1 } },
    ['2020-01-24', '2021-02-11', '2022-01-31', '2023-01-21', '2024-02-09'],
  )
  expectDays(
    'Holi, the day after the full moon of Phalguna in the afternoon,',
    'the gazetted holidays of India',
    {
      kind: 'offset',
      days: 1,
      of: { kind: 'hindu-lunisolar', month: 'phalguna', paksha: 'shukla', tithi: 15, hour: 'aparahna', both: 'second' },
    },
    [
      '2015-03-06',
      '2016-03-24',
      '2017-03-13',
      '2018-03-02',
      '2019-03-21',
      '2020-03-10',
      '2021-03-29',
      '2022-03-18',
      '2023-03-08',
      '2024-03-25',
      '2025-03-14',
      '2026-03-04',
    ],
  )
  expectBothEnds({ kind: 'offset', days: -10, of: { kind: 'fixed-date', month: 1, day: 5 } })

  test('is as sure as the rule it counts from', () => {
    const rule = calendarRuleSchema.parse({
      kind: 'offset',
      days: 1,
      of: { kind: 'islamic', month: 'shawwal', day: 1 },
    })
    expect(occurrences(rule, '2024-01-01', '2024-12-31')).toEqual([
      { starts: '2024-04-11', ends: '2024-04-11', certainty: 'differs by place' },
    ])
  })
})
