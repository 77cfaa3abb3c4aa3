import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('ethiopian', () => {
  expectDays('Enkutatash', 'the public holidays of Ethiopia', { kind: 'ethiopian', month: 'meskerem', day: 1 }, [
    '2019-09-12',
    '2020-09-11',
    '2021-09-11',
    '2022-09-11',
    '2023-09-12',
    '2024-09-11',
  ])
  expectDays('Timkat', 'the public holidays of Ethiopia', { kind: 'ethiopian', month: 'tir', day: 11 }, [
    '2020-01-20',
    '2021-01-19',
    '2022-01-19',
    '2023-01-19',
    '2024-01-20',
    '2025-01-19',
  ])
  expectDays('Meskel', 'the public holidays of Ethiopia', { kind: 'ethiopian', month: 'meskerem', day: 17 }, [
    '2022-09-27',
    '2023-09-28',
    '2024-09-27',
  ])
  expectDays(
    'the sixth day of Pagume, in leap years only,',
    'the Ethiopian calendar',
    { kind: 'ethiopian', month: 'pagume', day: 6 },
    ['2019-09-11', '2023-09-11'],
  )
  expectBothEnds({ kind: 'ethiopian', month: 'meskerem', day: 1 })
})
