/** The days that begin today, and those of the week before, for programs that ask once a week. */
import { surenessOf } from '#src/calendar/certainty.ts'
import { addDays, type Day } from '#src/calendar/day.ts'
import { parsedWithAddresses } from '#src/read-model/json.ts'
import { daysEverywhere } from '#src/read-model/queries/days-everywhere.ts'
import { isWeekly } from '#src/read-model/terms.ts'
import { addressOf, surfaceOf } from '#src/services.ts'
import { calendars } from '#tools/network/filters.ts'
import { byIdentifier, type Days } from './calendar.ts'
import {
  channelOf,
  type FeedItem,
  type FeedPlace,
  feedOf,
  type NewPages,
  servicesOf,
  tagOf,
  withPicture,
} from './channel.ts'
import { oneLine } from './one-line.ts'

/** Days before today that stay in the feed. */
const DAYS_BEFORE = 6

/** Days that begin today, newest first, each once even where several catalogues have a page of it; weekly days are left out. */
export async function todayPages(place: FeedPlace, today: Day): Promise<NewPages> {
  const { database, surface } = place
  const from = addDays(today, -DAYS_BEFORE)
  const services = servicesOf(surface)
  const asked = calendars.filter(({ service }) => services.some((id) => id === service))
  const [channel, days] = await Promise.all([
    channelOf(place),
    daysEverywhere(database, asked, { from, to: today, terms: [] }),
  ])
  const begun = days.filter((day) => day.occurrence.starts >= from && !isWeekly(day.resource, day.terms))
  const items = [...byIdentifier(begun)].map(([id, same]) => itemOf(id, same, place)).reverse()
  return feedOf({ ...channel, title: `${channel.title}: today` }, items)
}

function itemOf(id: string, same: Days, place: FeedPlace): FeedItem {
  const [{ resource, summary, topic, occurrence, calendar }] = same
  const first = parsedWithAddresses(summary, addressOf(resource.service, place), place.publicUrl)
  const { label, why } = surenessOf(calendar.rule, occurrence, calendar.overrides)
  const begins = new Date(`${occurrence.starts}T00:00:00Z`)
  return {
    id: tagOf(place, `day/${id}`),
    url: topic === null || same.length === 1 ? first.url : `${place.publicUrl}/topics/${topic}`,
    title: oneLine(first.name),
    summary: oneLine(`${first.summary} Date: ${label}. ${why}`),
    html: withPicture(first, null),
    categories: [
      ...new Set([
        ...same.map((day) => surfaceOf(day.resource.service).title),
        ...first.countries.map(({ name }) => name),
      ]),
    ],
    picture: first.picture?.src ?? null,
    publishedAt: begins,
    updatedAt: begins,
  }
}
