import { expect, it } from 'vitest'
import { recentKeys } from './recent-keys.ts'

it('tells a key that was asked for before, until many others were', () => {
  const asked = recentKeys()
  const keys = Array.from({ length: 2000 }, (_, index) => `flowers get_flower {"slug":"rose-${index}"}`)
  expect(keys.filter(asked.before)).toEqual([])
  expect(keys.filter(asked.before).length).toBeGreaterThan(1900)
  for (let other = 0; other < 1_000_000; other++) asked.before(`other ${other}`)
  expect(keys.filter(asked.before).length).toBeLessThan(10)
})
