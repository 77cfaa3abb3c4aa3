import { expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { saving } from '#test/saving.ts'
import { areOfTopics, referenceFields, tableOf, versionsTableOf, withReferences } from './references.ts'

const targets = [
  { id: 1, slug: 'hanami', name: 'Hanami' },
  { id: 2, slug: 'flower-fair', name: 'Flower fair' },
]

/** A ground in which these days are published. */
const ground = () =>
  saving({
    tables: {
      media: [
        { id: 5, filename: 'rose.jpg' },
        { id: 7, filename: 'hip.jpg' },
      ],
    },
    answers: [
      {
        to: 'from "flower_days" where',
        rows: ([ids]) => targets.filter(({ id }) => (ids as number[]).includes(id)),
      },
      {
        to: 'record::text, calendar::text',
        rows: () => [{ document_id: 4, record: '{"slug":"rose"}', calendar: '{"overrides":[]}' }],
      },
    ],
  })

const resolved = async (document: object) => {
  const { req, execute, asked } = ground()
  const [one = {}] = await withReferences({ req, execute }, flowers, [{ ...document }])
  return { one, asked }
}

it('puts published entries in the place of their ids, in their order and once each; of all others nothing is left', async () => {
  const { one } = await resolved({ days: [2, { id: 1 }, 2, 9, 'x', null], name: 'Rose' })
  expect(one).toMatchObject({ name: 'Rose', days: [targets[1], targets[0]], cities: [], speaksOf: null, picture: null })
})

it('asks for no entries where a document names none', async () => {
  expect((await resolved({ days: [] })).asked).toEqual([])
})

it('puts pictures and the topic in the place of their ids, with the dates of the topic', async () => {
  const { one } = await resolved({ picture: 5, gallery: [{ id: 7 }, 6, 5], speaksOf: { id: 4 } })
  expect(one.picture).toEqual({ id: 5, filename: 'rose.jpg' })
  expect(one.gallery).toEqual([
    { id: 7, filename: 'hip.jpg' },
    { id: 5, filename: 'rose.jpg' },
  ])
  expect(one.speaksOf).toEqual({ record: { slug: 'rose' }, calendar: { overrides: [] } })
  expect((await resolved({ picture: 6, speaksOf: 5 })).one).toMatchObject({
    picture: null,
    gallery: [],
    speaksOf: null,
  })
})

const linked = (id: number) => ({
  root: {
    type: 'root',
    children: [
      {
        type: 'link',
        fields: { linkType: 'internal', doc: { relationTo: 'flower-days', value: id } },
        children: [{ type: 'text', text: 'a feast' }],
      },
    ],
  },
})

it('gives texts the addresses of what they link to; of what is not published the words stay', async () => {
  const { one } = await resolved({ appearance: linked(1), meaning: linked(9) })
  expect(JSON.stringify(one.appearance)).toContain('"url":"/days/hanami"')
  expect(JSON.stringify(one.meaning)).not.toContain('"link"')
  expect(JSON.stringify(one.meaning)).toContain('a feast')
})

it('knows which fields refer to what', () => {
  const days = referenceFields(flowers).find(({ field }) => field === 'days')
  expect(days).toMatchObject({ to: { id: 'flower_day' }, many: true })
  expect(referenceFields(flowers).map(({ field }) => field)).toContain('speaksOf')
})

it('names tables as the CMS does', () => {
  const [, days] = referenceFields(flowers).map(({ to }) => to)
  expect([tableOf(flowers), versionsTableOf(flowers)]).toEqual(['"flowers"', '"_flowers_v"'])
  expect(days && tableOf(days)).not.toContain('-')
})

it('asks of topics themselves whether there is a record, and of all else whether it speaks of one', async () => {
  const { execute, asked } = saving({ answers: [{ to: 'topic is not null', rows: ([, , ids]) => ids as object[] }] })
  expect(await areOfTopics(execute, topics, [1])).toBe(true)
  expect(await areOfTopics(execute, flowers, [])).toBe(false)
  expect(asked.map(({ values }) => values[3])).toEqual([true, false])
})
