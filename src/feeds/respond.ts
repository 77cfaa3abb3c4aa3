/** Feeds over HTTP: one handler in plain values, for both doors. */
import { OctavoError, raise } from '#src/errors.ts'
import { decodedPath } from '#src/http/address.ts'
import { lifetimeOf } from '#src/http/cache-control.ts'
import { everyReply, type HttpReply, type HttpRequest } from '#src/http/message.ts'
import { newRequestId, problemReply } from '#src/http/problem.ts'
import { replyWith } from '#src/http/reply.ts'
import type { Site } from '#src/http/site.ts'
import { failureOf } from '#src/http/unavailable.ts'
import { findService, network, services } from '#src/services.ts'
import type { Place } from './channel.ts'
import { type FeedName, feedAnswer, feeds, isFeedName } from './index.ts'

const methods = 'GET, HEAD, OPTIONS'

const feedUrl = new RegExp(`^(?:/([^/?]+))?/(${Object.keys(feeds).join('|').replaceAll('.', '\\.')})(?:\\?|$)`)

/** Whether an address is a feed's: `/feed.xml`, `/<service>/feed.xml` and their like, of a service that exists or not. */
export const isFeedUrl = (url: string): boolean => feedUrl.test(url)

/** Answers a request for a feed of a service or of the network. Never throws: what fails is answered as a problem. A query is passed over. */
export async function respondWithFeed(request: HttpRequest, site: Site): Promise<HttpReply> {
  const reply = await answer(request, site).catch((error) => replyToFailure(error, request, site))
  return request.method === 'HEAD' ? { ...reply, body: null } : reply
}

async function answer(request: HttpRequest, site: Site): Promise<HttpReply> {
  const { place, name } = readUrl(request.url, site)
  if (request.method === 'OPTIONS') return { status: 204, headers: { ...everyReply, allow: methods }, body: null }
  if (request.method !== 'GET' && request.method !== 'HEAD')
    raise('method_not_allowed', `${request.method} is not among the methods of a feed: ${methods}.`)
  const now = site.now()
  const made = await feedAnswer(name, place, now)
  const { contentType } = feeds[name]
  return replyWith(made, request, { contentType, lifetime: lifetimeOf(made, site, now), headers: everyReply })
}

function readUrl(url: string, { database, baseUrls, publicUrl }: Site): { place: Place; name: FeedName } {
  const [, path, name = ''] = feedUrl.exec(decodedPath(url)) ?? []
  if (!isFeedName(name)) raise('not_found', 'There is no feed at this address.', { nearest: Object.keys(feeds) })
  const surface = path === undefined ? network : (findService(path) ?? unknownService(path))
  return { name, place: { database, surface: surface.id, publicUrl, baseUrls } }
}

const unknownService = (path: string): never =>
  raise('unknown_service', `There is no service "${path.slice(0, 60)}".`, {
    nearest: services.map((known) => known.path),
  })

function replyToFailure(thrown: unknown, request: HttpRequest, site: Site): HttpReply {
  const requestId = newRequestId()
  if (!(thrown instanceof OctavoError)) site.report(requestId, request, thrown)
  return problemReply(failureOf(thrown), site.publicUrl, requestId, methods)
}
