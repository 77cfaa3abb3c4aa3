import { expect, it } from 'vitest'
import { BLOCK, changedBlock } from '#src/read-model/postings.ts'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { scoreOf } from '#src/read-model/score.ts'
import { wordsOfRecord, writtenWords } from '#src/read-model/searched.ts'
import { termsOf } from '#src/read-model/terms.ts'
import { recordOf, yearly } from '#test/few-entries.ts'
import { recorded } from '#test/recorded.ts'
import { indexWords, makeSearchable, moveWords, noWords, writeNames } from './words.ts'

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
      to: 'select document_id, words, borrowed from read_model.records',
      rows: ([, resource]) =>
        resource === 'flower' ? [{ document_id: 5, words: 'rose:16', borrowed: 'hanami:1' }] : [],
    },
    nothing,
  ])
  await indexWords(database.write, 'flowers')
  expect(asked.slice(0, 2).map(({ text }) => text)).toEqual([
    'delete from read_model.postings where service = $1',
    'delete from read_model.words where service = $1',
  ])
  expect(countedIn(asked)).toEqual({ rose: 1, hanami: 1 })
})

it('indexes a resource of any size, some documents after the others', async () => {
  const rows = Array.from({ length: BLOCK + 1 }, (_, index) => ({
    ...{ document_id: index + 1, words: 'rose:16', borrowed: '' },
  }))
  const { database, asked } = recorded([
    {
      to: 'select document_id, words, borrowed from read_model.records',
      rows: ([, resource, last]) =>
        resource === 'flower' ? rows.filter(({ document_id: id }) => id > Number(last)).slice(0, BLOCK) : [],
    },
    nothing,
  ])
  await indexWords(database.write, 'flowers')
  const begun = asked.filter(({ text, values }) => text.includes('select document_id') && values[1] === 'flower')
  expect(begun.map(({ values }) => values[2])).toEqual([-1, BLOCK])
  const counted = asked.filter(({ text }) => text.includes('read_model.words as w'))
  expect(counted.map(({ values }) => values[2])).toEqual([[BLOCK], [1]])
})

it('writes thousands of blocks in several statements, each block once', async () => {
  const { database, asked } = recorded([nothing])
  const to = new Map(Array.from({ length: 5001 }, (_, index) => [`w${index}`, 0]))
  await moveWords(database.write, flowers, [{ document: 1, from: noWords, to }])
  const written = asked.filter(({ text }) => text.includes('insert into read_model.postings'))
  expect(written.map(({ values }) => (values[2] as string[]).length)).toEqual([5000, 1])
  expect(new Set(written.flatMap(({ values }) => values[2] as string[])).size).toBe(5001)
  expect(asked.some(({ text }) => text.startsWith('delete from read_model.postings'))).toBe(false)
})

it('counts a word that goes from one entry to another as often as before', async () => {
  const { database, asked } = recorded([nothing])
  const rose = new Map([['rose', 16]])
  await moveWords(database.write, flowers, [
    { document: 1, from: rose, to: noWords },
    { document: 2, from: noWords, to: rose },
  ])
  expect(countedIn(asked)).toEqual({})
  expect(blocksOf(asked)).toEqual({ 'rose 0': blockWith({ document: 2, places: 16 }) })
})

it('does not count a word any more that texts alone hold, nor one before they did', async () => {
  const { database, asked } = recorded([nothing])
  const [told, named] = [new Map([['rose', 0]]), new Map([['rose', 16]])]
  await moveWords(database.write, flowers, [{ document: 1, from: named, to: told }])
  expect(countedIn(asked)).toEqual({ rose: -1 })
  const back = recorded([nothing])
  await moveWords(back.database.write, flowers, [{ document: 1, from: told, to: named }])
  expect(countedIn(back.asked)).toEqual({ rose: 1 })
})

it('makes findable what an earlier release published, until nothing is left that is not', async () => {
  const rose = recordOf({ resource: flowers, slug: 'rose', fields: { colors: ['red'] } })
  const fair = recordOf({ resource: flowerDays, slug: 'fair' })
  const calendar = { ...yearly(5, 1), overrides: [{ of: '2027-05-01', to: '2027-05-02' }] } as const
  const stored = [
    { resource: 'flower', document_id: 1, slug: 'rose', record: JSON.stringify(rose), calendar: null },
    {
      resource: 'flower_day',
      document_id: 2,
      slug: 'fair',
      record: JSON.stringify(fair),
      calendar: JSON.stringify(calendar),
    },
  ].map((row) => ({ service: 'flowers', ...row }))
  let left = stored
  const { database, asked } = recorded([{ to: "where words = ''", rows: () => left.splice(0, 1) }, nothing])
  left = [...stored]
  expect(await makeSearchable(database.write)).toBe(2)
  const anew = asked
    .filter(({ text }) => text.startsWith('update read_model.records r set words'))
    .flatMap(({ values }) => JSON.parse(String(values[0])) as object[])
  expect(anew).toEqual([
    {
      ...{ service: 'flowers', resource: 'flower', document_id: 1, terms: termsOf(flowers, rose) },
      ...{ ...writtenWords(wordsOfRecord(flowers, rose, null)), written: scoreOf(flowers, rose, null).total },
    },
    {
      ...{ service: 'flowers', resource: 'flower_day', document_id: 2, terms: termsOf(flowerDays, fair) },
      ...{
        ...writtenWords(wordsOfRecord(flowerDays, fair, calendar)),
        written: scoreOf(flowerDays, fair, 1).total,
      },
    },
  ])
  const named = asked.filter(({ text }) => text.startsWith('insert into read_model.names'))
  expect(named.map(({ values }) => values[1])).toEqual(['flower', 'flower_day'])
  const indexed = asked.filter(({ text }) => text.startsWith('delete from read_model.postings where service'))
  expect(
    indexed.map(({ values }) => values),
    'a catalogue once',
  ).toEqual([['flowers']])
  expect(
    asked.filter(({ text }) => text.includes('insert into read_model.counts')).map(({ values }) => values),
  ).toEqual([['flowers']])
})

it('has nothing to do where all can be found', async () => {
  const { database, asked } = recorded([nothing])
  expect(await makeSearchable(database.write)).toBe(0)
  expect(asked).toHaveLength(1)
})
