import { describe, expect, it } from 'vitest'
import type { Day } from '#src/calendar/day.ts'
import type { ServiceId } from '#src/services.ts'
import { countryIn, type Few, fewEntries, linkTo, yearly } from '#test/few-entries.ts'
import { keeping } from '#test/recorded.ts'
import { dances } from '../resources/dance.ts'
import { cities, flowerDays, flowers, terms } from '../resources/flowers.ts'
import { nearestTo, searchEntries } from './search.ts'

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
) => searchEntries(database, { services, query, limit, today })
const hitsFor = async (query: string, more = {}) =>
  (await asked(query, more)).hits.map(({ resource, slug }) => `${resource} ${slug}`)

describe('who goes by the name', () => {
  it('comes first, what the service is about before all else, and then who begins so', async () => {
    const hits = await hitsFor('rose')
    expect(hits.slice(0, 2)).toEqual(['flower rose', 'city rose'])
    expect(hits).toEqual(expect.arrayContaining(['flower dog-rose', 'flower rosemary', 'flower_day rose-day']))
  })

  it('is meant without what everything here is called, if it is what the service is about', async () => {
    const { hits } = await asked('rose flowers')
    const named = hits.filter(({ match }) => match === 'name').map(({ resource, slug }) => `${resource} ${slug}`)
    expect(named).toEqual(['flower rose'])
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
    expect((await hitsFor('rose flower'))[0]).toBe('flower rose')
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
    const hits = await hitsFor('yellow')
    expect(hits.slice(0, 2)).toEqual(['flower tulip', 'flower iris'])
    expect(await hitsFor('hedges')).toEqual(['flower rosemary', 'flower dog-rose'])
  })

  it('is found by everyday words for what is said of it, and by its country', async () => {
    expect((await hitsFor('golden'))[0]).toBe('flower tulip')
    expect(await hitsFor('dutch')).toEqual(['flower tulip'])
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
    expect((await hitsFor('dogrose'))[0]).toBe('flower dog-rose')
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
    const hits = await hitsFor('rose queen of flowers')
    expect(new Set(hits).size).toBe(hits.length)
  })
})

describe('a search of several catalogues', () => {
  it('finds in each, and of none that is not asked', async () => {
    expect(await hitsFor('rose dance', { services: ['flowers', 'dance'] })).toContain('dance rose-dance')
    expect(await hitsFor('rose dance')).not.toContain('dance rose-dance')
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
    const alike = (slug: string, score: number): Few => ({
      resource: flowers,
      slug,
      fields: { uses: 'Garnish.' },
      known: score,
    })
    const ground = fewEntries({ entries: [alike('b', 1), alike('a', 1), alike('c', 2)] })
    const { hits } = await searchEntries(ground.database, { services: ['flowers'], query: 'garnish', limit: 3, today })
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
  const { hits } = await searchEntries(tied.database, { services: ['flowers'], query: 'hanami', limit: 5, today })
  expect(hits.map(({ slug }) => slug)).toEqual(['hanami', 'cherry'])
})

/** Slugs that a search of these entries finds, best first, and how many match. */
async function foundAmong(entries: readonly Few[], query: string, limit = 50) {
  const { hits, total } = await searchEntries(fewEntries({ entries }).database, {
    services: ['flowers'],
    query,
    limit,
    today,
  })
  return { hits, slugs: hits.map(({ slug }) => slug), total }
}
const several = (number: number, name: string, fields: (index: number) => object): Few[] =>
  Array.from({ length: number }, (_, index) => ({
    resource: flowers,
    slug: `${name}-${String.fromCharCode(97 + index)}x`,
    fields: { ...fields(index) },
    known: 100 - index,
  }))

describe('who holds all words in texts alone', () => {
  const inTexts = several(3, 'told', () => ({ origin: 'Red garnish.' }))
  const inFields = (number: number) => several(number, 'said', () => ({ colors: ['red'], scent: 'garnish' }))

  it('is a match while fewer than twelve have them in names and fields', async () => {
    const { slugs, total } = await foundAmong([...inTexts, ...inFields(11)], 'red garnish')
    expect([slugs.length, total]).toEqual([14, 14])
    expect(slugs.slice(-3).every((slug) => slug.startsWith('told'))).toBe(true)
  })

  it('is none where twelve have', async () => {
    const { slugs, total } = await foundAmong([...inTexts, ...inFields(12)], 'red garnish')
    expect([slugs.length, total]).toEqual([12, 12])
    expect(slugs.some((slug) => slug.startsWith('told'))).toBe(false)
  })

  it('is counted even where so many are better that it is not shown', async () => {
    const { slugs, total } = await foundAmong([...inTexts, ...inFields(11)], 'red garnish', 2)
    expect([slugs, total]).toEqual([['said-ax', 'said-bx'], 14])
  })
})

describe('who holds some of the words', () => {
  const both = (number: number) => several(number, 'both', () => ({ colors: ['red'], scent: 'musky' }))
  const one = several(1, 'musky', () => ({ scent: 'musky' }))

  it('is a match while fewer than five hold them all', async () => {
    const { hits, slugs, total } = await foundAmong([...both(4), ...one], 'red musky')
    expect([slugs.at(-1), total]).toEqual(['musky-ax', 5])
    expect(hits.at(-1)?.missing).toEqual(['red'])
    expect(hits[0]?.missing).toEqual([])
  })

  it('is none where five do', async () => {
    const { slugs, total } = await foundAmong([...both(5), ...one], 'red musky')
    expect([slugs.length, total]).toEqual([5, 5])
  })

  it('is none where the question is the name of an entry', async () => {
    const named: Few = { resource: flowers, slug: 'red-musky', known: 1 }
    expect((await foundAmong([named, ...one], 'red musky')).slugs).toEqual(['red-musky'])
  })

  it('is worth less, the more the words weigh that it lacks', async () => {
    const common = several(6, 'red', () => ({ colors: ['red'] }))
    const { slugs } = await foundAmong([...common, ...one], 'red musky')
    expect(slugs[0]).toBe('musky-ax')
  })

  it('is no match where others are far better', async () => {
    const named: Few = { resource: flowers, slug: 'alpine-snowbell', known: 1 }
    const passing: Few = { resource: flowers, slug: 'iris', fields: { summary: 'Alpine.' }, known: 99 }
    const { slugs, total } = await foundAmong([named, passing], 'alpine snowbell qwxzzq')
    expect([slugs, total]).toEqual([['alpine-snowbell'], 1])
  })

  it('is told which words nothing holds, after those that it lacks', async () => {
    const { hits } = await foundAmong([...one, ...both(1)], 'musky red qwxzzq')
    expect(hits.map(({ slug, missing }) => [slug, missing])).toEqual([
      ['musky-ax', ['red', 'qwxzzq']],
      ['both-ax', ['qwxzzq']],
    ])
  })
})

describe('a name that several may go by', () => {
  it('is an entry by its own name before one by another, and by the whole before the start', async () => {
    const entries: Few[] = [
      { resource: flowers, slug: 'started', fields: { name: 'Gulabi' }, known: 90 },
      { resource: flowers, slug: 'other-started', fields: { other_names: ['Gulab jal'] }, known: 80 },
      { resource: flowers, slug: 'other', fields: { other_names: ['Gulab'] }, known: 70 },
      { resource: flowers, slug: 'own', fields: { name: 'Gulab', other_names: ['Gulab rose'] }, known: 1 },
    ]
    const { hits } = await foundAmong(entries, 'gulab')
    expect(hits.map(({ slug, match, matched }) => [slug, match, matched])).toEqual([
      ['own', 'name', 'Gulab'],
      ['other', 'other name', 'Gulab'],
      ['started', 'name start', 'Gulabi'],
      ['other-started', 'other name start', 'Gulab jal'],
    ])
  })

  it('is told by the first of several that begin so, by their letters', async () => {
    const { hits } = await foundAmong(
      [{ resource: flowers, slug: 'x', fields: { name: 'Other', other_names: ['Marsh z', 'Marsh a'] } }],
      'marsh',
    )
    expect(hits[0]?.matched).toBe('Marsh a')
  })

  it('is one without its noun of what the catalogue is about alone: a town is not meant by it', async () => {
    const entries: Few[] = [
      { resource: cities, slug: 'iris-town', fields: { name: 'Iris' }, known: 90 },
      { resource: flowers, slug: 'iris', known: 1 },
    ]
    const { hits } = await foundAmong(entries, 'iris flower')
    expect(hits.map(({ slug, match }) => [slug, match])).toEqual([
      ['iris', 'name'],
      ['iris-town', 'text'],
    ])
  })
})

describe('what is shown of a match', () => {
  it('leaves out an entry that was unpublished meanwhile', async () => {
    const { database: whole } = fewEntries({ entries })
    const gone: typeof whole = {
      ...whole,
      prepared: async (name, text, values) => (name === 'shown' ? [] : whole.prepared(name, text, values)),
    }
    const { hits, total } = await searchEntries(gone, { services: ['flowers'], query: 'rose', limit: 5, today })
    expect(hits).toEqual([])
    expect(total).toBeGreaterThan(0)
  })

  it('has its other names where it is found by one, though it was found otherwise before', async () => {
    const cachingDatabase = keeping(fewEntries({ entries }).database)
    const matched = async (query: string) => {
      const { hits } = await searchEntries(cachingDatabase, { services: ['flowers'], query, limit: 9, today })
      return hits.find(({ resource, slug }) => resource === 'flower' && slug === 'rose')?.matched
    }
    expect(await matched('rose')).toBe('Rose')
    expect(await matched('queen of flowers')).toBe('Queen of flowers')
    expect(await matched('red')).toBeNull()
  })

  it('is read again on another day, when days fall otherwise', async () => {
    const cachingDatabase = keeping(fewEntries({ entries }).database)
    const falls = async (day: Day) => {
      const { hits } = await searchEntries(cachingDatabase, {
        services: ['flowers'],
        query: 'rose day',
        limit: 9,
        today: day,
      })
      return hits.find(({ slug }) => slug === 'rose-day')?.falls?.starts
    }
    expect(await falls('2026-11-23')).toBe('2027-02-07')
    expect(await falls('2027-03-01')).toBe('2028-02-07')
  })

  it('has the date of the ledger where there is one, with who published it', async () => {
    const { database: whole } = fewEntries({ entries })
    const dated = (source: string | null): typeof whole => ({
      ...whole,
      prepared: async (name, text, values) => {
        const rows = await whole.prepared<Record<string, unknown>>(name, text, values)
        const date = { calendar: null, starts: '2027-02-08', ends: '2027-02-09', certainty: 'published', source }
        return (name === 'shown' ? rows.map((row) => ({ ...row, ...date })) : rows) as never
      },
    })
    const falls = async (source: string | null) =>
      (await searchEntries(dated(source), { services: ['flowers'], query: 'rose day', limit: 1, today })).hits[0]?.falls
    expect(await falls('A gazette')).toEqual({
      ...{ starts: '2027-02-08', ends: '2027-02-09', certainty: 'published' },
      source: 'A gazette',
    })
    expect(await falls(null)).toEqual({ starts: '2027-02-08', ends: '2027-02-09', certainty: 'published' })
  })
})

it('stands entries that are worth the same in the order of the catalogues asked, and of their resources', async () => {
  const alike = (resource: Few['resource'], slug: string): Few => ({
    resource,
    slug,
    fields: { name: 'Garnish' },
    known: 7,
  })
  const ground = fewEntries({ entries: [alike(dances, 'd'), alike(flowers, 'f')] })
  const order = async (services: ServiceId[]) =>
    (await searchEntries(ground.database, { services, query: 'garnish', limit: 5, today })).hits.map(({ slug }) => slug)
  expect(await order(['flowers', 'dance'])).toEqual(['f', 'd'])
  expect(await order(['dance', 'flowers'])).toEqual(['d', 'f'])
})

describe('names that come near where nothing matches', () => {
  const nearest = (entries: readonly Few[], query: string) =>
    nearestTo(fewEntries({ entries }).database, { services: ['flowers'], query, today })

  it('are those spelt most like the longest word, then the best documented, each once and five at most', async () => {
    const named = (name: string, score: number): Few => ({
      resource: flowers,
      slug: name.toLowerCase().replaceAll(' ', '-'),
      fields: { name },
      known: score,
    })
    const all = [
      named('Marigold', 1),
      named('Marigolds of Spain', 50),
      named('Marjoram', 90),
      named('Maritime pine', 80),
      named('Tulip', 99),
    ]
    const near = await nearest(all, 'a marigild x')
    expect(near.slice(0, 2)).toEqual(['Marigolds of Spain', 'Marigold'])
    expect(near).not.toContain('Tulip')
    expect(new Set(near).size).toBe(near.length)
    const many = ['Marigolda', 'Marigoldb', 'Marigoldc', 'Marigoldd', 'Marigolde', 'Marigoldf', 'Marigoldg']
    expect(await nearest(many.map(named), 'marigold')).toHaveLength(5)
  })

  it('have the two best documented alone of those that share a word', async () => {
    const rows = ['Marigold one', 'Marigold two', 'Marigold three'].map(
      (name, index): Few => ({ resource: flowers, slug: `m${index}`, fields: { name }, known: index }),
    )
    expect(await nearest(rows, 'marigild')).toEqual(['Marigold three', 'Marigold two'])
  })
})

it('counts everyone of many, and has the best documented first, whoever else is called so', async () => {
  const many: Few[] = Array.from({ length: 40 }, (_, index) => ({
    resource: flowers,
    slug: `moor-lily-${index}`,
    fields: { name: index === 3 ? 'Lily' : `Moor lily ${index}`, other_names: index === 5 ? ['Lily of the moor'] : [] },
    known: index === 3 ? 1 : (index * 7) % 41,
  }))
  const ground = fewEntries({ entries: many })
  const slugsAndTotal = async (query: string, limit: number) => {
    const { hits, total } = await searchEntries(ground.database, { services: ['flowers'], query, limit, today })
    return { slugs: hits.map(({ slug }) => slug), total }
  }
  for (const query of ['lily', 'moor lily', 'moor', 'lilies of the moor']) {
    const all = await slugsAndTotal(query, 50)
    expect(all.total).toBeGreaterThan(30)
    for (const limit of [1, 5, 20])
      expect(await slugsAndTotal(query, limit)).toEqual({ ...all, slugs: all.slugs.slice(0, limit) })
  }
  const { hits } = await searchEntries(ground.database, {
    services: ['flowers'],
    query: 'moor lily 8',
    limit: 1,
    today,
  })
  expect(hits[0]?.slug).toBe('moor-lily-8')
})
