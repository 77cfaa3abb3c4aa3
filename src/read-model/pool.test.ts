import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collected } from '#src/telemetry/samples.ts'
import { fewDatabases } from '#test/few-databases.ts'
import { openPool, textOfJson } from './pool.ts'

const address = 'postgres://few'
let world: ReturnType<typeof fewDatabases>

beforeEach(() => {
  world = fewDatabases(address)
})
afterEach(() => world.restore())

it('leaves JSON as it is written, and reads all else', () => {
  const { builtins } = pg.types
  expect(textOfJson.getTypeParser(builtins.JSON, 'text')('{"a": 1}')).toBe('{"a": 1}')
  expect(textOfJson.getTypeParser(builtins.INT4, 'text')('7')).toBe(7)
})

it('sets each connection up before it is used, and refuses one that does not pass', async () => {
  world.at(address).answer = () => [{ name: 'Rose' }]
  const pool = openPool(address, 'few')
  expect(await pool.query({ text: 'select name' })).toEqual([{ name: 'Rose' }])
  expect(world.at(address).asked[0]).toContain('plan_cache_mode')
  expect(world.at(address).asked[1]).toBe('select name')
  const strict = openPool(address, 'few', async () => {
    throw new Error('another server')
  })
  await expect(strict.query({ text: 'select name' })).rejects.toThrow('another server')
})

it('keeps connections, with what they have planned: all for who comes a minute later, some for who comes the next day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const pool = openPool(address, 'quiet')
  const askAtOnce = async (count: number) => {
    world.at(address).asked.length = 0
    await Promise.all(Array.from({ length: count }, () => pool.query({ text: 'select 1' })))
    return world.at(address).asked.filter((text) => text !== 'select 1').length
  }
  expect(await askAtOnce(8)).toBe(8)
  vi.setSystemTime(Date.now() + 60_000)
  expect(await askAtOnce(8)).toBe(0)
  vi.setSystemTime(Date.now() + 86_400_000)
  expect(await askAtOnce(8)).toBe(4)
  vi.useRealTimers()
})

it('asks by the connections it has where the database takes no more of them, and by more after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const database = world.at(address)
    database.answer = () => [{ name: 'Rose' }]
    const pool = openPool(address, 'narrow')
    const most = async () =>
      (await collected()).find(
        ({ metric, labels }) => metric === 'db_client_connection_max' && labels.database === 'narrow',
      )?.value
    const all = await most()
    await pool.query({ text: 'select 1' })
    database.refuses = 3
    expect(await pool.query({ text: 'select name' })).toEqual([{ name: 'Rose' }])
    expect(await most()).toBe(1)
    vi.advanceTimersByTime(9_999)
    expect(await most()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await most()).toBe(all)
  } finally {
    vi.useRealTimers()
  }
})

it('says that the database is full where there is no connection yet', async () => {
  world.at(address).refuses = 1
  const pool = openPool(address, 'full')
  await expect(pool.query({ text: 'select 1' })).rejects.toThrow('too many clients')
  expect(await pool.query({ text: 'select 1' })).toEqual([])
})

it('does not ask again what failed for another reason', async () => {
  const database = world.at(address)
  const pool = openPool(address, 'failing')
  await pool.query({ text: 'select 1' })
  database.asked.length = 0
  database.answer = () => {
    throw Object.assign(new Error('no such table'), { code: '42P01' })
  }
  await expect(pool.query({ text: 'select 2' })).rejects.toThrow('no such table')
  expect(database.asked).toEqual(['select 2'])
})

it('counts what is asked and what fails, by the name of the database, for as long as it is open', async () => {
  const pool = openPool(address, 'counted')
  await pool.query({ text: 'select 1' })
  world.at(address).state = 'away'
  await expect(pool.query({ text: 'select 1' })).rejects.toThrow('ECONNREFUSED')
  const own = async () => (await collected()).filter(({ labels }) => labels.database === 'counted')
  const numbers = Object.fromEntries(
    (await own()).map(({ metric, part = '', labels: { state = '' }, value }) => [
      `${metric}${part} ${state}`.trim(),
      value,
    ]),
  )
  expect(numbers).toMatchObject({
    db_client_operation_duration_seconds_count: 2,
    db_client_operation_failures_total: 1,
    'db_client_connection_count used': 0,
    'db_client_connection_count idle': 1,
    db_client_connection_pending_requests: 0,
  })
  await pool.end()
  expect((await own()).map(({ metric }) => metric)).not.toContain('db_client_connection_count')
})
