/** A span of the year, from one month and day to another. */
import { z } from 'zod'
import { dayNumberOf, daysInMonth, yearsAround } from '../day.ts'
import { dayOfYear } from '../words.ts'
import { type MonthDay, monthDay } from './fields.ts'
import { monthDayProblem } from './fixed-date.ts'
import { ruleKind } from './rule-kind.ts'

/**
 * From a day to a day of every year, past the year's end when `to` is earlier. 29 February means the end of February.
 * Exact as written.
 */
export const season = ruleKind('season', {
  title: 'Season',
  description: 'Every year from one day to another, such as 20 March to 10 May; it may run over the new year.',
  fields: {
    from: monthDay().describe('The first day of the season.'),
    to: monthDay().describe(
      'The last day of the season; earlier in the year than `from` when it runs over the new year.',
    ),
    hemisphere: z
      .enum(['north', 'south'])
      .optional()
      .describe('The hemisphere whose season it is; a note for readers that moves no day.'),
  },
  example: { from: { month: 3, day: 20 }, to: { month: 5, day: 10 }, hemisphere: 'north' },
  certainty: 'approximate',
  days: ({ from, to }, span) =>
    yearsAround(span).map((year) => ({
      starts: clampedDay(year, from),
      ends: clampedDay(runsOver(from, to) ? year + 1 : year, to),
    })),
  words: ({ from, to, hemisphere }) =>
    `from ${dayOfYear(from)} to ${dayOfYear(to)}${hemisphere ? ` in the ${hemisphere}ern hemisphere` : ''}`,
  problem: ({ from, to }) => monthDayProblem(from) ?? monthDayProblem(to),
  longestDays: () => 366,
})

/** Whether a season that begins at `from` ends in the next year. */
export function runsOver(from: MonthDay, to: MonthDay): boolean {
  return to.month < from.month || (to.month === from.month && to.day < from.day)
}

const clampedDay = (year: number, { month, day }: MonthDay) =>
  dayNumberOf(year, month, Math.min(day, daysInMonth(year, month)))
