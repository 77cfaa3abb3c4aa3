/** The way to PostgreSQL for readers: a pool with prepared statements, the revisions, the store, and nothing of Payload. */
import pg from 'pg'
import { type Revisions, watchRevisions } from './revision.ts'
import { type Store, storeOf } from './store.ts'

/** Runs one statement. Rows come back as plain objects; a failed connection throws. */
export type Execute = <Row extends object = Record<string, unknown>>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>

/** Runs work in a transaction that commits when it is done, and is rolled back when it fails. */
export type Transaction = <T>(work: (execute: Execute) => Promise<T>) => Promise<T>

export type Database = {
  execute: Execute
  /** Runs a statement that is prepared once per connection under this name. */
  prepared: <Row extends object>(name: string, text: string, values: readonly unknown[]) => Promise<Row[]>
  revisions: Revisions
  /** What is kept of what was read. */
  store: Store
  close(): Promise<void>
}

/** JSON columns arrive as text: a record is passed on, not read. */
const textOfJson: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.JSON ? (value: unknown) => value : pg.types.getTypeParser(oid, format as 'text'),
}

/**
 * Planning a search anew takes longer than most searches; one plan serves all values. Names are alike from half their
 * trigrams on: PostgreSQL's own 0.3 reads five times as many and finds nothing that a reader meant.
 */
const SETTINGS = 'set plan_cache_mode = force_generic_plan; set pg_trgm.similarity_threshold = 0.5'

/** A connection that is not had within this time is an error, not a wait: the database is away. */
const CONNECT_MS = 5000

/** What readers ask takes a second at most. A statement that is not answered by then never will be: the network went silent. */
const QUERY_MS = 15_000

/** Connections that the readers of one process share. */
const CONNECTIONS = 10

/** What is kept where nobody says how much, in bytes. */
const STORE_BYTES = 32e6

/** Opens a pool to this database, and a store of so many bytes for what is read from it. Its first statement connects. */
export function openDatabase(url: string, storeBytes = STORE_BYTES): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types: textOfJson,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    onConnect: async (client) => void (await client.query(SETTINGS)),
  })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const revisions = watchRevisions(url)
  return {
    execute: async (text, values = []) => (await pool.query(text, [...values])).rows,
    prepared: async (name, text, values) => (await pool.query({ name, text, values: [...values] })).rows,
    revisions,
    store: storeOf(revisions, storeBytes),
    close: async () => {
      await revisions.close()
      await pool.end()
    },
  }
}
