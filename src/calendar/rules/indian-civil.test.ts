import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('indian-civil', () => {
  expectDays(
    '1 Chaitra',
    'the Rashtriya Panchang: 22 March, 21 in leap years',
    { kind: 'indian-civil', month: 'chaitra', day: 1 },
    ['2016-03-21', '2020-03-21', '2021-03-22', '2022-03-22', '2023-03-22', '2024-03-21', '2025-03-22'],
  )
  expectDays('1 Magha', 'the Rashtriya Panchang: 21 January', { kind: 'indian-civil', month: 'magha', day: 1 }, [
    '2023-01-21',
    '2024-01-21',
    '2025-01-21',
  ])
  expectBothEnds({ kind: 'indian-civil', month: 'chaitra', day: 1 })
})
