/** An import writes many entries at once: the very rows that saving each of them writes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueCollections, collectionOf } from '#collections/index.ts'
import { collectionSlug } from '#collections/slugs.ts'
import { documentOf } from '#src/import/document-of.ts'
import { type ImportedEntry, readEntry } from '#src/import/read-entry.ts'
import { readTable } from '#src/import/read-table.ts'
import { documentsWith } from '#src/publish/documents.ts'
import { holdRows, newDocuments } from '#src/publish/new-documents.ts'
import { settle } from '#src/publish/settle.ts'
import { executeIn } from '#src/publish/transaction.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { type World, world } from '#test/world.ts'

let here: World
beforeAll(async () => {
  here = await world()
})
afterAll(() => here.close())

type One = { resource: AnyResource; id: number; data: Record<string, unknown>; isDraft: boolean }

/** Entries of every resource of the starter catalogue: the first published one, and of each service a draft. What speaks of a topic has not all that it needs. */
async function sample(): Promise<{ resource: AnyResource; entry: ImportedEntry }[]> {
  const entries: { resource: AnyResource; entry: ImportedEntry }[] = []
  for (const { resource } of catalogueCollections) {
    const read = await firstEntries(resource)
    const hasDraft = entries.some((one) => one.resource.service === resource.service && one.entry.isDraft)
    for (const isDraft of hasDraft ? [false] : [false, true]) {
      const entry = read.find((one) => one.isDraft === isDraft && !one.fields.speaks_of)
      if (entry) entries.push({ resource, entry })
    }
  }
  return entries
}

const FIRST = 12

async function firstEntries(resource: AnyResource): Promise<ImportedEntry[]> {
  const files = path.join('src/starter', resource.service, resource.path)
  if (!existsSync(files)) {
    const text = readFileSync(`${files}.csv`, 'utf8').split('\n').slice(0, FIRST).join('\n')
    return [...readTable(resource, { shown: `${resource.path}.csv`, text })].flatMap(({ entry }) => entry ?? [])
  }
  const names = readdirSync(files).sort().slice(0, FIRST)
  return names.map(
    (name) => readEntry(resource, name, name.slice(0, -3), readFileSync(path.join(files, name), 'utf8')).entry,
  )
}

/** They refer to those before them, so that each can be saved by itself. */
async function documents(): Promise<One[]> {
  const idsByService = new Map<string, Map<string, Map<string, number>>>()
  return (await sample()).map(({ resource, entry }) => {
    const service = idsByService.get(resource.service) ?? new Map<string, Map<string, number>>()
    idsByService.set(resource.service, service)
    const data = documentOf(resource, entry, service)
    const ids = service.get(resource.id) ?? new Map<string, number>()
    service.set(resource.id, ids.set(entry.slug, ids.size + 1))
    return { resource, id: ids.size, data, isDraft: entry.isDraft }
  })
}

/** Every row there is after this work in a transaction, which is then undone, with the numbers that it took of sequences. */
async function rowsAfter(
  work: (req: PayloadRequest, execute: Execute) => Promise<void>,
): Promise<Record<string, string[]>> {
  const req = await createLocalReq({}, here.payload)
  await initTransaction(req)
  const execute = await executeIn(req)
  await work(req, execute)
  const rows = await everyRow(execute)
  await killTransaction(req)
  await here.database.execute("select setval(format('%I.%I', schemaname, sequencename), 1, false) from pg_sequences")
  return rows
}

/** Every row of every table; what is made by chance or by the clock has a word in its place. */
async function everyRow(execute: Execute): Promise<Record<string, string[]>> {
  const tables = await execute<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where (schemaname in ('public', 'read_model', 'publishing') or (schemaname, tablename) = ('editing', 'audit')) and tablename not in ('revisions', 'payload_migrations') order by 1`,
  )
  const stored = await execute<{ name: string; row: string }>(
    tables.map(({ name }) => `select '${name}' as name, to_jsonb(t)::text as row from ${name} t`).join(' union all '),
  )
  const rows: Record<string, string[]> = {}
  for (const { name, row } of stored) {
    rows[name] ??= []
    rows[name].push(
      row
        .replace(/"random": [\d.e-]+/g, '"random": 0')
        .replace(/\b[0-9a-f]{24}\b/g, 'an id')
        .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+(?:Z|[+-]\d\d:\d\d)/g, 'an instant')
        .replace(/"digest": "[0-9a-f]{64}"/g, '"digest": "of an instant"'),
    )
  }
  for (const ofTable of Object.values(rows)) ofTable.sort()
  return rows
}

test('entries of every sort are stored and published as if each had been saved by itself', {
  timeout: 240_000,
}, async () => {
  const all = await documents()
  const atOnce = await rowsAfter(async (req, execute) => {
    const making = newDocuments(req, execute)
    for (const { resource } of catalogueCollections) {
      const own = all.filter((document) => document.resource === resource)
      const slugs = own.map(({ data }) => String(data.slug))
      const held = await holdRows(execute, resource, slugs)
      expect([...held.values()]).toEqual(own.map(({ id }) => id))
    }
    for (const { resource, ...document } of all) await making.make(resource, document)
    await making.write()
    for (const { resource } of catalogueCollections) {
      const ids = all.filter((document) => document.resource === resource).map(({ id }) => id)
      for await (const stored of documentsWith(req, resource, ids))
        await settle({ req, execute }, collectionOf(resource), stored)
    }
  })
  const oneByOne = await rowsAfter(async (req) => {
    for (const { resource, data, isDraft } of all)
      await here.payload.create({ collection: collectionSlug(resource), data: data as never, draft: isDraft, req })
  })
  expect(Object.keys(oneByOne).length).toBeGreaterThan(300)
  expect(Object.keys(atOnce)).toEqual(Object.keys(oneByOne))
  for (const [table, rows] of Object.entries(oneByOne)) expect({ [table]: atOnce[table] }).toEqual({ [table]: rows })
})
