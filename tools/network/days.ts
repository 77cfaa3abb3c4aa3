/** Days of all catalogues as the network lists them: a day with pages in several catalogues is listed once. */
import { z } from 'zod'
import { type Day, namesOfWeekdays, type Weekday } from '#src/calendar/day.ts'
import { address } from '#src/read-model/identified.ts'
import { datesOf } from '#src/read-model/queries/calendar.ts'
import { type DayAnywhere, daysEverywhere } from '#src/read-model/queries/days-everywhere.ts'
import type { AnyResource, CommonRecord } from '#src/read-model/resource.ts'
import { isWeekly } from '#src/read-model/terms.ts'
import { datesOutput, isoDate } from '../outputs.ts'
import type { NetworkContext } from '../tool.ts'
import { networkEntry, networkEntryOf, networkLineOf } from './entry.ts'
import { askedOf, catalogueOf, type DayFilters } from './filters.ts'

const pages = z.array(networkEntry).describe('The pages of the day, one for each catalogue that has one.')
const names = {
  name: z.string().describe('Name of the day.'),
  topic: z.string().nullable().describe('The occasion it falls with, for topic; null where it has none.'),
  url: address('Address of what all catalogues say of the occasion or, where there is none, of its page.'),
}

/** A day at one of its dates. */
export const networkDay = z.strictObject({
  ...names,
  ...datesOutput,
  faiths: z.array(z.string()).describe('Faiths that keep it.'),
  kinds: z.array(z.string()).describe('What sort of day it is.'),
  countries: z.array(z.string()).describe('Countries that keep it, as ISO 3166-1 alpha-2 codes.'),
  pages,
})
export type NetworkDay = z.infer<typeof networkDay>

/** A day that comes every week. */
export const weeklyDay = z.strictObject({
  ...names,
  weekdays: z.array(z.enum(namesOfWeekdays)).describe('Days of the week it falls on.'),
  starts: isoDate().describe('The first date it falls on within what was asked for.'),
  pages: z.array(networkEntry.omit({ name: true, summary: true })).describe('Its pages, by catalogue.'),
})
export type WeeklyDay = z.infer<typeof weeklyDay>

/** The network's line of a day, from the line of its catalogue. */
type Line = Pick<CommonRecord, 'slug' | 'name' | 'url' | 'summary' | 'countries'> & {
  faiths?: string[]
  kind?: string | null
  weekdays: Weekday[]
}

/**
 * Days that are on at `from` or start by `to` and pass the filters, soonest first, with dates as seen from `seen`. Days that come every
 * week are listed apart, once.
 */
export async function daysOver(
  context: NetworkContext,
  { from, to, seen = from, ...filters }: DayFilters & { from: Day; to: Day; seen?: Day },
): Promise<{ days: NetworkDay[]; weekly: WeeklyDay[] }> {
  const { asked, terms } = askedOf(filters)
  const all = await daysEverywhere(context.database, asked, { from, to, terms })
  const weekly = all.filter((day) => isWeekly(day.resource, day.terms))
  const yearly = all.filter((day) => !isWeekly(day.resource, day.terms))
  return {
    days: together(yearly, onTheSameDates).map((same) => {
      const lines = same.map(({ resource, summary }) => networkLineOf<Line>(resource, summary, context))
      return {
        ...namesOf(same, lines),
        ...datesOf(same[0].occurrence, seen),
        faiths: once(lines.flatMap(({ faiths = [] }) => faiths)),
        kinds: once(lines.flatMap(({ kind }) => kind ?? [])),
        countries: once(lines.flatMap(({ countries }) => countries.map(({ code }) => code))),
        pages: same.map(({ resource, summary }) => networkEntryOf(resource, summary, context)),
      }
    }),
    weekly: together(weekly, identityOf).map((same) => {
      const each = together(same, ({ resource, slug }) => `${resource.service} ${slug}`).map(([day]) => day)
      const lines = each.map(({ resource, summary }) => networkLineOf<Line>(resource, summary, context))
      return {
        ...namesOf(same, lines),
        weekdays: namesOfWeekdays.filter((weekday) => lines.some((line) => line.weekdays.includes(weekday))),
        starts: same[0].occurrence.starts,
        pages: each.map(({ resource }, index) => placeOf(resource, lines[index] as Line)),
      }
    }),
  }
}

/** The key that pages of the same day share in all catalogues: their occasion or, without one, their slug. */
const identityOf = ({ topic, slug }: DayAnywhere): string => topic ?? slug

const onTheSameDates = (day: DayAnywhere): string =>
  `${identityOf(day)} ${day.occurrence.starts} ${day.occurrence.ends}`

function namesOf([{ topic }]: Same, [first]: readonly Line[]) {
  return { name: first?.name ?? '', topic, url: topic === null ? (first?.url ?? '') : `/topics/${topic}` }
}

const placeOf = (resource: AnyResource, { slug, url }: Line) => ({
  catalogue: catalogueOf(resource),
  resource: resource.id,
  slug,
  url,
})

type Same = [DayAnywhere, ...DayAnywhere[]]

/** Groups values with the same key, in the order of the first of each. */
function together(days: readonly DayAnywhere[], keyOf: (day: DayAnywhere) => string): Same[] {
  const groups = new Map<string, Same>()
  for (const day of days) {
    const key = keyOf(day)
    const same = groups.get(key)
    if (same) same.push(day)
    else groups.set(key, [day])
  }
  return [...groups.values()]
}

const once = <T>(values: readonly T[]): T[] => [...new Set(values)]
