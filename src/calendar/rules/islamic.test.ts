import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('islamic', () => {
  expectDays('Eid al-Fitr', 'the Umm al-Qura calendar, twice in 2000', { kind: 'islamic', month: 'shawwal', day: 1 }, [
    '2000-01-08',
    '2000-12-27',
    '2021-05-13',
    '2022-05-02',
    '2023-04-21',
    '2024-04-10',
    '2025-03-30',
    '2026-03-20',
  ])
  expectDays('1 Ramadan', 'the Umm al-Qura calendar', { kind: 'islamic', month: 'ramadan', day: 1 }, [
    '2022-04-02',
    '2023-03-23',
    '2024-03-11',
    '2025-03-01',
  ])
  expectDays('Eid al-Adha', 'the Umm al-Qura calendar', { kind: 'islamic', month: 'dhu-al-hijjah', day: 10 }, [
    '2022-07-09',
    '2023-06-28',
    '2024-06-16',
    '2025-06-06',
  ])
  expectBothEnds({ kind: 'islamic', month: 'shawwal', day: 1 })
})
