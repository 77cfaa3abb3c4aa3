/**
 * Everything that is measured, running: two catalogues behind readers and an editing server as `npm start` runs them, and a
 * bare server.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import {
  freePort,
  lastWords,
  type Postgres,
  type Progress,
  runChild,
  spawnChild,
  startPostgres,
  stopChildren,
} from '#src/supervisor/index.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'
import { compileReader } from '../compile.mjs'
import { exchange } from '../exchange.ts'
import { memoryOf } from '../soak/memory.ts'
import { ownDatabase } from '../start/own-database.ts'
import { bulkOptions } from '../start/processes.ts'
import { answers, type Octavo, startOctavo } from '../test/start-octavo.ts'
import { afterPublishes, type FirstAnswers } from './after-publish.ts'
import type { Ready } from './bare.ts'
import { loadDates, loadFlowers } from './load.ts'
import { DAYS, FOLLOWERS, IMPORTED, type Size, sizes } from './sizes.ts'
import { type Windows, windowsOf } from './windows.ts'

/** Each catalogue has a single reader, and some have two more on one port; the editing server belongs to the two of the small one. */
export type Readers = Size | 'smallPair' | 'largePair' | 'days'

/** The time of publishing: the median of a save with our hooks, and of the same save without, in milliseconds. */
export type PublishTimes = { withMs: number; withoutMs: number }

/** An import of entries of full length into a new database: how many, and how many a second. */
export type Imported = { entries: number; perSecond: number }

/** The time in milliseconds to rename a day that many entries name, until all of them have the new name. */
export type Renamed = { entries: number; ms: number }

/** Resident memory in megabytes: the most that a reader holds, and the editing server. */
export type MemoryHeld = { reader: number; editor: number }

/** What is measured: readers over catalogues of each size, and an editing server. */
export type BenchStage = {
  readers: Record<Readers, Octavo>
  /** One reader over the small catalogue that renders every page anew. */
  rendering: { port: number }
  bare: { port: number }
  /** A header that signs in at Payload's REST, which shows its tables to no one else. */
  authorization: string
  /** Gives the bare server answers to repeat. */
  keepReady: (answers: Ready[]) => Promise<void>
  measureMemory: () => Promise<MemoryHeld>
  measureWindows: () => Promise<Windows>
  /** How long the first answer after a publish takes, by work. */
  measureAfterPublish: () => Promise<FirstAnswers[]>
  measurePublishing: () => Promise<PublishTimes>
  measureRename: () => Promise<Renamed>
  measureImport: () => Promise<Imported>
  /** The longest time, in milliseconds, until every reader shows a saved change. */
  measureSeen: () => Promise<number>
  close: () => Promise<void>
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
const person = { email: 'bench@example.org', password: 'only for measuring' }
const stopMs = 10_000
const json = { 'content-type': 'application/json' }

/** Changes that are waited for, and the connections to each port for each, which the readers of a port share. */
const CHANGES = 20
const CONNECTIONS_A_PORT = 4

/** Of eight readers and two servers that publish. */
const CONNECTIONS = 200

/** Sets the stage in an empty folder. */
export async function setBenchStage(folder: string, progress: Progress): Promise<BenchStage> {
  const { step } = progress
  const postgres = await step('Starting a database', () =>
    startPostgres({ ...ownDatabase, dataDir: folder, connections: CONNECTIONS }),
  )
  const running: Octavo[] = []
  let bare: ChildProcess | undefined
  const close = async () => {
    bare?.kill()
    await Promise.all(running.map((octavo) => octavo.stop()))
    await stopChildren(stopMs)
    await postgres.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  const start = async (databaseUrl: string, settings: Record<string, string>): Promise<Octavo> => {
    const octavo = await startOctavo({ project: root, databaseUrl, settings: { ...quiet, ...settings } })
    running.push(octavo)
    return octavo
  }
  try {
    const urls = await makeCatalogues(postgres, folder, progress)
    const smallPair = await start(urls.small, { READERS: '2' })
    const readers = (databaseUrl: string, count: number) =>
      start(databaseUrl, { ROLE: 'reader', EDITING_URL: smallPair.url, READERS: String(count) })
    const all: BenchStage['readers'] = {
      smallPair,
      small: await readers(urls.small, 1),
      middle: await readers(urls.middle, 1),
      large: await readers(urls.large, 1),
      days: await readers(urls.days, 1),
      largePair: await readers(urls.large, 2),
    }
    const rendering = await startRendering(folder, urls.small)
    bare = fork(new URL('./bare.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
    const [port] = (await once(bare, 'message')) as [number]
    await answers(`${smallPair.url}/admin/login`)
    const authorization = `JWT ${await signIn(smallPair.url)}`
    return {
      readers: all,
      rendering,
      bare: { port },
      authorization,
      keepReady: (ready) => tellBare(bare as ChildProcess, ready),
      measureMemory: () => memory(all),
      measureWindows: () => windowsOf(all.days.url),
      measureAfterPublish: () => afterPublishes(all, urls),
      measurePublishing: () => told(folder, urls.large, ['src/scripts/bench/publish.ts']),
      measureRename: () => told(folder, urls.large, ['src/scripts/bench/rename.ts', String(FOLLOWERS)]),
      measureImport: () => told(folder, urls.empty, fillWith(path.join(folder, 'imported'), IMPORTED)),
      measureSeen: () => longestUnseen(all, authorization),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** How long `npm start` takes on a folder that has been started before, embedded database included, in milliseconds. */
export async function measureStart(folder: string): Promise<{ readersMs: number; allMs: number }> {
  const start = () => startOctavo({ project: root, dataDir: folder, settings: quiet })
  await (await start()).stop()
  const begin = performance.now()
  const octavo = await start()
  const readersMs = performance.now() - begin
  await answers(`${octavo.url}/admin/login`)
  const allMs = performance.now() - begin
  await octavo.stop()
  return { readersMs, allMs }
}

/** Makes the small catalogue as editors would, in the database that `npm start` would use, and the large one from it in bulk. */
async function makeCatalogues(postgres: Postgres, folder: string, { step }: Progress) {
  const small = postgres.url
  await step('Making the tables', (tell) => script(folder, small, ['src/scripts/migrate.ts'], tell))
  const other = new URL(small)
  other.pathname = '/postgres'
  const copy = (name: string, source: string) =>
    createDatabase(other.href, name, decodeURIComponent(new URL(source).pathname.slice(1)))
  const empty = await copy('empty', small)
  await step(`Publishing ${sizes.small} flowers`, (tell) =>
    script(folder, small, fillWith(path.join(folder, 'files'), sizes.small), tell),
  )
  await finish(small)
  await step('Working out the dates of all years', () => loadDates(small))
  const days = await copy('days', small)
  await step(`Loading ${DAYS} days`, () => loadDates(days, { days: DAYS }))
  const middle = await copy('middle', small)
  await step(`Loading ${sizes.middle} flowers`, (tell) =>
    loadFlowers(middle, { from: sizes.small, to: sizes.middle }, tell),
  )
  const large = await copy('large', middle)
  await step(`Loading ${sizes.large} flowers`, (tell) =>
    loadFlowers(large, { from: sizes.middle, to: sizes.large }, tell),
  )
  return { empty, small, middle, large, days }
}

/** Marks the database as filled, so that no starter catalogue is imported, and tidies it. */
async function finish(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table octavo_setup (finished_at timestamptz not null)')
  await client.query('insert into octavo_setup values (now())')
  await client.query('vacuum analyze')
  await client.end()
}

const script = (folder: string, url: string, args: string[], tell: (words: string) => void): Promise<void> =>
  runChild(
    args[0] as string,
    { cwd: root, ...scriptOf(args), env: environment(folder, url), logFile: logOf(folder) },
    tell,
  )

/** Compiles that reader as the others are, and starts it. */
async function startRendering(folder: string, url: string): Promise<{ port: number }> {
  const script = await compileReader(root, 'src/scripts/bench/rendering.ts', 'dist/bench')
  const port = await freePort()
  const env = { ...environment(folder, url), PORT: String(port), HOST: '127.0.0.1' }
  const child = spawnChild({ cwd: root, args: [script], env, logFile: logOf(folder) })
  const ended = once(child, 'exit').then((): never => {
    throw new Error(`The reader that renders ended. ${lastWords(logOf(folder))}`)
  })
  await Promise.race([once(child, 'message'), ended])
  // From here on it only ends when it is told to.
  ended.catch(() => {})
  return { port }
}

/** What a script tells of what it measured on a database. */
async function told<Found>(folder: string, url: string, args: string[]): Promise<Found> {
  const child = spawnChild({ cwd: root, ...scriptOf(args), env: environment(folder, url), logFile: logOf(folder) })
  const end = once(child, 'exit').then((): never => {
    throw new Error(`${args[0]} ended. ${lastWords(logOf(folder))}`)
  })
  const [message] = await Promise.race([once(child, 'message'), end])
  // From here on it only ends when it is told to.
  end.catch(() => {})
  return message as Found
}

const fillWith = (files: string, flowers: number): string[] => ['src/scripts/bench/fill.ts', files, String(flowers)]
const scriptOf = (args: string[]) => ({ args: [...bulkOptions, '--import', 'tsx', ...args] })
const logOf = (folder: string): string => path.join(folder, 'logs', 'scripts.log')

async function memory(readers: BenchStage['readers']): Promise<MemoryHeld> {
  const processes = (await Promise.all(Object.values(readers).map(({ pid }) => memoryOf(pid)))).flat()
  const most = (wanted: string): number =>
    Math.max(...processes.filter(({ name }) => name === wanted).map(({ megabytes }) => megabytes))
  return { reader: most('reader'), editor: most('editing server') }
}

async function longestUnseen({ small, smallPair }: BenchStage['readers'], authorization: string): Promise<number> {
  const answer = await exchange(smallPair.url, { url: '/cms/api/flowers?limit=1&depth=0', headers: { authorization } })
  const [flower] = (JSON.parse(answer.bytes.toString()) as { docs: { id: number; slug: string }[] }).docs
  if (!flower) throw new Error('There is no flower to change.')
  const connections = [small, smallPair].flatMap(({ url }) =>
    Array.from({ length: CONNECTIONS_A_PORT }, () => ({ url, agent: new Agent({ keepAlive: true, maxSockets: 1 }) })),
  )
  const question = { url: `/flowers/api/v1/get_flower?slug=${flower.slug}` }
  const address = `/cms/api/flowers/${flower.id}?depth=0`
  const read = await exchange(smallPair.url, { url: `${address}&draft=true`, headers: { authorization } })
  let { revision } = JSON.parse(read.bytes.toString()) as { revision: number }
  let longestMs = 0
  for (let change = 0; change < CHANGES; change++) {
    const summary = `Changed for the ${change}. time.`
    const { bytes } = await exchange(smallPair.url, {
      method: 'PATCH',
      url: address,
      headers: { ...json, authorization },
      body: JSON.stringify({ summary, _status: 'published', revision }),
    })
    const saved = performance.now()
    revision = (JSON.parse(bytes.toString()) as { doc: { revision: number } }).doc.revision
    const shown = async ({ url, agent }: (typeof connections)[number]) => {
      while (!(await exchange(url, question, agent)).bytes.includes(summary)) await sleep(1)
    }
    await Promise.all(connections.map(shown))
    longestMs = Math.max(longestMs, performance.now() - saved)
  }
  for (const { agent } of connections) agent.destroy()
  return longestMs
}

async function tellBare(bare: ChildProcess, ready: Ready[]): Promise<void> {
  const heard = once(bare, 'message')
  bare.send(ready)
  await heard
}

async function signIn(url: string): Promise<string> {
  const question = { method: 'POST', url: '/cms/api/users/login', headers: json, body: JSON.stringify(person) }
  const { bytes } = await exchange(url, question)
  return (JSON.parse(bytes.toString()) as { token: string }).token
}

/** The environment of `npm start`, without settings that would disturb the measurement. */
const quiet = { RATE_LIMIT_PER_MINUTE: '0', JOBS: 'off', LOG_LEVEL: 'error', PAYLOAD_SECRET: 'only for measuring' }

const environment = (folder: string, url: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...quiet,
  NODE_ENV: 'production',
  DATABASE_URL: url,
  DATA_DIR: folder,
  ADMIN_EMAIL: person.email,
  ADMIN_PASSWORD: person.password,
})
