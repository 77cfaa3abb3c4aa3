/** The content of every feed of a service or the network, with its newest pages; the formats only serialise it. */
import type { Day } from '#src/calendar/day.ts'
import type { Database } from '#src/read-model/database.ts'
import { choicesOf } from '#src/read-model/facets/index.ts'
import type { RecordHtml } from '#src/read-model/html.ts'
import { parsed, parsedWithAddresses } from '#src/read-model/json.ts'
import type { Licence } from '#src/read-model/licences.ts'
import { type Newness, type NewPage, newest } from '#src/read-model/queries/newest.ts'
import { publicationOf } from '#src/read-model/queries/publication.ts'
import { rightsOf } from '#src/read-model/queries/rights.ts'
import type { AnyRecord, AnyResource } from '#src/read-model/resource.ts'
import { type Addresses, addressOf, network, type OwnerId, type ServiceId, services, surfaceOf } from '#src/services.ts'
import { escaped } from '#src/text/escaped.ts'
import type { CalendarFilters, OnlyDay } from './asked.ts'
import { oneLine } from './one-line.ts'

/** Entries of a feed. */
const MOST = 50

/** Where a feed is asked for. */
export type FeedPlace = Addresses & { database: Database; surface: OwnerId }

/** What a feed is made with: its own address, its hub, the present day, and what its address asks for. */
export type Wanted = { self: string; hub: string | null; today: Day; filters: CalendarFilters; only: OnlyDay | null }

/** The services that a feed tells of. */
export const servicesOf = (surface: OwnerId): readonly ServiceId[] =>
  surface === network.id ? services.map(({ id }) => id) : [surface]

/** The name of a service as text on one line. `publisher` is empty while no editor has named one. */
export type Channel = {
  title: string
  description: string
  publisher: string
  language: string
  home: string
  licence: Licence
}

/**
 * A page in a feed. `id` stays the same when its address changes; `html` is its picture and its whole text, or null where it has neither.
 */
export type FeedItem = {
  id: string
  url: string
  title: string
  summary: string
  html: string | null
  categories: string[]
  picture: string | null
  publishedAt: Date
  updatedAt: Date
}

/** A feed: whose it is, its items, and when it last changed. */
export type NewPages = Channel & { items: FeedItem[]; updatedAt: Date }

/** The name and tagline of the publication card; those of the declaration while there is none. */
export async function channelOf(place: FeedPlace): Promise<Channel> {
  const { database, surface } = place
  const { title, tagline } = surfaceOf(surface)
  const [stored, { licence }] = await Promise.all([
    surface === network.id ? null : publicationOf(database, surface),
    rightsOf(database, surface),
  ])
  const card = stored && parsed(stored)
  return {
    title: oneLine(card?.name ?? title),
    description: oneLine(card?.tagline ?? tagline),
    publisher: oneLine(card?.publisher ?? ''),
    language: 'en',
    home: `${addressOf(surface, place)}/`,
    licence,
  }
}

/** What a feed says of its rights, where its format has a field for them. */
export const rightsWords = ({ name, address }: Licence): string => `${name}: ${address}`

/** The year in identifiers of items: RFC 4151 requires one in which the host was ours. */
const GIVEN_SINCE = 2026

/** An identifier that contains no address. */
export const tagOf = ({ publicUrl }: Pick<FeedPlace, 'publicUrl'>, what: string): string =>
  `tag:${new URL(publicUrl).hostname},${GIVEN_SINCE}:${what}`

/** The newest pages of a service, or of all, newest first: by publication, or by last change. */
export async function newPages(place: FeedPlace, by: Newness): Promise<NewPages> {
  const { database, surface } = place
  const [channel, pages] = await Promise.all([
    channelOf(place),
    newest(database, servicesOf(surface), { by, limit: MOST }),
  ])
  return feedOf(
    channel,
    pages.map((page) => itemOf(page, place)),
  )
}

/** A feed of these items. An empty one counts as last changed in 1970. */
export const feedOf = (channel: Channel, items: FeedItem[]): NewPages => ({
  ...channel,
  items,
  updatedAt: new Date(Math.max(0, ...items.map((item) => item.updatedAt.getTime()))),
})

/** A page as an item of a feed. */
export function itemOf(
  { resource, documentId, record, html, publishedAt, updatedAt }: NewPage,
  place: Omit<FeedPlace, 'database'>,
): FeedItem {
  const base = addressOf(resource.service, place)
  const entry = parsedWithAddresses(record, base, place.publicUrl)
  return {
    id: tagOf(place, `${resource.service}/${resource.id}/${documentId}`),
    url: entry.url,
    title: oneLine(entry.name),
    summary: oneLine(entry.summary),
    html: withPicture(entry, sectionsText(resource, html, { base, url: entry.url })),
    categories: categoriesOf(resource, entry, place.surface),
    picture: entry.picture?.src ?? null,
    publishedAt,
    updatedAt,
  }
}

/** The text under its picture, where there is one: named and credited as on the page, since no format has room for that elsewhere. */
export function withPicture({ picture }: Pick<AnyRecord, 'picture'>, text: string | null): string | null {
  if (picture === null) return text
  const rights = `${picture.credit} · ${picture.licence}`
  const words = picture.caption === null ? rights : `${picture.caption} ${rights}`
  const [src, alt, under] = [picture.src, picture.alt, words].map(escaped)
  const { width, height } = picture
  const shown = `<img src="${src}" alt="${alt}" width="${width}" height="${height}">`
  return `<figure>${shown}<figcaption>${under}</figcaption></figure>${text ?? ''}`
}

/** The sections of a page one after another. Their headings are the declaration's own words. */
function sectionsText(
  resource: AnyResource,
  { sections }: RecordHtml,
  { base, url }: { base: string; url: string },
): string | null {
  const written = Object.entries(resource.sections).flatMap(([key, { title }]) =>
    sections[key] ? [`<h2>${title}</h2>${sections[key]}`] : [],
  )
  if (written.length === 0) return null
  return written
    .join('')
    .replaceAll(/(<a href=")\/(?!\/)/g, `$1${base}/`)
    .replaceAll('<a href="#', `<a href="${url}#`)
}

/** The subjects of a page in words: its catalogue and sort, then what it is filed under, and its places. */
function categoriesOf(resource: AnyResource, entry: AnyRecord, surface: OwnerId): string[] {
  const kind = surface === network.id ? `${surfaceOf(resource.service).title}: ${resource.one}` : resource.one
  const filed = Object.values(resource.facets)
    .filter((facet) => choicesOf(facet).length > 0)
    .flatMap(({ field }) => [entry[field] ?? []].flat())
    .map((value) => String(value).replaceAll('-', ' '))
  return [...new Set([kind, ...filed, ...entry.countries.map(({ name }) => name)])]
}
