import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('korean', () => {
  expectDays(
    'Seollal',
    'the tables of the Korea Astronomy and Space Science Institute',
    { kind: 'korean', month: 1, day: 1 },
    [
      '1997-02-08',
      '2020-01-25',
      '2021-02-12',
      '2022-02-01',
      '2023-01-22',
      '2024-02-10',
      '2025-01-29',
      '2026-02-17',
      '2027-02-07',
      '2028-01-27',
    ],
  )
  expectDays(
    'Chuseok',
    'the tables of the Korea Astronomy and Space Science Institute',
    { kind: 'korean', month: 8, day: 15 },
    ['2020-10-01', '2021-09-21', '2022-09-10', '2023-09-29', '2024-09-17', '2025-10-06'],
  )
  expectBothEnds({ kind: 'korean', month: 1, day: 1 })
})
