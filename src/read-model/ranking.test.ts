import { describe, expect, it } from 'vitest'
import { chance } from '#src/scripts/chance.ts'
import { BLOCK, blockOf, changedBlock, type Posting, postingOf } from './postings.ts'
import {
  type Alike,
  allInFields,
  allInTexts,
  Best,
  heldBy,
  type Matching,
  partly,
  type RankedWord,
  worthOf,
} from './ranking.ts'
import { wordPlaces } from './searched.ts'

const { name, subject, otherName, fact, passing } = wordPlaces

/** The documents that hold a word, by id, with its places. */
const held = (all: Held, resource = 'flower'): Posting => {
  const into = Object.entries(all).map(([document, at]) => ({ document: Number(document), places: at }))
  return postingOf(
    [...new Set(into.map(({ document }) => blockOf(document)))].map((block) => ({
      resource,
      block,
      held: changedBlock(null, {
        out: new Set(),
        into: into.filter(({ document }) => blockOf(document) === block),
      }),
    })),
  )
}

const word = (posting: Posting, { weight = 1, isRequired = true } = {}): RankedWord => ({
  postings: [posting],
  weight,
  isRequired,
})

type Held = Readonly<Record<number, number>>
type Told = { resource: string; document: number; score: number; holds: number }

/** What is told of a block, one by one. */
const each = ({ resource, first, documents, count, scores, holds }: Matching): Told[] =>
  Array.from(documents.subarray(0, count), (own) => ({
    resource,
    document: first + own,
    score: scores[own] ?? 0,
    holds: holds[own] ?? 0,
  }))

function whole(words: readonly RankedWord[], standingOf = (_: string) => 1) {
  const matches: { inFields: Told[]; inTexts: Told[] } = { inFields: [], inTexts: [] }
  allInFields(words, standingOf, { tell: (matching) => void matches.inFields.push(...each(matching)) })
  allInTexts(words, standingOf, {
    tell: (matching) => void matches.inTexts.push(...each(matching)),
    isWanted: () => true,
  })
  return matches
}

const some = (words: readonly RankedWord[]): Told[] => {
  const matches: Told[] = []
  partly(words, () => 1, { tell: (matching) => void matches.push(...each(matching)) })
  return matches.sort((a, b) => a.document - b.document)
}

const documents = (matches: readonly Told[]): number[] => matches.map(({ document }) => document)

describe('what a word is worth', () => {
  it('is more in a name than among facts, more among facts than in passing, least in a text', () => {
    const order = [name, otherName, fact, passing, 0].map((at) => worthOf[at] as number)
    expect(order).toEqual([...order].sort((a, b) => b - a))
    expect(worthOf[name]).toBe(worthOf[subject])
  })

  it('is more in two places than in one, and never as much as in a better one', () => {
    expect(worthOf[name | fact]).toBeGreaterThan(worthOf[name] as number)
    expect(worthOf[otherName | fact | passing]).toBeLessThan(1)
    for (const worth of worthOf) expect(worth).toBeLessThan(1)
  })
})

describe('who holds all words', () => {
  const rose = held({ 1: name, 2: passing, 3: 0, [BLOCK + 1]: name })
  const red = held({ 1: fact, 3: fact, 4: fact })

  it('is told apart by whether fields have them all', () => {
    const matches = whole([word(rose), word(red)])
    expect(documents(matches.inFields)).toEqual([1])
    expect(documents(matches.inTexts)).toEqual([3])
  })

  it('is worth what the words weigh, by where they stand', () => {
    const [first] = whole([word(rose, { weight: 3 }), word(red)]).inFields
    expect(first?.score).toBeCloseTo(3 * (worthOf[name] as number) + (worthOf[fact] as number))
    const [half] = whole([word(rose)], () => 0.5).inFields
    expect(half?.score).toBeCloseTo((worthOf[name] as number) / 2)
  })

  it('needs no word that everything here is called by, and is worth more with it', () => {
    const flower = held({ 1: subject })
    const matches = whole([word(rose), word(flower, { weight: 0.1, isRequired: false })]).inFields
    expect(documents(matches)).toEqual([1, 2, BLOCK + 1])
    expect((matches[0] as Told).score).toBeGreaterThan((matches[2] as Told).score)
  })

  it('holds one of the words that a word may stand for', () => {
    const either = { postings: [held({ 1: name }), held({ 2: name })], weight: 1, isRequired: true }
    expect(documents(whole([either]).inFields)).toEqual([1, 2])
  })

  it.each([true, false])(
    'is who each entry by itself is, however many hold a word; the second needed: %s',
    (isNeeded) => {
      const draw = chance(3)
      const ids = Array.from({ length: 2 * BLOCK }, (_, document) => document)
      const all: Held[] = [0.05, 0.2, 0.5].map((share) => {
        const holders = ids.filter(() => draw.next() < share)
        return Object.fromEntries(
          holders.map((document) => [document, draw.next() < 0.2 ? draw.one([name, fact, passing]) : 0]),
        )
      })
      const words = all.map((one, index) => word(held(one), { weight: 3 - index, isRequired: index !== 1 || isNeeded }))
      const needed = all.filter((_, index) => words[index]?.isRequired)
      const told = ids
        .filter((document) => needed.every((one) => document in one))
        .map((document) => ({
          resource: 'flower',
          document,
          score: all.reduce(
            (sum, one, at) => sum + (document in one ? (3 - at) * (worthOf[one[document] ?? 0] ?? 0) : 0),
            0,
          ),
          holds: all.reduce((bits, one, at) => (document in one ? bits | (1 << at) : bits), 0),
        }))
      const isInFields = ({ document }: Told) => needed.every((one) => one[document] !== 0)
      const plain = (matches: readonly Told[]) =>
        matches.map((one) => ({ ...one, score: one.score.toFixed(9) })).sort((a, b) => a.document - b.document)
      const { inFields, inTexts } = whole(words)
      expect(plain(inFields)).toEqual(plain(told.filter(isInFields)))
      expect(plain(inTexts)).toEqual(plain(told.filter((one) => !isInFields(one))))
      expect(inTexts.length).toBeGreaterThan(10)
    },
  )

  it('is asked about at once where all have it in texts alone, and told where it is wanted', () => {
    const asked = (words: readonly RankedWord[], isWanted: (alike: Alike) => boolean) => {
      const alike: Alike[] = []
      const told: Told[] = []
      allInTexts(words, () => 0.5, {
        tell: (matching) => void told.push(...each(matching)),
        isWanted: (one) => {
          alike.push(one)
          return isWanted(one)
        },
      })
      return { alike, told }
    }
    const [one, other] = [held({ 3: 0, 7: 0, [BLOCK + 2]: 0, 9: fact }), held({ 3: 0, 7: 0, [BLOCK + 2]: 0 })]
    const score = 0.5 * 3 * (worthOf[0] as number)
    const words = [word(one, { weight: 2 }), word(other)]
    expect(asked(words, ({ first }) => first > 0)).toEqual({
      alike: [
        { resource: 'flower', first: 0, count: 2, score },
        { resource: 'flower', first: BLOCK, count: 1, score },
      ],
      told: [{ resource: 'flower', document: BLOCK + 2, score, holds: 0b11 }],
    })
    const either = { postings: [one, other], weight: 1, isRequired: true }
    for (const apart of [[word(one), word(other, { isRequired: false })], [either]])
      expect(asked(apart, () => true).alike).toEqual([])
  })

  it('leaves nothing behind for who asks next', () => {
    whole([word(rose), word(red)])
    const [first] = whole([word(red)]).inFields
    expect(first?.score).toBeCloseTo(worthOf[fact] as number)
  })

  it('is found in whichever blocks of whichever resources all words stand, in any order in which they are read', () => {
    const blocks = (...all: [string, number][]) =>
      postingOf(
        all.map(([resource, block]) => ({
          resource,
          block,
          held: changedBlock(null, { out: new Set(), into: [{ document: block * BLOCK, places: name }] }),
        })),
      )
    const one = blocks(['flower', 12], ['city', 0], ['flower', 1], ['flower', 3], ['day', 2])
    const other = blocks(['flower', 3], ['flower', 2], ['day', 2], ['flower', 12], ['country', 0])
    const places = (words: readonly RankedWord[]) =>
      whole(words).inFields.map(({ resource, document }) => `${resource} ${document / BLOCK}`)
    expect(places([word(one), word(other)])).toEqual(['day 2', 'flower 3', 'flower 12'])
    const either = { postings: [other, one], weight: 1, isRequired: true }
    const all = ['city 0', 'country 0', 'day 2', 'flower 1', 'flower 2', 'flower 3', 'flower 12']
    expect(places([either])).toEqual(all)
    expect(places([word(blocks(['day', 2], ['flower', 2])), either])).toEqual(['day 2', 'flower 2'])
    expect(some([word(one), word(other)]).length).toBe(all.length)
  })

  it('is of its resource', () => {
    const words = [word(held({ 1: name })), word(held({ 1: name }, 'city'))]
    expect(whole(words)).toEqual({ inFields: [], inTexts: [] })
  })

  it('is nobody where no word is needed', () => {
    expect(whole([word(rose, { isRequired: false })])).toEqual({ inFields: [], inTexts: [] })
  })
})

describe('who holds some words', () => {
  it('has the rarest among its facts, another in its name, or two others', () => {
    const rarest = held({ 1: fact, 2: 0 })
    const other = held({ 2: fact, 3: name, 4: fact, 5: fact })
    const third = held({ 4: passing, 5: 0, 6: fact })
    expect(documents(some([word(rarest), word(other), word(third)]))).toEqual([1, 3, 4])
  })

  it('is worth what texts have of the other words too', () => {
    const inText = held(Object.fromEntries(Array.from({ length: 300 }, (_, document) => [document, 0])))
    const matches = some([word(held({ 7: fact })), word(inText)])
    expect(matches.map(({ document, holds }) => [document, holds])).toEqual([[7, 0b11]])
    expect(matches[0]?.score).toBeCloseTo((worthOf[fact] as number) + (worthOf[0] as number))
  })

  it('is told which they are', () => {
    const words = [word(held({ 1: fact })), word(held({ 2: fact })), word(held({ 1: 0 }))]
    expect(heldBy(words, 'flower', 1)).toBe(0b101)
    expect(heldBy(words, 'city', 1)).toBe(0)
    const either = { postings: [held({ 1: name }), held({ 2: name })], weight: 1, isRequired: true }
    expect([1, 2, 3].map((document) => heldBy([either], 'flower', document))).toEqual([1, 1, 0])
  })
})

describe('the best of many', () => {
  it('are in order, and no more than are wanted', () => {
    const best = new Best<number>(3, (a, b) => a > b)
    for (const number of [4, 9, 1, 7, 8, 2]) best.add(number)
    expect(best.list).toEqual([9, 8, 7])
    const none = new Best<number>(0, (a, b) => a > b)
    none.add(1)
    expect(none.list).toEqual([])
  })
})
