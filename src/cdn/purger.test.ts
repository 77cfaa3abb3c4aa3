import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { env } from '#src/env.ts'
import type { Execute } from '#src/read-model/database.ts'
import { everythingKey } from '#src/read-model/surrogate-keys.ts'
import { recorded } from '#test/recorded.ts'
import { takeDue, toForget, toForgetOfRelease } from './outbox.ts'
import { purgeDue, startPurger } from './purger.ts'
import { presentRelease } from './release.ts'
import { type Cdn, cdnOf } from './tell.ts'

let heard: string[][] = []
let status = 200
let cdn: Cdn
const server = createServer((incoming, outgoing) => {
  heard.push(String(incoming.headers['surrogate-key']).split(' '))
  outgoing.writeHead(status, { 'retry-after': '7' }).end()
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cdn = { kind: 'varnish', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, token: undefined }
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
const settings = { ...env }
beforeEach(() => {
  heard = []
  status = 200
})
afterEach(() => void Object.assign(env, settings))

/** An outbox that has these rows due, a few at a time, and what was done with it. */
function outbox(...batches: { id: string; keys: string[] }[][]) {
  return recorded([
    { to: 'returning id, keys', rows: () => batches.shift() ?? [] },
    { to: 'delete from serving.purges where id', rows: () => [] },
    { to: 'passes = passes + 1', rows: () => [] },
    { to: 'set failure = $2', rows: () => [] },
    { to: 'delete from serving.purges where release', rows: () => [] },
    { to: 'insert into serving.purges', rows: () => [] },
    { to: 'min(due_at)', rows: () => [{ ms: null }] },
  ])
}

const doneWith = (asked: readonly { text: string; values: readonly unknown[] }[], to: string) =>
  asked.filter(({ text }) => text.includes(to)).map(({ values }) => values)

describe('what a CDN has to forget', () => {
  it('is written down where one is told, and nowhere else', async () => {
    const { database, asked } = outbox()
    Object.assign(env, { PURGE_URL: undefined })
    await toForget(database.execute, ['a'])
    Object.assign(env, { PURGE_URL: cdn.url })
    await toForget(database.execute, [])
    expect(asked).toEqual([])
    await toForget(database.execute, ['a', 'b'])
    expect(doneWith(asked, 'insert into')).toEqual([[['a', 'b']]])
  })

  it('is everything for a release, of which it is told once', async () => {
    const { database, asked } = outbox()
    await toForgetOfRelease(database.execute, 'r2')
    expect(asked.map(({ values }) => values)).toEqual([['r2'], [[everythingKey], 'r2']])
    expect(asked[1]?.text).toContain('on conflict (release) do nothing')
  })

  it('is each key once, of all that is due', async () => {
    const { database } = outbox([
      { id: '1', keys: ['a', 'b'] },
      { id: '2', keys: ['b', 'c'] },
    ])
    expect(await takeDue(database.execute)).toEqual({ ids: ['1', '2'], keys: ['a', 'b', 'c'] })
    expect(await takeDue(database.execute)).toBeNull()
  })

  it('is told until nothing is due, and is then settled', async () => {
    const { database, asked } = outbox([{ id: '1', keys: ['a', 'b'] }], [{ id: '2', keys: ['c'] }])
    expect(await purgeDue(database.execute, cdn)).toBe(3)
    expect(heard).toEqual([['a', 'b'], ['c']])
    expect(doneWith(asked, 'passes = passes + 1')).toEqual([[['1']], [['2']]])
  })

  it('is told by coarser keys where there are more than one request takes', async () => {
    const keys = Array.from({ length: 31 }, (_, index) => `flowers/flower/${index}`)
    await purgeDue(outbox([{ id: '1', keys }]).database.execute, cdn)
    expect(heard).toEqual([['flowers/flower']])
  })

  it('is put off with the reason where it is not forgotten, and for as long as the CDN says, and the rest is not begun', async () => {
    status = 503
    const { database, asked } = outbox([{ id: '1', keys: ['a'] }], [{ id: '2', keys: ['b'] }])
    expect(await purgeDue(database.execute, cdn)).toBe(0)
    expect(doneWith(asked, 'set failure = $2')).toEqual([[['1'], expect.stringContaining('answered 503'), 7]])
    expect(doneWith(asked, 'passes = passes + 1')).toEqual([])
    expect(heard).toHaveLength(1)
  })
})

describe('the purger', () => {
  afterEach(() => void vi.useRealTimers())

  /** A database whose statements are answered in the same turn, with what tells of a publish. */
  function purger(write: Execute) {
    const { database } = recorded([])
    let told = (_service: string, _part: string): void => {}
    const onGrown = (one: typeof told) => {
      told = one
    }
    const revisions = { ...database.revisions, onGrown }
    const running = startPurger({ write, revisions }, { cdn, release: 'r1' })
    return { running, publish: () => told('flowers', 'entries') }
  }

  it('tells of the release at its start and, of many publishes in a row, a few times a second', async () => {
    vi.useFakeTimers()
    const { database, asked } = outbox()
    const { running, publish } = purger(database.execute)
    await vi.advanceTimersByTimeAsync(0)
    const rounds = () => doneWith(asked, 'returning id, keys').length
    expect([rounds(), doneWith(asked, 'insert into')]).toEqual([1, [[[everythingKey], 'r1']]])
    for (let times = 0; times < 5; times++) publish()
    await vi.advanceTimersByTimeAsync(249)
    expect(rounds()).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(rounds(), 'what was published meanwhile').toBe(3)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(rounds(), 'nothing is due').toBe(3)
    expect(doneWith(asked, 'insert into'), 'of the release once').toHaveLength(1)
    await running.stop()
    publish()
  })

  it('comes again when something is due, and after a while where the database is away', async () => {
    vi.useFakeTimers()
    let isAway = true
    let asked = 0
    const write: Execute = async <Row extends object>(text: string) => {
      asked += text.includes('delete from serving.purges where release') ? 1 : 0
      if (isAway) throw new Error('away')
      const rows = text.includes('min(due_at)') ? [{ ms: 30_000 }] : []
      if (text.includes('returning id, keys')) asked += 10
      return rows as object[] as Row[]
    }
    const { running } = purger(write)
    await vi.advanceTimersByTimeAsync(4999)
    expect(asked).toBe(1)
    isAway = false
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toBe(12)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(asked).toBe(12)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toBe(22)
    await running.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked, 'it is stopped').toBe(22)
  })
})

it('is a CDN where an address is set alone', () => {
  expect(cdnOf({ PURGE_URL: undefined, PURGE_KIND: 'fastly', PURGE_TOKEN: 'x' })).toBeNull()
  expect(cdnOf({ PURGE_URL: 'https://cdn/', PURGE_KIND: 'fastly', PURGE_TOKEN: 'x' })).toEqual({
    kind: 'fastly',
    url: 'https://cdn/',
    token: 'x',
  })
})

it('is another release where what stands in replies is another', () => {
  const release = presentRelease()
  expect(presentRelease()).toBe(release)
  for (const other of [
    { PUBLIC_URL: 'https://other' },
    { SERVICE_HOSTS: { food: 'x' } },
    { RATE_LIMIT_PER_MINUTE: 77 },
  ]) {
    Object.assign(env, settings, other)
    expect(presentRelease(), JSON.stringify(other)).not.toBe(release)
  }
  Object.assign(env, settings, { METRICS_PORT: 1 })
  expect(presentRelease()).toBe(release)
})
