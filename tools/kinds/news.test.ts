import { expect, it } from 'vitest'
import { askTool, contextOf } from '#test/asking.ts'
import { recorded } from '#test/recorded.ts'
import { news } from './news.ts'

const told = {
  outlet: 'The Gardener',
  address: 'https://gardener.example/1',
  published_at: new Date('2026-11-22T08:00:00Z'),
}
const { database, asked } = recorded([
  {
    to: 'from read_model.headlines',
    rows: ([service]) => (service === 'flowers' ? [{ title: 'Tulips are late', ...told, total: '31' }] : []),
  },
])

it('gives the headlines of its own service, when each was published and how many are kept', async () => {
  expect(await askTool(news(), { limit: 1 }, contextOf({ database }))).toEqual({
    items: [{ title: 'Tulips are late', ...told, published_at: '2026-11-22T08:00:00.000Z' }],
    total: 31,
  })
  expect(asked.at(-1)?.values).toEqual(['flowers', 1])
})

it('is empty where nothing is kept', async () => {
  expect(await askTool(news(), {}, contextOf({ database, service: 'food' }))).toEqual({ items: [], total: 0 })
  expect(asked.at(-1)?.values).toEqual(['food', 12])
})

it('says that it passes on what others say', () => {
  expect(news().isOpenWorld).toBe(true)
})
