import { describe, expect, it } from 'vitest'
import { blooms, countryOverviews, decorations, flowers, places, terms } from '#src/read-model/resources/flowers.ts'
import { countryIn, type Few, linkTo } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'

const rose = [linkTo(flowers, 'rose')]
const garden = (slug: string, code: string): Few => ({
  resource: places,
  slug,
  fields: { flowers: rose, countries: [countryIn(code)] },
})

const reader = readerOf({
  former: { briar: 'rose' },
  entries: [
    {
      resource: flowers,
      slug: 'rose',
      fields: {
        colors: ['red'],
        countries: [countryIn('FR')],
        appearance: 'Thorny.',
        varieties: [
          { name: 'Damask', note: 'Old.' },
          { name: 'Japan, coast', note: 'Rugosa.' },
        ],
      },
    },
    { resource: flowers, slug: 'lily', fields: { colors: ['white'], origin: 'Far away.' } },
    { resource: flowers, slug: 'anemone' },
    {
      resource: blooms,
      slug: 'roses',
      fields: { months_north: [5], flower: linkTo(flowers, 'rose'), where_met: 'Gardens' },
    },
    garden('giverny', 'FR'),
    garden('keukenhof', 'NL'),
    garden('lisse', 'NL'),
    {
      resource: decorations,
      slug: 'garland',
      fields: { countries: [countryIn('NL')], flowers: [linkTo(flowers, 'anemone')] },
    },
    {
      resource: countryOverviews,
      slug: 'france',
      fields: { countries: [countryIn('FR')], overview: 'It grows.', uses: 'Scent.' },
    },
    { resource: terms, slug: 'petal' },
  ],
})

describe('two entries side by side', () => {
  const beside = (more = '') => reader.open(`/flowers/flowers/rose/compare${more}`)

  it('stand in their order by what they are, their facts, their year and their texts', async () => {
    const page = await beside('?with=lily')
    expect(page.head).toMatchObject({ title: 'Rose and Lily · Octavo Flowers' })
    expect(page.head.canonical, 'a mix of two is not to be found again').toBeUndefined()
    expect(page.part('In short').lines).toEqual(['Rose', 'Rose in a line.', 'Lily', 'Lily in a line.'])
    expect(page.under('Appearance').lines).toEqual(['Appearance', 'Rose', 'Thorny.', 'Lily', 'Nothing is written yet.'])
    expect(page.under('Origin').lines).toEqual(['Origin', 'Rose', 'Nothing is written yet.', 'Lily', 'Far away.'])
    expect(page.under('Through the year').lines).toEqual([
      ...['Through the year', 'Rose', 'North May', 'Lily', 'Nothing is written yet.'],
    ])
    expect(page.lines, 'neither has anything of it').not.toContain('Meaning')
  })

  it('have what points at each', async () => {
    const row = (await beside('?with=lily')).under('Where to see it')
    expect(row.links).toEqual([
      ['Giverny', '/flowers/places/giverny'],
      ['Keukenhof', '/flowers/places/keukenhof'],
      ['Lisse', '/flowers/places/lisse'],
    ])
    expect(row.lines.at(-1)).toBe('Nothing is written yet.')
  })

  it('are chosen among all others of the kind', async () => {
    const page = await beside()
    expect(page.head.title).toBe('Rose beside another flower · Octavo Flowers')
    expect(page.field('with')).toEqual({
      label: 'Rose beside',
      value: '',
      options: [
        ['Choose one', ''],
        ['Anemone', 'anemone'],
        ['Lily', 'lily'],
      ],
    })
    expect(page.all('sides')).toEqual([])
    expect((await beside('?with=lily')).field('with').value).toBe('lily')
  })

  it('are named as readers say it', async () => {
    expect((await beside('?with=Lily')).head.title).toMatch(/^Rose and Lily/)
  })

  it('are not one and the same', async () => {
    const page = await beside('?with=rose')
    expect(page.part('mistakes').lines).toEqual(['Rose is that very flower.'])
    expect(page.all('sides')).toEqual([])
  })

  it('names what may be meant where there is no such entry, with the way to it', async () => {
    const page = await beside('?with=anemony-bush')
    expect(page.part('mistakes').lines[0]).toMatch(/^No flower is called “anemony-bush”\. Perhaps you meant Anemone/)
    expect(page.part('mistakes').links[0]).toEqual(['Anemone', '/flowers/flowers/rose/compare?with=Anemone'])
    const long = (await beside(`?with=${'x'.repeat(60)}`)).part('mistakes').lines[0]
    expect(long, 'no more is repeated than tells').toContain(`“${'x'.repeat(40)}”`)
  })

  it('keep who is beside where the slug is a former one', async () => {
    expect(await reader.moved('/flowers/flowers/briar/compare?with=lily')).toEqual({
      movedTo: 'https://octavo.example/flowers/flowers/rose/compare?with=lily',
    })
  })

  it('are those of the countries where entries are countries', async () => {
    expect(await reader.moved('/flowers/countries/france/compare')).toEqual({
      movedTo: 'https://octavo.example/flowers/countries/compare?country=france',
    })
  })

  it('takes a name where there are too many to choose from', async () => {
    const all = Array.from({ length: 301 }, (_, index): Few => ({ resource: terms, slug: `t-${index}` }))
    const page = await readerOf({ entries: all }).open('/flowers/glossary/t-1/compare')
    expect(page.field('with').options).toEqual([])
  })
})

describe('two countries side by side', () => {
  const at = (query = '') => reader.open(`/flowers/countries/compare${query}`)

  it('stand by what they are, their overviews part by part, and what is tied to each', async () => {
    const page = await at('?country=france&with=Netherlands')
    expect(page.head.title).toBe('France and Netherlands · Octavo Flowers')
    expect(page.head.canonical).toBeUndefined()
    const short = page.part('In short')
    expect(short.links).toEqual([
      ['France', '/flowers/countries/france'],
      ['Netherlands', '/flowers/countries/netherlands'],
    ])
    expect(short.lines).toEqual(
      expect.arrayContaining(['France in a line.', 'The overview of Netherlands waits to be written.']),
    )
    expect(page.under('Plant life').lines).toEqual([
      ...['Plant life', 'France', 'It grows.', 'Netherlands', 'Nothing is written yet.'],
    ])
    expect(page.under('Places').links.map(([label]) => label)).toEqual(['Giverny', 'Keukenhof', 'Lisse'])
    expect(page.lines).not.toContain('Threats')
  })

  it('are chosen among those of which there is something, those with an overview first', async () => {
    const page = await at('?country=FR')
    expect(page.head.title).toBe('Countries side by side · Octavo Flowers')
    expect(page.field('country')).toEqual({
      label: 'Country',
      value: 'france',
      options: [
        ['Choose one', ''],
        ['France', 'france'],
        ['Netherlands', 'netherlands'],
      ],
    })
    expect(page.field('with')).toMatchObject({ label: 'Beside', value: '' })
    expect(page.html).toMatch(
      /<optgroup label="With an overview">.*france.*<optgroup label="Without one">.*netherlands/s,
    )
    expect(page.all('sides')).toEqual([])
  })

  it('has an address to be found by while nothing is chosen', async () => {
    expect((await at()).head.canonical).toBe('https://octavo.example/flowers/countries/compare')
  })

  it('is not there for what is no country', async () => {
    await expect(reader.show('/flowers/countries/compare?country=japam')).rejects.toMatchObject({
      code: 'not_found',
      nearest: expect.arrayContaining(['Japan']),
    })
  })
})

describe('an entry in two countries', () => {
  const at = (query = '') => reader.open(`/flowers/flowers/rose/countries${query}`)

  it('has of each what points at it there, and nothing of other countries', async () => {
    const page = await at('?country=netherlands&with=france')
    expect(page.head.title).toBe('Rose in Netherlands and France · Octavo Flowers')
    expect(page.under('Where to see it').lines).toEqual([
      ...['Where to see it', 'Netherlands', 'Keukenhof Keukenhof in a line.', 'Lisse Lisse in a line.'],
      ...['France', 'Giverny Giverny in a line.'],
    ])
    expect(page.under('Where to see it').links[0]?.[1]).toBe('/flowers/places/keukenhof')
  })

  it('has of its own lists what is called by a country, or begins with one', async () => {
    const page = await at('?country=japan&with=france')
    expect(page.lines).toContain('Rugosa.')
    expect(page.lines).not.toContain('Old.')
  })

  it('is chosen among the countries of which there is something, by name', async () => {
    const page = await at()
    expect(page.field('country').options).toEqual([
      ['Choose one', ''],
      ['France', 'france'],
      ['Japan', 'japan'],
      ['Netherlands', 'netherlands'],
    ])
    const other = await at('?country=peru')
    expect(other.field('country').value).toBe('peru')
    expect(other.field('country').options[1]).toEqual(['Peru', 'peru'])
  })

  it('names what may be meant, and keeps the other', async () => {
    const page = await at('?country=france&with=Japam')
    expect(page.part('mistakes').lines[0]).toMatch(/^No country is called “Japam”\./)
    expect(page.part('mistakes').links).toContainEqual([
      'Japan',
      '/flowers/flowers/rose/countries?country=france&with=Japan',
    ])
    expect(page.all('sides')).toEqual([])
  })

  it('is offered where there is something of two countries, and is no page else', async () => {
    expect((await reader.open('/flowers/flowers/rose')).links).toContainEqual([
      'Two countries side by side',
      '/flowers/flowers/rose/countries',
    ])
    expect((await reader.open('/flowers/flowers/lily')).lines.join()).not.toContain('Two countries')
    for (const slug of ['lily', 'anemone'])
      await expect(reader.show(`/flowers/flowers/${slug}/countries`)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('keeps both countries where the slug is a former one', async () => {
    expect((await reader.moved('/flowers/flowers/briar/countries?country=fr&with=nl')).movedTo).toBe(
      'https://octavo.example/flowers/flowers/rose/countries?country=fr&with=nl',
    )
  })
})
