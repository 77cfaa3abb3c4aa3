import { expect, it } from 'vitest'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { writtenWords } from '#src/read-model/searched.ts'
import { publishedEntry } from '#test/published.ts'
import { type RecordedAnswer, recorded } from '#test/recorded.ts'
import { sourcesInFile } from '#test/sources.ts'
import {
  countWaiting,
  keepFormerSlugs,
  nextRevision,
  putRecords,
  recordRow,
  removeRecord,
  writeRecords,
} from './put.ts'

const rose = publishedEntry(
  flowers,
  'rose',
  `---\nname: Rose\nsummary: A shrub.\ncolors: [red, pink]\n${sourcesInFile}\n---\n`,
  {
    documentId: 7,
    refers: { days: [{ slug: 'hanami', name: 'Hanami' }] },
  },
)

const entry = recordRow(flowers, { documentId: 7, record: rose.record, calendar: null })
const nothing: RecordedAnswer = { to: '', rows: () => [] }

/** What the read model had of the rose before. */
const before = (more: object = {}) => ({
  document_id: 7,
  slug: 'rose',
  name: 'Rose',
  terms: rose.terms,
  ...writtenWords(rose.words),
  ...more,
})

const had = (...rows: object[]): RecordedAnswer => ({
  to: 'select document_id, slug, name, terms, words, borrowed',
  rows: () => rows,
})

/** The changes of numbers that were written, by term. */
const counted = (asked: readonly { text: string; values: readonly unknown[] }[]): Record<string, number> => {
  const values = asked.find(({ text }) => text.includes('insert into read_model.counts'))?.values
  const terms = (values?.[2] ?? []) as string[]
  return Object.fromEntries(terms.map((term, at) => [term, ((values?.[3] ?? []) as number[])[at] ?? 0]))
}

it('does nothing where there is nothing to put', async () => {
  const { database, asked } = recorded([])
  expect(await putRecords(database.write, flowers, [])).toEqual(new Map())
  expect(asked).toEqual([])
})

it('puts a new entry in: its row as the record says, itself and each of its terms counted, and it is told as new', async () => {
  const { database, asked } = recorded([nothing])
  const changes = await putRecords(database.write, flowers, [entry])
  expect(changes).toEqual(new Map([[7, { before: null, after: { slug: 'rose', name: 'Rose' } }]]))
  const row = asked.find(({ text }) => text.includes('insert into read_model.records'))?.values[2]
  expect(JSON.parse(String(row))).toMatchObject([
    { document_id: 7, slug: 'rose', name: 'Rose', terms: rose.terms, ...writtenWords(rose.words), calendar: null },
  ])
  expect(counted(asked)).toEqual(Object.fromEntries(['', ...rose.terms].map((term) => [term, 1])))
  expect(asked.find(({ text }) => text.includes('read_model.revisions'))?.values).toEqual(['flowers', ['entries']])
})

it('moves the numbers of what changed and of nothing else, and takes out those that came to nothing', async () => {
  const red = 'flowers/flower.color:red'
  const white = 'flowers/flower.color:white'
  const terms = rose.terms.map((term) => (term === red ? white : term))
  const { database, asked } = recorded([had(before({ terms })), nothing])
  const changes = await putRecords(database.write, flowers, [entry])
  expect(changes.size, 'it kept its slug and its name').toBe(0)
  expect(counted(asked)).toEqual({ [white]: -1, [red]: 1 })
  const gone = asked.find(({ text }) => text.startsWith('delete from read_model.counts'))
  expect(gone?.values[2]).toEqual([white])
})

it('counts nothing anew where nothing changed, and tells readers of it all the same', async () => {
  const { database, asked } = recorded([had(before()), nothing])
  expect((await putRecords(database.write, flowers, [entry])).size).toBe(0)
  expect(counted(asked)).toEqual({})
  expect(
    asked.some(({ text }) => text.includes('read_model.words as w')),
    'its words are the same',
  ).toBe(false)
  expect(asked.filter(({ text }) => text.includes('read_model.revisions'))).toHaveLength(1)
})

it('tells how an entry was called that has another slug or name', async () => {
  const after = { slug: 'rose', name: 'Rose' }
  for (const was of [
    { slug: 'roses', name: 'Rose' },
    { slug: 'rose', name: 'Roses' },
  ]) {
    const { database } = recorded([had(before(was)), nothing])
    expect(await putRecords(database.write, flowers, [entry])).toEqual(new Map([[7, { before: was, after }]]))
  }
})

it('adds up the scores of the entry, and of those that it came to link to', async () => {
  const terms = rose.terms.filter((term) => !term.includes('.day:'))
  const { database, asked } = recorded([had(before({ terms })), nothing])
  await putRecords(database.write, flowers, [entry])
  const scored = asked.find(({ text }) => text.includes('update read_model.records'))
  expect(scored?.values.slice(5)).toEqual([
    ['flower_day', 'flower'],
    ['hanami', 'rose'],
  ])
})

it('writes the dates of a day, and of nothing that is none', async () => {
  const day = publishedEntry(
    flowerDays,
    'parade',
    `---\nname: Parade\nsummary: It is kept.\nkind: festival\nrule: { kind: fixed-date, month: 5, day: 1 }\n${sourcesInFile}\n---\n`,
  )
  const ofDay = recorded([nothing])
  await writeRecords(ofDay.database.write, flowerDays, [recordRow(flowerDays, { ...day, documentId: 1 })])
  expect(ofDay.asked.some(({ text }) => text.includes('read_model.occurrences'))).toBe(true)
  const ofFlower = recorded([nothing])
  await writeRecords(ofFlower.database.write, flowers, [entry])
  expect(ofFlower.asked.some(({ text }) => text.includes('read_model.occurrences'))).toBe(false)
})

it('takes an entry out with all that leads to it, and counts it no more', async () => {
  const { database, asked } = recorded([{ to: 'delete from read_model.records', rows: () => [before()] }, nothing])
  expect(await removeRecord(database.write, flowers, 7)).toEqual({
    before: { slug: 'rose', name: 'Rose' },
    after: null,
  })
  expect(counted(asked)).toEqual(Object.fromEntries(['', ...rose.terms].map((term) => [term, -1])))
  for (const table of ['former_slugs', 'picks'])
    expect(asked.some(({ text }) => text.startsWith(`delete from read_model.${table}`))).toBe(true)
  const words = asked.find(({ text }) => text.includes('read_model.words as w'))
  expect(new Set(words?.values[2] as number[])).toEqual(new Set([-1]))
  const scored = asked.find(({ text }) => text.includes('update read_model.records'))
  expect(scored?.values.slice(5), 'what it linked to').toEqual([['flower_day'], ['hanami']])
})

it('takes nothing out where readers saw nothing', async () => {
  const { database, asked } = recorded([nothing])
  expect(await removeRecord(database.write, flowers, 7)).toBeNull()
  expect(asked).toHaveLength(1)
})

it('keeps the addresses that an entry had, and asks nothing where it had none', async () => {
  const { database, asked } = recorded([nothing])
  await keepFormerSlugs(database.write, flowers, 7, [])
  expect(asked).toEqual([])
  await keepFormerSlugs(database.write, flowers, 7, ['roses'])
  expect(asked[0]?.values).toEqual(['flowers', 'flower', 7, ['roses']])
})

it('counts drafts that begin to wait, change or wait no more, and grows no revision where none does', async () => {
  const { database, asked } = recorded([nothing])
  await countWaiting(database.write, flowers, [
    { before: null, after: null },
    { before: ['a'], after: ['a'] },
  ])
  expect(asked).toEqual([])
  await countWaiting(database.write, flowers, [
    { before: null, after: ['a'] },
    { before: ['b'], after: ['c'] },
    { before: ['c'], after: null },
  ])
  expect(counted(asked), 'one came and one went').toEqual({ a: 1, b: -1 })
  expect(asked.find(({ text }) => text.includes('insert into read_model.counts'))?.text).toContain('term, waiting)')
  expect(asked.find(({ text }) => text.includes('read_model.revisions'))?.values).toEqual(['flowers', ['counts']])
})

it('tells every process of the new revision of each part', async () => {
  const { database, asked } = recorded([nothing])
  await nextRevision(database.write, 'food', ['entries', 'card'], [])
  expect(asked).toHaveLength(1)
  expect(asked[0]?.text).toContain("pg_notify('octavo', $1 || ' ' || part || ' ' || revision)")
  expect(asked[0]?.values).toEqual(['food', ['entries', 'card']])
})
