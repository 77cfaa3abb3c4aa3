/** Every tool declares the parts of its service that it reads: what it forgets to name, readers would see too late. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/read-model/database.ts'
import type { Part } from '#src/read-model/parts.ts'
import { storeOf } from '#src/read-model/store.ts'
import { services } from '#src/services.ts'
import { callTool, toolsByService } from '#tools/index.ts'
import type { Tool, ToolTable } from '#tools/tool.ts'
import { type Catalogue, catalogue } from './catalogue.ts'

/** Which part a statement reads, by the tables and columns it names. Any of those named together will do. */
const readBy: readonly [pattern: RegExp, anyOf: readonly Part[]][] = [
  [/read_model\.(records|names|former_slugs)/, ['entries']],
  [/read_model\.counts/, ['entries', 'counts']],
  [/order by reads/, ['reads']],
  [/read_model\.headlines/, ['headlines']],
  [/read_model\.publications/, ['card']],
  [/read_model\.(planned_)?picks/, ['picks']],
]

let world: Catalogue

beforeAll(async () => {
  world = await catalogue()
}, 120_000)
afterAll(() => world.stop())

/** The statements that answering runs when nothing is kept. */
async function statementsOf(service: (typeof services)[number], name: string, input: object): Promise<string[]> {
  const statements: string[] = []
  const database: Database = {
    ...world.database,
    store: storeOf(world.database.revisions, 0),
    execute: (text, values) => {
      statements.push(text)
      return world.database.execute(text, values)
    },
    prepared: (prepared, text, values) => {
      statements.push(text)
      return world.database.prepared(prepared, text, values)
    },
  }
  const now = new Date('2026-03-05T12:00:00Z')
  await callTool(service.id, name, { ...input }, { database, now, baseUrl: world.baseUrl, publicUrl: world.baseUrl })
  return statements
}

const declared = ({ reads }: Tool, input: Readonly<Record<string, unknown>>): readonly Part[] =>
  typeof reads === 'function' ? reads(input) : reads

describe.each(services)('$id', (service) => {
  const table: ToolTable = toolsByService[service.id]
  const asked = Object.entries(table).flatMap(([name, tool]) => [
    { name, tool, input: tool.example },
    ...('sort' in tool.input.shape ? [{ name, tool, input: { ...tool.example, sort: 'seen' } }] : []),
  ])
  it.each(asked)('$name reads what it declares', async ({ name, tool, input }) => {
    const parts = declared(tool, input)
    for (const statement of await statementsOf(service, name, input))
      for (const [pattern, anyOf] of readBy)
        if (pattern.test(statement))
          expect(
            parts.some((part) => anyOf.includes(part)),
            statement,
          ).toBe(true)
  })
})
