/** The n-th, or last, weekday of a Gregorian month. */
import { z } from 'zod'
import {
  type DayNumber,
  dayNumberOf,
  daysInMonth,
  namesOfWeekdays,
  plusDays,
  type Weekday,
  weekdayNumber,
  yearsAround,
} from '../day.ts'
import { monthName, titleCase } from '../words.ts'
import { monthField, weekdayName } from './fields.ts'
import { ruleKind } from './rule-kind.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'last'] as const

/** "The second Sunday of May". A fifth weekday falls only in the years that have it. Exact. */
export const nthWeekday = ruleKind('nth-weekday', {
  title: 'Weekday of a month',
  description: 'The first to fifth, or the last, of a weekday in a month, such as the second Sunday of May.',
  fields: {
    nth: z.enum(places).describe('Which of them: `first` to `fifth`, or `last`. A fifth is not in every year.'),
    weekday: weekdayName(),
    month: monthField(),
  },
  example: { nth: 'second', weekday: 'sunday', month: 5 },
  certainty: 'computed',
  days: ({ nth, weekday, month }, span) =>
    yearsAround(span).flatMap((year) => {
      const length = daysInMonth(year, month)
      if (nth === 'last') return [onOrBefore(weekday, dayNumberOf(year, month, length))]
      const day = plusDays(onOrBefore(weekday, dayNumberOf(year, month, 7)), 7 * places.indexOf(nth))
      return day < dayNumberOf(year, month, 1) + length ? [day] : []
    }),
  words: ({ nth, weekday, month }) => `the ${nth} ${titleCase(weekday)} of ${monthName(month)}`,
})

/** The latest of these weekdays on or before the day. */
export function onOrBefore(weekday: Weekday, day: DayNumber): DayNumber {
  return plusDays(day, -((weekdayNumber(day) - 1 - namesOfWeekdays.indexOf(weekday) + 7) % 7))
}
