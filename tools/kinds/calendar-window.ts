/** The calendar window: days that are on now or start within some days, each with its entries, and the item of the day. */

import { z } from 'zod'
import { addDays, type Day } from '#src/calendar/day.ts'
import { read, type Stored, type StoredJson, withFields, withoutMore } from '#src/read-model/json.ts'
import { type CalendarDay, datesOf, daysBetween } from '#src/read-model/queries/calendar.ts'
import { related, relatedByName } from '#src/read-model/queries/related.ts'
import type { AnyResource, AnySummary } from '#src/read-model/resource.ts'
import { isWeekly } from '#src/read-model/terms.ts'
import { capital } from '#src/text/capital.ts'
import { briefDay, briefReference, briefSummary, headline } from '../brief.ts'
import { isoDay } from '../inputs.ts'
import { instead } from '../instead.ts'
import { datesOutput, fullRecord, isoDate, joined, summaryOf, withMore } from '../outputs.ts'
import { type Context, tool } from '../tool.ts'
import { featured, featuredLine } from './of-the-day.ts'
import type { MealClock, OfTheWeekday } from './window-parts.ts'

/** Entries shown with each day. */
const SHOWN = 12

/** A further part of a window, worked out for its first day. */
export type WindowPart<Value = unknown> = {
  schema: z.ZodType<Value>
  read: (context: Context, date: Day) => Promise<Stored<Value>>
  /** Whether it changes every minute. */
  isOfTheMinute?: boolean
  /** The part as programs and agents get it, where pages get more. */
  inBrief?: { schema: z.ZodType; from(value: Value): unknown }
}

/** Parts that pages show too, by the fields they stand under. */
type ShownParts = { meal_clock?: MealClock; weekday?: OfTheWeekday }

/** A schema with the parts of a window at its end. */
const withParts = <S extends z.ZodObject>(schema: S, parts: Readonly<Record<string, z.ZodType>>) =>
  // A part that pages show has the type that the options require.
  withMore(schema, parts) as z.ZodType<z.output<S> & ShownParts & Readonly<Record<string, unknown>>>

type Options = {
  resource: AnyResource
  daysAhead: { default: number; max: number }
  /** Whether days that fall every week are left to a part of their own. */
  weeklyApart?: boolean
  also?: Readonly<Record<string, WindowPart>> & { [P in keyof ShownParts]: WindowPart<Required<ShownParts>[P]> }
}

/** Days from `date` to `date` + `days_ahead`; a day that began earlier and is still on comes first. */
export const calendarWindow = (
  days: AnyResource & { isCalendar: true },
  { resource, daysAhead, weeklyApart = false, also = {} }: Options,
) => {
  const items = fieldOf(resource.many)
  const ofTheDay = `${resource.id}_of_the_day`
  const parts = Object.entries(also)
  const [day, line] = [briefDay(days), briefSummary(resource, headline)]
  const window = {
    date: isoDate().describe('First day of the window.'),
    days_ahead: z.int().describe('Days after it that the window still holds.'),
  }
  return tool({
    kind: 'window',
    resource: days.id,
    picks: resource.id,
    description: ({ nameOf }) => {
      return (
        `${capital(days.many)} that are on at a date or start within the days after it, each with its ${resource.many}; ` +
        `also ${[...parts.map(([, { schema }]) => schema.description ?? ''), `the ${resource.one} of the day`].join('; ')}. Use it for ` +
        `"what is on now".${instead(
          ['for the whole year, or days of one country or faith,', nameOf(['day-list'], days.id)],
          [`for one ${days.one} in full`, nameOf(['get'], days.id)],
        )}`
      )
    },
    input: z.strictObject({
      date: isoDay('Day the window opens.'),
      days_ahead: z
        .int()
        .min(0)
        .max(daysAhead.max)
        .default(daysAhead.default)
        .describe(
          `Days after the date that the window still holds, 0 to ${daysAhead.max}; default ${daysAhead.default}.`,
        ),
    }),
    get output() {
      return withParts(
        z.strictObject({
          ...window,
          days: z
            .array(
              withMore(days.summary.extend(datesOutput), {
                [items]: z
                  .array(summaryOf(resource))
                  .describe(`${capital(resource.many)} of the day, best documented first, at most ${SHOWN}.`),
              }),
            )
            .describe(`${capital(days.many)} on at the date or starting within the window, soonest first.`),
        }),
        {
          ...Object.fromEntries(parts.map(([key, { schema }]) => [key, schema])),
          [ofTheDay]: fullRecord(resource)
            .nullable()
            .describe(`The ${resource.one} of the date; null while none is published.`),
        },
      )
    },
    inBrief: {
      get output() {
        return withMore(
          z.strictObject({
            ...window,
            days: z
              .array(
                withMore(day.output, {
                  again: z
                    .array(isoDate())
                    .optional()
                    .describe('Further dates within the window on which it starts, for as many days each time.'),
                  [items]: z
                    .array(briefReference)
                    .describe(`${capital(resource.many)} of the day, best documented first, at most ${SHOWN}.`),
                }),
              )
              .describe(
                `${capital(days.many)} on at the date or starting within the window, each once, soonest first.`,
              ),
          }),
          {
            ...Object.fromEntries(parts.map(([key, { schema, inBrief: brief }]) => [key, brief?.schema ?? schema])),
            [ofTheDay]: line.output
              .nullable()
              .describe(`The ${resource.one} of the date; null while none is published.`),
          },
        )
      },
      fromFields: ({ days: all, ...whole }) => {
        // The brief form of the result of `run`.
        const pick = whole[ofTheDay] as StoredJson<AnySummary> | null
        return {
          date: whole.date,
          days_ahead: whole.days_ahead,
          days: (all as readonly StoredJson[]).map((one) => {
            const { fields } = withoutMore(one)
            return withFields(day.line(one), { again: fields.again, [items]: fields[items] })
          }),
          ...Object.fromEntries(
            parts.map(([key, { inBrief: brief }]) => [key, brief ? brief.from(read(whole[key]) as never) : whole[key]]),
          ),
          [ofTheDay]: pick && line.line(pick),
        }
      },
    },
    example: {},
    varies: parts.some(([, { isOfTheMinute }]) => isOfTheMinute) ? 'minute' : 'today',
    reads: ['entries', 'picks', 'topics'],
    run: async ({ date, days_ahead }, context) => {
      const from = date ?? context.today
      const all = await daysBetween(context.database, days, from, addDays(from, days_ahead))
      const shown = weeklyApart ? all.filter((day) => !isWeekly(days, day.terms)) : all
      // In brief each day is listed once, so that its line is not made for every week of the window.
      const lines = context.isInBrief ? eachOnce(shown) : shown.map((one): [CalendarDay] => [one])
      const slugs = lines.map(([{ slug }]) => slug)
      const [entries, pick, ...values] = await Promise.all([
        entriesOfDays(context, resource, slugs, SHOWN),
        context.isInBrief ? featuredLine(context, resource, from) : featured(context, resource, from),
        ...parts.map(([, { read }]) => read(context, from)),
      ])
      return {
        date: from,
        days_ahead,
        days: lines.map(([{ slug, summary, occurrence }, ...others]) => {
          const next = datesOf(occurrence, from)
          const dates =
            others.length > 0 ? joined(next, { again: others.map((other) => other.occurrence.starts) }) : next
          return withFields(summary, joined(dates, { [items]: entries.get(slug) ?? [] }))
        }),
        ...Object.fromEntries(parts.map(([key], index) => [key, values[index]])),
        [ofTheDay]: pick,
      }
    },
  })
}

/** The entries of each of these days. */
export const entriesOfDays = (
  { database, isInBrief }: Pick<Context, 'database' | 'isInBrief'>,
  resource: AnyResource,
  slugs: readonly string[],
  shown: number,
): ReturnType<typeof related> =>
  // The brief form needs only their names.
  isInBrief
    ? (relatedByName(database, resource, 'day', slugs, shown) as ReturnType<typeof related>)
    : related(database, resource, 'day', slugs, shown)

/** Days by the entry they are of, each in the order of its dates. */
function eachOnce(days: readonly CalendarDay[]): [CalendarDay, ...CalendarDay[]][] {
  const once = new Map<string, [CalendarDay, ...CalendarDay[]]>()
  for (const day of days) {
    const dates = once.get(day.slug)
    if (dates) dates.push(day)
    else once.set(day.slug, [day])
  }
  return [...once.values()]
}

const fieldOf = (many: string): string => many.replaceAll(/[^a-z]+/g, '_')
