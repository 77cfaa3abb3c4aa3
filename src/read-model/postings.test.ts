import { describe, expect, it } from 'vitest'
import {
  BLOCK,
  blockOf,
  bytesOfPosting,
  changedBlock,
  changedPosting,
  documentsIn,
  type Held,
  placesIn,
  postingOf,
} from './postings.ts'
import { wordPlaces } from './searched.ts'

/** A posting of these documents of two resources. */
const posting = (held: Readonly<Record<string, readonly Held[]>>) =>
  postingOf(
    Object.entries(held).flatMap(([resource, all]) =>
      [...new Set(all.map(({ document }) => blockOf(document)))].map((block) => ({
        resource,
        block,
        held: changedBlock(null, { out: new Set(), into: all.filter(({ document }) => blockOf(document) === block) }),
      })),
    ),
  )

const { name, fact } = wordPlaces
const far = 3 * BLOCK + 7
const all = {
  flower: [
    { document: 1, places: name },
    { document: BLOCK - 1, places: 0 },
    { document: far, places: name | fact },
  ],
}

describe('a posting', () => {
  it('says where a word stands in each entry, in a text alone too', () => {
    const built = posting({ ...all, city: [{ document: 1, places: fact }] })
    expect([1, BLOCK - 1, far, 2, far + 1].map((document) => placesIn(built, 'flower', document))).toEqual([
      name,
      0,
      name | fact,
      undefined,
      undefined,
    ])
    expect(placesIn(built, 'city', 1)).toBe(fact)
    expect(built.inFields).toBe(3)
    expect(documentsIn(built, name)).toEqual([
      { resource: 'flower', document: 1 },
      { resource: 'flower', document: far },
    ])
  })

  it('has all places of a word at once', () => {
    const everywhere = 2 ** 5 - 1
    expect(placesIn(posting({ flower: [{ document: 2047, places: everywhere }] }), 'flower', 2047)).toBe(everywhere)
  })

  it('follows what changes: who comes, who leaves, who holds it elsewhere, the first and the last of a block', () => {
    const before = posting(all)
    const after = changedPosting(before, [
      { resource: 'flower', document: 1, places: fact },
      { resource: 'flower', document: far, places: null },
      { resource: 'flower', document: 5, places: null },
      { resource: 'city', document: 9, places: name },
    ])
    expect([1, BLOCK - 1, far, 5].map((document) => placesIn(after, 'flower', document))).toEqual([
      fact,
      0,
      undefined,
      undefined,
    ])
    expect(placesIn(after, 'city', 9)).toBe(name)
    expect(after.inFields).toBe(2)
    expect(after.blocks).toHaveLength(2)
    expect(before).toEqual(posting(all))
  })

  it('stays the one it is where an entry that changed holds the word as before, or holds it neither before nor after', () => {
    const before = posting(all)
    const unchanged = all.flower?.[0] as Held
    expect(
      changedPosting(before, [
        { resource: 'flower', ...unchanged },
        { resource: 'flower', document: 5, places: null },
      ]),
    ).toBe(before)
  })

  it('has a word of most texts in little room, and says of each entry what it says of others', () => {
    const many = Array.from({ length: 900 }, (_, index) => ({
      document: BLOCK + 2 * index,
      places: index % 100 === 0 ? fact : 0,
    }))
    const built = posting({ flower: many })
    expect(bytesOfPosting(built)).toBeLessThan(many.length * 2)
    for (const { document, places: at } of many) expect(placesIn(built, 'flower', document), `${document}`).toBe(at)
    expect(placesIn(built, 'flower', BLOCK + 1)).toBeUndefined()
    const fewer = changedPosting(
      built,
      many.slice(100).map(({ document }) => ({ resource: 'flower', document, places: null })),
    )
    expect(fewer).toEqual(posting({ flower: many.slice(0, 100) }))
    expect(
      changedPosting(
        fewer,
        many.slice(100).map((one) => ({ resource: 'flower', ...one })),
      ),
    ).toEqual(built)
  })
})

describe('a stored block', () => {
  it('is the same bytes in whatever order documents came', () => {
    const into: Held[] = [7, 3, 2000, 12].map((document) => ({ document, places: document % 32 }))
    const atOnce = changedBlock(null, { out: new Set(), into })
    const inTurn = into.reduce<Buffer | null>((held, one) => changedBlock(held, { out: new Set(), into: [one] }), null)
    expect(inTurn).toEqual(atOnce)
    const [seven, ...others] = into
    expect(changedBlock(atOnce, { out: new Set([seven?.document ?? 0]), into: [] })).toEqual(
      changedBlock(null, { out: new Set(), into: others }),
    )
  })

  it('is the same bytes, few or many as there were between', () => {
    const into: Held[] = Array.from({ length: 400 }, (_, document) => ({ document, places: document % 50 ? 0 : name }))
    const [few, many] = [into.slice(0, 120), changedBlock(null, { out: new Set(), into })]
    const less = changedBlock(many, { out: new Set(into.slice(120).map(({ document }) => document)), into: [] })
    expect(less).toEqual(changedBlock(null, { out: new Set(), into: few }))
    expect(changedBlock(less, { out: new Set(), into: into.slice(120) })).toEqual(many)
  })

  it('is empty when the last document has left it', () => {
    const held = changedBlock(null, { out: new Set(), into: [{ document: 1, places: name }] })
    expect(changedBlock(held, { out: new Set([1]), into: [] })).toHaveLength(0)
  })
})
