/** The days of the year ahead as iCalendar, RFC 5545. */
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { addDays, type Day } from '#src/calendar/day.ts'
import { isApproximate } from '#src/calendar/rule.ts'
import { encode, withAddresses } from '#src/read-model/json.ts'
import { type CalendarDay, daysBetween } from '#src/read-model/queries/calendar.ts'
import type { CommonRecord } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { channelOf, type Place } from './channel.ts'
import { oneLine } from './one-line.ts'

/** Days after today that the calendar still holds: as many as the list of days. */
const YEAR_DAYS = 365

/** Programs that subscribe ask again after this long. */
const REFRESH_SECONDS = 86_400

/** Every day that is on today or starts within a year; `self` is the calendar's own address. The same all day (UTC). */
export async function calendar(place: Place, self: string, today: Day): Promise<string> {
  const { database, service, baseUrl } = place
  const { title, description, home } = await channelOf(place)
  const host = new URL(baseUrl).host
  const made = ical({
    // The library writes these three as they are.
    name: escaped(title),
    description: escaped(description),
    prodId: { company: 'Octavo', product: service.id, language: 'EN' },
    url: home,
    source: self,
    ttl: REFRESH_SECONDS,
  })
  for (const of of resourcesOf(service.id).filter(({ isCalendar }) => isCalendar))
    for (const day of await daysBetween(database, of, today, addDays(today, YEAR_DAYS)))
      made.createEvent({ ...eventOf(day, place, host), categories: [{ name: of.one }], stamp: instantOf(today) })
  return made.toString()
}

function eventOf({ slug, summary, occurrence }: CalendarDay, { baseUrl, publicUrl }: Place, host: string) {
  const { starts, ends, source } = occurrence
  // Publishing checked the summary against the schema of its resource.
  const entry = JSON.parse(withAddresses(encode(summary), baseUrl, publicUrl)) as CommonRecord
  const lines = [
    oneLine(entry.summary),
    ...(isApproximate(occurrence)
      ? ['The date is approximate: it follows the moon, a local calendar or an announcement and may move.']
      : []),
    ...(source === undefined ? [] : [`Date published by: ${oneLine(source)}`]),
    entry.url,
  ]
  return {
    id: `${slug}-${starts}@${host}`,
    allDay: true,
    start: instantOf(starts),
    // The end of a whole day is the day after: RFC 5545, section 3.6.1.
    end: instantOf(addDays(ends, 1)),
    summary: oneLine(entry.name),
    description: lines.join('\n'),
    url: entry.url,
    status: isApproximate(occurrence) ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
    // Whoever keeps a day is not busy all day.
    transparency: ICalEventTransparency.TRANSPARENT,
  }
}

/** Midnight UTC of a day: the library takes the UTC day of an instant. */
const instantOf = (day: Day): Date => new Date(`${day}T00:00:00Z`)

/** TEXT as RFC 5545, section 3.3.11, has it; the text has no line breaks. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (character) => `\\${character}`)
