import { describe, expect, it } from 'vitest'
import {
  blooms,
  cities,
  countryOverviews,
  flowerDays,
  flowers,
  places,
  terms,
  traditions,
} from '#src/read-model/resources/flowers.ts'
import { dishes, produce } from '#src/read-model/resources/food.ts'
import { countryIn, type Few, linkTo, yearly } from '#test/few-entries.ts'
import { type OpenedPage, readerOf } from '#test/reading-pages.ts'

const paris = linkTo(cities, 'paris')
const field = (slug: string): Few => ({ resource: places, slug, fields: { kind: 'field' } })
const fields = Array.from({ length: 50 }, (_, index) => field(`field-${String(index + 1).padStart(2, '0')}`))

const reader = readerOf({
  entries: [
    { resource: flowers, slug: 'rose', fields: { colors: ['red', 'pink'], countries: [countryIn('FR')] } },
    { resource: flowers, slug: 'lily', fields: { colors: ['white', 'pink'] } },
    {
      resource: flowers,
      slug: 'iris',
      fields: { colors: ['blue'], countries: [countryIn('FR'), countryIn('JP')], cities: [paris] },
    },
    ...fields,
    { resource: cities, slug: 'paris', fields: { countries: [countryIn('FR')] } },
    { resource: cities, slug: 'kyoto', fields: { countries: [countryIn('JP')] } },
    { resource: terms, slug: 'sepal' },
    { resource: terms, slug: 'petal' },
    { resource: flowerDays, slug: 'new-year-bloom', calendar: yearly(1, 6), fields: { kind: 'show' } },
    { resource: flowerDays, slug: 'rose-day', calendar: yearly(12, 24), fields: { kind: 'festival' } },
    { resource: flowerDays, slug: 'advent-show', calendar: yearly(12, 1), fields: { kind: 'show' } },
    { resource: countryOverviews, slug: 'japan', fields: { countries: [countryIn('JP')] } },
    { resource: countryOverviews, slug: 'peru', fields: { countries: [countryIn('PE')] } },
  ],
})

/** The names that a list gives, in its order. */
const namesOn = ({ links }: OpenedPage, folder: string) =>
  links.flatMap(([label, address]) => (address.startsWith(`${folder}/`) && label !== '' ? [label] : []))

describe('a list', () => {
  const flowersAt = (query = '') => reader.open(`/flowers/flowers${query}`)
  const names = async (query: string) => namesOn(await flowersAt(query), '/flowers/flowers')

  it('holds what passes its filters, best documented first, and says how many that are', async () => {
    expect(await names('')).toEqual(['Rose', 'Lily', 'Iris'])
    const french = await flowersAt('?country=france')
    expect(namesOn(french, '/flowers/flowers')).toEqual(['Rose', 'Iris'])
    expect(french.part('count').lines).toEqual(['2 flowers'])
    expect(french.head.title).toBe('Flowers: France · Octavo Flowers')
    expect(await names('?country=france&color=pink')).toEqual(['Rose'])
    expect((await flowersAt('?city=paris')).part('count').lines).toEqual(['1 flower'])
  })

  it('offers the values that entries have with their numbers, and what is not counted without', async () => {
    const page = await flowersAt('?color=pink')
    expect(page.field('color')).toEqual({
      label: 'Colour',
      value: 'pink',
      options: [
        ['Any', ''],
        ['Red (1)', 'red'],
        ['Pink (2)', 'pink'],
        ['White (1)', 'white'],
        ['Blue (1)', 'blue'],
      ],
    })
    expect(page.field('country').options).toEqual([
      ['Any', ''],
      ['France (2)', 'FR'],
      ['Japan (1)', 'JP'],
    ])
    expect(page.field('city').options).toEqual([
      ['Any', ''],
      ['Kyoto', 'kyoto'],
      ['Paris', 'paris'],
    ])
  })

  it('takes each filter off by itself, and all of them at once', async () => {
    const page = await flowersAt('?country=france&color=red&sort=name')
    expect(page.part('Filters set').links).toEqual([
      ['Country France ×', '/flowers/flowers?color=red&sort=name'],
      ['Colour Red ×', '/flowers/flowers?country=france&sort=name'],
      ['Clear all', '/flowers/flowers?sort=name'],
    ])
    expect((await flowersAt('?color=red')).part('Filters set').links).toHaveLength(1)
    expect((await flowersAt()).all('Filters set')).toEqual([])
  })

  it('says that nothing passes its filters, with the ways out', async () => {
    const page = await flowersAt('?country=FR&color=white')
    expect(page.part('count').lines).toEqual(['0 flowers'])
    expect(page.part('empty').lines[0]).toBe('No flower passes all of these filters.')
    expect(page.part('empty').links).toEqual([
      ['Without country “France”', '/flowers/flowers?color=white'],
      ['Without colour “White”', '/flowers/flowers?country=FR'],
      ['All flowers', '/flowers/flowers'],
      ['Search the catalogue', '/flowers/search'],
    ])
  })

  it('says where nothing is published yet', async () => {
    const empty = (await reader.open('/flowers/decorations')).part('empty')
    expect(empty.lines[0]).toBe('No decoration or custom is published yet.')
    expect(empty.links).toEqual([['Search the catalogue', '/flowers/search']])
  })

  it('offers no filter by which no entry is found, and yet keeps to it where it is asked', async () => {
    const page = await flowersAt()
    expect(page.html).not.toContain('name="faith"')
    expect(page.html).toContain('name="color"')
    expect(await names('?faith=hindu')).toEqual([])
    expect((await flowersAt('?faith=hindu')).part('Filters set').links).toEqual([['Faith Hindu ×', '/flowers/flowers']])
    expect((await reader.open('/flowers/days')).html).toContain('name="kind"')
  })

  it('calls a value that was chosen by its words, though no entry has it', async () => {
    const page = await reader.open('/flowers/places?kind=market')
    expect(page.head.title).toBe('Places: Flower market · Octavo Flowers')
    expect(page.field('kind')).toMatchObject({
      value: 'market',
      options: [
        ['Any', ''],
        ['Flower market (0)', 'market'],
        ['Bloom field (50)', 'field'],
      ],
    })
    expect((await flowersAt('?country=UK')).field('country').value).toBe('GB')
  })

  it('leaves out what it cannot take, says so, and offers what was meant with all else as it was', async () => {
    const page = await flowersAt('?color=rad&country=france')
    expect(namesOn(page, '/flowers/flowers')).toEqual(['Rose', 'Iris'])
    const [mistakes] = page.all('mistakes')
    expect(mistakes?.lines[0]).toMatch(/^Color takes one of: red, pink, .*Perhaps you meant red\?$/)
    expect(mistakes?.links).toEqual([['red', '/flowers/flowers?country=france&color=red']])
    expect(page.part('Filters set').lines).toEqual(['Country France ×'])
  })

  it('is put in another order, which its filters keep', async () => {
    const page = await flowersAt('?sort=name&country=france')
    expect(namesOn(page, '/flowers/flowers')).toEqual(['Iris', 'Rose'])
    expect(page.part('orders').current).toEqual(['By name'])
    expect(page.part('orders').links).toEqual([
      ['Best documented', '/flowers/flowers?country=france'],
      ['Newest', '/flowers/flowers?country=france&sort=new'],
      ['Most read', '/flowers/flowers?country=france&sort=seen'],
    ])
    expect(page.field('sort').value).toBe('name')
    expect((await flowersAt()).html).not.toContain('name="sort"')
    expect((await flowersAt('?color=red')).all('orders'), 'one entry has no order').toEqual([])
  })

  it('has an address that may be found again with one filter, and none with a mix of them', async () => {
    const canonical = async (query: string) => (await flowersAt(query)).head.canonical
    expect(await canonical('?color=red&sort=name')).toBe('https://octavo.example/flowers/flowers?color=red')
    expect(await canonical('?color=red&country=france')).toBe('https://octavo.example/flowers/flowers')
    expect(await canonical('?unknown=1')).toBe('https://octavo.example/flowers/flowers')
  })
})

describe('a list of several pages', () => {
  const at = (query: string) => reader.open(`/flowers/places${query}`)
  const names = async (query: string) => namesOn(await at(query), '/flowers/places')

  it('gives 24 entries on each, and leads on and back', async () => {
    const second = await at('?page=2&kind=field')
    expect(namesOn(second, '/flowers/places')).toEqual(
      fields.slice(24, 48).map(({ slug }) => slug.replace('field-', 'Field ')),
    )
    expect(second.part('Pages').lines).toEqual(['Earlier', 'Page 2 of 3', 'Further'])
    expect(second.part('Pages').links).toEqual([
      ['Earlier', '/flowers/places?kind=field'],
      ['Further', '/flowers/places?kind=field&page=3'],
    ])
    expect(second.head).toMatchObject({
      previous: 'https://octavo.example/flowers/places?kind=field',
      next: 'https://octavo.example/flowers/places?kind=field&page=3',
      canonical: 'https://octavo.example/flowers/places?kind=field&page=2',
    })
    expect(await names('?page=3')).toEqual(['Field 49', 'Field 50'])
    expect((await at('?page=3')).head.next).toBeNull()
    expect((await at('')).head.previous).toBeNull()
  })

  it('says that it has no such page, and leads to the first', async () => {
    const beyond = await at('?page=9&kind=field')
    expect(beyond.part('empty').lines[0]).toBe('There is no page 9 of this list.')
    expect(beyond.part('empty').links[0]).toEqual(['Go to its first page', '/flowers/places?kind=field'])
    expect(beyond.head.previous).toBeNull()
    expect((await at('?page=4')).head.previous).toBe('https://octavo.example/flowers/places?page=3')
  })

  it.each(['x', '0', '-1', '1.5', '1e9'])('begins at the first where page %s is asked for', async (page) => {
    expect((await names(`?page=${page}`))[0]).toBe('Field 01')
  })
})

describe('other lists', () => {
  it('hold days under their months, soonest first', async () => {
    const page = await reader.open('/flowers/days')
    expect(page.lines.filter((line) => /^(December|January)/.test(line))).toEqual(['December 2026', 'January 2027'])
    expect(namesOn(page, '/flowers/days')).toEqual(['Advent show', 'Rose day', 'New year bloom'])
    expect(page.under('December 2026').lines).toContain('Advent show')
    expect((await reader.open('/flowers/days?kind=festival')).part('count').lines).toEqual(['1 flower day'])
  })

  it('come as an index where they come whole and are long', async () => {
    const tradition = (_: unknown, index: number): Few => ({ resource: traditions, slug: `tradition-${index}` })
    const listOf = async (length: number) =>
      readerOf({ entries: Array.from({ length }, tradition) }).open('/flowers/traditions')
    expect((await listOf(48)).all('index')).toEqual([])
    expect((await listOf(49)).part('index').links).toHaveLength(49)
  })

  it('come whole, by name, where no tool lists them', async () => {
    const page = await reader.open('/flowers/glossary')
    expect(namesOn(page, '/flowers/glossary')).toEqual(['Petal', 'Sepal'])
    expect(page.part('count').lines).toEqual(['2 glossary terms'])
    const empty = (await readerOf({ entries: [] }).open('/flowers/glossary')).part('empty')
    expect(empty).toMatchObject({
      lines: ['No term is published yet.', 'Back to the home page'],
      links: [['Back to the home page', '/flowers']],
    })
  })
})

describe('a list of cities', () => {
  it('says of each where it lies and how much is tied to it', async () => {
    const page = await reader.open('/flowers/cities')
    const lines = page.part('city-list').lines
    expect(lines).toEqual(
      expect.arrayContaining([
        ...['Paris', 'France · 1 page', 'Paris in a line.'],
        ...['Kyoto', 'Japan · 0 pages', 'Kyoto in a line.'],
      ]),
    )
    expect(page.part('count').lines).toEqual(['2 cities and regions'])
  })

  it('is kept to a country', async () => {
    const page = await reader.open('/flowers/cities?country=Japan')
    expect(namesOn(page, '/flowers/cities')).toEqual(['Kyoto'])
    expect(page.part('Filters set').links).toEqual([['Country Japan ×', '/flowers/cities']])
    expect((await reader.open('/flowers/cities?country=peru')).part('empty').lines[0]).toBe(
      'No city or region passes all of these filters.',
    )
    expect((await readerOf({ entries: [] }).open('/flowers/cities')).part('empty').lines[0]).toBe(
      'No city or region is published yet.',
    )
  })
})

describe('a list of countries', () => {
  it('has every country under its region, with what there is of each', async () => {
    const page = await reader.open('/flowers/countries')
    expect(page.part('count').lines[0]).toMatch(/^2\d\d countries and territories, 2 with an overview$/)
    const asia = page.under('Asia')
    expect(asia.lines).toEqual(expect.arrayContaining(['Japan1 flower, overview', 'India']))
    expect(page.under('Europe').lines).toEqual(expect.arrayContaining(['France2 flowers']))
    expect(asia.lines).not.toContain('France2 flowers')
    expect(page.part('World regions').links).toContainEqual(['Asia', '/flowers/countries?region=asia'])
    expect(page.html).toMatch(/<li class="nothing"><a href="[^"]*\/india">/)
    expect(page.html).toMatch(/<li><a href="[^"]*\/japan">/)
    expect(page.html).toMatch(/<li><a href="[^"]*\/peru">/)
  })

  it('is kept to a region, which is taken off again', async () => {
    const page = await reader.open('/flowers/countries?region=asia')
    expect(page.lines).toContain('Japan1 flower, overview')
    expect(page.lines).not.toContain('France2 flowers')
    expect(page.part('Filters set').links).toEqual([['Region Asia ×', '/flowers/countries']])
    expect(page.part('World regions').links, 'there is nothing to choose from').toEqual([])
  })

  it('leads to two of them side by side where the catalogue tells of countries', async () => {
    expect((await reader.open('/flowers/countries')).links).toContainEqual([
      'Two countries side by side',
      '/flowers/countries/compare',
    ])
  })
})

describe('what is in season', () => {
  const season = readerOf({
    entries: [
      { resource: flowers, slug: 'rose', fields: { countries: [countryIn('FR')] } },
      {
        resource: blooms,
        slug: 'roses',
        fields: { months_north: [5, 11], months_south: [12], flower: linkTo(flowers, 'rose'), where_met: 'Gardens' },
      },
      {
        resource: blooms,
        slug: 'camellias',
        fields: { months_north: [11], countries: [countryIn('JP')], where_met: 'Hills' },
      },
      { resource: blooms, slug: 'jacarandas', fields: { months_south: [11], where_met: 'Streets' } },
    ],
  })
  const at = (query = '') => season.open(`/flowers/in-bloom${query}`)
  const names = async (query: string) => namesOn(await at(query), '/flowers/in-bloom')

  it('is that of this month in the north, unless another month or half is asked for', async () => {
    expect(await names('')).toEqual(['Camellias', 'Roses'])
    expect(await names('?hemisphere=south')).toEqual(['Jacarandas'])
    expect(await names('?month=12&hemisphere=south')).toEqual(['Roses'])
    const page = await at('?month=5')
    expect(page.head).toMatchObject({
      title: 'In bloom in May, north of the equator · Octavo Flowers',
      canonical: 'https://octavo.example/flowers/in-bloom?month=5',
    })
    expect(page.part('count').lines).toEqual(['1 north of the equator'])
  })

  it('leads to every other month and half, and keeps what else was chosen', async () => {
    const { links, current } = (await at('?month=5&hemisphere=south&country=fr')).part('Month and half of the globe')
    expect(current).toEqual(['South', 'May'])
    expect(links.slice(0, 3)).toEqual([
      ['North', '/flowers/in-bloom?month=5&hemisphere=north&country=FR'],
      ['South', '/flowers/in-bloom?month=5&hemisphere=south&country=FR'],
      ['Jan', '/flowers/in-bloom?month=1&hemisphere=south&country=FR'],
    ])
    expect(links).toHaveLength(14)
  })

  it('is kept to what is tied to a country, by itself or by what it leads to', async () => {
    expect(await names('?country=Japan')).toEqual(['Camellias'])
    expect(await names('?country=FR')).toEqual(['Roses'])
    const page = await at('?country=france')
    expect(page.head.title).toBe('In bloom in November, France, north of the equator · Octavo Flowers')
    expect(page.part('Filters set').links).toEqual([
      ['Country France ×', '/flowers/in-bloom?month=11&hemisphere=north'],
    ])
    expect(page.field('month').value).toBe('11')
  })

  it('says where nothing is known, with the ways out', async () => {
    const { lines, links } = (await at('?country=peru&month=2')).part('empty')
    expect(lines[0]).toBe('Nothing of Peru is known to be in season north of the equator in February.')
    expect(links).toEqual([
      ['The same in all countries', '/flowers/in-bloom?month=2&hemisphere=north'],
      ['What is in season now', '/flowers/in-bloom'],
    ])
    expect((await at('?month=2')).part('empty').links).toEqual([['What is in season now', '/flowers/in-bloom']])
  })

  it('names the countries that may have been meant, and shows all meanwhile', async () => {
    const page = await at('?country=Japam')
    expect(page.part('mistakes').lines[0]).toMatch(/^No country is called “Japam”\./)
    expect(page.part('mistakes').links).toContainEqual([
      'Japan',
      '/flowers/in-bloom?month=11&hemisphere=north&country=Japan',
    ])
    expect(namesOn(page, '/flowers/in-bloom')).toEqual(['Camellias', 'Roses'])
  })

  it('tells a month that there is not, and shows the present one', async () => {
    const page = await at('?month=13')
    expect(page.part('mistakes').lines[0]).toMatch(/^Month /)
    expect(namesOn(page, '/flowers/in-bloom')).toEqual(['Camellias', 'Roses'])
  })

  it('names what each goes into', async () => {
    const food = readerOf({
      entries: [
        {
          resource: produce,
          slug: 'asparagus',
          fields: { months_north: [11], dishes: [linkTo(dishes, 'soup'), linkTo(dishes, 'tart')] },
        },
        { resource: produce, slug: 'leek', fields: { months_north: [11] } },
      ],
    })
    const page = await food.open('/food/in-season')
    expect(page.lines).toContain('Dishes: Soup, Tart')
    expect(page.lines.filter((line) => line.startsWith('Dishes'))).toHaveLength(1)
  })
})
