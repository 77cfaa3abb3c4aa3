import { describe, expect, test } from 'vitest'
import { expectBothEnds } from '#test/expect-days.ts'
import { nextOccurrence, occurrences, ruleProblem } from '../occurrences.ts'
import { calendarRuleSchema } from '../rule.ts'

const source = 'Oficina de turismo de Pamplona'
const sanFermin = {
  kind: 'published',
  source,
  dates: [
    { starts: '2022-07-06', ends: '2022-07-14' },
    { starts: '2023-07-06', ends: '2023-07-14' },
    { starts: '2024-07-06', ends: '2024-07-14', source: 'Boletín Oficial' },
  ],
  otherwise: { kind: 'fixed-date', month: 7, day: 6 },
  durationDays: 9,
} as const

describe('published', () => {
  test('gives the published days with their source, each its own where it has one', () => {
    expect(occurrences(calendarRuleSchema.parse(sanFermin), '2023-07-14', '2024-07-06')).toEqual([
      { starts: '2023-07-06', ends: '2023-07-14', certainty: 'published', source },
      { starts: '2024-07-06', ends: '2024-07-14', certainty: 'published', source: 'Boletín Oficial' },
    ])
  })
  test('computes the years nobody has published, and calls them approximate', () => {
    expect(nextOccurrence(calendarRuleSchema.parse(sanFermin), '2024-07-15')).toEqual({
      starts: '2025-07-06',
      ends: '2025-07-14',
      certainty: 'approximate',
    })
  })
  test('without a rule for them, other years have no day', () => {
    const { otherwise: _, ...alone } = sanFermin
    expect(nextOccurrence(calendarRuleSchema.parse(alone), '2024-07-15')).toBeNull()
  })
  test.each([
    [[{ starts: '2024-07-06', ends: '2024-07-01' }], 'end before they start'],
    [[{ starts: '2024-07-06' }, { starts: '2024-07-06' }], 'published twice'],
    [[{ starts: '2022-07-06', ends: '2024-07-06' }], 'longer than 400 days'],
  ])('a table out of order is a problem', (dates, reason) => {
    expect(ruleProblem(calendarRuleSchema.parse({ kind: 'published', source, dates }))).toContain(reason)
  })
  test('a day that is in no calendar is refused', () => {
    expect(calendarRuleSchema.safeParse({ kind: 'published', source, dates: [{ starts: '2023-02-29' }] }).success).toBe(
      false,
    )
  })
  expectBothEnds(sanFermin)
})
