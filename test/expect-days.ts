/** What the test of every rule kind does: days typed by hand from a named source, and both ends of the range. */
import { expect, test } from 'vitest'
import { occurrences } from '#src/calendar/occurrences.ts'
import { type CalendarRule, calendarRuleSchema } from '#src/calendar/rule.ts'

/** A rule as an editor enters it, before defaults. */
type Entered = { kind: CalendarRule['kind'] } & Record<string, unknown>

/** The first days of a rule within a Gregorian year. */
export const startsIn = (rule: Entered, year: number): string[] =>
  occurrences(calendarRuleSchema.parse(rule), `${year}-01-01`, `${year}-12-31`)
    .map(({ starts }) => starts)
    .filter((day) => day.startsWith(`${year}`))

/**
 * Registers a test: in each year of the days, the rule starts on exactly those. The source is named in the test's
 * title.
 */
export const expectDays = (what: string, source: string, rule: Entered, days: string[]) =>
  test(`${what} falls as in ${source}`, () => {
    const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))]
    expect(years.flatMap((year) => startsIn(rule, year))).toEqual(days)
  })

/** Registers a test: the rule falls so many times, by default once, in the first and in the last year of the range. */
export const expectBothEnds = (rule: Entered, timesIn1900 = 1, timesIn2199 = 1) =>
  test('falls at both ends of the range', () => {
    expect(startsIn(rule, 1900)).toHaveLength(timesIn1900)
    expect(startsIn(rule, 2199)).toHaveLength(timesIn2199)
  })
