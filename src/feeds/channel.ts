/** What every feed of a service, or of the network, says of itself, and its newest pages: the formats only write it down. */
import type { Day } from '#src/calendar/day.ts'
import type { Database } from '#src/read-model/database.ts'
import { encode, parsed, withAddresses } from '#src/read-model/json.ts'
import { newest } from '#src/read-model/queries/newest.ts'
import { publicationOf } from '#src/read-model/queries/publication.ts'
import type { CommonRecord } from '#src/read-model/resource.ts'
import { type Addresses, addressOf, network, type OwnerId, type ServiceId, services, surfaceOf } from '#src/services.ts'
import type { CalendarFilters, OnlyDay } from './asked.ts'
import { oneLine } from './one-line.ts'

/** Entries of a feed. */
const MOST = 50

/** Where a feed is asked for. */
export type Place = Addresses & { database: Database; surface: OwnerId }

/** What a feed is made with: its own address, the day it is today, and what its address asks for. */
export type Wanted = { self: string; today: Day; filters: CalendarFilters; only: OnlyDay | null }

/** The services that a feed tells of. */
export const servicesOf = (surface: OwnerId): readonly ServiceId[] =>
  surface === network.id ? services.map(({ id }) => id) : [surface]

/** What a service calls itself, as text on one line. `publisher` is empty while no editor has named one. */
export type Channel = { title: string; description: string; publisher: string; language: string; home: string }

/** A page in a feed. `kind` says in a word or two what it is about, and in a feed of all catalogues of which it is. */
export type FeedItem = {
  url: string
  title: string
  summary: string
  kind: string
  picture: string | null
  publishedAt: Date
  updatedAt: Date
}

export type NewPages = Channel & { items: FeedItem[]; updatedAt: Date }

/** The name and tagline of the publication card; those of the declaration while there is none. */
export async function channelOf(place: Place): Promise<Channel> {
  const { database, surface } = place
  const { title, tagline } = surfaceOf(surface)
  const stored = surface === network.id ? null : await publicationOf(database, surface)
  const card = stored && parsed(stored)
  return {
    title: oneLine(card?.name ?? title),
    description: oneLine(card?.tagline ?? tagline),
    publisher: oneLine(card?.publisher ?? ''),
    language: 'en',
    home: `${addressOf(surface, place)}/`,
  }
}

/** The newest pages of a service, or of all, newest first. */
export async function newPages(place: Place): Promise<NewPages> {
  const { database, surface, publicUrl } = place
  const [channel, pages] = await Promise.all([channelOf(place), newest(database, servicesOf(surface), MOST)])
  const items = pages.map(({ of, summary, publishedAt, updatedAt }): FeedItem => {
    // Publishing checked the summary against the schema of its resource.
    const entry = JSON.parse(withAddresses(encode(summary), addressOf(of.service, place), publicUrl)) as CommonRecord
    return {
      url: entry.url,
      title: oneLine(entry.name),
      summary: oneLine(entry.summary),
      kind: surface === network.id ? `${surfaceOf(of.service).title}: ${of.one}` : of.one,
      picture: entry.picture?.src ?? null,
      publishedAt,
      updatedAt,
    }
  })
  // With nothing in it, a feed has not changed since 1970.
  const updatedAt = new Date(Math.max(0, ...items.map((item) => item.updatedAt.getTime())))
  return { ...channel, items, updatedAt }
}
