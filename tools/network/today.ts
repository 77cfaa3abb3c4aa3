/** `today`: what all catalogues have for today, at a glance. */
import { z } from 'zod'
import { addDays, namesOfWeekdays, weekdayOf } from '#src/calendar/day.ts'
import { summaries } from '#src/read-model/queries/summaries.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { services } from '#src/services.ts'
import { featuredSlug } from '../kinds/of-the-day.ts'
import { isoDate } from '../outputs.ts'
import { type NetworkContext, networkTool } from '../tool.ts'
import { subjectOf } from '../tool-of.ts'
import { daysOver, networkDay, weeklyDay } from './days.ts'
import { type NetworkEntry, networkEntry, networkEntryOf } from './entry.ts'

/** Days after today that count as coming. */
const COMING_DAYS = 7

/** Days that begin today, days that began before and are still on, and days of the coming week. */
export const networkToday = networkTool({
  kind: 'today',
  description:
    'Today (UTC) over all catalogues: days that begin today, days that are on, what comes within a week, what belongs to this ' +
    'weekday, and the item of the day of each catalogue. Use it for "what is today"; for another date, or for one faith or ' +
    'country, use calendar.',
  input: z.strictObject({}),
  get output() {
    return z.strictObject({
      date: isoDate().describe('Today, as a day in UTC.'),
      weekday: z.enum(namesOfWeekdays).describe('Its weekday.'),
      begins: z.array(networkDay).describe('Days that begin today, or are today and no longer.'),
      on_now: z
        .array(networkDay)
        .describe('Days and seasons that began earlier and are still on, those that began last first.'),
      coming: z.array(networkDay).describe(`Days that begin within ${COMING_DAYS} days, soonest first.`),
      every_week: z.array(weeklyDay).describe('What comes every week on this weekday.'),
      of_the_day: z.array(networkEntry).describe('The item of the day of each catalogue that has published one.'),
    })
  },
  example: {},
  varies: 'today',
  reads: ['entries', 'picks'],
  run: async (_, context) => {
    const { today: date } = context
    const [{ days, weekly }, ofTheDay] = await Promise.all([
      daysOver(context, { from: date, to: addDays(date, COMING_DAYS) }),
      itemsOfTheDay(context),
    ])
    return {
      date,
      weekday: weekdayOf(date),
      begins: days.filter(({ starts }) => starts === date),
      on_now: days.filter(({ starts }) => starts !== null && starts < date).reverse(),
      coming: days.filter(({ starts }) => starts !== null && starts > date),
      every_week: weekly.filter(({ weekdays: on }) => on.includes(weekdayOf(date))),
      of_the_day: ofTheDay,
    }
  },
})

/** The item of the day of each catalogue, in the order of the catalogues. */
async function itemsOfTheDay(context: NetworkContext): Promise<NetworkEntry[]> {
  const { database, today: date } = context
  const picked = await Promise.all(
    services.map(async ({ id }) => {
      const subject = subjectOf(id)
      const resource = subject === undefined ? null : findResource(id, subject)
      const slug = resource && (await featuredSlug(database, resource, date))
      return resource && slug ? [{ resource, slug }] : []
    }),
  )
  const entries = picked.flat()
  const lines = await summaries(database, entries)
  return entries.flatMap(({ resource }, index) => {
    const summary = lines[index]
    return summary ? [networkEntryOf(resource, summary, context)] : []
  })
}
