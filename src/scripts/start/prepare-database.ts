/** Brings a database up to this version: migrations and, where it is new, the first administrator and the starter. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Progress, runChild } from '#src/supervisor/index.ts'
import { preload } from './preload.ts'
import { bulkOptions } from './processes.ts'
import { requireRights } from './rights.ts'
import { firstPassword, markPasswordUsed } from './secrets.ts'

/** What the steps need: where the project is, where logs go, and the environment of the children. */
export type Preparation = {
  root: string
  dataDir: string
  databaseUrl: string
  env: NodeJS.ProcessEnv
  progress: Progress
}

/** The key of a lock, any number that is the same for all instances: only one prepares a database at a time. */
const advisoryLock = 8_150_190

/**
 * Applies the migrations that the database lacks and fills it when it has never been filled, which `isNew` tells. A
 * database that lacks nothing costs a few queries. Throws an Error of one line.
 */
export async function prepareDatabase(preparation: Preparation): Promise<{ isNew: boolean }> {
  const { databaseUrl, root, progress } = preparation
  return connected(databaseUrl, async (client) => {
    await requireRights(client, 'write')
    const isUpToDate = (await compareMigrations(client, root)).missing.length === 0
    if (isUpToDate && (await isFilled(client))) return { isNew: false }
    if (!isUpToDate) await requireRights(client, 'migrate')
    await takeTurn(client, progress)
    await migrate(client, preparation)
    return { isNew: await fill(client, preparation) }
  })
}

/** Applies the migrations that the database lacks, and fills nothing. Throws an Error of one line where it is a newer Octavo's. */
export async function bringUpToDate(preparation: Preparation): Promise<void> {
  const { databaseUrl, root, progress } = preparation
  await connected(databaseUrl, async (client) => {
    await requireRights(client, 'migrate')
    await takeTurn(client, progress)
    refuseNewer(await compareMigrations(client, root))
    await migrate(client, preparation)
  })
}

/** Waits while a start prepares the database. Throws an Error of one line where its tables are not those of this Octavo. */
export async function requireTables({
  databaseUrl,
  root,
  progress,
}: Omit<Preparation, 'env' | 'dataDir'>): Promise<void> {
  await connected(databaseUrl, async (client) => {
    await takeTurn(client, progress)
    const compared = await compareMigrations(client, root)
    refuseNewer(compared)
    if (compared.missing.length > 0)
      throw new Error('The tables of the database are not up to date. Run npm run migrate first, or npm start.')
  })
}

/** Waits until another start has applied the migrations that this release needs. A database that has them costs one query. */
export async function waitForDatabase({
  databaseUrl,
  isReplica,
  root,
  progress,
}: Omit<Preparation, 'env' | 'dataDir'> & { isReplica: boolean }): Promise<void> {
  await connected(databaseUrl, async (client) => {
    await requireRights(client, isReplica ? 'read a replica' : 'read')
    const isBehind = async () => (await compareMigrations(client, root)).missing.length > 0
    if (!(await isBehind())) return
    await progress.step('Waiting until the editing server has brought the database up to date', async () => {
      while (await isBehind()) await sleep(1000)
    })
  })
}

async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 9000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Waits until nobody else prepares the database. The turn lasts as long as the connection. */
async function takeTurn(client: pg.Client, progress: Progress): Promise<void> {
  if (await tryLock(client)) return
  await progress.step('Waiting for another instance that prepares the database', async () => {
    while (!(await tryLock(client))) await sleep(500)
  })
}

async function migrate(client: pg.Client, { root, dataDir, env, progress }: Preparation): Promise<void> {
  const { missing, unknown } = await compareMigrations(client, root)
  if (unknown.length > 0)
    progress.note(
      `The database was used by a newer Octavo: it has migrations this one does not know (${unknown.join(', ')}).`,
    )
  if (missing.length === 0) return
  await progress.step('Bringing the database up to date', async (detail) => {
    const args = ['--conditions=production', path.join('dist', 'migrate.js')]
    await runChild(
      'The migration of the database',
      { cwd: root, preload, args, env, logFile: path.join(dataDir, 'logs', 'migrate.log') },
      detail,
    )
    // A migration may exit with 0 and have done nothing, as Payload's own command did.
    const left = (await compareMigrations(client, root)).missing
    if (left.length > 0)
      throw new Error(`The migration ended, yet these are not applied: ${left.join(', ')}. Run npm start again.`)
  })
}

/** Whether it created the administrator. */
async function fill(client: pg.Client, { root, dataDir, env, progress }: Preparation): Promise<boolean> {
  if (await isFilled(client)) return false
  let isNew = false
  await progress.step('Creating the first administrator and the starter catalogue', async (detail) => {
    const args = [...bulkOptions, path.join('dist', 'setup.js')]
    const options = {
      cwd: root,
      preload,
      args,
      env: { ...env, ADMIN_PASSWORD: env.ADMIN_PASSWORD?.trim() || firstPassword(dataDir) },
      logFile: path.join(dataDir, 'logs', 'setup.log'),
    }
    await runChild('The import of the starter catalogue', options, (line) => {
      if (!/^\{"admin":.*"created":true/.test(line)) return detail(line)
      isNew = true
      if (!env.ADMIN_PASSWORD?.trim()) markPasswordUsed(dataDir)
    })
    // This comes last, and is stored in the database itself: after a start that broke off before, setup runs again.
    await client.query('create table if not exists octavo_setup (finished_at timestamptz not null)')
    await client.query('insert into octavo_setup values (now())')
  })
  return isNew
}

/** The migrations on disk that the database lacks, and those of the database that are not on disk. */
type Compared = { missing: string[]; unknown: string[] }

function refuseNewer({ unknown }: Compared): void {
  if (unknown.length > 0)
    throw new Error(
      `The database was used by a newer Octavo: it has migrations this one does not know (${unknown.join(', ')}). Use that one.`,
    )
}

async function compareMigrations(client: pg.Client, root: string): Promise<Compared> {
  const onDisk = migrationNames(path.join(root, 'migrations'))
  const applied = (await hasTable(client, 'payload_migrations'))
    ? (await client.query<{ name: string }>('select name from payload_migrations where batch > 0')).rows.map(
        ({ name }) => name,
      )
    : []
  return {
    missing: onDisk.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !onDisk.includes(name)),
  }
}

function migrationNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    .map((name) => name.slice(0, -'.ts'.length))
}

async function isFilled(client: pg.Client): Promise<boolean> {
  return (
    (await hasTable(client, 'octavo_setup')) && (await client.query('select from octavo_setup limit 1')).rowCount === 1
  )
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [name])
  return rows[0]?.is_there === true
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [advisoryLock])
  return rows[0]?.taken === true
}
