import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('fixed-date', () => {
  expectDays('Independence Day of India', 'the Gazette of India', { kind: 'fixed-date', month: 8, day: 15 }, [
    '2020-08-15',
    '2021-08-15',
    '2022-08-15',
    '2023-08-15',
    '2024-08-15',
  ])
  expectDays(
    '29 February',
    'the Gregorian rule: 1900 and 2100 are common years',
    { kind: 'fixed-date', month: 2, day: 29 },
    ['2000-02-29', '2020-02-29', '2024-02-29', '2028-02-29', '2096-02-29'],
  )
  expectBothEnds({ kind: 'fixed-date', month: 12, day: 31 })
  expectBothEnds({ kind: 'fixed-date', month: 2, day: 29 }, 0, 0)
})
