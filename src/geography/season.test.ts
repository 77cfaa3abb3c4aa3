import { expect, it } from 'vitest'
import { countriesOfTheWorld } from './countries.ts'
import { isTemperate, seasonNow, seasons } from './season.ts'

const france = { code: 'FR', hemisphere: 'north' } as const
const uruguay = { code: 'UY', hemisphere: 'south' } as const

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
  expect(seasonNow(france, day)).toBe(north)
  expect(seasonNow(uruguay, day)).toBe(south)
})

it.each([
  ['IN', '2024-07-15', 'monsoon'],
  ['IN', '2024-04-15', 'summer'],
  ['IN', '2024-01-15', 'winter'],
  ['TH', '2024-11-20', 'winter'],
  ['TH', '2024-08-20', 'monsoon'],
  ['KE', '2024-04-10', 'wet'],
  ['KE', '2024-07-10', 'dry'],
  ['ID', '2024-01-10', 'wet'],
  ['ID', '2024-08-10', 'dry'],
  ['SG', '2024-08-10', 'wet'],
  ['NG', '2024-12-24', 'dry'],
  ['CO', '2024-10-10', 'wet'],
] as const)('in %s it is on %s the %s season', (code, day, season) => {
  expect(seasonNow({ code, hemisphere: 'north' }, day)).toBe(season)
  expect(isTemperate(code)).toBe(false)
})

it('is known for every country in every month', () => {
  const months = Array.from({ length: 12 }, (_, index) => `2024-${String(index + 1).padStart(2, '0')}-15`)
  const seasonsSeen = new Set(countriesOfTheWorld.flatMap((country) => months.map((day) => seasonNow(country, day))))
  expect(seasons).toEqual(expect.arrayContaining([...seasonsSeen]))
})

it('has a year of its own for none but countries', () => {
  const codes = new Set<string>(countriesOfTheWorld.map(({ code }) => code))
  const tropical = countriesOfTheWorld.filter(({ code }) => !isTemperate(code))
  expect(tropical.length).toBeGreaterThan(100)
  for (const { code } of tropical) expect(codes).toContain(code)
})

it('refuses what is not a day', () => {
  expect(() => seasonNow(france, 'soon')).toThrow('soon')
})
