import { expect, it } from 'vitest'
import { hashOf } from '#src/text/hash.ts'
import { recentlyAsked } from './recent.ts'

it('tells what was asked for before, until much else was', () => {
  const { before } = recentlyAsked(65_536)
  const isAsked = (key: string) => before(hashOf(key))
  const keys = Array.from({ length: 2000 }, (_, index) => `flowers get_flower {"slug":"rose-${index}"}`)
  expect(keys.filter(isAsked)).toEqual([])
  expect(keys.filter(isAsked).length).toBeGreaterThan(1900)
  for (let other = 0; other < 1_000_000; other++) isAsked(`other ${other}`)
  expect(keys.filter(isAsked).length).toBeLessThan(10)
})
