/** `npm start` itself, on a copy of the start with processes, a migration, a setup and a build that do next to nothing. */
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
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { family } from '#src/scripts/soak/memory.ts'
import { processStartTime } from '#src/supervisor/index.ts'

const repository = path.resolve(import.meta.dirname, '..', '..')
/** The parts of the project that are not under test. */
const standIns = {
  'migrations/0001_first.ts': '',
  'src/services.ts': `export const services = [{ id: 'flowers', title: 'Flowers', path: 'flowers' }]`,
  'src/instrumentation.ts': `import './what-next-holds.ts'`,
  'src/what-next-holds.ts': '',
  'src/door.ts': '',
  'src/preview.ts': '',
  'src/scripts/compile-assets.mjs': 'export const compileAssets = () => {}',
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
  'src/scripts/command/main.ts': '',
  'src/scripts/import.ts': '',
  'src/scripts/rebuild.ts': '',
  'src/scripts/rescue.ts': '',
  'src/scripts/export.ts': '',
  'src/scripts/review.ts': '',
  'src/reader.ts': `
    import http from 'node:http'
    import pg from 'pg'
    import { countRequest, requestSubjectOf } from './telemetry/requests.ts'
    import { answerScrapes } from './telemetry/scrape.ts'
    if (process.env.STUB === 'reader fails') { console.error('the sky fell'); process.exit(5) }
    const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
    pool.on('error', () => {})
    const server = http.createServer(async (request, response) => {
      countRequest(requestSubjectOf('pages', 'flowers', 'entry'), 200, 0.01, false)
      if (request.url === '/crash') { console.error('crashed as asked'); process.exit(7) }
      if (request.url === '/healthz') return response.end('fine')
      if (request.url.startsWith('/editor')) {
        const answer = await fetch(process.env.EDITING_URL + request.url).then((reply) => reply.text(), () => 'away')
        return response.end(answer)
      }
      response.end((await pool.query('select password from administrator')).rows[0].password)
    })
    process.channel.ref()
    process.once('message', (_, port) => {
      process.channel.unref()
      server.listen(port, () => process.send('listening'))
      answerScrapes()
    })
    process.on('SIGTERM', () => { server.close(() => process.exit(0)); server.closeIdleConnections() })`,
  'src/editor.ts': `
    import http from 'node:http'
    import { answerScrapes } from './telemetry/scrape.ts'
    answerScrapes()
    const server = http.createServer((request, response) => {
      if (request.url === '/editor/crash') process.exit(7)
      response.end('written by the editing server')
    }).listen(Number(process.env.PORT), process.env.HOST, () => process.send('listening'))
    process.on('SIGTERM', () => { server.close(() => process.exit(0)); server.closeIdleConnections() })`,
}

const root = makeProject()
const port = await unusedPort()
const address = `http://127.0.0.1:${port}`
const running = new Set<ChildProcess>()

afterEach(async () => {
  for (const child of running) child.kill('SIGTERM')
  for (const child of running) await once(child, 'close')
}, 180_000)

afterAll(() => rmSync(root, { recursive: true, force: true }))

test('a first start does everything and ends with the addresses and a password, the second is quick and keeps it', async () => {
  const first = start()
  const words = await first.until('Octavo is running')
  expect([...words.matchAll(/✓ (.+?) {2}/g)].map(([, title]) => title)).toEqual([
    'Compiling',
    'Starting the database',
    'Bringing the database up to date',
    'Creating the first administrator and the starter catalogue',
    'Building the site',
    'Starting the readers',
    'Starting the editing server',
  ])
  expect(words).toContain(`http://localhost:${port}/flowers`)
  expect(words).toContain('admin@example.org')
  const password = /password +(\S+)/.exec(words)?.[1]
  expect(password).toMatch(/^(\w{5}-){3}\w{5}$/)
  expect(await ask('/password')).toBe(password)
  expect(await ask('/editor')).toBe('written by the editing server')
  expect(await first.stop('SIGTERM')).toBe(0)

  const second = start()
  const again = await second.until('Octavo is running')
  expect(again).not.toMatch(/Compiling|Building|up to date|administrator|password/)
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
}, 180_000)

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
}, 180_000)

test('what ends by itself is started again, and again, after pauses that grow, and takes nothing else with it', async () => {
  const metricsPort = await unusedPort()
  const running = start({ METRICS_PORT: String(metricsPort) })
  await running.until('Octavo is running')
  const databasePid = postmasterPid()
  for (const [pause, times] of [
    [1, 1],
    [2, 2],
  ] as const) {
    await ask('/editor/crash')
    await running.until(`The editing server failed (exit code 7).`, times)
    expect(await ask('/editor')).toBe('away')
    expect(await ask('/healthz')).toBe('fine')
    await running.until('The editing server is back.', times)
    expect(running.words()).toContain(`It is started again in ${pause} s.`)
    expect(await ask('/editor')).toBe('written by the editing server')
  }
  await ask('/crash').catch(() => {})
  await running.until('The reader is back.')
  expect(await ask('/healthz')).toBe('fine')
  expect(postmasterPid()).toBe(databasePid)
  expect(await counted(metricsPort, 'octavo_process_starts_total')).toEqual({ 'reader 1': 2, editor: 3 })
  expect(await running.stop('SIGTERM')).toBe(0)
}, 180_000)

test('who comes while the only reader is being started again waits for it, and is answered', async () => {
  const running = start()
  await running.until('Octavo is running')
  await ask('/crash').catch(() => {})
  expect(await Promise.all(Array.from({ length: 20 }, () => ask('/healthz')))).toEqual(Array(20).fill('fine'))
  await running.until('The reader is back.')
  expect(await running.stop('SIGTERM')).toBe(0)
}, 180_000)

test('a database that ends again and again is started again for as long as the start lives, and the processes live on', async () => {
  const running = start()
  await running.until('Octavo is running')
  const processes = await children(running.pid)
  for (let times = 1; times <= 4; times++) {
    const before = postmasterPid()
    process.kill(before, 'SIGKILL')
    await running.until('The database is back.', times)
    expect(postmasterPid()).not.toBe(before)
  }
  expect(await children(running.pid)).toEqual(processes)
  expect(await ask('/password')).toMatch(/^(\w{5}-){3}\w{5}$/)
  expect(await running.stop('SIGTERM')).toBe(0)
}, 180_000)

test('a first start whose reader does not answer says why, and stops the database again', async () => {
  const failing = start({ STUB: 'reader fails' })
  expect(await failing.code).toBe(1)
  expect(failing.words()).toMatch(/\nThe reader failed \(exit code 5\)\. .+\n\n[\s\S]+the sky fell/)
  expect(existsSync(path.join(root, '.octavo', 'postgres', 'postmaster.pid'))).toBe(false)
}, 180_000)

test('readers and editing server run apart, each by a start of its own, and readers wait for the migrations they need', async () => {
  const editor = start({ ROLE: 'editor' })
  await editor.until('Octavo is running')
  expect(editor.words()).not.toContain('Starting the readers')
  writeFileSync(path.join(root, 'migrations', '0003_third.ts'), '')
  const metricsPort = await unusedPort()
  try {
    const apart = {
      ROLE: 'reader',
      READERS: '2',
      METRICS_PORT: String(metricsPort),
      PORT: String(await unusedPort()),
      DATA_DIR: path.join(root, '.readers'),
      DATABASE_URL: databaseUrl(),
      EDITING_URL: address,
    }
    const readers = start(apart)
    await readers.until('Waiting until the editing server has brought the database up to date')
    const client = new pg.Client({ connectionString: databaseUrl() })
    await client.connect()
    await client.query("insert into payload_migrations values ('0003_third', 2)")
    await client.end()
    await readers.until('Octavo is running')
    // A connection of its own for each, of which either reader takes some.
    for (let count = 0; count < 20; count++)
      await fetch(`http://127.0.0.1:${apart.PORT}/healthz`, { headers: { connection: 'close' } })
    const requests = await counted(metricsPort, 'octavo_requests_total')
    expect(Object.values(requests).reduce((sum, count) => sum + count, 0)).toBe(20)
    expect(await counted(metricsPort, 'http_server_request_duration_seconds_count')).toEqual(requests)
    expect(await counted(metricsPort, 'octavo_process_up')).toEqual({ 'reader 1': 1, 'reader 2': 1 })
    expect(Object.keys(await counted(metricsPort, 'process_uptime_seconds'))).toContain('start')
    expect((await fetch(`http://127.0.0.1:${metricsPort}/healthz`)).status).toBe(404)
    expect(readers.words()).not.toMatch(/Building|Starting the (database|editing server)/)
    const answer = await fetch(`http://127.0.0.1:${apart.PORT}/editor`, { headers: { connection: 'close' } })
    expect(await answer.text()).toBe('written by the editing server')
    await readers.stop('SIGTERM')
    const ofReplica = start({
      ...apart,
      DATABASE_URL: 'postgres://127.0.0.1:1/octavo',
      READ_DATABASE_URL: databaseUrl(),
    })
    await ofReplica.until('Octavo is running')
    expect(ofReplica.words()).toMatch(
      /DATABASE_URL \(127\.0\.0\.1:1\/octavo\) leads to .+ Readers do without it meanwhile\./,
    )
  } finally {
    rmSync(path.join(root, 'migrations', '0003_third.ts'))
  }
}, 180_000)

test('a database that is killed with -9 is started again under the running server', async () => {
  const first = start()
  await first.until('Octavo is running')
  process.kill(postmasterPid(), 'SIGKILL')
  await first.until('The database is back.')
  expect(await ask('/password')).toMatch(/-/)
}, 180_000)

test('a taken port is told in one line before anything else is done', async () => {
  const squatter = createServer().listen(port, '127.0.0.1')
  await once(squatter, 'listening')
  const refused = start()
  expect(await refused.code).toBe(1)
  expect(refused.words().trim()).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken by another program\. .+$/)
  squatter.close()
}, 180_000)

test.each([
  [{ PORT: 'many' }, /^PORT must be a whole number from 1 to 65535$/],
  [{ DATA_DIR: 'package.json' }, /^\S+package\.json is not a folder\. .+$/],
  [{ HOST: '192.0.2.1' }, /^HOST 192\.0\.2\.1 is no address of this machine\. .+$/],
  [{ ROLE: 'reader' }, /^ROLE=reader needs DATABASE_URL or READ_DATABASE_URL: .+$/],
  [{ ROLE: 'reader', DATABASE_URL: 'postgres://127.0.0.1:1/octavo' }, /^ROLE=reader needs EDITING_URL, .+$/],
])(
  '%o is refused in one line',
  async (settings, line) => {
    const refused = start(settings)
    expect(await refused.code).toBe(1)
    expect(refused.words().trim()).toMatch(line)
  },
  180_000,
)

test('a DATABASE_URL that leads nowhere is told at once', async () => {
  const refused = start({ DATABASE_URL: 'postgres://octavo:secret@127.0.0.1:1/octavo' })
  expect(await refused.code).toBe(1)
  expect(refused.words()).toMatch(/\nDATABASE_URL \(octavo@127\.0\.0\.1:1\/octavo\) leads to a place where no .+\n$/)
}, 180_000)

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
}, 180_000)

test('a start broken off while it imports goes on next time, with the same password', async () => {
  rmSync(path.join(root, '.octavo'), { recursive: true, force: true })
  const first = start({ STUB: 'setup hangs' })
  await first.until('starter catalogue')
  while (!existsSync(path.join(root, '.octavo', 'secrets', 'first-password-unshown'))) await sleep(50)
  expect(await first.stop('SIGTERM')).toBe(0)
  const words = await start().until('Octavo is running')
  expect(/password +(\S+)/.exec(words)?.[1]).toBe(await ask('/password'))
}, 180_000)

test('a change of a source compiles again, and only one of what Next holds builds again', async () => {
  const changed = async (file: string, text: string): Promise<string[]> => {
    writeFileSync(path.join(root, 'src', file), text)
    const running = start()
    const words = await running.until('Octavo is running')
    await running.stop('SIGTERM')
    return ['Compiling', 'Building'].filter((step) => words.includes(step))
  }
  expect(await changed('news.test.ts', '')).toEqual([])
  expect(await changed('door.ts', '// Read by readers alone.')).toEqual(['Compiling'])
  expect(await changed('what-next-holds.ts', '// Written anew.')).toEqual(['Compiling', 'Building'])
}, 180_000)

/** A project that is started like ours: the start is copied, the dependencies are linked, the rest is stand-ins. */
/** What is told of a metric by each process that has it. */
async function counted(metricsPort: number, metric: string): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const lines = text.matchAll(new RegExp(`^${metric}\\{process="([^"]+)".*\\} (\\S+)$`, 'gm'))
  return Object.fromEntries([...lines].map(([, process = '', value]) => [process, Number(value)]))
}

function makeProject(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'octavo-start-')))
  const copied = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'src/env.ts',
    'src/machine.ts',
    'src/project-root.ts',
    'src/scripts/compile.mjs',
    'src/scripts/start.mjs',
    'src/scripts/start',
    'src/supervisor',
    'src/telemetry',
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
    pid: child.pid as number,
    words: () => words,
    /** Resolves once it has said this so many times. */
    async until(text: string, times = 1): Promise<string> {
      while (words.split(text).length <= times) {
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

/** Ids of the readers and the editing server of a start. */
async function children(supervisor: number): Promise<number[]> {
  return (await family(supervisor))
    .filter(({ command }) => /dist.(reader|editor)\.js/.test(command))
    .map(({ pid }) => pid)
}

async function ask(place: string): Promise<string> {
  return (await fetch(address + place, { headers: { connection: 'close' } })).text()
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(path.join(root, '.octavo', 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

/** The address of the embedded database. */
function databaseUrl(): string {
  const access = JSON.parse(readFileSync(path.join(root, '.octavo', 'postgres', 'octavo.json'), 'utf8'))
  return `postgres://octavo:${access.password}@127.0.0.1:${access.port}/octavo?sslmode=disable`
}

async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
