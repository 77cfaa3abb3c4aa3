import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('persian', () => {
  expectDays(
    'Nowruz',
    'the calendar centre of the University of Tehran',
    { kind: 'persian', month: 'farvardin', day: 1 },
    ['2016-03-20', '2017-03-21', '2020-03-20', '2021-03-21', '2022-03-21', '2023-03-21', '2024-03-20', '2025-03-21'],
  )
  expectDays(
    'the eve of Yalda',
    'the calendar centre of the University of Tehran',
    { kind: 'persian', month: 'azar', day: 30 },
    ['2023-12-21', '2024-12-20'],
  )
  expectBothEnds({ kind: 'persian', month: 'farvardin', day: 1 })
})
