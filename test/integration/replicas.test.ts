/**
 * Readers over a streaming replica, as it is paused, stopped, silent and caught up, and over a primary that is gone: no reader ever
 * goes back in time, and each says what it reads.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { putRecords, recordRow } from '#src/publish/put.ts'
import { type Database, type Execute, openDatabase } from '#src/read-model/database.ts'
import { nobody, provenanceOf } from '#src/read-model/provenance.ts'
import type { Standing } from '#src/read-model/replicas.ts'
import { storedFacets } from '#src/read-model/resource.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { createReadModel } from '#src/read-model/schema.ts'
import { chance } from '#src/scripts/chance.ts'
import { openProxy, type SlowProxy } from '#src/scripts/endure/proxy.ts'
import { requireRights } from '#src/scripts/start/rights.ts'
import { type Postgres, startPostgres } from '#src/supervisor/index.ts'
import { startStandby } from '#src/supervisor/postgres/test-standby.ts'
import { askServer } from '#test/contract/ask.ts'
import { type Served, serveDatabase } from '#test/contract/catalogue.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'octavo-replicas-'))
const flowers = findResource('flowers', 'flower')

/** What is waited for comes within seconds; a busy machine may take longer to do anything at all. */
const WAIT = { timeout: 30_000, interval: 20 }

/** A replica that is stopped is left at once, a silent one within three seconds; a machine may be three times slower. */
const BOUND_MS = 9000

type Reader = Served & { database: Database }

let primary: Postgres
let standby: Postgres
let toPrimary: SlowProxy
let toStandby: SlowProxy
let publisher: pg.Pool
let latest = 0
const readers: Reader[] = []

const readerOf = async (primaryUrl: string | null, replicas: readonly string[]): Promise<Reader> => {
  const database = openDatabase(primaryUrl, undefined, replicas)
  const reader = { ...(await serveDatabase(database)), database }
  await database.revisions.ready()
  readers.push(reader)
  return reader
}
const through = ({ url, port }: Postgres, proxy: SlowProxy): string => url.replace(`:${port}/`, `:${proxy.port}/`)
/** One more reader of both. */
const openReader = () => readerOf(through(primary, toPrimary), [through(standby, toStandby)])

beforeAll(async () => {
  primary = await startPostgres({ dataDir: path.join(folder, 'primary'), durable: false })
  publisher = new pg.Pool({ connectionString: primary.url, max: 1 })
  publisher.on('error', () => {})
  for (const statement of createReadModel) await publisher.query(statement)
  await publish()
  await startStandbyAgain()
  toPrimary = await openProxy(primary.port)
  toStandby = await openProxy(standby.port)
  await openReader()
  await openReader()
})
afterAll(async () => {
  for (const { close, database } of readers) {
    await close()
    await database.close()
  }
  await publisher?.end()
  for (const proxy of [toPrimary, toStandby]) await proxy?.close()
  for (const postgres of [standby, primary]) await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function startStandbyAgain(): Promise<void> {
  const dataDir = path.join(folder, 'standby')
  standby = standby
    ? await startPostgres({ dataDir, durable: false })
    : await startStandby(primary, { from: path.join(folder, 'primary'), dataDir })
}

/** Publishes the rose with the next number in it. Acknowledged when it resolves. */
async function publish(): Promise<number> {
  const client = await publisher.connect()
  const execute: Execute = async (text, values = []) => (await client.query(text, [...values])).rows
  try {
    await execute('begin')
    const published = { documentId: 1, record: rose(latest + 1), calendar: null }
    await putRecords(execute, flowers, [recordRow(flowers, published)])
    await execute('commit')
  } finally {
    client.release()
  }
  latest += 1
  return latest
}

const rose = (number: number) => ({
  slug: 'rose',
  name: 'Rose',
  url: '/flowers/rose',
  native_name: null,
  other_names: [],
  summary: `Number ${number}.`,
  ...Object.fromEntries(storedFacets(flowers).map(([, { field }]) => [field, []])),
  countries: [],
  cities: [],
  regions: [],
  speaks_of: null,
  faq: [],
  sources: [],
  provenance: provenanceOf(nobody),
  picture: null,
  gallery: [],
  published_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
})

const roseUrl = '/flowers/api/v1/get_flower?slug=rose'

/** Lists of the rose, of which most have to be made. */
let asked = 0
const list = () =>
  `/flowers/api/v1/list_flowers?limit=${1 + (asked++ % 100)}&sort=${['known', 'name', 'new'][asked % 3]}`

/** The number of the rose that a reader answers with. Throws on anything but an answer. */
async function numberAt({ port }: Reader, url: string): Promise<number> {
  const { status, body } = await askServer(port, { url })
  if (status !== 200) throw new Error(`${status} ${body}`)
  return Number(/Number (\d+)\./.exec(body)?.[1])
}

/** The same, made for this question. */
function madeAt(reader: Reader): Promise<number> {
  reader.database.store.clear()
  return numberAt(reader, roseUrl)
}

async function standingOf({ port }: Reader): Promise<{ status: number; database: Standing }> {
  const { status, json } = await askServer(port, { url: '/readyz' })
  return { status, database: json().database as Standing }
}

/** Until the reader says that it reads this database. */
const reads = (reader: Reader, name: string) =>
  vi.waitUntil(async () => (await standingOf(reader)).database.reads_from === name, WAIT)

/** Whether what a reader asks now goes to the replica. */
const asksReplica = async ({ database }: Reader): Promise<boolean> =>
  (await database.execute<{ isReplica: boolean }>('select pg_is_in_recovery() as "isReplica"'))[0]?.isReplica === true

async function onStandby(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: standby.url })
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

async function pause(): Promise<void> {
  await onStandby('select pg_wal_replay_pause()')
  await vi.waitUntil(
    async () => (await onStandby('select pg_get_wal_replay_pause_state() as state')).rows[0].state === 'paused',
    WAIT,
  )
}
const resume = () => onStandby('select pg_wal_replay_resume()')

const timed = async <T>(work: Promise<T>): Promise<{ ms: number; value: T }> => {
  const begin = performance.now()
  const value = await work
  return { ms: performance.now() - begin, value }
}

it('reads go to the replica, and what was acknowledged is answered by both readers at once', async () => {
  for (const reader of readers) {
    expect(await asksReplica(reader)).toBe(true)
    const { status, database } = await standingOf(reader)
    expect(status).toBe(200)
    expect(database).toMatchObject({
      reads_from: 'replica 1',
      is_fallback: false,
      primary: 'here',
      is_up_to_date: true,
      replicas: [{ name: 'replica 1', state: 'current', lag_seconds: 0 }],
    })
  }
  for (let time = 0; time < 5; time++) {
    const number = await publish()
    for (const reader of readers) await vi.waitUntil(async () => (await numberAt(reader, roseUrl)) === number, WAIT)
  }
})

it('what a reader writes goes to the primary', async () => {
  const [reader] = readers as [Reader]
  const [{ isReplica }] = (await reader.database.write<{ isReplica: boolean }>(
    'select pg_is_in_recovery() as "isReplica"',
  )) as [{ isReplica: boolean }]
  expect(isReplica).toBe(false)
  expect((await askServer(reader.port, { url: '/flowers/api/v1/flower_of_the_day' })).status).toBe(200)
  const { rows } = await publisher.query('select slug from read_model.picks')
  expect(rows).toEqual([{ slug: 'rose' }])
})

it('a replica that falls behind is left within the bound, is told of, and is read again when it has caught up', async () => {
  await pause()
  const number = await publish()
  for (const reader of readers) {
    await vi.waitUntil(async () => (await numberAt(reader, roseUrl)) === number, { timeout: BOUND_MS, interval: 5 })
    const { ms, value } = await timed(madeAt(reader))
    expect(value).toBe(number)
    expect(ms).toBeLessThan(BOUND_MS)
    await reads(reader, 'primary')
    const { status, database } = await standingOf(reader)
    expect(status).toBe(200)
    expect(database).toMatchObject({ is_fallback: true, is_up_to_date: true, replicas: [{ state: 'behind' }] })
    expect(database.replicas[0]?.lag_seconds).toBeGreaterThan(0)
    expect(await asksReplica(reader)).toBe(false)
  }
  await resume()
  for (const reader of readers) {
    await reads(reader, 'replica 1')
    expect(await asksReplica(reader)).toBe(true)
    expect(await madeAt(reader)).toBe(number)
  }
})

it('a reader that starts while its replica is behind answers with what the primary has', async () => {
  await pause()
  const number = await publish()
  const reader = await openReader()
  expect(await madeAt(reader)).toBe(number)
  expect(await asksReplica(reader)).toBe(false)
  await resume()
  await reads(reader, 'replica 1')
  expect(await madeAt(reader)).toBe(number)
})

it('no reader ever goes back, whatever it is asked, while a replica is paused and the primary goes silent', async () => {
  let isOver = false
  const draw = chance(20261122)
  const steps: Record<string, string[]> = {}
  const watch = async (reader: Reader, name: string) => {
    let highest = 0
    const back: string[] = []
    steps[name] = back
    while (!isOver) {
      const url = draw.one([roseUrl, list()])
      const number = await numberAt(reader, url).catch((error: Error) => void back.push(error.message))
      if (number === undefined) continue
      if (number < highest) back.push(`${url}: ${number} after ${highest}`)
      highest = Math.max(highest, number)
    }
    return highest
  }
  const watches = readers.map((reader, index) => watch(reader, `reader ${index + 1}`))
  for (let round = 0; round < 12; round++) {
    if (round % 4 === 1) await pause()
    // Notices are swallowed, and statements of the fallback with them; the replica streams on.
    if (round === 6) toPrimary.stall(true)
    if (round === 9) toPrimary.stall(false)
    for (let time = 0; time < 5; time++) {
      await publish()
      await sleep(20)
    }
    if (round % 4 === 2) await resume()
  }
  await resume()
  await vi.waitUntil(async () => (await madeAt(readers[0] as Reader).catch(() => 0)) === latest, WAIT)
  isOver = true
  for (const highest of await Promise.all(watches)) expect(highest).toBeGreaterThan(1)
  expect(
    Object.values(steps)
      .flat()
      .filter((step) => step.includes('after')),
  ).toEqual([])
})

it('a replica that is stopped is left at once, and read again when it is back', async () => {
  await standby.stop()
  for (const reader of readers) {
    const { ms, value } = await timed(madeAt(reader))
    expect(value).toBe(latest)
    expect(ms).toBeLessThan(BOUND_MS)
    await reads(reader, 'primary')
    expect((await standingOf(reader)).database).toMatchObject({
      is_fallback: true,
      replicas: [{ state: 'away', lag_seconds: null }],
    })
  }
  const number = await publish()
  await startStandbyAgain()
  for (const reader of readers) {
    await reads(reader, 'replica 1')
    // Whose line to the primary broke while it was silent hears within a second of what neither it nor its replica has.
    await vi.waitUntil(async () => (await madeAt(reader)) === number, WAIT)
  }
})

it('a replica that goes silent is left within the bound, by statements under way too', async () => {
  toStandby.stall(true)
  for (const reader of readers) {
    const { ms, value } = await timed(madeAt(reader))
    expect(value).toBe(latest)
    expect(ms).toBeLessThan(BOUND_MS)
    await reads(reader, 'primary')
  }
  toStandby.stall(false)
  for (const reader of readers) {
    await reads(reader, 'replica 1')
    expect(await asksReplica(reader)).toBe(true)
  }
})

it('an address that leads to another server than before is not read', async () => {
  const other = await openProxy(standby.port)
  const replica = new URL(through(standby, other))
  replica.searchParams.set('application_name', 'replica')
  const reader = await readerOf(primary.url, [replica.href])
  // What follows the replica is connected, what reads is not yet.
  other.lead(primary.port)
  expect(await reader.database.execute("select current_setting('application_name') as name")).toEqual([{ name: '' }])
  await other.close()
})

it('without a primary readers answer from the replica, claim nothing of what they cannot know, and find it when it is back', async () => {
  const number = latest
  await primary.stop()
  await openReader()
  for (const reader of [...readers.slice(0, 2), ...readers.slice(-1)]) {
    expect(await madeAt(reader)).toBe(number)
    expect(await numberAt(reader, roseUrl)).toBe(number)
    await vi.waitUntil(async () => (await standingOf(reader)).database.primary === 'away', WAIT)
    const { status, database } = await standingOf(reader)
    expect(status).toBe(200)
    expect(database).toMatchObject({ reads_from: 'replica 1', is_up_to_date: null })
    expect(Date.parse(database.replicas[0]?.replayed_at ?? '')).toBeLessThanOrEqual(Date.now())
    await expect(reader.database.write('select 1')).rejects.toThrow()
  }
  primary = await startPostgres({ dataDir: path.join(folder, 'primary'), durable: false })
  await publish()
  for (const reader of readers.slice(0, 2)) {
    await vi.waitUntil(async () => (await numberAt(reader, roseUrl)) === latest, WAIT)
    await vi.waitUntil(async () => (await standingOf(reader)).database.primary === 'here', WAIT)
    // A replica that is paused before it has connected anew receives nothing.
    await reads(reader, 'replica 1')
  }
})

it('a replica that lacks what was answered is not read while the primary is away, and what is kept is', async () => {
  await pause()
  const number = await publish()
  const [reader] = readers as [Reader]
  await vi.waitUntil(async () => (await numberAt(reader, roseUrl)) === number, WAIT)
  await primary.stop()
  await vi.waitUntil(async () => (await standingOf(reader)).status === 503, WAIT)
  expect(await numberAt(reader, roseUrl)).toBe(number)
  expect((await askServer(reader.port, { url: list() })).status).toBe(503)
  expect((await standingOf(reader)).database).toMatchObject({ reads_from: null, replicas: [{ state: 'behind' }] })
  await resume()
  await vi.waitUntil(async () => (await standingOf(reader)).database.reads_from === 'replica 1', WAIT)
  expect(await madeAt(reader)).toBe(number)
  primary = await startPostgres({ dataDir: path.join(folder, 'primary'), durable: false })
})

it('a reader that knows replicas alone sees what is published, writes nothing and says so', async () => {
  const reader = await readerOf(null, [standby.url])
  expect(await madeAt(reader)).toBe(latest)
  expect((await standingOf(reader)).database).toMatchObject({
    reads_from: 'replica 1',
    primary: 'not set',
    is_up_to_date: null,
  })
  await publisher.query('delete from read_model.picks')
  await publish()
  await vi.waitUntil(async () => (await numberAt(reader, roseUrl)) === latest, WAIT)
  expect((await askServer(reader.port, { url: '/flowers/api/v1/flower_of_the_day' })).json()).toMatchObject({
    slug: 'rose',
  })
  expect((await publisher.query('select from read_model.picks')).rowCount).toBe(0)
})

it('a start reads a replica where that is what it was given, and nowhere else', async () => {
  const client = new pg.Client({ connectionString: standby.url })
  await client.connect()
  await expect(requireRights(client, 'read')).rejects.toThrow(/is a standby.+READ_DATABASE_URL/)
  await expect(requireRights(client, 'read a replica')).resolves.toBeUndefined()
  await client.end()
})
