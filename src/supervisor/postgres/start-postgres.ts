/**
 * A PostgreSQL of our own: made, started, adopted, mended and stopped. It survives the death of whoever started it, and
 * the next start adopts it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../free-port.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type Access, clusterVersion, createCluster, readAccess, user, writeAccess } from './cluster.ts'
import { describeFileTrouble } from './file-trouble.ts'
import { findOrdinaryUser, giveTo, ids, type OrdinaryUser } from './ordinary-user.ts'
import { endOrphans, findPostmaster, processEnd, stopPostmaster } from './postmaster.ts'

/** A running PostgreSQL. */
export type Postgres = {
  /** The address of the database "octavo", with its password. */
  url: string
  port: number
  pid: number
  /** Whether it was already running, left by a start that was killed. */
  adopted: boolean
  /** Resolves when it ends, for whatever reason. */
  ended: Promise<void>
  /** Has it write down what it holds in memory, which shortens the stop after it. Never throws. */
  checkpoint: () => Promise<void>
  /** Stops it cleanly, adopted or not. May be called twice. */
  stop: () => Promise<void>
}

export type PostgresOptions = {
  /** The data folder. The cluster is its folder `postgres`, the log its file `logs/postgres.log`. */
  dataDir: string
  /** Called with a few words when something takes long. */
  log?: (line: string) => void
  /** How many connections it takes at once; one that was left running keeps its own number. */
  connections?: number
  /** False for throwaway clusters of tests: nothing is flushed to the disk. */
  durable?: boolean
}

const database = 'octavo'
const largestLogBytes = 10_000_000
/** Crash recovery replays at most max_wal_size; a minute is usual on a slow disk. */
const startMilliseconds = 600_000
/** How long a database left running may say nothing. */
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
}: PostgresOptions): Promise<Postgres> {
  const binaries = findBinaries()
  const folder = path.join(path.resolve(dataDir), 'postgres')
  try {
    const ordinaryUser = findOrdinaryUser(binaries.postgres, folder)
    if (clusterVersion(folder) === undefined) {
      refuseForeignFolder(folder)
      log('making the database')
      await createCluster({ folder, binaries, ordinaryUser, durable })
    }
    requireVersion(folder, binaries)
    const running =
      (await adopt(folder, log)) ?? (await launch({ folder, binaries, ordinaryUser, log, connections, durable }))
    await ensureDatabase(running)
    return running
  } catch (error) {
    throw new Error(describeFileTrouble(error, folder) ?? (error as Error).message, { cause: error })
  }
}

/** The address of the database that runs on a data folder, whoever started it; undefined while none answers. */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const folder = path.join(path.resolve(dataDir), 'postgres')
  const postmaster = clusterVersion(folder) === undefined ? undefined : findPostmaster(folder)
  if (!postmaster) return undefined
  const access = { password: readAccess(folder).password, port: postmaster.port }
  const answer = await ask(access)
  return 'dataDirectory' in answer && isSameFolder(answer.dataDirectory, folder) ? urlOf(access, database) : undefined
}

/** A postmaster left by a killed start, once it answers; one that does not answer is ended. */
async function adopt(folder: string, log: (line: string) => void): Promise<Postgres | undefined> {
  const { password } = readAccess(folder)
  const impatience = Date.now() + patienceMilliseconds
  for (;;) {
    const postmaster = findPostmaster(folder)
    if (!postmaster) return undefined
    const { pid, port } = postmaster
    const answer = await ask({ password, port })
    if ('dataDirectory' in answer && isSameFolder(answer.dataDirectory, folder)) {
      log('a database left running was taken over')
      return running({ pid, port, password, adopted: true, ended: processEnd(pid) })
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
}

async function launch({ folder, ordinaryUser, log, ...options }: Launch): Promise<Postgres> {
  giveTo(ordinaryUser, folder)
  const logFile = openableLog(folder)
  const access = readAccess(folder)
  const patience = Date.now() + sharedMemoryMilliseconds
  for (let attempt = 1; ; attempt++) {
    const logStart = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0
    const child = spawnPostgres({ folder, ordinaryUser, log, ...options, port: access.port, logFile })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()))
    const pid = child.pid
    if (pid !== undefined && (await isReady({ folder, access, ended, log })))
      return running({ pid, ...access, adopted: false, ended })

    const words = readFileSync(logFile).subarray(logStart).toString()
    if (/could not create any TCP\/IP sockets|could not bind/.test(words) && attempt < 5) {
      access.port = await freePort()
      writeAccess(folder, access)
    } else if (/postmaster\.pid" already exists|pre-existing shared memory/.test(words) && Date.now() < patience) {
      if (attempt === 1) log('waiting for the rest of a killed database to end')
      await sleep(200)
      if (findPostmaster(folder)) continue
      if (attempt > 5) endOrphans(folder, attempt > 20 ? 'SIGKILL' : 'SIGQUIT')
    } else {
      throw new Error(whyItEnded(words, folder, logFile))
    }
  }
}

type Spawn = Launch & { port: number; logFile: string }

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
    // After a crash all files are flushed: one by one takes a minute on a slow disk, the disk at once a second.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const [program, args] = ordinaryUser.command(binaries.postgres, [
    ...['-D', folder],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const output = openSync(logFile, 'a', 0o600)
  try {
    // Detached, so that Ctrl-C in a terminal reaches us and not it: it must end after the server.
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

type Readiness = { folder: string; access: Access; ended: Promise<void>; log: (line: string) => void }

/** Waits until it answers (true) or ends (false). Crash recovery may take a while. */
async function isReady({ folder, access, ended, log }: Readiness): Promise<boolean> {
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  const begin = Date.now()
  for (let told = false; Date.now() - begin < startMilliseconds; await sleep(25)) {
    if (hasEnded) return false
    const answer = await ask(access)
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

async function ask({ password, port }: Access): Promise<Answer> {
  const client = new pg.Client({
    connectionString: urlOf({ password, port }, 'postgres'),
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

type Found = Access & Pick<Postgres, 'pid' | 'adopted' | 'ended'>

function running({ pid, port, password, adopted, ended }: Found): Postgres {
  const url = urlOf({ password, port }, database)
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

/** sslmode is said so that PGSSLMODE of the environment has no say. */
function urlOf({ password, port }: Access, name: string): string {
  return `postgres://${user}:${password}@127.0.0.1:${port}/${name}?sslmode=disable`
}

async function checkpoint(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('checkpoint')
  } catch {
    // It is stopping, or gone: the rest is recovered from its log.
  } finally {
    await client.end().catch(() => {})
  }
}

async function ensureDatabase({ url }: Postgres): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(`/${database}?`, '/postgres?') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}

function refuseForeignFolder(folder: string): void {
  if (!existsSync(folder)) return
  throw new Error(`${folder} holds no database, yet it exists. Move it away, or set DATA_DIR to another folder.`)
}

function requireVersion(folder: string, { majorVersion: installed }: Binaries): void {
  const version = clusterVersion(folder)
  if (version === installed) return
  throw new Error(
    `The database in ${folder} was made by PostgreSQL ${version}, and PostgreSQL ${installed} is installed. Start the Octavo that made it, or set DATA_DIR to a new folder.`,
  )
}

/** The log beside the cluster, put aside when it has grown large. */
function openableLog(folder: string): string {
  const logs = path.join(path.dirname(folder), 'logs')
  mkdirSync(logs, { recursive: true, mode: 0o700 })
  const file = path.join(logs, 'postgres.log')
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largestLogBytes) renameSync(file, `${file}.old`)
  closeSync(openSync(file, 'a', 0o600))
  return file
}

function whyItEnded(words: string, folder: string, logFile: string): string {
  const complaint = [...words.matchAll(/(?:FATAL|PANIC|ERROR):\s+(.+)/g)].at(-1)?.[1] ?? words.trim().split('\n').at(-1)
  return (
    describeFileTrouble(words, folder) ??
    `The database did not start: ${complaint || 'it said nothing'}. See ${logFile}.`
  )
}

function isSameFolder(one: string, other: string): boolean {
  return existsSync(one) && realpathSync(one) === realpathSync(other)
}

function withoutPostgresVariables(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const variables = { ...source }
  for (const name of Object.keys(variables)) if (name.startsWith('PG')) delete variables[name]
  return variables
}
