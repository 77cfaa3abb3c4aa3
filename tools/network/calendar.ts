/** `calendar`: the days of all catalogues from any day on. */
import { z } from 'zod'
import { addDays, type Day, lastDay } from '#src/calendar/day.ts'
import { isoDay, limit, offset, pageOf } from '../inputs.ts'
import { nextAddress } from '../kinds/list.ts'
import { isoDate } from '../outputs.ts'
import { networkTool } from '../tool.ts'
import { daysOver, networkDay, weeklyDay } from './days.ts'
import { dayFilters } from './filters.ts'

/** Days that a calendar opens with, and the most it holds: a leap year. */
const DAYS_AHEAD = 30
const MOST_DAYS_AHEAD = 366

/** A page of days, soonest first. An unknown country raises `invalid_request`. */
export const calendar = networkTool({
  kind: 'calendar',
  description:
    'Days of all catalogues that are on at a date or start within the days after it, soonest first, a feast that several ' +
    'catalogues have pages of once; what comes every week apart. Use it for any date and for filters; for today at a glance ' +
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
    offset: offset('days'),
  }),
  output: pageOf(networkDay).extend({
    date: isoDate().describe('First day of the calendar.'),
    days_ahead: z.int().describe('Days after it that the calendar still holds.'),
    weekly: z
      .array(weeklyDay)
      .describe('What comes every week and falls within these days, by its first date; on the first page.'),
  }),
  example: { days_ahead: 7 },
  varies: 'today',
  reads: ['entries'],
  run: async (input, context) => {
    const { date = context.today, days_ahead, limit: most, offset: skipped, ...filters } = input
    const { days, weekly } = await daysOver(context, { from: date, to: within(addDays(date, days_ahead)), ...filters })
    return {
      date,
      days_ahead,
      items: days.slice(skipped, skipped + most),
      total: days.length,
      limit: most,
      offset: skipped,
      next: nextAddress({ ...context, baseUrl: context.publicUrl }, input, days.length),
      weekly: skipped === 0 ? weekly : [],
    }
  },
})

/** No day after the last that anybody may ask about. */
const within = (day: Day): Day => (day < lastDay ? day : lastDay)
