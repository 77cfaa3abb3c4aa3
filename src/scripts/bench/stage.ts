/** Everything that is measured, running: two catalogues behind our server, Next's own door, and a bare server. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { freePort } from '#src/postgres/free-port.ts'
import { type Postgres, startPostgres } from '#src/postgres/start-postgres.ts'
import { createDatabase } from '#src/postgres/test-database.ts'
import { buildSite } from '../start/build.ts'
import { lastWords, runChild, spawnChild, stopChildren } from '../start/child.ts'
import { editorOptions } from '../start/processes.ts'
import type { Progress } from '../start/progress.mjs'
import type { Ready } from './bare.ts'
import { loadFlowers } from './load.ts'

/** Sizes of the catalogues, in flowers. */
export const sizes = { small: 1000, large: 100_000 } as const
export type Size = keyof typeof sizes

/** A route file whose answer is ready: the least that Next's own request path costs. */
export const constantPath = '/flowers/api/v1/site_info'

export type Running = { port: number; pid: number }

/** What publishing takes: the median of a save with our hooks, and of the same save without. */
export type PublishTimes = { withMs: number; withoutMs: number }

export type Stage = {
  servers: Record<Size, Running>
  nextDoor: Running
  bare: Running
  /** A header that signs in at Payload's REST, which shows its tables to no one else. */
  authorization: string
  /** Gives the bare server answers to repeat. */
  keepReady: (answers: Ready[]) => Promise<void>
  measurePublishing: () => Promise<PublishTimes>
  close: () => Promise<void>
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..')
const person = { email: 'bench@example.org', password: 'only for measuring' }
const stopMs = 10_000

/** Sets the stage in an empty folder. */
export async function setStage(folder: string, progress: Progress): Promise<Stage> {
  const { step } = progress
  const postgres = await step('Starting a database', () => startPostgres({ dataDir: folder }))
  let bare: ChildProcess | undefined
  const close = async () => {
    bare?.kill()
    await stopChildren(stopMs)
    await postgres.stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  try {
    const urls = await makeCatalogues(postgres, folder, progress)
    await buildSite({ root, dataDir: folder, env: environment({ folder, url: urls.small, port: 0 }), progress })
    return await step('Starting the servers', async () => {
      const small = await serve('dist/editor.js', path.join(folder, 'small'), { url: urls.small, ready: '/healthz' })
      const large = await serve('dist/editor.js', path.join(folder, 'large'), { url: urls.large, ready: '/healthz' })
      const nextDoor = await serve('src/scripts/bench/next-door.ts', path.join(folder, 'next'), {
        url: urls.small,
        ready: constantPath,
      })
      bare = fork(new URL('./bare.ts', import.meta.url), { execArgv: ['--import', 'tsx'] })
      const [port] = (await once(bare, 'message')) as [number]
      return {
        servers: { small, large },
        nextDoor,
        bare: { port, pid: bare.pid as number },
        authorization: `JWT ${await signIn(small.port)}`,
        keepReady: (answers) => tellBare(bare as ChildProcess, answers),
        measurePublishing: async () => {
          const { child, end } = spawnScript('src/scripts/bench/publish.ts', { folder, url: urls.large, port: 0 })
          const [times] = await Promise.race([once(child, 'message'), end])
          return times as PublishTimes
        },
        close,
      }
    })
  } catch (error) {
    await close()
    throw error
  }
}

/** The small one as editors would make it, the large one from it in bulk. */
async function makeCatalogues(postgres: Postgres, folder: string, { step }: Progress): Promise<Record<Size, string>> {
  const small = await createDatabase(postgres.url, 'small')
  await step('Making the tables', (tell) => script(folder, small, ['src/scripts/migrate.ts'], tell))
  const files = path.join(folder, 'files')
  await step(`Publishing ${sizes.small} flowers, one by one`, (tell) =>
    script(folder, small, ['src/scripts/bench/fill.ts', files, String(sizes.small)], tell),
  )
  await tidy(small)
  const large = await createDatabase(postgres.url, 'large', 'small')
  await step(`Loading ${sizes.large} flowers`, (tell) =>
    loadFlowers(large, { from: sizes.small, to: sizes.large }, tell),
  )
  return { small, large }
}

async function tidy(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}

const script = (folder: string, url: string, args: string[], tell: (words: string) => void): Promise<void> =>
  runChild(
    args[0] as string,
    {
      root,
      args: ['--import', 'tsx', '--conditions=production', ...args],
      env: environment({ folder, url, port: 0 }),
      logFile: path.join(folder, 'logs', 'scripts.log'),
    },
    tell,
  )

/** Starts a server and waits until it answers at `url`. */
async function serve(file: string, folder: string, { url, ready }: { url: string; ready: string }): Promise<Running> {
  const port = await freePort()
  const { child, end } = spawnScript(file, { folder, url, port })
  while (!(await Promise.race([isAnswered(`http://127.0.0.1:${port}${ready}`), end]))) await sleep(100)
  return { port, pid: child.pid as number }
}

const isAnswered = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

/** Starts a program; `end` rejects when it ends. */
function spawnScript(file: string, setting: Setting): { child: ChildProcess; end: Promise<never> } {
  const args = ['--import', 'tsx', ...editorOptions, file]
  const logFile = path.join(setting.folder, 'logs', `${path.basename(file)}.log`)
  const child = spawnChild({ root, args, env: environment(setting), logFile }, 'log')
  const end = once(child, 'exit').then((): never => {
    throw new Error(`${file} ended. ${lastWords(logFile)}`)
  })
  // Whoever still waits hears of it; later it is what it was told to do.
  end.catch(() => {})
  return { child, end }
}

async function tellBare(bare: ChildProcess, answers: Ready[]): Promise<void> {
  const heard = once(bare, 'message')
  bare.send(answers)
  await heard
}

async function signIn(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  const { token } = (await response.json()) as { token: string }
  return token
}

type Setting = { folder: string; url: string; port: number }

/** As `npm start` would set it, but for the limit of requests and the jobs. */
function environment({ folder, url, port }: Setting): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port || 3000),
    PUBLIC_URL: `http://localhost:${port || 3000}`,
    DATABASE_URL: url,
    DATA_DIR: folder,
    PAYLOAD_SECRET: 'only for measuring',
    ADMIN_EMAIL: person.email,
    ADMIN_PASSWORD: person.password,
    RATE_LIMIT_PER_MINUTE: '0',
    JOBS: 'off',
    LOG_LEVEL: 'error',
  }
}
