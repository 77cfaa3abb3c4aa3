/** Reads the headlines of a feed: RSS of every version, Atom and JSON Feed. Nothing in it is trusted. */
import { type AnyFeed, parseFeed, parseJsonFeed } from 'feedsmith'
import { decodeText } from './decode-text.ts'
import { FeedTrouble } from './feed-trouble.ts'
import { instantOf } from './lenient-time.ts'
import { plainHeadline } from './plain-headline.ts'

/** A headline: plain text, a whole http or https address, and an instant that is not in the future. */
export type NewsItem = { title: string; link: string; publishedAt: Date }

/** An entry as the feed has it: candidates for its link and its time, the likeliest first. */
type Entry = { title: string | undefined; links: (string | undefined)[]; times: (string | undefined)[] }

/** Most headlines taken from one feed, the newest. */
const MOST_ITEMS = 40

/** Characters at the start of a document that tell its kind. */
const START = 2000

/** Longest link, in characters. An index of PostgreSQL holds 2704 bytes. */
const MOST_LINK = 2000

/**
 * The newest headlines of a feed, at most 40, newest first. Entries without a headline or a link are passed over; one without
 * a time is of now. `address` is what relative links start from. Throws a FeedTrouble when it is not a feed.
 */
export function readFeed(
  bytes: Uint8Array,
  { contentType, address, now }: { contentType: string; address: string; now: Date },
): NewsItem[] {
  return entriesOf(parsed(decodeText(bytes, contentType).trim()))
    .flatMap(({ title, links, times }) => {
      const headline = plainHeadline(title ?? '')
      const link = firstOf(links, (text) => linkOf(text, address))
      const at = firstOf(times, instantOf) ?? now
      return headline && link ? [{ title: headline, link, publishedAt: at > now ? now : at }] : []
    })
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, MOST_ITEMS)
}

function parsed(text: string): AnyFeed {
  if (text === '') throw new FeedTrouble('The answer is empty.')
  try {
    return text.startsWith('{') ? { format: 'json', feed: parseJsonFeed(text) } : parseFeed(text)
  } catch (error) {
    if (/<!doctype\s+html|<html[\s>]/i.test(text.slice(0, START)))
      throw new FeedTrouble('The address leads to a web page, not to a feed.')
    // The message of the parser is meant for programmers.
    const isBroken = error instanceof Error && error.name === 'MalformedError'
    throw new FeedTrouble(isBroken ? 'The feed is broken: it is not well-formed XML.' : 'The answer is not a feed.')
  }
}

function entriesOf({ format, feed }: AnyFeed): Entry[] {
  if (format === 'rss')
    return (feed.items ?? []).map(({ title, link, guid, pubDate, dc, dcterms, atom }) => ({
      title: title ?? dc?.titles?.[0],
      links: [link, ...atomLinks(atom), guid?.isPermaLink === false ? undefined : whole(guid?.value)],
      times: [pubDate, dc?.dates?.[0], dcterms?.issued?.[0], atom?.published, atom?.updated, dcterms?.modified?.[0]],
    }))
  if (format === 'rdf')
    return (feed.items ?? []).map(({ title, link, rdf, dc, dcterms }) => ({
      title: title ?? dc?.titles?.[0],
      links: [link, whole(rdf?.about)],
      times: [dc?.dates?.[0], dcterms?.issued?.[0], dcterms?.modified?.[0]],
    }))
  if (format === 'atom')
    return (feed.entries ?? []).map((entry) => ({
      title: entry.title?.value,
      links: [...atomLinks(entry), whole(entry.id)],
      times: [entry.published, entry.updated, entry.dc?.dates?.[0]],
    }))
  return (feed.items ?? []).map(({ title, url, external_url, id, date_published, date_modified }) => ({
    title,
    links: [url, external_url, whole(id)],
    times: [date_published, date_modified],
  }))
}

type Linked = { links?: { href?: string; rel?: string; type?: string }[] }

/** Links to the story itself: without a `rel`, or an `alternate` (RFC 4287, section 4.2.7.2); pages before other types. */
function atomLinks(entry: Linked | undefined): (string | undefined)[] {
  const links = (entry?.links ?? []).filter(({ rel = 'alternate' }) => rel === 'alternate')
  const isPage = ({ type = 'text/html' }: { type?: string }) => /html/i.test(type)
  return [...links.filter(isPage), ...links.filter((link) => !isPage(link))].map(({ href }) => href)
}

/** An identifier, if it is an address: any other must not be taken for a relative link. */
const whole = (identifier: string | undefined): string | undefined =>
  identifier && /^https?:\/\//i.test(identifier) ? identifier : undefined

function linkOf(text: string, address: string): string | null {
  if (!URL.canParse(text, address)) return null
  const { protocol, username, password, href } = new URL(text, address)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  return isWeb && !username && !password && href.length <= MOST_LINK ? href : null
}

function firstOf<T>(texts: readonly (string | undefined)[], read: (text: string) => T | null): T | null {
  for (const text of texts) {
    const value = text ? read(text) : null
    if (value !== null) return value
  }
  return null
}
