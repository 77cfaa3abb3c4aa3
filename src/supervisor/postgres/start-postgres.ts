/**
 * A PostgreSQL of our own: made, started, adopted, mended and stopped. It survives the death of the process that started it, and the
 * next start adopts it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { choose } from '../advice.mjs'
import { freePort } from '../free-port.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type Access, clusterVersion, createCluster, type Naming, readAccess, writeAccess } from './cluster.ts'
import { describeFileTrouble } from './file-trouble.ts'
import { closeToOthers, findOrdinaryUser, giveTo, ids, type OrdinaryUser } from './ordinary-user.ts'
import { endOrphans, findPostmaster, processEnd, stopPostmaster } from './postmaster.ts'

/** A running PostgreSQL. */
export type Postgres = {
  /** The address of its database, with the password. */
  url: string
  port: number
  pid: number
  /** Whether it was already running, left by a start that was killed. */
  adopted: boolean
  /** Resolves when it ends, for whatever reason. */
  ended: Promise<void>
  /** Makes a checkpoint, which shortens the stop after it. Never throws. */
  checkpoint: () => Promise<void>
  /** Stops it cleanly, adopted or not. May be called twice. */
  stop: () => Promise<void>
}

/** Where its data are, and how it runs. */
export type PostgresOptions = {
  /** The data folder. The cluster is its folder `postgres`, the log its file `logs/postgres.log`. */
  dataDir: string
  /** Called with a few words when something takes long. */
  log?: (line: string) => void
  /** Most connections at once; a database that was left running keeps its own number. */
  connections?: number
  /** False for throwaway clusters of tests: nothing is flushed to the disk. */
  durable?: boolean
} & Partial<Naming>

/** The default name of its user and its database. */
export const defaultName = 'app'

const largestLogBytes = 10_000_000
/** The longest start, with crash recovery: that replays at most max_wal_size, usually a minute on a slow disk. */
const startMilliseconds = 600_000
/** How long a database that was left running may take to answer. */
const patienceMilliseconds = 10_000
const sharedMemoryMilliseconds = 30_000

/**
 * Starts PostgreSQL on a data folder, and makes the cluster and its database where they are missing. Ready for
 * connections when it resolves. Throws an Error of one line that says what to do.
 */
export async function startPostgres({
  dataDir,
  log = () => {},
  connections = 100,
  durable = true,
  name = defaultName,
  settings = {},
}: PostgresOptions): Promise<Postgres> {
  const binaries = findBinaries(settings.database)
  const folder = path.join(path.resolve(dataDir), 'postgres')
  const naming = { name, settings }
  try {
    const ordinaryUser = findOrdinaryUser(binaries.postgres, folder, settings.database)
    if (clusterVersion(folder) === undefined) {
      refuseForeignFolder(folder, settings.folder)
      log('making the database')
      await createCluster({ folder, binaries, ordinaryUser, durable, ...naming })
    }
    requireVersion(folder, binaries, settings.folder)
    const running =
      (await adopt(folder, naming, log)) ??
      (await launch({ folder, binaries, ordinaryUser, log, connections, durable, naming }))
    await ensureDatabase(running, name)
    return running
  } catch (error) {
    throw new Error(describeFileTrouble(error, folder, settings.folder) ?? (error as Error).message, { cause: error })
  }
}

/** The address of the database of this name that runs on a data folder, whichever process started it; undefined while none answers. */
export async function runningDatabase(dataDir: string, name = defaultName): Promise<string | undefined> {
  const folder = path.join(path.resolve(dataDir), 'postgres')
  const postmaster = clusterVersion(folder) === undefined ? undefined : findPostmaster(folder)
  if (!postmaster) return undefined
  const access = { password: readAccess(folder, { name, settings: {} }).password, port: postmaster.port }
  const answer = await askPostgres(access, name)
  return 'dataDirectory' in answer && isSameFolder(answer.dataDirectory, folder) ? urlOf(access, name) : undefined
}

/** A postmaster left by a killed start, once it answers; one that does not answer is ended. */
async function adopt(folder: string, naming: Naming, log: (line: string) => void): Promise<Postgres | undefined> {
  const { name } = naming
  const { password } = readAccess(folder, naming)
  const impatience = Date.now() + patienceMilliseconds
  for (;;) {
    const postmaster = findPostmaster(folder)
    if (!postmaster) return undefined
    const { pid, port } = postmaster
    const answer = await askPostgres({ password, port }, name)
    if ('dataDirectory' in answer && isSameFolder(answer.dataDirectory, folder)) {
      log('a database left running was taken over')
      return running({ name, pid, port, password, adopted: true, ended: processEnd(pid) })
    }
    if ('dataDirectory' in answer || (!answer.isStarting && Date.now() > impatience)) {
      log('ending a database that does not answer')
      await stopPostmaster(pid, 'dataDirectory' in answer ? 'gently' : 'at once')
    }
    await sleep(100)
  }
}

type Launch = {
  folder: string
  binaries: Binaries
  ordinaryUser: OrdinaryUser
  log: (line: string) => void
  connections: number
  durable: boolean
  naming: Naming
}

async function launch({ folder, ordinaryUser, log, naming, ...options }: Launch): Promise<Postgres> {
  giveTo(ordinaryUser, folder)
  closeToOthers(folder)
  const logFile = openableLog(folder)
  const { name, settings } = naming
  const access = readAccess(folder, naming)
  const patience = Date.now() + sharedMemoryMilliseconds
  for (let attempt = 1; ; attempt++) {
    const logStart = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
    const child = spawnPostgres({ folder, ordinaryUser, ...options, port: access.port, logFile })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
    const pid = child.pid
    if (pid !== undefined && (await isReady({ folder, name, access, ended, log })))
      return running({ name, pid, ...access, adopted: false, ended })

    const words = readFileSync(logFile).subarray(logStart).toString()
    if (/could not create any TCP\/IP sockets|could not bind/.test(words) && attempt < 5) {
      access.port = await freePort()
      writeAccess(folder, name, access)
    } else if (/postmaster\.pid" already exists|pre-existing shared memory/.test(words) && Date.now() < patience) {
      if (attempt === 1) log('waiting for the rest of a killed database to end')
      await sleep(200)
      if (findPostmaster(folder)) continue
      if (attempt > 5) endOrphans(folder, attempt > 20 ? 'SIGKILL' : 'SIGQUIT')
    } else {
      throw new Error(describeFileTrouble(words, folder, settings.folder) ?? whyItEnded(words, logFile))
    }
  }
}

type Spawn = Omit<Launch, 'log' | 'naming'> & { port: number; logFile: string }

function spawnPostgres({ folder, binaries, ordinaryUser, connections, durable, port, logFile }: Spawn): ChildProcess {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: connections,
    shared_buffers: '256MB',
    max_wal_size: '512MB',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_destination: 'stderr',
    // After a crash all files are flushed. One by one that takes a minute on a slow disk; `syncfs` takes a second.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const [program, args] = ordinaryUser.command(binaries.postgres, [
    ...['-D', folder],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const output = openSync(logFile, 'a', 0o600)
  try {
    // Detached, so that Ctrl-C in a terminal reaches only us: PostgreSQL must end after the server.
    const child = spawn(program, args, {
      ...ids(ordinaryUser),
      cwd: folder,
      env: withoutPostgresVariables(process.env),
      stdio: ['ignore', output, output],
      detached: true,
    })
    child.unref()
    return child
  } finally {
    closeSync(output)
  }
}

type Readiness = { folder: string; name: string; access: Access; ended: Promise<void>; log: (line: string) => void }

/** Waits until it answers (true) or ends (false). Crash recovery may take a while. */
async function isReady({ folder, name, access, ended, log }: Readiness): Promise<boolean> {
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  const begin = Date.now()
  for (let told = false; Date.now() - begin < startMilliseconds; await sleep(25)) {
    if (hasEnded) return false
    const answer = await askPostgres(access, name)
    if ('dataDirectory' in answer) {
      if (isSameFolder(answer.dataDirectory, folder)) return true
      continue
    }
    // For a moment the refusal may come from another PostgreSQL on this port; ours then ends by itself.
    if (answer.isRefusal && Date.now() - begin > 5000)
      throw new Error(`The database refuses its own password: ${answer.message}.`)
    if (!told && Date.now() - begin > 3000) log('the database repairs itself after a crash')
    told ||= Date.now() - begin > 3000
  }
  throw new Error('The database has not answered for ten minutes. See postgres.log in the folder of logs.')
}

type Answer = { dataDirectory: string } | { message: string; isStarting: boolean; isRefusal: boolean }

async function askPostgres(access: Access, name: string): Promise<Answer> {
  const client = new pg.Client({
    connectionString: urlOf(access, name, 'postgres'),
    connectionTimeoutMillis: 3000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>({ text: 'show data_directory' })
    return { dataDirectory: rows[0]?.data_directory ?? '' }
  } catch (error) {
    // 57P03: starting up, shutting down or recovering. 28…: the password or pg_hba.conf says no.
    const { code = '', message } = error as { code?: string; message: string }
    return { message, isStarting: code === '57P03', isRefusal: code.startsWith('28') }
  } finally {
    await client.end().catch(() => {})
  }
}

type Found = Access & { name: string } & Pick<Postgres, 'pid' | 'adopted' | 'ended'>

function running({ name, pid, port, password, adopted, ended }: Found): Postgres {
  const url = urlOf({ password, port }, name)
  return {
    url,
    port,
    pid,
    adopted,
    ended,
    checkpoint: () => checkpoint(url),
    stop: () => stopPostmaster(pid, 'gently'),
  }
}

/** sslmode is set so that PGSSLMODE of the environment does not matter. */
function urlOf({ password, port }: Access, name: string, database = name): string {
  const [user, path] = [name, database].map(encodeURIComponent)
  return `postgres://${user}:${password}@127.0.0.1:${port}/${path}?sslmode=disable`
}

async function checkpoint(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('checkpoint')
  } catch {
    // It is stopping, or gone: what was not written is recovered from its log.
  } finally {
    await client.end().catch(() => {})
  }
}

async function ensureDatabase({ url }: Postgres, name: string): Promise<void> {
  const address = new URL(url)
  address.pathname = '/postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

function refuseForeignFolder(folder: string, setting: string | undefined): void {
  if (!existsSync(folder)) return
  throw new Error(`${folder} holds no database, yet it exists. Move it away, or ${choose(setting)} another folder.`)
}

function requireVersion(folder: string, { majorVersion: installed }: Binaries, setting: string | undefined): void {
  const version = clusterVersion(folder)
  if (version === installed) return
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${version}, and PostgreSQL ${installed} is installed. Start the release that made it, or ${choose(setting)} a new folder.`,
  )
}

/** The log beside the cluster; one that has grown large is renamed first. */
function openableLog(folder: string): string {
  const logs = path.join(path.dirname(folder), 'logs')
  mkdirSync(logs, { recursive: true, mode: 0o700 })
  const file = path.join(logs, 'postgres.log')
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLogBytes) renameSync(file, `${file}.old`)
  closeSync(openSync(file, 'a', 0o600))
  return file
}

function whyItEnded(words: string, logFile: string): string {
  const complaint = [...words.matchAll(/(?:FATAL|PANIC|ERROR):\s+(.+)/g)].at(-1)?.[1] ?? words.trim().split('\n').at(-1)
  return `The database did not start: ${complaint || 'it said nothing'}. See ${logFile}.`
}

function isSameFolder(one: string, other: string): boolean {
  return existsSync(one) && realpathSync(one) === realpathSync(other)
}

function withoutPostgresVariables(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const variables = { ...source }
  for (const name of Object.keys(variables)) if (name.startsWith('PG')) delete variables[name]
  return variables
}
