/** What happens when the database ends our connections, as it does when it restarts. */
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isDatabaseAway } from '#src/http/unavailable.ts'
import { openDatabase } from '#src/read-model/database.ts'
import { openProxy } from '#src/scripts/endure/proxy.ts'
import { type World, world } from '#test/world.ts'

let here: World
const uncaught: unknown[] = []
const catchIt = (error: unknown) => uncaught.push(error)

beforeAll(async () => {
  here = await world()
  process.prependListener('uncaughtException', catchIt)
})
afterAll(async () => {
  process.off('uncaughtException', catchIt)
  await here.close()
})

it('editors and readers go on with new connections, and the process lives', async () => {
  await here.payload.count({ collection: 'users' })
  await here.database.revisions.ready()
  const client = new pg.Client({ connectionString: here.url })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
  await expect.poll(() => here.payload.count({ collection: 'users' }).catch(() => null)).toEqual({ totalDocs: 0 })
  await expect.poll(() => here.database.execute('select 1 as one').catch(() => null)).toEqual([{ one: 1 }])
  await expect.poll(() => here.database.revisions.of('flowers', 'entries'), { timeout: 5000 }).toBe('0')
  expect(uncaught).toEqual([])
})

it('a reader whose statement is never answered is told so, and the next has another connection', async () => {
  const { port } = new URL(here.url)
  const proxy = await openProxy(Number(port))
  const database = openDatabase(here.url.replace(`:${port}/`, `:${proxy.port}/`))
  try {
    await database.execute('select 1')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    proxy.stall(true)
    const failed = database.execute('select 2').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(isDatabaseAway(await failed), String(await failed)).toBe(true)
    vi.useRealTimers()
    proxy.stall(false)
    expect(await database.execute('select 3 as three')).toEqual([{ three: 3 }])
  } finally {
    vi.useRealTimers()
    await database.close()
    await proxy.close()
  }
})

it('readers to whom the database gives few connections are all answered by these', async () => {
  const few = new URL(here.url)
  const role = `few_${process.pid}`
  await here.database.write(`create role ${role} login connection limit 3 password 'few'`)
  await here.database.write(`grant usage on schema read_model to ${role}`)
  await here.database.write(`grant select on all tables in schema read_model to ${role}`)
  few.username = role
  few.password = 'few'
  // One of the three hears of revisions.
  const database = openDatabase(few.href)
  try {
    await database.revisions.ready()
    await database.execute('select 1')
    const many = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        database.execute<{ index: number }>('select $1::int as index, pg_sleep(0.02)', [index]),
      ),
    )
    expect(many.map(([row]) => row?.index)).toEqual(Array.from({ length: 30 }, (_, index) => index))
  } finally {
    await database.close()
    await here.database.write(`drop owned by ${role}`)
    await here.database.write(`drop role ${role}`)
  }
})
