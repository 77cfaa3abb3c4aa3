/**
 * Entries as resources: the text of a page as Markdown, under the page's own address. Reading one by the protocol and fetching it from
 * the web give the same bytes.
 */
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import { todayUtc } from '#src/calendar/day.ts'
import { raise } from '#src/errors.ts'
import type { Site } from '#src/http/site.ts'
import { encode } from '#src/read-model/json.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { searchEntries } from '#src/read-model/queries/search.ts'
import { slugs } from '#src/read-model/queries/slugs.ts'
import { summaries } from '#src/read-model/queries/summaries.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { addressOf, findService, network, type OwnerId, owners, surfaceOf } from '#src/services.ts'
import { pages } from '#src/site/respond.ts'

const mimeType = 'text/markdown'

/** Entries in one page of the list. */
const PAGE = 100

/** Longest address that is looked at. */
const MOST_CHARACTERS = 400

/** The resources of a surface: a catalogue has its own, the network those of all and the topics. */
const resourcesIn = (surface: OwnerId): readonly AnyResource[] =>
  surface === network.id ? owners.flatMap(resourcesOf) : resourcesOf(surface)

/** Where pages of these entries begin. */
const placeOf = ({ service, path }: AnyResource, site: Site): string => `${addressOf(service, site)}/${path}/`

const addressOfEntry = (resource: AnyResource, slug: string, site: Site): string =>
  `${placeOf(resource, site)}${slug}.md`

/** The address of an entry's resource, from the fields of an answer. */
export function resourceAddress(
  entry: { service: OwnerId; resource: string; slug: string },
  site: Site,
): string | undefined {
  const resource = resourcesOf(entry.service).find(({ id }) => id === entry.resource)
  return resource && addressOfEntry(resource, entry.slug, site)
}

const templateOf = (resource: AnyResource, site: Site): string => addressOfEntry(resource, '{slug}', site)

/** A template for each sort of entry. */
export const listTemplates = (surface: OwnerId, site: Site) => ({
  resourceTemplates: resourcesIn(surface).map((resource) => ({
    uriTemplate: templateOf(resource, site),
    name: `${resource.service}-${resource.id}`,
    title: `${surfaceOf(resource.service).title}: ${resource.one}`,
    description: `${resource.about} In full, as Markdown, with sources and licence.`,
    mimeType,
  })),
})

/** All entries, a hundred at a time, by resource and then by slug. */
export async function listResources(surface: OwnerId, cursor: unknown, site: Site) {
  const offset = cursor === undefined ? 0 : offsetOf(cursor)
  const entries = await entriesFrom(surface, offset, site)
  const told = await summaries(site.database, entries)
  const resources = entries.map(({ resource, slug }, index) => {
    const text = told[index]
    // What lists show of an entry begins with these.
    const { name, summary } = (text ? JSON.parse(encode(text)) : { name: slug }) as { name: string; summary?: string }
    return { uri: addressOfEntry(resource, slug, site), name: slug, title: name, description: summary, mimeType }
  })
  return { resources, ...(entries.length === PAGE && { nextCursor: String(offset + PAGE) }) }
}

async function entriesFrom(surface: OwnerId, offset: number, { database }: Site) {
  const entries: { resource: AnyResource; slug: string }[] = []
  let skipped = 0
  for (const resource of resourcesIn(surface)) {
    const { written } = (await counts(database, resource.service)).all(resource)
    const from = Math.max(0, offset - skipped)
    const room = Math.min(written - from, PAGE - entries.length)
    skipped += written
    if (room <= 0) continue
    for (const slug of await slugs(database, resource, { offset: from, limit: room })) entries.push({ resource, slug })
  }
  return entries
}

function offsetOf(cursor: unknown): number {
  if (typeof cursor === 'string' && /^\d{1,9}$/.test(cursor)) return Number(cursor)
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'The cursor is none that the list gave.')
}

/** The text of a page of this surface, by its address. An entry that was renamed is found under its former address. */
export async function readResource(surface: OwnerId, uri: unknown, site: Site, userAgent: string | undefined) {
  if (typeof uri !== 'string' || uri.length > MOST_CHARACTERS) throw notFound(uri)
  const text = await markdownAt(surface, uri, site, userAgent)
  if (text === undefined) throw notFound(uri)
  return { contents: [{ uri, mimeType, text }] }
}

/** The path at which our own pages answer for this address. */
function pathOf(surface: OwnerId, uri: string, site: Site): string | undefined {
  const [own] = (surface === network.id ? owners : [surface])
    .map((owner) => ({ owner, base: `${addressOf(owner, site)}/` }))
    .filter(({ base }) => uri.startsWith(base))
    .sort((a, b) => b.base.length - a.base.length)
  if (!own || !/^[^?#]+\.md$/.test(uri)) return undefined
  const path = findService(own.owner)?.path
  return `${path === undefined ? '' : `/${path}`}/${uri.slice(own.base.length)}`
}

async function markdownAt(
  surface: OwnerId,
  uri: string,
  site: Site,
  userAgent: string | undefined,
): Promise<string | undefined> {
  const path = pathOf(surface, uri, site)
  if (path === undefined) return undefined
  const ask = (url: string) =>
    pages.respond(
      {
        method: 'GET',
        url,
        header: (name) => (name === 'user-agent' ? userAgent : undefined),
        body: async () => new Uint8Array(),
        client: '',
      },
      site,
    )
  let reply = await ask(path)
  const moved = reply.headers.location
  const now = moved === undefined ? undefined : pathOf(surface, moved, site)
  if (now !== undefined) reply = await ask(now)
  // A page that could not be made does not tell whether the entry exists.
  if (reply.status === 503) raise('unavailable', 'The database of the catalogue cannot be reached.')
  if (reply.status >= 500) throw new Error(`The page ${path} could not be made.`)
  if (reply.status !== 200 || !String(reply.headers['content-type']).startsWith(mimeType)) return undefined
  return typeof reply.body === 'string' ? reply.body : Buffer.from(reply.body as Uint8Array).toString('utf8')
}

const notFound = (uri: unknown): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such resource.', { uri })

/** Slugs for a template: those of entries whose names begin with the text or come near. Undefined where it is no template of ours. */
export async function slugsFor(
  surface: OwnerId,
  template: unknown,
  typed: string,
  most: number,
  site: Site,
): Promise<string[] | undefined> {
  const resource = resourcesIn(surface).find((one) => templateOf(one, site) === template)
  if (!resource) return undefined
  const { database } = site
  const query = typed.replaceAll('-', ' ').trim()
  if (query === '') return slugs(database, resource, { offset: 0, limit: most })
  const today = todayUtc(site.now())
  const { hits } = await searchEntries(database, { services: [resource.service], query, limit: most, today })
  return hits.filter((hit) => hit.resource === resource.id).map(({ slug }) => slug)
}
