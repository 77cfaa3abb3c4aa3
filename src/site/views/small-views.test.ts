import { describe, expect, it, test } from 'vitest'
import { countriesOfTheWorld } from '#src/geography/countries.ts'
import { blooms, cities, flowerDays, flowers, places } from '#src/read-model/resources/flowers.ts'
import { countryIn, type Few } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'

const many = Array.from({ length: 2 }, (_, index): Few => ({ resource: flowers, slug: `flower-${index + 1}` }))

const reader = readerOf({
  entries: [
    {
      resource: flowers,
      slug: 'rose',
      fields: { colors: ['red'], purposes: ['gift'], countries: [countryIn('FR')], regions: ['europe'] },
    },
    { resource: flowers, slug: 'lily', fields: { colors: ['multi'] } },
    { resource: cities, slug: 'paris' },
  ],
  drafts: [
    { resource: flowers, term: '', waiting: 1200 },
    { resource: flowers, term: 'flowers/flower.color:blue', waiting: 3 },
  ],
  card: {
    ...{ name: 'Our flowers', tagline: 'All & some.', licence: 'CC0-1.0', publisher: 'A house', contact: '' },
    ...{ topics: ['botany', 'gardens'], about: 'Made *by hand*.' },
  } as never,
})

describe('what is written', () => {
  const page = () => reader.open('/flowers/coverage')

  it('is counted as a whole and by subject, each with the way to its list', async () => {
    const coverage = await page()
    expect(coverage.part('count').lines).toEqual(['3 entries written, 1,200 waiting'])
    const subjects = coverage.under('By subject')
    const at = subjects.lines.indexOf('Flowers')
    expect(subjects.lines.slice(at, at + 3)).toEqual(['Flowers', '2', '1,200'])
    expect(subjects.links).toContainEqual(['Flowers', '/flowers/flowers'])
  })

  it('is counted by the values of a kind of entry, which lead to those that there are', async () => {
    const colours = (await page()).part('Flowers by colour')
    expect(colours.links).toEqual([
      ['Red', '/flowers/flowers?color=red'],
      ['Several at once', '/flowers/flowers?color=multi'],
    ])
    const at = colours.lines.indexOf('Blue')
    expect(colours.lines.slice(at, at + 3), 'what waits alone is no link').toEqual(['Blue', '0', '3'])
    expect((await page()).part('Flowers by region').links).toEqual([['Europe', '/flowers/flowers?region=europe']])
  })
})

describe('the page about a catalogue', () => {
  it('says whose it is, how it may be used, and what it holds', async () => {
    const page = await reader.open('/flowers/about')
    expect(page.lines).toEqual(expect.arrayContaining(['About Our flowers', 'All & some.', 'Made by hand.']))
    expect(page.html).toContain('<em>by hand</em>')
    expect(page.part('Facts').lines.slice(0, 6)).toEqual([
      ...['Publisher', 'A house', 'Topics', 'botany, gardens', 'Licence', 'CC0 1.0'],
    ])
    expect(page.part('tally').lines.slice(0, 2)).toEqual(['Flowers 2', 'Flower days 0'])
    expect(page.links).toContainEqual(['index of tools', '/flowers/api/v1'])
    expect(page.lines.join(' ')).toContain('https://octavo.example/flowers/mcp (MCP)')
  })

  it('leaves out what nobody wrote', async () => {
    const page = await readerOf({ entries: [] }).open('/flowers/about')
    expect(page.part('Facts').lines).not.toContain('Publisher')
    expect(page.lines).not.toContain('Contact')
    expect(page.lines).toContain('About Flowers')
  })
})

describe('the page of data', () => {
  const file = (format: string, bytes: string) => ({
    ...{ file: 'x', resource: 'flower', format, entries: 1200, bytes, sha256: `sum of ${format}`, cursor: '7' },
    made_at: new Date('2026-11-22T10:00:00Z'),
  })
  const data = readerOf(
    { entries: [] },
    { answers: [{ to: 'from serving.dumps', rows: () => [file('ndjson', '2500000'), file('csv', '900')] }] },
  )

  it('has each file with its size and day, and says the same to search engines', async () => {
    const page = await data.open('/flowers/data')
    const table = page.part('files')
    expect(table.lines).toEqual(expect.arrayContaining(['Flowers', '1,200', '22 November 2026']))
    expect(table.links).toEqual([
      ['NDJSON', '/flowers/data/flowers.ndjson'],
      ['CSV', '/flowers/data/flowers.csv'],
      ['schema', '/flowers/data/flowers.schema.json'],
    ])
    expect(page.page.json).toBe('https://octavo.example/flowers/data/index.json')
    expect(page.head.data).toMatchObject({
      '@type': 'DataCatalog',
      url: 'https://octavo.example/flowers/data',
      dataset: [
        {
          name: 'Flowers: flowers',
          distribution: [
            { encodingFormat: 'application/x-ndjson', contentSize: '2500000 B', sha256: 'sum of ndjson' },
            { contentUrl: 'https://octavo.example/flowers/data/flowers.csv', dateModified: '2026-11-22T10:00:00.000Z' },
          ],
        },
      ],
    })
  })

  it('says when files come while there are none, and leads to the changes', async () => {
    const page = await reader.open('/flowers/data')
    expect(page.part('waiting').lines).toEqual(['The files are made within the hour.'])
    expect(page.links).toContainEqual(['The changes', '/flowers/data/changes'])
    expect(page.lines).not.toContain('The catalogues')
    expect(page.lines.join(' ')).toContain('published under CC0 1.0.')
  })

  it('leads from the network to the data of every catalogue', async () => {
    expect((await reader.open('/data')).under('The catalogues').links[0]).toEqual(['Flowers', '/flowers/data'])
  })
})

describe('the site map of a catalogue', () => {
  const addressesIn = (text: unknown) =>
    [...String(text).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
      address.replace('https://octavo.example', ''),
    )

  it('has its views, its lists, every country and every entry', async () => {
    const { text } = await reader.file('/flowers/sitemap.xml')
    const addresses = addressesIn(text)
    expect(text).toContain('<urlset')
    expect(addresses[0]).toBe('/flowers')
    expect(addresses).toEqual(
      expect.arrayContaining([
        ...['/flowers/calendar', '/flowers/about', '/flowers/coverage', '/flowers/flowers', '/flowers/days'],
        ...['/flowers/countries/chad', '/flowers/flowers/lily', '/flowers/flowers/rose', '/flowers/cities/paris'],
      ]),
    )
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toHaveLength(1 + 1 + 3 + 11 + countriesOfTheWorld.length + 3)
  })

  it('comes in files of ten thousand under an index, in which nothing stands twice and nothing is left out', async () => {
    const own = 16 + countriesOfTheWorld.length
    const written = [
      { resource: 'flower', term: '', written: 10_000, waiting: 0 },
      { resource: 'place', term: '', written: 10_000 - own, waiting: 0 },
    ]
    const large = readerOf(
      { entries: [] },
      {
        answers: [
          { to: 'from read_model.counts', rows: ([service]) => (service === 'flowers' ? written : []) },
          {
            to: 'order by slug limit $3 offset $4',
            rows: ([, , limit, offset]) =>
              Array.from({ length: Number(limit) }, (_, index) => ({ slug: `s-${Number(offset) + index}` })),
          },
        ],
      },
    )
    const file = async (query: string) => addressesIn((await large.file(`/flowers/sitemap.xml${query}`)).text)
    expect(await file('')).toEqual(['/flowers/sitemap.xml?file=1', '/flowers/sitemap.xml?file=2'])
    const [first, second] = [await file('?file=1'), await file('?file=2')]
    expect([first.length, second.length]).toEqual([10_000, 10_000])
    expect(new Set([...first, ...second]).size).toBe(20_000)
    expect(second[0], 'it goes on where the first ends').toBe(`/flowers/flowers/s-${10_000 - own}`)
    for (const query of ['3', '0', '-1', 'x', '1.5'])
      await expect(large.show(`/flowers/sitemap.xml?file=${query}`), query).rejects.toMatchObject({ code: 'not_found' })
    const all = await large.file('/sitemap.xml')
    expect(all.text).toContain('<sitemapindex')
    expect(addressesIn(all.text)).toEqual(
      expect.arrayContaining(['/sitemap-network.xml', '/flowers/sitemap.xml?file=2', '/dance/sitemap.xml']),
    )
  })
})

describe('the map of a list', () => {
  const map = readerOf({
    entries: [
      { resource: places, slug: 'garden', fields: { latitude: 52.3, longitude: 4.5 } },
      { resource: places, slug: 'market' },
      ...many,
    ],
  })

  it('has what says where it lies, each with the way to its page', async () => {
    const { links } = await map.open('/flowers/places')
    expect(links.filter(([, address]) => address.endsWith('/places/garden'))).toHaveLength(2)
    expect(links.filter(([, address]) => address.endsWith('/places/market'))).toHaveLength(1)
  })
})

test.each([
  ['/flowers/nothing'],
  ['/flowers/constructor'],
  ['/flowers/flowers/rose/beside/deeper'],
  ['/flowers/about/deeper'],
  ['/flowers/.well-known/constructor'],
])('there is no page of a catalogue at %s', async (address) => {
  await expect(async () => reader.show(address)).rejects.toMatchObject({ code: 'not_found' })
})

it('tells what is counted apart by its sort', () => {
  const kinds = [
    '',
    '/about',
    '/flowers',
    '/flowers/rose',
    '/countries/france',
    '/flowers/rose/compare',
    '/flowers/rose/next',
  ]
  expect(kinds.map((path) => reader.view(`/flowers${path}`).kind)).toEqual([
    ...['home', 'about', 'list', 'entry', 'country', 'compare', 'beside'],
  ])
  expect([blooms.path, flowerDays.path]).toEqual(['in-bloom', 'days'])
})
