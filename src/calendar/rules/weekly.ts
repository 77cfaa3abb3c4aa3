/** Every week. */
import { z } from 'zod'
import { type DayNumber, dateParts, namesOfWeekdays, plusDays } from '../day.ts'
import { dayOfYear, listInWords, titleCase } from '../words.ts'
import { type MonthDay, monthDay, weekdayName } from './fields.ts'
import { monthDayProblem } from './fixed-date.ts'
import { onOrBefore } from './nth-weekday.ts'
import { ruleKind } from './rule-kind.ts'
import { runsOver } from './season.ts'

/** One or more weekdays, all the year or within a season. Exact. */
export const weekly = ruleKind('weekly', {
  title: 'Weekly',
  description:
    'One or more weekdays of every week, all the year or within a season, such as Fridays from April to September.',
  fields: {
    weekdays: z.array(weekdayName()).min(1).max(7).describe('The weekdays, at least one.'),
    season: z
      .strictObject({ from: monthDay().describe('First day.'), to: monthDay().describe('Last day.') })
      .optional()
      .describe('The part of the year it is held in, both days included; absent means all the year.'),
  },
  example: { weekdays: ['friday'], season: { from: { month: 4, day: 1 }, to: { month: 9, day: 30 } } },
  certainty: 'computed',
  days: ({ weekdays, season }, { from, to }) => {
    const weeks = Math.ceil((to - from + 1) / 7)
    return [...new Set(weekdays)]
      .flatMap((weekday) =>
        Array.from({ length: weeks }, (_, week) => plusDays(onOrBefore(weekday, plusDays(from, 6)), 7 * week)),
      )
      .filter((day) => !season || isWithin(season, day))
  },
  words: ({ weekdays: chosen, season }) => {
    const names = namesOfWeekdays.filter((weekday) => chosen.includes(weekday)).map(titleCase)
    const weekly = names.length === 7 ? 'every day' : `every ${listInWords(names)}`
    return season ? `${weekly} from ${dayOfYear(season.from)} to ${dayOfYear(season.to)}` : weekly
  },
  problem: ({ season }) => (season ? (monthDayProblem(season.from) ?? monthDayProblem(season.to)) : null),
})

const isWithin = ({ from, to }: { from: MonthDay; to: MonthDay }, day: DayNumber) => {
  const parts = dateParts(day)
  const date = 100 * parts.month + parts.date
  const [first, last] = [100 * from.month + from.day, 100 * to.month + to.day]
  return runsOver(from, to) ? date >= first || date <= last : date >= first && date <= last
}
