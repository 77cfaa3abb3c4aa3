import { describe } from 'vitest'
import { expectBothEnds, expectDays } from '#test/expect-days.ts'

describe('weekly', () => {
  expectDays(
    'the Alkmaar cheese market of Fridays in April',
    'the rule as written',
    { kind: 'weekly', weekdays: ['friday'], season: { from: { month: 4, day: 1 }, to: { month: 4, day: 30 } } },
    ['2024-04-05', '2024-04-12', '2024-04-19', '2024-04-26', '2025-04-04', '2025-04-11', '2025-04-18', '2025-04-25'],
  )
  expectDays(
    'a market of Mondays and Thursdays at the end of February',
    'the rule as written, with 29 February',
    {
      kind: 'weekly',
      weekdays: ['thursday', 'monday'],
      season: { from: { month: 2, day: 26 }, to: { month: 2, day: 29 } },
    },
    ['2024-02-26', '2024-02-29', '2025-02-27', '2026-02-26'],
  )
  expectBothEnds({ kind: 'weekly', weekdays: ['sunday'] }, 52, 52)
})
