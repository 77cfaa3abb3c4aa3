/** Fields several kinds of rule share, described once. */
import { z } from 'zod'
import { isDay, namesOfWeekdays } from '../day.ts'

/** A Gregorian month. */
export const monthField = () => z.int().min(1).max(12).describe('Gregorian month, 1 (January) to 12.')

/** A day of a Gregorian month. */
export const dayOfMonth = () => z.int().min(1).max(31).describe('Day of the month, 1 to 31.')

/** A weekday by its English name. */
export const weekdayName = () => z.enum(namesOfWeekdays).describe('Weekday, `monday` to `sunday`.')

/** A month and a day of every Gregorian year. */
export const monthDay = () => z.strictObject({ month: monthField(), day: dayOfMonth() })
export type MonthDay = z.output<ReturnType<typeof monthDay>>

/** The schemas of days, for whoever writes them as dates. */
export const calendarDays = z.registry<object>()

/** A real calendar day from 1900-01-01 to 2199-12-31. */
export const dayField = () =>
  z
    .string()
    .refine(isDay, 'Not a calendar day from 1900-01-01 to 2199-12-31, as YYYY-MM-DD.')
    .register(calendarDays, {})

/** The offset of the clock by which an instant of the sky becomes a day. */
export const utcOffsetHours = () =>
  z
    .number()
    .min(-12)
    .max(14)
    .default(0)
    .describe('Hours ahead of UTC of the clock that decides the day: 5.5 for India, 9 for Japan. -12 to 14, default 0.')
