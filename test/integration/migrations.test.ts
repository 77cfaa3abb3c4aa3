/** The migrations hold what the declarations say. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrations } from '#migrations/index.ts'
import { createPurges } from '#src/cdn/outbox.ts'
import { createDumps } from '#src/data/schema.ts'
import { createKeys } from '#src/http/api-keys.ts'
import { createReadersKey } from '#src/http/known-readers.ts'
import { createTallies } from '#src/http/shared-tallies.ts'
import { createAsked } from '#src/jobs/asked-for.ts'
import { createJobs } from '#src/jobs/schema.ts'
import { createLedger } from '#src/publish/ledger.ts'
import { createReadModel } from '#src/read-model/schema.ts'
import { createTold } from '#src/read-model/told.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'
import { createWebhooks } from '#src/webhooks/schema.ts'
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

test('the hand-written migrations, one after the other, make what their declarations say', async () => {
  const declared = await createDatabase(inject('clusterUrl'), `declared_${process.pid}`)
  const client = new pg.Client({ connectionString: declared })
  await client.connect()
  for (const statement of [
    ...createReadModel,
    ...createLedger,
    ...createJobs,
    ...createPurges,
    ...createTallies,
    ...createReadersKey,
    ...createKeys,
    ...createAsked,
    ...createTold,
    ...createDumps,
    ...createWebhooks,
  ])
    await client.query(statement)
  const shapes = [columns, constraints, indexes, functions, storage]
  for (const shape of shapes) expect(await here.database.execute(shape)).toEqual((await client.query(shape)).rows)
  await client.end()
})

const schemas = "('read_model', 'publishing', 'jobs', 'serving')"

const columns = `
  select table_schema, table_name, column_name, data_type, udt_name, is_nullable, column_default
  from information_schema.columns where table_schema in ${schemas} order by 1, 2, 3`

const constraints = `
  select c.conrelid::regclass::text as of, pg_get_constraintdef(c.oid) as constraint
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace where n.nspname in ${schemas} order by 1, 2`

const functions = `
  select p.oid::regprocedure::text as of, pg_get_functiondef(p.oid) as function
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ${schemas} order by 1`

const storage = `
  select c.oid::regclass::text as of, c.reloptions::text, array_agg((a.attname, a.attstorage)::text order by a.attname)::text as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname in ${schemas} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped group by 1, 2 order by 1`

const indexes = `select indexname, indexdef from pg_indexes where schemaname in ${schemas} order by 1, 2`

test('the types of the documents are those of the collections: else run `npm run generate`', async () => {
  const { generateTypes } = await import('payload/node')
  const committed = readFileSync('src/payload-types.ts', 'utf8')
  const outputFile = path.join(String(process.env.DATA_DIR), 'payload-types.ts')
  const { config } = here.payload
  await generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false })
  expect(readFileSync(outputFile, 'utf8')).toBe(committed)
})
