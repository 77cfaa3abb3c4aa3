/** The database for a script, whether Octavo is running or not. */
import { startPostgres } from './start-postgres.ts'

/** An address to connect to, and what to call when done. */
export type OpenDatabase = { url: string; close: () => Promise<void> }

/** The settings of `src/env.ts` that say where the database is. */
export type DatabaseSettings = { DATABASE_URL: string | undefined; DATA_DIR: string }

/**
 * The database of DATABASE_URL, or the embedded one. That is started when it does not run, and then `close` stops it
 * again; one that runs already is left running. Throws an Error of one line.
 */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: DatabaseSettings): Promise<OpenDatabase> {
  if (DATABASE_URL) return { url: DATABASE_URL, close: async () => {} }
  const { url, adopted, stop } = await startPostgres({ dataDir: DATA_DIR })
  return { url, close: adopted ? async () => {} : stop }
}
