import { describe, expect, it } from 'vitest'
import { storedJson } from '#src/read-model/json.ts'
import { cities, flowerDays, flowerResources, flowers, terms } from '#src/read-model/resources/flowers.ts'
import { askTool, contextOf } from '#test/asking.ts'
import { countryIn, fewEntries, yearly } from '#test/few-entries.ts'
import { toolsByService } from '../services/index.ts'
import { type CatalogueHit, search, toldBeside, withCountries } from './search.ts'

const ground = fewEntries({
  entries: [
    {
      resource: flowers,
      slug: 'rose',
      fields: { colors: ['red'], countries: [countryIn('BG')], other_names: ['Queen of flowers'] },
    },
    {
      resource: flowers,
      slug: 'tulip',
      fields: { colors: ['yellow'], countries: [countryIn('NL')], origin: 'From the steppes.' },
    },
    { resource: flowers, slug: 'tuberose', fields: { name: 'Tuberose' } },
    { resource: cities, slug: 'rosario' },
    {
      resource: flowerDays,
      slug: 'tulip-time',
      calendar: yearly(5, 1, 9),
    },
    { resource: terms, slug: 'petal', fields: { definition: 'A leaf of the flower.' } },
  ],
  waiting: [{ resource: flowers, name: 'Peony' }],
})
const context = contextOf(ground)
const tool = toolsByService.flowers.search
const asked = (query: string, more: object = {}) => askTool(tool, { query, ...more }, context)
const slugsOf = ({ items }: { items: readonly CatalogueHit[] }) => items.map(({ slug }) => slug)

describe('a search', () => {
  it('finds an entry by its name first, says so and how it is opened', async () => {
    const answer = await asked('rose')
    expect(answer.items[0]).toMatchObject({
      resource: 'flower',
      slug: 'rose',
      url: 'https://octavo.example/flowers/flowers/rose',
      summary: 'Rose in a line.',
      match: 'name',
      matched: 'Rose',
      why: 'by its name',
      missing: [],
      falls: null,
      open: { tool: 'get_flower', arguments: { slug: 'rose' } },
    })
    expect(answer.total).toBe(answer.items.length)
    expect(answer.nearest).toEqual([])
  })

  it('finds by another name, by what is said of an entry and by its text, and says which', async () => {
    expect((await asked('queen of flowers')).items[0]).toMatchObject({
      slug: 'rose',
      match: 'other name',
      why: 'also called Queen of flowers',
    })
    expect((await asked('golden')).items[0]).toMatchObject({ slug: 'tulip', match: 'text', why: 'colour: yellow' })
    expect((await asked('steppes')).items[0]).toMatchObject({ slug: 'tulip', why: 'in its text: steppes' })
    const again = (await asked('golden', { limit: 3 })).items[0]
    expect(again?.why, 'of what was read of it before').toBe('colour: yellow')
  })

  it('says of a day when it falls next and whether it is on', async () => {
    const [before] = (await asked('tulip time')).items
    expect(before).toMatchObject({
      slug: 'tulip-time',
      falls: { starts: '2027-05-01', ends: '2027-05-09', on_now: false, date_approximate: false },
    })
    for (const [now, isOn] of [
      ['2027-05-01T00:00:00Z', true],
      ['2027-05-09T23:00:00Z', true],
      ['2027-04-30T23:00:00Z', false],
    ] as const) {
      const { items } = await askTool(tool, { query: 'tulip time' }, contextOf({ ...ground, now }))
      expect(items[0]?.falls?.on_now, now).toBe(isOn)
    }
  })

  it('gives as many as are wanted, and says how many match', async () => {
    const one = await asked('tulip', { limit: 1 })
    expect([slugsOf(one), one.total]).toEqual([['tulip'], 2])
  })

  it('names what comes near where nothing matches', async () => {
    expect(await asked('zzzzqq')).toMatchObject({ items: [], total: 0, waiting: [] })
  })

  it('says what of the question an entry does not have', async () => {
    const [first] = (await asked('yellow tulip zanzibarish')).items
    expect(first).toMatchObject({ slug: 'tulip', missing: ['zanzibarish'] })
  })

  it('tells what waits to be written under a name that is asked for', async () => {
    expect((await asked('peonies')).waiting).toEqual([{ name: 'Peony', resource: 'flower' }])
    expect((await asked('rose')).waiting).toEqual([])
  })

  it('finds a country whether or not its overview is written, with the tool that opens it', async () => {
    const { items, total } = await asked('Bulgaria')
    expect(items[0]).toMatchObject({
      resource: 'country',
      slug: 'bulgaria',
      url: 'https://octavo.example/flowers/countries/bulgaria',
      match: 'name',
      open: { tool: 'get_country', arguments: { country: 'Bulgaria' } },
    })
    expect(items.map(({ slug }) => slug)).toContain('rose')
    expect(total).toBe(items.length)
  })
})

describe('a search that also finds by something else', () => {
  const rose = storedJson<never>(
    JSON.stringify({ slug: 'rose', name: 'Rose', url: '/flowers/rose', summary: 'Rose in a line.' }),
  )
  const also = search(flowerResources, {
    example: 'rose',
    alsoFinds: {
      description: 'a number',
      find: async (query) => (query === '7' ? [{ resource: flowers, summary: rose }] : []),
    },
  })

  it('gives that first, once, and tells the network of it', async () => {
    const { items, total } = await askTool(also, { query: '7' }, context)
    expect(items).toMatchObject([{ slug: 'rose', match: 'name', matched: '7', why: 'by its name' }])
    expect(total).toBe(1)
    expect(await also.finds?.('7', context)).toHaveLength(1)
    expect(await also.finds?.('8', context)).toEqual([])
    expect(tool.finds).toBeUndefined()
  })
})

describe('what is told to wait', () => {
  const waits = (plain: string, isWhole = false) =>
    ({ service: 'flowers', resource: 'flower', name: plain, plain, isWhole }) as const

  it('is not what a hit is called, unless it is all that is asked for', () => {
    expect(toldBeside([{ name: 'Red rose' }], [waits('rose')])).toEqual([])
    expect(toldBeside([{ name: 'Red rose' }], [waits('rose', true)])).toHaveLength(1)
    expect(toldBeside([{ name: 'Tuberose' }], [waits('rose')])).toHaveLength(1)
  })

  it('is three names at most', () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => waits(name))
    expect(toldBeside([], four).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })
})

describe('countries among hits', () => {
  type One = Pick<CatalogueHit, 'resource' | 'slug' | 'match' | 'why'> & { name?: string }
  const make = (slug: string, name: string): One => ({
    resource: 'country',
    slug,
    match: 'name',
    why: 'by its name',
    name,
  })
  const hit = (slug: string, match: CatalogueHit['match']): One => ({ resource: 'flower', slug, match, why: '' })
  const matchesOf = (query: string, hits: One[] = []) =>
    withCountries(query, hits, make).map(({ slug, match }) => `${slug} ${match}`)

  it('are those named, and up to three whose names begin so, which is said', () => {
    expect(matchesOf('japan')).toEqual(['japan name'])
    expect(matchesOf('Holland')).toEqual(['netherlands name'])
    expect(matchesOf('uni')).toEqual(expect.arrayContaining(['united-kingdom name start']))
    expect(matchesOf('uni')).toHaveLength(3)
    expect(withCountries('jap', [], make)[0]?.why).toBe('its name begins so')
  })

  it('are none for two letters that are no code, for one letter, or for nothing', () => {
    expect(matchesOf('ja')).toEqual([])
    expect(matchesOf('j')).toEqual([])
    expect(matchesOf('')).toEqual([])
    expect(matchesOf('jp')).toEqual(['japan name'])
  })

  it('stand after hits that match as well or better, and before the others', () => {
    const hits = [hit('a', 'name'), hit('b', 'name start'), hit('c', 'text')]
    expect(matchesOf('japan', hits)).toEqual(['a name', 'japan name', 'b name start', 'c text'])
    expect(matchesOf('japa', hits)).toEqual(['a name', 'b name start', 'japan name start', 'c text'])
  })

  it('are not told twice, and not where the catalogue has none', () => {
    const countryHit: One = { resource: 'country', slug: 'japan', match: 'text', why: '' }
    expect(matchesOf('japan', [countryHit])).toEqual(['japan text'])
    expect(withCountries('japan', [hit('a', 'text')], () => null)).toEqual([hit('a', 'text')])
  })
})
