import { describe, expect, it } from 'vitest'
import type { AnyResource } from '#src/read-model/resource.ts'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { dishes } from '#src/read-model/resources/food.ts'
import { fewEntries, linkTo } from '#test/few-entries.ts'
import { recorded } from '#test/recorded.ts'
import { termsOfFilters } from './filters.ts'

/** What entries have, as their terms count it. */
const having = (resource: AnyResource, counted: Readonly<Record<string, number>>) =>
  recorded([
    {
      to: 'from read_model.counts',
      rows: () =>
        Object.entries(counted).map(([term, written]) => ({
          resource: resource.id,
          term: term && `${resource.service}/${resource.id}.${term}`,
          written,
          waiting: 0,
        })),
    },
  ])

const termsOf = (resource: AnyResource, by: string[], input: object, counted = {}) =>
  termsOfFilters(having(resource, counted).database, resource, by, { ...input })

describe('filters become terms', () => {
  it('of the parameters given and of no other, in the order in which they are declared', async () => {
    expect(await termsOf(flowers, ['color', 'country'], {})).toEqual([])
    expect(await termsOf(flowers, ['color', 'country'], { country: 'Japan', color: 'red', scent: 'x' })).toEqual([
      'flowers/flower.color:red',
      'flowers/flower.country:JP',
    ])
  })

  it('of a country by its code, however a reader calls it', async () => {
    for (const country of ['NL', 'nl', 'Netherlands', 'the netherlands', 'Holland'])
      expect(await termsOf(flowers, ['country'], { country }), country).toEqual(['flowers/flower.country:NL'])
  })

  it('of an entry that something is tied to without looking for it', async () => {
    const { database, asked } = having(dishes, { 'day:holi': 2 })
    expect(await termsOfFilters(database, dishes, ['day'], { day: 'holi' })).toEqual(['food/dish.day:holi'])
    expect(asked).toHaveLength(1)
  })

  it('of free words by a phrase that some entry has, in singular or plural, or by what is of a country', async () => {
    const counted = { 'ingredient~:green papaya': 3, 'ingredient~:japanes': 1 }
    const free = Object.entries(dishes.facets).find(([, facet]) => facet.type === 'free-words')?.[0]
    expect(free).toBe('ingredient')
    expect(await termsOf(dishes, ['ingredient'], { ingredient: 'Green papayas' }, counted)).toEqual([
      'food/dish.ingredient~:green papaya',
    ])
  })

  it('refuses words that no entry has, and says what comes near', async () => {
    const counted = { 'ingredient:saffron': 4, 'ingredient~:saffron': 4 }
    const refused = termsOf(dishes, ['ingredient'], { ingredient: 'safron' }, counted)
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ parameter: 'ingredient', code: 'unknown', nearest: ['saffron'] }],
    })
  })
})

describe('an entry that a filter names', () => {
  const days = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      resource: flowerDays,
      slug: `day-${at}`,
      fields: { name: at === 0 ? 'Feast of Lilies' : `Day ${at}` },
    }))
  const termsOfDay = (day: string, count = 3) => {
    const tied = { resource: flowers, slug: 'rose', fields: { days: [linkTo(flowerDays, 'day-1')] } }
    return termsOfFilters(fewEntries({ entries: [...days(count), tied] }).database, flowers, ['day'], { day })
  }

  it('is known by its slug, whether anything is tied to it or not, and by its name', async () => {
    for (const day of ['day-0', 'feast of lilies'])
      expect(await termsOfDay(day), day).toEqual(['flowers/flower.day:day-0'])
    expect(await termsOfDay('day-1')).toEqual(['flowers/flower.day:day-1'])
  })

  it('is refused where there is none, with all that there are while they are few', async () => {
    const refused = (count: number) =>
      termsOfDay('moonrise', count).then(
        () => null,
        (error: { errors: object[] }) => error.errors[0],
      )
    expect(await refused(3)).toEqual({
      ...{ parameter: 'day', code: 'unknown', detail: 'No flower day is called "moonrise".' },
      allowed: expect.arrayContaining(['day-0', 'day-1', 'day-2']),
    })
    expect(await refused(13)).not.toHaveProperty('allowed')
  })
})
