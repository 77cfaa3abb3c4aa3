import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('coptic', () => {
  expectDays('Nayrouz', 'the calendar of the Coptic Orthodox Church', { kind: 'coptic', month: 'thout', day: 1 }, [
    '2019-09-12',
    '2020-09-11',
    '2021-09-11',
    '2022-09-11',
    '2023-09-12',
    '2024-09-11',
  ])
  expectDays('Theophany', 'the calendar of the Coptic Orthodox Church', { kind: 'coptic', month: 'tobi', day: 11 }, [
    '2021-01-19',
    '2023-01-19',
    '2024-01-20',
    '2025-01-19',
  ])
  expectBothEnds({ kind: 'coptic', month: 'thout', day: 1 })
})
