import { expect, it } from 'vitest'
import { limiter } from './limiter.ts'

it('lets a client make so many requests in the minute from its first', () => {
  const { take } = limiter(2)
  expect(take('a', 0)).toEqual({ remaining: 1, resetSeconds: 60, refused: false })
  expect(take('a', 30_001)).toEqual({ remaining: 0, resetSeconds: 30, refused: false })
  expect(take('a', 59_999)).toEqual({ remaining: 0, resetSeconds: 1, refused: true })
  expect(take('b', 59_999)?.refused).toBe(false)
  expect(take('a', 60_000)).toEqual({ remaining: 1, resetSeconds: 60, refused: false })
})

it('limits nobody at 0, and nobody who cannot be told apart', () => {
  expect(limiter(0).take('a', 0)).toBeUndefined()
  expect(limiter(1).take('', 0)).toBeUndefined()
})

it('forgets who came first when too many come, and never grows without bound', () => {
  const { take } = limiter(1)
  take('first', 0)
  for (let client = 0; client < 50_000; client++) take(`client ${client}`, 1)
  expect(take('client 49999', 2)?.refused).toBe(true)
  expect(take('first', 2)?.refused).toBe(false)
})
