import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('chinese', () => {
  expectDays('Chinese New Year', 'the Hong Kong Observatory tables', { kind: 'chinese', month: 1, day: 1 }, [
    '1985-02-20',
    '2007-02-18',
    '2019-02-05',
    '2020-01-25',
    '2021-02-12',
    '2022-02-01',
    '2023-01-22',
    '2024-02-10',
    '2025-01-29',
    '2026-02-17',
    '2027-02-06',
    '2030-02-03',
    '2034-02-19',
  ])
  expectDays('the Mid-Autumn Festival', 'the Hong Kong Observatory tables', { kind: 'chinese', month: 8, day: 15 }, [
    '2020-10-01',
    '2021-09-21',
    '2022-09-10',
    '2023-09-29',
    '2024-09-17',
    '2025-10-06',
  ])
  expectDays(
    'the leap second month of 2023',
    'the Hong Kong Observatory tables',
    { kind: 'chinese', month: 2, day: 1, isLeapMonth: true },
    ['2023-03-22'],
  )
  expectDays(
    'the leap eleventh month of 2033',
    'GB/T 33661-2017',
    { kind: 'chinese', month: 11, day: 1, isLeapMonth: true },
    ['2033-12-22'],
  )
  expectBothEnds({ kind: 'chinese', month: 1, day: 1 })
})
