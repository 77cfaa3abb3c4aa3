/** What the kinds converted by Temporal share: Islamic, Hebrew, Persian, Ethiopian, Coptic and Indian civil. */
import { Temporal } from 'temporal-polyfill/full'
import { z } from 'zod'
import { type DayNumber, dayNumberOf, toDay } from '../day.ts'
import { memo } from '../memo.ts'
import { type Certainty, ruleKind } from './rule-kind.ts'

/**
 * A calendar of Temporal as a kind: its CLDR identifier, and its months by their common English names with Temporal's
 * month codes.
 */
type TemporalCalendar<Month extends string> = {
  calendar: string
  name: string
  description: string
  months: Record<Month, { code: string; name: string; days: number }>
  example: { month: NoInfer<Month>; day: number }
  certainty: Certainty
}

/** A kind for a month and a day of such a calendar. A day a year does not have does not fall in it. */
export const temporalKind = <const Kind extends string, const Month extends string>(
  kind: Kind,
  { calendar, name, description, months, example, certainty }: TemporalCalendar<Month>,
) => {
  const monthNames = Object.keys(months) as [Month, ...Month[]]
  const longest = Math.max(...monthNames.map((month) => months[month].days))
  return ruleKind(kind, {
    title: `${name} calendar`,
    description,
    fields: {
      month: z.enum(monthNames).describe(`Month of the ${name} calendar.`),
      day: z.int().min(1).max(longest).describe(`Day of the month, 1 to ${longest}.`),
    },
    example,
    certainty,
    days: ({ month, day }, { from, to }) => {
      const first = yearOf(calendar, from) - 1
      const years = Array.from({ length: yearOf(calendar, to) + 2 - first }, (_, index) => first + index)
      return years.flatMap((year) => dayIn(calendar, year, months[month].code, day))
    },
    words: ({ month, day }) => `${day} ${months[month].name} in the ${name} calendar`,
    problem: ({ month, day }) =>
      day > months[month].days ? `${months[month].name} has at most ${months[month].days} days.` : null,
  })
}

const yearOf = (calendar: string, day: DayNumber): number =>
  Temporal.PlainDate.from(toDay(day)).withCalendar(calendar).year

/** The day in that calendar's year, or none when the year lacks it. */
const dayIn = memo(20_000, (calendar: string, year: number, monthCode: string, day: number): DayNumber[] => {
  try {
    const inCalendar = Temporal.PlainDate.from({ calendar, year, monthCode, day }, { overflow: 'reject' })
    const { year: isoYear, month, day: date } = inCalendar.withCalendar('iso8601')
    return [dayNumberOf(isoYear, month, date)]
  } catch (error) {
    // Temporal answers a leap month or a 30th day that a year lacks with a RangeError.
    if (error instanceof RangeError) return []
    throw error
  }
})
