import { describe, expect, it } from 'vitest'
import { blooms } from '#src/read-model/resources/flowers.ts'
import { askInBrief, askTool, contextOf } from '#test/asking.ts'
import { fewEntries } from '#test/few-entries.ts'
import { bySeason, monthOf } from './by-season.ts'

const ground = fewEntries({
  entries: [
    { resource: blooms, slug: 'snowdrop', fields: { months_north: [1, 2], months_south: [7, 8] } },
    { resource: blooms, slug: 'camellia', fields: { months_north: [11, 12, 1], months_south: [6] } },
    { resource: blooms, slug: 'aster', fields: { months_north: [10, 11] } },
  ],
})
const context = contextOf(ground)
const tool = bySeason(blooms)
const asked = async (input: object) => {
  const { month, hemisphere, items, total } = await askTool(tool, { ...input }, context)
  return [month, hemisphere, items.map(({ slug }) => slug), total]
}

describe('what is in season', () => {
  it('is of the present month, north of the equator, by name', async () => {
    expect(await asked({})).toEqual([11, 'north', ['aster', 'camellia'], 2])
  })

  it('is of the month and the half of the globe asked for', async () => {
    expect(await asked({ month: 1 })).toEqual([1, 'north', ['camellia', 'snowdrop'], 2])
    expect(await asked({ month: 8, hemisphere: 'south' })).toEqual([8, 'south', ['snowdrop'], 1])
    expect(await asked({ hemisphere: 'south' })).toEqual([11, 'south', [], 0])
  })

  it('is told in brief without what is not known', async () => {
    const told = await askInBrief(tool, { month: 8, hemisphere: 'south' }, context)
    expect(told).toMatchObject({ month: 8, hemisphere: 'south', total: 1, items: [{ slug: 'snowdrop' }] })
    expect((told.items as object[])[0]).not.toHaveProperty('flower')
  })
})

it('reads the month of a day', () => {
  expect([monthOf('2026-01-31'), monthOf('2026-12-01')]).toEqual([1, 12])
})
