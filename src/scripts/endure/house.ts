/** An Octavo for faults: started like `npm start`, killed in parts, and started again. */
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort, runChild, startPostgres } from '#src/supervisor/index.ts'
import { family, memoryOf } from '../soak/memory.ts'
import { ownDatabase } from '../start/own-database.ts'
import { administrator } from '../test/prepare.ts'
import { type Octavo, startOctavo } from '../test/start-octavo.ts'

/** What can be killed. A backend is the process of PostgreSQL that serves one connection. */
export type HousePart =
  | 'a reader'
  | 'the editing server'
  | 'the supervisor'
  | 'the postmaster'
  | 'a backend'
  | 'everything'

/** A running Octavo that is made to endure. */
export type House = {
  url: string
  port: number
  dataDir: string
  databaseUrl(): string
  /** Header that signs in at the CMS. */
  authorization(): string
  /** Signs in again, if the session has ended. */
  signIn(): Promise<void>
  pid(): number
  /** All that was written by the start since the house was built. */
  words(): string
  start(): Promise<void>
  stop(): Promise<void>
  /** Kills a process with -9, and starts it again if nothing else does. */
  kill(part: HousePart): Promise<void>
  /** Waits until readers and the editing server answer. Throws an Error when they do not within the bound. */
  serves(): Promise<void>
  /** Megabytes that readers and the editing server hold. */
  megabytes(): Promise<number>
}

/** How such an Octavo is started. */
export type HousePlan = {
  project: string
  /** The data folder; the caller removes it. */
  dataDir: string
  /** The database; blank for the embedded one. */
  databaseUrl?: string
  settings?: Readonly<Record<string, string>>
}

/** The longest time until the house serves again after any fault, on a busy machine. */
const MOST_AWAY_MS = 120_000
const LOOK_MS = 50

/** Starts a house and signs its first administrator in. */
export async function build(plan: HousePlan): Promise<House> {
  const { project, dataDir, databaseUrl = '', settings = {} } = plan
  const port = await freePort()
  const url = `http://localhost:${port}`
  const log = path.join(dataDir, 'start.log')
  let octavo: Octavo | undefined
  let token = ''

  const house: House = {
    url,
    port,
    dataDir,
    databaseUrl: () => databaseUrl || embeddedUrl(dataDir),
    authorization: () => `JWT ${token}`,
    async signIn() {
      token = await tokenOf(url)
    },
    pid: () => octavo?.pid ?? 0,
    words: () => readFileSync(log, 'utf8'),
    async start() {
      mkdirSync(dataDir, { recursive: true })
      const output = openSync(log, 'a')
      try {
        octavo = await startOctavo({ project, dataDir, databaseUrl, port, output, settings })
      } finally {
        closeSync(output)
      }
    },
    stop: async () => octavo?.stop(),
    async kill(part) {
      const pids = await pidsOf(part, house)
      for (const pid of pids) kill(pid)
      if (part !== 'the supervisor' && part !== 'everything') return
      await octavo?.ended
      await house.start()
    },
    async serves() {
      const begin = performance.now()
      while (performance.now() - begin < MOST_AWAY_MS) {
        if (await answersAll(house)) return
        await sleep(LOOK_MS)
      }
      throw new Error(`The house does not serve after ${MOST_AWAY_MS / 1000} s.\n${house.words().slice(-2000)}`)
    },
    megabytes: async () =>
      (await memoryOf(house.pid())).reduce(
        (sum, { name, megabytes }) => sum + (name === 'supervisor' ? 0 : megabytes),
        0,
      ),
  }
  try {
    await house.start()
    await house.serves()
    await house.signIn()
    return house
  } catch (error) {
    await house.stop()
    throw error
  }
}

/** Makes a data folder whose database has all tables and no entry, in seconds instead of minutes. */
export async function layEmpty(project: string, dataDir: string): Promise<void> {
  const postgres = await startPostgres({ ...ownDatabase, dataDir, durable: false })
  try {
    await makeTables(project, dataDir, postgres.url)
  } finally {
    await postgres.stop()
  }
}

/** Migrates a database and marks it as filled, so that no start imports anything. */
async function makeTables(project: string, dataDir: string, databaseUrl: string): Promise<void> {
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'only for these migrations',
    NODE_ENV: 'production',
  }
  const args = ['--conditions=production', path.join('dist', 'migrate.js')]
  const logFile = path.join(dataDir, 'logs', 'migrate.log')
  await runChild(
    'The migration',
    { cwd: project, args, env: { ...process.env, ...settings } as NodeJS.ProcessEnv, logFile },
    () => {},
  )
  await asking(databaseUrl, async (ask) => {
    await ask('create table if not exists octavo_setup (finished_at timestamptz not null)')
    await ask('insert into octavo_setup values (now())')
  })
}

/** Asks the database beside Octavo. */
export type Ask = <Row extends object = Record<string, unknown>>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>

/** Asks a database over a connection of its own. */
export async function asking<T>(databaseUrl: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    // The asker names the row that it selects.
    return await work(async (text, values = []) => (await client.query(text, [...values])).rows as never)
  } finally {
    await client.end().catch(() => {})
  }
}

function embeddedUrl(dataDir: string): string {
  const file = path.join(dataDir, 'postgres', 'octavo.json')
  const { password, port } = JSON.parse(readFileSync(file, 'utf8')) as { password: string; port: number }
  return `postgres://octavo:${password}@127.0.0.1:${port}/octavo?sslmode=disable`
}

async function answersAll({ url, authorization }: House): Promise<boolean> {
  const places = ['/readyz', '/flowers/api/v1/list_flowers?limit=1', '/cms/api/flowers?limit=1&draft=true']
  const headers = authorization() === 'JWT ' ? {} : { authorization: authorization() }
  const answers = await Promise.all(places.map((place) => statusOf(url + place, headers)))
  // Before somebody has signed in, the CMS refuses, which is an answer.
  return answers.every((status, index) => status === 200 || (index === 2 && status === 403))
}

/** The status of an answer that comes whole and in time; else 0. */
const statusOf = (address: string, headers: Record<string, string>): Promise<number> =>
  fetch(address, { headers: { ...headers, connection: 'close' }, signal: AbortSignal.timeout(10_000) })
    .then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    })
    .catch(() => 0)

async function tokenOf(url: string): Promise<string> {
  const post = (place: string, body: object) =>
    fetch(`${url}/cms/api/users/${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('first-register', { name: 'First', ...administrator })
  const answer = await post('login', administrator)
  if (!answer.ok) throw new Error(`The administrator cannot sign in: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { token: string }).token
}

async function pidsOf(part: HousePart, { pid, dataDir }: House): Promise<number[]> {
  const all = await family(pid())
  const running = (program: RegExp) => all.filter(({ command }) => program.test(command)).map((row) => row.pid)
  const postmaster = postmasterOf(dataDir)
  const backends = async () => (postmaster === undefined ? [] : (await family(postmaster)).slice(1))
  switch (part) {
    case 'a reader':
      return running(/\breader\.js\b/).slice(0, 1)
    case 'the editing server':
      return running(/\beditor\.js\b/)
    case 'the supervisor':
      return [pid()]
    case 'the postmaster':
      return postmaster === undefined ? [] : [postmaster]
    case 'a backend':
      // The title of a backend tells what it does: a busy one is killed rather than an idle one.
      return (await backends())
        .filter(({ command }) => /octavo octavo /.test(command))
        .sort((one, other) => Number(/idle$/.test(one.command)) - Number(/idle$/.test(other.command)))
        .map((row) => row.pid)
        .slice(0, 1)
    case 'everything':
      return [
        ...new Set([
          pid(),
          ...all.map((row) => row.pid),
          ...(postmaster === undefined ? [] : [postmaster]),
          ...(await backends()).map((row) => row.pid),
        ]),
      ]
  }
}

function postmasterOf(dataDir: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
  } catch {
    return undefined
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself in the meantime.
  }
}
