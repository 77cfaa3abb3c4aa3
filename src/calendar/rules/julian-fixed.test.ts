import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('julian-fixed', () => {
  expectDays(
    'Orthodox Christmas',
    'the calendar of the Russian Orthodox Church',
    { kind: 'julian-fixed', month: 12, day: 25 },
    ['1900-01-06', '1901-01-07', '2000-01-07', '2020-01-07', '2023-01-07', '2024-01-07', '2100-01-07', '2101-01-08'],
  )
  expectDays(
    'the Julian new year',
    'Serbian custom: 14 January until 2100',
    { kind: 'julian-fixed', month: 1, day: 1 },
    ['1900-01-13', '1901-01-14', '2020-01-14', '2024-01-14', '2101-01-15'],
  )
  expectDays(
    'Julian 29 February',
    'the Julian rule: 1900 and 2100 are leap years',
    { kind: 'julian-fixed', month: 2, day: 29 },
    ['1900-03-13', '2000-03-13', '2024-03-13', '2100-03-14'],
  )
  expectBothEnds({ kind: 'julian-fixed', month: 12, day: 25 })
})
