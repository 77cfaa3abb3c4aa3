import { describe, expect, it } from 'vitest'
import { danceDays, dances } from '#src/read-model/resources/dance.ts'
import { cities, countryOverviews, flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { dishes, foodDays } from '#src/read-model/resources/food.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { services } from '#src/services.ts'
import { askInBrief, askTool, networkContextOf } from '#test/asking.ts'
import { countryIn, type Few, fewEntries, weeklyCalendar, yearly } from '#test/few-entries.ts'
import { networkCalendar } from './calendar.ts'
import { networkCountry } from './country.ts'
import { networkGet } from './get.ts'
import { networkSearch } from './search.ts'
import { networkServices } from './services.ts'
import { networkToday } from './today.ts'
import { networkTopic } from './topic.ts'

const speaks_of = { slug: 'may-day', name: 'May Day', kind: 'occasion', url: '//topics/may-day' }

const day = (resource: Few['resource'], slug: string, more: Partial<Few> = {}): Few => ({
  resource,
  slug,
  calendar: yearly(5, 1),
  ...more,
})

const ground = fewEntries({
  entries: [
    { resource: flowers, slug: 'rose', fields: { countries: [countryIn('FR')], other_names: ['Queen of flowers'] } },
    { resource: flowers, slug: 'lily', fields: { countries: [countryIn('FR')] } },
    { resource: dances, slug: 'rose' },
    { resource: dishes, slug: 'crepe', fields: { countries: [countryIn('FR')] } },
    { resource: countryOverviews, slug: 'france', fields: { countries: [countryIn('FR')], summary: 'It grows.' } },
    { resource: cities, slug: 'rose' },
    day(flowerDays, 'first-of-may', { fields: { speaks_of, countries: [countryIn('FR')] } }),
    day(foodDays, 'may-feast', { fields: { speaks_of, countries: [countryIn('DE'), countryIn('FR')] } }),
    day(danceDays, 'maypole-day', { calendar: yearly(5, 4) }),
    day(flowerDays, 'long-spring', { calendar: yearly(4, 20, 30) }),
    day(foodDays, 'market', { calendar: weeklyCalendar('friday'), fields: { weekdays: ['friday'] } }),
    day(danceDays, 'market', { calendar: weeklyCalendar('friday'), fields: { weekdays: ['friday'] } }),
    { resource: topics, slug: 'may-day', calendar: yearly(5, 1), fields: { kind: 'occasion' } },
  ],
  waiting: [{ resource: flowers, name: 'Peony' }],
  picks: [
    { day: '2026-05-01', slug: 'rose', is_planned: true },
    { day: '2026-11-23', slug: 'rose', is_planned: true },
  ],
  former: { 'rosa-x': 'rose' },
})

const context = networkContextOf({ ...ground, now: '2026-05-01T12:00:00Z' })
const later = networkContextOf(ground)

describe('the calendar of all catalogues', () => {
  const days = async (input: object) => askTool(networkCalendar, { ...input }, context)
  const names = async (input: object) => (await days(input)).items.map(({ name }) => name)

  it('tells a feast that several catalogues have pages of once, under its occasion, with the page of each', async () => {
    const { items } = await days({ days_ahead: 0 })
    const feast = items.find((one) => one.topic === 'may-day')
    expect(feast).toMatchObject({
      url: '/topics/may-day',
      starts: '2026-05-01',
      countries: ['FR', 'DE'],
      pages: [
        { catalogue: 'flowers', slug: 'first-of-may', url: 'https://octavo.example/flowers/days/first-of-may' },
        { catalogue: 'food', slug: 'may-feast' },
      ],
    })
    expect(items.filter(({ topic }) => topic === 'may-day')).toHaveLength(1)
  })

  it('holds what is on at its first day and what begins by its last, soonest first', async () => {
    expect(await names({ days_ahead: 0 })).toEqual(['Long spring', 'First of may'])
    expect(await names({ days_ahead: 2 })).toEqual(['Long spring', 'First of may'])
    expect(await names({ days_ahead: 3 })).toEqual(['Long spring', 'First of may', 'Maypole day'])
    expect(await names({ date: '2026-05-02', days_ahead: 1 })).toEqual(['Long spring'])
  })

  it('tells what comes every week apart, once, on the first page alone', async () => {
    const { weekly: every } = await days({ days_ahead: 7 })
    expect(every).toMatchObject([
      {
        name: 'Market',
        weekdays: ['friday'],
        starts: '2026-05-01',
        pages: [{ catalogue: 'dance' }, { catalogue: 'food' }],
      },
    ])
    expect((await days({ offset: 1 })).weekly).toEqual([])
    expect((await days({ date: '2026-05-02', days_ahead: 1 })).weekly, 'no Friday is among these').toEqual([])
  })

  it('gives a page of it, how many there are, and the way to the next', async () => {
    const { items, total, next } = await days({ days_ahead: 30, limit: 1, offset: 1 })
    expect([items.map(({ name }) => name), total]).toEqual([['First of may'], 3])
    expect(next).toMatch(/^https:\/\/octavo\.example\/api\/v1\/\w+\?.*offset=2/)
    expect((await days({ days_ahead: 30, limit: 1, offset: 2 })).next).toBeNull()
  })

  it('is kept to a catalogue and to a country, of which it then tells the public holidays too', async () => {
    expect(await names({ days_ahead: 30, catalogue: 'dance' })).toEqual(['Maypole day'])
    const french = await days({ days_ahead: 30, country: 'France' })
    expect(french.items.map(({ name }) => name)).toEqual(['First of may'])
    expect(french.holidays?.items).toEqual([{ name: 'Labour Day', local_name: 'Fête du travail', kind: 'public' }])
    const german = await days({ days_ahead: 30, country: 'DE' })
    expect(german.items[0]?.pages.map((page) => page.catalogue)).toEqual(['food'])
    expect(german.holidays?.items).toEqual([])
    expect((await days({})).holidays).toBeNull()
  })

  it('asks about no day after the last there is', async () => {
    expect(await days({ date: '2100-12-31', days_ahead: 366 })).toMatchObject({ date: '2100-12-31' })
  })
})

describe('today', () => {
  it('tells apart what begins, what is on and what comes, what comes every week and the items of the day', async () => {
    const told = await askTool(networkToday, {}, context)
    expect(told).toMatchObject({ date: '2026-05-01', weekday: 'friday' })
    const namesIn = (list: readonly { name: string }[]) => list.map(({ name }) => name)
    expect(namesIn(told.begins)).toEqual(['First of may'])
    expect(namesIn(told.on_now)).toEqual(['Long spring'])
    expect(namesIn(told.coming)).toEqual(['Maypole day'])
    expect(namesIn(told.every_week)).toEqual(['Market'])
    expect(told.of_the_day.map((one) => `${one.catalogue}/${one.slug}`)).toEqual(['flowers/rose', 'dance/rose'])
  })

  it('has nothing of another weekday, and nothing that is over', async () => {
    const told = await askTool(networkToday, {}, later)
    expect([told.weekday, told.begins, told.on_now, told.coming, told.every_week]).toEqual(['monday', [], [], [], []])
  })
})

describe('an entry of any catalogue', () => {
  const opened = async (input: object) => askTool(networkGet, { ...input }, context)

  it('is what its catalogue is about before all else of that slug, and the others are named', async () => {
    const { catalogue, resource, entry, also } = await opened({ slug: 'rose' })
    expect([catalogue, resource]).toEqual(['flowers', 'flower'])
    expect(entry).toMatchObject({ slug: 'rose', url: 'https://octavo.example/flowers/flowers/rose' })
    expect(also.map((one) => `${one.catalogue}/${one.resource}`)).toEqual(['dance/dance', 'flowers/city'])
  })

  it('is kept to a catalogue and a kind', async () => {
    expect(await opened({ slug: 'rose', catalogue: 'dance' })).toMatchObject({ catalogue: 'dance', also: [] })
    expect(await opened({ slug: 'rose', resource: 'city' })).toMatchObject({ resource: 'city', also: [] })
  })

  it('is found by its names, and by one that is misspelt where it alone is meant', async () => {
    expect((await opened({ name: 'Queen of flowers' })).entry.slug).toBe('rose')
    expect((await opened({ name: 'Mapole Day' })).entry.slug).toBe('maypole-day')
  })

  it('has its dates where it is a day', async () => {
    expect((await opened({ slug: 'maypole-day' })).entry).toMatchObject({ starts: '2026-05-04', ends: '2026-05-04' })
    expect((await opened({ slug: 'lily' })).entry).not.toHaveProperty('starts')
  })

  it('is told in brief as its own catalogue tells it', async () => {
    const told = await askInBrief(networkGet as never, { slug: 'rose' }, context as never)
    expect(told).toMatchObject({ catalogue: 'flowers', resource: 'flower', entry: { slug: 'rose' } })
    expect(told.entry).not.toHaveProperty('picture')
  })

  it('needs a slug or a name', async () => {
    await expect(opened({})).rejects.toMatchObject({
      errors: [
        { parameter: 'slug', code: 'one_required' },
        { parameter: 'name', code: 'one_required' },
      ],
    })
  })

  it('is not found where there is none: what comes near is named with the tool that opens it', async () => {
    await expect(opened({ slug: 'maypole-days-x' })).rejects.toMatchObject({
      code: 'not_found',
      detail: 'No entry has the slug "maypole-days-x".',
      suggestions: [
        {
          slug: 'maypole-day',
          catalogue: 'dance',
          open: { tool: 'get', arguments: { catalogue: 'dance', slug: 'maypole-day' } },
        },
      ],
      missed: { service: 'network', name: 'maypole days x' },
    })
    await expect(opened({ name: 'Zzz', catalogue: 'food' })).rejects.toMatchObject({
      detail: 'No entry is called "Zzz".',
      missed: { service: 'food', name: 'Zzz' },
    })
  })

  it('is said to wait where it does', async () => {
    await expect(opened({ name: 'Peony' })).rejects.toMatchObject({
      detail: '"Peony" waits to be written: there is no page of it yet.',
      waiting: [{ name: 'Peony', resource: 'flower', catalogue: 'flowers' }],
      missed: { service: 'flowers', name: 'Peony' },
    })
  })
})

describe('a search over all catalogues', () => {
  const search = async (query: string, more: object = {}) => askTool(networkSearch, { query, ...more }, context)
  const opens = async (query: string, more: object = {}) => (await search(query, more)).items.map(({ open }) => open)

  it('finds in each, with whole addresses, and says how each match is opened', async () => {
    const { items, total } = await search('rose')
    expect(items.map((one) => `${one.catalogue}/${one.resource}`).sort()).toEqual([
      'dance/dance',
      'flowers/city',
      'flowers/flower',
    ])
    expect(total).toBe(3)
    const flower = items.find(({ resource }) => resource === 'flower')
    expect(flower).toMatchObject({
      url: 'https://octavo.example/flowers/flowers/rose',
      open: { tool: 'get', arguments: { catalogue: 'flowers', resource: 'flower', slug: 'rose' } },
    })
  })

  it('is kept to a catalogue', async () => {
    expect((await search('rose', { catalogue: 'dance' })).items.map(({ catalogue }) => catalogue)).toEqual(['dance'])
  })

  it('finds what catalogues have in common, by the tool of that', async () => {
    expect(await opens('may day')).toContainEqual({ tool: 'topic', arguments: { slug: 'may-day' } })
    const topicHit = (await search('may day')).items.find(({ resource }) => resource === 'topic')
    expect(topicHit).toMatchObject({ catalogue: null, url: 'https://octavo.example/topics/may-day' })
  })

  it('finds a country once, whatever is written of it', async () => {
    const countriesIn = async (query: string) =>
      (await search(query)).items.filter(({ resource }) => resource === 'country')
    expect(await countriesIn('France')).toMatchObject([
      {
        catalogue: null,
        url: 'https://octavo.example/countries/france',
        open: { tool: 'country', arguments: { country: 'FR' } },
      },
    ])
    expect(await countriesIn('Peru')).toMatchObject([{ slug: 'peru', open: { arguments: { country: 'PE' } } }])
  })

  it('finds a colour by its value', async () => {
    expect((await search('#ff0000')).nearest).toBeDefined()
  })

  it('says what waits, and what comes near where nothing matches', async () => {
    expect((await search('peony')).waiting).toEqual([{ name: 'Peony', resource: 'flower', catalogue: 'flowers' }])
    expect(await search('qqqq')).toMatchObject({ items: [], total: 0, waiting: [] })
  })
})

describe('a topic', () => {
  const told = async (input: object) => askTool(networkTopic, { ...input }, context)

  it('has its dates and what every catalogue says of it, in the order of the catalogues', async () => {
    expect(await told({ slug: 'may-day' })).toMatchObject({
      name: 'May day',
      starts: '2026-05-01',
      entries: [
        { service: 'flowers', slug: 'first-of-may', url: '//flowers/days/first-of-may' },
        { service: 'food', slug: 'may-feast' },
      ],
    })
    expect((await told({ name: 'may day' })).slug).toBe('may-day')
  })

  it('needs a slug or a name, and names what comes near an unknown one', async () => {
    await expect(told({})).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ parameter: 'slug' }, { parameter: 'name' }],
    })
    await expect(told({ slug: 'may-days' })).rejects.toMatchObject({
      code: 'not_found',
      suggestions: [{ slug: 'may-day', resource: 'topic', open: { tool: 'topic', arguments: { slug: 'may-day' } } }],
      missed: { service: 'network', name: 'may days' },
    })
  })
})

describe('a country', () => {
  it('has of each catalogue its overview, its numbers and the best known, and the days that come next there', async () => {
    const france = await askTool(networkCountry, { country: 'France' }, context)
    expect(france).toMatchObject({
      slug: 'france',
      code: 'FR',
      url: '/countries/france',
      hemisphere: 'north',
      season_now: 'spring',
    })
    expect(france.catalogues.map((one) => one.catalogue)).toEqual(services.map(({ id }) => id))
    const [flowersOfFrance] = france.catalogues
    expect(flowersOfFrance).toMatchObject({
      title: 'Flowers',
      url: 'https://octavo.example/flowers/countries/france',
      overview: 'It grows.',
      counts: { flowers: 2, days: 1 },
      best: [{ slug: 'rose' }, { slug: 'lily' }],
    })
    expect(france.catalogues.find((one) => one.catalogue === 'dance')).toMatchObject({
      overview: null,
      counts: {},
      best: [],
    })
    expect(france.total).toBe(5)
    expect(france.days.map(({ name }) => name)).toEqual(['First of may'])
  })

  it('answers where nothing is written of it', async () => {
    const peru = await askTool(networkCountry, { country: 'PE' }, context)
    expect([peru.total, peru.days, peru.hemisphere]).toEqual([0, [], 'south'])
  })
})

it('tells of each catalogue how much it holds and where it answers', async () => {
  const { items, total } = await askTool(networkServices, {}, context)
  expect(total).toBe(services.length)
  expect(items[0]).toMatchObject({
    catalogue: 'flowers',
    subject: 'flower',
    written: 6,
    url: 'https://octavo.example/flowers/',
    api: 'https://octavo.example/flowers/api/v1',
    mcp: 'https://octavo.example/flowers/mcp',
  })
})
