/**
 * Public and bank holidays of the world's countries, by day. The rules are those of date-holidays, whose data are under
 * CC BY-SA 3.0 and largely from Wikipedia.
 */

import type DateHolidays from 'date-holidays'
import type { HolidaysTypes } from 'date-holidays'
import { type Country, type CountryCode, countriesOfTheWorld } from './countries.ts'

/**
 * A holiday of a whole country. `name` is English, or in the country's language where the package has no English name;
 * `local_name` is null where it would say the same. On a `bank` holiday banks and offices close; some are half days.
 */
export type Holiday = {
  country: { code: CountryCode; name: string }
  name: string
  local_name: string | null
  kind: 'public' | 'bank'
}

/** The attribution to show with the holidays. */
export const holidaySource = {
  source: 'date-holidays (github.com/commenthol/date-holidays), largely after Wikipedia; national days only',
  licence: 'CC BY-SA 3.0',
}

/** A calendar day, `YYYY-MM-DD`. */
type Day = string

/** The holidays that begin in a year, by day. */
export type HolidaysOfYear = ReadonlyMap<Day, readonly Holiday[]>

/** The years answered for. The package's tables of the Islamic year end with 2076, those of the Hebrew year with 2099. */
const firstYear = 1970
const lastYear = 2100

/** Every year whose holidays may fall on a day that is answered for. */
export const holidayYears: readonly number[] = Array.from(
  { length: lastYear - firstYear + 2 },
  (_, index) => firstYear - 1 + index,
)

/** A year takes about 1 MB; readers ask for days of this year and its neighbours. */
const yearsKept = 4

/**
 * What the holidays are from: to be changed with the package's release, and when the same release gives other holidays here. Those
 * that another edition gave are not read.
 */
export const holidayEdition = 'date-holidays 3.37.0, 1'

/** The day of January by which all holidays of December are over: the longest, Eswatini's Incwala, lasts six days from 28 December. */
const decemberIsOver = '01-07'

/** Names the package has wrong, by country and rule. AM: the Law on Holidays and Memorial Days of Armenia, 2001. */
const ownNames: Readonly<Record<string, string>> = { 'AM 04-24': 'Genocide Remembrance Day' }

const english = new Intl.Collator('en')

/** The years whose holidays may fall on a day; none for years outside 1970 to 2100, and for text that is no day. */
export const yearsOfHolidays = (day: Day): number[] => {
  const year = Number(day.slice(0, 4))
  if (!(year >= firstYear && year <= lastYear)) return []
  return day.slice(5) < decemberIsOver ? [year - 1, year] : [year]
}

/** Holidays of one day by country name. */
export const byCountryName = (holidays: readonly Holiday[]): Holiday[] =>
  holidays.toSorted((a, b) => english.compare(a.country.name, b.country.name))

/**
 * The holidays of a day by country name, worked out in this process: the first question of a year takes half a second. Empty for a
 * day without any, for years outside 1970 to 2100 and for text that is no day.
 */
export const holidaysOn = async (day: Day): Promise<Holiday[]> => {
  const perYear = await Promise.all(
    yearsOfHolidays(day).map(async (year) => (await holidaysOfYear(year)).get(day) ?? []),
  )
  return byCountryName(perYear.flat())
}

const holidaysByYear = new Map<number, Promise<HolidaysOfYear>>()
let yearUnderWay: Promise<unknown> = Promise.resolve()

/** The holidays that begin in a year; kept, the oldest leaves first. */
const holidaysOfYear = (year: number): Promise<HolidaysOfYear> => {
  const before = holidaysByYear.get(year)
  if (before !== undefined) return before
  // One year after the other: side by side, each would take as long as all of them.
  const workedOut = yearUnderWay.then(() => workOutHolidays(year))
  yearUnderWay = workedOut.catch(() => {})
  if (holidaysByYear.size >= yearsKept) holidaysByYear.delete(holidaysByYear.keys().next().value as number)
  holidaysByYear.set(year, workedOut)
  return workedOut
}

/**
 * The national public and bank holidays that begin in a year, as today's rules have them; a holiday of several days is on each. The
 * package covers 206 of the 250 countries. The first year takes about a second, each further one half of one, both in steps of a
 * country that let other work through.
 */
export const workOutHolidays = async (
  year: number,
  countries: readonly Country[] = countriesOfTheWorld,
): Promise<HolidaysOfYear> => {
  // Loaded when first asked for: it takes 25 MB and a fifth of a second.
  const { default: Calendar } = await import('date-holidays')
  const covered = new Calendar().getCountries()
  // Only names and days are kept: the calendars of the package, with their caches, are dropped one by one.
  const byDay = new Map<Day, Holiday[]>()
  for (const country of countries) {
    if (!(country.code in covered)) continue
    for (const [day, holiday] of holidaysOfCountry(Calendar, country, year)) {
      const others = byDay.get(day)
      if (others === undefined) byDay.set(day, [holiday])
      else others.push(holiday)
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  return byDay
}

const holidaysOfCountry = (Calendar: typeof DateHolidays, { code, name }: Country, year: number): [Day, Holiday][] => {
  // The later type counts where a day is both. In UTC the length of a day does not depend on a zone.
  const calendar = new Calendar(code, { types: ['bank', 'public'], timezone: 'UTC' })
  // The order matters: the package puts the last language asked for first.
  const localNames = new Map(calendar.getHolidays(year).map((dayOff) => [keyOf(dayOff), dayOff.name]))
  const country = { code, name }
  return calendar.getHolidays(year, 'en').flatMap((dayOff) => {
    const ownName = ownNames[`${code} ${dayOff.rule}`]
    const localName = ownName === undefined ? localNames.get(keyOf(dayOff)) : undefined
    const holiday: Holiday = {
      country,
      name: ownName ?? dayOff.name,
      local_name: localName === undefined || localName === dayOff.name ? null : localName,
      kind: dayOff.type === 'bank' ? 'bank' : 'public',
    }
    return daysOf(dayOff).map((day): [Day, Holiday] => [day, holiday])
  })
}

const keyOf = ({ date, rule }: HolidaysTypes.Holiday): string => `${date} ${rule}`

/**
 * The days of a holiday, from its local date. Days of the Islamic and Hebrew calendars begin the evening before, so it is their
 * length that counts; a half day at the end does not. An hour may be missing: midnight, where the process's own clocks change.
 */
const daysOf = ({ date, start, end }: HolidaysTypes.Holiday): Day[] => {
  const hours = (end.getTime() - start.getTime()) / 3_600_000
  const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`)
  return Array.from({ length: Math.max(1, Math.floor((hours + 1) / 24)) }, (_, index) =>
    new Date(first + index * 86_400_000).toISOString().slice(0, 10),
  )
}
