/** Months of the Chinese calendar and of those reckoned like it from another meridian. */
import type { DayNumber } from './day.ts'
import { memo } from './memo.ts'
import { dayAt, lunationAt, newMoon, sunReaches } from './sky.ts'

/**
 * A lunar month: its number 1 to 12, whether it is the leap month of that number, its first day and its length of 29 or
 * 30 days.
 */
export type EastAsianMonth = { number: number; isLeap: boolean; starts: DayNumber; lengthDays: number }

/**
 * The months from the one of the winter solstice of the Gregorian year before to that of `year`: 11, 12, 1 … 10, with a
 * leap month where there are thirteen. Source: the rule of GB/T 33661-2017 (the month of the solstice is the 11th; of
 * thirteen months the first with no major solar term is leap). The clock is the same in all years: until 1928 Beijing
 * and until 1912 Seoul kept their own meridians, and a few months began a day earlier. Exact to about 2100; beyond, a
 * new moon within minutes of midnight cannot be known today.
 */
export const eastAsianMonths = memo(1500, (year: number, utcOffsetHours: number): EastAsianMonth[] => {
  const first = solsticeLunation(year - 1, utcOffsetHours)
  const count = solsticeLunation(year, utcOffsetHours) - first
  const starts = Array.from({ length: count + 1 }, (_, index) => dayAt(newMoon(first + index), utcOffsetHours))
  const terms = majorTerms(year).map((moment) => dayAt(moment, utcOffsetHours))
  const months = starts.slice(1).map((until, index) => ({ from: starts[index] ?? until, until }))
  const hasTerm = ({ from, until }: (typeof months)[number]) => terms.some((day) => day >= from && day < until)
  const leap = count === 13 ? months.findIndex((month, index) => index > 0 && !hasTerm(month)) : -1
  return months.map(({ from, until }, index) => {
    const ordinary = leap >= 0 && index >= leap ? index - 1 : index
    return { number: ((ordinary + 10) % 12) + 1, isLeap: index === leap, starts: from, lengthDays: until - from }
  })
})

/** The lunation whose month holds the winter solstice of a year. */
const solsticeLunation = (year: number, utcOffsetHours: number): number => {
  const solstice = dayAt(sunReaches(270, year), utcOffsetHours)
  const lunation = lunationAt(solstice + 1)
  return dayAt(newMoon(lunation), utcOffsetHours) <= solstice ? lunation : lunation - 1
}

/** The twelve major solar terms from the winter solstice of the year before, 30° apart. */
const majorTerms = (year: number) => [
  sunReaches(270, year - 1),
  ...[300, 330, 0, 30, 60, 90, 120, 150, 180, 210, 240].map((degrees) => sunReaches(degrees, year)),
]
