import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('moon-phase', () => {
  expectDays('every full moon', 'the US Naval Observatory tables', { kind: 'moon-phase', phase: 'full' }, [
    '2023-01-06',
    '2023-02-05',
    '2023-03-07',
    '2023-04-06',
    '2023-05-05',
    '2023-06-04',
    '2023-07-03',
    '2023-08-01',
    '2023-08-31',
    '2023-09-29',
    '2023-10-28',
    '2023-11-27',
    '2023-12-27',
  ])
  expectDays(
    'the first full moon of May',
    'the US Naval Observatory tables',
    { kind: 'moon-phase', phase: 'full', onOrAfter: { month: 5, day: 1 } },
    ['2020-05-07', '2022-05-16', '2023-05-05', '2024-05-23', '2025-05-12', '2026-05-01'],
  )
  expectDays(
    'the second full moon of August 2023',
    'the US Naval Observatory tables',
    { kind: 'moon-phase', phase: 'full', onOrAfter: { month: 8, day: 1 }, nth: 2 },
    ['2023-08-31'],
  )
  expectDays(
    'the new moon of the eclipse',
    'the US Naval Observatory tables',
    { kind: 'moon-phase', phase: 'new', onOrAfter: { month: 4, day: 1 } },
    ['2024-04-08'],
  )
  expectBothEnds({ kind: 'moon-phase', phase: 'new', onOrAfter: { month: 12, day: 1 } })
  expectBothEnds({ kind: 'moon-phase', phase: 'full' }, 12, 12)
})
