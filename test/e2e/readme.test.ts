/**
 * Each command of the README does what it says, as it is written there: while Octavo runs and while it does not, on the embedded
 * database and on that of DATABASE_URL.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { asking } from '#src/scripts/endure/house.ts'
import { ownDatabase } from '#src/scripts/start/own-database.ts'
import { answers, ownEnvironment } from '#src/scripts/test/start-octavo.ts'
import { freePort, runningDatabase, startPostgres } from '#src/supervisor/index.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'
import { sourcesInFile } from '#test/sources.ts'
import { siteUrl } from './browser.ts'

const MINUTES = 60_000

/** Lines that these tests run, in one form or another. */
const run = [
  'npm start',
  'npm run build',
  'npm run import -- flowers <folder>',
  'npm run rebuild',
  'npm run migrate',
  'npm run rescue -- <address>',
  'npm run review -- flowers',
  'npm run export -- flowers',
]

/** Lines that are not run here: where they are, or why not. */
const elsewhere: Readonly<Record<string, string>> = {
  'npm test': 'this is a part of it',
  'npm test -- unit': 'this is a part of it',
  'npm run soak -- --minutes 30': 'shorter, on the site of these tests; npm test itself soaks for a minute',
  'npm run bench': 'twenty minutes, and the machine for itself alone',
  'npm run bench -- --quick': 'two minutes, and the machine for itself alone',
  'npm run endure': 'half an hour; its short form is test/installs/faults.test.ts',
  'npm run guide': 'a quarter of an hour of pictures; test/guide.test.ts holds that all are there, and none beside',
  'npm prune --omit=dev': 'these tests run with what it takes away',
  'npm run compile && npx next build && npx next start': 'test/installs/processes.test.ts: plain `next start`',
  'DATABASE_URL=postgres://octavo:secret@db.example.org:5432/octavo PUBLIC_URL=https://octavo.example.org PAYLOAD_SECRET=$(openssl rand -hex 32) HOST=0.0.0.0 TRUST_PROXY=1 npm start':
    'the site of these tests is started so, with addresses of this machine',
  'ROLE=editor DATABASE_URL=… PAYLOAD_SECRET=… PUBLIC_URL=https://octavo.example.org HOST=10.0.0.5 npm start':
    'test/installs/processes.test.ts: ROLE=editor',
  'ROLE=reader DATABASE_URL=… EDITING_URL=http://10.0.0.5:3000 PUBLIC_URL=https://octavo.example.org HOST=0.0.0.0 npm start':
    'test/installs/processes.test.ts: ROLE=reader',
  'ROLE=reader DATABASE_URL=postgres://octavo:secret@db.example.org/octavo READ_DATABASE_URL=postgres://octavo:secret@replica-1/octavo,postgres://octavo:secret@replica-2/octavo EDITING_URL=http://10.0.0.5:3000 PUBLIC_URL=https://octavo.example.org HOST=0.0.0.0 npm start':
    'test/integration/replicas.test.ts: readers of a replica',
  'PURGE_URL=http://varnish.internal:80 TRUST_PROXY=1 npm start': 'test/integration/cdn.test.ts: what is told to a CDN',
  'curl -O http://localhost:3000/api/v1/client.js -O http://localhost:3000/api/v1/client.d.ts':
    'test/integration/clients.test.ts, with the program below it',
  'npm run export -- flowers days': 'test/integration/import.test.ts, and the command that is run here without a kind',
  'npm run import -- network <folder>':
    'the command that is run here for flowers; the topics of the starter are imported by it',
}

const lines = linesOf(readFileSync('README.md', 'utf8'))
const questions = lines.filter((line) => line.startsWith("curl '"))

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-readme-'))
const dataDir = path.join(folder, 'data')
let port: number

beforeAll(async () => {
  port = await freePort()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('no line is unknown here, and none is known that is not there', () => {
  const told = [...run, ...questions, ...Object.keys(elsewhere)]
  expect([...lines].sort()).toEqual([...told].sort())
})

test.each(questions)('%s', async (line) => {
  const [, address = ''] = /^curl '([^']+)'$/.exec(line) ?? []
  const response = await fetch(address.replace('http://localhost:3000', siteUrl()))
  const text = await response.text()
  expect([response.status, Object.keys(JSON.parse(text)).length > 0], text.slice(0, 300)).toEqual([200, true])
  if (hasCurl()) expect(withoutInstants(await said(line, curling(siteUrl())))).toEqual(withoutInstants(text))
})

test(
  'npm run soak, for three seconds',
  async () => {
    const words = await said(`npm run soak -- --minutes 0.05 --url ${siteUrl()}`)
    expect(words).toContain('requests')
  },
  2 * MINUTES,
)

test('npm run build, where all of it is made, is done at once', async () => {
  expect(await said('npm run build')).not.toContain('Building the site')
})

describe('the commands that work on the database', { timeout: 3 * MINUTES }, () => {
  const rose = () => entries('first', 'rose')
  const tulip = () => entries('second', 'tulip')
  const lily = () => entries('third', 'lily')

  test('while nothing runs start the embedded database and stop it again', async () => {
    expect(await said('npm run migrate')).toContain('The database has all migrations.')
    expect(await said(importing(rose()))).toContain('1 made, 0 replaced, 0 kept')
    expect(await said('npm run rebuild')).toContain('flowers: 1 written, 0 waiting.')
    await expect(said(rescuing('nobody@example.org'))).rejects.toThrow('Nobody signs in as nobody@example.org.')
    expect(await said('npm run review -- flowers')).toContain('1 published, 1 of them not yet checked')
    const out = path.join(folder, 'taken out')
    expect(await said(`npm run export -- flowers --out '${out}'`)).toContain('1 entry in 1 file in')
    expect(await said(`${importing(out)} --replace --dry-run`)).toContain('0 made, 0 replaced, 1 kept')
    expect(await runningDatabase(dataDir, ownDatabase.name)).toBeUndefined()
    expect(existsSync(path.join(dataDir, 'start.lock'))).toBe(false)
  })

  test('while Octavo runs work on its database, and it goes on', async () => {
    await leaveWithoutStarter()
    const octavo = await started()
    try {
      expect(await namesOfFlowers()).toEqual(['Rose'])
      expect(await said(importing(tulip()))).toContain('1 made, 0 replaced, 0 kept')
      await expect.poll(namesOfFlowers).toEqual(['Rose', 'Tulip'])
      expect(await said('npm run rebuild')).toContain('flowers: 2 written, 0 waiting.')
      expect(await said('npm run migrate')).toContain('The database has all migrations.')
      const databaseUrl = (await runningDatabase(dataDir, ownDatabase.name)) as string
      expect(await said(importing(lily()), { DATABASE_URL: databaseUrl })).toContain('1 made, 0 replaced, 0 kept')
      await expect.poll(namesOfFlowers).toEqual(['Lily', 'Rose', 'Tulip'])
      expect(await said(importing(rose()))).toContain('0 made, 0 replaced, 1 kept')
      expect(octavo.exitCode).toBeNull()
    } finally {
      await stopped(octavo)
    }
    expect(await runningDatabase(dataDir, ownDatabase.name)).toBeUndefined()
  })

  test('work on the database of DATABASE_URL', async () => {
    const DATABASE_URL = await createDatabase(inject('clusterUrl'), 'octavo_readme')
    expect(await said('npm run migrate', { DATABASE_URL })).toContain('The database has all migrations.')
    expect(await said(importing(rose()), { DATABASE_URL })).toContain('1 made, 0 replaced, 0 kept')
    expect(await said('npm run rebuild', { DATABASE_URL })).toContain('flowers: 1 written, 0 waiting.')
    await asking(DATABASE_URL, (ask) =>
      ask(`insert into users (name, email, role) values ('First', 'first@example.org', 'administrator')`),
    )
    const words = await said(rescuing('First@example.org'), { DATABASE_URL })
    expect(words).toMatch(/\nFirst chooses a new password here[\s\S]+\/admin\/set-password#[\w-]{43}\n$/)
  })
})

/** The commands of a document: lines of its blocks, and what stands between backticks; each once. */
function linesOf(text: string): string[] {
  const blocks = text
    .replace(/\\\n */g, '')
    .matchAll(/^ {4,}((?:[A-Z_]+=\S+ |[A-Z_]+=\$\([^)]+\) )*(?:npm|npx|curl) .+)$/gm)
  const inline = text.matchAll(/`((?:npm|npx|curl)\s[^`]+)`/g)
  return [...new Set([...blocks, ...inline].map(([, line = '']) => line.trim().replace(/\s+/g, ' ')))]
}

/** A folder with one flower. */
function entries(name: string, slug: string): string {
  const place = path.join(folder, name)
  mkdirSync(path.join(place, 'flowers'), { recursive: true })
  const title = slug[0]?.toUpperCase() + slug.slice(1)
  writeFileSync(
    path.join(place, 'flowers', `${slug}.md`),
    `---\nname: ${title}\nsummary: ${title} in one line.\n${sourcesInFile}\n---\n`,
  )
  return place
}

const importing = (place: string): string => 'npm run import -- flowers <folder>'.replace('<folder>', `'${place}'`)

const rescuing = (address: string): string => 'npm run rescue -- <address>'.replace('<address>', address)

const settings = (): NodeJS.ProcessEnv => ({
  ...ownEnvironment(process.env),
  DATABASE_URL: '',
  DATA_DIR: dataDir,
  PORT: String(port),
  PUBLIC_URL: `http://localhost:${port}`,
  JOBS: 'off',
})

/** Runs a line in the shell and gives what it printed. Throws an Error with that where it fails. */
function said(line: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const child = spawn('sh', ['-c', line], { env: { ...settings(), ...more }, stdio: ['ignore', 'pipe', 'pipe'] })
  const words = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => (words.out += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (words.err += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(words.out) : reject(new Error(`${line} ended with ${code}:\n${words.out}${words.err}`)),
    )
  })
}

async function started(): Promise<ChildProcess> {
  const child = spawn('sh', ['-c', 'npm start'], { env: settings(), stdio: 'ignore', detached: true })
  await answers(`http://localhost:${port}/readyz`)
  return child
}

/** As Ctrl-C in a terminal does, which everything in it hears. */
async function stopped(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  process.kill(-(child.pid as number), 'SIGINT')
  await gone
  await expect.poll(() => existsSync(path.join(dataDir, 'start.lock'))).toBe(false)
}

async function namesOfFlowers(): Promise<string[]> {
  const response = await fetch(`http://localhost:${port}/flowers/api/v1/list_flowers?sort=name`)
  return ((await response.json()) as { items: { name: string }[] }).items.map(({ name }) => name)
}

/** Marks the database as filled, so that the start imports no starter catalogue. */
async function leaveWithoutStarter(): Promise<void> {
  const postgres = await startPostgres({ ...ownDatabase, dataDir })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('create table octavo_setup (finished_at timestamptz not null)')
  await client.query('insert into octavo_setup values (now())')
  await client.end()
  await postgres.stop()
}

function hasCurl(): boolean {
  try {
    execFileSync('curl', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Has curl find the site of these tests at the address that the README names. */
function curling(url: string): Record<string, string> {
  const { port: site } = new URL(url)
  writeFileSync(path.join(folder, '.curlrc'), `silent\nconnect-to = "localhost:3000:localhost:${site}"\n`)
  return { CURL_HOME: folder }
}

const withoutInstants = (text: string): string => text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
