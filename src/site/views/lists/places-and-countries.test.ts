import { describe, expect, it } from 'vitest'
import { blooms, cities, countryOverviews, flowers, places, terms } from '#src/read-model/resources/flowers.ts'
import { countryIn, linkTo } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'
import { shownOnMap } from '#test/shown-on-map.ts'

const lies = (...codes: string[]) => ({ countries: codes.map(countryIn) })

describe('a list of cities', () => {
  const reader = readerOf({
    entries: [
      { resource: cities, slug: 'paris', fields: lies('FR') },
      { resource: cities, slug: 'lyon', fields: lies('FR') },
      { resource: cities, slug: 'kyoto', fields: lies('JP') },
      { resource: cities, slug: 'basel', fields: lies('CH', 'FR') },
      { resource: flowers, slug: 'rose', fields: { cities: [linkTo(cities, 'paris')] } },
      { resource: flowers, slug: 'lily', fields: { cities: [linkTo(cities, 'lyon'), linkTo(cities, 'paris')] } },
    ],
  })
  const at = (query = '') => reader.open(`/flowers/cities${query}`)

  it('shows on a map where they lie, the darker the more of them', async () => {
    const { land } = shownOnMap((await at()).html)
    expect(land.toSorted()).toEqual([0.63, 0.63, 1])
    expect(shownOnMap((await at('?country=JP')).html).land).toHaveLength(1)
  })

  it('names every country of a place, and counts a page by itself', async () => {
    const { lines } = (await at()).part('city-list')
    expect(lines).toEqual(expect.arrayContaining(['France · 2 pages', 'France · 1 page', 'Japan · 0 pages']))
    expect(lines.some((line) => /^(Switzerland · France|France · Switzerland) · 0 pages$/.test(line))).toBe(true)
  })

  it('says what it could not take, and shows all meanwhile', async () => {
    const page = await at('?country=Japam')
    expect(page.part('mistakes').links[0]).toEqual(['Japan', '/flowers/cities?country=Japan'])
    expect(page.part('city-list').links).toHaveLength(4)
  })

  it('leads out of filters that nothing passes', async () => {
    expect((await at('?country=peru')).part('empty').links).toEqual([['All cities and regions', '/flowers/cities']])
    expect((await at('?country=FR')).part('Filters set').links).toEqual([['Country France ×', '/flowers/cities']])
  })

  it('is asked by a form of its own, under what it is about', async () => {
    const page = await at()
    expect(page.html).toMatch(/<form [^>]*action="https:\/\/octavo\.example\/flowers\/cities"/)
    expect(page.head).toMatchObject({ description: cities.about, canonical: 'https://octavo.example/flowers/cities' })
    expect(page.lines).toContain(cities.about)
  })
})

describe('a list of countries', () => {
  const reader = readerOf({
    entries: [
      ...Array.from({ length: 31 }, (_, index) => ({ resource: flowers, slug: `f-${index}`, fields: lies('FR') })),
      { resource: flowers, slug: 'sakura', fields: lies('JP') },
      { resource: places, slug: 'garden', fields: { kind: 'botanic', ...lies('JP') } },
      { resource: countryOverviews, slug: 'peru', fields: lies('PE') },
    ],
  })
  const at = (query = '') => reader.open(`/flowers/countries${query}`)

  it('shows on a map those of which there is something, the darker the more, and leads to each', async () => {
    const { ways, land } = shownOnMap((await at()).html)
    expect(ways).toEqual([
      ['France', '/flowers/countries/france'],
      ['Japan', '/flowers/countries/japan'],
      ['Peru', '/flowers/countries/peru'],
    ])
    const [france = 0, japan = 0, peru = 0] = land
    expect(france).toBe(1)
    expect(japan).toBeGreaterThan(peru)
    expect(peru, 'an overview alone is as light as can be').toBe(0.25)
  })

  it('says of each what there is, kind by kind, and no kind of which there is nothing', async () => {
    const { lines } = (await at()).under('Asia')
    expect(lines).toContain('Japan1 flower, 1 place')
    expect((await at()).under('Europe').lines).toContain('France31 flowers')
    expect((await at()).under('South America').lines).toContain('Peruoverview')
  })

  it('has regions by their names, each to be led to', async () => {
    const page = await at()
    const regions = page.part('World regions').links.map(([label]) => label)
    expect(regions).toEqual(regions.toSorted())
    expect(page.lines.filter((line) => regions.includes(line))).toEqual(regions)
    expect(page.html).toContain('<section class="region" aria-labelledby="asia"><h2 id="asia">Asia</h2>')
  })

  it('says what region there is not, and shows all meanwhile', async () => {
    const page = await at('?region=asai')
    expect(page.part('mistakes').links[0]).toEqual(['asia', '/flowers/countries?region=asia'])
    expect(page.all('Filters set')).toEqual([])
    expect(page.lines).toContain('France31 flowers')
  })
})

describe('what is in season', () => {
  const reader = readerOf({
    entries: [
      { resource: flowers, slug: 'rose', fields: lies('FR') },
      {
        resource: blooms,
        slug: 'roses',
        fields: { months_north: [5, 11], months_south: [12], flower: linkTo(flowers, 'rose'), where_met: 'Gardens' },
      },
      { resource: blooms, slug: 'camellias', fields: { months_north: [11], ...lies('JP'), where_met: 'Hills' } },
    ],
  })
  const at = (query = '') => reader.open(`/flowers/in-bloom${query}`)

  it('has the line of each, and its months in both halves of the globe', async () => {
    const [roses] = (await at('?month=5')).html.match(/<ul class="season-list">.*<\/ul>/s) ?? []
    expect(roses).toContain('Roses in a line.')
    const labels = [...String(roses).matchAll(/<span class="label">(.*?)<\/span>/g)].map(([, label]) => label)
    expect(labels).toHaveLength(2)
    expect(labels.join()).toMatch(/[Nn]orth.*[Ss]outh/)
  })

  it('asks for a country in a form that keeps the month and the half', async () => {
    const page = await at('?month=5&hemisphere=south&country=Japan')
    expect(page.field('country')).toMatchObject({ label: 'Country', value: 'Japan' })
    expect(page.field('hemisphere').value).toBe('south')
    expect(page.field('month').value).toBe('5')
    expect(page.html).toMatch(/<form [^>]*action="https:\/\/octavo\.example\/flowers\/in-bloom"/)
    expect((await at('?country=Japam')).field('country').value, 'what was typed stays').toBe('Japam')
    expect((await at()).field('country').value).toBe('')
  })

  it('has months by their whole names for who cannot see the page', async () => {
    expect((await at()).html).toMatch(/title="September"[^>]*>Sep</)
  })

  it('says under its name what it is about', async () => {
    expect((await at()).head.description).toBe(blooms.about)
    expect((await at()).lines).toContain(blooms.about)
  })
})

describe('a list that comes whole', () => {
  it('says what it is about, where it is found, and leads home while it is empty', async () => {
    const full = await readerOf({ entries: [{ resource: terms, slug: 'petal' }] }).open('/flowers/glossary')
    expect(full.head).toMatchObject({ description: terms.about, canonical: 'https://octavo.example/flowers/glossary' })
    expect(full.lines).toContain(terms.about)
    expect(full.all('empty')).toEqual([])
  })
})
