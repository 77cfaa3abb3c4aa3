/**
 * One PostgreSQL for a whole run of the integration tests, with two databases that test files copy: one migrated and
 * empty, one with the starter catalogue.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '#src/postgres/start-postgres.ts'
import { createDatabase } from '#src/postgres/test-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the cluster's first database. */
    clusterUrl: string
    /** Name of the migrated database. */
    template: string
    /** Name of the database with the starter catalogue. */
    starter: string
    /** The folder of the run; test files make theirs in it. */
    folder: string
  }
}

const template = 'octavo_template'
const starter = 'octavo_starter'

/** Starts it and gives what stops it again. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-test-'))
  const postgres = await startPostgres({ dataDir: folder, durable: false })
  project.provide('clusterUrl', postgres.url)
  project.provide('template', template)
  project.provide('folder', folder)
  project.provide('starter', starter)
  await run('migrate', await createDatabase(postgres.url, template), folder)
  await run('setup', await createDatabase(postgres.url, starter, template), folder)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs the very script that `npm start` runs. */
async function run(script: 'migrate' | 'setup', url: string, folder: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--conditions=production', `src/scripts/${script}.ts`],
    {
      env: {
        ...process.env,
        DATABASE_URL: url,
        DATA_DIR: folder,
        PAYLOAD_SECRET: 'only for these tests',
        NODE_ENV: 'test',
      },
    },
  )
}
