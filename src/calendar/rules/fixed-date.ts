/** The same Gregorian day every year. */
import { dayNumberOf, daysInMonth, yearsAround } from '../day.ts'
import { dayOfYear } from '../words.ts'
import { dayOfMonth, monthField } from './fields.ts'
import { ruleKind } from './rule-kind.ts'

/** A month and a day of the Gregorian calendar; 29 February falls in leap years only. Exact. */
export const fixedDate = ruleKind('fixed-date', {
  title: 'Fixed date',
  description: 'The same day of the Gregorian calendar every year, such as 15 August.',
  fields: { month: monthField(), day: dayOfMonth() },
  example: { month: 8, day: 15 },
  certainty: 'computed',
  days: ({ month, day }, span) =>
    yearsAround(span).flatMap((year) => (day <= daysInMonth(year, month) ? [dayNumberOf(year, month, day)] : [])),
  words: dayOfYear,
  problem: monthDayProblem,
})

/** Why a month and day are in no year at all: 30 February. */
export function monthDayProblem(date: { month: number; day: number }): string | null {
  const leapYear = 2000
  return date.day > daysInMonth(leapYear, date.month) ? `There is no ${dayOfYear(date)}.` : null
}
