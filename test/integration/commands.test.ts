/** The commands of npm on the database: whose database they get, whom they wait for, and that what is wrong is said in a line. */
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { findDatabase } from '#src/scripts/command/find-database.ts'
import { takeDataFolder } from '#src/scripts/start/data-folder.mjs'
import { ownDatabase } from '#src/scripts/start/own-database.ts'
import { ownEnvironment } from '#src/scripts/test/start-octavo.ts'
import { createProgress, runningDatabase, startPostgres } from '#src/supervisor/index.ts'
import { createDatabase } from '#src/supervisor/postgres/test-database.ts'
import { sourcesInFile } from '#test/sources.ts'

const progress = createProgress()
const asking = { command: 'npm run rebuild', progress }

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'octavo-command-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const find = () => findDatabase({ DATABASE_URL: undefined, DATA_DIR: dataDir }, asking)

describe('the embedded database', () => {
  test('is started for a command and stopped with it, and the next command waits for its turn', async () => {
    const first = await find()
    let isSecondThere = false
    const second = find().then((database) => {
      isSecondThere = true
      return database
    })
    await expect(takeDataFolder(dataDir)).rejects.toThrow(
      /^npm run rebuild is at work on \S+ \(process \d+\)\. Wait until it is done\.$/,
    )
    expect([isSecondThere, await runningDatabase(dataDir, ownDatabase.name)]).toEqual([false, first.url])
    await first.close()
    const { url, close } = await second
    expect(url).toBe(first.url)
    await close()
    expect(await runningDatabase(dataDir, ownDatabase.name)).toBeUndefined()
  })

  test('of an Octavo that runs is used and left running; one that starts is waited for', async () => {
    const lock = await takeDataFolder(dataDir)
    const pending = find()
    const postgres = await startPostgres({ ...ownDatabase, dataDir, durable: false })
    const { url, close } = await pending
    await close()
    expect([url, await runningDatabase(dataDir, ownDatabase.name)]).toEqual([postgres.url, postgres.url])
    await postgres.stop()
    lock.release()
  })

  test('of an Octavo on another machine is left alone', async () => {
    const holder = { pid: 1, startTime: 'then', host: 'elsewhere', about: { address: 'https://octavo.example.org' } }
    const lock = path.join(dataDir, 'start.lock')
    writeFileSync(lock, JSON.stringify(holder))
    const touching = setInterval(() => writeFileSync(lock, JSON.stringify(holder)), 500)
    await expect(find()).rejects.toThrow(/on elsewhere\).+ run this command there\.$/)
    clearInterval(touching)
  })

  test("is not looked for in another user's folder", async () => {
    chmodSync(dataDir, 0o500)
    // To root no folder is closed.
    if (process.getuid?.() === 0) process.seteuid?.(65_534)
    try {
      await expect(find()).rejects.toThrow(/^\S+ cannot be written by this user\. .+$/)
    } finally {
      if (process.getuid?.() === 0) process.seteuid?.(0)
      chmodSync(dataDir, 0o700)
    }
  })
})

describe('what is wrong is said in one line:', () => {
  let empty: string
  let newer: string
  let tables: string
  beforeAll(async () => {
    const create = (name: string, template?: string) =>
      createDatabase(inject('clusterUrl'), `command_${name}`, template)
    empty = await create('empty')
    newer = await create('newer', inject('template'))
    tables = await create('tables', inject('template'))
    const client = new pg.Client({ connectionString: newer })
    await client.connect()
    await client.query(
      "insert into payload_migrations (name, batch, updated_at, created_at) values ('29990101_ahead', 9, now(), now())",
    )
    await client.end()
  })

  const wrongPassword = () => {
    const address = new URL(tables)
    address.password = 'wrong'
    return address.href
  }
  const notThere = 'postgres://octavo@127.0.0.1:1/octavo'

  test.each([
    ['no database', 'rebuild', () => notThere, /^DATABASE_URL \(.+\) leads to a place where no PostgreSQL listens/],
    ['a wrong password', 'rebuild', wrongPassword, /^DATABASE_URL \(.+\) is refused: user or password is wrong\.$/],
    ['no address', 'migrate', () => 'octavo', /^DATABASE_URL must be an address such as postgres:/],
    ['no tables', 'rebuild', () => empty, /^The tables of the database are not up to date\. Run npm run migrate/],
    ['a newer database', 'migrate', () => newer, /^The database was used by a newer Octavo: .+ \(29990101_ahead\)/],
    ['a newer database', 'rebuild', () => newer, /^The database was used by a newer Octavo: .+ \(29990101_ahead\)/],
    ['an unknown service', 'import flowrs .', () => tables, /^There is no service flowrs\. Is flowers meant\?$/],
    ['a missing folder', 'import flowers nowhere', () => tables, /^There is no folder \S+nowhere\.$/],
    ['a file', 'import flowers package.json', () => tables, /^\S+package\.json is a file\./],
    ['a folder of something else', 'import flowers src', () => tables, /^\S+src holds nothing of flowers: .+$/],
    [
      'nothing named',
      'import',
      () => tables,
      /^Usage: npm run import -- <service> <folder> \[--replace\] \[--dry-run\]$/,
    ],
    ['an unknown option', 'import flowers . --force', () => tables, /^Unknown option '--force'.*$/],
    ['too much', 'rebuild all', () => tables, /^Nothing is to follow: all\.$/],
  ])('%s, %s', async (_, line, databaseUrl, words) => {
    expect(await failing(line, databaseUrl())).toMatch(words)
  })

  test('a mistake in a file, by its line', async () => {
    mkdirSync(path.join(dataDir, 'flowers'))
    writeFileSync(
      path.join(dataDir, 'flowers', 'rose.md'),
      `---\nname: Rose\nsummary: A flower.\ncities: [atlantis]\n${sourcesInFile}\n---\n`,
    )
    expect(await failing(`import flowers ${dataDir}`, tables)).toMatch(/^\S+rose\.md:4: cities: .+"atlantis"\.$/)
  })
})

/** What a command that fails says, the spaces around it aside; one line where it keeps its promise. */
function failing(line: string, databaseUrl: string): Promise<string> {
  const env = { ...ownEnvironment(process.env), DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'info' }
  const child = spawn(process.execPath, ['src/scripts/command.mjs', ...line.split(' ')], { env })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (words += text))
  return new Promise((resolve) =>
    child.once('close', (code) => resolve(code === 1 ? words.trim() : `It ended with ${code}: ${words}`)),
  )
}
