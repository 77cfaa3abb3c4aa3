/** The days of the year ahead as iCalendar, RFC 5545: of one catalogue, or of all. */
import ical, {
  ICalEvent,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator'
import { surenessOf } from '#src/calendar/certainty.ts'
import { addDays, type Day, lastDay, type Weekday } from '#src/calendar/day.ts'
import { occurrences } from '#src/calendar/occurrences.ts'
import { isApproximate } from '#src/calendar/rule.ts'
import type { Database } from '#src/read-model/database.ts'
import { yearOf } from '#src/read-model/dates.ts'
import { parsedWithAddresses } from '#src/read-model/json.ts'
import { type DayAnywhere, daysEverywhere } from '#src/read-model/queries/days-everywhere.ts'
import type { CommonRecord } from '#src/read-model/resource.ts'
import { isWeekly } from '#src/read-model/terms.ts'
import { addressOf, network, type OwnerId, surfaceOf } from '#src/services.ts'
import { askedOf, calendars, catalogueOf } from '#tools/network/filters.ts'
import { filterWords } from './asked.ts'
import { channelOf, type FeedPlace, type Wanted } from './channel.ts'
import { folded } from './folded.ts'
import { oneLine } from './one-line.ts'

/** How the text of a calendar ends. */
const END = 'END:VCALENDAR'

/** Days after today that the calendar still holds: as many as the list of days. */
const YEAR_DAYS = 365

/** Years that the calendar of a single day holds: as many as its page shows. */
const YEARS_OF_ONE = 10

/** Programs that subscribe ask again after this long. */
const REFRESH_SECONDS = 86_400

/** From when the changes of an event are counted. */
const EPOCH_MS = Date.UTC(2026, 0, 1)

const MINUTE_MS = 60_000

/** Countries that a place in the calendar names. */
const MOST_COUNTRIES = 5

const weekdayCodes: Readonly<Record<Weekday, ICalWeekday>> = {
  monday: ICalWeekday.MO,
  tuesday: ICalWeekday.TU,
  wednesday: ICalWeekday.WE,
  thursday: ICalWeekday.TH,
  friday: ICalWeekday.FR,
  saturday: ICalWeekday.SA,
  sunday: ICalWeekday.SU,
}

/**
 * Every day that is on today or starts within a year and passes the filters, or one day for ten years. It is the same all day (UTC). A day
 * with pages in several catalogues is one event, with the same identifier in the calendar of each of them and of all.
 */
export async function calendarFeed(place: FeedPlace, { self, today, filters, only }: Wanted): Promise<string> {
  const { database, surface, publicUrl } = place
  const { title, description, home } = await channelOf(place)
  const host = new URL(publicUrl).host
  const words = filterWords(filters)
  const ics = ical({
    // The library does not escape these three.
    name: escapedText(only ? oneLine(only.name) : words === '' ? title : `${title}: ${words}`),
    description: escapedText(description),
    prodId: { company: 'Octavo', product: surface, language: 'EN' },
    url: home,
    source: self,
    ttl: REFRESH_SECONDS,
  })
  const days = await daysAsked(database, { surface, today, filters, only })
  const events = [...byIdentifier(days)].map(([id, same]) =>
    new ICalEvent({ ...eventOf(same, place, today), id: `${id}@${host}`, stamp: midnightOf(today) }, ics).toString(),
  )
  // The library would fold all lines character by character, which takes ten times as long as the rest.
  return ics.toString().replace(END, () => folded(events.join('')) + END)
}

type Asked = Pick<Wanted, 'today' | 'filters' | 'only'> & { surface: OwnerId }

/** The days that a calendar holds. */
async function daysAsked(database: Database, { surface, today, filters, only }: Asked): Promise<DayAnywhere[]> {
  const { weekly, ...others } = filters
  if (only) {
    const { resource, slug } = only
    const isOccasion = resource.service === network.id
    const to = `${Math.min(yearOf(today) + YEARS_OF_ONE, yearOf(lastDay))}-12-31` as Day
    const asked = isOccasion ? calendars : [resource]
    return daysEverywhere(database, asked, {
      from: today,
      to,
      terms: [],
      only: isOccasion ? { topic: slug } : { slug },
    })
  }
  const catalogue = surface === network.id ? others.catalogue : catalogueOf({ service: surface })
  const { asked, terms } = askedOf({ ...others, catalogue })
  const days = await daysEverywhere(database, asked, { from: today, to: addDays(today, YEAR_DAYS), terms })
  return weekly ? days : days.filter((day) => !isWeekly(day.resource, day.terms))
}

/** The days of one event: one from each catalogue that has it. */
export type Days = [DayAnywhere, ...DayAnywhere[]]

/** Groups days by event. The key stays the same when a day moves or is renamed; a weekly custom has one key. */
export function byIdentifier(days: readonly DayAnywhere[]): Map<string, Days> {
  const events = new Map<string, Days>()
  for (const day of days) {
    const id = isEndless(day) ? day.identity : `${day.identity}-${day.byRule}`
    const same = events.get(id)
    // Each page once: for a weekly day, its first date.
    if (!same) events.set(id, [day])
    else if (!same.some(({ resource, slug }) => resource === day.resource && slug === day.slug)) same.push(day)
  }
  return events
}

/** Whether it comes every week of the year, so that one recurring event is enough. */
const isEndless = ({ calendar: { rule, overrides } }: DayAnywhere): boolean =>
  rule.kind === 'weekly' && rule.season === undefined && overrides.length === 0

function eventOf(same: Days, place: FeedPlace, today: Day): ICalEventData {
  const [{ resource, occurrence, calendar: dates }] = same
  const entries = same.map(({ resource: { service }, summary }): Entry => {
    // Every calendar that has these fields declares them so.
    return parsedWithAddresses(summary, addressOf(service, place), place.publicUrl) as Entry
  })
  const [first] = entries as [Entry, ...Entry[]]
  const { label, why } = surenessOf(dates.rule, occurrence, dates.overrides)
  const sure = oneLine(`Date: ${label}. ${why}`)
  const texts = entries.flatMap(({ summary, url }, index) => [oneLine(summary), ...(index === 0 ? [sure] : []), url])
  const changed = new Date(Math.max(...same.map(({ updatedAt }) => updatedAt.getTime())))
  return {
    allDay: true,
    ...timeOf(same, today),
    summary: oneLine(first.name),
    description: texts.join('\n'),
    url: first.url,
    ...placesOf(entries),
    categories: categoriesOf(same, entries, place.surface === network.id ? [] : [resource.one]).map((name) => ({
      name,
    })),
    status: isApproximate(occurrence) ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    // People who keep a day are not busy all day.
    transparency: ICalEventTransparency.TRANSPARENT,
    lastModified: changed,
    // The sequence has to grow whenever a date moves, also when an announcement is withdrawn: so it counts minutes and not announcements.
    sequence: Math.max(0, Math.floor((changed.getTime() - EPOCH_MS) / MINUTE_MS)),
  }
}

type Entry = Pick<CommonRecord, 'name' | 'summary' | 'url' | 'countries'> & { faiths?: string[]; kind?: string | null }

/** The categories of an event: its catalogues or, in the calendar of one, the word for its days; its kind, and its faiths. */
const categoriesOf = (same: Days, entries: readonly Entry[], words: readonly string[]): string[] => {
  const catalogues = words.length > 0 ? words : same.map(({ resource }) => surfaceOf(resource.service).title)
  const sorts = entries.flatMap(({ kind, faiths = [] }) => [...(kind ? [kind] : []), ...faiths])
  return [...new Set([...catalogues, ...sorts.map((sort) => sort.replaceAll('-', ' '))])]
}

/** The countries that keep it as a location, where they are few enough. */
function placesOf(entries: readonly Entry[]): Pick<ICalEventData, 'location'> {
  const names = [...new Set(entries.flatMap(({ countries }) => countries.map(({ name }) => name)))]
  return names.length > 0 && names.length <= MOST_COUNTRIES ? { location: names.join(', ') } : {}
}

/** The time of the event; where catalogues differ in its length, the longest counts. */
function timeOf(same: Days, today: Day): Pick<ICalEventData, 'start' | 'end' | 'repeating'> {
  const [day] = same
  const { rule } = day.calendar
  const ends =
    same
      .map(({ occurrence }) => occurrence.ends)
      .sort()
      .at(-1) ?? day.occurrence.ends
  if (rule.kind !== 'weekly' || !isEndless(day)) return span(day.occurrence.starts, ends)
  // It begins at the start of the year, so that the event does not change every week.
  const [begun = day.occurrence] = occurrences(rule, `${yearOf(today)}-01-01`, day.occurrence.starts)
  const byDay = rule.weekdays.map((weekday) => weekdayCodes[weekday])
  return { ...span(begun.starts, begun.ends), repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay } }
}

/** The end of a whole day is the day after: RFC 5545, section 3.6.1. */
const span = (starts: Day, ends: Day) => ({ start: midnightOf(starts), end: midnightOf(addDays(ends, 1)) })

/** Midnight UTC of a day: the library takes the UTC day of an instant. */
const midnightOf = (day: Day): Date => new Date(`${day}T00:00:00Z`)

/** TEXT as RFC 5545, section 3.3.11, has it; the text has no line breaks. */
const escapedText = (text: string): string => text.replace(/[\\;,]/g, (character) => `\\${character}`)
