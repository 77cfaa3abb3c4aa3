import type { CollectionConfig } from 'payload'
import { expect, it } from 'vitest'
import type { RecordedAnswer } from '#test/recorded.ts'
import { grownIn, type SavingGround, saving } from '#test/saving.ts'
import { publishShared, withCards, withPicks } from './shared.ts'

const card = {
  id: 1,
  service: 'flowers',
  name: 'Flowers',
  tagline: 'What blooms.',
  publisher: 'A press',
  network: 'Octavo',
  topics: ['plants'],
  about: lexical('How it is made.'),
  adSlots: [{ id: 'x', name: 'top', place: 'home', size: '300 × 250' }],
  contact: 'mailto:ada@example.org',
  licence: 'CC-BY-4.0',
}

function lexical(text: string) {
  const paragraph = {
    type: 'paragraph',
    children: [{ type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }],
  }
  return { root: { type: 'root', children: [paragraph] } }
}

/** Saves a document of a collection, as its hook is told of it. */
async function saved(
  config: CollectionConfig,
  doc: object,
  { before, ...ground }: SavingGround & { before?: object } = {},
) {
  const { req, asked } = saving(ground)
  const [hook] = config.hooks?.afterChange ?? []
  await hook?.({ doc, previousDoc: before, req } as never)
  return asked
}

const cards = withCards({ slug: 'publications', fields: [] })
const picks = withPicks({ slug: 'picks', fields: [] })

const wasCalled = (name: string, licence = 'CC-BY-4.0'): RecordedAnswer => ({
  to: 'delete from read_model.publications',
  rows: () => [{ name, licence }],
})

it('publishes a card as readers see it, and tells of the card alone where entries say the same as before', async () => {
  const asked = await saved(cards, card, { tables: { publications: [card] }, answers: [wasCalled('Flowers')] })
  const put = asked.find(({ text }) => text.includes('insert into read_model.publications'))
  expect(JSON.parse(String(put?.values[1]))).toMatchObject({
    name: 'Flowers',
    about: 'How it is made.',
    ad_slots: [{ name: 'top', place: 'home', size: '300 × 250' }],
  })
  expect(grownIn(asked)).toEqual([['flowers', ['card']]])
})

it.each([
  ['another name', wasCalled('Blossoms')],
  ['another licence', wasCalled('Flowers', 'CC0-1.0')],
  ['no card before', { to: 'delete from read_model.publications', rows: () => [] }],
])('tells of all entries where there was %s, which each of them says', async (_, before) => {
  const asked = await saved(cards, card, { tables: { publications: [card] }, answers: [before] })
  expect(grownIn(asked)).toEqual([['flowers', ['card', 'entries']]])
})

it('publishes no card of a catalogue that has none any more', async () => {
  const { req, asked } = saving()
  await cards.hooks?.afterDelete?.[0]?.({ doc: card, req } as never)
  expect(asked.some(({ text }) => text.includes('insert into read_model.publications'))).toBe(false)
  expect(grownIn(asked)).toEqual([['flowers', ['card', 'entries']]])
})

it('publishes both catalogues where a document moves from one to the other, and neither where it names none', async () => {
  const asked = await saved(picks, { service: 'food' }, { before: { service: 'flowers' } })
  expect(grownIn(asked)).toEqual([
    ['food', ['picks']],
    ['flowers', ['picks']],
  ])
  expect(await saved(picks, { service: 'no-such' })).toEqual([])
})

it('refuses a card that says too little, at the field', async () => {
  const tables = { publications: [{ ...card, tagline: ' ', contact: null }] }
  await expect(saved(cards, card, { tables })).rejects.toMatchObject({
    data: { collection: 'publications', errors: [{ path: 'tagline' }, { path: 'contact' }] },
  })
})

const pick = { id: 1, service: 'flowers', day: '2026-12-24', entry: { relationTo: 'flowers', value: 7 } }
const isFree: RecordedAnswer = { to: 'insert into read_model.planned_picks', rows: () => [{ day: '2026-12-24' }] }

it('publishes what is planned, and leaves out what has been deleted since', async () => {
  const tables = { picks: [pick, { ...pick, id: 2, entry: null }] }
  const asked = await saved(picks, pick, { tables, answers: [isFree] })
  const put = asked.filter(({ text }) => text.includes('insert into read_model.planned_picks'))
  expect(put.map(({ values }) => values)).toEqual([['flowers', 'flower', '2026-12-24', 7]])
})

it('refuses a second plan for a day, and an entry of another catalogue', async () => {
  await expect(saved(picks, pick, { tables: { picks: [pick] } })).rejects.toMatchObject({
    data: { errors: [{ path: 'day', message: 'A flower is planned for that day already.' }] },
  })
  const foreign = { ...pick, entry: { relationTo: 'dances', value: 7 } }
  await expect(saved(picks, foreign, { tables: { picks: [foreign] }, answers: [isFree] })).rejects.toMatchObject({
    data: { errors: [{ path: 'entry' }] },
  })
})

it('publishes all of it anew: the card, the plans and the headlines of one catalogue', async () => {
  const { req, execute, asked } = saving({
    tables: { publications: [card, { ...card, service: 'food', name: 'Food' }], picks: [pick] },
    answers: [isFree],
  })
  await publishShared(execute, req, 'flowers')
  const put = (table: string) => asked.filter(({ text }) => text.includes(`insert into read_model.${table}`))
  expect(put('publications').map(({ values }) => values[0])).toEqual(['flowers'])
  expect(put('planned_picks')).toHaveLength(1)
  expect(asked.find(({ text }) => text.includes('delete from read_model.headlines'))?.values).toEqual(['flowers'])
  expect(put('headlines')[0]?.values).toEqual([null, 'flowers'])
})
