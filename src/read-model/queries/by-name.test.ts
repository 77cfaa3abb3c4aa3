import { describe, expect, it } from 'vitest'
import { fewEntries } from '#test/few-entries.ts'
import { flowers } from '../resources/flowers.ts'
import { byName, misspelt, nearestEntries, slipMeant, slugCalled } from './by-name.ts'

const { database, asked } = fewEntries({
  entries: [
    { resource: flowers, slug: 'rose', fields: { other_names: ['Queen of flowers'] } },
    { resource: flowers, slug: 'damask-rose', fields: { other_names: ['Damascus rose'] } },
    { resource: flowers, slug: 'tulip' },
    { resource: flowers, slug: 'lily-of-the-valley' },
  ],
})

describe('the entry of a name', () => {
  it.each([
    ['Rose', 'rose'],
    ['the roses', 'rose'],
    ['rose flower', 'rose'],
    ['QUEEN of Flowers', 'rose'],
    ['lily of the valley', 'lily-of-the-valley'],
    ['lily-of-the-valley', 'lily-of-the-valley'],
  ])('%s is meant', async (name, slug) => {
    expect(await slugCalled(database, flowers, name)).toBe(slug)
    expect(await byName(database, flowers, name)).toEqual({ slug, near: [] })
  })

  it('is none of a text without letters, for which nothing is asked', async () => {
    const before = asked.length
    for (const nothing of ['', '  ', '!?']) expect(await slugCalled(database, flowers, nothing)).toBeNull()
    expect(asked.length).toBe(before)
  })

  it('is meant with a slip of the finger, where one name alone is', async () => {
    expect(await slugCalled(database, flowers, 'tullip')).toBeNull()
    expect(await byName(database, flowers, 'tullip')).toEqual({ slug: 'tulip', near: [] })
    expect(await slipMeant(database, flowers, 'dammask rose')).toEqual({ slug: 'damask-rose', near: [] })
  })

  it('is not guessed where it is far from all: the nearest are told, each entry once', async () => {
    const { slug, near } = await byName(database, flowers, 'damascene rosebush')
    expect(slug).toBeNull()
    expect(near[0]).toEqual({ slug: 'damask-rose', name: 'Damask rose' })
    expect(new Set(near.map((one) => one.slug)).size).toBe(near.length)
  })

  it('comes near to three entries at most', async () => {
    const many = fewEntries({
      entries: ['a', 'b', 'c', 'd', 'e'].map((letter) => ({ resource: flowers, slug: `bluebell-${letter}` })),
    })
    expect(await nearestEntries(many.database, flowers, 'bluebell')).toHaveLength(3)
    expect(await nearestEntries(many.database, flowers, 'the')).toEqual([])
  })
})

describe('names that one may be a slip for', () => {
  const names = (...plain: string[]) => plain.map((one) => ({ plain: one }))

  it('are those of fewest slips, where these are all of one name', () => {
    expect(misspelt(['tulip'], names('tulips', 'tullip', 'tullip'))).toEqual([])
    expect(misspelt(['buttercup'], names('butterlum', 'butterlup'))).toEqual(names('butterlup'))
    expect(misspelt(['buttercup', 'butterlup'], names('butterlum', 'buttermup'))).toEqual([])
    expect(misspelt(['tullip'], names('tulip', 'tulip', 'rose'))).toEqual(names('tulip', 'tulip'))
  })

  it('are none where none is near, and none where two are as near', () => {
    expect(misspelt(['tulip'], names('rose', 'orchid'))).toEqual([])
    expect(misspelt(['lilac'], names('lilak', 'lilax'))).toEqual([])
    expect(misspelt([], names('rose'))).toEqual([])
  })
})
