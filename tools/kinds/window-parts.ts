/** Parts that a calendar window may have beside its days. */
import { z } from 'zod'
import { namesOfWeekdays, weekdayOf } from '#src/calendar/day.ts'
import { holidaySource } from '#src/geography/holidays.ts'
import { mealClock } from '#src/geography/meal-clock.ts'
import { read } from '#src/read-model/json.ts'
import { everyWeek } from '#src/read-model/queries/calendar.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { publicHolidaysOn } from '#src/read-model/queries/holidays.ts'
import { page } from '#src/read-model/queries/page.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { termOf } from '#src/read-model/terms.ts'
import { capital } from '#src/text/capital.ts'
import { briefReference, briefSummary, inBrief } from '../brief.ts'
import { joined, summaryOf, withMore } from '../outputs.ts'
import { inSeason, monthOf, monthShape } from './by-season.ts'
import { entriesOfDays, type WindowPart } from './calendar-window.ts'
import { fieldOfPath } from './countries.ts'

/** Entries shown of a month. */
const SHOWN = 24

/** A part whose value has the type of its schema. */
const part = <Value>(declared: WindowPart<Value>): WindowPart<Value> => declared

/** Entries in season in the month of the date, in both hemispheres. */
export const bothHemispheres = (resource: AnyResource, description: string) =>
  part({
    schema: z
      .strictObject({
        month: z.int().min(1).max(12).describe('Month of the date.'),
        north: z.strictObject(monthShape(resource, summaryOf(resource))).describe('North of the equator.'),
        south: z.strictObject(monthShape(resource, summaryOf(resource))).describe('South of the equator.'),
      })
      .describe(description),
    inBrief: {
      schema: z
        .strictObject({
          month: z.int().min(1).max(12).describe('Month of the date.'),
          north: z.strictObject(monthShape(resource, briefReference)).describe('North of the equator.'),
          south: z.strictObject(monthShape(resource, briefReference)).describe('South of the equator.'),
        })
        .describe(description),
      from: ({ month, north, south }) => ({
        month,
        north: { ...north, items: north.items.map(inBrief) },
        south: { ...south, items: south.items.map(inBrief) },
      }),
    },
    read: async (context, date) => {
      const month = monthOf(date)
      const [north, south] = await Promise.all([
        inSeason(context, resource, month, 'north'),
        inSeason(context, resource, month, 'south'),
      ])
      return { month, north, south }
    },
  })

/** Entries that name the month of the date as one to go in, best documented first. */
export const ofTheMonth = (resource: AnyResource, description: string) =>
  part({
    schema: z.array(resource.summary).describe(`${description}, best documented first, at most ${SHOWN}`),
    inBrief: {
      schema: z.array(briefReference).describe(`${description}, best documented first, at most ${SHOWN}`),
      from: (entries) => entries.map(inBrief),
    },
    read: async ({ database }, date) => {
      const month = monthOf(date)
      const atMost = (await counts(database, resource.service)).having(resource, 'month', month).written
      const terms = [termOf(resource, 'month', month)]
      return (await page(database, resource, { terms, sort: 'known', limit: SHOWN, offset: 0, atMost })).items
    },
  })

/** What falls every week on the weekday of the date, and the entries tied to it. */
export const ofTheWeekday = (days: AnyResource, resource: AnyResource, description: string) => {
  const [entries, line] = [fieldOfPath(resource.path), briefSummary(days)]
  const ofDays = `${capital(days.many)} of every week that fall on it.`
  const ofEntries = `${capital(resource.many)} tied to that weekday, at most ${SHOWN} of each day.`
  const on = { weekday: z.enum(namesOfWeekdays).describe('Weekday of the date.') }
  return part({
    schema: withMore(z.strictObject({ ...on, days: z.array(days.summary).describe(ofDays) }), {
      [entries]: z.array(summaryOf(resource)).describe(ofEntries),
    }).describe(description),
    inBrief: {
      schema: z
        .strictObject({
          ...on,
          days: z.array(line.output).describe(ofDays),
          [entries]: z.array(briefReference).describe(ofEntries),
        })
        .describe(description),
      from: ({ days: all, ...whole }) => ({
        weekday: whole.weekday,
        days: all.map(line.from),
        [entries]: (whole[entries] ?? []).map(inBrief),
      }),
    },
    read: async (context, date) => {
      const weekly = await everyWeek(context.database, days, weekdayOf(date))
      const slugs = weekly.map(({ slug }) => slug)
      const tiedTo = await entriesOfDays(context, resource, slugs, SHOWN)
      const tied = new Map(
        [...tiedTo.values()].flatMap((list) => read(list).map((entry) => [entry.slug, entry] as const)),
      )
      const listed = { weekday: weekdayOf(date), days: weekly.map(({ summary }) => summary) }
      return joined(listed, { [entries]: [...tied.values()] })
    },
  })
}

/** The public holidays of the date. */
export const publicHolidays = () =>
  part({
    schema: z
      .strictObject({
        items: z
          .array(
            z
              .strictObject({
                country: z
                  .strictObject({
                    code: z.string().describe('ISO 3166-1 alpha-2 code.'),
                    name: z.string().describe('English name of the country.'),
                  })
                  .describe('The country that keeps it.'),
                name: z.string().describe('Name of the holiday, in English where there is one.'),
                local_name: z.string().nullable().describe('Its name in the language of the country, or null.'),
                kind: z.string().describe('public or bank.'),
              })
              .describe('A holiday.'),
          )
          .describe('Holidays of the date, by country.'),
        source: z.string().describe('Where the holidays are from.'),
        licence: z.string().describe('Licence of this list.'),
      })
      .describe('national public holidays of the date'),
    read: async ({ database }, date) => ({ items: await publicHolidaysOn(database, date), ...holidaySource }),
  })

/** Which countries are at a meal now, by their own clocks. */
export const mealsNow = () =>
  part({
    schema: z
      .array(
        z.strictObject({
          meal: z.enum(['breakfast', 'lunch', 'dinner']).describe('The meal.'),
          from: z.string().describe('When it usually begins, HH:MM local time; some countries keep other hours.'),
          to: z.string().describe('When it usually ends, HH:MM local time.'),
          countries: z
            .array(
              z.strictObject({
                code: z.string().describe('ISO 3166-1 alpha-2 code.'),
                name: z.string().describe('English name of the country.'),
                local_time: z.string().describe('Time there now, HH:MM, where most of its people live.'),
              }),
            )
            .describe('Countries at that meal now, by name.'),
        }),
      )
      .nullable()
      .describe(
        'the meal clock: which countries are at breakfast, lunch or dinner at this minute; null where the date is not today',
      ),
    read: async ({ now, today }, date) => (date === today ? mealClock(now) : null),
    isOfTheMinute: true,
  })

/** What is eaten now, and where. */
export type MealClock = z.output<ReturnType<typeof mealsNow>['schema']>
/** What a weekday brings. */
export type OfTheWeekday = z.output<ReturnType<typeof ofTheWeekday>['schema']>
