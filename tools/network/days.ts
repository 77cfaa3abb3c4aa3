/** Days of all catalogues as the network tells them: what several catalogues have pages of is one day. */
import { z } from 'zod'
import { type Day, type Weekday, weekdays } from '#src/calendar/day.ts'
import { datesOf } from '#src/read-model/queries/calendar.ts'
import { type DayAnywhere, daysEverywhere } from '#src/read-model/queries/days-everywhere.ts'
import type { AnyResource, CommonRecord } from '#src/read-model/resource.ts'
import { isWeekly } from '#src/read-model/terms.ts'
import { dates } from '../outputs.ts'
import type { NetworkContext } from '../tool.ts'
import { entryOf, lineOf, networkEntry } from './entry.ts'
import { askedOf, catalogueOf, type DayFilters } from './filters.ts'

const pages = z.array(networkEntry).describe('The pages of the day, one for each catalogue that has one.')
const name = z.string().describe('Name of the day.')

/** A day at one of its dates. */
export const networkDay = z.strictObject({
  name,
  ...dates,
  faiths: z.array(z.string()).describe('Faiths that keep it.'),
  kinds: z.array(z.string()).describe('What sort of day it is.'),
  countries: z.array(z.string()).describe('Countries that keep it, as ISO 3166-1 alpha-2 codes.'),
  pages,
})
export type NetworkDay = z.infer<typeof networkDay>

/** What comes every week. */
export const weeklyDay = z.strictObject({
  name,
  weekdays: z.array(z.enum(weekdays)).describe('Days of the week it falls on.'),
  starts: z.iso.date().describe('The first date it falls on within what was asked for.'),
  pages: z.array(networkEntry.omit({ name: true, summary: true })).describe('Its pages, by catalogue.'),
})
export type WeeklyDay = z.infer<typeof weeklyDay>

/** What the network tells of a day, from the line that its catalogue gives. */
type Line = Pick<CommonRecord, 'slug' | 'name' | 'url' | 'summary' | 'countries'> & {
  faiths?: string[]
  kind?: string | null
  weekdays: Weekday[]
}

/**
 * What is on at `from` or starts by `to` and passes the filters, soonest first, each as seen from `seen`; what comes every week
 * apart, once.
 */
export async function daysOver(
  context: NetworkContext,
  { from, to, seen = from, ...filters }: DayFilters & { from: Day; to: Day; seen?: Day },
): Promise<{ days: NetworkDay[]; weekly: WeeklyDay[] }> {
  const { asked, terms } = askedOf(filters)
  const found = await daysEverywhere(context.database, asked, { from, to, terms })
  const weekly = found.filter((day) => isWeekly(day.of, day.terms))
  const yearly = found.filter((day) => !isWeekly(day.of, day.terms))
  return {
    days: together(yearly, ({ slug, occurrence: { starts, ends } }) => `${slug} ${starts} ${ends}`).map((same) => {
      const lines = same.map(({ of, summary }) => lineOf<Line>(of, summary, context))
      const [first] = same as [DayAnywhere, ...DayAnywhere[]]
      return {
        name: lines[0]?.name ?? '',
        ...datesOf(first.occurrence, seen),
        faiths: once(lines.flatMap(({ faiths = [] }) => faiths)),
        kinds: once(lines.flatMap(({ kind }) => kind ?? [])),
        countries: once(lines.flatMap(({ countries }) => countries.map(({ code }) => code))),
        pages: same.map(({ of, summary }) => entryOf(of, summary, context)),
      }
    }),
    weekly: together(weekly, ({ slug }) => slug).map((same) => {
      const [first] = same as [DayAnywhere, ...DayAnywhere[]]
      const each = together(same, ({ of }) => of.service).map(([day]) => day as DayAnywhere)
      const lines = each.map(({ of, summary }) => lineOf<Line>(of, summary, context))
      return {
        name: lines[0]?.name ?? '',
        weekdays: weekdays.filter((weekday) => lines.some((line) => line.weekdays.includes(weekday))),
        starts: first.occurrence.starts,
        pages: each.map(({ of }, index) => placeOf(of, lines[index] as Line)),
      }
    }),
  }
}

const placeOf = (of: AnyResource, { slug, url }: Line) => ({ catalogue: catalogueOf(of), resource: of.id, slug, url })

/** Groups of what has the same key, in the order in which their first ones come. */
function together(days: readonly DayAnywhere[], keyOf: (day: DayAnywhere) => string): DayAnywhere[][] {
  const groups = new Map<string, DayAnywhere[]>()
  for (const day of days) {
    const key = keyOf(day)
    groups.set(key, [...(groups.get(key) ?? []), day])
  }
  return [...groups.values()]
}

const once = <T>(values: readonly T[]): T[] => [...new Set(values)]
