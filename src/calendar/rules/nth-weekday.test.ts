import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('nth-weekday', () => {
  expectDays(
    "Mother's Day",
    'US proclamations: the second Sunday of May',
    { kind: 'nth-weekday', nth: 'second', weekday: 'sunday', month: 5 },
    ['2020-05-10', '2021-05-09', '2022-05-08', '2023-05-14', '2024-05-12', '2025-05-11'],
  )
  expectDays(
    'Memorial Day',
    '5 U.S.C. 6103: the last Monday of May',
    { kind: 'nth-weekday', nth: 'last', weekday: 'monday', month: 5 },
    ['2020-05-25', '2021-05-31', '2022-05-30', '2023-05-29', '2024-05-27'],
  )
  expectDays(
    'Thanksgiving',
    '5 U.S.C. 6103: the fourth Thursday of November',
    { kind: 'nth-weekday', nth: 'fourth', weekday: 'thursday', month: 11 },
    ['2020-11-26', '2021-11-25', '2022-11-24', '2023-11-23', '2024-11-28'],
  )
  expectDays(
    'a fifth Thursday of February',
    'the Gregorian calendar: leap years that begin so',
    { kind: 'nth-weekday', nth: 'fifth', weekday: 'thursday', month: 2 },
    ['2024-02-29'],
  )
  expectBothEnds({ kind: 'nth-weekday', nth: 'first', weekday: 'monday', month: 1 })
  expectBothEnds({ kind: 'nth-weekday', nth: 'last', weekday: 'tuesday', month: 12 })
})
