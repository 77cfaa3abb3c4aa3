import { XMLValidator } from 'fast-xml-parser'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { expect, it, test } from 'vitest'
import type { HttpReply, HttpRequest } from '#src/http/request-and-reply.ts'
import type { Site } from '#src/http/site.ts'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { publishedEntry, siteWith } from '#test/published.ts'
import { sourcesInFile } from '#test/sources.ts'
import { isFeedUrl, respondWithFeed } from './respond.ts'

const rose = publishedEntry(
  flowers,
  'rose',
  `---
name: Rose & briar
summary: A prickly shrub.
colors: [red]
countries: [BG]
${sourcesInFile}
---

## Appearance

It has [five petals](/glossary/petal).
`,
  { documentId: 7, at: '2026-03-04T10:00:00.000Z', changedAt: '2026-05-06T09:00:00.000Z' },
)

const lily = publishedEntry(flowers, 'lily', `---\nname: Lily\nsummary: A bulb.\n${sourcesInFile}\n---\n`, {
  documentId: 8,
  at: '2026-04-01T10:00:00.000Z',
})

/** A day of flowers that falls by a rule. */
const day = (slug: string, documentId: number, rule: string, more = '') =>
  publishedEntry(
    flowerDays,
    slug,
    `---\nname: ${slug}, a day\nsummary: It is kept; and more.\nkind: festival\nrule: ${rule}\n${more}${sourcesInFile}\n---\n`,
    { documentId },
  )

const parade = day(
  'parade',
  21,
  '{ kind: fixed-date, month: 11, day: 24, durationDays: 2 }',
  'countries: [FR]\nfaiths: [christian]\n',
)
const market = day('market', 22, '{ kind: weekly, weekdays: [saturday] }')
const passed = day('passed', 23, '{ kind: fixed-date, month: 11, day: 20 }')
const own = day(
  'moved',
  24,
  '{ kind: fixed-date, month: 12, day: 1 }',
  'overrides: [{ of: 2026-12-01, to: 2026-12-03, source: The town }]\n',
)

const all = [rose, lily, parade, market, passed, own]

const asks = (url: string, method = 'GET', headers: Readonly<Record<string, string>> = {}): HttpRequest => ({
  method,
  url,
  header: (name) => headers[name],
  body: async () => new Uint8Array(),
  client: '',
})

const textOf = ({ body }: HttpReply): string => String(body)

const fetched = async (url: string, site: Site = siteWith(all).site): Promise<string> => {
  const reply = await respondWithFeed(asks(url), site)
  expect(reply.status, textOf(reply)).toBe(200)
  return textOf(reply)
}

/** The events of a calendar by their identifiers, line by line, unfolded. */
const eventsIn = (calendar: string): Map<string, string[]> => {
  const texts = calendar.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1)
  return new Map(texts.map((text) => [/UID:([^@]*)/.exec(text)?.[1] ?? '', text.split('\r\n').filter(Boolean)]))
}

test.each([
  ['/feed.xml', true],
  ['/flowers/feed.xml', true],
  ['/flowers/calendar.ics?country=FR', true],
  ['/flowers/days/parade/calendar.ics', true],
  ['/no-such-service/atom.xml', true],
  ['/feed.xmlx', false],
  ['/feedxxml', false],
  ['/a/b/c/d/feed.xml', false],
  ['/flowers', false],
])('%s is a feed: %s', (url, isFeed) => {
  expect(isFeedUrl(url)).toBe(isFeed)
})

it('tells of the newest pages in each format alike: whose, where, when, and their texts', async () => {
  const reply = await respondWithFeed(asks('/flowers/feed.xml'), siteWith(all).site)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    'access-control-allow-origin': '*',
  })
  expect(XMLValidator.validate(textOf(reply))).toBe(true)
  const { title, link, items } = parseRssFeed(textOf(reply))
  expect([title, link]).toEqual(['Flowers', 'https://octavo.example/flowers/'])
  expect(items?.[0]).toMatchObject({ title: 'Lily', pubDate: 'Wed, 01 Apr 2026 10:00:00 GMT' })
  const roseItem = items?.find((item) => item.title === 'Rose & briar')
  expect(roseItem).toMatchObject({
    link: 'https://octavo.example/flowers/flowers/rose',
    description: 'A prickly shrub.',
    guid: { value: 'tag:octavo.example,2026:flowers/flower/7', isPermaLink: false },
    categories: [{ name: 'flower' }, { name: 'red' }, { name: 'Bulgaria' }],
  })
  expect(roseItem?.content?.encoded).toContain('<h2>Appearance</h2>')
  expect(roseItem?.content?.encoded).toContain('href="https://octavo.example/flowers/glossary/petal"')

  const atom = parseAtomFeed(await fetched('/flowers/atom.xml'))
  expect(atom).toMatchObject({ id: 'https://octavo.example/flowers/atom.xml', updated: '2026-05-06T09:00:00.000Z' })
  expect(atom.entries?.find(({ id }) => id?.endsWith('/7'))).toMatchObject({
    title: { value: 'Rose & briar' },
    published: '2026-03-04T10:00:00.000Z',
    updated: '2026-05-06T09:00:00.000Z',
  })
  const json = parseJsonFeed(await fetched('/flowers/feed.json'))
  expect(json.items?.find(({ id }) => id?.endsWith('/7'))).toMatchObject({
    url: 'https://octavo.example/flowers/flowers/rose',
    tags: ['flower', 'red', 'Bulgaria'],
  })
  expect(
    json.items?.find(({ id }) => id?.endsWith('/8')),
    'what has no text has its summary',
  ).toMatchObject({
    content_text: 'A bulb.',
  })
})

it('shows the picture of a page before its text, in words, with its caption and whose it is, in each format alike', async () => {
  const picture = {
    ...{ filename: 'peony.webp', width: 800, height: 600, alt: 'A peony, "half" open' },
    ...{ caption: 'In <June>.', credit: 'Ada & Co', licence: 'CC BY 4.0' },
  }
  const peony = publishedEntry(
    flowers,
    'peony',
    `---\nname: Peony\nsummary: A bush.\n${sourcesInFile}\n---\n\n## Appearance\n\nIt is large.\n`,
    { documentId: 9, refers: { picture } },
  )
  const { site } = siteWith([...all, peony])
  const shown =
    '<figure><img src="https://octavo.example/media/peony.webp" alt="A peony, &quot;half&quot; open" width="800" height="600">' +
    '<figcaption>In &lt;June&gt;. Ada &amp; Co · CC BY 4.0</figcaption></figure><h2>Appearance</h2>'
  const { items } = parseRssFeed(await fetched('/flowers/feed.xml', site))
  const { entries } = parseAtomFeed(await fetched('/flowers/atom.xml', site))
  const json = parseJsonFeed(await fetched('/flowers/feed.json', site))
  expect(items?.find(({ title }) => title === 'Peony')?.content?.encoded).toContain(shown)
  expect(entries?.find(({ title }) => title?.value === 'Peony')?.content?.value).toContain(shown)
  expect(json.items?.find(({ title }) => title === 'Peony')).toMatchObject({
    content_html: expect.stringContaining(shown),
    image: 'https://octavo.example/media/peony.webp',
  })
})

it('calls a catalogue what its card does, and else what its declaration does', async () => {
  const card = { name: 'Our\nflowers', tagline: 'All that blooms', publisher: 'We', licence: 'CC0-1.0' } as const
  const atom = parseAtomFeed(await fetched('/flowers/atom.xml', siteWith(all, { card }).site))
  expect(atom).toMatchObject({
    title: { value: 'Our flowers' },
    subtitle: { value: 'All that blooms' },
    authors: [{ name: 'We' }],
  })
  expect(atom.rights?.value).toMatch(/CC0.*https:/)
})

it('says in the feed of the network of which catalogue each page is', async () => {
  const { items } = parseRssFeed(await fetched('/feed.xml'))
  expect(items?.find(({ title }) => title === 'Lily')).toMatchObject({
    link: 'https://octavo.example/flowers/flowers/lily',
    categories: [{ name: 'Flowers: flower' }],
  })
})

it('asks for what was changed last in the feed of changes', async () => {
  const { site, asked } = siteWith(all)
  await fetched('/flowers/changes.xml', site)
  expect(asked.some(({ text }) => text.includes('order by r.updated_at desc'))).toBe(true)
})

it('names its hub, in its head and within, where there is one and the feed changes with what is published alone', async () => {
  const { site } = siteWith(all, { settings: { WEBSUB_HUB: 'https://hub.example/' } })
  const { headers, body } = await respondWithFeed(asks('/flowers/atom.xml'), site)
  expect(headers.link).toBe('<https://hub.example/>; rel="hub", <https://octavo.example/flowers/atom.xml>; rel="self"')
  expect(String(body)).toContain('href="https://hub.example/" rel="hub"')
  expect((await respondWithFeed(asks('/flowers/today.xml'), site)).headers).not.toHaveProperty('link')
  expect((await respondWithFeed(asks('/flowers/atom.xml'), siteWith(all).site)).headers).not.toHaveProperty('link')
})

it('is made once until something is published, and by its own address', async () => {
  const { site, asked, grow } = siteWith(all)
  const first = await respondWithFeed(asks('/flowers/feed.xml'), site)
  const statements = asked.length
  const again = asks('/flowers/feed.xml?utm_source=x', 'GET', { 'if-none-match': String(first.headers.etag) })
  expect((await respondWithFeed(again, site)).status).toBe(304)
  expect(asked).toHaveLength(statements)
  grow()
  await respondWithFeed(asks('/flowers/feed.xml'), site)
  expect(asked.length).toBeGreaterThan(statements)
})

it('holds the days of the year ahead, each as one event that keeps its identifier', async () => {
  const calendar = await fetched('/flowers/calendar.ics')
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR$/)
  expect(calendar).toContain('X-WR-CALNAME:Flowers')
  expect(calendar).toContain('REFRESH-INTERVAL;VALUE=DURATION:P1D')
  const events = eventsIn(calendar)
  expect([...events.keys()].sort()).toEqual([
    'flowers-flower_day-21-2026-11-24',
    'flowers-flower_day-22',
    'flowers-flower_day-23-2027-11-20',
    'flowers-flower_day-24-2026-12-01',
  ])
  const event = events.get('flowers-flower_day-21-2026-11-24')
  expect(event).toEqual(
    expect.arrayContaining([
      'DTSTART;VALUE=DATE:20261124',
      'DTEND;VALUE=DATE:20261126',
      'SUMMARY:parade\\, a day',
      'LOCATION:France',
      'CATEGORIES:flower day,festival,christian',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'DTSTAMP:20261122T000000Z',
      'URL;VALUE=URI:https://octavo.example/flowers/days/parade',
    ]),
  )
  expect(event?.find((line) => line.startsWith('DESCRIPTION:'))).toContain('It is kept\\; and more.\\nDate: ')
})

it('has what comes every week as one event that repeats, from the first of the year', async () => {
  const event = eventsIn(await fetched('/flowers/calendar.ics')).get('flowers-flower_day-22')
  expect(event).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20260103', 'RRULE:FREQ=WEEKLY;BYDAY=SA']))
})

it('has a day that was moved where it was moved to, under the identifier it had before', async () => {
  const event = eventsIn(await fetched('/flowers/calendar.ics')).get('flowers-flower_day-24-2026-12-01')
  expect(event).toContain('DTSTART;VALUE=DATE:20261203')
})

it('counts in its sequence the minutes since 2026 until it was last changed', async () => {
  const event = eventsIn(await fetched('/flowers/calendar.ics')).get('flowers-flower_day-21-2026-11-24')
  // From 2026-01-01 to 2026-03-04, 10:00.
  expect(event).toContain(`SEQUENCE:${(62 * 24 + 10) * 60}`)
  expect(event).toContain('LAST-MODIFIED:20260304T100000Z')
})

it('keeps what passes its filters, and says so in its name', async () => {
  const french = await fetched('/flowers/calendar.ics?country=france&weekly=false')
  expect([...eventsIn(french).keys()]).toEqual(['flowers-flower_day-21-2026-11-24'])
  expect(french).toContain('X-WR-CALNAME:Flowers: France\\, without weekly days')
  expect(french.replaceAll('\r\n ', '')).toContain(
    'SOURCE;VALUE=URI:https://octavo.example/flowers/calendar.ics?country=FR&weekly=false',
  )
  const bulgarian = await fetched('/flowers/calendar.ics?country=BG')
  expect(eventsIn(bulgarian).size).toBe(0)
})

it('has a calendar for each day alone, for the years to come', async () => {
  const calendar = await fetched('/flowers/days/parade/calendar.ics')
  expect(calendar).toContain('X-WR-CALNAME:parade\\, a day')
  const ids = [...eventsIn(calendar).keys()]
  expect(ids[0]).toBe('flowers-flower_day-21-2026-11-24')
  expect(ids.at(-1)).toBe('flowers-flower_day-21-2036-11-24')
  expect(ids).toHaveLength(11)
})

it('tells of what began today or in the six days before, and not of what comes every week', async () => {
  const { title, entries } = parseAtomFeed(await fetched('/flowers/today.xml'))
  expect(title?.value).toBe('Flowers: today')
  expect(entries?.map(({ id }) => id)).toEqual(['tag:octavo.example,2026:day/flowers-flower_day-23-2026-11-20'])
  expect(entries?.[0]).toMatchObject({
    title: { value: 'passed, a day' },
    published: '2026-11-20T00:00:00.000Z',
    categories: [{ term: 'Flowers' }],
  })
  expect(entries?.[0]?.summary?.value).toMatch(/^It is kept; and more\. Date: /)
  const weekLater = siteWith(all, { now: '2026-11-27T12:00:00Z' }).site
  const later = parseAtomFeed(await fetched('/flowers/today.xml', weekLater))
  expect(later.entries?.map(({ title: name }) => name?.value)).toEqual(['parade, a day'])
})

const problem = async (url: string, method = 'GET') => {
  const reply = await respondWithFeed(asks(url, method), siteWith(all).site)
  return {
    status: reply.status,
    headers: reply.headers,
    ...(JSON.parse(textOf(reply)) as { code: string; detail: string }),
  }
}

test.each([
  ['/flowrs/feed.xml', 404, 'unknown_service'],
  ['/flowers/nothing/feed.xml', 404, 'not_found'],
  ['/flowers/days/nothing/calendar.ics', 404, 'not_found'],
  ['/flowers/days/parade/feed.xml', 404, 'not_found'],
  ['/flowers/flowers/rose/calendar.ics', 404, 'not_found'],
  ['/flowers/feed.xml?limit=3', 400, 'invalid_request'],
  ['/flowers/calendar.ics?limit=3', 400, 'invalid_request'],
  ['/flowers/calendar.ics?country=nowhere', 400, 'invalid_request'],
  ['/flowers/calendar.ics?country=FR&country=BG', 400, 'invalid_request'],
  ['/flowers/days/parade/calendar.ics?country=FR', 400, 'invalid_request'],
])('%s is answered %i, %s', async (url, status, code) => {
  expect(await problem(url)).toMatchObject({ status, code })
})

it('can be read and nothing else', async () => {
  const { site } = siteWith(all)
  expect(await problem('/flowers/feed.xml', 'POST')).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD, OPTIONS' },
  })
  expect(await respondWithFeed(asks('/flowers/feed.xml', 'OPTIONS'), site)).toMatchObject({
    status: 204,
    headers: { allow: 'GET, HEAD, OPTIONS' },
    body: null,
  })
  const head = await respondWithFeed(asks('/flowers/feed.xml', 'HEAD'), site)
  const get = await respondWithFeed(asks('/flowers/feed.xml'), site)
  expect(head).toEqual({ ...get, body: null })
})

it('tells those on call of what failed here, and readers nothing of it', async () => {
  const broken = { to: 'with ordinality as one', rows: () => [{ at: 1, record: '{', html: null }] }
  const { site, failures } = siteWith(all, { answers: [broken] })
  const reply = await respondWithFeed(asks('/flowers/feed.xml'), site)
  expect(reply.status).toBe(500)
  expect(textOf(reply)).not.toContain('JSON')
  expect(failures).toHaveLength(1)
})

it('has a calendar for an occasion of the network, which says where it is', async () => {
  const harvest = publishedEntry(
    topics,
    'harvest',
    `---\nname: Harvest\nsummary: What is kept when it is in.\nkind: occasion\nrule: { kind: fixed-date, month: 11, day: 20 }\n${sourcesInFile}\n---\n`,
    { documentId: 41 },
  )
  const calendar = await fetched('/topics/harvest/calendar.ics', siteWith([...all, harvest]).site)
  expect(calendar).toContain('X-WR-CALNAME:Harvest\r\n')
  expect(calendar).toContain('https://octavo.example/topics/harvest/calendar.ics')
})

test.each([
  ['/flowers/flowers/rose/calendar.ics', 'what has no days'],
  ['/flowers/days/calendar.ics', 'no day'],
  ['/flowers/days/parade/more/calendar.ics', 'below a day'],
  ['/flowers/days/parade/feed.xml', 'no calendar'],
  ['/flowers/glossary/parade/calendar.ics', 'another list'],
  ['/topics/calendar.ics', 'no occasion'],
])('there is no feed at %s: it is of %s', async (url) => {
  const { status, body } = await respondWithFeed(asks(url), siteWith(all).site)
  expect(status).toBe(404)
  expect(String(body)).toContain('"nearest":[')
})

it('names the catalogues there are to whoever asks for another, and tells nobody on call', async () => {
  const { site, failures } = siteWith(all)
  const { status, body } = await respondWithFeed(asks('/no-such-service/atom.xml'), site)
  expect([status, failures]).toEqual([404, []])
  expect(JSON.parse(String(body)).nearest).toContain('flowers')
})

it('says of a feed nothing but its head where no more is asked for', async () => {
  const { site } = siteWith(all)
  const whole = await respondWithFeed(asks('/flowers/feed.xml'), site)
  const { status, headers, body } = await respondWithFeed(asks('/flowers/feed.xml', 'HEAD'), site)
  expect([status, headers.etag, body]).toEqual([200, whole.headers.etag, null])
})
