import { describe, expect, it } from 'vitest'
import type { ServiceId } from '#src/services.ts'
import { countryIn, type Few, fewEntries, linkTo, yearly } from '#test/few-entries.ts'
import { dances } from '../resources/dance.ts'
import { cities, flowerDays, flowers, terms } from '../resources/flowers.ts'
import { nearestTo, search } from './search.ts'

const today = '2026-11-23'

const entries: Few[] = [
  { resource: flowers, slug: 'rose', fields: { colors: ['red'], other_names: ['Queen of flowers'] }, known: 50 },
  { resource: flowers, slug: 'dog-rose', fields: { colors: ['pink'], origin: 'Hedges of Europe.' }, known: 40 },
  { resource: flowers, slug: 'rosemary', fields: { uses: 'Kitchens and hedges.' }, known: 90 },
  { resource: flowers, slug: 'tulip', fields: { colors: ['yellow', 'red'], countries: [countryIn('NL')] }, known: 30 },
  { resource: flowers, slug: 'iris', fields: { colors: ['yellow'], uses: 'Grown beside a rose.' }, known: 20 },
  { resource: cities, slug: 'rose', fields: { name: 'Rose' }, known: 10 },
  { resource: flowerDays, slug: 'rose-day', calendar: yearly(2, 7), known: 10 },
  { resource: terms, slug: 'hip', fields: { definition: 'The fruit of a rose.' }, known: 10 },
  { resource: dances, slug: 'rose-dance', known: 5 },
]
const { database } = fewEntries({ entries })

const asked = (
  query: string,
  { services = ['flowers'], limit = 10 }: { services?: ServiceId[]; limit?: number } = {},
) => search(database, { services, query, limit, today })
const found = async (query: string, more = {}) =>
  (await asked(query, more)).hits.map(({ resource, slug }) => `${resource} ${slug}`)

describe('who goes by the name', () => {
  it('comes first, what the service is about before all else, and then who begins so', async () => {
    const hits = await found('rose')
    expect(hits.slice(0, 2)).toEqual(['flower rose', 'city rose'])
    expect(hits).toEqual(expect.arrayContaining(['flower dog-rose', 'flower rosemary', 'flower_day rose-day']))
  })

  it('is told by which name: its own, another, or the start of one', async () => {
    const match = async (query: string, slug: string) => {
      const { hits } = await asked(query)
      const hit = hits.find((one) => one.slug === slug && one.resource === 'flower')
      return [hit?.match, hit?.matched]
    }
    expect(await match('rose', 'rose')).toEqual(['name', 'Rose'])
    expect(await match('queen of flowers', 'rose')).toEqual(['other name', 'Queen of flowers'])
    expect(await match('rosem', 'rosemary')).toEqual(['name start', 'Rosemary'])
    expect(await match('queen', 'rose')).toEqual(['other name start', 'Queen of flowers'])
    expect(await match('rose', 'iris')).toEqual(['text', null])
  })

  it('is met without what everything here is called', async () => {
    expect((await found('rose flower'))[0]).toBe('flower rose')
    expect((await asked('rose flower')).hits[0]?.match).toBe('name')
  })
})

describe('who holds the words', () => {
  it('holds all of them before who holds some, and it is told what is missing', async () => {
    const { hits } = await asked('red rose')
    expect(hits[0]).toMatchObject({ slug: 'rose', missing: [] })
    const tulip = hits.find(({ slug }) => slug === 'tulip')
    expect(tulip?.missing ?? ['rose']).toEqual(['rose'])
  })

  it('counts a fact before what a text says in passing', async () => {
    const hits = await found('yellow')
    expect(hits.slice(0, 2)).toEqual(['flower tulip', 'flower iris'])
    expect(await found('hedges')).toEqual(['flower rosemary', 'flower dog-rose'])
  })

  it('is found by everyday words for what is said of it, and by its country', async () => {
    expect((await found('golden'))[0]).toBe('flower tulip')
    expect(await found('dutch')).toEqual(['flower tulip'])
  })

  it('says which words it holds', async () => {
    const { hits } = await asked('yellow tulip')
    expect(hits[0]?.held.map(({ word }) => word).sort()).toEqual(['tulip', 'yellow'])
  })
})

describe('what nobody wrote so', () => {
  it('is taken for what looks like it, and that is told', async () => {
    const { hits } = await asked('tullip')
    expect(hits[0]).toMatchObject({ slug: 'tulip', match: 'similar name' })
  })

  it('is found by a name that is written apart', async () => {
    expect((await found('dogrose'))[0]).toBe('flower dog-rose')
  })

  it('is nothing where nothing is near, and names are told that begin alike', async () => {
    expect(await asked('xyzzyq')).toEqual({ hits: [], total: 0 })
    expect(await nearestTo(database, { services: ['flowers'], query: 'tulsi', today })).toEqual(['Tulip'])
    expect(await nearestTo(database, { services: ['flowers'], query: 'xyz', today })).toEqual([])
    expect(await nearestTo(database, { services: ['flowers'], query: '!', today })).toEqual([])
  })

  it('is nothing for a question without words', async () => {
    for (const query of ['', ' ', '?!']) expect(await asked(query), query).toEqual({ hits: [], total: 0 })
  })
})

describe('how many match', () => {
  it('is told whatever the limit, and the first are the same', async () => {
    const all = await asked('rose')
    const two = await asked('rose', { limit: 2 })
    expect(two.total).toBe(all.total)
    expect(all.total).toBe(all.hits.length)
    expect(two.hits.map(({ slug }) => slug)).toEqual(all.hits.slice(0, 2).map(({ slug }) => slug))
  })

  it('counts each entry once', async () => {
    const hits = await found('rose queen of flowers')
    expect(new Set(hits).size).toBe(hits.length)
  })
})

describe('a search of several catalogues', () => {
  it('finds in each, and of none that is not asked', async () => {
    expect(await found('rose dance', { services: ['flowers', 'dance'] })).toContain('dance rose-dance')
    expect(await found('rose dance')).not.toContain('dance rose-dance')
    expect((await asked('rose', { services: ['dance'] })).hits.map(({ service }) => service)).toEqual(['dance'])
  })
})

describe('a day', () => {
  it('says when it is on or falls next; what is none says nothing', async () => {
    const { hits } = await asked('rose day')
    const day = hits.find(({ resource }) => resource === 'flower_day')
    expect(day?.falls).toMatchObject({ starts: '2027-02-07', ends: '2027-02-07' })
    expect(hits.find(({ resource }) => resource === 'flower')?.falls ?? null).toBeNull()
  })
})

describe('entries that are worth the same', () => {
  it('stand by what is known of them, then the older first', async () => {
    const alike = (slug: string, known: number): Few => ({
      resource: flowers,
      slug,
      fields: { uses: 'Garnish.' },
      known,
    })
    const ground = fewEntries({ entries: [alike('b', 1), alike('a', 1), alike('c', 2)] })
    const { hits } = await search(ground.database, { services: ['flowers'], query: 'garnish', limit: 3, today })
    expect(hits.map(({ slug }) => slug)).toEqual(['c', 'b', 'a'])
  })
})

it('counts who is tied to an entry by its name in passing, less than whose name it is', async () => {
  const tied = fewEntries({
    entries: [
      { resource: flowers, slug: 'cherry', fields: { days: [linkTo(flowerDays, 'hanami')] }, known: 99 },
      { resource: flowerDays, slug: 'hanami', calendar: yearly(4, 1), known: 1 },
    ],
  })
  const { hits } = await search(tied.database, { services: ['flowers'], query: 'hanami', limit: 5, today })
  expect(hits.map(({ slug }) => slug)).toEqual(['hanami', 'cherry'])
})
