/** The days of the year ahead as iCalendar, RFC 5545: of one catalogue, or of all. */
import ical, {
  ICalEvent,
  type ICalEventData,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator'
import { addDays, type Day, type Weekday } from '#src/calendar/day.ts'
import { occurrences } from '#src/calendar/occurrences.ts'
import { isApproximate } from '#src/calendar/rule.ts'
import { encode, withAddresses } from '#src/read-model/json.ts'
import { type DayAnywhere, daysEverywhere } from '#src/read-model/queries/days-everywhere.ts'
import type { CommonRecord } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { addressOf, network, surfaceOf } from '#src/services.ts'
import { channelOf, type Place, servicesOf } from './channel.ts'
import { folded } from './folded.ts'
import { oneLine } from './one-line.ts'

/** How the text of a calendar ends. */
const END = 'END:VCALENDAR'

/** Days after today that the calendar still holds: as many as the list of days. */
const YEAR_DAYS = 365

/** Programs that subscribe ask again after this long. */
const REFRESH_SECONDS = 86_400

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
 * Every day that is on today or starts within a year; `self` is the calendar's own address. The same all day (UTC). What has pages
 * in several catalogues is one event, by the same identifier in the calendar of each of them and of all.
 */
export async function calendar(place: Place, self: string, today: Day): Promise<string> {
  const { database, surface, publicUrl } = place
  const { title, description, home } = await channelOf(place)
  const host = new URL(publicUrl).host
  const made = ical({
    // The library writes these three as they are.
    name: escaped(title),
    description: escaped(description),
    prodId: { company: 'Octavo', product: surface, language: 'EN' },
    url: home,
    source: self,
    ttl: REFRESH_SECONDS,
  })
  const calendars = servicesOf(surface).flatMap((service) => resourcesOf(service).filter((of) => of.isCalendar))
  const days = await daysEverywhere(database, calendars, { from: today, to: addDays(today, YEAR_DAYS), terms: [] })
  const events = [...byIdentifier(days)].map(([id, same]) =>
    new ICalEvent({ ...eventOf(same, place, today), id: `${id}@${host}`, stamp: instantOf(today) }, made).toString(),
  )
  // The library folds what it is given whole, character by character, which takes ten times as long as all else.
  return made.toString().replace(END, () => folded(events.join('')) + END)
}

type Days = [DayAnywhere, ...DayAnywhere[]]

/** Days that are one event, by what tells it from all others: a day that moves keeps it, and a custom of every week has one. */
function byIdentifier(days: readonly DayAnywhere[]): Map<string, Days> {
  const events = new Map<string, Days>()
  for (const day of days) {
    const known = day.topic ?? day.slug
    const id = isEndless(day) ? known : `${known}-${day.byRule}`
    const same = events.get(id)
    // Each page once: of what comes every week, its first date.
    if (!same) events.set(id, [day])
    else if (!same.some(({ of, slug }) => of === day.of && slug === day.slug)) same.push(day)
  }
  return events
}

/** Whether it comes every week of the year, so that one event says it all. */
const isEndless = ({ calendar: { rule, overrides } }: DayAnywhere): boolean =>
  rule.kind === 'weekly' && rule.season === undefined && overrides.length === 0

function eventOf(same: Days, place: Place, today: Day): ICalEventData {
  const [{ of, occurrence }] = same
  const entries = same.map(({ of: { service }, summary }): Entry => {
    // Publishing checked the summary against the schema of its resource.
    return JSON.parse(withAddresses(encode(summary), addressOf(service, place), place.publicUrl)) as CommonRecord
  })
  const [first] = entries as [Entry, ...Entry[]]
  const lines = [
    ...(isApproximate(occurrence)
      ? ['The date is approximate: it follows the moon, a local calendar or an announcement and may move.']
      : []),
    ...(occurrence.source === undefined ? [] : [`Date published by: ${oneLine(occurrence.source)}`]),
  ]
  const texts = entries.flatMap(({ summary, url }, index) => [oneLine(summary), ...(index === 0 ? lines : []), url])
  const categories = place.surface === network.id ? same.map((day) => surfaceOf(day.of.service).title) : [of.one]
  return {
    allDay: true,
    ...timeOf(same, today),
    summary: oneLine(first.name),
    description: texts.join('\n'),
    url: first.url,
    categories: categories.map((name) => ({ name })),
    status: isApproximate(occurrence) ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    // Whoever keeps a day is not busy all day.
    transparency: ICalEventTransparency.TRANSPARENT,
  }
}

type Entry = Pick<CommonRecord, 'name' | 'summary' | 'url'>

/** When the event is: where catalogues differ on how long it lasts, as long as the longest. */
function timeOf(same: Days, today: Day): Pick<ICalEventData, 'start' | 'end' | 'repeating'> {
  const [day] = same
  const { rule } = day.calendar
  const ends = same
    .map(({ occurrence }) => occurrence.ends)
    .sort()
    .at(-1) as Day
  if (rule.kind !== 'weekly' || !isEndless(day)) return span(day.occurrence.starts, ends)
  // It is told from the beginning of the year, so that it does not become another one every week.
  const [begun = day.occurrence] = occurrences(
    rule,
    `${Number(today.slice(0, 'YYYY'.length))}-01-01`,
    day.occurrence.starts,
  )
  const byDay = rule.weekdays.map((weekday) => weekdayCodes[weekday])
  return { ...span(begun.starts, begun.ends), repeating: { freq: ICalEventRepeatingFreq.WEEKLY, byDay } }
}

/** The end of a whole day is the day after: RFC 5545, section 3.6.1. */
const span = (starts: Day, ends: Day) => ({ start: instantOf(starts), end: instantOf(addDays(ends, 1)) })

/** Midnight UTC of a day: the library takes the UTC day of an instant. */
const instantOf = (day: Day): Date => new Date(`${day}T00:00:00Z`)

/** TEXT as RFC 5545, section 3.3.11, has it; the text has no line breaks. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (character) => `\\${character}`)
