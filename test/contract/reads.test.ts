/** Every tool declares the parts of its service that it reads: what it forgets to name, readers would see too late. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { services } from '#src/services.ts'
import { callTool, toolsByService } from '#tools/index.ts'
import { partsOf, type ToolTable } from '#tools/tool.ts'
import { type Catalogue, catalogue } from './catalogue.ts'
import { listening, undeclared } from './reading.ts'

let world: Catalogue

beforeAll(async () => {
  world = await catalogue()
}, 120_000)
afterAll(() => world.stop())

/** The statements that answering runs when nothing is kept. */
async function statementsOf(service: (typeof services)[number], name: string, input: object): Promise<string[]> {
  const { database, statements } = listening(world.database)
  const now = new Date('2026-03-05T12:00:00Z')
  await callTool(service.id, name, { ...input }, { database, now, baseUrl: world.baseUrl, publicUrl: world.baseUrl })
  return statements
}

describe.each(services)('$id', (service) => {
  const table: ToolTable = toolsByService[service.id]
  const asked = Object.entries(table).flatMap(([name, tool]) => [
    { name, tool, input: tool.example },
    ...('sort' in tool.input.shape ? [{ name, tool, input: { ...tool.example, sort: 'seen' } }] : []),
  ])
  it.each(asked)('$name reads what it declares', async ({ name, tool, input }) => {
    expect(undeclared(await statementsOf(service, name, input), partsOf(tool, input))).toEqual([])
  })
})
