/** Calendar days in words and figures. Days are `YYYY-MM-DD`; nothing here knows a clock or a zone. */

import { type Day, dateParts, daysFromTo, toDayNumber, todayUtc, weekdayOf } from '#src/calendar/day.ts'
import { monthName } from '#src/calendar/words.ts'
import { capital } from '#src/text/capital.ts'

const parts = (day: Day) => dateParts(toDayNumber(day))

/** "21 November 2026". */
export const longDate = (day: Day): string => {
  const { year, month, date } = parts(day)
  return `${date} ${monthName(month)} ${year}`
}

/** "Saturday". */
export const weekdayWords = (day: Day): string => capital(weekdayOf(day))

/** "November 2026". */
export const monthWords = (day: Day): string => `${monthName(parts(day).month)} ${parts(day).year}`

/** "21 November 2026", "21–23 November 2026", "20 March – 10 May 2027". */
export function rangeWords(starts: Day, ends: Day): string {
  const [a, b] = [parts(starts), parts(ends)]
  if (starts === ends) return longDate(starts)
  if (a.year !== b.year) return `${longDate(starts)} – ${longDate(ends)}`
  if (a.month !== b.month) return `${a.date} ${monthName(a.month)} – ${longDate(ends)}`
  return `${a.date}–${longDate(ends)}`
}

/** The same without years and with short months, for lists that stand under a month: "20 Mar – 10 May". */
export function shortRange(starts: Day, ends: Day): string {
  const [a, b] = [parts(starts), parts(ends)]
  const short = ({ date, month }: { date: number; month: number }) => `${date} ${monthName(month).slice(0, 3)}`
  if (starts === ends) return short(a)
  if (a.month === b.month && a.year === b.year) return `${a.date}–${short(b)}`
  return `${short(a)} – ${short(b)}`
}

/** Figures of a day for a leaf of a calendar. */
export const leafOf = (day: Day) => {
  const { year, month, date } = parts(day)
  return { weekday: weekdayWords(day), date, month: monthName(month), year }
}

/** How far off a day is: "today", "tomorrow", "in 12 days", "3 days ago". */
export function distanceWords(today: Day, day: Day): string {
  const days = daysFromTo(today, day)
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days > 0 ? `in ${days} days` : `${-days} ${days === -1 ? 'day' : 'days'} ago`
}

/** The day of an instant, as written in UTC. */
export const dayOf = (instant: string): Day => todayUtc(new Date(instant))
