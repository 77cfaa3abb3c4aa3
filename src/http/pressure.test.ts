import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryShare, watchMemory } from './pressure.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('drops what is kept first, refuses only if that was not enough, and takes requests again when it is', () => {
  let share = 0.5
  let relieved = 0
  const pressure = watchMemory(
    () => {
      relieved += 1
    },
    () => share,
  )
  const seen = (now: number) => {
    share = now
    vi.advanceTimersByTime(200)
    return [pressure.isHigh(), relieved]
  }
  expect(seen(0.9)).toEqual([false, 0])
  expect(seen(0.93)).toEqual([false, 1])
  expect(seen(0.93)).toEqual([true, 1])
  expect(seen(0.85)).toEqual([true, 1])
  expect(seen(0.7)).toEqual([false, 1])
  expect(seen(0.95)).toEqual([false, 2])
  pressure.stop()
})

it('knows its own memory', () => {
  expect(memoryShare()).toBeGreaterThan(0)
  expect(memoryShare()).toBeLessThan(1)
})
