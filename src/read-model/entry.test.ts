import { describe, expect, it } from 'vitest'
import { countryIn, recordOf, yearly } from '#test/few-entries.ts'
import { entryOf, namesOf } from './entry.ts'
import { flowerDays, flowers } from './resources/flowers.ts'

const keysOf = (fields: object) =>
  namesOf(flowers, recordOf({ resource: flowers, slug: 'rose', fields: { ...fields } })).map(({ key, rank }) => [
    key,
    rank,
  ])

describe('the names of a record', () => {
  it('are its own first, then all others that it has, folded', () => {
    const fields = { native_name: 'Rózsa', other_names: ['Queen of Flowers'], scientific_name: 'Rosa × damascena' }
    expect(keysOf({ name: 'Rose', ...fields })).toEqual([
      ['rose', 0],
      ['rozsa', 1],
      ['queen of flowers', 1],
      ['rosa damascena', 1],
    ])
  })

  it('are told once where several are folded to the same, and not where nothing is left of one', () => {
    expect(keysOf({ name: 'Rose', native_name: 'ROSE', other_names: ['Rosé', '!', 'rosa'] })).toEqual([
      ['rose', 0],
      ['rosa', 1],
    ])
  })

  it('are plain without what everything here is called', () => {
    const [name] = namesOf(flowers, recordOf({ resource: flowers, slug: 'x', fields: { name: 'The Rose Flower' } }))
    expect(name).toMatchObject({ name: 'The Rose Flower', key: 'the rose flower', plain: 'rose' })
  })
})

describe('the row of a record', () => {
  const record = recordOf({
    resource: flowers,
    slug: 'rose',
    fields: { colors: ['red'], countries: [countryIn('BG')], uses: 'Gifts.' },
  })

  it('has for lists what these show, and nothing of its texts', () => {
    const { summary } = entryOf(flowers, record, null)
    expect(flowers.summary.parse(summary)).toMatchObject({ slug: 'rose', colors: ['red'], countries: [{ code: 'BG' }] })
    expect(summary).not.toHaveProperty('uses')
  })

  it('has what it is found, filtered and shown by', () => {
    const { slug, name, terms, words, html, publishedAt, updatedAt } = entryOf(flowers, record, null)
    expect([slug, name, publishedAt, updatedAt]).toEqual([
      record.slug,
      record.name,
      record.published_at,
      record.updated_at,
    ])
    expect(terms).toContain('flowers/flower.color:red')
    expect(words.own.has('gift')).toBe(true)
    expect(JSON.stringify(html)).toContain('Gifts.')
  })

  it('counts more as written the more it says, and for a day the dates that were announced', () => {
    const empty = recordOf({ resource: flowers, slug: 'rose' })
    expect(entryOf(flowers, record, null).written).toBeGreaterThan(entryOf(flowers, empty, null).written)
    const day = recordOf({ resource: flowerDays, slug: 'fair' })
    const announced = { ...yearly(5, 1), overrides: [{ of: '2027-05-01', to: '2027-05-02' }] } as const
    expect(entryOf(flowerDays, day, announced).written).toBeGreaterThan(entryOf(flowerDays, day, yearly(5, 1)).written)
  })
})
