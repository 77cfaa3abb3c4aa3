import { describe, expect, it } from 'vitest'
import { danceDays, dances } from '#src/read-model/resources/dance.ts'
import { countryOverviews, flowerDays, flowers, places } from '#src/read-model/resources/flowers.ts'
import { dishes } from '#src/read-model/resources/food.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { services } from '#src/services.ts'
import { countryIn, type Few, weeklyCalendar, yearly } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'
import { shownOnMap } from '#test/shown-on-map.ts'
import { facetWords, isSeason } from './days.ts'

const lies = (...codes: string[]) => ({ countries: codes.map(countryIn) })
const rose = (number: number): Few => ({ resource: flowers, slug: `rose-${number}`, fields: lies('FR') })

const reader = readerOf({
  entries: [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(rose),
    { resource: dances, slug: 'rose-dance', fields: lies('JP') },
    { resource: places, slug: 'rose-garden', fields: { kind: 'botanic', ...lies('FR') } },
    { resource: countryOverviews, slug: 'france', fields: { ...lies('FR'), summary: 'Lavender <and> more.' } },
    { resource: dishes, slug: 'crepe', fields: lies('FR') },
    { resource: flowerDays, slug: 'fair', calendar: yearly(11, 23), fields: { ...lies('FR'), kind: 'show' } },
    { resource: danceDays, slug: 'long-dance', calendar: yearly(11, 15, 10) },
    { resource: danceDays, slug: 'short-dance', calendar: yearly(11, 18, 9) },
    { resource: danceDays, slug: 'mondays', calendar: weeklyCalendar('monday'), fields: { weekdays: ['monday'] } },
    {
      resource: topics,
      slug: 'may-day',
      calendar: yearly(5, 1),
      fields: { kind: 'occasion', rule_in_words: 'the first of May', summary: 'Spring & work.', ...lies('FR', 'DE') },
    },
    { resource: topics, slug: 'roses', fields: { kind: 'living-thing', other_names: ['Rosa', 'Briars'] } },
  ],
})

describe('the page about the network', () => {
  it('says what it is, and leads to what people and programs find', async () => {
    const page = await reader.open('/about')
    expect(page.lines[1]).toBe('About Octavo')
    expect(page.links).toEqual(
      expect.arrayContaining([
        ...[
          ['today', '/today'],
          ['calendar', '/calendar'],
          ['a country', '/countries'],
          ['search', '/search'],
        ],
        ...[
          ['tools', '/api'],
          ['Documentation', '/api'],
          ['index of tools', '/api/v1'],
        ],
      ]),
    )
  })

  it('has each catalogue with its line, its agents and its feeds', async () => {
    const page = await reader.open('/about')
    const words = page.lines.join('\n')
    for (const { title, tagline } of services) expect(words).toContain(`${title}\n${tagline}`)
    expect(page.lines).toContain('https://octavo.example/mcp (MCP)')
    expect(words).toMatch(/Feeds\nNew pages \(RSS\), New pages \(Atom\), .*, Calendar \(iCalendar\)/)
    expect(page.links).toContainEqual(['New pages (RSS)', '/feed.xml'])
  })
})

describe('the countries of the world', () => {
  it('are as dark on the map as there is much of them, and lead to their pages', async () => {
    const { ways, land } = shownOnMap((await reader.open('/countries')).html)
    expect(ways).toEqual([
      ['France', '/countries/france'],
      ['Japan', '/countries/japan'],
    ])
    expect(land[0]).toBe(1)
    expect(land[1]).toBeLessThan(0.6)
  })

  it('stand in regions by their names, each country in one', async () => {
    const page = await reader.open('/countries')
    const regions = page.part('World regions').links.map(([label]) => label)
    expect(regions).toEqual(regions.toSorted())
    const listed = page.links.filter(([label, address]) => label !== '' && address === '/countries/france')
    expect(listed).toHaveLength(1)
  })
})

describe('a country over all catalogues', () => {
  it('says what it is about, and shows where it lies', async () => {
    const page = await reader.open('/countries/france')
    expect(page.head.description).toBe(
      'What all catalogues have of France: what grows, is kept, made, cooked, worn and danced there.',
    )
    expect(shownOnMap(page.html)).toMatchObject({ land: [1], ways: [] })
  })

  it('has a catalogue by its subject, with its line as text and its best known', async () => {
    const page = await reader.open('/countries/france')
    expect(page.html).toContain('Lavender &lt;and&gt; more.')
    expect(page.part('best').links.length).toBeLessThan(10)
    expect(page.html).toContain('<ul class="best" aria-label="Flowers">')
    expect(page.under('Flowers').lines.at(-1)).toBe('1 flower day, 10 flowers, 1 place')
  })

  it('says which country there is not', async () => {
    await expect(reader.show('/countries/no-such')).rejects.toMatchObject({
      code: 'not_found',
      detail: 'No country is called "no such".',
    })
  })
})

describe('a topic', () => {
  it('says what it is under its name, and to search engines', async () => {
    const page = await reader.open('/topics/may-day')
    expect(page.part('lede').lines).toEqual(['Spring & work.'])
    expect(page.head).toMatchObject({ description: 'Spring & work.', type: 'article' })
    expect(JSON.stringify(page.head.data)).toContain('https://octavo.example/topics/may-day')
    expect(page.page.record).toMatchObject({ name: 'May day' })
  })

  it('names all its countries and other names', async () => {
    const facts = async (slug: string) => (await reader.open(`/topics/${slug}`)).part('Facts').lines
    expect(await facts('may-day')).toEqual(['Kind', 'Occasion', 'Countries', 'France, Germany'])
    expect(await facts('roses')).toEqual(['Kind', 'Living thing', 'Also called', 'Rosa, Briars'])
  })

  it('says why its date is sure, where it has one', async () => {
    const page = await reader.open('/topics/may-day')
    expect(page.part('When it falls').lines.join(' ')).toContain(
      'The first of May It falls on the same date every year.',
    )
    expect(page.lines).toContain('The years ahead')
    expect((await reader.open('/topics/roses')).lines).not.toContain('The years ahead')
  })

  it('fails where it cannot be looked for, and is not said to be missing', async () => {
    const broken = readerOf(
      { entries: [] },
      {
        answers: [
          {
            to: 'read_model.records',
            rows: () => {
              throw new Error('The database is away.')
            },
          },
        ],
      },
    )
    await expect(broken.show('/topics/may-day')).rejects.toThrow('The database is away.')
  })
})

describe('today over all catalogues', () => {
  it('has what lasts up to nine days as a day, and what goes on for longer as a season', async () => {
    const page = await reader.open('/today')
    expect(page.under('On today').lines.join(' ')).toMatch(/Fair.*Short dance/)
    expect(page.under('In season').links).toEqual([['Long dance', '/dance/days/long-dance']])
    expect(page.under('On today').lines).toContain('Every Monday')
    const day = (starts: string | null, ends: string | null) => isSeason({ starts, ends } as never)
    expect([day('2026-11-01', '2026-11-09'), day('2026-11-01', '2026-11-10')]).toEqual([false, true])
    expect([day(null, '2026-11-10'), day('2026-11-10', null)]).toEqual([false, false])
  })

  it('has one entry of each catalogue that has any, with its line and its picture', async () => {
    const featured = (await reader.open('/today')).under('One from each catalogue')
    expect(featured.links.filter(([, address]) => !address.slice(1).includes('/')).map(([label]) => label)).toEqual([
      ...services.map(({ title }) => title).filter((title) => ['Flowers', 'Food', 'Dance'].includes(title)),
    ])
    expect(featured.lines).toContain('Crepe in a line.')
    expect((await reader.open('/today')).html.match(/<div class="thumb"><img/g)).toHaveLength(3)
  })

  it('leads to the calendar where days are to come this week', async () => {
    const page = await readerOf({
      entries: [{ resource: flowerDays, slug: 'next', calendar: yearly(11, 26) }],
    }).open('/today')
    expect(page.under('This week').links.at(-1)).toEqual(['The whole calendar', '/calendar'])
    expect(page.lines).not.toContain('In season')
    expect(page.lines.some((line) => line.startsWith('Every '))).toBe(false)
  })
})

describe('a value of a day in words', () => {
  it('is as the first calendar that has it words it, and else as it is', () => {
    expect(facetWords('kind', 'pasture')).toBe('pasture day')
    expect(facetWords('faith', 'hindu')).toBe('hindu')
    expect(facetWords('kind', 'no-such')).toBe('no-such')
  })
})

describe('the whole calendar', () => {
  it('has every day of a month, however many pages its tool needs for them', async () => {
    const many = Array.from(
      { length: 101 },
      (_, index): Few => ({ resource: flowerDays, slug: `day-${index}`, calendar: yearly(12, 1 + (index % 28)) }),
    )
    const page = await readerOf({ entries: many }).open('/calendar?month=2026-12&view=list')
    expect(
      new Set(page.links.map(([, address]) => address).filter((one) => one.startsWith('/flowers/days/day-'))).size,
    ).toBe(101)
  })
})

describe('the search over all catalogues', () => {
  const at = (query: string) => reader.open(`/search${query}`)

  it('says what it looks for in its title, and is found by no search engine', async () => {
    const page = await at('?q=rose')
    expect(page.head.title).toBe('Search: rose · Octavo')
    expect(page.head.canonical).toBeUndefined()
    expect((await at('')).head).toMatchObject({
      title: 'Search · Octavo',
      canonical: 'https://octavo.example/search',
    })
    expect((await at('')).all('count').flatMap(({ lines }) => lines)).toEqual([])
  })

  it('is asked by a form that keeps the words and the catalogue', async () => {
    const page = await at('?q=rose&catalogue=dance')
    expect(page.field('q')).toMatchObject({ label: 'Search for', value: 'rose' })
    expect(page.field('catalogue').value).toBe('dance')
    expect(page.html).toMatch(/<form [^>]*action="https:\/\/octavo\.example\/search"/)
    expect(page.html).toContain('type="search"')
    expect((await at('?q=rose')).html).not.toContain('type="hidden"')
  })

  it('has the number of each catalogue, with the way to those alone, and says which are shown', async () => {
    const where = (await at('?q=rose')).part('Where to search')
    expect(where.current).toEqual(['All catalogues'])
    expect(where.links).toEqual(
      expect.arrayContaining([
        ['All catalogues', '/search?q=rose'],
        ['Flowers 11', '/search?q=rose&catalogue=flowers'],
        ['Dance 1', '/search?q=rose&catalogue=dance'],
      ]),
    )
    expect((await at('?q=rose&catalogue=dance')).part('Where to search').current).toEqual(['Dance 1'])
  })

  it('offers all catalogues while nothing is asked, each with its line', async () => {
    const index = (await at('')).part('index')
    expect(index.links).toEqual(services.map(({ title, path }) => [title, `/${path}`]))
    expect(index.lines).toEqual(services.flatMap(({ title, tagline }) => [title, tagline]))
  })

  it('leads out of a catalogue in which nothing is found', async () => {
    const page = await at('?q=qqqqzzzz&catalogue=dance')
    expect(page.part('empty').lines[0]).toBe('Nothing in Dance is like “qqqqzzzz”.')
    expect(page.part('empty').links).toContainEqual(['Search all catalogues', '/search?q=qqqqzzzz'])
    const all = (await at('?q=qqqqzzzz')).part('empty')
    expect(all.lines[0]).toBe('Nothing in any catalogue is like “qqqqzzzz”.')
    expect(all.links.slice(-services.length)).toEqual(services.map(({ title, path }) => [title, `/${path}`]))
    expect((await at('?q=rose')).all('empty')).toEqual([])
  })

  it('tells those who count what was missed, and nothing while something was found', async () => {
    expect((await at('?q=qqqqzzzz&catalogue=dance')).page.missed).toEqual([{ service: 'dance', name: 'qqqqzzzz' }])
    expect((await at('?q=qqqqzzzz')).page.missed).toEqual([{ service: 'network', name: 'qqqqzzzz' }])
    expect((await at('?q=rose')).page.missed).toEqual([])
    expect((await at('')).page.missed).toBeUndefined()
  })
})
