import { expect, it } from 'vitest'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { filledForm } from '#test/published.ts'
import type { Recorded, RecordedAnswer } from '#test/recorded.ts'
import { saving } from '#test/saving.ts'
import { sourcesInFile } from '#test/sources.ts'
import { settleDependents } from './dependents.ts'

const flower = (id: number, more: object = {}) => ({
  ...filledForm(flowers, `flower-${id}`, `---\nname: Flower ${id}\nsummary: A bulb.\n${sourcesInFile}\n---\n`),
  id,
  ...more,
})

const hanami = { slug: 'hanami', name: 'Hanami' }

/** Four flowers: one names the day 9, one links to it in its text, one is a draft that names it, and one does not refer to it. */
const tables = {
  flowers: [
    flower(1, { days: [9] }),
    flower(2, { textLinks: ['flower-days:9'] }),
    flower(3, { days: [9], _status: 'draft' }),
    flower(4),
  ],
}

const writtenIn = (asked: Recorded['asked']): string[] =>
  asked
    .filter(({ text }) => text.includes('insert into read_model.records'))
    .flatMap(({ values }) => (JSON.parse(String(values[2])) as { slug: string }[]).map(({ slug }) => slug))

async function followed(
  before: typeof hanami | null,
  after: typeof hanami | null,
  answers: readonly RecordedAnswer[] = [],
) {
  const { req, execute, asked } = saving({ tables, answers })
  await settleDependents({ req, execute }, flowerDays, new Map([[9, { before, after }]]))
  return { asked, written: writtenIn(asked) }
}

it('has whoever names or links to an entry say it once it is published, and no draft', async () => {
  expect((await followed(null, hanami)).written).toEqual(['flower-1', 'flower-2'])
})

it('takes it out of them when it is gone, and of records whose rows name it no more', async () => {
  const left: RecordedAnswer = {
    to: 'terms && $3::text[]',
    rows: ([, resource]) => (resource === 'flower' ? [{ document_id: 4 }] : []),
  }
  const { asked, written } = await followed(hanami, null, [left])
  expect(written).toEqual(['flower-1', 'flower-2', 'flower-4'])
  const terms = asked.filter(({ text }) => text.includes(left.to)).flatMap(({ values }) => values[2])
  expect(terms).toContain('flowers/flower.day:hanami')
})

it('renames an entry in the records that name it; only texts that link to its address are made anew', async () => {
  const { asked, written } = await followed(hanami, { slug: 'o-hanami', name: 'O-hanami' })
  expect(asked.some(({ text }) => text.includes('update read_model.records r set record'))).toBe(true)
  expect(written).toEqual(['flower-2'])
})

it('makes nothing anew where the name alone changed, and asks nothing where nothing did', async () => {
  expect((await followed(hanami, { slug: 'hanami', name: 'O-hanami' })).written).toEqual([])
  const { req, execute, asked } = saving({ tables })
  await settleDependents({ req, execute }, flowerDays, new Map())
  expect(asked).toEqual([])
})

it('asks who speaks of a topic, in all catalogues', async () => {
  const { req, execute, asked } = saving({ tables })
  await settleDependents({ req, execute }, topics, new Map([[9, { before: hanami, after: null }]]))
  expect(asked).toHaveLength(1)
  expect(asked[0]?.text).toContain('speaks_of_id')
})
