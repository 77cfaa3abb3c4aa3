import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('weekday-near-date', () => {
  expectDays(
    'Victoria Day',
    'the Holidays Act of Canada: the Monday before 25 May',
    { kind: 'weekday-near-date', weekday: 'monday', relation: 'before', month: 5, day: 25 },
    ['2020-05-18', '2021-05-24', '2022-05-23', '2023-05-22', '2024-05-20', '2025-05-19'],
  )
  expectDays(
    'Advent Sunday',
    'the Roman calendar: the Sunday nearest 30 November',
    { kind: 'weekday-near-date', weekday: 'sunday', relation: 'nearest', month: 11, day: 30 },
    ['2020-11-29', '2021-11-28', '2022-11-27', '2023-12-03', '2024-12-01'],
  )
  expectDays(
    'Midsummer Eve',
    'the Swedish almanac: the Friday on or after 19 June',
    { kind: 'weekday-near-date', weekday: 'friday', relation: 'on-or-after', month: 6, day: 19 },
    ['2020-06-19', '2021-06-25', '2022-06-24', '2023-06-23', '2024-06-21'],
  )
  expectDays(
    'Election Day',
    '2 U.S.C. 7: the Tuesday after 1 November',
    { kind: 'weekday-near-date', weekday: 'tuesday', relation: 'after', month: 11, day: 1 },
    ['2016-11-08', '2020-11-03', '2022-11-08', '2024-11-05'],
  )
  expectDays(
    'Repentance Day',
    'the law of Saxony: the Wednesday before 23 November',
    { kind: 'weekday-near-date', weekday: 'wednesday', relation: 'on-or-before', month: 11, day: 22 },
    ['2020-11-18', '2022-11-16', '2023-11-22', '2024-11-20'],
  )
  expectBothEnds({ kind: 'weekday-near-date', weekday: 'sunday', relation: 'nearest', month: 6, day: 30 })
})
