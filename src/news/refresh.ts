/** Brings the headlines up to date: asks every outlet for its feed, keeps what is new, and lets go of what is old. */
import type { Payload, Where } from 'payload'
import type { Outlet } from '#src/payload-types.ts'
import { addHeadlines, type NewHeadline, removeHeadlines } from '#src/publish/headlines.ts'
import { type FetchedFeed, fetchFeed } from './fetch-feed.ts'
import type { NewsItem } from './read-feed.ts'
import { type Stories, storiesOf } from './same-story.ts'

/** How the feeds of the outlets are read. */
export type RefreshOptions = {
  now: Date
  /** Opens this machine's own addresses: for tests. */
  allowLoopback: boolean
  /** Ends the run early; outlets not asked by then come first the next time. */
  signal?: AbortSignal
}

/** How many outlets were asked and how many of those failed; how many headlines were added and removed. */
export type Refreshed = { asked: number; failed: number; added: number; removed: number }

const AT_ONCE = 4
const KEPT_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1000

/** Failures in a row after which an outlet is paused. */
const MOST_FAILURES = 10

/** When at least this many outlets were asked and none was reached, this machine has no network. */
const OUTLETS_THAT_TELL = 5

/**
 * Asks all outlets that are not paused, four at a time. A failure of an outlet is stored with it; a failure on our side, as when the
 * database is away, is thrown when the others are done.
 */
export async function refreshNews(payload: Payload, options: RefreshOptions): Promise<Refreshed> {
  const waiting = await outletsToAsk(payload)
  const refreshed = { asked: 0, failed: 0, added: 0, removed: 0 }
  const troubles: unknown[] = []
  const inTurn = turns()
  const unreached: Outlet[] = []
  const storiesIn = knownStories(payload)
  const askOneByOne = async () => {
    for (let outlet = waiting.shift(); outlet && !options.signal?.aborted; outlet = waiting.shift()) {
      const asked = outlet
      const fetched = await fetchFeed(asked.feed, { ...options, etag: asked.etag, lastModified: asked.lastModified })
      // An interrupted outlet has not failed.
      if (options.signal?.aborted) return
      refreshed.asked += 1
      if (fetched.kind === 'failed') refreshed.failed += 1
      if (fetched.kind === 'failed' && fetched.isUnreached) {
        unreached.push({ ...asked, lastError: fetched.reason })
        continue
      }
      // Headlines are written one feed at a time: of the same story, only the first is.
      await inTurn(async () => {
        const added = await keep(payload, asked, fetched, options.now, storiesIn)
        refreshed.added += added
      }).catch((error) => troubles.push(error))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOneByOne))
  await blame(payload, unreached, refreshed.asked, options.now).catch((error) => troubles.push(error))
  refreshed.removed = await removeHeadlines(payload, oldest(options.now))
  if (troubles.length > 0) throw troubles[0]
  return refreshed
}

/** Those not asked for longest come first. */
async function outletsToAsk(payload: Payload): Promise<Outlet[]> {
  const { docs } = await payload.find({
    collection: 'outlets',
    where: { and: [{ isActive: { not_equals: false } }, { isPaused: { not_equals: true } }] },
    pagination: false,
    depth: 0,
    sort: 'id',
  })
  const askedAt = ({ lastFetchedAt }: Outlet): number => (lastFetchedAt ? Date.parse(lastFetchedAt) : 0)
  return docs.sort((a, b) => askedAt(a) - askedAt(b))
}

type StoriesIn = (service: Outlet['service']) => Promise<Stories>

/** Writes down what an outlet gave, and gives how many headlines are new. */
async function keep(
  payload: Payload,
  { id, feed, service }: Outlet,
  fetched: FetchedFeed,
  now: Date,
  storiesIn: StoriesIn,
): Promise<number> {
  // Editors may have changed it while its feed was on the way.
  const where = { and: [{ id: { equals: id } }, { feed: { equals: feed } }, { service: { equals: service } }] }
  const [outlet] = (await payload.find({ collection: 'outlets', where, depth: 0, limit: 1 })).docs
  if (!outlet) return 0
  const fresh = fetched.kind === 'read' ? fetched.items.filter(({ publishedAt }) => publishedAt >= oldest(now)) : []
  // Headlines are stored before the outlet: validators that call its feed unchanged must not be kept without them.
  const added = await addNew(payload, outlet, fresh, await storiesIn(service))
  await payload.update({ collection: 'outlets', id, data: after(outlet, fetched, now), depth: 0 })
  return added
}

/** Counts a failure for outlets that were not reached, unless many were asked and none was reached: then the trouble is here. */
async function blame(payload: Payload, unreached: readonly Outlet[], asked: number, now: Date): Promise<void> {
  const isOffline = asked >= OUTLETS_THAT_TELL && unreached.length === asked
  for (const { id, feed, failures, lastError } of unreached) {
    const where: Where = { and: [{ id: { equals: id } }, { feed: { equals: feed } }] }
    const reason = lastError ?? ''
    const data = isOffline ? { lastError: reason } : failure(failures, reason, now)
    await payload.update({ collection: 'outlets', where, data, depth: 0 })
  }
}

/** The fields of an outlet after a failure; one that fails too often in a row is paused. */
function failure(failures: Outlet['failures'], reason: string, now: Date): Partial<Outlet> {
  const inRow = (failures ?? 0) + 1
  const paused = inRow >= MOST_FAILURES ? { isPaused: true } : {}
  return { lastFetchedAt: now.toISOString(), failures: inRow, lastError: reason, ...paused }
}

/** The fields of an outlet after its feed was fetched. */
function after({ failures }: Outlet, fetched: FetchedFeed, now: Date): Partial<Outlet> {
  const asked = { lastFetchedAt: now.toISOString() }
  if (fetched.kind === 'failed') return failure(failures, fetched.reason, now)
  const validators = fetched.kind === 'read' ? { etag: fetched.etag, lastModified: fetched.lastModified } : {}
  return { ...asked, ...validators, failures: 0, lastError: null }
}

/** Adds the new headlines of a feed in one batch. Of one story under several addresses only the first is kept. */
async function addNew(payload: Payload, outlet: Outlet, items: readonly NewsItem[], stories: Stories): Promise<number> {
  const fresh: NewHeadline[] = []
  for (const item of items) {
    if (stories.has(item)) continue
    stories.add(item)
    fresh.push({ title: item.title, address: item.link, publishedAt: item.publishedAt })
  }
  return fresh.length === 0 ? 0 : addHeadlines(payload, outlet, fresh)
}

/** The headlines of each service, asked for when the first outlet of it has answered. */
function knownStories(payload: Payload): StoriesIn {
  const services = new Map<Outlet['service'], Stories>()
  return async (service) => {
    const before = services.get(service)
    if (before) return before
    const { docs } = await payload.find({
      collection: 'headlines',
      where: { service: { equals: service } },
      select: { title: true, address: true, publishedAt: true },
      pagination: false,
      depth: 0,
    })
    const stories = storiesOf(
      docs.map(({ title, address, publishedAt }) => ({ title, link: address, publishedAt: new Date(publishedAt) })),
    )
    services.set(service, stories)
    return stories
  }
}

const oldest = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS)

/** Runs tasks one after the other, even after one has failed. */
function turns(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const turn = last.then(task)
    last = turn.catch(() => {})
    return turn
  }
}
