import { describe, expect, it } from 'vitest'
import { askForMuchElse, growing, int4, recorded } from '#test/recorded.ts'
import { inOrder, orderOf } from '../document-set.ts'
import { flowers } from '../resources/flowers.ts'
import { allHolders, holders, holdersOfAll, orderBy } from './holders.ts'

const ids = (...documents: number[]) => [{ ids: int4(documents) }]
const [red, cut] = ['flowers/flower.color:red', 'flowers/flower.kind:cut'] as const

/** The documents with each term, an order of all, and the changes. */
type Ground = {
  have: Record<string, number[]>
  order: number[]
  changes: { document: number; terms: string[] | null }[]
  followers: { document: number; follower: number | null }[]
}

/** A read model of documents alone, whose revision grows. */
function documents(ground: Partial<Ground> = {}) {
  const now: Ground = {
    have: { [red]: [5, 3, 9], [cut]: [9, 5, 1] },
    order: [9, 5, 3, 1],
    changes: [],
    followers: [],
    ...ground,
  }
  const both = (terms: readonly string[]) =>
    (now.have[terms[0] ?? ''] ?? []).filter((id) => terms.every((term) => now.have[term]?.includes(id)))
  const { database, asked, grow } = growing([
    { to: 'from read_model.changes', rows: () => now.changes },
    { to: 'as follower', rows: () => now.followers },
    { to: 'array[$1]', rows: ([term]) => ids(...(now.have[String(term)] ?? [])) },
    { to: 'terms @> $1', rows: ([terms]) => ids(...both(terms as string[])) },
    { to: 'as ids', rows: () => ids(...now.order) },
  ])
  return {
    database,
    asked,
    publish(next: Partial<Ground>) {
      Object.assign(now, next)
      grow()
    },
    grow,
    /** The statements that read everything, and not changes. */
    reads: () => asked.filter(({ text }) => text.includes('as found')).length,
  }
}

const everything = { terms: [], sort: 'known', limit: null, offset: 0 } as const
const listed = (set: Awaited<ReturnType<typeof holders>>) =>
  inOrder(set, orderOf(Uint32Array.from({ length: 2000 }, (_, id) => id)), 0, 2000)

describe('the order of a list', () => {
  it('is by what is asked for, most or newest first but for names, and then by slug', () => {
    expect(orderBy('known')).toBe('known desc, slug')
    expect(orderBy('name')).toBe('name collate "und-x-icu", slug')
    expect(orderBy('new')).toBe('published_at desc, slug')
    expect(orderBy('seen')).toBe('reads desc, slug')
  })

  it('gives a stretch of all entries, and how many there are', async () => {
    const { database, asked } = documents()
    expect(await holdersOfAll(database, flowers, everything)).toEqual({ documents: [9, 5, 3, 1], total: 4 })
    expect(await holdersOfAll(database, flowers, { ...everything, limit: 2, offset: 1 })).toEqual({
      documents: [5, 3],
      total: 4,
    })
    expect(await holdersOfAll(database, flowers, { ...everything, offset: 3 })).toEqual({ documents: [1], total: 4 })
    expect(asked.map(({ values }) => values)).toEqual([['flowers', 'flower']])
  })

  it('is kept for each sort by itself', async () => {
    const { database, asked } = documents()
    for (const sort of ['known', 'name', 'new', 'seen', 'name'] as const)
      await holdersOfAll(database, flowers, { ...everything, sort })
    expect(asked.map(({ text }) => text.match(/order by (\w+)/)?.[1])).toEqual([
      'known',
      'name',
      'published_at',
      'reads',
    ])
  })

  it('is of ids of any size, and of none at all', async () => {
    const far = documents({ order: [0x01020304, 7] })
    expect((await holdersOfAll(far.database, flowers, everything)).documents).toEqual([0x01020304, 7])
    for (const rows of [[], [{ ids: null }]]) {
      const { database } = recorded([{ to: '', rows: () => rows }])
      expect(await holdersOfAll(database, flowers, everything)).toEqual({ documents: [], total: 0 })
    }
  })
})

it('what is made of all entries is there still when much else was asked for, again and again', async () => {
  const { database, asked } = documents()
  const both = () => Promise.all([holders(database, flowers, red), holdersOfAll(database, flowers, everything)])
  await both()
  const before = asked.length
  askForMuchElse(database)
  await both()
  expect(asked.length).toBe(before)
})

describe('the entries that have terms', () => {
  it('stand in the order of the list, and say how many they are beyond the page', async () => {
    const { database } = documents()
    const page = { ...everything, terms: [red], limit: 2 }
    expect(await holdersOfAll(database, flowers, page)).toEqual({ documents: [9, 5], total: 3 })
    expect(await holdersOfAll(database, flowers, { ...page, offset: 2 })).toEqual({ documents: [3], total: 3 })
    expect(await holdersOfAll(database, flowers, { ...page, limit: null, offset: 1 })).toEqual({
      documents: [5, 3],
      total: 3,
    })
  })

  it('are asked of the database at once where several terms are new, which are read meanwhile for whoever comes next', async () => {
    const { database, asked, reads } = documents()
    const page = { ...everything, terms: [red, cut] }
    expect(await holdersOfAll(database, flowers, page)).toEqual({ documents: [9, 5], total: 2 })
    await new Promise((done) => setImmediate(done))
    const alone = asked.filter(({ text }) => text.includes('array[$1]'))
    expect(alone.map(({ values }) => values)).toEqual([[red], [cut]])
    const before = reads()
    expect(await holdersOfAll(database, flowers, page)).toEqual({ documents: [9, 5], total: 2 })
    expect(reads()).toBe(before)
  })

  it('are read meanwhile once, however many ask, and again where that failed', async () => {
    const { database, asked } = documents()
    let fails = true
    const failing: typeof database = {
      ...database,
      execute: async (text, values) => {
        if (fails && text.includes('array[$1]')) {
          fails = false
          throw new Error('away')
        }
        return database.execute(text, values)
      },
    }
    const page = { ...everything, terms: [red, cut] }
    const times = () => asked.filter(({ text }) => text.includes('array[$1]')).map(({ values }) => values[0])
    await Promise.all([holdersOfAll(failing, flowers, page), holdersOfAll(failing, flowers, page)])
    await new Promise((done) => setImmediate(done))
    expect(times()).toEqual([cut])
    await holdersOfAll(failing, flowers, page)
    await new Promise((done) => setImmediate(done))
    expect(times()).toEqual([cut, red])
  })

  it('are found in process where one term alone is asked for', async () => {
    const { database, asked } = documents()
    await holdersOfAll(database, flowers, { ...everything, terms: [red] })
    expect(asked.some(({ text }) => text.includes('terms @> $1)'))).toBe(false)
    expect(listed(await holders(database, flowers, red))).toEqual([3, 5, 9])
    expect(asked).toHaveLength(2)
  })
})

describe('after a publish', () => {
  it('those that got a term are among its holders; those that lost it, or are published no more, are not', async () => {
    const { database, publish, reads } = documents({ order: [9, 5, 3, 1, 7] })
    await holders(database, flowers, red)
    await allHolders(database, flowers)
    const before = reads()
    publish({
      changes: [
        { document: 5, terms: [cut] },
        { document: 9, terms: null },
        { document: 12, terms: [cut, red] },
        { document: 3, terms: [red] },
      ],
    })
    expect(listed(await holders(database, flowers, red))).toEqual([3, 12])
    expect(listed(await allHolders(database, flowers))).toEqual([1, 3, 5, 7, 12])
    expect(reads()).toBe(before)
  })

  it('each stands before what follows it now, and what went is gone', async () => {
    const { database, asked, publish, reads } = documents()
    await holdersOfAll(database, flowers, everything)
    const before = reads()
    publish({
      changes: [
        { document: 1, terms: [] },
        { document: 5, terms: null },
        { document: 8, terms: [] },
      ],
      followers: [
        { document: 1, follower: 9 },
        { document: 8, follower: null },
      ],
    })
    expect((await holdersOfAll(database, flowers, everything)).documents).toEqual([1, 9, 3, 8])
    expect(reads()).toBe(before)
    expect(asked.at(-1)?.values).toEqual(['flowers', 'flower', [1, 5, 8]])
    expect(asked.find(({ text }) => text.includes('read_model.changes'))?.values).toEqual(['flowers', 'flower', '1'])
  })

  it('nobody asks what follows where nothing of the resource changed', async () => {
    const { database, asked, publish } = documents()
    await holdersOfAll(database, flowers, everything)
    publish({})
    expect((await holdersOfAll(database, flowers, everything)).documents).toEqual([9, 5, 3, 1])
    expect(asked.some(({ text }) => text.includes('as follower'))).toBe(false)
  })

  it.each([
    ['name', '>', ''],
    ['known', '<', 'desc'],
  ] as const)('what follows by %s is looked for on the right side', async (sort, side, falling) => {
    const { database, asked, publish } = documents()
    await holdersOfAll(database, flowers, { ...everything, sort })
    publish({ changes: [{ document: 1, terms: [] }], followers: [{ document: 1, follower: 9 }] })
    await holdersOfAll(database, flowers, { ...everything, sort })
    const text = asked.find((one) => one.text.includes('as follower'))?.text ?? ''
    const by = sort === 'name' ? 'name collate "und-x-icu"' : sort
    expect(text).toContain(`f.${by} = c.${by} and f.slug > c.slug`)
    expect(text).toContain(`f.${by} ${side} c.${by}\n`)
    expect(text).toContain(`order by f.${by} ${falling}, f.slug limit 1`)
  })

  it('an order is read anew where one is to stand before what is not there', async () => {
    const { database, publish, reads } = documents()
    await holdersOfAll(database, flowers, everything)
    const before = reads()
    publish({
      order: [8, 9],
      changes: [{ document: 8, terms: [] }],
      followers: [{ document: 8, follower: 77 }],
    })
    expect((await holdersOfAll(database, flowers, everything)).documents).toEqual([8, 9])
    expect(reads()).toBe(before + 1)
  })

  it('the most read alone are in another order once readers have read more', async () => {
    const { database, grow, reads } = documents()
    for (const sort of ['seen', 'known'] as const) await holdersOfAll(database, flowers, { ...everything, sort })
    grow('reads')
    await holdersOfAll(database, flowers, { ...everything, sort: 'known' })
    expect(reads()).toBe(2)
    await holdersOfAll(database, flowers, { ...everything, sort: 'seen' })
    expect(reads()).toBe(3)
  })

  it('the most read are read anew, since no change is told of how often an entry was read', async () => {
    const { database, asked, publish } = documents()
    const seen = { ...everything, sort: 'seen' } as const
    await holdersOfAll(database, flowers, seen)
    publish({ order: [1, 3, 5, 9] })
    expect((await holdersOfAll(database, flowers, seen)).documents).toEqual([1, 3, 5, 9])
    expect(asked.some(({ text }) => text.includes('read_model.changes'))).toBe(false)
  })

  it.each([
    [500, 1],
    [501, 2],
  ])('of %d changes everything has been read %d times', async (number, times) => {
    const { database, publish, reads } = documents()
    await holders(database, flowers, red)
    publish({ changes: Array.from({ length: number }, (_, index) => ({ document: index + 20, terms: [red] })) })
    const after = listed(await holders(database, flowers, red))
    expect(after).toHaveLength(times === 1 ? number + 3 : 3)
    expect(reads()).toBe(times)
  })
})

it('counts what is kept of sets and orders by what it takes', async () => {
  const taken = async (order: number[], have: number[]) => {
    const { database } = documents({ order, have: { [red]: have } })
    await holdersOfAll(database, flowers, { ...everything, terms: [red] })
    return database.store.bytes()
  }
  const ids = Array.from({ length: 1000 }, (_, index) => index)
  const little = await taken(ids, [])
  expect((await taken([...ids, ...ids], [])) - little).toBe(4000)
  expect((await taken([5000, ...ids.slice(1)], [])) - little).toBe(4 * (5001 - 1000))
  expect((await taken(ids, [32 * 2000 - 1, ...ids, ...ids])) - little).toBe(8000 - 200)
})
