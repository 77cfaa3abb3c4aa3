/** A feed, fetched from the network: what is new in it, or why it could not be read. */
import type { OutgoingHttpHeaders } from 'node:http'
import { FeedTrouble } from './feed-trouble.ts'
import { type FetchedAnswer, getOnce } from './get-once.ts'
import { addressRefusal, parsedAddress, publicLookup, type Resolve } from './public-address.ts'
import { type NewsItem, readFeed } from './read-feed.ts'
import { failureReasonOf, isUnreached, reasonOfStatus } from './reasons.ts'
import { TookTooLong, within } from './within.ts'

/** How a feed is fetched. */
export type FetchOptions = {
  /** What the last answer from this address had, if anything. */
  etag?: string | null | undefined
  lastModified?: string | null | undefined
  /** Opens this machine's own addresses: for tests. */
  allowLoopback: boolean
  now: Date
  signal?: AbortSignal
  /** The longest it may take, redirects included, in milliseconds. */
  patienceMs?: number
  /** Looks names up, in place of the system. */
  resolve?: Resolve
}

/** `address` is that of the feed after redirects; `reason` is a sentence for editors; `isUnreached`: there was no answer at all. */
export type FetchedFeed =
  | { kind: 'unchanged' }
  | { kind: 'read'; items: NewsItem[]; etag: string | null; lastModified: string | null; address: string }
  | { kind: 'failed'; reason: string; isUnreached: boolean }

const PATIENCE_MS = 10_000
const MOST_REDIRECTS = 5
const redirects = [301, 302, 303, 307, 308]

const headers = {
  'user-agent': 'Octavo (reads feeds)',
  accept:
    'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.5',
}

/** A validator that can be sent back: printable, and of a reasonable length. */
const validator = /^[\x20-\x7e]{1,500}$/

/** Fetches and reads a feed; never throws. Takes at most 10 s and 2 MB, and follows 5 redirects, each checked like the first. */
export async function fetchFeed(address: string, options: FetchOptions): Promise<FetchedFeed> {
  const { signal, patienceMs = PATIENCE_MS } = options
  try {
    return await within(patienceMs, signal, (ended) => requestFeed(address, options, ended))
  } catch (error) {
    const tooLate = `The feed did not come within ${patienceMs / 1000} seconds.`
    const reason = error instanceof TookTooLong ? tooLate : failureReasonOf(error)
    return { kind: 'failed', reason, isUnreached: isUnreached(error) }
  }
}

async function requestFeed(address: string, options: FetchOptions, signal: AbortSignal): Promise<FetchedFeed> {
  const { etag, lastModified, allowLoopback, resolve, now } = options
  const conditions = {
    ...(etag && validator.test(etag) && { 'if-none-match': etag }),
    ...(lastModified && validator.test(lastModified) && { 'if-modified-since': lastModified }),
  }
  const request = { headers: { ...headers, ...conditions }, signal }
  const { url, answer } = await follow(address, { ...request, allowLoopback, ...(resolve && { resolve }) })
  if (answer.status === 304 && Object.keys(conditions).length > 0) return { kind: 'unchanged' }
  if (answer.status !== 200) throw new FeedTrouble(reasonOfStatus(answer.status))
  const contentType = answer.headers['content-type'] ?? ''
  return {
    kind: 'read',
    items: readFeed(answer.body, { contentType, address: url.href, now }),
    etag: validatorIn(answer.headers.etag),
    lastModified: validatorIn(answer.headers['last-modified']),
    address: url.href,
  }
}

type Following = Pick<FetchOptions, 'allowLoopback' | 'resolve'> & { headers: OutgoingHttpHeaders; signal: AbortSignal }

/** The first answer that is no redirect, and its address. */
async function follow(
  address: string,
  { allowLoopback, resolve, ...request }: Following,
): Promise<{ url: URL; answer: FetchedAnswer }> {
  let url = parsedAddress(address)
  for (let followed = 0; followed <= MOST_REDIRECTS; followed++) {
    const refusal = addressRefusal(url, { allowLoopback })
    if (refusal) throw new FeedTrouble(refusal)
    const lookup = publicLookup(url, { allowLoopback, ...(resolve && { resolve }) })
    const answer = await getOnce(url, { ...request, lookup })
    const { location } = answer.headers
    if (!redirects.includes(answer.status) || !location) return { url, answer }
    url = parsedAddress(location, url)
  }
  throw new FeedTrouble(`The address leads on to others more than ${MOST_REDIRECTS} times.`)
}

const validatorIn = (header: string | undefined): string | null => (header && validator.test(header) ? header : null)
