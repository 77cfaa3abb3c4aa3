/**
 * New documents, many at a time. The CMS's own operation makes each, with its fields, checks and hooks, on an adapter that only notes
 * the rows; the rows of all are then written by one statement for each table. The caller settles what readers see of them.
 */
import { getTableColumns, getTableName, type Table } from 'drizzle-orm'
import {
  type BaseDatabaseAdapter,
  type Collection,
  type CollectionSlug,
  createOperation,
  type Payload,
  type PayloadRequest,
} from 'payload'
import pg from 'pg'
import { collectionSlug } from '#collections/slugs.ts'
import { noteOfNew } from '#src/audit/entries.ts'
import { type Note, note as noteInRecord } from '#src/audit/note.ts'
import { whoOf } from '#src/audit/who.ts'
import type { Execute } from '#src/read-model/database.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { withFieldsAtOnce } from './new-fields.ts'
import { tableOf, versionsTableOf } from './references.ts'
import { noteAuthors, type VersionOf } from './versions-in-order.ts'

/** `id` is that of a row that `holdRows` made for it. */
export type NewDocument = { id: number; data: Record<string, unknown>; isDraft: boolean }

/** New documents of an import: they are made one by one, and written by table. */
export type NewDocuments = {
  /** Makes a document without writing it. A ValidationError names the mistakes of its fields. */
  make(resource: AnyResource, document: NewDocument): Promise<void>
  /** Writes the documents made since the last call; others may be made meanwhile. */
  write(): Promise<void>
  /** Has PostgreSQL analyse the tables that got many rows: until then it takes them for empty, and reads them whole. */
  survey(): Promise<void>
}

type Row = Record<string, unknown>
type Values = { tableName: string; values: Row | Row[] }

/** The parts of the PostgreSQL adapter that are used here. */
type Adapter = BaseDatabaseAdapter & {
  tables: Record<string, Table>
  allowIDOnCreate: boolean
  insert(given: Values): Promise<Row[]>
  execute(): Promise<{ rows: Row[] }>
}

/** Ids that are first taken from a sequence at once, and the factor by which each next number of ids grows. */
const FIRST_IDS = 1000
const MORE_IDS = 4

/** New rows of a table from which on it is analysed, which takes milliseconds. */
const MANY_ROWS = 500

/**
 * Inserts a row for each of these slugs, so that new documents may refer to each other in any order. Gives the ids of the rows; a slug
 * that another document has, even in the trash, is left out.
 */
export async function holdRows(
  execute: Execute,
  resource: AnyResource,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  const rows = await execute<{ id: number; slug: string }>(
    `insert into ${tableOf(resource)} (slug) select unnest($1::text[]) on conflict (slug) do nothing returning id, slug`,
    [slugs],
  )
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** Makes documents in the transaction of this request. */
export function newDocuments(req: PayloadRequest, execute: Execute): NewDocuments {
  let noted = new Map<string, Map<string, string[]>>()
  let told: Note[] = []
  let versions: VersionOf[] = []
  const collections = new Map<string, string>()
  const rowsByTable = new Map<string, number>()
  const who = whoOf(req)
  const { payload } = req
  // The adapter of PostgreSQL, of which Payload's own type says less.
  const adapter = payload.db as unknown as Adapter
  const ids = idsOf(execute)
  const noting: Partial<Adapter> = {
    allowIDOnCreate: true,
    async create(this: Adapter, { data, ...args }) {
      const now = new Date().toISOString()
      const stored = { ...data, createdAt: data.createdAt ?? now, updatedAt: data.updatedAt ?? now }
      await adapter.create.call(this, { ...args, data: stored, returning: false })
      return stored as never
    },
    // A new document has no versions yet.
    findVersions: async () => ({ docs: [] }) as never,
    execute: async () => ({ rows: [] }),
    // The caller of `make` ends the transaction, also after a refused document.
    rollbackTransaction: async () => {},
    async insert({ tableName, values }) {
      const table = adapter.tables[tableName] as Table
      const rows = Array.isArray(values) ? values : [values]
      for (const row of rows) {
        const name = getTableName(table)
        if (row.id === undefined && isSerial(table)) row.id = await ids(name)
        note(tableName, row)
        const collection = collections.get(name)
        if (collection) versions.push({ collection, documentId: Number(row.parent), versionId: Number(row.id) })
      }
      return rows
    },
  }
  const note = (tableName: string, row: Row) => {
    const columns = getTableColumns(adapter.tables[tableName] as Table)
    const cells: Row = {}
    let key = ''
    for (const [field, value] of Object.entries(row)) {
      const name = columns[field]?.name
      if (name === undefined || value === undefined) continue
      cells[name] = value
      key += `${key && ','}${pg.escapeIdentifier(name)}`
    }
    const alike = noted.get(tableName) ?? new Map<string, string[]>()
    noted.set(tableName, alike)
    const rows = alike.get(key) ?? []
    alike.set(key, rows)
    rows.push(JSON.stringify(cells))
  }
  const database = Object.assign(Object.create(adapter), noting)
  const making: PayloadRequest = {
    ...req,
    payload: Object.create(payload, { db: { value: database } }) as Payload,
    context: { ...req.context, isPublishedLater: true },
  }
  const lean = new Map<string, Collection>()
  const collectionFor = (resource: AnyResource, isDraft: boolean): Collection => {
    const slug = collectionSlug(resource)
    const key = `${slug} ${isDraft}`
    const whole = payload.collections[slug as CollectionSlug]
    const one = lean.get(key) ?? { ...whole, config: withFieldsAtOnce(whole.config, isDraft) }
    lean.set(key, one)
    return one
  }
  return {
    async make(resource, { id, data, isDraft }) {
      collections.set(versionsTableOf(resource).slice(1, -1), collectionSlug(resource))
      const doc = await createOperation({
        collection: collectionFor(resource, isDraft) as never,
        data: { ...data, id } as never,
        depth: 0,
        disableTransaction: true,
        draft: isDraft,
        overrideAccess: true,
        req: { ...making },
      })
      // A document is plain data.
      told.push(noteOfNew(resource, doc as unknown as Row, who))
    },
    async write() {
      const [written, toRecord, saved] = [noted, told, versions]
      noted = new Map()
      told = []
      versions = []
      for (const [tableName, alike] of written)
        for (const [columns, rows] of alike) {
          const table = pg.escapeIdentifier(getTableName(adapter.tables[tableName] as Table))
          rowsByTable.set(table, (rowsByTable.get(table) ?? 0) + rows.length)
          // A row with this id exists only where `holdRows` made it.
          await execute(
            `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)
             on conflict (id) do update set (${columns}) = row(${columns.replaceAll(/"(?:[^"]|"")+"/g, 'excluded.$&')})`,
            [`[${rows.join()}]`],
          )
        }
      await noteInRecord(execute, toRecord)
      if (who.personId !== null && saved.length > 0) await noteAuthors(execute, who.personId, saved)
    },
    async survey() {
      const surveyed = [...rowsByTable].flatMap(([table, rows]) => (rows >= MANY_ROWS ? [table] : []))
      if (surveyed.length > 0) await execute(`analyze ${surveyed.sort().join(', ')}`)
    },
  }
}

/**
 * Gives ids from the sequences of tables, by the table's name. More are asked for when half of the last are used, since PostgreSQL may be
 * busy writing.
 */
function idsOf(execute: Execute): (table: string) => Promise<number> | number {
  const ask = async (table: string, many: number) => {
    const rows = await execute<{ id: number }>(
      `with counted as materialized (select pg_get_serial_sequence($1, 'id')::regclass as by)
       select nextval(by)::int as id from counted, generate_series(1, $2)`,
      [pg.escapeIdentifier(table), many],
    )
    return rows.map(({ id }) => id).reverse()
  }
  const taken = new Map<string, Ids>()
  return (table) => {
    const own: Ids = taken.get(table) ?? { left: [], asked: 0 }
    taken.set(table, own)
    if (!own.coming && own.left.length <= own.asked / 2) {
      own.asked = own.asked * MORE_IDS || FIRST_IDS
      own.coming = ask(table, own.asked)
      // A failure is thrown where the ids are needed.
      own.coming.catch(() => {})
    }
    return own.left.pop() ?? refilled(own)
  }
}

/** The ids that are left, how many were asked for last, and those that are still to come. */
type Ids = { left: number[]; asked: number; coming?: Promise<number[]> | undefined }

async function refilled(own: Ids): Promise<number> {
  own.left = (await own.coming) ?? []
  own.coming = undefined
  return own.left.pop() as number
}

/** Whether PostgreSQL counts the rows of a table. */
const isSerial = (table: Table): boolean => getTableColumns(table).id?.columnType === 'PgSerial'
