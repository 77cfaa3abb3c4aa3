/** `calendar`: the days of all catalogues from any day on. */
import { z } from 'zod'
import { addDays, type Day, lastDay } from '#src/calendar/day.ts'
import { findCountry } from '#src/geography/find-country.ts'
import { holidaySource } from '#src/geography/holidays.ts'
import type { Database } from '#src/read-model/database.ts'
import { publicHolidaysOn } from '#src/read-model/queries/holidays.ts'
import { isoDay, limit, offsetInput, pageOf } from '../inputs.ts'
import { nextAddress } from '../kinds/list.ts'
import { isoDate } from '../outputs.ts'
import { networkTool } from '../tool.ts'
import { daysOver, networkDay, weeklyDay } from './days.ts'
import { dayFilters } from './filters.ts'

/** Days of a calendar by default, and at most: a leap year. */
const DAYS_AHEAD = 30
const MOST_DAYS_AHEAD = 366

const holidays = z.strictObject({
  items: z
    .array(
      z.strictObject({
        name: z.string().describe('Name of the holiday, in English where there is one.'),
        local_name: z.string().nullable().describe('Its name in the language of the country, or null.'),
        kind: z.string().describe('public or bank.'),
      }),
    )
    .describe('The holidays.'),
  source: z.string().describe('Where the holidays are from.'),
  licence: z.string().describe('Licence of this list.'),
})

/** A page of days, soonest first. An unknown country raises `invalid_request`. */
export const networkCalendar = networkTool({
  kind: 'calendar',
  description:
    'Days of all catalogues that are on at a date or start within the days after it, soonest first, a feast that several ' +
    'catalogues have pages of once; what comes every week apart, and the public holidays of the first day where a country is named. Use it for any date and for filters; for today at a glance ' +
    'use today, for one day in full use get.',
  input: z.strictObject({
    date: isoDay('First day of the calendar.'),
    days_ahead: z
      .int()
      .min(0)
      .max(MOST_DAYS_AHEAD)
      .default(DAYS_AHEAD)
      .describe(`Days after the date that it still holds, 0 to ${MOST_DAYS_AHEAD}; default ${DAYS_AHEAD}.`),
    ...dayFilters,
    limit: limit(100, 20, 'days'),
    offset: offsetInput('days'),
  }),
  get output() {
    return pageOf(networkDay).extend({
      date: isoDate().describe('First day of the calendar.'),
      days_ahead: z.int().describe('Days after it that the calendar still holds.'),
      weekly: z
        .array(weeklyDay)
        .describe('What comes every week and falls within these days, by its first date; on the first page.'),
      holidays: holidays
        .nullable()
        .describe('Public holidays of the country asked for on the first day; null where none was asked for.'),
    })
  },
  example: { days_ahead: 7 },
  varies: 'today',
  reads: ['entries'],
  run: async (input, context) => {
    const { date = context.today, days_ahead, limit: most, offset: skipped, ...filters } = input
    const [{ days, weekly }, publicHolidays] = await Promise.all([
      daysOver(context, { from: date, to: within(addDays(date, days_ahead)), ...filters }),
      holidaysIn(context.database, date, filters.country),
    ])
    return {
      date,
      days_ahead,
      items: days.slice(skipped, skipped + most),
      total: days.length,
      limit: most,
      offset: skipped,
      next: nextAddress({ ...context, baseUrl: context.publicUrl }, input, days.length),
      weekly: skipped === 0 ? weekly : [],
      holidays: publicHolidays,
    }
  },
})

async function holidaysIn(
  database: Database,
  date: Day,
  country: string | undefined,
): Promise<z.infer<typeof holidays> | null> {
  const code = country === undefined ? undefined : findCountry(country)?.code
  if (code === undefined) return null
  const all = await publicHolidaysOn(database, date)
  const items = all
    .filter((one) => one.country.code === code)
    .map(({ name, local_name, kind }) => ({ name, local_name, kind }))
  return { items, ...holidaySource }
}

/** A day, or the last one that readers may ask about if it is later. */
const within = (day: Day): Day => (day < lastDay ? day : lastDay)
