/** Readers and editing server as they run in earnest, apart and on one database: what one of them suffers the other does not feel. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { family } from '#src/scripts/soak/memory.ts'
import { administrator } from '#src/scripts/test/prepare.ts'
import { answers, ownEnvironment } from '#src/scripts/test/start-octavo.ts'
import { freePort } from '#src/supervisor/index.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'
import { sources } from '#test/sources.ts'
import { postToCms } from './cms.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-processes-'))
/** A busy machine may take long to do anything at all. */
const WAIT = { timeout: 180_000, interval: 50 }

type Start = { url: string; process: ChildProcess }

const starts: Start[] = []
let databaseUrl: string
let editor: Start
let readers: Start
let token: string

beforeAll(async () => {
  databaseUrl = await createDatabase(inject('clusterUrl'), 'octavo_processes', inject('template'))
  await leaveEmpty()
  editor = await start('editor', { ROLE: 'editor' }, '/admin/login')
  readers = await start('readers', { ROLE: 'reader', READERS: '2', EDITING_URL: editor.url }, '/readyz')
  await sent('users/first-register', { name: 'First', ...administrator })
  token = ((await sent('users/login', administrator)) as { token: string }).token
  await sent('flowers', { name: 'Rose', slug: 'rose', summary: 'A flower.', sources, _status: 'published' })
}, 300_000)

afterAll(async () => {
  for (const { process: supervisor } of starts) {
    if (supervisor.exitCode !== null || !supervisor.kill('SIGTERM')) continue
    await once(supervisor, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

test('an upload goes through a reader, and the picture comes back from a reader that has no such file', async () => {
  const noise = { create: { width: 900, height: 900, channels: 3, background: 'red', noise: noiseOf() } } as const
  const picture = await sharp(noise).png().toBuffer()
  expect(picture.length).toBeGreaterThan(1_000_000)
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'noise.png')
  form.set('_payload', JSON.stringify({ alt: 'Noise', credit: 'Nobody', licence: 'CC0' }))
  const headers = { authorization: `JWT ${token}` }
  const uploaded = await fetch(`${readers.url}/cms/api/media`, { method: 'POST', headers, body: form })
  expect(uploaded.status).toBe(201)
  const { doc } = (await uploaded.json()) as { doc: { id: number; sizes: { page: { filename: string } } } }
  const file = doc.sizes.page.filename
  expect((await fetch(`${readers.url}/media/${file}`)).status).toBe(404)
  const stored = Buffer.from(
    await (await fetch(`${readers.url}/cms/api/media/file/${file}`, { headers })).arrayBuffer(),
  )
  await sent('flowers', { name: 'Pictured', summary: 'A flower.', sources, picture: doc.id, _status: 'published' })
  const whole = await fetch(`${readers.url}/media/${file}`)
  expect([whole.status, whole.headers.get('content-security-policy')]).toEqual([200, "default-src 'none'; sandbox"])
  expect(Buffer.from(await whole.arrayBuffer()).equals(stored)).toBe(true)
  const part = await fetch(`${readers.url}/media/${file}`, { headers: { range: 'bytes=10-19' } })
  expect([part.status, await part.text()]).toEqual([206, stored.subarray(10, 20).toString()])
  expect((await fetch(`${readers.url}/media/nothing.png`)).status).toBe(404)
})

test('while the editing server is killed and comes back no read fails, and the admin says when to come again', async () => {
  let reads = 0
  let isOver = false
  const failed: string[] = []
  const read = async (): Promise<void> => {
    for (
      const places = ['/flowers/flowers/rose', '/flowers/api/v1/get_flower?slug=rose', '/flowers/feed.xml'];
      !isOver;
    ) {
      const place = places[reads++ % places.length] as string
      const status = await fetch(readers.url + place).then(statusOf, String)
      if (status !== 200) failed.push(`${place}: ${status}`)
    }
  }
  const readings = [read(), read(), read(), read()]
  const [before] = await childrenOf(editor, 'dist/editor.js')
  process.kill(before as number, 'SIGKILL')
  const away = await vi.waitUntil(async () => {
    const response = await fetch(`${readers.url}/admin`, { headers: { accept: 'text/html' } })
    await response.clone().text()
    return response.status === 503 && response
  }, WAIT)
  expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await away.text()).toContain('The editing server is away')
  const problem = await fetch(`${readers.url}/cms/api/users/me`)
  expect([problem.status, problem.headers.get('content-type')]).toEqual([
    503,
    'application/problem+json; charset=utf-8',
  ])
  await vi.waitUntil(async () => (await fetch(`${readers.url}/admin/login`).then(statusOf)) === 200, WAIT)
  const readSoFar = reads
  await vi.waitUntil(() => reads > readSoFar + 20, WAIT)
  isOver = true
  await Promise.all(readings)
  expect(failed).toEqual([])
  expect(await childrenOf(editor, 'dist/editor.js')).not.toContain(before)
}, 300_000)

test('a reader that is killed is replaced, and the other answers meanwhile', async () => {
  const before = await childrenOf(readers, 'dist/reader.js')
  expect(before).toHaveLength(2)
  process.kill(before[0] as number, 'SIGKILL')
  await vi.waitUntil(async () => !(await childrenOf(readers, 'dist/reader.js')).includes(before[0] as number), WAIT)
  expect(await onNewConnection(`${readers.url}/flowers/flowers/rose`)).toBe(200)
  await vi.waitUntil(async () => (await childrenOf(readers, 'dist/reader.js')).length === 2, WAIT)
}, 300_000)

test('plain `next start` answers as readers do: API, agents, pages, feeds, plates, and what is not there', async () => {
  const port = await freePort()
  const env = environment('next', { PUBLIC_URL: readers.url, JOBS: 'off', RATE_LIMIT_PER_MINUTE: '900' })
  const args = ['node_modules/next/dist/bin/next', 'start', '--port', String(port), '--hostname', '127.0.0.1']
  const next = spawn(process.execPath, args, { env, stdio: 'ignore' })
  try {
    const url = `http://localhost:${port}`
    await answers(`${url}/readyz`)
    const page = await (await fetch(`${readers.url}/flowers/flowers/rose`)).text()
    const plate = /\/plates\/[^"&]+\.svg/.exec(page)?.[0]
    const places = ['/', '/flowers/flowers/rose', '/flowers/flowers/ROSE', '/flowers/api/v1/get_flower?slug=rose']
    for (const place of [...places, '/flowers/feed.xml', '/nothing', '/flowers/api/v1/nothing', plate as string])
      expect(await shown(url, place), place).toEqual(await shown(readers.url, place))
    expect(await shown(url, '/flowers/mcp', tools)).toEqual(await shown(readers.url, '/flowers/mcp', tools))
    expect(await fetch(`${url}/admin/login`).then(statusOf)).toBe(200)
    const leftFor = async (claimed: string) => {
      const { headers } = await fetch(`${url}/flowers/api/v1/stats`, { headers: { 'x-forwarded-for': claimed } })
      return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
    }
    const left = await leftFor('198.51.100.1')
    expect(await leftFor('198.51.100.2'), 'who claims to be another counts as himself').toBeLessThan(left)
  } finally {
    next.kill('SIGTERM')
    await once(next, 'exit')
  }
}, 120_000)

const tools: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
}

/** What a reader sees of an address, uncompressed, but for what is said once and never again. */
async function shown(url: string, place: string, init: RequestInit = {}) {
  const headers = { 'accept-encoding': 'identity', ...init.headers }
  const response = await fetch(url + place, { redirect: 'manual', ...init, headers })
  const text = (await response.text()).replace(/"request_id":"[^"]+"/, '')
  const named = ['content-type', 'etag', 'cache-control', 'location', 'content-security-policy']
  return { status: response.status, text, headers: named.map((name) => response.headers.get(name)) }
}

async function statusOf(response: Response): Promise<number> {
  await response.arrayBuffer()
  return response.status
}

/** The status of an address, not asked over a connection that a reader held before it died. */
const onNewConnection = (address: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const request = get(address, { agent: false, timeout: 10_000 }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.on('error', () => resolve(undefined))
  })

const noiseOf = () => ({ type: 'gaussian', mean: 128, sigma: 60 }) as const

/** Ids of the processes of this program that a supervisor runs. */
const childrenOf = async ({ process: supervisor }: Start, program: string): Promise<number[]> =>
  (await family(supervisor.pid as number)).filter(({ command }) => command.includes(program)).map(({ pid }) => pid)

/** Marks the database as filled, so that no starter catalogue is imported. */
async function leaveEmpty(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('create table octavo_setup (finished_at timestamptz not null)')
  await client.query('insert into octavo_setup values (now())')
  await client.end()
}

/** Posts to the CMS by way of a reader. */
const sent = (address: string, body: object): Promise<unknown> => postToCms(readers.url, address, body, token)

/** Runs `npm start` in a part of its own, until this address of it answers. */
async function start(name: string, settings: Record<string, string>, place: string): Promise<Start> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = environment(name, { PORT: String(port), PUBLIC_URL: url, JOBS: 'off', ...settings })
  const supervisor = spawn(process.execPath, ['src/scripts/start.mjs'], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const started = { url, process: supervisor }
  starts.push(started)
  const ended = once(supervisor, 'exit').then(([code]) => Promise.reject(new Error(`npm start ended with ${code}.`)))
  ended.catch(() => {})
  await Promise.race([answers(url + place), ended])
  return started
}

const environment = (name: string, settings: Record<string, string>): NodeJS.ProcessEnv => ({
  ...ownEnvironment(process.env),
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  DATA_DIR: path.join(folder, name),
  PAYLOAD_SECRET: 'only for these processes',
  RATE_LIMIT_PER_MINUTE: '0',
  ...settings,
})
