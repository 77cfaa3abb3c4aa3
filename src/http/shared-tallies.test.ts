import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { recorded } from '#test/recorded.ts'
import { sharedTallies } from './shared-tallies.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

/** A table in which other readers let ten requests of each client through. */
const table = () =>
  recorded([
    { to: 'delete from serving.tallies', rows: () => [] },
    {
      to: 'insert into serving.tallies',
      rows: ([ends, clients, used]) =>
        (clients as string[]).map((client, at) => ({
          ends_ms: String((ends as number[])[at]),
          client,
          used: ((used as number[])[at] ?? 0) + 10,
        })),
    },
  ])

const tallies = [
  { client: '192.0.2.1', endsMs: 1_060_000, used: 3 },
  { client: '192.0.2.2', endsMs: 1_030_000, used: 5 },
]

it('adds what this reader let through, and gives what all did, in the order that was asked', async () => {
  const { database, asked } = table()
  expect(await sharedTallies(database.write)(tallies)).toEqual([13, 15])
  expect(asked[1]?.values[0]).toEqual([1_060_000, 1_030_000])
})

it('writes down no address of a reader, and knows one client from another and each of its minutes', async () => {
  const { database, asked } = table()
  await sharedTallies(database.write)([...tallies, { client: '192.0.2.1', endsMs: 1_120_000, used: 1 }])
  const names = asked[1]?.values[1] as string[]
  expect(names.join()).not.toContain('192.0.2')
  expect(new Set(names).size).toBe(3)
})

it('counts what it let through itself where the table does not say', async () => {
  const { database } = recorded([{ to: '', rows: () => [] }])
  expect(await sharedTallies(database.write)(tallies)).toEqual([3, 5])
})

it('clears out what is over a minute after its end, and looks for it once a minute', async () => {
  const { database, asked } = table()
  const tell = sharedTallies(database.write)
  const clearings = () => asked.filter(({ text }) => text.startsWith('delete')).map(({ values }) => values[0])
  await tell(tallies)
  vi.advanceTimersByTime(59_999)
  await tell(tallies)
  expect(clearings()).toEqual([940_000])
  vi.advanceTimersByTime(1)
  await tell(tallies)
  expect(clearings()).toEqual([940_000, 1_000_000])
})
