import { expect, it } from 'vitest'
import { seasonNow } from './season.ts'

it.each([
  ['2024-02-29', 'winter', 'summer'],
  ['2024-03-01', 'spring', 'autumn'],
  ['2024-05-31', 'spring', 'autumn'],
  ['2024-06-01', 'summer', 'winter'],
  ['2024-08-31', 'summer', 'winter'],
  ['2024-09-01', 'autumn', 'spring'],
  ['2024-11-30', 'autumn', 'spring'],
  ['2024-12-01', 'winter', 'summer'],
])('on %s it is %s in the north and %s in the south', (day, north, south) => {
  expect(seasonNow('north', day)).toBe(north)
  expect(seasonNow('south', day)).toBe(south)
})

it('refuses what is not a day', () => {
  expect(() => seasonNow('north', 'soon')).toThrow('soon')
})
