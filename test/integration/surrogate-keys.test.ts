/** What a CDN is told to forget is all that has changed: whatever reads otherwise after a publish has a key that was named. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { api } from '#src/http/respond.ts'
import { type Site, siteOf } from '#src/http/site.ts'
import { keepFormerSlugs, putRecords, recordRow, removeRecord } from '#src/publish/put.ts'
import { areOfTopics } from '#src/publish/references.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { keysOfEntry } from '#src/read-model/surrogate-keys.ts'
import { type ServiceId, services } from '#src/services.ts'
import { pages } from '#src/site/respond.ts'
import { type StartedCatalogue, startCatalogue } from '#test/contract/catalogue.ts'
import { toolOf } from '#tools/tool-of.ts'

// Whether a CDN is told is read once, with all settings.
vi.hoisted(() => {
  process.env.PURGE_URL = 'http://127.0.0.1:1'
})

// Which files pages link is known once they are compiled.
vi.mock('#src/site/assets.ts', () => import('#test/uncompiled-assets.ts'))

// Hundreds of addresses are asked, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 })

const noon = new Date('2026-12-03T12:00:00Z')

/** Of an entry that changes and those it points at, so many are looked at. */
const MOST_NEAR = 3

type Row = {
  service: ServiceId
  resource: string
  slug: string
  document_id: number
  record: string
  calendar: string | null
  terms: string[]
}

/** What an address answers, and by which keys a CDN keeps it; null for what it does not keep. */
type Seen = { answer: string; keys: string[] | null }

let world: StartedCatalogue
let site: Site
/** Of each resource the entry that points at the most others. */
let changed: Row[]
let addresses: string[]
let before: Map<string, Seen>

beforeAll(async () => {
  world = await startCatalogue()
  const settings = { PUBLIC_URL: 'https://octavo.test', SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0 }
  site = siteOf({ ...settings, PURGE_URL: 'http://127.0.0.1:1' }, world.database, { now: () => noon })
  changed = await world.database.execute<Row>(
    `select distinct on (service, resource) service, resource, slug, document_id, record::text, calendar::text, terms
     from read_model.records where service = any($1::text[])
     order by service, resource, array_length(terms, 1) desc, slug`,
    [services.map(({ id }) => id)],
  )
  const others = await world.database.execute<Row>(
    `select distinct on (service, resource) service, resource, slug from read_model.records
     where service = any($1::text[]) order by service, resource, random`,
    [services.map(({ id }) => id)],
  )
  // A part of its own tells of those that speak of a topic.
  const isOfTopic = await Promise.all(
    changed.map((row) =>
      areOfTopics(world.database.execute, findResource(row.service, row.resource), [row.document_id]),
    ),
  )
  changed = changed.filter((_, index) => !isOfTopic[index])
  const near = changed.flatMap(({ service, resource, slug, terms }) =>
    keysOfEntry(findResource(service, resource), { slugs: [slug], terms })
      .filter((key) => !key.endsWith('/'))
      .slice(0, MOST_NEAR),
  )
  const entries = new Set([...near, ...others.map(({ service, resource, slug }) => `${service}/${resource}/${slug}`)])
  addresses = ['/', '/flowers', '/flowers/calendar', '/flowers/sitemap.xml', ...[...entries].flatMap(addressesOf)]
  before = await seen()
})
afterAll(() => world.stop())

it.each([
  [
    'rewritten',
    (resource: AnyResource, row: Row) => put(resource, row, { summary: 'Rewritten.', name: `New ${row.slug}` }),
  ],
  [
    'renamed',
    async (resource: AnyResource, row: Row) => {
      await put(resource, row, { slug: `${row.slug}-renamed` })
      await keepFormerSlugs(world.database.write, resource, row.document_id, [row.slug])
    },
  ],
  ['unpublished', (resource: AnyResource, row: Row) => removeRecord(world.database.write, resource, row.document_id)],
])('what reads otherwise once entries are %s has a key that was named', async (_, act) => {
  await world.database.write('delete from serving.purges')
  for (const row of changed) await act(findResource(row.service, row.resource), row)
  await upToDate()
  const rows = await world.database.execute<{ keys: string[] }>('select keys from serving.purges')
  const named = new Set(rows.flatMap(({ keys }) => keys))
  const [was, is] = [before, await seen()]
  before = is
  const differ = addresses.filter((address) => was.get(address)?.answer !== is.get(address)?.answer)
  const isNamed = (address: string) => was.get(address)?.keys?.some((key) => named.has(key)) ?? true
  expect(differ.length).toBeGreaterThan(changed.length)
  expect(differ.filter((address) => !isNamed(address))).toEqual([])
  const staying = addresses.filter((address) => was.get(address)?.keys && !isNamed(address))
  expect(staying.length, 'what nothing happened to stays').toBeGreaterThan(changed.length / 2)
})

function put(resource: AnyResource, { document_id: documentId, record, calendar }: Row, more: object) {
  const publication = {
    documentId,
    record: { ...JSON.parse(record), ...more },
    calendar: calendar && JSON.parse(calendar),
  }
  return putRecords(world.database.write, resource, [recordRow(resource, publication)])
}

/** Settles once this process knows of every change. */
const upToDate = () =>
  vi.waitUntil(async () => {
    const rows = await world.database.execute<{ service: ServiceId; part: 'entries'; revision: string }>(
      'select service, part, revision::text from read_model.revisions',
    )
    return rows.every(({ service, part, revision }) => world.database.revisions.of(service, part) === revision)
  })

/** The page of an entry, and its tool where there is one. */
function addressesOf(key: string): string[] {
  const [service = '', resource = '', slug = ''] = key.split('/')
  const { id, path } = services.find((one) => one.id === service) as (typeof services)[number]
  const opens = toolOf(id, ['get'], resource)
  const page = `/${path}/${findResource(id, resource).path}/${slug}`
  return opens ? [page, `/${path}/api/v1/${opens.name}?slug=${slug}`] : [page]
}

async function seen(): Promise<Map<string, Seen>> {
  const all = new Map<string, Seen>()
  for (const url of addresses) {
    const handler = api.takes(url) ? api : pages
    const body = async () => new Uint8Array()
    const { status, headers } = await handler.respond(
      { method: 'GET', url, header: () => undefined, body, client: '' },
      site,
    )
    const isKept = headers['cache-control'] !== 'no-store'
    if (isKept) expect(headers['surrogate-control'], url).toMatch(/^max-age=\d+$/)
    all.set(url, {
      answer: `${status} ${headers.etag ?? headers.location}`,
      keys: isKept ? String(headers['surrogate-key']).split(' ') : null,
    })
  }
  return all
}
