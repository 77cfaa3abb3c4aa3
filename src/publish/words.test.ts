import { expect, it } from 'vitest'
import { changedBlock } from '#src/read-model/postings.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { recorded } from '#test/recorded.ts'
import { indexWords, moveWords, noWords, writeNames } from './words.ts'

type Asked = readonly { text: string; values: readonly unknown[] }[]

/** The blocks that were written, by word and number. */
const blocksOf = (asked: Asked): Record<string, string> => {
  const values = asked.find(({ text }) => text.includes('insert into read_model.postings'))?.values ?? []
  const [, , words = [], numbers = [], held = []] = values as [string, string, string[], number[], string[]]
  return Object.fromEntries(words.map((word, at) => [`${word} ${numbers[at]}`, held[at] as string]))
}

/** How the numbers of entries that hold a word in names and fields changed. */
const countedIn = (asked: Asked): Record<string, number> => {
  const values = asked.find(({ text }) => text.includes('read_model.words as w'))?.values
  const words = (values?.[1] ?? []) as string[]
  return Object.fromEntries(words.map((word, at) => [word, ((values?.[2] ?? []) as number[])[at] ?? 0]))
}

const nothing = { to: '', rows: () => [] }
const blockWith = (...into: { document: number; places: number }[]): string =>
  changedBlock(null, { out: new Set(), into }).toString('hex')

it('puts the words of a new entry where they are looked for, and counts those of names and fields alone', async () => {
  const { database, asked } = recorded([nothing])
  const words = new Map([
    ['rose', 16],
    ['shrub', 0],
    ['@when', 2],
  ])
  await moveWords(database.write, flowers, [{ document: 5, from: noWords, to: words }])
  expect(blocksOf(asked)).toEqual({
    'rose 0': blockWith({ document: 5, places: 16 }),
    'shrub 0': blockWith({ document: 5, places: 0 }),
    '@when 0': blockWith({ document: 5, places: 2 }),
  })
  expect(countedIn(asked)).toEqual({ rose: 1 })
})

it('writes what changed and nothing else', async () => {
  const { database, asked } = recorded([
    {
      to: "encode(held, 'hex')",
      rows: () => [
        { word: 'bloom', block: 0, held: blockWith({ document: 4, places: 16 }, { document: 5, places: 16 }) },
      ],
    },
    nothing,
  ])
  const from = new Map([
    ['rose', 16],
    ['bloom', 16],
  ])
  const to = new Map([
    ['rose', 16],
    ['bloom', 2],
  ])
  await moveWords(database.write, flowers, [{ document: 5, from, to }])
  expect(blocksOf(asked)).toEqual({ 'bloom 0': blockWith({ document: 4, places: 16 }, { document: 5, places: 2 }) })
  expect(countedIn(asked), 'it is held in a field as it was in a name').toEqual({})
})

it('takes a block out with the last document in it, and a word that nobody holds any more', async () => {
  const { database, asked } = recorded([
    {
      to: "encode(held, 'hex')",
      rows: () => [{ word: 'rose', block: 0, held: blockWith({ document: 5, places: 16 }) }],
    },
    nothing,
  ])
  await moveWords(database.write, flowers, [{ document: 5, from: new Map([['rose', 16]]), to: noWords }])
  expect(blocksOf(asked)).toEqual({})
  expect(asked.find(({ text }) => text.startsWith('delete from read_model.postings'))?.values).toEqual([
    'flowers',
    'flower',
    ['rose'],
    [0],
  ])
  expect(countedIn(asked)).toEqual({ rose: -1 })
  expect(asked.find(({ text }) => text.startsWith('delete from read_model.words'))?.values).toEqual([
    'flowers',
    ['rose'],
  ])
})

it('asks nothing where no word changed', async () => {
  const { database, asked } = recorded([])
  const words = new Map([['rose', 16]])
  await moveWords(database.write, flowers, [{ document: 5, from: words, to: new Map(words) }])
  expect(asked).toEqual([])
})

it('puts documents whose ids lie far apart into blocks of their own', async () => {
  const { database, asked } = recorded([nothing])
  const to = new Map([['rose', 0]])
  await moveWords(
    database.write,
    flowers,
    [5, 5000].map((document) => ({ document, from: noWords, to })),
  )
  expect(Object.keys(blocksOf(asked))).toEqual(['rose 0', 'rose 2'])
})

it('writes the names of each entry under its slug', async () => {
  const { database, asked } = recorded([nothing])
  const names = [{ key: 'rose', plain: 'rose', name: 'Rose', rank: 0 as const }]
  await writeNames(database.write, flowers, [
    { slug: 'rose', names },
    { slug: 'lily', names: [] },
  ])
  expect(asked[0]?.text).toMatch(/^delete from read_model\.names/)
  expect(asked[0]?.values[3]).toEqual(['rose', 'lily'])
  expect(JSON.parse(String(asked[1]?.values[2]))).toEqual([{ slug: 'rose', ...names[0] }])
})

it('indexes a whole service from what its records hold', async () => {
  const { database, asked } = recorded([
    {
      to: 'select document_id, words from read_model.records',
      rows: ([, resource]) => (resource === 'flower' ? [{ document_id: 5, words: 'rose:16' }] : []),
    },
    nothing,
  ])
  await indexWords(database.write, 'flowers')
  expect(asked.slice(0, 2).map(({ text }) => text)).toEqual([
    'delete from read_model.postings where service = $1',
    'delete from read_model.words where service = $1',
  ])
  expect(countedIn(asked)).toEqual({ rose: 1 })
})
