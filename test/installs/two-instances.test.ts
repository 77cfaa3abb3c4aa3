/** Several servers on one database, as they run in earnest: what one publishes all show, and each job is done once, whatever dies. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { editorOptions } from '#src/scripts/start/processes.ts'
import { administrator } from '#src/scripts/test/prepare.ts'
import { answers, ownEnvironment } from '#src/scripts/test/start-octavo.ts'
import { freePort } from '#src/supervisor/index.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'
import { sources } from '#test/sources.ts'
import { postToCms } from './cms.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'octavo-two-'))
const secret = 'only for two instances'

/** A notice takes milliseconds and taking over seconds; a busy machine may take longer to do anything at all. */
const WAIT_MS = 180_000

type Instance = { url: string; process: ChildProcess }

let database: pg.Client
let databaseUrl: string
let publisher: Instance
let token: string
const instances: Instance[] = []

/** A feed that answers when it is told to. */
const held: ServerResponse[] = []
const feeds = createServer((_, outgoing) => void held.push(outgoing))

beforeAll(async () => {
  databaseUrl = await createDatabase(inject('clusterUrl'), 'octavo_two', inject('template'))
  database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await new Promise<void>((resolve) => feeds.listen(0, '127.0.0.1', resolve))
  publisher = await start({ JOBS: 'off' })
  await sent('users/first-register', { name: 'First', ...administrator })
  token = ((await sent('users/login', administrator)) as { token: string }).token
}, 180_000)

afterAll(async () => {
  for (const { process: child } of instances) child.kill('SIGKILL')
  feeds.closeAllConnections()
  feeds.close()
  await database?.end()
  rmSync(dataDir, { recursive: true, force: true })
})

test('what is published on one is soon seen on the other', async () => {
  const reader = await start({ JOBS: 'off' })
  const total = async () => ((await asked(reader, 'list_flowers')) as { total: number }).total
  expect(await total()).toBe(0)
  await sent('flowers', { name: 'Rose', slug: 'rose', summary: 'A flower.', sources, _status: 'published' })
  await vi.waitUntil(async () => (await total()) === 1, { timeout: WAIT_MS, interval: 20 })
  reader.process.kill('SIGTERM')
  await once(reader.process, 'exit')
})

test('a job whose instance is killed in the middle is taken over by another, and nothing is there twice', async () => {
  const { port } = feeds.address() as AddressInfo
  await sent('outlets', {
    name: 'The slow gazette',
    homepage: 'https://gazette.example/',
    feed: `http://127.0.0.1:${port}/feed`,
    service: 'flowers',
    isActive: true,
  })
  const settings = { NEWS_ALLOW_LOOPBACK: 'on', OCTAVO_TAKE_OVER: '*/3 * * * * *', ...clockJustDue() }
  const first = await start(settings)
  await vi.waitUntil(() => held.length === 1, { timeout: WAIT_MS })
  // It waits for a feed ten seconds, in which the other may not have started: nothing passes for it until then.
  first.process.kill('SIGSTOP')
  const second = await start(settings)
  expect(held).toHaveLength(1)
  first.process.kill('SIGKILL')
  await expect
    .poll(async () => [held.length, ...(await newsRuns())], { timeout: WAIT_MS, interval: 100 })
    .toEqual([2, expect.objectContaining({ outcome: 'running' })])
  held[1]?.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feed)
  for (const instance of [second, publisher]) {
    await vi.waitUntil(async () => (await headlines(instance)).length > 1, { timeout: WAIT_MS, interval: 50 })
    expect(await headlines(instance)).toEqual(['Roses', 'Tulips'])
  }
  await vi.waitUntil(async () => (await newsRuns())[0]?.outcome === 'done', { timeout: WAIT_MS, interval: 50 })
  expect(await newsRuns()).toHaveLength(1)
  const { rows } = await database.query('select title from headlines order by title')
  expect(rows.map(({ title }) => title)).toEqual(['Roses', 'Tulips'])
}, 420_000)

/** The clock of instances that start a minute after the job was due, so that it is not due again for half an hour. */
function clockJustDue(): Record<string, string> {
  const now = Date.now()
  const halfHoursMs = 30 * 60_000
  const aheadMs = halfHoursMs - (now % halfHoursMs) + 60_000
  const preload = new URL('../../src/scripts/endure/shifted-clock.mjs', import.meta.url).href
  return { NODE_OPTIONS: `--import ${preload}`, CLOCK_AHEAD_MS: String(aheadMs) }
}

const feed = `<?xml version="1.0"?><rss version="2.0"><channel><title>Gazette</title>${['Roses', 'Tulips']
  .map((title) => `<item><title>${title}</title><link>https://gazette.example/${title}</link></item>`)
  .join('')}</channel></rss>`

const newsRuns = async () =>
  (await database.query<{ outcome: string }>("select outcome, detail from jobs.runs where job = 'news'")).rows

const headlines = async (instance: Instance): Promise<string[]> => {
  const { items } = (await asked(instance, 'latest_news')) as { items: { title: string }[] }
  return items.map(({ title }) => title).sort()
}

const asked = async ({ url }: Instance, tool: string): Promise<unknown> =>
  (await fetch(`${url}/flowers/api/v1/${tool}`)).json()

/** Posts to the CMS of the instance that editors work on. */
const sent = (address: string, body: object): Promise<unknown> => postToCms(publisher.url, address, body, token)

/** Starts the server itself, as `npm start` does once all is built. */
async function start(settings: Record<string, string>): Promise<Instance> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = environment({ PORT: String(port), PUBLIC_URL: url, ...settings })
  const child = spawn(process.execPath, [...editorOptions, 'dist/editor.js'], { env, stdio: 'inherit' })
  const instance = { url, process: child }
  instances.push(instance)
  await answers(`${url}/healthz`)
  return instance
}

const environment = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  ...ownEnvironment(process.env),
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  PAYLOAD_SECRET: secret,
  RATE_LIMIT_PER_MINUTE: '0',
  ...settings,
})
