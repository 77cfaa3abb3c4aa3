/** The database of a command: that of DATABASE_URL, or the embedded one, whether Octavo runs or not. */
import { hostname } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '#src/env.ts'
import {
  checkDatabase,
  type Lock,
  LockHeld,
  type Progress,
  runningDatabase,
  startPostgres,
} from '#src/supervisor/index.ts'
import { takeDataFolder } from '../start/data-folder.mjs'
import { ownDatabase } from '../start/own-database.ts'

/** Its address, and a function to call at the end. */
export type FoundDatabase = { url: string; close(): Promise<void> }

type Asking = { command: string; progress: Progress }

const POLL_MS = 300

/**
 * Finds the database, or starts the embedded one, which `close` stops again. While Octavo runs, its database is used; another command is
 * waited for. Throws an Error of one line.
 */
export async function findDatabase(
  { DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>,
  { command, progress }: Asking,
): Promise<FoundDatabase> {
  if (DATABASE_URL) {
    await checkDatabase(DATABASE_URL)
    return { url: DATABASE_URL, close: async () => {} }
  }
  const first = await lockOrDatabase(DATA_DIR, command)
  if (first) return 'url' in first ? first : started(first, DATA_DIR, progress)
  return progress.step('Waiting for the database', async (tell) => {
    for (;;) {
      const later = await lockOrDatabase(DATA_DIR, command, tell)
      if (later) return 'url' in later ? later : started(later, DATA_DIR, progress)
      await sleep(POLL_MS)
    }
  })
}

/** The lock of the data folder if it is free, else the database of the Octavo that holds it; undefined while a command holds it. */
async function lockOrDatabase(
  dataDir: string,
  command: string,
  tell: (words: string) => void = () => {},
): Promise<Lock | FoundDatabase | undefined> {
  try {
    return await takeDataFolder(dataDir, { command })
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error
    const { holder } = error
    if (holder.host !== hostname())
      throw new Error(`${error.message} Its database is on that machine: run this command there.`)
    tell(error.message)
    const url = holder.about?.command ? undefined : await runningDatabase(dataDir, ownDatabase.name)
    return url === undefined ? undefined : { url, close: async () => {} }
  }
}

/** Starts the database. The lock is held, so no other process starts or stops it meanwhile. */
async function started(lock: Lock, dataDir: string, progress: Progress): Promise<FoundDatabase> {
  try {
    const { url, stop } = await progress.step('Starting the database', (log) =>
      startPostgres({ ...ownDatabase, dataDir, log }),
    )
    return {
      url,
      async close() {
        await stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
