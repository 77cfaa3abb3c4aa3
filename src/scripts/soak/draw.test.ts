import { describe, expect, it } from 'vitest'
import { services } from '#src/services.ts'
import { parametersOf, parseInput } from '#tools/parse-input.ts'
import { toolsByService } from '#tools/services/index.ts'
import type { Tool } from '#tools/tool.ts'
import { chance } from '../chance.ts'
import { drawValue, drawValues } from './draw.ts'

const names = { of: ['rose', 'holy-basil'], by: (parameter: string) => (parameter === 'city' ? ['kyoto'] : []) }
const tools = services.flatMap(({ id }) =>
  Object.entries<Tool>(toolsByService[id]).map(([name, tool]) => ({ name: `${id} ${name}`, tool })),
)

describe.each(tools)('the values drawn for $name', ({ tool }) => {
  it('are of parameters it declares, in their ranges', () => {
    const draw = chance(1)
    const { properties, required } = parametersOf(tool)
    const drawn = Array.from({ length: 20 }, () => drawValues(draw, tool, names))
    expect(drawn.filter((values) => Object.keys(values).some((parameter) => !(parameter in properties)))).toEqual([])
    expect(drawn.filter((values) => [...required].some((parameter) => !(parameter in values)))).toEqual([])
    const problems = drawn.flatMap((values) => problemsOf(tool, values))
    expect(problems.filter((problem) => !['unknown', 'missing'].includes(problem))).toEqual([])
  })
})

describe('values', () => {
  it('are the same for the same seed, and others for another', () => {
    const drawn = (seed: number) => {
      const draw = chance(seed)
      return tools.map(({ tool }) => drawValues(draw, tool, names))
    }
    expect(drawn(7)).toEqual(drawn(7))
    expect(drawn(7)).not.toEqual(drawn(8))
  })

  it('hardly ever come twice where there are many', () => {
    const draw = chance(2)
    const days = Array.from({ length: 500 }, () => drawValue(draw, 'date', { type: 'string', format: 'date' }, names))
    const colours = Array.from({ length: 500 }, () => drawValue(draw, 'hex', { type: 'string' }, names))
    expect(new Set(days).size).toBeGreaterThan(350)
    expect(new Set(colours).size).toBeGreaterThan(495)
  })

  it('are names of what the parameter is about where such are known', () => {
    const draw = chance(3)
    const cities = Array.from({ length: 100 }, () => String(drawValue(draw, 'city', { type: 'string' }, names)))
    expect(cities.filter((city) => city.toLowerCase() === 'kyoto').length).toBeGreaterThan(60)
  })
})

/** What the tool has against these values: nothing but names it does not know, and what else it wants. */
function problemsOf(tool: Tool, values: Record<string, unknown>): string[] {
  try {
    parseInput(tool, values)
    return []
  } catch (error) {
    return (error as { errors?: { code: string }[] }).errors?.map(({ code }) => code) ?? [String(error)]
  }
}
