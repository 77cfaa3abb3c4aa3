import { describe, expect, it, test } from 'vitest'
import { countriesOfTheWorld } from '#src/geography/countries.ts'
import { countryOverviews, flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { dishes, foodDays } from '#src/read-model/resources/food.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { services } from '#src/services.ts'
import { countryIn, yearly } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'

const french = { countries: [countryIn('FR')] }
const spoken = (slug: string) => ({ speaks_of: { slug, name: slug, kind: 'occasion', url: `//topics/${slug}` } })

const reader = readerOf({
  entries: [
    { resource: flowers, slug: 'rose', fields: { ...french, ...spoken('roses') } },
    { resource: flowers, slug: 'lily', fields: { name: 'Lily & <co>', countries: [countryIn('JP')] } },
    { resource: countryOverviews, slug: 'france', fields: { ...french, summary: 'It grows.' } },
    { resource: countryOverviews, slug: 'peru', fields: { countries: [countryIn('PE')] } },
    { resource: dishes, slug: 'crepe', fields: french },
    { resource: flowerDays, slug: 'fair', calendar: yearly(11, 26), fields: { ...french, ...spoken('may-day') } },
    { resource: foodDays, slug: 'may-feast', calendar: yearly(5, 1), fields: spoken('may-day') },
    {
      resource: topics,
      slug: 'may-day',
      calendar: yearly(5, 1),
      fields: { kind: 'occasion', other_names: ['Labour Day'], rule_in_words: 'the first of May' },
    },
    { resource: topics, slug: 'yule', calendar: yearly(12, 21), fields: { kind: 'occasion' } },
    {
      resource: topics,
      slug: 'roses',
      fields: { kind: 'living-thing', scientific_name: 'Rosa', wikidata: 'Q102231', countries: [countryIn('IR')] },
    },
    { resource: topics, slug: 'alders', fields: { kind: 'living-thing' } },
  ],
})

describe('the countries of the world', () => {
  it('stand under their regions by name, with how much all catalogues have of each', async () => {
    const page = await reader.open('/countries')
    expect(page.part('count').lines).toEqual([
      `2 of ${countriesOfTheWorld.length} countries and territories have entries`,
    ])
    const europe = page.under('Europe')
    expect(europe.lines).toContain('France3')
    expect(europe.links).toContainEqual(['France', '/countries/france'])
    const names = europe.links.map(([label]) => label)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(page.part('World regions').links).toContainEqual(['Europe', '#europe'])
  })

  it('count no overview as an entry, and show on the map what has some', async () => {
    const page = await reader.open('/countries')
    expect(page.under('South America').lines, 'of Peru there is an overview alone').toContain('Peru')
    expect(page.html).toMatch(/<li class="nothing"><a href="[^"]*\/peru">/)
    expect(page.html).not.toMatch(/<li class="nothing"><a href="[^"]*\/france">/)
  })
})

describe('a country over all catalogues', () => {
  it('has of each that has something its line, its best known and its numbers', async () => {
    const page = await reader.open('/countries/france')
    expect(page.head).toMatchObject({ title: 'France · Octavo', canonical: 'https://octavo.example/countries/france' })
    const flowersThere = page.under('Flowers')
    expect(flowersThere.lines).toEqual(['Flowers', 'It grows.', 'Rose Rose in a line.', '1 flower day, 1 flower'])
    expect(flowersThere.links).toEqual([
      ['Flowers', '/flowers/countries/france'],
      ['Rose', '/flowers/flowers/rose'],
    ])
    expect(page.under('Food').lines).toEqual(['Food', 'Crepe Crepe in a line.', '1 dish'])
    expect(page.lines).not.toContain('Dance')
    expect(page.part('count').lines).toEqual(['3 entries in all. It is now autumn, north of the equator.'])
  })

  it('has the days that come next there, and the way to its calendar', async () => {
    const { links } = (await reader.open('/countries/france')).under('On now, and next')
    expect(links).toContainEqual(['Fair', '/topics/may-day'])
    expect(links.at(-1)).toEqual(['The calendar of France', '/calendar?country=FR'])
  })

  it('says that nothing is written of it', async () => {
    const page = await reader.open('/countries/chad')
    expect(page.lines).toContain('Nothing is written of Chad yet.')
    expect(page.lines).not.toContain('On now, and next')
    expect((await reader.open('/countries/japan')).part('count').lines[0]).toMatch(/^1 entry in all\./)
  })

  test.each(['FR', 'French%20Republic'])('is where %s leads', async (asked) => {
    expect(await reader.moved(`/countries/${asked}`)).toEqual({ movedTo: 'https://octavo.example/countries/france' })
  })

  it('is not there for what is no country', async () => {
    await expect(reader.show('/countries/japam')).rejects.toMatchObject({
      code: 'not_found',
      nearest: expect.arrayContaining(['Japan']),
    })
  })
})

describe('the topics', () => {
  it('stand by kind: occasions in the order in which they come, all others by name', async () => {
    const page = await reader.open('/topics')
    expect(page.part('count').lines).toEqual(['4 topics'])
    expect(page.under('Occasions').links.map(([label]) => label)).toEqual(['Yule', 'May day'])
    expect(page.under('Living things').links).toEqual([
      ['Alders', '/topics/alders'],
      ['Roses', '/topics/roses'],
    ])
    expect(page.part('Kinds of topics').links).toEqual([
      ['Occasions', '#occasion'],
      ['Living things', '#living-thing'],
    ])
  })

  it('say when each falls and who speaks of it', async () => {
    const page = await reader.open('/topics')
    expect(page.under('Occasions').lines).toEqual(['Occasions', 'Yule21 Dec', 'May day1 May · Flowers · Food'])
    expect(page.under('Living things').lines).toEqual(['Living things', 'Alders', 'RosesFlowers'])
    expect(page.html).toMatch(/<li class="nothing"><a href="[^"]*\/alders">/)
  })
})

describe('a topic', () => {
  it('has what every catalogue says of it, and when it falls', async () => {
    const page = await reader.open('/topics/may-day')
    expect(page.head).toMatchObject({
      title: 'May day · Octavo',
      canonical: 'https://octavo.example/topics/may-day',
      image: { src: 'https://octavo.example/cards/topics/may-day.png' },
    })
    const said = page.under('In the catalogues')
    expect(said.links.map(([, address]) => address)).toEqual(
      expect.arrayContaining(['/flowers/days/fair', '/food/days/may-feast']),
    )
    expect(page.part('When it falls').lines.join(' ')).toMatch(/May 2027 The first of May/)
    expect(page.under('Add to my calendar').links[1]).toEqual(['Save as a file', '/topics/may-day/calendar.ics'])
    expect(page.part('Facts').lines).toEqual(['Kind', 'Occasion', 'Also called', 'Labour Day'])
  })

  it('has what is certain of it, and no dates where it is no occasion', async () => {
    const page = await reader.open('/topics/roses')
    expect(page.part('Facts').lines).toEqual([
      ...['Kind', 'Living thing', 'Scientific name', 'Rosa', 'Countries', 'Iran', 'Wikidata', 'Q102231'],
    ])
    expect(page.all('When it falls')).toEqual([])
    expect((await reader.open('/topics/alders')).part('waiting').lines).toEqual([
      'No catalogue says anything of it yet.',
    ])
  })

  test.each(['May%20Day', 'labour-day'])('is where %s leads', async (asked) => {
    expect(await reader.moved(`/topics/${asked}`)).toEqual({ movedTo: 'https://octavo.example/topics/may-day' })
  })

  test.each(['nothing-such', '--'])('is not there for %s', async (asked) => {
    await expect(reader.show(`/topics/${asked}`)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the page about the network', () => {
  it('counts what the catalogues have between them, and each by itself', async () => {
    const page = await reader.open('/about')
    expect(page.lines.join(' ')).toContain(`${services.length} catalogues with 7 entries between them`)
    expect(page.part('The catalogues').lines).toEqual(expect.arrayContaining(['Flowers 5', 'Food 2', 'Dance 0']))
    expect(page.links).toContainEqual(['OpenAPI', '/api/v1/openapi.json'])
  })
})

describe('the errors, explained', () => {
  it('are all on one page, each with the way to its own', async () => {
    const page = await reader.open('/errors')
    expect(page.links.map(([, address]) => address)).toEqual(
      expect.arrayContaining(['/errors/not_found', '/errors/invalid_request']),
    )
    expect(page.lines.join(' ')).toContain('The API answers with status 404 and the code not_found.')
  })

  it('have a page each, that of a request with the kinds of mistakes', async () => {
    const page = await reader.open('/errors/invalid_request')
    expect(page.lines[0]).toBe('400')
    expect(page.lines).toContain('not_a_value')
    expect(page.links).toEqual([['All errors', '/errors']])
    expect((await reader.open('/errors/not_found')).lines).not.toContain('not_a_value')
    expect(page.html).not.toContain('`')
  })

  test.each(['constructor', 'other'])('have no page called %s', async (code) => {
    await expect(async () => reader.show(`/errors/${code}`)).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('tells what changed for programs under a heading of its own', async () => {
  const page = await reader.open('/api/changelog')
  expect(page.html.match(/<h1/g)).toHaveLength(1)
  expect(page.part('crumbs').links.at(-1)).toEqual(['API', '/api'])
  expect(page.part('prose').lines.length).toBeGreaterThan(3)
})

describe('an entry in a page of others', () => {
  const asked = (query: string) => reader.file(`/oembed?${query}`)
  const rose = 'url=https://octavo.example/flowers/flowers/rose'
  const told = async (query: string) => JSON.parse(String((await asked(query)).text)) as Record<string, unknown>

  it('is told as a frame of its own, with its card', async () => {
    expect(await told(rose)).toEqual({
      ...{ version: '1.0', type: 'rich', title: 'Rose', cache_age: 86_400, width: 560, height: 200 },
      ...{ author_name: 'Octavo Flowers', author_url: 'https://octavo.example/flowers' },
      ...{ provider_name: 'Octavo', provider_url: 'https://octavo.example/' },
      thumbnail_url: 'https://octavo.example/cards/flowers/flowers/rose.png',
      ...{ thumbnail_width: 1200, thumbnail_height: 630 },
      html: '<iframe src="https://octavo.example/flowers/flowers/rose/embed" width="560" height="200" title="Rose, Octavo Flowers" loading="lazy" style="border:0;max-width:100%"></iframe>',
    })
    expect(await asked(rose)).toMatchObject({ isOpen: true, contentType: 'application/json; charset=utf-8' })
  })

  it('is no larger than is asked for, nor is its card', async () => {
    const small = await told(`${rose}&maxwidth=300&maxheight=150`)
    expect(small).toMatchObject({ width: 300, height: 150 })
    expect(small).not.toHaveProperty('thumbnail_url')
    expect(await told(`${rose}&maxwidth=1200&maxheight=x`)).toMatchObject({ width: 560, thumbnail_width: 1200 })
    expect(await told(`${rose}&maxwidth=0`)).toMatchObject({ width: 560 })
  })

  it('is told as XML too, in which every sign stands for itself', async () => {
    const { text, contentType } = await asked('url=https://octavo.example/flowers/flowers/lily&format=xml')
    expect(contentType).toBe('text/xml; charset=utf-8')
    expect(text).toContain('<title>Lily &amp; &lt;co&gt;</title>')
    expect(text).toContain('title=&quot;Lily &amp;amp; &amp;lt;co&amp;gt;, Octavo Flowers&quot;')
  })

  it('is found by its address however it ends', async () => {
    expect(await told(`${rose}/?a=b`)).toMatchObject({ title: 'Rose' })
    expect(await told(`${rose}%23origin`)).toMatchObject({ title: 'Rose' })
  })

  test.each([
    ['', 'not_found'],
    ['url=https://other.example/flowers/flowers/rose', 'not_found'],
    ['url=https://octavo.example/flowers/flowers', 'not_found'],
    ['url=https://octavo.example/flowers/flowers/rose/embed', 'not_found'],
    ['url=https://octavo.example/flowers/flowers/tulip', 'not_found'],
    ['url=https://octavo.example/flowers/flowers/rose&format=yaml', 'unknown_format'],
    ['url=https://octavo.example/flowers/flowers/rose&format=constructor', 'unknown_format'],
  ])('is nothing at %s', async (query, code) => {
    await expect(asked(query)).rejects.toMatchObject({ code })
  })
})

it('lists its own pages, every country and every topic for search engines', async () => {
  const { text, contentType } = await reader.file('/sitemap-network.xml')
  const addresses = [...String(text).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(contentType).toBe('application/xml; charset=utf-8')
  expect(addresses).toEqual(
    expect.arrayContaining(
      ['/', '/today', '/countries/france', '/topics/may-day'].map((path) => `https://octavo.example${path}`),
    ),
  )
  expect(addresses).toHaveLength(9 + countriesOfTheWorld.length + 4)
  expect(addresses.some((address) => address?.includes('/search'))).toBe(false)
})

test.each(['/nothing', '/about/deeper', '/countries/france/deeper', '/constructor', '/.well-known/constructor'])(
  'there is no page of the network at %s',
  async (path) => {
    await expect(async () => reader.show(path)).rejects.toMatchObject({ code: 'not_found' })
  },
)
