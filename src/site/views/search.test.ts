import { describe, expect, it } from 'vitest'
import { danceDays, dances } from '#src/read-model/resources/dance.ts'
import { cities, countryOverviews, flowers, places } from '#src/read-model/resources/flowers.ts'
import { dishes } from '#src/read-model/resources/food.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { services } from '#src/services.ts'
import { countryIn, type Few, linkTo, yearly } from '#test/few-entries.ts'
import { type OpenedPage, pageOpened, readerOf } from '#test/reading-pages.ts'
import { type Catalogue, openCatalogue } from '../catalogue.ts'
import { lostPage } from './lost.tsx'

const rose = [linkTo(flowers, 'rose')]
const soups = Array.from({ length: 31 }, (_, index): Few => ({ resource: dishes, slug: `soup-${index + 10}` }))

const reader = readerOf({
  entries: [
    {
      resource: flowers,
      slug: 'rose',
      fields: { countries: [countryIn('FR')], other_names: ['Queen of flowers'], colors: ['red'] },
    },
    { resource: flowers, slug: 'lily' },
    { resource: dances, slug: 'rose' },
    { resource: cities, slug: 'kyoto', fields: { countries: [countryIn('JP')] } },
    { resource: countryOverviews, slug: 'france', fields: { countries: [countryIn('FR')] } },
    { resource: places, slug: 'giverny', fields: { flowers: rose, countries: [countryIn('FR')] } },
    { resource: places, slug: 'nara', fields: { flowers: rose, countries: [countryIn('JP')] } },
    { resource: danceDays, slug: 'rose-day', calendar: yearly(12, 1) },
    { resource: danceDays, slug: 'waltz-week', calendar: yearly(11, 20, 7) },
    { resource: topics, slug: 'may-day', calendar: yearly(5, 1), fields: { kind: 'occasion' } },
    ...soups,
  ],
  waiting: [{ resource: flowers, name: 'Peony' }],
})

/** What stands of each match: its name, what is said of it, and where it leads. */
const hitsOn = ({ lines, links }: OpenedPage) =>
  links
    .filter(([label, address]) => lines.includes(label) && /^\/(?:\w+\/[\w-]+|topics|countries)\/[\w-]+$/.test(address))
    .map(([label, address]) => [label, lines[lines.indexOf(label) + 1], address])

describe('the search of a catalogue', () => {
  const search = (query: string) => reader.open(`/flowers/search?q=${encodeURIComponent(query)}`)

  it('gives what it finds with what it is and why, best first, and says how many', async () => {
    const page = await search('rose')
    expect(hitsOn(page)).toEqual([
      ['Rose', 'flower · by its name', '/flowers/flowers/rose'],
      ['Giverny', 'place · in its text: rose', '/flowers/places/giverny'],
      ['Nara', 'place · in its text: rose', '/flowers/places/nara'],
    ])
    expect(page.part('count').lines).toEqual(['3 matches'])
    expect(page.part('search-form').lines).toEqual(['Search for', 'Search'])
    expect(page.field('q').value).toBe('rose')
    expect((await search('queen of flowers')).part('count').lines).toEqual(['1 match'])
  })

  it('says what a match lacks of what was asked for', async () => {
    expect((await search('rosa france')).lines).toContain('country · in its name: france · without: rosa')
  })

  it('leads on to the same in all catalogues', async () => {
    expect((await search('rose & lily')).links.at(-1)).toEqual([
      'The same in all catalogues',
      '/search?q=rose+%26+lily',
    ])
  })

  it('says that nothing is like it, with the ways on, and remembers what was missed', async () => {
    const page = await search('qqqqq')
    expect(page.part('empty').lines[0]).toBe('Nothing in the catalogue is like “qqqqq”.')
    expect(page.part('empty').links).toEqual([
      ['Browse flowers', '/flowers/flowers'],
      ['Browse flower days', '/flowers/days'],
      ['Browse decorations and customs', '/flowers/decorations'],
      ['Browse places', '/flowers/places'],
      ['Browse experiences', '/flowers/experiences'],
      ['Search all catalogues', '/search?q=qqqqq'],
    ])
    expect(page.page.missed).toEqual([{ service: 'flowers', name: 'qqqqq' }])
    expect((await search('rose')).page.missed).toEqual([])
  })

  it('says what waits to be written', async () => {
    expect((await search('peony')).part('waiting').lines).toEqual(['The flower “Peony” waits to be written.'])
  })

  it('is found again as a form, and never as the answer to a question', async () => {
    const page = await reader.open('/flowers/search')
    expect(page.head.canonical).toBe('https://octavo.example/flowers/search')
    expect(page.page.missed).toBeUndefined()
    expect(page.part('count').lines).toEqual([])
    expect(page.all('empty')).toEqual([])
    expect((await search('rose')).head).toMatchObject({ title: 'Search: rose · Octavo Flowers', canonical: undefined })
    expect((await search('\u0000 ')).head.canonical, 'nothing was asked').toBeDefined()
  })

  it('repeats what was typed as text, and no more than a name has', async () => {
    const page = await search(`<b>${'q'.repeat(200)}`)
    expect(page.html).not.toContain('<b>q')
    expect(page.field('q').value).toBe(`<b>${'q'.repeat(117)}`)
  })

  it('leads to pages that the question names by itself', async () => {
    const page = await search('rose in France and Japan')
    expect(page.part('Pages that answer this').links).toEqual([
      ['Rose in France and Japan, Flowers', '/flowers/flowers/rose/countries?country=france&with=japan'],
      ['France and Japan side by side, Flowers', '/flowers/countries/compare?country=france&with=japan'],
    ])
    expect((await search('rose')).all('Pages that answer this')).toEqual([])
  })

  it('takes of a place that the question names where it lies', async () => {
    expect((await search('bloom in may kyoto')).part('Pages that answer this').links).toEqual([
      ['In bloom in May, Japan', '/flowers/in-bloom?month=5&hemisphere=north&country=JP'],
    ])
    expect((await search('bloom in may rose')).part('Pages that answer this').links[0]?.[0]).toBe('In bloom in May')
  })
})

describe('the search over all catalogues', () => {
  const search = (query: string, more = '') => reader.open(`/search?q=${encodeURIComponent(query)}${more}`)

  it('names the catalogue of each match, when it falls, and where else there is something', async () => {
    const page = await search('rose')
    expect(page.lines).toEqual(
      expect.arrayContaining([
        ...['Flowers · flower · by its name', 'Dance · dance · by its name'],
        'Dance · dance day · next 1 December 2026 · its name begins so',
      ]),
    )
    const where = page.part('Where to search')
    expect(where.links).toEqual([
      ['All catalogues', '/search?q=rose'],
      ['Flowers 3', '/search?q=rose&catalogue=flowers'],
      ['Dance 2', '/search?q=rose&catalogue=dance'],
    ])
    expect(where.current).toEqual(['All catalogues'])
    expect((await search('waltz')).lines).toContain('Dance · dance day · on now · its name begins so')
  })

  it('is kept to a catalogue, also when asked again', async () => {
    const page = await search('rose', '&catalogue=dance')
    expect(hitsOn(page).map(([, , address]) => address)).toEqual(['/dance/dances/rose', '/dance/days/rose-day'])
    expect(page.part('Where to search').current).toEqual(['Dance 2'])
    expect(page.field('catalogue').value).toBe('dance')
    expect(page.html).toContain('data-suggestions="https://octavo.example/suggestions?catalogue=dance"')
    expect((await search('rose', '&catalogue=none')).part('count').lines).toEqual(['5 matches'])
  })

  it('says that it shows the best of more', async () => {
    expect((await search('soup')).part('count').lines).toEqual(['The 30 best of 31 matches'])
    expect(hitsOn(await search('soup'))).toHaveLength(30)
  })

  it('finds what is of no catalogue', async () => {
    const page = await search('may day')
    expect(hitsOn(page)).toEqual([['May day', 'topic · next 1 May 2027 · by its name', '/topics/may-day']])
    expect(page.part('Pages that answer this').links).toEqual([
      ['Days of May 2027', '/calendar?month=2027-05&view=list'],
    ])
  })

  it('says where nothing is like it, and whose question it was', async () => {
    const all = await search('qqqq')
    expect(all.part('empty').lines[0]).toBe('Nothing in any catalogue is like “qqqq”.')
    expect(all.part('empty').links).toHaveLength(services.length)
    expect(all.page.missed).toEqual([{ service: 'network', name: 'qqqq' }])
    const one = await search('qqqq', '&catalogue=dance')
    expect(one.part('empty').lines).toEqual(['Nothing in Dance is like “qqqq”.', 'Search all catalogues'])
    expect(one.page.missed).toEqual([{ service: 'dance', name: 'qqqq' }])
    expect((await search('peony')).part('waiting').lines).toEqual(['The flower “Peony” waits to be written.'])
  })

  it('names the catalogues while nothing is asked', async () => {
    const page = await reader.open('/search')
    expect(page.part('index').links).toEqual(services.map(({ title, path }) => [title, `/${path}`]))
    expect(page.all('Where to search')).toEqual([])
    expect(page.head.canonical).toBe('https://octavo.example/search')
  })
})

describe('suggestions', () => {
  type Suggested = { name: string; url: string; kind: string; catalogue: string | null; plate: string | null }
  const suggested = async (query: string) => {
    const { text, ...file } = await reader.file(`/suggestions?${query}`)
    const told = JSON.parse(String(text)) as {
      items: Suggested[]
      totals: { title: string; total: number; url: string }[]
      notes: string[]
    }
    return { ...told, file }
  }
  const paths = ({ items }: { items: Suggested[] }) => items.map(({ url }) => url.replace('https://octavo.example', ''))

  it('are the matches of the catalogue that a reader is in before all others, each once', async () => {
    const told = await suggested('q=rose&catalogue=dance')
    expect(paths(told)).toEqual([
      ...['/dance/dances/rose', '/dance/days/rose-day', '/flowers/flowers/rose'],
      ...['/flowers/places/giverny', '/flowers/places/nara'],
    ])
    expect(paths(await suggested('q=rose'))[0]).toBe('/flowers/flowers/rose')
    expect(told.items[0]).toMatchObject({ name: 'Rose', kind: 'dance', catalogue: 'Dance' })
    expect(told.items[2]?.plate).toMatch(/^\/plates\/.*red\.svg$/)
  })

  it('are eight at most, with how many there are', async () => {
    const { items, totals } = await suggested('q=soup')
    expect(items).toHaveLength(8)
    expect(totals).toMatchObject([
      { title: 'Food', total: 31, url: 'https://octavo.example/search?q=soup&catalogue=food' },
    ])
  })

  it('say by which other name they were found, and what waits', async () => {
    expect((await suggested('q=queen+of+flowers')).items[0]?.kind).toBe('flower, also Queen of flowers')
    expect((await suggested('q=peony')).notes).toEqual(['The flower “Peony” waits to be written.'])
  })

  it('are of no catalogue where several have it', async () => {
    expect((await suggested('q=may+day')).items[0]).toMatchObject({ kind: 'topic', catalogue: null, plate: null })
  })

  it('are none of nothing, and open to other hosts', async () => {
    const { items, totals, notes, file } = await suggested('q=+')
    expect([items, totals, notes]).toEqual([[], [], []])
    expect(file).toMatchObject({ isOpen: true, contentType: 'application/json; charset=utf-8' })
  })
})

describe('where nothing is at an address', () => {
  const nothing = { nearest: [], suggestions: [], waiting: [] }
  const [first] = services.map((service) => openCatalogue(service, reader.site, reader.site.now()))
  const ofFlowers: Catalogue | null = first ?? null
  const lost = async (asked: string, near = {}, catalogue = ofFlowers) =>
    pageOpened(await lostPage(reader.site, catalogue, asked, { ...nothing, ...near }))

  it('names what comes nearest once each, what is known of it first, and what it is', async () => {
    const page = await lost('rose', {
      nearest: ['Rose', 'France'],
      suggestions: [{ name: 'Rose', slug: 'rose', resource: 'flower' }],
    })
    expect(page.head.title).toBe('There is nothing called “rose”')
    expect(page.part('nearest').lines).toEqual(['Rose flower', 'France country', 'Giverny place', 'Nara place'])
    expect(page.part('nearest').links[1]).toEqual(['France', '/flowers/countries/france'])
  })

  it('leads to the search, home, and to what the catalogue is about', async () => {
    const links = (await lost('zzz')).links
    expect(links.slice(0, 3)).toEqual([
      ['search', '/flowers/search'],
      ['the home of Flowers', '/flowers'],
      ['flowers', '/flowers/flowers'],
    ])
  })

  it('says that what was asked for waits to be written', async () => {
    const page = await lost('peony', { waiting: [{ name: 'Peony', resource: 'flower' }] })
    expect(page.lines).toEqual(
      expect.arrayContaining(['“Peony” waits to be written', 'It has a place in the catalogue, and no page yet.']),
    )
  })

  it('names the catalogues outside of them', async () => {
    const page = await lost('rose', {}, null)
    expect(page.links.map(([label]) => label)).toEqual(services.map(({ title }) => title))
  })

  it('repeats what was asked for as words, and no more than tells', async () => {
    expect((await lost('tea_and\u0000-cake')).head.title).toBe('There is nothing called “tea and cake”')
    expect((await lost('x'.repeat(90), {}, null)).head.title).toBe(`There is nothing called “${'x'.repeat(60)}”`)
    expect((await lost('--')).head.title).toBe('There is nothing here')
  })
})
