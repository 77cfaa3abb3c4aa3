import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { processStartTime } from '../process-start-time.mjs'
import { checkDatabase } from './check-database.ts'
import { type Postgres, runningDatabase, startPostgres } from './start-postgres.ts'
import { createDatabase, dropDatabase } from './test-database.ts'

const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'supervisor postgres ')), 'data')
const cluster = path.join(dataDir, 'postgres')
const start = () => startPostgres({ dataDir, name: 'shop' })
let postgres: Postgres

beforeEach(async () => {
  postgres = await start()
}, 60_000)

afterAll(async () => {
  await (await start()).stop()
  rmSync(path.dirname(dataDir), { recursive: true, force: true })
}, 60_000)

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}

describe('an embedded PostgreSQL', { timeout: 60_000 }, () => {
  test('is UTF-8, on the loopback only, and closed to those without the password', async () => {
    expect(await query(postgres.url, "select current_database(), current_setting('server_encoding')")).toEqual([
      ['shop', 'UTF8'],
    ])
    expect(await query(postgres.url, "select current_setting('listen_addresses')")).toEqual([['127.0.0.1']])
    expect(await query(postgres.url, 'show unix_socket_directories')).toEqual([['']])
    await expect(query(postgres.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
    expect(statSync(path.join(cluster, 'shop.json')).mode & 0o777).toBe(0o600)
  })

  test('orders and folds letters of every script', async () => {
    expect(await query(postgres.url, "select lower('ÀÉŒŽ'), upper('жß')")).toEqual([
      ['àéœž', 'Жß'.toUpperCase().replace('SS', 'ß')],
    ])
  })

  test('is taken over when whoever started it is gone', async () => {
    const again = await start()
    expect(again).toMatchObject({ adopted: true, pid: postgres.pid, port: postgres.port, url: postgres.url })
  })

  test('starts again on the same port after a clean stop', async () => {
    await postgres.stop()
    await postgres.stop()
    await postgres.ended
    expect(existsSync(path.join(cluster, 'postmaster.pid'))).toBe(false)
    expect(await start()).toMatchObject({ adopted: false, url: postgres.url })
  })

  test('starts on a copy that others may read, and closes it to them', async () => {
    await postgres.stop()
    chmodSync(cluster, 0o755)
    expect(await start()).toMatchObject({ adopted: false })
    expect(statSync(cluster).mode & 0o777).toBe(0o700)
  })

  test('is stopped cleanly when it was taken over', async () => {
    const again = await start()
    await again.stop()
    await again.ended
    expect(processStartTime(postgres.pid)).toBeUndefined()
    expect(existsSync(path.join(cluster, 'postmaster.pid'))).toBe(false)
  })

  test('loses nothing when its postmaster is killed while others are connected', async () => {
    await query(postgres.url, 'drop table if exists kept')
    await query(postgres.url, 'create table kept as select generate_series(1, 1000) as number')
    const busy = query(postgres.url, 'select pg_sleep(60)').catch(() => 'broken off')
    process.kill(postgres.pid, 'SIGKILL')
    const again = await start()
    expect(again.adopted).toBe(false)
    expect(await query(again.url, 'select count(*)::int from kept')).toEqual([[1000]])
    expect(await busy).toBe('broken off')
  })

  test('is ended and started again when it hangs', async () => {
    process.kill(postgres.pid, 'SIGSTOP')
    const again = await start()
    expect(again.pid).not.toBe(postgres.pid)
  }, 180_000)

  test('is not mistaken for a stranger that got its process id', async () => {
    await postgres.stop()
    const stranger = spawn('sleep', ['60'])
    writeFileSync(
      path.join(cluster, 'postmaster.pid'),
      `${stranger.pid}\n${cluster}\n1\n${postgres.port}\n\n\n\nready\n`,
    )
    expect(await start()).toMatchObject({ adopted: false })
    expect(stranger.exitCode).toBeNull()
    stranger.kill()
  })

  test('moves to another port when its own is taken', async () => {
    await postgres.stop()
    const squatter = createServer().listen(postgres.port, '127.0.0.1')
    await once(squatter, 'listening')
    const again = await start()
    expect(again.port).not.toBe(postgres.port)
    squatter.close()
    expect(await start()).toMatchObject({ adopted: true, port: again.port })
  })

  test('is found by others while it runs, and only then', async () => {
    expect(await runningDatabase(dataDir, 'shop')).toBe(postgres.url)
    await postgres.stop()
    expect(await runningDatabase(dataDir, 'shop')).toBeUndefined()
  })

  test('gives a test a database of its own', async () => {
    const url = await createDatabase(postgres.url, 'test_one')
    await query(url, 'create table leaf ()')
    expect(
      await query(await createDatabase(postgres.url, 'copy', 'test_one'), "select 'leaf'::regclass::text"),
    ).toEqual([['leaf']])
    expect(await query(await createDatabase(postgres.url, 'test_one'), "select to_regclass('leaf')")).toEqual([[null]])
    for (const name of ['copy', 'test_one']) await dropDatabase(postgres.url, name)
  })
})

describe('a first start', { timeout: 60_000 }, () => {
  test('begins anew where one was broken off in the middle', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'supervisor half '))
    mkdirSync(path.join(folder, 'postgres.new-abcdef', 'base'), { recursive: true })
    const first = await startPostgres({ dataDir: folder, durable: false })
    await first.stop()
    expect(readdirSync(folder).sort()).toEqual(['logs', 'postgres'])
    rmSync(folder, { recursive: true })
  })

  test('works where new files are closed to everybody else', async () => {
    const old = process.umask(0o077)
    const folder = mkdtempSync(path.join(tmpdir(), 'supervisor umask '))
    chmodSync(folder, 0o700)
    try {
      await (await startPostgres({ dataDir: folder, durable: false })).stop()
    } finally {
      process.umask(old)
      rmSync(folder, { recursive: true })
    }
  })

  test('says in one line what it was given instead of a folder', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'supervisor file ')), 'file')
    writeFileSync(file, '')
    await expect(startPostgres({ dataDir: file })).rejects.toThrow(/^.+ is not a folder\. Move .+$/)
  })
})

describe('DATABASE_URL', { timeout: 20_000 }, () => {
  test('that works is accepted', async () => {
    await expect(checkDatabase(postgres.url)).resolves.toBeUndefined()
  })

  test('that does not is explained in one line without its password', async () => {
    const { port, url } = postgres
    const wrong = (change: (address: URL) => void) => {
      const address = new URL(url)
      change(address)
      return checkDatabase(address.href)
    }
    await expect(
      wrong((address) => {
        address.password = 'secret'
      }),
    ).rejects.toThrow(`DATABASE_URL (shop@127.0.0.1:${port}/shop) is refused: user or password is wrong.`)
    await expect(
      wrong((address) => {
        address.pathname = '/none'
      }),
    ).rejects.toThrow(/a database that does not exist/)
    await expect(
      wrong((address) => {
        address.port = '1'
      }),
    ).rejects.toThrow(/no PostgreSQL listens/)
  })

  test('of a server that never answers is given up when patience ends', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as { port: number }
    await expect(checkDatabase(`postgres://u:p@127.0.0.1:${port}/d`, { patienceMilliseconds: 500 })).rejects.toThrow(
      /does not answer/,
    )
    silent.close()
  })
})
