import { describe, expect, it } from 'vitest'
import { cities, countryOverviews, flowers, nationalFlowers, places } from '#src/read-model/resources/flowers.ts'
import { countryIn, type Few } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'

const french = { countries: [countryIn('FR')] }
const many = Array.from({ length: 30 }, (_, index): Few => ({ resource: flowers, slug: `f-${index}`, fields: french }))

const reader = readerOf({
  entries: [
    {
      resource: countryOverviews,
      slug: 'france',
      fields: { ...french, overview: 'Much *grows* there.', native_name: 'France <i>' },
    },
    ...many,
    { resource: places, slug: 'giverny', fields: french },
    { resource: nationalFlowers, slug: 'iris', fields: { ...french, flower_name: 'Iris' } },
    { resource: cities, slug: 'kyoto', fields: { countries: [countryIn('JP')] } },
  ],
})

describe('the page of a country', () => {
  it('has its overview, its facts, and all that is tied to it by kind', async () => {
    const page = await reader.open('/flowers/countries/france')
    expect(page.head).toMatchObject({
      title: 'France · Octavo Flowers',
      description: 'France in a line.',
      canonical: 'https://octavo.example/flowers/countries/france',
    })
    expect(page.part('entry-text').lines.join(' ')).toContain('Much grows there.')
    expect(page.html).toContain('France &lt;i&gt;')
    expect(page.part('Facts').lines).toEqual([
      ...['Region', 'Europe', 'Season now', 'Autumn, north of the equator'],
      ...['Flowers', '30', 'Decorations', '0', 'Places', '1'],
    ])
    expect(page.under('Places').links).toContainEqual(['Giverny', '/flowers/places/giverny'])
    expect(page.lines).not.toContain('Cities and regions')
    expect(page.page.record?.name).toBe('France')
  })

  it('leads to the whole list where there is more than it shows, and not elsewhere', async () => {
    const page = await reader.open('/flowers/countries/france')
    expect(page.under('Flowers').links.at(-1)).toEqual(['All 30 flowers of France', '/flowers/flowers?country=FR'])
    expect(
      page
        .under('Places')
        .links.map(([label]) => label)
        .join(),
    ).not.toContain('All')
  })

  it('is there for countries of which no overview is written, with what there is', async () => {
    const page = await reader.open('/flowers/countries/japan')
    expect(page.head.description).toBe('Japan in the catalogue of flowers.')
    expect(page.part('waiting').lines).toEqual([
      'The overview of Japan waits to be written. What the catalogue already has of it stands below.',
    ])
    expect(page.under('Cities and regions').links).toContainEqual(['Kyoto', '/flowers/cities/kyoto'])
    expect(page.page.record).toBeUndefined()
    expect((await reader.open('/flowers/countries/peru')).part('waiting').lines).toEqual([
      'The overview of Peru waits to be written. Nothing is tied to it yet.',
    ])
  })

  it('leads to the country beside another', async () => {
    expect((await reader.open('/flowers/countries/japan')).links).toContainEqual([
      'Beside another country',
      '/flowers/countries/compare?country=japan',
    ])
  })

  it.each(['FR', 'France', 'french-republic'])('is where %s leads', async (asked) => {
    expect(await reader.moved(`/flowers/countries/${asked}`)).toEqual({
      movedTo: 'https://octavo.example/flowers/countries/france',
    })
  })

  it('is not there for what is no country, and the nearest are told', async () => {
    await expect(reader.show('/flowers/countries/japam')).rejects.toMatchObject({
      code: 'not_found',
      detail: 'No country is called "japam".',
      nearest: expect.arrayContaining(['Japan']),
    })
  })
})
