import { expect, it } from 'vitest'
import { flowers, places } from '#src/read-model/resources/flowers.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { findService } from '#src/services.ts'
import { askInBrief, askTool, contextOf } from '#test/asking.ts'
import { fewEntries } from '#test/few-entries.ts'
import { recorded } from '#test/recorded.ts'
import type { Context } from '../tool.ts'
import { stats } from './stats.ts'

const row = (resource: string, term: string, written: number, waiting = 0) => ({ resource, term, written, waiting })

const counted = recorded([
  {
    to: 'from read_model.counts',
    rows: ([service]) =>
      service === 'flowers'
        ? [
            row('flower', '', 7, 2),
            row('decoration', '', 5),
            row('flower', 'flowers/flower.color:red', 4, 1),
            row('flower', 'flowers/flower.color:white', 3),
            // A term of another resource counts for that alone.
            row('decoration', 'flowers/decoration.color:red', 9),
          ]
        : [],
  },
])

const written = { resource: places, slug: 'garden', fields: { months: [5], regions: ['oceania'] } }

const tool = stats([flowers], { by: ['color'] })
const context = { service: findService('flowers'), database: counted.database } as Context

it('counts what is written and what waits: in all, of each resource, by each value of a facet, those that none has too', async () => {
  const told = tool.output.parse(await tool.run({} as never, context))
  const { flowers: ofFlowers } = told
  expect([told.written, told.waiting]).toEqual([12, 2])
  expect(told.totals.map(({ resource }) => resource)).toEqual(resourcesOf('flowers').map(({ id }) => id))
  expect(told.totals.find(({ resource }) => resource === 'decoration')).toMatchObject({ written: 5, waiting: 0 })
  expect([ofFlowers?.written, ofFlowers?.waiting]).toEqual([7, 2])
  const byColour = Object.fromEntries((ofFlowers?.color ?? []).map(({ value, ...numbers }) => [value, numbers]))
  expect(byColour).toMatchObject({
    red: { written: 4, waiting: 1 },
    white: { written: 3, waiting: 0 },
    blue: { written: 0, waiting: 0 },
  })
})

it('is told in brief without what nobody waits for', async () => {
  const told = await askInBrief(tool, {}, context)
  const totals = told.totals as { resource: string }[]
  expect(totals.find(({ resource }) => resource === 'flower')).toEqual({
    resource: 'flower',
    name: 'flowers',
    written: 7,
    waiting: 2,
  })
  expect(totals.find(({ resource }) => resource === 'decoration')).not.toHaveProperty('waiting')
  const { color, ...ofFlowers } = told.flowers as Record<string, unknown>
  expect(ofFlowers).toEqual({ written: 7, waiting: 2 })
  expect(color).toContainEqual({ value: 'red', written: 4, waiting: 1 })
  expect(color).toContainEqual({ value: 'white', written: 3 })
})

it('counts by region, and by a facet those resources alone that have it', async () => {
  const both = stats([flowers, places], { by: ['region', 'month'] })
  const answer = await askTool(both, {}, contextOf(fewEntries({ entries: [written] })))
  const { flowers: ofFlowers, places: ofPlaces } = answer as unknown as Record<string, Record<string, object[]>>
  expect(Object.keys(ofFlowers ?? {})).toEqual(['written', 'waiting', 'region'])
  expect(ofPlaces?.month).toHaveLength(12)
  expect(ofPlaces?.month).toContainEqual({ value: 5, written: 1, waiting: 0 })
  expect(ofPlaces?.region).toContainEqual({ value: 'oceania', written: 1, waiting: 0 })
})

it('has the card beside it where it is declared so, and depends on it', async () => {
  const withCard = stats([flowers], { by: [], withCard: true })
  expect(await askTool(withCard, {}, contextOf(fewEntries({ entries: [] })))).toMatchObject({ card: { publisher: '' } })
  expect([withCard.reads, tool.reads]).toEqual([
    ['entries', 'counts', 'card'],
    ['entries', 'counts'],
  ])
})

it('asks once, whatever it counts', async () => {
  const before = counted.asked.length
  await tool.run({} as never, context)
  expect(counted.asked.length - before).toBe(1)
})
