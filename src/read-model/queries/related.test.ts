import { describe, expect, it } from 'vitest'
import { type Few, fewEntries, linkTo } from '#test/few-entries.ts'
import { askForMuchElse, keeping } from '#test/recorded.ts'
import { read } from '../json.ts'
import { cities, flowerDays, flowers } from '../resources/flowers.ts'
import { counts } from './counts.ts'
import { everything, related, relatedByName, withTerms } from './related.ts'

const onDay = (slug: string, ...days: string[]): Few => ({
  resource: flowers,
  slug,
  fields: { days: days.map((day) => linkTo(flowerDays, day)) },
})
const { database, asked } = fewEntries({
  entries: [
    onDay('rose', 'fair', 'feast'),
    onDay('lily', 'fair'),
    onDay('aster', 'fair'),
    { resource: cities, slug: 'kyoto' },
  ],
  drafts: [
    { resource: flowers, term: '', waiting: 4 },
    { resource: flowers, term: 'flowers/flower.color:red', waiting: 2 },
  ],
})
const slugsIn = (list: unknown) => (read(list) as { slug: string }[]).map(({ slug }) => slug)

describe('what points at entries', () => {
  it('is told for each of them, best documented first, up to the limit', async () => {
    const relatedEntries = await related(database, flowers, 'day', ['fair', 'feast', 'nothing'], 2)
    expect([...relatedEntries.keys()]).toEqual(['fair', 'feast', 'nothing'])
    expect([...relatedEntries.values()].map(slugsIn)).toEqual([['rose', 'lily'], ['rose'], []])
  })

  it('is all of it without a limit', async () => {
    const relatedEntries = await related(database, flowers, 'day', ['fair'], null)
    expect(slugsIn(relatedEntries.get('fair'))).toEqual(['rose', 'lily', 'aster'])
  })

  it('is told by slug and name alone where no more is wanted, however many there are', async () => {
    const many = fewEntries({ entries: Array.from({ length: 501 }, (_, index) => onDay(`rose-${index}`, 'fair')) })
    for (const few of [database, many.database]) {
      const [whole, names] = await Promise.all([
        related(few, flowers, 'day', ['fair'], 2),
        relatedByName(few, flowers, 'day', ['fair'], 2),
      ])
      expect(read(names.get('fair'))).toEqual(
        (read(whole.get('fair')) as { slug: string; name: string }[]).map(({ slug, name }) => ({ slug, name })),
      )
      expect(read(names.get('fair'))).toHaveLength(2)
    }
  })

  it('is there still when much else was asked for, where many point at one', async () => {
    const entries = Array.from({ length: 501 }, (_, index) => onDay(`rose-${index}`, 'fair'))
    const { database: few, asked } = fewEntries({ entries })
    const database = keeping(few)
    await related(database, flowers, 'day', ['fair'], 2)
    const before = asked.length
    askForMuchElse(database)
    await related(database, flowers, 'day', ['fair'], 2)
    // How many there are of each is counted anew.
    expect(asked.slice(before).filter(({ text }) => !text.includes('read_model.counts'))).toEqual([])
  })

  it('is asked for in one statement, of those alone that something points at', async () => {
    const before = asked.length
    await related(database, flowers, 'day', ['fair', 'feast', 'nothing'], 3)
    const statements = asked.slice(before).filter(({ text }) => text.includes('as v (value)'))
    expect(statements.map(({ values }) => values)).toEqual([['flowers/flower.day:', ['fair', 'feast'], 3]])
  })
})

describe('a small resource whole', () => {
  it('is by name, with or without the terms of each', async () => {
    expect(slugsIn(await everything(database, flowers))).toEqual(['aster', 'lily', 'rose'])
    const [aster] = await withTerms(database, flowers)
    expect(aster).toMatchObject({ slug: 'aster', terms: ['flowers/flower.day:fair'] })
    expect(read(aster?.summary)).toMatchObject({ slug: 'aster' })
  })
})

describe('how many there are', () => {
  it('is told of a resource, a value and a term; of what there is none, none', async () => {
    const counted = await counts(database, 'flowers')
    expect(counted.all(flowers)).toMatchObject({ written: 3, waiting: 4 })
    expect(counted.all(flowerDays)).toEqual({ written: 0, waiting: 0 })
    expect(counted.having(flowers, 'day', 'fair')).toMatchObject({ written: 3, waiting: 0 })
    expect(counted.having(flowers, 'color', 'red')).toMatchObject({ written: 0, waiting: 2 })
    expect(counted.having(flowers, 'day', 'none')).toEqual({ written: 0, waiting: 0 })
    expect(counted.term('flowers/flower.day:feast').written).toBe(1)
    expect(counted.term('flowers/flower.day:none')).toEqual({ written: 0, waiting: 0 })
  })

  it('says by which parameters any entry is found, and which values written ones have', async () => {
    const counted = await counts(database, 'flowers')
    expect(['day', 'color', 'kind'].map((parameter) => counted.has(flowers, parameter))).toEqual([true, true, false])
    expect(counted.valuesOf(flowers, 'day').sort()).toEqual(['fair', 'feast'])
    expect(counted.valuesOf(flowers, 'color')).toEqual([])
    expect(counted.has(cities, 'day')).toBe(false)
  })
})
