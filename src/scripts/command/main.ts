/**
 * The commands that work on the database, compiled like the start: they find the database and the secrets as `npm start` does, start the
 * embedded one while they run, and run a program of `dist` on it.
 */
import path from 'node:path'
import { readEnv } from '#src/env.ts'
import { describeFileTrouble, ending, type Progress, spawnChild, stopChildren } from '#src/supervisor/index.ts'
import { ownDatabase } from '../start/own-database.ts'
import { preload } from '../start/preload.ts'
import { bringUpToDate, type Preparation, requireTables } from '../start/prepare-database.ts'
import { bulkOptions } from '../start/processes.ts'
import { childSettings } from '../start/settings.ts'
import { exportArguments } from './export-arguments.ts'
import { findDatabase } from './find-database.ts'
import { importArguments } from './import-arguments.ts'
import { rescueArguments } from './rescue-arguments.ts'
import { reviewArguments } from './review-arguments.ts'

/** A command as it was typed. */
export type Command = { root: string; progress: Progress; name: string; args: readonly string[] }

/** A command: its checks before anything is started, and its work, which gives the exit code. */
type Work = {
  check(args: readonly string[]): unknown
  run(preparation: Preparation, args: readonly string[]): Promise<number>
}

/** Time for a rollback; processes that still run after it are killed. */
const stopMs = 8000

const commands: Readonly<Record<string, Work>> = {
  import: { check: importArguments, run: onTables('import.js') },
  export: { check: exportArguments, run: onTables('export.js') },
  rebuild: { check: noArguments, run: onTables('rebuild.js') },
  migrate: { check: noArguments, run: migrate },
  rescue: { check: rescueArguments, run: onTables('rescue.js') },
  review: { check: reviewArguments, run: onTables('review.js') },
}

/** Runs a command and gives its exit code. Throws an Error of one line where it cannot begin. */
export async function command({ root, progress, name, args }: Command): Promise<number> {
  const work = commands[name]
  if (!work) throw new Error(`There is no command ${name}. There is: ${Object.keys(commands).join(', ')}.`)
  work.check(args)
  const env = readEnv()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stopChildren(stopMs))
  try {
    const database = await findDatabase(env, { command: `npm run ${name}`, progress })
    try {
      const { url } = database
      return await work.run(
        { root, dataDir: env.DATA_DIR, databaseUrl: url, env: childSettings(env, url), progress },
        args,
      )
    } finally {
      await database.close()
    }
  } catch (error) {
    const isFromFiles = error instanceof Error && 'syscall' in error && 'path' in error
    throw new Error(
      (isFromFiles && describeFileTrouble(error, env.DATA_DIR, ownDatabase.settings.folder)) ||
        (error as Error).message,
    )
  }
}

function noArguments(args: readonly string[]): void {
  if (args.length > 0) throw new Error(`Nothing is to follow: ${args.join(' ')}.`)
}

/** Runs a program of `dist`, after checking that the database has the tables it needs. */
function onTables(program: string): Work['run'] {
  return async (preparation, args) => {
    await requireTables(preparation)
    const { root, env } = preparation
    const options = [...bulkOptions, path.join('dist', program), ...args]
    // Ctrl-C reaches only this process, so that the database outlives the program.
    const [code] = await ending(spawnChild({ cwd: root, args: options, env, preload }))
    return code ?? 1
  }
}

async function migrate(preparation: Preparation): Promise<number> {
  await bringUpToDate(preparation)
  console.log('The database has all migrations.')
  return 0
}
