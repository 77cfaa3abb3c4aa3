/** The same day of the Julian calendar every year. */
import { type DayNumber, dayNumberOf, plusDays, yearsAround } from '../day.ts'
import { dayOfYear } from '../words.ts'
import { dayOfMonth, monthField } from './fields.ts'
import { monthDayProblem } from './fixed-date.ts'
import { ruleKind } from './rule-kind.ts'

/** A month and a day of the Julian calendar, 12 to 14 days behind the Gregorian in this range. Exact. */
export const julianFixed = ruleKind('julian-fixed', {
  title: 'Fixed date, Julian calendar',
  description: 'The same day of the Julian calendar every year, such as Orthodox Christmas, Julian 25 December.',
  fields: {
    month: monthField().describe('Month of the Julian calendar, 1 (January) to 12.'),
    day: dayOfMonth().describe('Day of the Julian month, 1 to 31.'),
  },
  example: { month: 12, day: 25 },
  certainty: 'computed',
  days: ({ month, day }, span) =>
    yearsAround(span).flatMap((year) =>
      month === 2 && day === 29 && year % 4 !== 0 ? [] : [julianDayNumber(year, month, day)],
    ),
  words: (rule) => `${dayOfYear(rule)} in the Julian calendar`,
  problem: monthDayProblem,
})

/** The integer of a Julian calendar date; a day past the month's end runs on. Exact after the year 0. */
export function julianDayNumber(year: number, month: number, day: number): DayNumber {
  const marchYear = month > 2 ? year : year - 1
  const daysBehind = Math.floor(marchYear / 100) - Math.floor(marchYear / 400) - 2
  return plusDays(dayNumberOf(marchYear, month > 2 ? month : month + 12, day), daysBehind)
}
