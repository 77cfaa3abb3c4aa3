/** The way to PostgreSQL for readers: a pool with prepared statements, the revisions, the store, and nothing of Payload. */
import { openPool } from './pool.ts'
import { readReplicas, type Standing } from './replicas.ts'
import { type Revisions, watchRevisions } from './revision.ts'
import { type Store, storeOf } from './store.ts'

/** Runs one statement. Rows come back as plain objects; a failed connection throws. */
export type Execute = <Row extends object = Record<string, unknown>>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>

/** Runs work in a transaction that commits when it is done, and is rolled back when it fails. */
export type Transaction = <T>(work: (execute: Execute) => Promise<T>) => Promise<T>

/** The read model as whoever reads or publishes sees it: statements, and what is kept of their answers. */
export type Database = {
  /** Runs a statement that changes nothing: a replica may be asked, which has everything that is known to have been published. */
  execute: Execute
  /** Runs such a statement that is prepared once per connection under this name. */
  prepared: <Row extends object>(name: string, text: string, values: readonly unknown[]) => Promise<Row[]>
  /** Runs a statement that changes something: on the primary. */
  write: Execute
  /** Whether there is a primary to write to, as far as is known. */
  canWrite(): boolean
  /** Which database is read, and how the others are; null where there is one alone. */
  standing(): Standing | null
  revisions: Revisions
  /** What is kept of what was read. */
  store: Store
  close(): Promise<void>
}

/** The default size of the store, in bytes. */
const STORE_BYTES = 32e6

/**
 * Opens a pool to this database, and a store of so many bytes for what is read from it. Its first statement connects. With replicas
 * they are read in its place; it may then be null.
 */
export function openDatabase(url: string | null, storeBytes = STORE_BYTES, replicas: readonly string[] = []): Database {
  if (replicas.length > 0) return overReplicas(url, storeBytes, replicas)
  if (url === null) throw new Error('There is no database to read.')
  const pool = openPool(url, 'primary')
  const revisions = watchRevisions(url)
  const execute: Execute = (text, values = []) => pool.query({ text, values: [...values] })
  return {
    execute,
    prepared: (name, text, values) => pool.query({ name, text, values: [...values] }),
    write: execute,
    canWrite: () => true,
    standing: () => null,
    revisions,
    store: storeUnder(revisions, storeBytes),
    close: async () => {
      await revisions.close()
      await pool.end()
    },
  }
}

/** The database as a transaction sees it before it ends: nothing that it reads is kept. */
export const withinTransaction = (execute: Execute): Database => {
  const nothing = async () => {}
  const unknown: Revisions = {
    of: () => null,
    areKnown: () => false,
    epoch: () => 0,
    onGrown: () => {},
    onRewound: () => {},
    ready: nothing,
    close: nothing,
  }
  return {
    execute,
    prepared: (_, text, values) => execute(text, values),
    write: execute,
    canWrite: () => false,
    standing: () => null,
    revisions: unknown,
    store: storeOf(unknown, 0),
    close: nothing,
  }
}

function overReplicas(url: string | null, storeBytes: number, replicas: readonly string[]): Database {
  const { ask, tell, hasPrimary, standing, revisions, close } = readReplicas(url, replicas)
  return {
    execute: (text, values = []) => ask({ text, values: [...values] }),
    prepared: (name, text, values) => ask({ name, text, values: [...values] }),
    write: (text, values = []) => tell({ text, values: [...values] }),
    canWrite: hasPrimary,
    standing,
    revisions,
    store: storeUnder(revisions, storeBytes),
    close,
  }
}

function storeUnder(revisions: Revisions, storeBytes: number): Store {
  const store = storeOf(revisions, storeBytes)
  revisions.onRewound(store.clear)
  return store
}
