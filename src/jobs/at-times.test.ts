import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atTimes, type TimedWork } from './at-times.ts'

let times: TimedWork
let done: (string | undefined)[]

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T12:00:30Z') })
  done = []
  times = atTimes({ cron: '* * * * *', name: 'a job' }, async (dueAt) => void done.push(dueAt?.toISOString()))
})

afterEach(async () => {
  await times.stop()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test('work is done at its times, and no more once it is stopped', async () => {
  await vi.advanceTimersByTimeAsync(120_000)
  expect(done).toEqual(['2026-03-05T12:01:00.000Z', '2026-03-05T12:02:00.000Z'])
  await times.stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(done).toHaveLength(2)
  expect(vi.getTimerCount(), 'nothing looks at the clock any more').toBe(0)
})

test('times are those of UTC, wherever the machine is', async () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  const noon = vi.fn(async () => {})
  const daily = atTimes({ cron: '2 12 * * *', name: 'daily' }, noon)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(noon.mock.calls).toEqual([[new Date('2026-03-05T12:02:00Z')]])
  await daily.stop()
})

test('what came due while the machine slept is done once it is awake, as of no time of its own', async () => {
  await vi.advanceTimersByTimeAsync(20_000)
  vi.setSystemTime(new Date('2026-03-05T12:30:20Z'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(done).toContain(undefined)
  expect(done).toContain('2026-03-05T12:31:00.000Z')
})

test('where the clock is turned back by days, work goes on within two minutes', async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  vi.setSystemTime(new Date('2026-03-03T08:00:10Z'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect(done).toContain('2026-03-03T08:01:00.000Z')
})
