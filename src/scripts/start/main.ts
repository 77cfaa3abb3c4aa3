/**
 * The start once the dependencies are there and `dist` is compiled: database, secrets, migrations, starter catalogue, build, then
 * the readers and the editing server, kept running.
 *
 * What it asks of the programs of `dist` that it runs, each a child of Node in the project's folder, with every setting of
 * src/env.ts in its environment, DATABASE_URL (or, for readers, READ_DATABASE_URL), PAYLOAD_SECRET, DATA_DIR (absolute), ADMIN_EMAIL
 * and NODE_ENV=production always among them. What they print goes to DATA_DIR/logs/<name>.log:
 *
 * - migrate.js applies all migrations. Exit code 0 when done. Runs when a name in migrations/ is missing in
 *   payload_migrations, which is looked at again afterwards. The last line it printed stands beside the step's title.
 * - setup.js creates the administrator of ADMIN_EMAIL and ADMIN_PASSWORD (always set here), unless there is
 *   a user already, and imports the starter. Exit code 0 when done. A start may be broken off, so it may run again on
 *   what it left: it must then go on, not fail. That it is done is recorded in the table octavo_setup.
 *   As soon as it has created the administrator it prints {"admin":{"created":true}} as a line of its own: only then
 *   is the password shown at the end.
 * - reader.js and editor.js listen on HOST and PORT, send "listening" when they answer, and on SIGTERM end within eight
 *   seconds. The editing server need not watch its parent: a preloaded module sends it SIGTERM when the start is gone.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Env, readEnv } from '#src/env.ts'
import { services } from '#src/services.ts'
import {
  checkDatabase,
  describeFileTrouble,
  freePort,
  keepDatabase,
  type Lock,
  type Postgres,
  type Progress,
  type Supervisor,
  startPostgres,
  supervise,
} from '#src/supervisor/index.ts'
import { buildSite } from './build.ts'
import { type Metrics, openMetrics } from './metrics.ts'
import { ownDatabase } from './own-database.ts'
import { type Preparation, prepareDatabase, waitForDatabase } from './prepare-database.ts'
import { keepEditor, keepReaders } from './processes.ts'
import { forgetPassword, readUnshownPassword } from './secrets.ts'
import { childSettings } from './settings.ts'
import { welcome } from './welcome.ts'

/** Servers end by themselves within eight seconds. */
const patienceMilliseconds = 8500

/** What a start is given: the folder of the project, where it tells how far it is, and the lock that it holds. */
export type StartContext = { root: string; progress: Progress; lock: Lock }
type Processes = Pick<Supervisor, 'isStopping' | 'note' | 'whenStopping'> &
  Omit<Preparation, 'databaseUrl'> & { metrics: Metrics }

/** Starts Octavo and keeps it running until a signal. Throws an Error of one line when it cannot start or go on. */
export async function start({ root, progress, lock }: StartContext): Promise<void> {
  const supervisor = supervise({ note: progress.note, patienceMilliseconds })
  let postgres: Promise<Postgres> | undefined
  supervisor.whenStopping(() => void postgres?.then(({ checkpoint }) => checkpoint()).catch(() => {}))
  supervisor.afterwards(lock.release)
  supervisor.afterwards(() => postgres?.then((running) => running.stop()))
  const env = readEnv()
  requireSettings(env)
  try {
    lock.describe({ address: env.PUBLIC_URL })
    const metrics = await openMetrics(env)
    supervisor.whenStopping(metrics.close)
    const startDatabase = (log: (line: string) => void) => {
      postgres = startPostgres({ ...ownDatabase, dataDir: env.DATA_DIR, log, connections: connectionsFor(env) })
      return postgres
    }
    const databaseUrl = await findDatabase(env, progress, startDatabase)
    const settings = childSettings(env, env.ROLE === 'reader' ? env.DATABASE_URL : databaseUrl)
    const project = { root, dataDir: env.DATA_DIR, env: settings, progress }
    const isNew = await prepare(env, { ...project, databaseUrl })
    await serve(env, { ...project, ...supervisor, metrics })
    sayWelcome(env, isNew)
    // A whole catalogue was just written: after a checkpoint, a stop need not wait for that.
    if (isNew) void postgres?.then(({ checkpoint }) => checkpoint())
    if (postgres !== undefined) await keepDatabase(postgres, () => startDatabase(() => {}), supervisor)
  } catch (error) {
    if (!supervisor.isStopping()) {
      await supervisor.stop()
      throw explained(error, env.DATA_DIR)
    }
  }
  // A signal has come: its handler ends the process when everything is stopped.
  await sleep(2_000_000_000)
}

/** A reader queries over ten connections at most and listens on two; the editing server, jobs and commands share a hundred. */
const connectionsFor = ({ READERS }: Env): number => 100 + READERS * 12

/** Throws an Error of one line where this role lacks a setting that it cannot find by itself. */
function requireSettings({ ROLE, DATABASE_URL, READ_DATABASE_URL, EDITING_URL }: Env): void {
  if (ROLE !== 'reader') return
  if (!DATABASE_URL && READ_DATABASE_URL.length === 0)
    throw new Error('ROLE=reader needs DATABASE_URL or READ_DATABASE_URL: readers start no database of their own.')
  if (!EDITING_URL)
    throw new Error('ROLE=reader needs EDITING_URL, where the editing server is: http://editor.internal:3000.')
}

/** Makes ready what the processes need. Whether the first administrator was created. */
async function prepare({ ROLE, DATABASE_URL }: Env, preparation: Preparation): Promise<boolean> {
  if (ROLE === 'reader') {
    await waitForDatabase({ ...preparation, isReplica: preparation.databaseUrl !== DATABASE_URL })
    return false
  }
  const { isNew } = await prepareDatabase(preparation)
  await buildSite(preparation)
  return isNew
}

/** Starts what this role serves, and keeps it running. Readers answer before the editing server does. */
async function serve({ ROLE, READERS }: Env, { progress, ...processes }: Processes): Promise<void> {
  if (ROLE === 'reader') return progress.step('Starting the readers', () => keepReaders(READERS, processes))
  if (ROLE === 'editor') return progress.step('Starting the editing server', () => keepEditor(processes))
  const port = String(await freePort())
  const editing = { HOST: '127.0.0.1', PORT: port, EDITING_URL: '' }
  const editor = keepEditor({ ...processes, env: { ...processes.env, ...editing } })
  // It is awaited below.
  editor.catch(() => {})
  const reading = { EDITING_URL: `http://127.0.0.1:${port}` }
  await progress.step('Starting the readers', () =>
    keepReaders(READERS, { ...processes, env: { ...processes.env, ...reading } }),
  )
  // Readers do not need it: if it fails they go on, and so do the attempts to start it.
  await progress.step('Starting the editing server', () => editor).catch(() => {})
}

async function findDatabase(
  env: Env,
  progress: Progress,
  startDatabase: (log: (line: string) => void) => Promise<Postgres>,
): Promise<string> {
  const { DATABASE_URL, READ_DATABASE_URL, ROLE } = env
  if (ROLE === 'reader' && READ_DATABASE_URL.length > 0) return findReadable(env, progress)
  if (!DATABASE_URL) return (await progress.step('Starting the database', startDatabase)).url
  await progress.step('Connecting to the database of DATABASE_URL', () => checkDatabase(DATABASE_URL))
  return DATABASE_URL
}

/** The primary, or the first replica that answers: readers start without the others, and find them when they are back. */
async function findReadable({ DATABASE_URL, READ_DATABASE_URL }: Env, progress: Progress): Promise<string> {
  const given = [
    ...(DATABASE_URL ? [{ url: DATABASE_URL, setting: 'DATABASE_URL' }] : []),
    ...READ_DATABASE_URL.map((url) => ({ url, setting: 'READ_DATABASE_URL' })),
  ]
  return progress.step('Connecting to the databases', async () => {
    const checks = await Promise.allSettled(given.map(({ url, setting }) => checkDatabase(url, { setting })))
    const troubles = checks.flatMap((check) => (check.status === 'rejected' ? [check.reason as Error] : []))
    const reachable = given.find((_, index) => checks[index]?.status === 'fulfilled')
    if (!reachable) throw troubles[0]
    for (const { message } of troubles) progress.note(`${message} Readers do without it meanwhile.`)
    return reachable.url
  })
}

function sayWelcome(env: Env, isNew: boolean): void {
  const password = readUnshownPassword(env.DATA_DIR)
  const administrator = { email: env.ADMIN_EMAIL, ...(password && { password }) }
  const lines = welcome({
    catalogues: services,
    publicUrl: env.PUBLIC_URL,
    serviceHosts: env.SERVICE_HOSTS,
    ...((isNew || password) && { administrator }),
    dataDir: env.DATA_DIR,
    seconds: process.uptime(),
  })
  process.stdout.write(`\n${lines}\n\n`)
  forgetPassword(env.DATA_DIR)
}

/** Explains a full disk or a missing right, met anywhere, in one line. */
function explained(error: unknown, dataDir: string): unknown {
  const isFromFiles = error instanceof Error && 'syscall' in error && 'path' in error
  const line =
    isFromFiles || /ENOSPC/.test(String(error))
      ? describeFileTrouble(error, dataDir, ownDatabase.settings.folder)
      : undefined
  return line ? new Error(line, { cause: error }) : error
}
