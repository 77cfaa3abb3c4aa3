import { describe, expect, it } from 'vitest'
import { growing, int4 } from '#test/recorded.ts'
import { hasWord, wordsIn } from '../dictionary.ts'
import { BLOCK, changedBlock, placesIn } from '../postings.ts'
import { writtenWords } from '../searched.ts'
import { dictionaryIn, knownIn, postingIn, rewordedSince } from './words.ts'

/** An entry that changed, as the read model tells of it. */
type Changed = {
  document: number
  resource?: string
  score?: number | null
  words?: Record<string, number> | null
  keys?: string[] | null
  ranks?: number[] | null
}

/** Blocks of one word and resource as they come: each by its number, with who holds the word in it. */
const blocksOf = (...blocks: [number: number, held: Record<number, number>][]): string =>
  Buffer.concat(
    blocks.map(([number, held]) => {
      const into = Object.entries(held).map(([document, places]) => ({ document: Number(document), places }))
      const bytes = changedBlock(null, { out: new Set(), into })
      return Buffer.concat([int4([number, bytes.length]), bytes])
    }),
  ).toString('base64')

/** Words of flowers, whose revision grows with these changes. */
function flowerWords() {
  let changes: Changed[] = []
  const { database, asked, grow } = growing([
    {
      to: 'read_model.changes',
      rows: () =>
        changes.map(({ resource = 'flower', score = 5, words = {}, keys = null, ranks = null, ...change }) => ({
          ...{ ...change, resource, score, keys, ranks },
          ...(words
            ? writtenWords({ own: new Map(Object.entries(words)), borrowed: new Map() })
            : { words, borrowed: words }),
        })),
    },
    {
      to: 'read_model.postings',
      rows: ([, words]) =>
        (words as string[]).flatMap((word, index) =>
          word === 'rose'
            ? [
                { at: index + 1, resource: 'flower', blocks: blocksOf([0, { 1: 16, 2: 0 }], [1, { [BLOCK + 3]: 2 }]) },
                { at: index + 1, resource: 'city', blocks: blocksOf([0, { 1: 4 }]) },
              ]
            : word === 'red'
              ? [{ at: index + 1, resource: 'flower', blocks: blocksOf([0, { 2: 2 }]) }]
              : [],
        ),
    },
    {
      to: 'from read_model.words',
      rows: () => [
        { word: 'rose', entries: 3 },
        { word: 'garden', entries: 1 },
      ],
    },
    {
      to: 'int4send(score)',
      rows: () => [
        { resource: 'flower', scores: int4([2, 300, 5, 0]) },
        { resource: 'city', scores: int4([1, 70]) },
      ],
    },
  ])
  return {
    database,
    asked,
    publish(...next: Changed[]) {
      changes = next
      grow()
    },
    /** Statements but those of changes. */
    reads: () => asked.filter(({ text }) => !text.includes('read_model.changes')).length,
  }
}

describe('who holds a word', () => {
  it('is read of all blocks and resources, each entry with its places', async () => {
    const { database } = flowerWords()
    const rose = await postingIn(database, 'flowers', 'rose')
    const places = (resource: string, document: number) => placesIn(rose, resource, document)
    expect([places('flower', 1), places('flower', 2), places('flower', BLOCK + 3)]).toEqual([16, 0, 2])
    expect([places('city', 1), places('city', 2), places('flower', 3)]).toEqual([4, undefined, undefined])
  })

  it('is nobody for a word that no entry has', async () => {
    const { database } = flowerWords()
    expect((await postingIn(database, 'flowers', 'lily')).blocks).toEqual([])
  })

  it('is asked in one statement of several words at once, and told of each by itself', async () => {
    const { database, asked } = flowerWords()
    const [lily, red, rose] = await Promise.all(
      ['lily', 'red', 'rose'].map((word) => postingIn(database, 'flowers', word)),
    )
    expect(asked.map(({ values }) => values)).toEqual([
      [
        ['flowers', 'flowers', 'flowers'],
        ['lily', 'red', 'rose'],
      ],
    ])
    expect([lily?.blocks.length, red?.blocks.length, rose?.blocks.length]).toEqual([0, 1, 3])
  })

  it('is kept by service and word', async () => {
    const { database, reads } = flowerWords()
    await postingIn(database, 'flowers', 'rose')
    await postingIn(database, 'flowers', 'rose')
    expect(reads()).toBe(1)
    await postingIn(database, 'food', 'rose')
    await postingIn(database, 'flowers', 'red')
    expect(reads()).toBe(3)
  })

  it('follows what entries say after a publish, without reading it anew', async () => {
    const { database, publish, reads } = flowerWords()
    await postingIn(database, 'flowers', 'rose')
    publish(
      { document: 1, words: { lily: 16 } },
      { document: 2, words: { rose: 8 } },
      { document: 9, words: { rose: 0 } },
      { document: 1, resource: 'city', score: null, words: null },
    )
    const rose = await postingIn(database, 'flowers', 'rose')
    expect([1, 2, 9, BLOCK + 3].map((id) => placesIn(rose, 'flower', id))).toEqual([undefined, 8, 0, 2])
    expect(placesIn(rose, 'city', 1)).toBeUndefined()
    expect(reads()).toBe(1)
  })
})

describe('the words of a service', () => {
  it('are those that were read, and nothing beside', async () => {
    const { database, asked } = flowerWords()
    const [all, added] = await dictionaryIn(database, 'flowers')
    expect(wordsIn(all)).toEqual([
      { word: 'garden', entries: 1 },
      { word: 'rose', entries: 3 },
    ])
    expect(wordsIn(added)).toEqual([])
    expect(asked[0]?.values).toEqual(['flowers'])
  })

  it('grow by the words that came into names and fields: by no mark, no word of a text alone, and none twice', async () => {
    const { database, publish, reads } = flowerWords()
    await dictionaryIn(database, 'flowers')
    publish(
      { document: 1, words: { rose: 16, lily: 16, vase: 0, '@when': 8, '+kingcup': 1, '~rs': 16 } },
      { document: 2, words: { lily: 1, aster: 2 } },
    )
    const [all, added] = await dictionaryIn(database, 'flowers')
    expect(wordsIn(added)).toEqual([
      { word: 'aster', entries: 1 },
      { word: 'lily', entries: 1 },
    ])
    expect(hasWord(all, 'rose')).toBe(true)
    publish({ document: 3, words: { aster: 16, tulip: 16 } })
    expect(wordsIn((await dictionaryIn(database, 'flowers'))[1]).map(({ word }) => word)).toEqual([
      'aster',
      'lily',
      'tulip',
    ])
    expect(reads()).toBe(1)
  })

  it('stay the very same where no word came', async () => {
    const { database, publish } = flowerWords()
    const before = await dictionaryIn(database, 'flowers')
    publish({ document: 1, words: { rose: 16 } })
    const after = await dictionaryIn(database, 'flowers')
    expect(after[0]).toBe(before[0])
    expect(after[1]).toBe(before[1])
  })

  it.each([
    [2000, 1],
    [2001, 2],
  ])('with %d that came have been read %d times', async (number, times) => {
    const { database, publish, reads } = flowerWords()
    await dictionaryIn(database, 'flowers')
    publish({ document: 1, words: Object.fromEntries(Array.from({ length: number }, (_, at) => [`w${at}`, 16])) })
    const [, added] = await dictionaryIn(database, 'flowers')
    expect(wordsIn(added)).toHaveLength(times === 1 ? number : 0)
    expect(reads()).toBe(times)
  })
})

describe('how well entries are documented', () => {
  it('stands under resource and id, below zero where there is no entry', async () => {
    const { database } = flowerWords()
    const { entries, scores } = await knownIn(database, 'flowers')
    expect(entries).toBe(3)
    expect([...(scores.get('flower') ?? [])]).toEqual([-1, -1, 300, -1, -1, 0])
    expect([...(scores.get('city') ?? [])]).toEqual([-1, 70])
  })

  it('follows after a publish: who came, who changed and who went', async () => {
    const { database, publish, reads } = flowerWords()
    const before = await knownIn(database, 'flowers')
    publish(
      { document: 2, score: null },
      { document: 5, score: 12 },
      { document: 7, score: 1 },
      { document: 1, resource: 'flower_day', score: 9 },
    )
    const { entries, scores } = await knownIn(database, 'flowers')
    expect([...(scores.get('flower') ?? [])]).toEqual([-1, -1, -1, -1, -1, 12, -1, 1])
    expect([...(scores.get('flower_day') ?? [])]).toEqual([-1, 9])
    expect(scores.get('city')).toBe(before.scores.get('city'))
    expect(entries).toBe(4)
    expect([...(before.scores.get('flower') ?? [])]).toEqual([-1, -1, 300, -1, -1, 0])
    expect(reads()).toBe(1)
  })

  it('keeps its length where the last one changes', async () => {
    const { database, publish } = flowerWords()
    await knownIn(database, 'flowers')
    publish({ document: 5, score: null })
    const { entries, scores } = await knownIn(database, 'flowers')
    expect([...(scores.get('flower') ?? [])]).toEqual([-1, -1, 300, -1, -1, -1])
    expect(entries).toBe(2)
  })
})

describe('what changed since a revision', () => {
  it('is each entry with its words and its names, and once asked for is known', async () => {
    const { database, asked, publish } = flowerWords()
    publish(
      { document: 1, words: { rose: 18 }, keys: ['rose', 'gulab'], ranks: [0, 1] },
      { document: 2, score: null, words: null },
    )
    const changes = await rewordedSince(database, 'flowers', '1')
    expect(changes).toEqual([
      {
        ...{ document: 1, resource: 'flower', score: 5, words: new Map([['rose', 18]]) },
        names: [
          { key: 'rose', rank: 0 },
          { key: 'gulab', rank: 1 },
        ],
      },
      { document: 2, resource: 'flower', score: null, words: new Map(), names: [] },
    ])
    expect(await rewordedSince(database, 'flowers', '1')).toBe(changes)
    expect(asked).toHaveLength(1)
    const [service, resources, revision] = asked[0]?.values ?? []
    expect([service, revision]).toEqual(['flowers', '1'])
    expect(resources).toEqual(expect.arrayContaining(['flower', 'city', 'flower_day']))
  })

  it.each([
    [50, false],
    [51, true],
  ])('of %d entries is too much: %s', async (number, isTooMuch) => {
    const { database, publish } = flowerWords()
    publish(...Array.from({ length: number }, (_, index) => ({ document: index + 1 })))
    expect((await rewordedSince(database, 'flowers', '1')) === null).toBe(isTooMuch)
  })

  it('is read anew where it is too much', async () => {
    const { database, publish, reads } = flowerWords()
    const all = async () =>
      Promise.all([
        postingIn(database, 'flowers', 'rose'),
        dictionaryIn(database, 'flowers'),
        knownIn(database, 'flowers'),
      ])
    await all()
    publish(...Array.from({ length: 51 }, (_, index) => ({ document: index + 1 })))
    await all()
    expect(reads()).toBe(6)
  })
})

describe('what is kept of words', () => {
  const taken = async (
    answer: object[],
    ask: (database: ReturnType<typeof growing>['database']) => Promise<unknown>,
  ) => {
    const { database } = growing([{ to: '', rows: () => answer }])
    await ask(database)
    return database.store.bytes()
  }

  it('is counted by what it takes', async () => {
    const word = (...words: string[]) =>
      taken(
        words.map((one) => ({ word: one, entries: 1 })),
        (database) => dictionaryIn(database, 'flowers'),
      )
    expect((await word('rose', 'lily')) - (await word('rose'))).toBe(4 * 2 + 12)
    const scored = (...ids: number[]) =>
      taken(
        ids.map((id) => ({ resource: `of ${id}`, scores: int4([id, 1]) })),
        (database) => knownIn(database, 'flowers'),
      )
    expect((await scored(99, 9)) - (await scored(99))).toBe(4 * 10 + 300)
    const changes = (...words: string[]) =>
      taken(
        words.map((one) => ({
          resource: 'flower',
          document: 1,
          score: 1,
          words: one,
          keys: ['a', 'b'],
          ranks: [0, 1],
        })),
        (database) => rewordedSince(database, 'flowers', '1'),
      )
    expect((await changes('rose:1 red:2', 'rose:1')) - (await changes('rose:1 red:2'))).toBe(60 * (5 + 1 + 2))
  })
})
