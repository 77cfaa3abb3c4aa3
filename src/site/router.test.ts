import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { colourValuesOf } from '#src/colour/values.ts'
import type { Part } from '#src/read-model/parts.ts'
import { colours } from '#src/read-model/resources/colours.ts'
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
import { topics } from '#src/read-model/resources/topics.ts'
import { countryIn, type FewGround, linkTo, yearly } from '#test/few-entries.ts'
import { readerOf } from '#test/reading-pages.ts'
import type { Shown } from './page.ts'

const french = { countries: [countryIn('FR')] }

const ground: FewGround = {
  entries: [
    {
      resource: flowers,
      slug: 'rose',
      fields: { ...french, colors: ['red'], varieties: [{ name: 'Japan', note: 'Rugosa.' }] },
    },
    { resource: flowers, slug: 'lily', fields: { origin: 'Far away.' } },
    { resource: places, slug: 'giverny', fields: { ...french, kind: 'botanic', flowers: [linkTo(flowers, 'rose')] } },
    {
      resource: blooms,
      slug: 'roses',
      fields: { months_north: [11], flower: linkTo(flowers, 'rose'), where_met: 'x' },
    },
    { resource: cities, slug: 'paris', fields: french },
    { resource: terms, slug: 'petal' },
    { resource: traditions, slug: 'garlands' },
    { resource: flowerDays, slug: 'fair', calendar: yearly(11, 26), fields: french },
    { resource: countryOverviews, slug: 'france', fields: { ...french, overview: 'It grows.' } },
    { resource: colours, slug: 'indigo', fields: { hex: '#4b0082', values: colourValuesOf('#4b0082') } },
    { resource: topics, slug: 'may-day', calendar: yearly(5, 1), fields: { kind: 'occasion', rule_in_words: 'May' } },
  ],
}
const reader = readerOf(ground)

type Told = [address: string, kind: string, title: string, heading: string, way: string[]]

/** Pages that may be found again, each at the one address it is found by. */
const pages: readonly Told[] = [
  ['/flowers', 'home', 'Flowers · Octavo Flowers', 'Flowers', []],
  ['/flowers/about', 'about', 'About · Octavo Flowers', 'About Flowers', ['Flowers']],
  ['/flowers/calendar', 'calendar', 'Calendar · Octavo Flowers', 'Calendar', ['Flowers']],
  ['/flowers/coverage', 'coverage', 'What is written · Octavo Flowers', 'What is written', ['Flowers']],
  ['/flowers/data', 'data', 'Data · Octavo Flowers', 'Data', ['Flowers']],
  ['/flowers/news', 'news', 'Headlines · Octavo Flowers', 'Headlines', ['Flowers']],
  ['/flowers/search', 'search', 'Search · Octavo Flowers', 'Search', ['Flowers']],
  ['/flowers/flowers', 'list', 'Flowers · Octavo Flowers', 'Flowers', ['Flowers']],
  ['/flowers/cities', 'list', 'Cities and regions · Octavo Flowers', 'Cities and regions', ['Flowers']],
  ['/flowers/glossary', 'list', 'Glossary terms · Octavo Flowers', 'Glossary terms', ['Flowers']],
  ['/flowers/countries', 'list', 'Countries · Octavo Flowers', 'Countries', ['Flowers']],
  ['/flowers/flowers/rose', 'entry', 'Rose · Octavo Flowers', 'Rose', ['Flowers', 'All flowers']],
  ['/flowers/days/fair', 'entry', 'Fair · Octavo Flowers', 'Fair', ['Flowers', 'Flower days']],
  ['/flowers/countries/france', 'country', 'France · Octavo Flowers', 'France', ['Flowers', 'Countries']],
  [
    '/flowers/countries/compare',
    'compare',
    'Countries side by side · Octavo Flowers',
    'Countries side by side',
    ['Flowers', 'Countries'],
  ],
  ['/', 'home', 'Octavo', 'Octavo', []],
  ['/about', 'about', 'About · Octavo', 'About Octavo', ['Octavo']],
  ['/api/changelog', 'changelog', 'Changes of the API · Octavo', 'Changes of the API', ['Octavo', 'API']],
  ['/calendar', 'calendar', 'Calendar · Octavo', 'Calendar', ['Octavo']],
  ['/countries', 'countries', 'Countries · Octavo', 'Countries', ['Octavo']],
  ['/countries/france', 'country', 'France · Octavo', 'France', ['Octavo', 'Countries']],
  ['/data', 'data', 'Data · Octavo', 'Data', ['Octavo']],
  ['/errors', 'errors', 'Errors, explained · Octavo', 'Errors, explained', []],
  ['/errors/not_found', 'errors', 'No such entry · Octavo', 'No such entry', []],
  ['/search', 'search', 'Search · Octavo', 'Search', ['Octavo']],
  ['/today', 'today', 'Today · Octavo', 'Today', ['Octavo']],
  ['/topics', 'topics', 'Topics · Octavo', 'Topics', ['Octavo']],
  ['/topics/may-day', 'topic', 'May day · Octavo', 'May day', ['Octavo', 'Topics']],
]

describe('a page', () => {
  it.each(pages)('at %s is of the sort "%s", and says what it is', async (address, kind, title, heading, way) => {
    const opened = await reader.open(address)
    expect(reader.view(address).kind).toBe(kind)
    expect(opened.head.title).toBe(title)
    expect(opened.head.canonical).toBe(`https://octavo.example${address}`)
    expect(opened.head.description).toMatch(/\S.*\.$/)
    const headings = [...opened.html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words = '']) =>
      words.replaceAll(/<[^>]*>/g, ''),
    )
    expect(headings).toEqual([heading])
    expect(opened.all('crumbs').flatMap(({ links }) => links.map(([label]) => label))).toEqual(way)
  })
})

/** Pages and files of every sort, those that are made of what was asked for too. */
const addresses = [
  ...pages.map(([address]) => address).filter((address) => address !== '/api/changelog'),
  ...['/flowers/search?q=rose', '/search?q=rose', '/suggestions?q=rose', '/flowers/flowers?color=red&page=2'],
  ...['/flowers/flowers/rose/compare', '/flowers/flowers/rose/compare?with=lily', '/flowers/flowers/rose/countries'],
  ...['/flowers/flowers/rose/countries?country=japan&with=france', '/flowers/countries/compare?country=fr&with=jp'],
  ...['/flowers/flowers/rose/next', '/flowers/flowers/rose/previous', '/flowers/flowers/rose/embed'],
  ...['/flowers/flowers/rose/cite.bib', '/flowers/flowers/rose/cite.ris', '/colours/colours/indigo'],
  ...['/colours/name-a-colour?colour=indigo', '/colours/name-a-colour/palette.css?colour=indigo'],
  ...['/flowers/traditions', '/flowers/days', '/flowers/places', '/flowers/in-bloom', '/flowers/glossary/petal'],
  ...['/flowers/countries/peru', '/flowers/countries/france/compare', '/countries/FR', '/topics/May%20Day'],
  ...['/oembed?url=https://octavo.example/flowers/flowers/rose', '/llms.txt', '/robots.txt', '/opensearch.xml'],
  ...['/sitemap.xml', '/sitemap-network.xml', '/flowers/sitemap.xml', '/flowers/sitemap.xml?file=1'],
  ...['/flowers/llms.txt', '/flowers/robots.txt', '/flowers/opensearch.xml', '/.well-known/api-catalog'],
  ...['/.well-known/mcp/server-card.json', '/flowers/.well-known/mcp/server.json'],
]

const later = readerOf(ground, { now: '2027-05-02T09:00:00Z' })

const written = (shown: Shown) =>
  'main' in shown ? { head: shown.head, html: renderToStaticMarkup(shown.main) } : shown

const inputOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? ''))

/** What stands in which table, as the parts by which pages are dropped. */
const tables: Readonly<Record<string, Part>> = {
  'read_model.records': 'entries',
  'read_model.headlines': 'headlines',
  'read_model.picks': 'picks',
  'read_model.waiting': 'waiting',
  'read_model.reads': 'reads',
}

describe('what is kept of a page', () => {
  it.each(addresses)('is dropped with what it was made from, and right until then: %s', async (address) => {
    const { reads, varies } = reader.view(address)
    const before = reader.asked.length
    const now = await reader.show(address)
    const statements = reader.asked.slice(before)
    const asked = Object.entries(tables).flatMap(([table, part]) =>
      statements.some((text) => text.includes(table)) ? [part] : [],
    )
    const declaredParts = new Set<Part>([...reads(inputOf(address)), 'card'])
    expect(asked.filter((part) => !declaredParts.has(part))).toEqual([])
    // What changes with the day says so; all else is the same on another.
    if (varies === 'content') expect(written(await later.show(address))).toEqual(written(now))
  })

  it.each([
    '/today',
    '/',
    '/flowers',
    '/calendar',
    '/flowers/calendar',
    '/topics',
    '/topics/may-day',
    '/countries/france',
  ])('changes with the day where it tells the day: %s', (address) => {
    expect(reader.view(address).varies).toBe('today')
  })
})

it('has what stands at an address of its own before an entry or a list of that name', () => {
  expect(reader.view('/flowers/countries/compare').kind).toBe('compare')
  expect(reader.view('/flowers/flowers/compare').kind).toBe('entry')
  expect(reader.view('/colours/name-a-colour').kind).toBe('name-a-colour')
  expect(reader.view('/colours/name-a-colour/palette.css').kind).toBe('palette')
})

it.each([
  '/flowers/name-a-colour',
  '/flowers/name-a-colour/palette.css',
  '/colours/name-a-colour/palette.css/deeper',
  '/flowers/flowers/rose/compare/deeper',
  '/flowers/flowers/rose/countries/deeper',
  '/flowers/days/compare/compare/compare',
  '/flowers/suggestions',
  '/flowers/today',
  '/flowers/topics',
  '/llms.txt/deeper',
  '/countries/france/compare/x',
  '/topics/may-day/deeper',
  '/api/v2',
  '/today/deeper',
  '/errors/not_found/deeper',
  '/.well-known',
  '/.well-known/mcp',
  '/.well-known/api-catalog/deeper',
  '/flowers/.well-known/mcp/server.json/deeper',
  '/flowers/toString',
])('there is nothing at %s', async (address) => {
  await expect(async () => reader.show(address)).rejects.toMatchObject({ code: 'not_found' })
})

it('is made alike whatever else its address carries', async () => {
  for (const address of ['/flowers/about', '/flowers/cities', '/about', '/topics', '/flowers/news'])
    expect((await reader.open(`${address}?q=rose&with=lily&file=1&utm=2`)).html).toBe((await reader.open(address)).html)
})
