/** What is asked: tools and pages, and the equivalent requests to Payload's REST. Each draws an address. */
import { choicesOf } from '#src/read-model/facets/index.ts'
import { summaryFields } from '#src/read-model/resource.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import type { Chance } from '../chance.ts'
import { type Flower, flower, flowerPage, flowerSlug } from './catalogue.ts'
import { sizes } from './sizes.ts'

/** A sort of request that is measured. */
export type MeasuredWork = {
  name: string
  /** Draws an address, for a catalogue of this many flowers. */
  address: (draw: Chance, flowers: number) => string
  /** Set for the pages that were measured while Next rendered them: which of these it is. */
  page?: PageSort
  /** Set where answers of a small catalogue are shorter than those of a large one: then times do not show how the work scales. */
  isLessInSmall?: true
  /** The address of the same work at Payload's own REST, where it can do it. */
  payload?: (draw: Chance) => string
}

/** A sort of page that is measured. */
export type PageSort = 'home' | 'list' | 'entry' | 'calendar'

/** Number of answers that are asked for again and again. */
export const WARM = 20

/** The number of flowers that are asked about: they are in both catalogues and in Payload's tables. */
const asked = Array.from({ length: sizes.small }, (_, index) => flower(index, flowerPage(index)))
let count = 0

/** The sorts of requests that are measured. */
export const works: readonly MeasuredWork[] = [
  {
    name: 'get_flower',
    // A name is read only when there is no slug, but it is part of the question.
    address: (draw) => toolPath('get_flower', { slug: draw.one(asked).slug, name: `${count++}` }),
    payload: (draw) => rest({ 'where[slug][equals]': draw.one(asked).slug, limit: 1 }),
  },
  {
    name: 'list_flowers, three filters',
    isLessInSmall: true,
    address: (draw) => toolPath('list_flowers', { ...threeFilters(draw), limit: draw.between(20, 30) }),
    payload: (draw) => rest({ ...wheres(threeFilters(draw)), ...summary, limit: draw.between(20, 30) }),
  },
  {
    name: 'list_flowers, one filter',
    address: (draw) =>
      toolPath('list_flowers', { ...oneFilter(draw), limit: draw.between(20, 30), offset: draw.between(0, 40) }),
  },
  {
    name: 'search',
    address: (draw) => toolPath('search', { query: query(draw), limit: draw.between(5, 15) }),
    payload: (draw) => rest({ 'where[name][contains]': query(draw), ...summary, limit: draw.between(5, 15) }),
  },
  {
    name: 'search, misspelt',
    address: (draw) => toolPath('search', { query: misspelt(draw, draw.one(asked).name), limit: draw.between(5, 15) }),
  },
  {
    name: 'in_flower_today',
    address: (draw) => toolPath('in_flower_today', { date: anyDay(draw), days_ahead: draw.between(5, 15) }),
  },
  { name: 'page: home of a catalogue', page: 'home', address: () => '/flowers' },
  {
    name: 'page: list, three filters',
    page: 'list',
    address: (draw) => `/flowers/flowers?${written(threeFilters(draw))}`,
  },
  {
    name: 'page: entry',
    page: 'entry',
    address: (draw, flowers) => `/flowers/flowers/${flowerSlug(draw.between(0, flowers - 1))}`,
  },
  {
    name: 'page: calendar',
    page: 'calendar',
    address: (draw) => `/flowers/calendar?${written({ date: anyDay(draw), days_ahead: draw.between(5, 15) })}`,
  },
]

type Parameters = Readonly<Record<string, string | number>>

const toolPath = (name: string, parameters: Parameters): string => `/flowers/api/v1/${name}?${written(parameters)}`

/** References one step deep, as our records have them. */
const rest = (parameters: Parameters): string => `/cms/api/flowers?${written({ ...parameters, depth: 1 })}`

const written = (parameters: Parameters): string =>
  String(new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)])))

/** Three filters that at least one flower passes. */
function threeFilters(draw: Chance): Record<string, string> {
  const { colors, kinds, seasons, purposes, faiths, countries } = draw.one(asked)
  const values = { color: colors, kind: kinds, season: seasons, use: purposes, faith: faiths }
  const pairs = Object.entries({ ...values, country: countries.map(({ code }) => code) })
  const filled = pairs.filter(([, all]) => all.length > 0)
  const filters: Record<string, string> = {}
  while (Object.keys(filters).length < 3) {
    const [name, all] = draw.one(filled)
    filters[name] = draw.one(all)
  }
  return filters
}

/** A filter that some hundred of a thousand flowers pass. */
function oneFilter(draw: Chance): Record<string, string> {
  const { color, season } = flowers.facets
  return draw.one([{ color: draw.one(choicesOf(color)) }, { season: draw.one(choicesOf(season)) }])
}

const fields: Readonly<Record<string, string>> = {
  color: 'colors',
  kind: 'kinds',
  season: 'seasons',
  use: 'purposes',
  faith: 'faiths',
  country: 'countries',
}

const wheres = (filters: Readonly<Record<string, string>>): Parameters =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value], index) => [`where[and][${index}][${fields[name]}][in]`, value]),
  )

/** The fields of a list, of those that Payload's tables have under the same name. */
const summary: Parameters = Object.fromEntries(
  summaryFields(flowers)
    .filter((field) => !['url', 'native_name', 'scientific_name'].includes(field))
    .concat('nativeName', 'scientificName')
    .map((field) => [`select[${field}]`, 'true']),
)

/** What people type: a name, its beginning, one of its words, another name, or words of the text. */
function query(draw: Chance): string {
  const about = draw.one(asked)
  const words = about.name.split(' ')
  return draw.one([
    () => about.name,
    () => words.slice(0, 2).join(' ').slice(0, -1),
    () => `${words[0]} ${words[2]}`,
    () => about.other_names[0] ?? about.name,
    () => textWords(draw, about),
  ])()
}

/** Two neighbours among the longer words of a section. */
function textWords(draw: Chance, { meaning }: Flower): string {
  const words = (meaning ?? '').match(/[a-z]{4,}/g) ?? ['petals']
  const at = draw.between(0, words.length - 1)
  return words.slice(at, at + 2).join(' ')
}

/** One letter wrong, past the first. */
function misspelt(draw: Chance, name: string): string {
  const at = draw.between(1, name.length - 1)
  return `${name.slice(0, at)}${draw.one([...'aeioust'])}${name.slice(at + 1)}`
}

const two = (number: number): string => String(number).padStart(2, '0')

/** Of this year and those that come, as people ask; windows of all other years are measured by themselves. */
const anyDay = (draw: Chance): string =>
  `${new Date().getUTCFullYear() + draw.between(0, 10)}-${two(draw.between(1, 12))}-${two(draw.between(1, 28))}`
