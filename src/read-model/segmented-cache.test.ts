import { expect, it } from 'vitest'
import { segmentedCache } from './segmented-cache.ts'

const cacheOf = (budget: number) => segmentedCache<{ weight: number }>(budget, ({ weight }) => weight)

it('keeps what was asked for again while many things are asked for once', () => {
  const cache = cacheOf(100)
  cache.set('again', { weight: 40 })
  expect(cache.get('again')).toEqual({ weight: 40 })
  for (let once = 0; once < 50; once++) cache.set(`once ${once}`, { weight: 10 })
  expect(cache.get('again')).toEqual({ weight: 40 })
  expect(cache.peek('once 0')).toBeUndefined()
  expect(cache.peek('once 49')).toEqual({ weight: 10 })
  expect(cache.weight()).toBe(100)
})

it('gives all room to either, and takes what was not asked for the longest when both want it', () => {
  const cache = cacheOf(100)
  for (const key of ['a', 'b', 'c', 'd', 'e']) cache.set(key, { weight: 20 })
  for (const key of ['a', 'b', 'c', 'd', 'e']) cache.get(key)
  expect(cache.weight()).toBe(100)
  cache.get('a')
  cache.set('f', { weight: 20 })
  expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((key) => cache.peek(key))).toEqual(['a', 'c', 'd', 'e', 'f'])
})

it('keeps what is dear to make whatever else is asked for again, within its share', () => {
  const cache = cacheOf(100)
  cache.set('dear', { weight: 30 }, true)
  for (let other = 0; other < 50; other++) {
    cache.set(`other ${other}`, { weight: 10 })
    cache.get(`other ${other}`)
  }
  expect(cache.get('dear')).toEqual({ weight: 30 })
  expect(cache.weight()).toBe(100)
  cache.set('dear too', { weight: 50 }, true)
  expect(['dear', 'dear too'].filter((key) => cache.peek(key))).toEqual(['dear too'])
  cache.set('once', { weight: 20 })
  expect([cache.peek('once'), cache.weight()]).toEqual([{ weight: 20 }, 100])
})

it('weighs anew what is set again, keeps nothing that is heavier than its budget, and forgets everything', () => {
  const cache = cacheOf(100)
  cache.set('a', { weight: 10 })
  cache.get('a')
  cache.set('a', { weight: 30 })
  expect(cache.weight()).toBe(30)
  cache.set('b', { weight: 101 })
  expect(cache.peek('b')).toBeUndefined()
  cache.clear()
  expect([cache.weight(), cache.get('a')]).toEqual([0, undefined])
})
