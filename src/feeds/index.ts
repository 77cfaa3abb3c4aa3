/** The feeds of a service and of the network, by file name: content type, how long each stays the same, and how it is made. */
import { todayUtc } from '#src/calendar/day.ts'
import { sourcesEverywhere, sourcesOf } from '#src/read-model/parts.ts'
import { network } from '#src/services.ts'
import { type Answer, answerOf, keptAnswer } from '#tools/answer.ts'
import type { Varies } from '#tools/tool.ts'
import { atom } from './atom.ts'
import { calendarFeed } from './calendar.ts'
import { type FeedPlace, newPages, type Wanted } from './channel.ts'
import { jsonFeed } from './json-feed.ts'
import { rss } from './rss.ts'
import { todayPages } from './today.ts'

type Feed = {
  contentType: string
  varies: Varies
  /** Whether it is a calendar, which takes filters and may be of a single day. */
  isFiltered: boolean
  make(place: FeedPlace, wanted: Wanted): Promise<string>
}

/** Every feed by its file name: content type, how long it stays the same, and how it is made. */
export const feeds = {
  'feed.xml': {
    contentType: 'application/rss+xml; charset=utf-8',
    varies: 'content',
    isFiltered: false,
    make: async (place, { self, hub }) => rss(await newPages(place, 'published_at'), { self, hub }),
  },
  'atom.xml': {
    contentType: 'application/atom+xml; charset=utf-8',
    varies: 'content',
    isFiltered: false,
    make: async (place, { self, hub }) => atom(await newPages(place, 'published_at'), { self, hub }),
  },
  'feed.json': {
    contentType: 'application/feed+json; charset=utf-8',
    varies: 'content',
    isFiltered: false,
    make: async (place, { self, hub }) => jsonFeed(await newPages(place, 'published_at'), { self, hub }),
  },
  'changes.xml': {
    contentType: 'application/atom+xml; charset=utf-8',
    varies: 'content',
    isFiltered: false,
    make: async (place, { self, hub }) => atom(await newPages(place, 'updated_at'), { self, hub }),
  },
  'today.xml': {
    contentType: 'application/atom+xml; charset=utf-8',
    varies: 'today',
    isFiltered: false,
    make: async (place, { self, hub, today }) => atom(await todayPages(place, today), { self, hub }),
  },
  'calendar.ics': {
    contentType: 'text/calendar; charset=utf-8',
    varies: 'today',
    isFiltered: true,
    make: calendarFeed,
  },
} as const satisfies Record<string, Feed>

/** The name of a feed's file. */
export type FeedName = keyof typeof feeds

/** Whether this is the name of a feed. */
export const isFeedName = (name: string): name is FeedName => Object.hasOwn(feeds, name)

/** A feed, as an answer like a tool's; kept in process until its content changes, or the day ends. */
export function feedAnswer(name: FeedName, place: FeedPlace, asked: Omit<Wanted, 'today'>, now: Date): Promise<Answer> {
  const { varies, make }: Feed = feeds[name]
  const { surface } = place
  const sources = surface === network.id ? sourcesEverywhere(['entries']) : sourcesOf(surface, ['entries', 'card'])
  // The feed's own address contains all parameters; the hub may differ between deployments over one database.
  const key = `feed ${surface} ${name} ${asked.self} ${asked.hub}`
  return keptAnswer(place.database, { key, varies, sources, now }, async () =>
    answerOf(await make(place, { ...asked, today: todayUtc(now) }), { varies, sources }),
  )
}
