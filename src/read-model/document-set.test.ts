import { describe, expect, it } from 'vitest'
import {
  changed,
  type DocumentSet,
  drawn,
  inAll,
  inAny,
  inOrder,
  orderOf,
  reordered,
  setOf,
  sizeOf,
} from './document-set.ts'

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => from + index * step)
const documentSet = (ids: readonly number[]): DocumentSet => setOf(Uint32Array.from(ids))

/** All of these ids, in their own order. */
const byId = (most: number) => orderOf(Uint32Array.from(range(0, most)))
const idsIn = (set: DocumentSet): number[] => inOrder(set, byId(20_000), 0, Number.POSITIVE_INFINITY)

const many = documentSet(range(0, 10_000, 2))
const others = documentSet(range(0, 15_000, 3))
const few = documentSet([9, 12, 9996, 14_997])
const fewer = documentSet([12, 14_997])

describe('a set of documents', () => {
  it('is kept as bits where many belong to it, else as a list', () => {
    expect([many.kind, others.kind, few.kind, documentSet([]).kind]).toEqual(['bits', 'bits', 'list', 'list'])
  })

  it.each([
    ['many and many', [many, others], range(0, 10_000, 6)],
    ['many and few', [others, few], [9, 12, 9996, 14_997]],
    ['few, few and many', [few, many, fewer], [12]],
    ['nothing and many', [documentSet([]), many], []],
    ['few in no order, and few', [documentSet([14_997, 9996, 12, 9]), documentSet([14_997, 9])], [9, 14_997]],
    ['itself', [few, few], [9, 12, 9996, 14_997]],
  ])('shared by %s is what stands in all', (_, sets, ids) => {
    expect([idsIn(inAll(sets)), sizeOf(inAll(sets))]).toEqual([ids, ids.length])
  })

  it('of any of several holds what stands in one of them', () => {
    expect(idsIn(inAny([fewer, documentSet([3, 12])]))).toEqual([3, 12, 14_997])
    expect(sizeOf(inAny([many, others]))).toBe(new Set([...range(0, 10_000, 2), ...range(0, 15_000, 3)]).size)
  })

  it.each([
    ['bits', many],
    ['a list', few],
  ])('as %s loses what goes and gains what comes, beyond its end too, and stays as it was itself', (_, set) => {
    const before = idsIn(set)
    const after = changed(set, { out: [12, 7], into: [3, 19_999, 9996] })
    expect(idsIn(after)).toEqual(
      [...new Set([...before.filter((id) => id !== 12), 3, 9996, 19_999])].sort((a, b) => a - b),
    )
    expect(idsIn(set)).toEqual(before)
  })

  it.each([
    ['many', many],
    ['few', few],
  ])('of %s is paged in any order', (_, set) => {
    const backwards = orderOf(Uint32Array.from(range(0, 20_000).reverse()))
    const all = idsIn(set).reverse()
    expect(inOrder(set, backwards, 1, 3)).toEqual(all.slice(1, 3))
    expect(inOrder(set, backwards, all.length - 1, all.length + 9)).toEqual(all.slice(-1))
    expect(inOrder(set, backwards, all.length, all.length + 9)).toEqual([])
  })
})

describe('an order', () => {
  const order = orderOf(Uint32Array.from([5, 3, 9, 1, 7]))
  const changedBy = (out: number[], into: [document: number, follower: number | null][]) =>
    reordered(
      order,
      out,
      into.map(([document, follower]) => ({ document, follower })),
    )

  it.each([
    ['one that goes', [9], [], [5, 3, 1, 7]],
    ['one that is not there going', [4], [], [5, 3, 9, 1, 7]],
    ['one that comes first', [], [[2, 5]], [2, 5, 3, 9, 1, 7]],
    ['one that comes last', [], [[2, null]], [5, 3, 9, 1, 7, 2]],
    ['one that moves', [1], [[1, 3]], [5, 1, 3, 9, 7]],
    ['one that stays in its place', [9], [[9, 1]], [5, 3, 9, 1, 7]],
    [
      'several before one another',
      [9],
      [
        [9, 2],
        [2, 4],
        [4, 7],
      ],
      [5, 3, 1, 9, 2, 4, 7],
    ],
    [
      'all of them',
      [5, 3, 9, 1, 7],
      [
        [3, 1],
        [1, null],
      ],
      [3, 1],
    ],
  ] as [string, number[], [number, number | null][], number[]][])(
    'with %s is as it would be read',
    (_, out, into, expected) => {
      const { documents, places } = changedBy(out, into) as ReturnType<typeof orderOf>
      expect([...documents]).toEqual(expected)
      expect(expected.map((document) => places[document])).toEqual(range(0, expected.length))
      expect([...order.documents]).toEqual([5, 3, 9, 1, 7])
    },
  )

  it('is not known where something is to stand before what is not there, or before itself', () => {
    expect([
      changedBy([], [[2, 4]]),
      changedBy(
        [9],
        [
          [9, 2],
          [2, 9],
        ],
      ),
    ]).toEqual([null, null])
  })
})

describe('a draw', () => {
  const seeds = range(0, 4000)

  it('gives each member its share, and none of an empty set', () => {
    for (const members of [range(0, 20), [3, 4_000, 5_000, 90_000]]) {
      const set = documentSet(members)
      const times = new Map(members.map((id) => [id, 0]))
      for (const seed of seeds) {
        const id = drawn(set, seed * 7919) as number
        times.set(id, (times.get(id) ?? 0) + 1)
      }
      expect(times.size).toBe(members.length)
      for (const number of times.values()) expect(number).toBeGreaterThan(seeds.length / members.length / 2)
    }
    expect(drawn(documentSet([]), 1)).toBeNull()
  })

  it('is the same for a seed for ever: what is of the day today is so after a release, too', () => {
    const drawnFrom = (ids: readonly number[]) => range(1, 7).map((seed) => drawn(documentSet(ids), seed))
    expect(drawnFrom(range(0, 100))).toEqual([55, 6, 39, 5, 77, 8])
    expect(drawnFrom([3, 9000, 40_000])).toEqual([40_000, 40_000, 3, 3, 40_000, 9000])
  })

  it('stays the same when another joins, unless it is that one', () => {
    const before = documentSet(range(0, 100))
    const after = changed(before, { out: [], into: [101] })
    expect(seeds.filter((seed) => ![drawn(before, seed), 101].includes(drawn(after, seed)))).toEqual([])
  })
})
