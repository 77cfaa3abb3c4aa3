import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fewDatabases, revisionOf } from '#test/few-databases.ts'
import { type Database, openDatabase, withinTransaction } from './database.ts'
import { sourcesOf } from './parts.ts'

const [primary, replica] = ['postgres://primary', 'postgres://replica'] as const
const options = { key: 'rose', sources: sourcesOf('flowers', ['entries']) }

let world: ReturnType<typeof fewDatabases>
const open: Database[] = []

async function opened(...args: Parameters<typeof openDatabase>): Promise<Database> {
  const database = openDatabase(...args)
  open.push(database)
  await vi.advanceTimersByTimeAsync(10)
  await database.revisions.ready()
  return database
}

async function soon<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(50)
  return work
}

beforeEach(() => {
  vi.useFakeTimers()
  world = fewDatabases(primary, replica)
  for (const address of [primary, replica])
    Object.assign(world.at(address), { revisions: [revisionOf(3)], answer: () => [{ at: address }] })
})
afterEach(async () => {
  const closing = Promise.all(open.splice(0).map((one) => one.close()))
  await vi.advanceTimersByTimeAsync(5000)
  await closing
  world.restore()
  vi.useRealTimers()
})

describe('a database by itself', () => {
  it('is asked and written to, and there is no other that could be', async () => {
    const database = await opened(primary)
    expect(await database.execute('a')).toEqual([{ at: primary }])
    expect(await database.prepared('name', 'b', [1])).toEqual([{ at: primary }])
    expect(await database.write('c', [2])).toEqual([{ at: primary }])
    expect(world.at(primary).asked.filter((text) => text.length === 1)).toEqual(['a', 'b', 'c'])
    expect(database.canWrite()).toBe(true)
    expect(database.standing()).toBeNull()
  })

  it('keeps what was read while its revisions stay as they are', async () => {
    const database = await opened(primary)
    const ask = () => database.store.remember(options, async () => (await database.execute('a')).length)
    await ask()
    await ask()
    expect(world.at(primary).asked.filter((text) => text === 'a')).toHaveLength(1)
    world.notify(primary, 'flowers entries 4')
    await ask()
    expect(world.at(primary).asked.filter((text) => text === 'a')).toHaveLength(2)
  })

  it('keeps nothing where there is no room', async () => {
    const database = await opened(primary, 0)
    await database.store.remember(options, async () => 1)
    expect(database.store.bytes()).toBe(0)
  })

  it('has to be somewhere', () => {
    expect(() => openDatabase(null)).toThrow('There is no database to read.')
  })
})

describe('a database with replicas', () => {
  it('is read from these, and written to itself', async () => {
    const database = await opened(primary, 1e6, [replica])
    expect(await soon(database.execute('a'))).toEqual([{ at: replica }])
    expect(await soon(database.prepared('name', 'b', []))).toEqual([{ at: replica }])
    expect(await soon(database.write('c'))).toEqual([{ at: primary }])
    expect(database.canWrite()).toBe(true)
    expect(database.standing()).toMatchObject({ reads_from: 'replica 1', primary: 'here' })
  })

  it('may have no primary: then nothing can be written', async () => {
    const database = await opened(null, 1e6, [replica])
    expect(await soon(database.execute('a'))).toEqual([{ at: replica }])
    expect(database.canWrite()).toBe(false)
    await expect(database.write('c')).rejects.toThrow('There is no primary to write to.')
  })
})

it('within a transaction keeps nothing and is never known to be writable by readers', async () => {
  const asked: unknown[] = []
  const database = withinTransaction(async (text, values) => {
    asked.push([text, values])
    return []
  })
  await database.execute('a', [1])
  await database.prepared('name', 'b', [2])
  await database.write('c', [3])
  expect(asked).toEqual([
    ['a', [1]],
    ['b', [2]],
    ['c', [3]],
  ])
  await database.store.remember(options, async () => 1)
  expect([database.canWrite(), database.standing(), database.store.has('rose')]).toEqual([false, null, false])
  expect([database.revisions.of('flowers', 'entries'), database.revisions.epoch()]).toEqual([null, 0])
})
