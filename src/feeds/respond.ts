/** Feeds over HTTP: one handler in plain values, for both doors. */
import { raise, raiseInvalid } from '#src/errors.ts'
import { decodedPath, queryOf } from '#src/http/address.ts'
import { lifetimeOf } from '#src/http/cache-control.ts'
import { failureReply } from '#src/http/failure-reply.ts'
import { noInput, readQuery } from '#src/http/query.ts'
import { replyWith } from '#src/http/reply.ts'
import { everyReply, type HttpReply, type HttpRequest } from '#src/http/request-and-reply.ts'
import type { Site } from '#src/http/site.ts'
import { parsed } from '#src/read-model/json.ts'
import { bySlug } from '#src/read-model/queries/by-slug.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { addressOf, findService, network, services } from '#src/services.ts'
import { requestSubjectOf } from '#src/telemetry/requests.ts'
import type { Answer } from '#tools/answer.ts'
import { mistake } from '#tools/parse-input.ts'
import { filtersAsked, type OnlyDay } from './asked.ts'
import type { FeedPlace } from './channel.ts'
import { type FeedName, feedAnswer, feeds, isFeedName } from './index.ts'
import { isPushed } from './pushed.ts'

const methods = 'GET, HEAD, OPTIONS'

/** The path of a feed: below the home of a surface or, for the calendar of one day, below that day. */
const feedUrl = new RegExp(`^((?:/[^/?]+){0,3})/(${Object.keys(feeds).join('|').replaceAll('.', '\\.')})(?:\\?|$)`)

/** Whether an address is that of a feed, such as `/feed.xml` and `/<service>/feed.xml`, even of a service or day that does not exist. */
export const isFeedUrl = (url: string): boolean => feedUrl.test(url)

/** Answers a request for a feed. Never throws: a failure is answered as a problem. */
export async function respondWithFeed(request: HttpRequest, site: Site): Promise<HttpReply> {
  const reply = await answer(request, site).catch((error) => failureReply(error, request, site, { methods }))
  return request.method === 'HEAD' ? { ...reply, body: null } : reply
}

async function answer(request: HttpRequest, site: Site): Promise<HttpReply> {
  const { place, name, way } = readUrl(request.url, site)
  request.subject = requestSubjectOf('feeds', place.surface, name)
  if (request.method === 'OPTIONS') return { status: 204, headers: { ...everyReply, allow: methods }, body: null }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    raise('method_not_allowed', `${request.method} is not among the methods of a feed: ${methods}.`)
  const now = site.now()
  const hub = isPushed(name) ? site.hub : null
  const asked = { ...(await feedInput(request.url, place, name, way)), hub }
  const feed = await feedAnswer(name, place, asked, now)
  const { contentType } = feeds[name]
  const headers = hub === null ? everyReply : headersWith(feed, asked.self, hub)
  return replyWith(feed, request, { contentType, lifetime: lifetimeOf(feed, site, now), headers })
}

/** Headers that name a hub, kept for each feed so that a kept reply has the same object. */
const withHub = new WeakMap<Answer, Readonly<Record<string, string>>>()

/** W3C WebSub, section 4: the hub, and the address that it knows the feed by. */
function headersWith(feed: Answer, self: string, hub: string): Readonly<Record<string, string>> {
  const headers = withHub.get(feed) ?? { ...everyReply, link: `<${hub}>; rel="hub", <${self}>; rel="self"` }
  withHub.set(feed, headers)
  return headers
}

type Read = {
  place: FeedPlace
  name: FeedName
  /** The part of the path that leads to a day. */
  way: readonly string[]
}

function readUrl(url: string, { database, baseUrls, publicUrl }: Site): Read {
  const [, path = '', name = ''] = feedUrl.exec(decodedPath(url)) ?? []
  if (!isFeedName(name)) noSuchFeed()
  const [first, ...rest] = path.split('/').filter(Boolean)
  const isOfTopic = first === topics.path && rest.length === 1
  const surface = first === undefined || isOfTopic ? network : (findService(first) ?? unknownService(first))
  const way = isOfTopic ? [topics.path, ...rest] : rest
  return { name, way, place: { database, surface: surface.id, publicUrl, baseUrls } }
}

/** Reads the parameters of an address strictly: unknown ones are refused, except those that others add for tracking. */
async function feedInput(url: string, place: FeedPlace, name: FeedName, way: readonly string[]) {
  const input = noInput()
  readQuery(queryOf(url), input)
  raiseInvalid(input.mistakes)
  const given = Object.fromEntries(Object.entries(input.values).filter(([parameter]) => !parameter.startsWith('utm_')))
  const only = way.length === 0 ? null : await onlyDay(place, name, way)
  const takes = only === null && feeds[name].isFiltered
  const filters = filtersAsked(place.surface, takes ? given : {})
  if (!takes)
    raiseInvalid(
      Object.keys(given).map((parameter) => mistake(parameter, 'undeclared', `This feed takes no parameters.`)),
    )
  const base = addressOf(place.surface, place)
  const address = [base, ...(only ? [only.resource.path, only.slug] : []), name].join('/')
  const chosen = Object.entries(filters).filter(([, value]) => value !== undefined && value !== true)
  const query = new URLSearchParams(chosen.map(([parameter, value]) => [parameter, String(value)])).toString()
  return { self: query === '' ? address : `${address}?${query}`, filters, only }
}

/** The day, or the occasion, whose own calendar is asked for. Raises `not_found` where there is none. */
async function onlyDay(
  { database, surface }: FeedPlace,
  name: FeedName,
  [path, slug, ...more]: readonly string[],
): Promise<OnlyDay> {
  const resource =
    surface === network.id ? topics : resourcesOf(surface).find((one) => one.isCalendar && one.path === path)
  if (!resource || slug === undefined || more.length > 0 || !feeds[name].isFiltered) noSuchFeed()
  const entry = await bySlug<AnyResource>(database, resource, slug)
  if (!entry || entry.calendar === null) noSuchFeed()
  return { resource, slug: entry.slug, name: parsed(entry.record).name }
}

function noSuchFeed(): never {
  raise('not_found', 'There is no feed at this address.', { nearest: Object.keys(feeds) })
}

const unknownService = (path: string): never =>
  raise('unknown_service', `There is no service "${path.slice(0, 60)}".`, {
    nearest: services.map((service) => service.path),
  })
