import { describe, expect, it } from 'vitest'
import { chance } from '#src/scripts/chance.ts'
import { idsIn } from './document-set.ts'
import { BLOCK, blockOf, changedBlock, type Posting, postingOf } from './postings.ts'
import { allInFields, allInTexts, bestOf, heldBy, partly, type RankedWord, worthOf } from './ranking.ts'
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

function whole(words: readonly RankedWord[], standingOf = (_: string) => 1) {
  const matches: { inFields: Told[]; inTexts: Told[] } = { inFields: [], inTexts: [] }
  const to = (list: Told[]) => (resource: string, document: number, score: number, holds: number) =>
    void list.push({ resource, document, score, holds })
  allInFields(words, standingOf, to(matches.inFields))
  const tell = to(matches.inTexts)
  allInTexts(words, standingOf, {
    tell,
    tellAlike: (resource, first, bits, score, holds) => {
      for (const own of idsIn(bits)) tell(resource, first + own, score, holds)
    },
  })
  return matches
}

const some = (words: readonly RankedWord[]): number[] => {
  const matching: number[] = []
  partly(
    words,
    () => 1,
    (_, document) => void matching.push(document),
  )
  return matching.sort((a, b) => a - b)
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

  it('is told at once where all have it in texts alone, by as many bits, and one by one where words are worth more', () => {
    const alike = (words: readonly RankedWord[]) => {
      const told: [number, number[], number, number][] = []
      allInTexts(words, () => 0.5, {
        tell: () => {},
        tellAlike: (_, first, bits, score, holds) => void told.push([first, [...idsIn(bits)], score, holds]),
      })
      return told
    }
    const [one, other] = [held({ 3: 0, 7: 0, [BLOCK + 2]: 0, 9: fact }), held({ 3: 0, 7: 0, [BLOCK + 2]: 0 })]
    expect(alike([word(one, { weight: 2 }), word(other)])).toEqual([
      [0, [3, 7], 0.5 * 3 * (worthOf[0] as number), 0b11],
      [BLOCK, [2], 0.5 * 3 * (worthOf[0] as number), 0b11],
    ])
    expect(alike([word(one), word(other, { isRequired: false })])).toEqual([])
    expect(alike([{ postings: [one, other], weight: 1, isRequired: true }])).toEqual([])
  })

  it('leaves nothing behind for who asks next', () => {
    whole([word(rose), word(red)])
    const [first] = whole([word(red)]).inFields
    expect(first?.score).toBeCloseTo(worthOf[fact] as number)
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
    expect(some([word(rarest), word(other), word(third)])).toEqual([1, 3, 4])
  })

  it('is worth what texts have of the other words too', () => {
    const inText = held(Object.fromEntries(Array.from({ length: 300 }, (_, document) => [document, 0])))
    const matches: Told[] = []
    partly(
      [word(held({ 7: fact })), word(inText)],
      () => 1,
      (resource, document, score, holds) => {
        matches.push({ resource, document, score, holds })
      },
    )
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
    const { list, add } = bestOf<number>(3, (a, b) => a > b)
    for (const number of [4, 9, 1, 7, 8, 2]) add(number)
    expect(list).toEqual([9, 8, 7])
    const none = bestOf<number>(0, (a, b) => a > b)
    none.add(1)
    expect(none.list).toEqual([])
  })
})
