/**
 * What the suites need, made once for a whole run and given to them in the environment: a PostgreSQL with two databases to copy, and the
 * built site. A suite that is run alone makes its own by the same code.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Progress, runChild, startPostgres } from '#src/supervisor/index.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'
import { compile } from '../compile.mjs'
import { buildSite } from '../start/build.ts'
import { ownDatabase } from '../start/own-database.ts'
import { prepareDatabase } from '../start/prepare-database.ts'

/** A cluster of throwaway databases, and a folder for what tests write. */
export type Ground = { clusterUrl: string; folder: string }

/** Databases to copy: one migrated and empty, one with the administrator and the starter catalogue. */
export const templates = { empty: 'octavo_template', starter: 'octavo_starter' } as const

/** The first administrator of the starter database. */
export const administrator = { email: 'first@example.org', password: 'a password for tests' }

/** Connections of the cluster: it has the databases of several suites, each with readers and an editing server. */
const CONNECTIONS = 300

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

/** The variables by which suites learn of the run's ground. */
const variables = { clusterUrl: 'OCTAVO_TEST_CLUSTER', folder: 'OCTAVO_TEST_FOLDER' } as const

/** The variables that tell a suite of this ground. */
export const groundVariables = ({ clusterUrl, folder }: Ground): Record<string, string> => ({
  [variables.clusterUrl]: clusterUrl,
  [variables.folder]: folder,
})

/** The ground this process was told of; undefined where it runs alone. */
export function knownGround(): Ground | undefined {
  const clusterUrl = process.env[variables.clusterUrl]
  const folder = process.env[variables.folder]
  return clusterUrl && folder ? { clusterUrl, folder } : undefined
}

/** The ground this process was told of, or a new one; `release` ends only what was made here. */
export async function findGround(progress: Progress): Promise<Ground & { release(): Promise<void> }> {
  const ground = knownGround()
  return ground ? { ...ground, release: async () => {} } : makeGround(progress)
}

/** Starts a cluster in a new folder and fills the two databases, as `npm start` does. */
export async function makeGround(progress: Progress): Promise<Ground & { release(): Promise<void> }> {
  await compile(root, progress)
  const folder = mkdtempSync(path.join(tmpdir(), 'octavo-test-'))
  const postgres = await startPostgres({ ...ownDatabase, dataDir: folder, durable: false, connections: CONNECTIONS })
  const release = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await makeTables(await createDatabase(postgres.url, templates.empty), folder, progress)
    const databaseUrl = await createDatabase(postgres.url, templates.starter, templates.empty)
    await prepareDatabase({ root, dataDir: folder, databaseUrl, env: environment(databaseUrl, folder), progress })
    return { clusterUrl: postgres.url, folder, release }
  } catch (error) {
    await release()
    throw error
  }
}

/** Compiles and builds the site where that is missing or old. */
export async function prepareSite(progress: Progress): Promise<void> {
  await compile(root, progress)
  const folder = mkdtempSync(path.join(tmpdir(), 'octavo-build-'))
  try {
    await buildSite({ root, dataDir: folder, env: environment('postgres://127.0.0.1/none', folder), progress })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const makeTables = (databaseUrl: string, folder: string, { step }: Progress): Promise<void> =>
  step('Making the tables', (tell) => {
    const args = ['--conditions=production', path.join('dist', 'migrate.js')]
    const logFile = path.join(folder, 'logs', 'migrate.log')
    return runChild('The migration', { cwd: root, args, env: environment(databaseUrl, folder), logFile }, tell)
  })

/** The environment that `npm start` sets for its children. */
const environment = (databaseUrl: string, folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  PAYLOAD_SECRET: 'only for these tests',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
})
