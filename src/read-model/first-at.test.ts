import { expect, it } from 'vitest'
import { firstAt } from './first-at.ts'

it('finds where something begins to hold, wherever that is, and looks at few places', () => {
  for (const length of [0, 1, 2, 7, 1000])
    for (const begin of [0, 1, 3, 999, length].filter((one) => one <= length)) {
      const asked: number[] = []
      const place = firstAt(length, (index) => asked.push(index) > 0 && index >= begin)
      expect(place, `${begin} of ${length}`).toBe(begin)
      expect(asked.length).toBeLessThanOrEqual(Math.ceil(Math.log2(length + 1)))
      expect(asked.every((index) => index >= 0 && index < length)).toBe(true)
    }
})
