/**
 * Calendar days as text and as integers: the only arithmetic on days in the project, free of clocks, zones and local
 * dates.
 */

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type Positive = Exclude<Digit, 0>

/** A month of a year, `YYYY-MM`. */
export type MonthOfYear = `${number}-0${Positive}` | `${number}-${10 | 11 | 12}`

/** A proleptic Gregorian calendar day, `YYYY-MM-DD`. */
export type Day = `${MonthOfYear}-0${Positive}` | `${MonthOfYear}-${1 | 2}${Digit}` | `${MonthOfYear}-${30 | 31}`

declare const WHOLE: unique symbol

/** Days since 1970-01-01; an integer, negative before it. A moment has a fraction, and is no day number until `dayAt` says on which day it falls. */
export type DayNumber = number & { readonly [WHOLE]: true }

/** Both ends are included. */
export type Span = { from: DayNumber; to: DayNumber }

/** ISO 8601 weekdays: index 0 is Monday, number 1. */
export const namesOfWeekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof namesOfWeekdays)[number]

/** The first day readers may ask about; the engine computes a little beyond either end. */
export const firstDay: Day = '1900-01-01'
/** The last day readers may ask about. */
export const lastDay: Day = '2199-12-31'

/** The longest that anything in a calendar may last. */
export const longestDays = 400

const shape = /^\d{4}-\d{2}-\d{2}$/

/** Whether the text is a real calendar day from 1900-01-01 to 2199-12-31. */
export const isDay = (text: string): text is Day =>
  shape.test(text) && text >= firstDay && text <= lastDay && toDay(toDayNumber(text as Day)) === text

/** The integer `days` days later, or earlier when negative. */
export const plusDays = (number: DayNumber, days: number): DayNumber =>
  // Both numbers are whole, and so is the sum.
  (number + days) as DayNumber

/** The integer of a day. A `RangeError` when the text does not have the shape `YYYY-MM-DD`. */
export const toDayNumber = (day: Day): DayNumber => {
  const [year, month, date] = [numberIn(day, 0, 4), numberIn(day, 5, 7), numberIn(day, 8, 10)]
  if (day.length !== 10 || day[4] !== '-' || day[7] !== '-' || Number.isNaN(year + month + date))
    throw new RangeError(`"${day}" is not a day of the form YYYY-MM-DD`)
  return dayNumberOf(year, month, date)
}

/** What the digits from one place to another stand for; NaN where one is no digit. A pattern would take three times as long. */
function numberIn(text: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - ZERO
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    number = 10 * number + digit
  }
  return number
}

const ZERO = '0'.charCodeAt(0)

/** The day of an integer. */
export const toDay = (number: DayNumber): Day => {
  const { year, month, date } = dateParts(number)
  const text = `${year < 1000 ? String(year).padStart(4, '0') : year}-${inTwo(month)}-${inTwo(date)}`
  // Digits with leading zeros are still a number.
  return text as Day
}

const inTwo = (number: number): string => (number < 10 ? `0${number}` : String(number))

/**
 * The integer of a Gregorian year, month (1 to 12) and day of the month; a day past the month's end runs on into the
 * next. Source: E. G. Richards, in the Explanatory Supplement to the Astronomical Almanac, 3rd ed., section 15.11;
 * exact for all years.
 */
export const dayNumberOf = (year: number, month: number, date: number): DayNumber => {
  const marchYear = month > 2 ? year : year - 1
  const daysBeforeMonth = Math.floor((153 * ((month + 9) % 12) + 2) / 5)
  return (daysBeforeYear(marchYear) + daysBeforeMonth + date - 1) as DayNumber
}

/** Year, month (1 to 12) and day of the month of an integer; the inverse of `dayNumberOf`. */
export const dateParts = (number: DayNumber): { year: number; month: number; date: number } => {
  const guess = Math.floor((number - daysBeforeYear(0)) / 365.2425)
  let marchYear = guess + 1
  while (daysBeforeYear(marchYear) > number) marchYear -= 1
  const dayOfYear = number - daysBeforeYear(marchYear)
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = ((marchMonth + 2) % 12) + 1
  return {
    year: month > 2 ? marchYear : marchYear + 1,
    month,
    date: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

/** Days in a Gregorian month, 28 to 31. */
export const daysInMonth = (year: number, month: number): number =>
  month === 12 ? 31 : dayNumberOf(year, month + 1, 1) - dayNumberOf(year, month, 1)

/** The day `days` days later, or earlier when negative. */
export const addDays = (day: Day, days: number): Day => toDay(plusDays(toDayNumber(day), days))

/** The first day of the month of a day. */
export const firstOfMonth = (day: Day): Day => addDays(day, 1 - dateParts(toDayNumber(day)).date)

/** Days from one day to another; negative when `to` is the earlier. */
export const daysFromTo = (from: Day, to: Day): number => toDayNumber(to) - toDayNumber(from)

/** The ISO weekday of an integer: 1 is Monday, 7 Sunday. */
export const weekdayNumber = (number: DayNumber): number => ((((number + 3) % 7) + 7) % 7) + 1

/** The weekday of a day, in lower case: `monday`. */
export const weekdayOf = (day: Day): Weekday => namesOfWeekdays[weekdayNumber(toDayNumber(day)) - 1] as Weekday

/** Today in UTC, from the caller's clock. */
export const todayUtc = (now: Date): Day => toDay(Math.floor(now.getTime() / 86_400_000) as DayNumber)

/** The Gregorian years a span touches, and one more at either side, so that what begins in December is not lost. */
export const yearsAround = ({ from, to }: Span): number[] => {
  const first = dateParts(from).year - 1
  return Array.from({ length: dateParts(to).year + 2 - first }, (_, index) => first + index)
}

/** Days from 1970-01-01 to 1 March of a year. */
const daysBeforeYear = (marchYear: number): number =>
  365 * marchYear + Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400) - 719_468
