/** What was saved last is what the form shows and what is published next, even where the clock was set back in between. */
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

let here: World
let payload: Payload

beforeAll(async () => {
  here = await world()
  payload = here.payload
})
afterEach(() => vi.useRealTimers())
afterAll(() => here.close())

const at = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00:00Z`) })

const shown = async (id: number) => {
  const { summary } = await payload.findByID({ collection: 'flowers', id, draft: true })
  const { docs } = await payload.findVersions({
    collection: 'flowers',
    where: { parent: { equals: id }, latest: { equals: true } },
  })
  return [summary, docs.length]
}

test.each([
  ['saved', {}],
  ['saved by itself while somebody types', { autosave: true }],
])('a draft that is %s', async (_, way) => {
  at('2027-03-05')
  const { id } = await payload.create({
    collection: 'flowers',
    draft: true,
    data: { name: 'Rose', slug: `rose${Object.keys(way)}` } as never,
  })
  for (const [day, summary] of [
    ['2027-03-06', 'A day later.'],
    ['2027-03-01', 'The clock was set back.'],
    ['2027-03-01', 'At the same moment.'],
  ] as const) {
    at(day)
    await payload.update({ collection: 'flowers', id, draft: true, data: { summary }, ...way })
    expect(await shown(id)).toEqual([summary, 1])
  }
})

test('an entry that is published', async () => {
  at('2027-03-05')
  const data = { name: 'Tulip', summary: 'As it was.', sources, _status: 'published' } as never
  const { id } = await payload.create({ collection: 'flowers', data })
  at('2027-03-01')
  await payload.update({
    collection: 'flowers',
    id,
    data: { summary: 'The clock was set back.', _status: 'published' },
  })
  expect(await shown(id)).toEqual(['The clock was set back.', 1])
})
