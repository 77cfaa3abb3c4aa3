import { describe, expect, it } from 'vitest'
import { type Country, countryByCode } from '#src/geography/countries.ts'
import { countryOverviews, flowers, places } from '#src/read-model/resources/flowers.ts'
import { findService, type Service } from '#src/services.ts'
import { countryIn, type Few, linkTo } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'
import { shownOnMap } from '#test/shown-on-map.ts'
import { openCatalogue } from '../catalogue.ts'
import { wayWithin } from './compare-within.tsx'

const garden = (slug: string, ...codes: string[]): Few => ({
  resource: places,
  slug,
  fields: { kind: 'botanic', flowers: [linkTo(flowers, 'rose')], countries: codes.map(countryIn) },
})

const reader = readerOf({
  entries: [
    {
      resource: flowers,
      slug: 'rose',
      fields: {
        varieties: [
          { name: 'Britain (north)', note: 'Of the hills.' },
          { name: 'Japan, coast', note: 'Of the sea.' },
          { name: 'Gardens', note: 'Of nowhere.' },
        ],
      },
    },
    { resource: flowers, slug: 'lily', fields: { varieties: [{ name: 'Peru', note: 'Alone.' }] } },
    { resource: places, slug: 'kew', fields: { countries: [countryIn('GB'), countryIn('FR')] } },
    { resource: countryOverviews, slug: 'france', fields: { countries: [countryIn('FR')] } },
    garden('alhambra', 'ES'),
    ...Array.from({ length: 41 }, (_, index) => garden(`french-${String(index + 1).padStart(2, '0')}`, 'FR')),
    garden('both', 'ES', 'FR'),
  ],
})
const at = (query = '') => reader.open(`/flowers/flowers/rose/countries${query}`)

describe('the page of an entry in two countries', () => {
  it('says what it is for, and leads back to the entry', async () => {
    const page = await at()
    expect(page.head).toMatchObject({
      title: 'Rose in two countries · Octavo Flowers',
      description: 'Rose in one country beside another, by what the catalogue of flowers has of each.',
    })
    expect(page.head.canonical).toBeUndefined()
    expect(page.html).toContain('<h1>Rose in two countries</h1>')
    expect(page.lines).toContain(page.head.description)
    expect(page.part('crumbs').links.at(-1)).toEqual(['Rose', '/flowers/flowers/rose'])
    expect(page.html).toMatch(/<form [^>]*action="https:\/\/octavo\.example\/flowers\/flowers\/rose\/countries"/)
  })

  it('asks for one country and one beside it, out of those of its rows and of what points at it', async () => {
    const page = await at('?country=spain')
    const options = [
      ...[['Choose one', ''] as [string, string], ['France', 'france'], ['Japan', 'japan']],
      ...[
        ['Spain', 'spain'],
        ['United Kingdom', 'united-kingdom'],
      ],
    ]
    expect(page.field('country')).toMatchObject({ label: 'Country', value: 'spain', options })
    expect(page.field('with')).toMatchObject({ label: 'Beside', value: '', options })
    expect(page.all('sides'), 'one is not two').toEqual([])
    expect((await at('?with=france')).all('sides')).toEqual([])
  })

  it('takes countries as they stand in addresses', async () => {
    expect((await at('?country=united-kingdom&with=japan')).head.title).toMatch(/^Rose in United Kingdom and Japan ·/)
  })

  it('has of a list what is called by a country, or by a part of one, and nothing of others', async () => {
    const page = await at('?country=united-kingdom&with=japan')
    expect(page.under('Varieties').lines).toEqual([
      ...['Varieties', 'United Kingdom', 'Britain (north)', 'Of the hills.', 'Japan', 'Japan, coast', 'Of the sea.'],
    ])
    const half = await at('?country=spain&with=japan')
    expect(half.under('Varieties').lines.slice(0, 3)).toEqual(['Varieties', 'Spain', 'Nothing is written yet.'])
  })

  it('has of what points at it forty of each country, those of both in both', async () => {
    const { links, lines } = (await at('?country=spain&with=france')).under('Where to see it')
    expect(links.slice(0, 3)).toEqual([
      ['Alhambra', '/flowers/places/alhambra'],
      ['Both', '/flowers/places/both'],
      ['French 01', '/flowers/places/french-01'],
    ])
    expect(links).toHaveLength(2 + 40)
    expect(lines.indexOf('France')).toBe(4)
  })

  it('shows both on a map, the first the darker', async () => {
    expect(shownOnMap((await at('?country=spain&with=france')).html).land).toEqual([1, 0.55])
    expect(shownOnMap((await at()).html).land).toEqual([])
  })

  it('is none where an entry has something of one country, and none of a place or a country', async () => {
    for (const address of ['flowers/lily', 'places/kew', 'countries/france'])
      await expect(reader.show(`/flowers/${address}/countries`), address).rejects.toMatchObject({ code: 'not_found' })
    expect((await reader.open('/flowers/places/kew')).lines.join()).not.toContain('Two countries')
    expect((await reader.open('/flowers/flowers/lily')).lines.join()).not.toContain('Two countries')
  })
})

describe('the way to an entry in two countries', () => {
  const country = (code: string) => countryByCode(code) as Country
  const catalogue = openCatalogue(findService('flowers') as Service, reader.site, reader.site.now())
  const way = (slug: string, one: string, other: string, resource = flowers as typeof flowers | typeof places) =>
    wayWithin(catalogue, resource, slug, [country(one), country(other)])

  it('is there where it has something of both, in their order', async () => {
    expect(await way('rose', 'JP', 'FR')).toEqual([
      {
        href: 'https://octavo.example/flowers/flowers/rose/countries?country=japan&with=france',
        label: 'Rose in Japan and France, Flowers',
      },
    ])
  })

  it('is not there where it has nothing of either, or is a place itself', async () => {
    expect(await way('rose', 'JP', 'PE')).toEqual([])
    expect(await way('rose', 'PE', 'JP')).toEqual([])
    expect(await way('kew', 'GB', 'FR', places)).toEqual([])
  })
})
