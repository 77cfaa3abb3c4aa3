import { expect, it } from 'vitest'
import { cities, decorations, flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { writtenWords } from '#src/read-model/searched.ts'
import { publishedEntry } from '#test/published.ts'
import { type RecordedAnswer, recorded } from '#test/recorded.ts'
import { sourcesInFile } from '#test/sources.ts'
import { followPicture, followRename, termsNaming, whoShow } from './followers.ts'

const nothing: RecordedAnswer = { to: '', rows: () => [] }
const hanami = { slug: 'hanami', name: 'Hanami' }

const followed = { service: 'flowers', resource: 'flower', document_id: 7, is_of_topic: false }
const follows = (...rows: object[]): RecordedAnswer => ({
  to: 'update read_model.records r set record',
  rows: () => rows,
})

it('knows by which terms a resource refers to an entry, its places among them', () => {
  expect(termsNaming(flowers, flowerDays, 'hanami')).toEqual(['flowers/flower.day:hanami'])
  expect(termsNaming(flowers, cities, 'paris')).toEqual(['flowers/flower.city:paris'])
  expect(termsNaming(flowers, decorations, 'ikebana')).toEqual([])
})

it('puts the new reference in the place of the old, as it stands in records, and their terms with it', async () => {
  const { database, asked } = recorded([follows(), nothing])
  await followRename(database.write, flowerDays, hanami, { slug: 'o-hanami', name: 'O-hanami' })
  const update = asked.find(({ text }) => text.includes('set record'))
  const [service, before, from, to, , , , after] = update?.values ?? []
  expect(service).toBe('flowers')
  expect(JSON.parse(String(from))).toEqual({ ...hanami, url: '/days/hanami' })
  expect(JSON.parse(String(to))).toEqual({ slug: 'o-hanami', name: 'O-hanami', url: '/days/o-hanami' })
  expect(before).toContain('flowers/flower.day:hanami')
  expect(after).toEqual((before as string[]).map((term) => term.replace(':hanami', ':o-hanami')))
  expect(asked.at(-1), 'nothing referred to it').toBe(update)
})

it('moves what is counted by another slug, and the score with it', async () => {
  const { database, asked } = recorded([follows(followed), nothing])
  await followRename(database.write, flowerDays, hanami, { slug: 'o-hanami', name: 'Hanami' })
  expect(asked[1]?.text).toContain('insert into read_model.counts')
  expect(asked[2]?.text).toMatch(/^delete from read_model\.counts/)
  expect(asked[3]?.values.slice(5)).toEqual([['flower_day'], ['o-hanami']])
  expect(
    asked.some(({ text }) => text.includes('select document_id, words')),
    'its name is the same',
  ).toBe(false)
})

/** The statements when the day with this record, which a lily refers to, is renamed; and the words of the lily before. */
async function renamed(summary: string, after: string) {
  const file = `---\nname: Lily\nsummary: ${summary}\n${sourcesInFile}\n---\n`
  const lily = publishedEntry(flowers, 'lily', file, { refers: { days: [hanami] } })
  const { database, asked } = recorded([
    { to: 'array_agg(document_id', rows: () => [{ resource: 'flower', documents: [7] }] },
    {
      to: 'select document_id, words, borrowed',
      rows: () => [{ document_id: 7, ...writtenWords(lily.words) }],
    },
    follows(followed),
    nothing,
  ])
  await followRename(database.write, flowerDays, hanami, { slug: 'hanami', name: after })
  const update = asked.find(({ text }) => text.includes('set record'))
  return { asked, update, reborrowed: update?.values.slice(4) }
}

it('finds those that refer to an entry by its new name, and by its old no more', async () => {
  const { asked, update, reborrowed } = await renamed('A bulb.', 'Cherry time')
  expect(reborrowed).toEqual([['flower'], [7], ['cherri:1 time:1']])
  const counted = asked.find(({ text }) => text.includes('read_model.words as w'))?.values
  expect(counted?.slice(1)).toEqual([
    ['hanami', 'cherri', 'time'],
    [-1, 1, 1],
  ])
  expect(asked.some(({ text }) => text.includes('insert into read_model.counts'))).toBe(false)
  expect(update?.text, 'its address is the same').not.toContain('terms =')
})

it('counts no word again that they say themselves', async () => {
  const { asked, reborrowed } = await renamed('Of Hanami, in cherry time.', 'Cherry time')
  expect(reborrowed).toEqual([['flower'], [7], ['cherri:1 time:1']])
  expect(asked.some(({ text }) => text.includes('read_model.words as w'))).toBe(false)
})

it('leaves alone what they borrow where the words of the new name are those of the old', async () => {
  const { reborrowed } = await renamed('A bulb.', 'Hánami')
  expect(reborrowed).toEqual([[], [], []])
})

it('notes of each that it followed, and tells each catalogue once, and of topics where one speaks of any', async () => {
  const { database, asked } = recorded([
    follows({ ...followed, service: 'food', is_of_topic: true }, followed, { ...followed, document_id: 8 }),
    nothing,
  ])
  expect(await followPicture(database.write, '/media/a.jpg', { filename: 'b.jpg', alt: 'A', credit: 'B' })).toBe(3)
  expect(asked[0]?.values[0]).toBe('/media/a.jpg')
  expect(JSON.parse(String(asked[0]?.values[1]))).toMatchObject({ src: '/media/b.jpg', alt: 'A' })
  expect(asked[1]?.text).toContain('update publishing.ledger')
  expect(asked[1]?.values[2]).toEqual([7, 7, 8])
  expect(asked.slice(2).map(({ values }) => values)).toEqual([
    ['flowers', ['entries']],
    ['food', ['entries', 'topics']],
  ])
})

it('gives who shows a picture', async () => {
  const showing = { service: 'flowers', resource: 'flower', documentIds: [7] }
  const { database, asked } = recorded([{ to: 'array_agg(document_id)', rows: () => [showing] }])
  expect(await whoShow(database.execute, '/media/a.jpg')).toEqual([showing])
  expect(asked[0]?.values).toEqual(['/media/a.jpg'])
})
