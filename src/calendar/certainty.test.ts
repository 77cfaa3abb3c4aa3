import { describe, expect, test } from 'vitest'
import { surenessOf } from './certainty.ts'
import { occurrences } from './occurrences.ts'
import { calendarRuleSchema, type OccurrenceOverride } from './rule.ts'
import { ruleKinds } from './rules/index.ts'

const sureness = (given: object, year: number, overrides: OccurrenceOverride[] = []) => {
  const rule = calendarRuleSchema.parse(given)
  const [first] = occurrences(rule, `${year}-01-01`, `${year}-12-31`, overrides)
  if (!first) throw new Error('It does not fall.')
  return surenessOf(rule, first, overrides)
}

describe('how sure a date is', () => {
  test('is told of every kind of rule, in a sentence', () => {
    for (const [kind, { example }] of Object.entries(ruleKinds)) {
      const { label, why } = sureness({ kind, ...example }, 2026)
      expect(['computed', 'published', 'about', 'differs by place'], kind).toContain(label)
      expect(why, kind).toMatch(/^[A-Z].+\.$/)
    }
  })

  test('fits the rule: the weather for a season, an almanac for a tithi, the sighted moon for an Islamic month', () => {
    const season = { kind: 'season', from: { month: 4, day: 1 }, to: { month: 5, day: 1 } }
    expect(sureness(season, 2026)).toMatchObject({ label: 'about', why: expect.stringContaining('weather') })
    const eid = { kind: 'islamic', month: 'shawwal', day: 1 }
    expect(sureness(eid, 2026)).toMatchObject({
      label: 'differs by place',
      why: expect.stringContaining('Saudi Arabia'),
    })
    // The day after is as sure as the day itself, and for the same reason.
    expect(sureness({ kind: 'offset', days: 1, of: eid }, 2026)).toEqual(sureness(eid, 2026))
    expect(sureness({ kind: 'fixed-date', month: 12, day: 25 }, 2026).label).toBe('computed')
  })

  test('names who published a date, who moved it and from when', () => {
    const parade = {
      kind: 'published',
      source: 'The city of Lisse',
      dates: [{ starts: '2026-04-18' }],
      otherwise: { kind: 'nth-weekday', nth: 'third', weekday: 'saturday', month: 4 },
    }
    expect(sureness(parade, 2026)).toEqual({ label: 'published', why: 'It is published by The city of Lisse.' })
    expect(sureness(parade, 2027)).toMatchObject({
      label: 'about',
      why: expect.stringContaining('Nobody has published'),
    })
    const moved = {
      of: '2026-03-20' as const,
      to: '2026-03-21' as const,
      source: 'The Supreme Court',
      note: 'No moon was seen.',
    }
    expect(sureness({ kind: 'islamic', month: 'shawwal', day: 1 }, 2026, [moved])).toEqual({
      label: 'announced',
      why: 'It is announced by The Supreme Court: by its rule it would begin on 2026-03-20. No moon was seen.',
    })
  })
})
