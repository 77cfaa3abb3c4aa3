/** `npm start` itself, on a copy of the start with a server, a migration, a setup and a build that do next to nothing. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { processStartTime } from '#src/postgres/process-start-time.mjs'

const repository = path.resolve(import.meta.dirname, '..', '..')
/** The parts of the project that are not under test. */
const standIns = {
  'migrations/0001_first.ts': '',
  'src/services.ts': `export const services = [{ id: 'flowers', title: 'Flowers', path: 'flowers' }]`,
  'node_modules/next/package.json': '{"name":"next","version":"0.0.0"}',
  'node_modules/next/dist/bin/next': `
    const fs = require('node:fs')
    fs.mkdirSync('.next', { recursive: true })
    fs.writeFileSync('.next/BUILD_ID', 'stand-in')`,
  'src/scripts/migrate.ts': `
    import pg from 'pg'
    if (process.env.STUB === 'migration fails') { console.error('the column is gone'); process.exit(3) }
    if (process.env.STUB === 'migration does nothing') process.exit(0)
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
    await client.query('create table payload_migrations (name text, batch int)')
    await client.query("insert into payload_migrations values ('0001_first', 1)")
    await client.query('create table administrator (password text)')
    await client.end()`,
  'src/scripts/setup.ts': `
    import pg from 'pg'
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await client.connect()
    if (!(await client.query('select from administrator')).rowCount) {
      await client.query('insert into administrator values ($1)', [process.env.ADMIN_PASSWORD])
      console.log(JSON.stringify({ admin: { email: process.env.ADMIN_EMAIL, created: true } }))
    }
    if (process.env.STUB === 'setup hangs') setTimeout(() => {}, 60_000)
    await client.end()`,
  'src/server.ts': `
    import http from 'node:http'
    import pg from 'pg'
    const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
    pool.on('error', () => {})
    const server = http.createServer(async (request, response) => {
      if (request.url === '/crash') { console.error('crashed as asked'); process.exit(7) }
      if (request.url === '/healthz') return response.end('fine')
      response.end((await pool.query('select password from administrator')).rows[0].password)
    }).listen(Number(process.env.PORT), process.env.HOST)
    process.on('SIGTERM', () => { server.close(() => process.exit(0)); server.closeIdleConnections() })`,
}

const root = makeProject()
const port = await unusedPort()
const address = `http://127.0.0.1:${port}`
const running = new Set<ChildProcess>()

afterEach(async () => {
  for (const child of running) child.kill('SIGTERM')
  for (const child of running) await once(child, 'close')
}, 60_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a first start does everything and ends with the addresses and a password, the second is quick and keeps it', async () => {
  const first = start()
  const words = await first.until('Octavo is running')
  expect([...words.matchAll(/✓ (.+?) {2}/g)].map(([, title]) => title)).toEqual([
    'Starting the database',
    'Bringing the database up to date',
    'Creating the first administrator and the starter catalogue',
    'Building the site',
    'Starting the server',
  ])
  expect(words).toContain(`http://localhost:${port}/flowers`)
  expect(words).toContain('admin@example.org')
  const password = /password +(\S+)/.exec(words)?.[1]
  expect(password).toMatch(/^(\w{5}-){3}\w{5}$/)
  expect(await ask('/password')).toBe(password)
  expect(await first.stop('SIGTERM')).toBe(0)

  const second = start()
  const again = await second.until('Octavo is running')
  expect(again).not.toMatch(/Building|up to date|administrator|password/)
  expect(await ask('/password')).toBe(password)
  expect(existsSync(path.join(root, '.octavo', 'secrets', 'first-password-unshown'))).toBe(false)
  expect(await second.stop('SIGINT')).toBe(0)
  expect(existsSync(path.join(root, '.octavo', 'start.lock'))).toBe(false)
}, 90_000)

test('a second start on the same data folder says where the first runs and changes nothing', async () => {
  await start().until('Octavo is running')
  const second = start({ PORT: String(port + 1) })
  expect(await second.code).toBe(1)
  expect(second.words().trim()).toMatch(
    /^Octavo is already running on \S+: http:\/\/localhost:\d+ \(process \d+\)\. .+$/,
  )
  expect(await ask('/healthz')).toBe('fine')
}, 60_000)

test('a start killed with -9 leaves neither a server nor a lock, and the next takes the database over', async () => {
  const first = start()
  await first.until('Octavo is running')
  const databasePid = postmasterPid()
  await first.stop('SIGKILL')
  const next = start()
  await next.until('Octavo is running')
  expect(postmasterPid()).toBe(databasePid)
  expect(await next.stop('SIGTERM')).toBe(0)
  expect(processStartTime(databasePid)).toBeUndefined()
}, 60_000)

test('a server that ends by itself is started again, and a second time is too often', async () => {
  const first = start()
  await first.until('Octavo is running')
  await ask('/crash').catch(() => {})
  await first.until('The server is back.')
  await ask('/crash').catch(() => {})
  expect(await first.code).toBe(1)
  expect(first.words()).toMatch(/The server failed \(exit code 7\)[\s\S]+crashed as asked/)
  expect(existsSync(path.join(root, '.octavo', 'postgres', 'postmaster.pid'))).toBe(false)
}, 60_000)

test('a database that is killed with -9 is started again under the running server', async () => {
  const first = start()
  await first.until('Octavo is running')
  process.kill(postmasterPid(), 'SIGKILL')
  await first.until('The database is back.')
  expect(await ask('/password')).toMatch(/-/)
}, 60_000)

test('a taken port is told in one line before anything else is done', async () => {
  const squatter = createServer().listen(port, '127.0.0.1')
  await once(squatter, 'listening')
  const refused = start()
  expect(await refused.code).toBe(1)
  expect(refused.words().trim()).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken by another program\. .+$/)
  squatter.close()
}, 60_000)

test.each([
  [{ PORT: 'many' }, /^PORT must be a whole number from 1 to 65535$/],
  [{ DATA_DIR: 'package.json' }, /^\S+package\.json is not a folder\. .+$/],
  [{ HOST: '192.0.2.1' }, /^HOST 192\.0\.2\.1 is no address of this machine\. .+$/],
])(
  '%o is refused in one line',
  async (settings, line) => {
    const refused = start(settings)
    expect(await refused.code).toBe(1)
    expect(refused.words().trim()).toMatch(line)
  },
  60_000,
)

test('a DATABASE_URL that leads nowhere is told within ten seconds', async () => {
  const begin = Date.now()
  const refused = start({ DATABASE_URL: 'postgres://octavo:secret@127.0.0.1:1/octavo' })
  expect(await refused.code).toBe(1)
  expect(refused.words()).toMatch(/\nDATABASE_URL \(octavo@127\.0\.0\.1:1\/octavo\) leads to a place where no .+\n$/)
  expect(Date.now() - begin).toBeLessThan(10_000)
}, 60_000)

test('a migration that fails, or does nothing and says it went well, stops the start with its last words', async () => {
  writeFileSync(path.join(root, 'migrations', '0002_second.ts'), '')
  try {
    const failing = start({ STUB: 'migration fails' })
    expect(await failing.code).toBe(1)
    expect(failing.words()).toMatch(
      /\nThe migration of the database failed \(exit code 3\)\..+\n\n[\s\S]+the column is gone/,
    )
    const idle = start({ STUB: 'migration does nothing' })
    expect(await idle.code).toBe(1)
    expect(idle.words()).toMatch(/\nThe migration ended, yet these are not applied: 0002_second\./)
  } finally {
    rmSync(path.join(root, 'migrations', '0002_second.ts'))
  }
}, 60_000)

test('a start broken off while it imports goes on next time, with the same password', async () => {
  rmSync(path.join(root, '.octavo'), { recursive: true, force: true })
  const first = start({ STUB: 'setup hangs' })
  await first.until('starter catalogue')
  while (!existsSync(path.join(root, '.octavo', 'secrets', 'first-password-unshown'))) await sleep(50)
  expect(await first.stop('SIGTERM')).toBe(0)
  const words = await start().until('Octavo is running')
  expect(/password +(\S+)/.exec(words)?.[1]).toBe(await ask('/password'))
}, 60_000)

test('a change of the sources, and nothing else, makes the site be built again', async () => {
  writeFileSync(path.join(root, 'src', 'news.test.ts'), '')
  const first = start()
  expect(await first.until('Octavo is running')).not.toContain('Building')
  await first.stop('SIGTERM')
  writeFileSync(path.join(root, 'src', 'news.ts'), '')
  expect(await start().until('Octavo is running')).toContain('Building')
}, 60_000)

/** A project that is started like ours: the start is copied, the dependencies are linked, the rest is stand-ins. */
function makeProject(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'octavo-start-')))
  const copied = [
    'package.json',
    'package-lock.json',
    'src/env.ts',
    'src/postgres',
    'src/scripts/start.mjs',
    'src/scripts/start',
  ]
  for (const name of copied) cpSync(path.join(repository, name), path.join(folder, name), { recursive: true })
  mkdirSync(path.join(folder, 'node_modules'))
  for (const name of readdirSync(path.join(repository, 'node_modules')))
    if (name !== 'next' && !name.startsWith('.octavo'))
      symlinkSync(path.join(repository, 'node_modules', name), path.join(folder, 'node_modules', name))
  // The mark of a finished installation, so that none is begun here.
  const lock = readFileSync(path.join(repository, 'package-lock.json'))
  const stamp = createHash('sha256').update(`${process.platform} ${process.arch} ${lock}`).digest('hex')
  writeFileSync(path.join(folder, 'node_modules', '.octavo-stamp'), stamp)
  for (const [name, text] of Object.entries(standIns)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return folder
}

/** Runs the start and gives what it writes, ways to wait for it, and its exit code. */
function start(settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['src/scripts/start.mjs'], {
    cwd: root,
    env: { NODE_ENV: 'production', PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (words += text))
  const code = once(child, 'close').then(([exitCode]) => {
    running.delete(child)
    return exitCode as number | null
  })
  return {
    code,
    words: () => words,
    async until(text: string): Promise<string> {
      while (!words.includes(text)) {
        if (child.exitCode !== null) throw new Error(`It ended before "${text}":\n${words}`)
        await sleep(25)
      }
      await sleep(100)
      return words
    },
    stop(signal: NodeJS.Signals) {
      child.kill(signal)
      return code
    },
  }
}

async function ask(place: string): Promise<string> {
  return (await fetch(address + place, { headers: { connection: 'close' } })).text()
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(path.join(root, '.octavo', 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
