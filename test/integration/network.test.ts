/** The network's own tools over the starter catalogue, asked over HTTP: what all catalogues say together. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Problem } from '#src/http/problem.ts'
import { nextRevision } from '#src/publish/put.ts'
import { services } from '#src/services.ts'
import { type StartedCatalogue, startCatalogue } from '#test/contract/catalogue.ts'
import { listening } from '#test/contract/reading.ts'
import { callTool } from '#tools/index.ts'
import type { NetworkDay, WeeklyDay } from '#tools/network/days.ts'
import type { NetworkEntry } from '#tools/network/entry.ts'
import { calendars, dayFilters } from '#tools/network/filters.ts'
import { toolOf } from '#tools/tool-of.ts'

type Calendar = {
  date: string
  items: NetworkDay[]
  total: number
  next: string | null
  weekly: WeeklyDay[]
}

let world: StartedCatalogue

beforeAll(async () => {
  world = await startCatalogue()
})
afterAll(() => world.stop())

const ask = (name: string, input: Record<string, unknown> = {}) => {
  const given = Object.entries(input).map(([key, value]) => [key, String(value)])
  return fetch(`${world.baseUrl}/api/v1/${name}?${new URLSearchParams(given)}`)
}

async function asked<T>(name: string, input: Record<string, unknown> = {}): Promise<T> {
  const response = await ask(name, input)
  const text = await response.text()
  expect(response.status, text).toBe(200)
  return JSON.parse(text) as T
}

async function refused(name: string, input: Record<string, unknown>): Promise<Problem> {
  const response = await ask(name, input)
  const problem = (await response.json()) as Problem
  expect(response.status).toBe(problem.status)
  return problem
}

/** The whole of a calendar, page by page. */
async function whole(input: Record<string, unknown>): Promise<Calendar> {
  const first = await asked<Calendar>('calendar', { limit: 100, ...input })
  const items = [...first.items]
  for (let { next } = first; next !== null; ) {
    const page = (await (await fetch(next)).json()) as Calendar
    expect(page.weekly).toEqual([])
    items.push(...page.items)
    next = page.next
  }
  expect(items).toHaveLength(first.total)
  return { ...first, items }
}

describe('calendar', () => {
  it('has every day that the calendars of the catalogues have, on the same dates', async () => {
    const { items, weekly } = await whole({ date: '2027-03-01', days_ahead: 30 })
    const told = items.flatMap(({ starts, pages }) => pages.map(({ url }) => `${url} ${starts}`))
    const every = weekly.flatMap(({ pages }) => pages.map(({ url }) => url))
    let yearly = 0
    for (const { service, id } of calendars) {
      const window = toolOf(service, ['window'], id)?.name
      const address = `${world.baseUrl}/${service}/api/v1/${window}?date=2027-03-01&days_ahead=30`
      const { days } = (await (await fetch(address)).json()) as {
        days: { url: string; starts: string; weekdays?: string[] }[]
      }
      for (const { url, starts, weekdays = [] } of days) {
        if (weekdays.length > 0) expect(every).toContain(url)
        else expect(told).toContain(`${url} ${starts}`)
        yearly += weekdays.length > 0 ? 0 : 1
      }
    }
    expect(told).toHaveLength(yearly)
    expect(told.length).toBeGreaterThan(items.length)
  })

  it('gives a feast of several catalogues once, with the page of each', async () => {
    const { items } = await whole({ date: '2027-10-29', days_ahead: 0 })
    const diwali = items.filter(({ name }) => name === 'Diwali')
    expect(diwali).toHaveLength(1)
    expect(diwali[0]).toMatchObject({ starts: '2027-10-29', on_now: true, topic: 'diwali' })
    expect(diwali[0]?.url).toBe(`${world.baseUrl}/topics/diwali`)
    const catalogues = diwali[0]?.pages.map(({ catalogue: catalogueId }) => catalogueId) ?? []
    expect(catalogues).toEqual(expect.arrayContaining(['flowers', 'traditions', 'food', 'sarees']))
    expect(new Set(catalogues).size).toBe(catalogues.length)
  })

  it('answers the first and the last day there are, and years whose dates nobody has worked out yet', async () => {
    for (const date of ['1900-01-01', '1950-06-01', '2199-12-31'])
      expect((await asked<Calendar>('calendar', { date, days_ahead: 366 })).items.length).toBeGreaterThan(0)
    const { items } = await whole({ date: '1950-12-25', days_ahead: 0 })
    expect(items.map(({ name }) => name)).toContain('Christmas')
  })

  it('neither repeats nor skips a day from page to page', async () => {
    const all = await whole({ days_ahead: 60 })
    const paged = await whole({ days_ahead: 60, limit: 7 })
    expect(paged.items).toEqual(all.items)
  })

  it('keeps what passes every filter, and has days for each value that a filter takes', async () => {
    const both = await whole({ days_ahead: 366, country: 'India', faith: 'hindu' })
    expect(both.items.length).toBeGreaterThan(5)
    for (const day of both.items) {
      expect(day.faiths).toContain('hindu')
      expect(day.countries).toContain('IN')
    }
    for (const parameter of ['faith', 'kind', 'catalogue'] as const)
      for (const value of dayFilters[parameter].unwrap().options) {
        const { total, weekly } = await asked<Calendar>('calendar', { days_ahead: 366, limit: 1, [parameter]: value })
        expect(total + weekly.length, `${parameter}=${value}`).toBeGreaterThan(0)
      }
    const { items } = await whole({ catalogue: 'cheese', days_ahead: 366 })
    expect(new Set(items.flatMap(({ pages }) => pages.map((page) => page.catalogue)))).toEqual(new Set(['cheese']))
  })

  it('asks the database once, however many catalogues there are', async () => {
    const { database, statements } = listening(world.database)
    await callTool('network', 'calendar', {}, { ...world.site, database, now: world.site.now() })
    expect(statements).toHaveLength(1)
  })

  it('weighs no more than 100 kB, whatever is asked', async () => {
    const text = await (await ask('calendar', { days_ahead: 366, limit: 100 })).text()
    expect(text.length).toBeLessThan(100_000)
  })
})

describe('today', () => {
  type Today = {
    date: string
    weekday: string
    begins: NetworkDay[]
    on_now: NetworkDay[]
    coming: NetworkDay[]
    every_week: WeeklyDay[]
    of_the_day: NetworkEntry[]
  }

  it('tells apart what begins, what is on, what comes and what comes every week', async () => {
    const today = await asked<Today>('today')
    expect([today.date, today.weekday]).toEqual(['2026-11-20', 'friday'])
    for (const { starts } of today.begins) expect(starts).toBe('2026-11-20')
    for (const { starts, on_now } of today.on_now) expect([on_now, (starts ?? '') < '2026-11-20']).toEqual([true, true])
    for (const { starts } of today.coming) expect(starts && starts > '2026-11-20' && starts <= '2026-11-27').toBe(true)
    for (const { weekdays } of today.every_week) expect(weekdays).toContain('friday')
    for (const list of [today.begins, today.on_now, today.coming, today.every_week])
      expect(list.length).toBeGreaterThan(0)
  })

  it('has the item of the day of each catalogue, the one its own tool gives', async () => {
    const { of_the_day: items } = await asked<Today>('today')
    expect(items.map(({ catalogue: catalogueId }) => catalogueId)).toEqual(services.map(({ id }) => id))
    const flower = await (await fetch(`${world.baseUrl}/flowers/api/v1/flower_of_the_day`)).json()
    expect(items[0]).toMatchObject({ slug: (flower as NetworkEntry).slug, url: (flower as NetworkEntry).url })
  })
})

describe('get', () => {
  type Got = { catalogue: string; resource: string; entry: Record<string, unknown>; also: NetworkEntry[] }

  it('gives the record as the tool of its catalogue does, but for what points at it from today', async () => {
    const { catalogue: catalogueId, resource, entry } = await asked<Got>('get', { catalogue: 'flowers', slug: 'rose' })
    expect([catalogueId, resource]).toEqual(['flowers', 'flower'])
    expect(entry).toEqual(await (await fetch(`${world.baseUrl}/flowers/api/v1/get_flower?slug=rose`)).json())
  })

  it('tells of the others that go by the slug or the name', async () => {
    const diwali = await asked<Got>('get', { slug: 'diwali' })
    expect(diwali.entry.slug).toBe('diwali')
    expect(diwali.entry).toHaveProperty('starts')
    expect(diwali.also.map(({ catalogue: catalogueId }) => catalogueId)).not.toContain(diwali.catalogue)
    expect(diwali.also.length).toBeGreaterThan(2)
    const saffron = await asked<Got>('get', { name: 'SAFFRÓN' })
    expect([saffron.catalogue, saffron.entry.slug]).toEqual(['colours', 'saffron'])
  })

  it('opens whatever search, today and calendar hand out', async () => {
    const { items } = await asked<{ items: { open: { tool: string; arguments: Record<string, string> } }[] }>(
      'search',
      {
        query: 'tea',
        limit: 30,
      },
    )
    const today = await asked<{ coming: NetworkDay[]; of_the_day: NetworkEntry[] }>('today')
    const pages = [...today.of_the_day, ...today.coming.flatMap((day) => day.pages)]
    for (const { open } of items) await asked(open.tool, open.arguments)
    for (const { catalogue: catalogueId, resource, slug } of pages)
      await asked('get', { catalogue: catalogueId, resource, slug })
  })

  it('refuses neither slug nor name, and names what comes near an unknown one', async () => {
    expect((await refused('get', {})).errors.map(({ parameter }) => parameter)).toEqual(['slug', 'name'])
    expect(await refused('get', { name: 'Saff' })).toMatchObject({
      status: 404,
      nearest: expect.arrayContaining(['Saffron']),
      did_you_mean: expect.arrayContaining([
        expect.objectContaining({
          slug: 'saffron',
          open: { tool: 'get', arguments: expect.objectContaining({ slug: 'saffron' }) },
        }),
      ]),
    })
    expect(await refused('get', { slug: 'rose', catalogue: 'cheese' })).toMatchObject({ status: 404 })
    expect(await refused('get', { slug: 'rose', resource: 'rose' })).toMatchObject({ status: 400 })
  })

  it('counts as a read of the entry', async () => {
    world.site.reads.take()
    await fetch(`${world.baseUrl}/api/v1/get?slug=rose&catalogue=flowers`, { headers: { 'user-agent': 'a reader' } })
    expect(world.site.reads.take()).toEqual([{ service: 'flowers', resource: 'flower', slug: 'rose', reads: 1 }])
  })
})

describe('search', () => {
  type Hits = { items: (NetworkEntry & { match: string; open: { tool: string } })[]; total: number }

  it('finds in every catalogue, the best matches first', async () => {
    const { items } = await asked<Hits>('search', { query: 'Diwali', limit: 30 })
    expect(new Set(items.slice(0, 4).map(({ catalogue: catalogueId }) => catalogueId)).size).toBe(4)
    for (const { name, match } of items.slice(0, 4)) expect([name, match]).toEqual(['Diwali', 'name'])
  })

  it('finds a country once, and leads to what all catalogues have of it', async () => {
    const { items } = await asked<Hits>('search', { query: 'India', limit: 30 })
    const countries = items.filter(({ resource }) => resource === 'country')
    expect(countries[0]).toMatchObject({
      catalogue: null,
      url: `${world.baseUrl}/countries/india`,
      open: { tool: 'country' },
    })
    expect(countries.filter(({ name }) => name === 'India')).toHaveLength(1)
  })

  it('finds what catalogues have in common, with its date and its own tool, and in none of them alone', async () => {
    const { items } = await asked<Hits>('search', { query: 'Deepavali', limit: 30 })
    const topics = items.filter(({ resource }) => resource === 'topic')
    expect(topics).toMatchObject([
      {
        ...{ catalogue: null, slug: 'diwali', match: 'other name', url: `${world.baseUrl}/topics/diwali` },
        falls: { starts: '2027-10-29', on_now: false },
        open: { tool: 'topic', arguments: { slug: 'diwali' } },
      },
    ])
    const alone = await asked<Hits>('search', { query: 'Deepavali', catalogue: 'traditions', limit: 30 })
    expect(alone.items.filter(({ resource }) => resource === 'topic')).toEqual([])
  })

  it('keeps to a catalogue that is named, and finds nothing for nonsense', async () => {
    const { items } = await asked<Hits>('search', { query: 'saffron', catalogue: 'food' })
    for (const { catalogue: catalogueId, resource } of items)
      expect([catalogueId, resource]).toContain(catalogueId === null ? 'country' : 'food')
    expect(await asked('search', { query: '#' })).toEqual({
      items: [],
      total: 0,
      nearest: [],
      waiting: [],
    })
  })
})

describe('topic', () => {
  type Topic = { name: string; starts: string; entries: (Omit<NetworkEntry, 'catalogue'> & { service: string })[] }

  it('gathers what every catalogue says of it, each an entry that get opens', async () => {
    const diwali = await asked<Topic>('topic', { name: 'Deepavali' })
    expect(diwali).toMatchObject({ name: 'Diwali', starts: '2027-10-29' })
    expect(new Set(diwali.entries.map(({ service }) => service)).size).toBeGreaterThan(3)
    for (const { service, resource, slug } of diwali.entries) await asked('get', { catalogue: service, resource, slug })
  })

  it('refuses neither slug nor name, and names what comes near an unknown one', async () => {
    expect((await refused('topic', {})).errors.map(({ parameter }) => parameter)).toEqual(['slug', 'name'])
    expect(await refused('topic', { name: 'Diwa' })).toMatchObject({
      status: 404,
      nearest: ['Diwali'],
      did_you_mean: [{ slug: 'diwali', open: { tool: 'topic', arguments: { slug: 'diwali' } } }],
    })
  })
})

describe('country', () => {
  type Country = {
    name: string
    total: number
    catalogues: { catalogue: string; overview: string | null; counts: Record<string, number>; best: NetworkEntry[] }[]
    days: NetworkDay[]
  }

  it('gathers what every catalogue has of it, by the same numbers as theirs', async () => {
    const india = await asked<Country>('country', { country: 'India' })
    expect(india.catalogues.map(({ catalogue: catalogueId }) => catalogueId)).toEqual(services.map(({ id }) => id))
    for (const { best, overview } of india.catalogues) {
      expect(best.length).toBeGreaterThan(0)
      expect(overview).not.toBeNull()
    }
    const own = await (await fetch(`${world.baseUrl}/flowers/api/v1/get_country?country=IN`)).json()
    expect(india.catalogues[0]?.counts).toMatchObject((own as Country & { counts: object }).counts)
    for (const { countries } of india.days) expect(countries).toContain('IN')
  })

  it('answers for a country of which nothing is written', async () => {
    expect(await asked('country', { country: 'AQ' })).toMatchObject({ name: 'Antarctica', total: 0, days: [] })
  })
})

it('services tells where each catalogue answers', async () => {
  const { items, total } = await asked<{ items: Record<string, string>[]; total: number }>('services')
  expect(total).toBe(services.length)
  for (const { api = '', openapi = '' } of items)
    for (const address of [api, openapi]) expect((await fetch(address)).status, address).toBe(200)
})

it('is made anew when any of the catalogues changes', async () => {
  const name = async () =>
    (await asked<{ entry: { name: string } }>('get', { slug: 'comte', catalogue: 'cheese' })).entry.name
  expect(await name()).toBe('Comté')
  const rename = (to: string) =>
    world.database.execute(
      `update read_model.records set record = replace(record::text, $1, $2)::json where slug = 'comte' and service = 'cheese'`,
      to === 'Comté' ? ['"name":"Renamed"', '"name":"Comté"'] : ['"name":"Comté"', '"name":"Renamed"'],
    )
  for (const to of ['Renamed', 'Comté']) {
    await rename(to)
    const before = world.database.revisions.of('cheese', 'entries')
    await nextRevision(world.database.execute, 'cheese', ['entries'])
    await vi.waitUntil(() => world.database.revisions.of('cheese', 'entries') !== before, { timeout: 25_000 })
    expect(await name()).toBe(to)
  }
})

it('knows no tool of a service, and no service is called api', async () => {
  expect(await refused('list_flowers', {})).toMatchObject({ status: 404, code: 'unknown_tool' })
  const response = await fetch(`${world.baseUrl}/network/api/v1/today`)
  expect([response.status, ((await response.json()) as Problem).code]).toEqual([404, 'unknown_service'])
})
