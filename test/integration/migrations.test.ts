/** The migrations hold what the declarations say. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations } from '#migrations/index.ts'
import { type World, world } from '#test/world.ts'

let here: World

beforeAll(async () => {
  here = await world()
})
afterAll(() => here.close())

type DrizzleKit = {
  generateDrizzleJson(schema: unknown): Promise<unknown>
  generateMigration(before: unknown, after: unknown): Promise<string[]>
}

test('no collection has changed since the newest migration: else run `npm run generate -- <name>`', async () => {
  // The adapter of PostgreSQL has these two; the type for all databases does not say so.
  const { db } = here.payload as unknown as {
    db: { schema: unknown; migrationDir: string; requireDrizzleKit(): DrizzleKit }
  }
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit()
  const newest = readdirSync(db.migrationDir)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1)
  const before = JSON.parse(readFileSync(path.join(db.migrationDir, String(newest)), 'utf8'))
  expect(await generateMigration(before, await generateDrizzleJson(db.schema))).toEqual([])
})

test('every migration file is in the index, in order, and applied', async () => {
  const files = readdirSync('migrations').filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  expect(migrations.map(({ name }) => `${name}.ts`)).toEqual(files.sort())
  const rows = await here.database.execute<{ name: string }>('select name from payload_migrations order by name')
  expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
})

test('the types of the documents are those of the collections: else run `npm run generate`', async () => {
  const { generateTypes } = await import('payload/node')
  const committed = readFileSync('src/payload-types.ts', 'utf8')
  const outputFile = path.join(String(process.env.DATA_DIR), 'payload-types.ts')
  const { config } = here.payload
  await generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false })
  expect(readFileSync(outputFile, 'utf8')).toBe(committed)
})
