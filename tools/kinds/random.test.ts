import { expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { findService } from '#src/services.ts'
import { askTool, contextOf } from '#test/asking.ts'
import { fewEntries } from '#test/few-entries.ts'
import { recorded } from '#test/recorded.ts'
import type { Context } from '../tool.ts'
import { random } from './random.ts'

const tool = random(flowers, { by: ['color'] })

/** Nothing is published here. */
const none = recorded([{ to: 'random >= $4', rows: () => [] }])
const context = { service: findService('flowers'), database: none.database } as Context

it('draws from the entries that pass the filters, somewhere from 0 up to 1', async () => {
  await tool.run({ color: 'red' } as never, context).catch(() => {})
  const [service, resource, terms, draw] = none.asked[0]?.values ?? []
  expect([service, resource, terms]).toEqual(['flowers', 'flower', ['flowers/flower.color:red']])
  expect(draw).toBeGreaterThanOrEqual(0)
  expect(draw).toBeLessThan(1)
})

it('gives the entry that was drawn, in full', async () => {
  const entries = [
    { resource: flowers, slug: 'iris', fields: { colors: ['blue'] } },
    { resource: flowers, slug: 'rose', fields: { colors: ['red'] } },
  ]
  const drawn = await askTool(tool, { color: 'red' }, contextOf(fewEntries({ entries })))
  expect(drawn).toMatchObject({ slug: 'rose', licence: 'CC-BY-4.0', totals: { decorations: 0 } })
})

it('is not found where none is published that passes', async () => {
  await expect(tool.run({} as never, context)).rejects.toMatchObject({ code: 'not_found' })
})
