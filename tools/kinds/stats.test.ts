import { expect, it } from 'vitest'
import type { Count } from '#src/read-model/queries/counts.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { findService } from '#src/services.ts'
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

const tool = stats([flowers], { by: ['color'] })
const context = { service: findService('flowers'), database: counted.database } as Context

it('counts what is written and what waits: in all, of each resource, by each value of a facet, those that none has too', async () => {
  const told = tool.output.parse(await tool.run({} as never, context))
  // The output has a field for each resource that is counted.
  const ofFlowers = told.flowers as Count & { color: (Count & { value: string })[] }
  expect([told.written, told.waiting]).toEqual([12, 2])
  expect(told.totals.map(({ resource }) => resource)).toEqual(resourcesOf('flowers').map(({ id }) => id))
  expect(told.totals.find(({ resource }) => resource === 'decoration')).toMatchObject({ written: 5, waiting: 0 })
  expect([ofFlowers.written, ofFlowers.waiting]).toEqual([7, 2])
  const byColour = Object.fromEntries(ofFlowers.color.map(({ value, ...numbers }) => [value, numbers]))
  expect(byColour).toMatchObject({
    red: { written: 4, waiting: 1 },
    white: { written: 3, waiting: 0 },
    blue: { written: 0, waiting: 0 },
  })
})

it('asks once, whatever it counts', () => {
  expect(counted.asked).toHaveLength(1)
})
