import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('vietnamese', () => {
  expectDays(
    'T\u1ebft',
    'the tables of H\u1ed3 Ng\u1ecdc \u0110\u1ee9c, with the divergences from China of 1985, 2007 and 2030',
    { kind: 'vietnamese', month: 1, day: 1 },
    ['1985-01-21', '2007-02-17', '2020-01-25', '2021-02-12', '2023-01-22', '2024-02-10', '2025-01-29', '2030-02-02'],
  )
  expectBothEnds({ kind: 'vietnamese', month: 1, day: 1 })
})
