/** Every tool declares the parts of its service that it reads: what it forgets to name, readers would see too late. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { network, type OwnerId, services } from '#src/services.ts'
import { callTool, toolsOf } from '#tools/index.ts'
import { partsOf } from '#tools/tool.ts'
import { type StartedCatalogue, startCatalogue } from './catalogue.ts'
import { listening, undeclared } from './reading.ts'

let world: StartedCatalogue

beforeAll(async () => {
  world = await startCatalogue()
}, 120_000)
afterAll(() => world.stop())

/** The statements that answering runs when nothing is kept. */
async function statementsOf(surface: OwnerId, name: string, input: object): Promise<string[]> {
  const { database, statements } = listening(world.database)
  const now = new Date('2026-03-05T12:00:00Z')
  await callTool(surface, name, { ...input }, { ...world.site, database, now })
  return statements
}

describe.each([...services, network])('$id', ({ id }) => {
  const asked = Object.entries(toolsOf(id)).flatMap(([name, tool]) => [
    { name, tool, input: tool.example },
    ...('sort' in tool.input.shape ? [{ name, tool, input: { ...tool.example, sort: 'seen' } }] : []),
  ])
  it.each(asked)('$name reads what it declares', async ({ name, tool, input }) => {
    expect(undeclared(await statementsOf(id, name, input), partsOf(tool, input))).toEqual([])
  })
})
