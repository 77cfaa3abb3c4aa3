import { describe, expect, it } from 'vitest'
import {
  blooms,
  cities,
  countryOverviews,
  flowerDays,
  flowers,
  places,
  terms,
} from '#src/read-model/resources/flowers.ts'
import { countryIn, type Few, linkTo, yearly } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'
import { shownOnMap } from '#test/shown-on-map.ts'

const garden = (number: number): Few => ({
  resource: places,
  slug: `garden-${String(number).padStart(2, '0')}`,
  fields: { flowers: [linkTo(flowers, 'rose')], latitude: 48 + number, longitude: 2 },
})

const reader = readerOf(
  {
    entries: [
      {
        resource: flowers,
        slug: 'rose',
        fields: {
          colors: ['red'],
          countries: [countryIn('FR')],
          cities: [linkTo(cities, 'paris')],
          days: [linkTo(flowerDays, 'rose-day')],
          varieties: [
            { name: 'Damask', note: 'Old.' },
            { name: 'Rugosa', note: 'From the coast.' },
          ],
          meaning: 'Love.[^1]',
        },
      },
      {
        resource: flowers,
        slug: 'lily',
        fields: { colors: ['white'], countries: [countryIn('JP')], varieties: [{ name: 'Casa', note: 'White.' }] },
      },
      { resource: flowers, slug: 'anemone', fields: { countries: [countryIn('IT'), countryIn('FR')] } },
      ...Array.from({ length: 13 }, (_, index) => garden(index + 1)),
      { resource: cities, slug: 'paris', fields: { countries: [countryIn('FR')] } },
      { resource: flowerDays, slug: 'rose-day', calendar: yearly(6, 5) },
      { resource: blooms, slug: 'lilies', fields: { months_south: [1, 2], flower: linkTo(flowers, 'lily') } },
      { resource: terms, slug: 'petal' },
      { resource: countryOverviews, slug: 'france', fields: { countries: [countryIn('FR')] } },
    ],
  },
  {
    answers: [
      {
        to: 'select html from',
        rows: ([, , slug]) =>
          slug === 'lily'
            ? [{ html: JSON.stringify({ sections: { appearance: '<p>As it was <a href="#source-1">kept</a>.</p>' } }) }]
            : [],
      },
    ],
  },
)
const beside = (more = '') => reader.open(`/flowers/flowers/rose/compare${more}`)

describe('the page of an entry beside another', () => {
  it('says what it is for, and leads back to the entry', async () => {
    const page = await beside()
    expect(page.head.description).toBe('Two flowers side by side, by what the catalogue of flowers says of them.')
    expect(page.part('crumbs').links).toEqual([
      ['Flowers', '/flowers'],
      ['All flowers', '/flowers/flowers'],
      ['Rose', '/flowers/flowers/rose'],
    ])
    expect(page.html).toContain('<h1>Rose beside another flower</h1>')
    expect(page.lines).toContain(page.head.description)
    expect(page.html).toMatch(/<form [^>]*action="https:\/\/octavo\.example\/flowers\/flowers\/rose\/compare"/)
  })

  it('offers the others by name, as long as they fit into a menu, and takes a name else', async () => {
    const termsOf = (written: number) =>
      readerOf(
        { entries: ['petal', 'sepal', 'tepal'].map((slug): Few => ({ resource: terms, slug })) },
        {
          answers: [
            {
              to: 'from read_model.counts',
              rows: () => [{ resource: 'term', term: '', written, waiting: 0 }],
            },
          ],
        },
      ).open('/flowers/glossary/petal/compare?with=T+nothing')
    expect((await termsOf(300)).field('with').options.map(([label]) => label)).toEqual(['Choose one', 'Sepal', 'Tepal'])
    const typed = await termsOf(301)
    expect(typed.field('with')).toMatchObject({ value: 'T nothing', options: [] })
    expect(typed.part('mistakes').lines[0]).toMatch(/^No term is called “T nothing”\./)
  })

  it('fails where it cannot look, and does not say that nothing is there', async () => {
    const broken = readerOf(
      { entries: [{ resource: flowers, slug: 'rose' }] },
      {
        answers: [
          {
            to: 'select slug, 100, 0 from',
            rows: () => {
              throw new Error('The database is away.')
            },
          },
        ],
      },
    )
    await expect(broken.show('/flowers/flowers/rose/compare?with=lily')).rejects.toThrow('The database is away.')
  })

  it('is offered by entries that have texts to compare, by no term, and by a country beside any other', async () => {
    const ways = async (address: string) =>
      (await reader.open(address)).links.filter(([label]) => label.startsWith('Beside another'))
    expect(await ways('/flowers/flowers/rose')).toEqual([['Beside another flower', '/flowers/flowers/rose/compare']])
    expect(await ways('/flowers/glossary/petal')).toEqual([])
    expect(await ways('/flowers/countries/france')).toEqual([
      ['Beside another country', '/flowers/countries/compare?country=france'],
    ])
  })
})

describe('two entries side by side', () => {
  it('have their facts in one table, line by line', async () => {
    const page = await beside('?with=lily')
    const table = page.html.slice(page.html.indexOf('<table'), page.html.indexOf('</table>'))
    const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
      row
        .replaceAll(/<\/t[hd]>/g, '|')
        .replaceAll(/<[^>]*>/g, '')
        .split('|')
        .slice(0, 3),
    )
    expect(rows[0]?.slice(1)).toEqual(['Rose', 'Lily'])
    expect(rows).toContainEqual(['Colour', 'red', 'white'])
    expect(rows).toContainEqual(['Countries', 'France', 'Japan'])
    expect(table).toContain('/flowers/flowers?color=red"')
  })

  it('have their own lists under the name of each', async () => {
    const page = await beside('?with=lily')
    expect(page.under('Varieties').lines).toEqual([
      ...['Varieties', 'Rose', 'Damask', 'Old.', 'Rugosa', 'From the coast.', 'Lily', 'Casa', 'White.'],
    ])
    expect((await beside('?with=anemone')).under('Varieties').lines.slice(-2)).toEqual([
      'Anemone',
      'Nothing is written yet.',
    ])
    expect((await reader.open('/flowers/flowers/anemone/compare?with=lily')).under('Varieties').lines).toEqual([
      ...['Varieties', 'Anemone', 'Nothing is written yet.', 'Lily', 'Casa', 'White.'],
    ])
  })

  it('have twelve at most of those that point at each', async () => {
    const { links, lines } = (await beside('?with=lily')).under('Where to see it')
    expect(links).toHaveLength(12)
    expect(lines[1]).toBe('Rose')
    expect(lines.at(-2)).toBe('Lily')
  })

  it('have their years: the season of one, and the day that the other belongs to', async () => {
    const page = await beside('?with=lily')
    const year = page.under('Through the year').lines
    expect(year.join(' ')).toMatch(/Rose .*Rose day.* Lily .*January.*February/)
  })

  it('stand on one map, the first of them the darker, with the points of both', async () => {
    const { html } = await beside('?with=lily')
    expect(shownOnMap(html).land).toEqual([1, 0.55])
    expect(shownOnMap((await reader.open('/flowers/flowers/lily/compare?with=rose')).html).land).toEqual([1, 0.55])
    expect(shownOnMap((await beside()).html).land).toEqual([])
    // France is of both.
    expect(shownOnMap((await beside('?with=anemone')).html).land).toEqual([1, 0.55])
    const gardens = await reader.open('/flowers/places/garden-01/compare?with=garden-02')
    expect(shownOnMap(gardens.html)).toEqual({ points: 2, land: [], ways: [] })
  })

  it('have their texts as they are kept, with the way to the sources on their own pages', async () => {
    const row = (await beside('?with=lily')).under('Appearance')
    expect(row.lines).toContain('As it was kept.')
    expect(row.links).toEqual([['kept', '/flowers/flowers/lily#source-1']])
  })

  it('lead to the page of each, and show it', async () => {
    const page = await beside('?with=lily')
    expect(page.part('In short').links).toEqual([
      ['Rose', '/flowers/flowers/rose'],
      ['Lily', '/flowers/flowers/lily'],
    ])
    expect(page.html.match(/<div class="thumb"><img class="cover" src="[^"]*\/(?:rose|lily)[^"]*"/g)).toHaveLength(2)
  })
})
