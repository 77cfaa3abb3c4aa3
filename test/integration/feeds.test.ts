/** The feeds of a service, asked over HTTP and read back by parsers that others wrote. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { XMLValidator } from 'fast-xml-parser'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isFeedUrl, respondWithFeed } from '#src/feeds/respond.ts'
import { frontDoor } from '#src/http/node.ts'
import { type Site, siteOf } from '#src/http/site.ts'
import { webHandler } from '#src/http/web.ts'
import { nextRevision } from '#src/publish/put.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { storeOf } from '#src/read-model/store.ts'
import { type Service, services } from '#src/services.ts'
import { textOf } from '#tools/answer.ts'
import { callTool } from '#tools/index.ts'
import { toolsByService } from '#tools/services/index.ts'
import { askServer } from '../contract/ask.ts'
import { type StartedCatalogue, startCatalogue } from '../contract/catalogue.ts'

const service = services[0] as Service
const publicUrl = 'https://octavo.example.org'
const base = `${publicUrl}/${service.path}`
const hostile = `<b>&amp;</b> ]]> <lastBuildDate>x</lastBuildDate> \\"; a, b\\n"花`
const names = ['feed.xml', 'atom.xml', 'feed.json', 'calendar.ics'] as const

let world: StartedCatalogue
let site: Site
let server: Server
let port: number
let now = new Date('2026-03-05T12:00:00Z')

beforeAll(async () => {
  world = await startCatalogue()
  const settings = { PUBLIC_URL: publicUrl, SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0 }
  site = siteOf(settings, world.database, { now: () => now, report: () => {} })
  const takes = frontDoor(site, [{ transport: 'feeds', takes: isFeedUrl, respond: respondWithFeed }])
  server = createServer((incoming, outgoing) => takes(incoming, outgoing) || outgoing.writeHead(404).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
  await makeNewest(hostile, '2031-03-04T10:00:00Z', '2031-03-05T09:00:00Z')
})

afterAll(async () => {
  server.close()
  await world.stop()
})

type Card = { name: string; tagline: string; publisher: string; feeds: Record<string, string> }

const get = (name: string, headers: Record<string, string> = {}) =>
  askServer(port, { url: `/${service.path}/${name}`, headers })

/** Gives an entry that is no day, and one that is, a hostile name, and makes the first the newest page. */
async function makeNewest(name: string, publishedAt: string, updatedAt: string): Promise<void> {
  for (const which of ['is null', 'is not null']) {
    const [entry] = await world.database.execute<{ resource: string; slug: string; summary: string; record: string }>(
      `select resource, slug, summary, record from read_model.records where service = $1 and calendar ${which}
       order by resource, slug limit 1`,
      [service.id],
    )
    const named = (json = '') => JSON.stringify({ ...JSON.parse(json), name, summary: name })
    await world.database.execute(
      `update read_model.records set summary = $4::json, record = $7::json, published_at = case when calendar is null then $5 else published_at end,
         updated_at = case when calendar is null then $6 else updated_at end
       where service = $1 and resource = $2 and slug = $3`,
      [service.id, entry?.resource, entry?.slug, named(entry?.summary), publishedAt, updatedAt, named(entry?.record)],
    )
  }
  await publishAgain()
}

async function publishAgain(): Promise<void> {
  const before = world.database.revisions.of(service.id, 'entries')
  await nextRevision(world.database.execute, service.id, ['entries'])
  await vi.waitUntil(() => world.database.revisions.of(service.id, 'entries') !== before, { timeout: 25_000 })
}

describe('every feed', () => {
  test('is at the address that the publication card gives', async () => {
    const call = { ...site, now }
    const { feeds } = JSON.parse(textOf(await callTool(service.id, 'site_info', {}, call))) as Card
    expect(Object.values(feeds)).toEqual(names.map((name) => `${base}/${name}`))
    for (const name of names) expect((await get(name)).status).toBe(200)
  })

  test('says what it is, how long it holds, and is open to every page', async () => {
    const types = ['application/rss+xml', 'application/atom+xml', 'application/feed+json', 'text/calendar']
    for (const [index, name] of names.entries()) {
      const { headers, body } = await get(name)
      expect(headers['content-type']).toBe(`${types[index]}; charset=utf-8`)
      expect(headers['content-length']).toBe(String(Buffer.byteLength(body)))
      expect(headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=600')
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test('is the same to the byte until something changes, and then 304 without a body to who has it', async () => {
    for (const name of names) {
      const { headers, body } = await get(name)
      await publishAgain()
      const again = await get(name)
      expect(again.body).toBe(body)
      expect(again.headers.etag).toBe(headers.etag)
      const unchanged = await get(name, { 'if-none-match': headers.etag as string })
      expect([unchanged.status, unchanged.body]).toEqual([304, ''])
      expect(unchanged.headers.etag).toBe(headers.etag)
    }
  })

  test('answers HEAD without a body, OPTIONS with its methods, and anything else 405', async () => {
    for (const name of names) {
      const url = `/${service.path}/${name}`
      const head = await askServer(port, { method: 'HEAD', url })
      expect([head.status, head.body]).toEqual([200, ''])
      expect((await askServer(port, { method: 'OPTIONS', url })).headers.allow).toBe('GET, HEAD, OPTIONS')
      const post = await askServer(port, { method: 'POST', url })
      expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
    }
  })

  test('passes over a query and letters encoded for no reason', async () => {
    expect((await get('feed.xml?utm_source=x')).status).toBe(200)
    expect((await get('feed%2Exml')).status).toBe(200)
    expect((await get('feed.xml/more')).status).toBe(404)
  })

  test('of an unknown service is a problem with status 404', async () => {
    const { status, headers, json } = await askServer(port, { url: '/no-such-service/feed.xml' })
    expect([status, headers['content-type'], json().code]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
      'unknown_service',
    ])
  })

  test('is the same by the web-standard door', async () => {
    const handler = webHandler(() => site, respondWithFeed)
    for (const name of names) {
      const front = await get(name)
      const response = await handler(new Request(`${base}/${name}`))
      expect(await response.text()).toBe(front.body)
      expect(response.headers.get('etag')).toBe(front.headers.etag)
    }
  })

  test('tells a reader nothing but a request id when it fails', async () => {
    const reported: string[] = []
    const broken = {
      ...site,
      database: {
        ...world.database,
        store: storeOf(world.database.revisions, 0),
        prepared: async () => Promise.reject(new Error('secret')),
      },
      report: (id: string) => void reported.push(id),
    }
    const response = await webHandler(() => broken, respondWithFeed)(new Request(`${base}/feed.xml`))
    const problem = (await response.json()) as { code: string; request_id: string }
    expect([response.status, problem.code]).toEqual([500, 'internal'])
    expect(reported).toEqual([problem.request_id])
    expect(JSON.stringify(problem)).not.toContain('secret')
  })
})

describe('the newest pages', () => {
  test('are the fifty newest over all resources, newest first, in all three formats', async () => {
    const rows = await world.database.execute<{ resource: string; slug: string }>(
      `select resource, slug from read_model.records where service = $1
       order by published_at desc, resource, slug limit 50`,
      [service.id],
    )
    const addresses = rows.map(({ resource, slug }) => `${base}/${findResource(service.id, resource).path}/${slug}`)
    const rss = parseRssFeed((await get('feed.xml')).body)
    const atom = parseAtomFeed((await get('atom.xml')).body)
    const json = parseJsonFeed((await get('feed.json')).body)
    const urls = rss.items?.map(({ link }) => link) ?? []
    expect(urls).toHaveLength(50)
    expect(urls).toEqual(addresses)
    expect(atom.entries?.map(({ links }) => links?.[0]?.href)).toEqual(urls)
    expect(json.items?.map(({ url }) => url)).toEqual(urls)
  })

  test('are well-formed XML whatever editors wrote, and come back as they wrote it', async () => {
    for (const name of ['feed.xml', 'atom.xml']) expect(XMLValidator.validate((await get(name)).body)).toBe(true)
    const rss = parseRssFeed((await get('feed.xml')).body)
    const atom = parseAtomFeed((await get('atom.xml')).body)
    const json = parseJsonFeed((await get('feed.json')).body)
    expect(rss.items?.[0]).toMatchObject({ title: hostile, description: hostile })
    expect(atom.entries?.[0]).toMatchObject({ title: { value: hostile }, summary: { value: hostile } })
    expect(json.items?.[0]).toMatchObject({ title: hostile, summary: hostile })
  })

  test('say when they were written and changed, in the language they are in, and where they are', async () => {
    const rss = parseRssFeed((await get('feed.xml')).body)
    const atom = parseAtomFeed((await get('atom.xml')).body)
    const json = parseJsonFeed((await get('feed.json')).body)
    const call = { ...site, now }
    const card = JSON.parse(textOf(await callTool(service.id, 'site_info', {}, call))) as Card
    expect(rss).toMatchObject({ title: card.name, description: card.tagline, link: `${base}/`, language: 'en' })
    expect(rss.lastBuildDate).toBe('Wed, 05 Mar 2031 09:00:00 GMT')
    expect(rss.items?.[0]?.pubDate).toBe('Tue, 04 Mar 2031 10:00:00 GMT')
    expect(rss.atom?.links).toEqual([{ href: `${base}/feed.xml`, rel: 'self', type: 'application/rss+xml' }])
    expect(atom).toMatchObject({ id: `${base}/atom.xml`, updated: '2031-03-05T09:00:00.000Z', xml: { lang: 'en' } })
    expect(atom.links?.map(({ href, rel }) => [rel, href])).toEqual([
      ['self', `${base}/atom.xml`],
      ['alternate', `${base}/`],
      ['license', 'https://creativecommons.org/licenses/by/4.0/'],
    ])
    const rights = 'CC BY 4.0: https://creativecommons.org/licenses/by/4.0/'
    expect([rss.copyright, atom.rights]).toEqual([rights, { value: rights }])
    expect(atom.entries?.[0]).toMatchObject({
      published: '2031-03-04T10:00:00.000Z',
      updated: '2031-03-05T09:00:00.000Z',
    })
    expect(json).toMatchObject({ feed_url: `${base}/feed.json`, home_page_url: `${base}/`, language: 'en' })
    expect(JSON.parse((await get('feed.json')).body).version).toBe('https://jsonfeed.org/version/1.1')
  })
})

describe('a page in a feed', () => {
  const rose = async (name: string) =>
    parseAtomFeed((await get(name)).body).entries?.find(
      ({ id, title }) => title?.value === 'Rose' && id?.includes('/flower/'),
    )

  test('is there in full, with what it is filed under', async () => {
    await world.database.execute(
      `update read_model.records set published_at = '2031-01-01', updated_at = '2031-01-01' where service = $1 and resource = 'flower' and slug = 'rose'`,
      [service.id],
    )
    await publishAgain()
    const entry = await rose('atom.xml')
    expect(entry?.content?.value).toMatch(/^<h2>.*<p>.*<\/p>/s)
    expect(entry?.content?.value).not.toMatch(/href="[/#]/)
    expect(entry?.categories?.length).toBeGreaterThan(3)
    const rss = parseRssFeed((await get('feed.xml')).body)
    expect(rss.items?.find(({ guid }) => guid?.value === entry?.id)?.content?.encoded).toBe(entry?.content?.value)
  })

  test('comes again when it is changed, and is the same one under another address', async () => {
    const before = await rose('atom.xml')
    await world.database.execute(
      `update read_model.records set slug = 'rosa', updated_at = '2031-06-01', record = replace(record::text, '/flowers/rose"', '/flowers/rosa"')::json
       where service = $1 and resource = 'flower' and slug = 'rose'`,
      [service.id],
    )
    await publishAgain()
    const [newest] = parseAtomFeed((await get('changes.xml')).body).entries ?? []
    expect(newest).toMatchObject({ id: before?.id, updated: '2031-06-01T00:00:00.000Z' })
    expect(newest?.links?.[0]?.href).toBe(`${base}/flowers/rosa`)
    expect((await rose('atom.xml'))?.id).toBe(before?.id)
  })
})

describe('what begins today', () => {
  test('is in a feed of its own for a week, once, and without what comes every week', async () => {
    now = new Date('2027-10-29T08:00:00Z')
    const at = async (url: string) => parseAtomFeed((await askServer(port, { url })).body).entries ?? []
    const [all, own] = [await at('/today.xml'), await at('/food/today.xml')]
    const diwali = all.filter(({ title }) => title?.value === 'Diwali')
    expect(diwali).toMatchObject([
      { published: '2027-10-29T00:00:00.000Z', summary: { value: expect.stringContaining('almanacs') } },
    ])
    expect(diwali[0]?.links?.[0]?.href).toBe(`${publicUrl}/topics/diwali`)
    expect(own.find(({ title }) => title?.value === 'Diwali')).toMatchObject({
      id: diwali[0]?.id,
      links: [{ href: `${publicUrl}/food/days/diwali` }],
    })
    expect(all.every(({ published = '' }) => published >= '2027-10-23' && published < '2027-10-30')).toBe(true)
    expect(all.some(({ title }) => title?.value === 'Shabbat')).toBe(false)
    now = new Date('2026-03-05T12:00:00Z')
  })
})

type Event = Record<string, string>

/** Lines unfolded, then events as properties by name: RFC 5545, section 3.1. */
const eventsOf = (text: string): Event[] =>
  text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((part) =>
      Object.fromEntries(
        (part.split('END:VEVENT')[0] as string)
          .trim()
          .split('\r\n')
          .map((line) => [line.slice(0, line.search(/[:;]/)), line.slice(line.indexOf(':') + 1)]),
      ),
    )

/** A day as iCalendar writes it. */
const figures = (day: string): string => day.replaceAll('-', '')

describe('the calendar', () => {
  type ListedDay = { slug: string; starts: string; ends: string; url: string; date_approximate: boolean }

  test('holds the days of the year ahead, each on whole days with the end left out', async () => {
    const events = eventsOf((await get('calendar.ics')).body)
    const call = { ...site, now }
    const [list = ''] = Object.entries(toolsByService[service.id]).find(([, { kind }]) => kind === 'day-list') ?? []
    const days = (JSON.parse(textOf(await callTool(service.id, list, {}, call))) as { items: ListedDay[] }).items
    expect(days.length).toBeGreaterThan(5)
    for (const { starts, ends, url, date_approximate } of days) {
      const event = events.find(({ DESCRIPTION, DTSTART }) => DESCRIPTION?.includes(url) && DTSTART === figures(starts))
      const dayAfter = new Date(Date.parse(ends) + 86_400_000).toISOString().slice(0, 10)
      expect(event).toMatchObject({
        DTSTART: figures(starts),
        DTEND: figures(dayAfter),
        URL: url,
        STATUS: date_approximate ? 'TENTATIVE' : 'CONFIRMED',
        TRANSP: 'TRANSPARENT',
      })
    }
    expect(events.every(({ DTSTART = '' }) => DTSTART <= '20270305')).toBe(true)
  })

  test('lets no text out of its property, and no line grow past 75 bytes', async () => {
    const { body } = await get('calendar.ics')
    expect(body.startsWith('BEGIN:VCALENDAR\r\n') && body.trimEnd().endsWith('END:VCALENDAR')).toBe(true)
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const escaped = hostile.replace(/[\\;,]/g, (character) => `\\${character}`)
    expect(eventsOf(body).filter(({ SUMMARY }) => SUMMARY === escaped).length).toBeGreaterThan(0)
  })

  test('says that a date is approximate, and who published one', async () => {
    const [day] = await world.database.execute<{ calendar: string; slug: string }>(
      'select slug, calendar from read_model.records where service = $1 and calendar is not null order by slug desc limit 1',
      [service.id],
    )
    const islamic = { rule: { kind: 'islamic', month: 'shawwal', day: 1, durationDays: 1 }, overrides: [] }
    // Publishing would have worked out its dates anew.
    await world.database.execute('delete from read_model.dated where service = $1', [service.id])
    await world.database.execute(
      'update read_model.records set calendar = $3::json where service = $1 and slug = $2 and calendar is not null',
      [service.id, day?.slug, JSON.stringify(islamic)],
    )
    await publishAgain()
    const page = `${base}/days/${day?.slug}`
    const event = eventsOf((await get('calendar.ics')).body).find(({ URL: url }) => url === page)
    expect(event).toMatchObject({ STATUS: 'TENTATIVE', DTSTART: '20260320' })
    expect(event?.DESCRIPTION).toContain('differs by place')
    expect(event?.DESCRIPTION).toContain('Saudi Arabia')
    const override = { of: '2026-03-20', to: '2026-03-21', source: 'The Supreme Court; Riyadh' }
    await world.database.execute(
      `update read_model.records set calendar = $3::json, updated_at = '2031-03-18T19:30:00Z'
       where service = $1 and slug = $2 and calendar is not null`,
      [service.id, day?.slug, JSON.stringify({ ...islamic, overrides: [override] })],
    )
    await publishAgain()
    const moved = eventsOf((await get('calendar.ics')).body).find(({ URL: url }) => url === page)
    // By the same identifier: who subscribed sees it move, and not another one come.
    expect(moved).toMatchObject({ STATUS: 'CONFIRMED', DTSTART: '20260321', UID: event?.UID })
    expect(moved?.DESCRIPTION).toContain('The Supreme Court\\; Riyadh')
    expect(moved?.['LAST-MODIFIED']).toBe('20310318T193000Z')
    expect(Number(moved?.SEQUENCE)).toBeGreaterThan(Number(event?.SEQUENCE))
  })

  test('keeps the identifier of every event when days are renamed, also of those that speak of no occasion', async () => {
    const identifiers = async () =>
      eventsOf((await get('calendar.ics')).body)
        .map(({ UID }) => UID)
        .sort()
    const before = await identifiers()
    await world.database.execute(
      "update read_model.records set slug = slug || '-renamed' where service = $1 and calendar is not null",
      [service.id],
    )
    await publishAgain()
    expect(await identifiers()).toEqual(before)
    await world.database.execute(
      "update read_model.records set slug = replace(slug, '-renamed', '') where service = $1 and calendar is not null",
      [service.id],
    )
    await publishAgain()
  })

  test('is kept to what its address asks for, and refuses what it does not take', async () => {
    const all = eventsOf((await get('calendar.ics')).body)
    const japan = eventsOf((await get('calendar.ics?country=Japan&utm_source=x')).body)
    expect(japan.length).toBeGreaterThan(0)
    expect(japan.length).toBeLessThan(all.length)
    expect((await get('calendar.ics?country=JP')).headers.etag).toBe(
      (await get('calendar.ics?country=japan')).headers.etag,
    )
    expect(eventsOf((await get('calendar.ics?weekly=false')).body).some(({ RRULE }) => RRULE !== undefined)).toBe(false)
    for (const [query, parameter] of [
      ['country=Narnia', 'country'],
      ['foo=1', 'foo'],
      ['weekly=often', 'weekly'],
      // It is of one catalogue by its address.
      ['catalogue=food', 'catalogue'],
      ['country=Japan&country=India', 'country'],
    ]) {
      const { status, json } = await get(`calendar.ics?${query}`)
      const { code, errors } = json() as { code: string; errors: { parameter: string }[] }
      expect([status, code, errors.map((one) => one.parameter)], query).toEqual([400, 'invalid_request', [parameter]])
    }
    expect((await get('feed.xml?country=Japan')).status).toBe(400)
  })

  test('of one day has its dates of ten years, by the identifiers that they have everywhere, under any slug it had', async () => {
    const all = eventsOf((await get('calendar.ics')).body)
    const { status, body } = await get('days/hanami/calendar.ics')
    const own = eventsOf(body)
    expect([status, new Set(own.map(({ SUMMARY }) => SUMMARY)).size]).toEqual([200, 1])
    expect(own.length).toBeGreaterThan(9)
    expect(all.map(({ UID }) => UID)).toContain(own[0]?.UID)
    for (const none of [
      'days/no-such-day/calendar.ics',
      'flowers/rose/calendar.ics',
      'days/hanami/feed.xml',
      'days/calendar.ics',
    ])
      expect((await get(none)).status, none).toBe(404)
    expect((await get('days/hanami/calendar.ics?country=Japan')).status).toBe(400)
  })

  test('moves on with the day, and is kept by no cache past midnight UTC', async () => {
    const before = await get('calendar.ics')
    now = new Date('2026-03-05T23:59:30Z')
    expect((await get('calendar.ics')).headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=0')
    now = new Date('2026-03-06T00:00:01Z')
    expect((await get('calendar.ics')).headers.etag).not.toBe(before.headers.etag)
    now = new Date('2026-03-05T12:00:00Z')
  })
})

describe('a hub of WebSub', () => {
  /** What it was sent, as parameters; and what it answers. */
  const heard: [name: string, value: string][][] = []
  let status = 204
  let hub: Server
  let url: string

  beforeAll(async () => {
    hub = createServer(async (incoming, outgoing) => {
      const body = Buffer.concat(await incoming.toArray()).toString()
      heard.push([...new URLSearchParams(body)])
      outgoing.writeHead(incoming.method === 'POST' ? status : 405).end()
    })
    await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(hub.address() as AddressInfo).port}/`
  })
  afterAll(() => void hub.close())

  test('is named by the feeds that change with what is published, in their headers too, and by no other', async () => {
    const settings = { PUBLIC_URL: publicUrl, SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0 }
    const with_ = siteOf({ ...settings, WEBSUB_HUB: url }, world.database, { now: () => now, report: () => {} })
    const feedNamed = (name: string) =>
      respondWithFeed(
        {
          method: 'GET',
          url: `/flowers/${name}`,
          header: () => undefined,
          body: async () => new Uint8Array(),
          client: '',
        },
        with_,
      )
    for (const name of ['feed.xml', 'atom.xml', 'feed.json', 'changes.xml'] as const) {
      const { headers, body } = await feedNamed(name)
      expect(headers.link).toBe(`<${url}>; rel="hub", <${base}/${name}>; rel="self"`)
      expect(String(body)).toContain(url)
      expect((await get(name)).headers.link).toBeUndefined()
      expect((await get(name)).body).not.toContain(url)
    }
    for (const name of ['today.xml', 'calendar.ics']) expect((await feedNamed(name)).headers.link).toBeUndefined()
  })

  test('is told of the feeds that changed, once, and again where it does not take it', async () => {
    vi.stubEnv('WEBSUB_HUB', url)
    vi.stubEnv('NEWS_ALLOW_LOOPBACK', 'on')
    vi.stubEnv('PUBLIC_URL', publicUrl)
    vi.resetModules()
    const { hubJob: job } = await import('#src/jobs/hub.ts')
    const run = () => job.run({ database: world.database } as never)
    const ran = (minute: number) =>
      world.database.write(
        "insert into jobs.runs (job, due_at, started_at, outcome) values ('hub', now() + $1 * interval '1 minute', now() + interval '2 hours', 'done')",
        [minute],
      )
    // What never was told of is all there is.
    status = 500
    await expect(run()).rejects.toThrow('The hub answers 500.')
    status = 204
    heard.length = 0
    await run()
    const named = heard.flat().filter(([name]) => name === 'hub.url')
    expect(heard.every((sent) => sent.some(([name, value]) => name === 'hub.mode' && value === 'publish'))).toBe(true)
    expect(named.length).toBe(4 * (services.length + 1))
    heard.length = 0
    expect(await run()).toBe('no feed has changed')
    await ran(0)
    await world.database.execute(
      "update read_model.records set record = record where service = 'flowers' and resource = 'flower' and slug = 'rose'",
    )
    await world.database.execute(
      "update serving.told set told_at = now() + interval '3 hours' where service = 'flowers' and slug = 'rose'",
    )
    expect(await run()).toBe('8 feeds were named')
    expect(heard.flat()).toContainEqual(['hub.url', `${base}/changes.xml`])
    expect(heard.flat()).toContainEqual(['hub.url', `${publicUrl}/feed.xml`])
    vi.unstubAllEnvs()
  })

  test('is asked at public addresses alone', async () => {
    const { tellHub } = await import('#src/webhooks/hub.ts')
    const before = heard.length
    await expect(tellHub(new URL(url), [`${base}/feed.xml`], { allowLoopback: false })).rejects.toThrow()
    expect(heard.length).toBe(before)
  })
})

describe('the network', () => {
  const feedNamed = (name: string) => askServer(port, { url: `/${name}` })

  test('has the fifty newest pages of all catalogues, in all three formats', async () => {
    const rss = parseRssFeed((await feedNamed('feed.xml')).body)
    const atom = parseAtomFeed((await feedNamed('atom.xml')).body)
    const json = parseJsonFeed((await feedNamed('feed.json')).body)
    const urls = rss.items?.map(({ link }) => link) ?? []
    expect(urls).toHaveLength(50)
    expect(urls).toContain(parseRssFeed((await get('feed.xml')).body).items?.[0]?.link)
    expect(atom.entries?.map(({ links }) => links?.[0]?.href)).toEqual(urls)
    expect(json.items?.map(({ url }) => url)).toEqual(urls)
    expect(rss).toMatchObject({ title: 'Octavo', link: `${publicUrl}/` })
    expect(json.items?.[0]?.tags?.[0]).toMatch(/^Flowers: /)
    for (const name of ['feed.xml', 'atom.xml']) expect(XMLValidator.validate((await feedNamed(name)).body)).toBe(true)
  })

  test('has every event of every catalogue in its calendar, once, by the same identifier', async () => {
    const events = eventsOf((await feedNamed('calendar.ics')).body)
    const ids = events.map(({ UID }) => UID)
    expect(new Set(ids).size).toBe(ids.length)
    const own = await Promise.all(services.map(({ path }) => askServer(port, { url: `/${path}/calendar.ics` })))
    const each = own.map(({ body }) => eventsOf(body).map(({ UID }) => UID))
    for (const one of each) expect(new Set(one).size).toBe(one.length)
    expect(new Set(each.flat())).toEqual(new Set(ids))
    expect(each.flat().length).toBeGreaterThan(ids.length)
    const diwali = events.find(({ SUMMARY }) => SUMMARY === 'Diwali')
    expect(diwali?.CATEGORIES).toContain('Traditions')
    expect(diwali?.CATEGORIES).toContain('hindu')
    expect(diwali?.DESCRIPTION).toContain(`${publicUrl}/food/days/diwali`)
  })

  test('has the calendar of an occasion, and that of one faith in one country', async () => {
    const diwali = eventsOf((await feedNamed('topics/diwali/calendar.ics')).body)
    expect(diwali.length).toBeGreaterThan(9)
    expect(new Set(diwali.map(({ UID }) => UID?.split('-').slice(0, 2).join('-'))).size).toBe(1)
    const hindu = await feedNamed('calendar.ics?faith=hindu&country=India&weekly=false')
    expect(hindu.body).toContain('X-WR-CALNAME:Octavo: hindu\\, India\\, without weekly days')
    expect(eventsOf(hindu.body).length).toBeGreaterThan(20)
    expect((await feedNamed('calendar.ics?kind=no-such-kind')).status).toBe(400)
    expect((await feedNamed('topics/saffron/calendar.ics')).status).toBe(404)
  })

  test('tells what comes every week as one event', async () => {
    const events = eventsOf((await feedNamed('calendar.ics')).body)
    const weekly = events.filter(({ RRULE }) => RRULE !== undefined)
    expect(weekly.length).toBeGreaterThan(10)
    for (const { RRULE, DTSTART = '' } of weekly) {
      expect(RRULE).toMatch(/^FREQ=WEEKLY;BYDAY=(?:MO|TU|WE|TH|FR|SA|SU)(?:,(?:MO|TU|WE|TH|FR|SA|SU))*$/)
      expect(DTSTART.startsWith('202601')).toBe(true)
    }
    expect(events.length).toBeLessThan(700)
  })
})
