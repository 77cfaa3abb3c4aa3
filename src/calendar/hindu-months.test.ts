import { describe, expect, it, test } from 'vitest'
import { type Day, plusDays, toDayNumber } from './day.ts'
import { type Hour, hinduMonthsOf, hourAt, tithiSpan } from './hindu-months.ts'
import { lunationAt, moonAhead, newMoon, sunrise, sunset } from './sky.ts'

const day = toDayNumber('2024-11-01' as Day)
const monthsOn = (date: string) => hinduMonthsOf(lunationAt(toDayNumber(date as Day)))
const at = (hour: Hour) => hourAt('new-delhi', day, hour)

describe('a month of the Hindu calendar', () => {
  test.each([
    ['2024-04-20', 'chaitra'],
    ['2024-08-20', 'shravana'],
    ['2024-10-20', 'ashvina'],
    ['2024-11-20', 'kartika'],
    ['2025-02-20', 'magha'],
    ['2025-03-20', 'phalguna'],
  ])('on %s is %s', (date, month) => {
    expect(monthsOn(date)).toEqual({ months: [month], isAdhika: false })
  })

  // The added months of the Rashtriya Panchang.
  test.each([
    ['2018-06-01', 'jyeshtha'],
    ['2020-10-01', 'ashvina'],
    ['2023-08-01', 'shravana'],
    ['2026-06-01', 'jyeshtha'],
  ])('on %s is the added one before %s, which follows', (date, month) => {
    expect(monthsOn(date)).toEqual({ months: [month], isAdhika: true })
    const next = hinduMonthsOf(lunationAt(toDayNumber(date as Day)) + 1)
    expect(next).toEqual({ months: [month], isAdhika: false })
  })

  it('was two in one in January 1983, so that none is left out', () => {
    expect(monthsOn('1983-01-25')).toEqual({ months: ['pausha', 'magha'], isAdhika: false })
  })

  it('follows the one before it, whatever is added or left out', () => {
    const order = [
      ...['chaitra', 'vaishakha', 'jyeshtha', 'ashadha', 'shravana', 'bhadrapada'],
      ...['ashvina', 'kartika', 'margashirsha', 'pausha', 'magha', 'phalguna'],
    ]
    const first = lunationAt(toDayNumber('1980-04-20' as Day))
    const named = Array.from({ length: 120 }, (_, index) => hinduMonthsOf(first + index))
      .filter(({ isAdhika }) => !isAdhika)
      .flatMap(({ months }) => months)
    expect(named).toEqual(named.map((_, index) => order[(order.indexOf(named[0] ?? '') + index) % 12]))
  })
})

describe('an hour of a day', () => {
  it('stands among the others in the order of the day', () => {
    const order: Hour[] = ['pre-dawn', 'sunrise', 'three-muhurtas', 'madhyahna', 'aparahna', 'sunset', 'nishita']
    const begins = order.map((hour) => at(hour)[0])
    expect(begins).toEqual([...begins].sort((a, b) => a - b))
  })

  it('is an instant or a stretch', () => {
    for (const hour of ['pre-dawn', 'sunrise', 'three-muhurtas', 'sunset', 'moonrise'] as const)
      expect(at(hour)[0], hour).toBe(at(hour)[1])
    for (const hour of ['purvahna', 'madhyahna', 'aparahna', 'pradosh', 'nishita'] as const)
      expect(at(hour)[0], hour).toBeLessThan(at(hour)[1])
  })

  it('is parted from sunrise and sunset', () => {
    const [dawn, dusk, nextDawn] = [
      sunrise('new-delhi', day),
      sunset('new-delhi', day),
      sunrise('new-delhi', plusDays(day, 1)),
    ]
    const noon = (dawn + dusk) / 2
    const midnight = (dusk + nextDawn) / 2
    const muhurta = (dusk - dawn) / 15
    expect(at('sunrise')[0]).toBe(dawn)
    expect(at('sunset')[0]).toBe(dusk)
    expect((dawn - at('pre-dawn')[0]) * 1440).toBeCloseTo(96, 3)
    expect(at('three-muhurtas')[0] - dawn).toBeCloseTo(3 * muhurta, 8)
    expect(at('purvahna')).toEqual([dawn, expect.closeTo(noon, 8)])
    expect(at('madhyahna')).toEqual([expect.closeTo(noon - 1.5 * muhurta, 8), expect.closeTo(noon + 1.5 * muhurta, 8)])
    expect(at('aparahna')).toEqual([expect.closeTo(noon + 1.5 * muhurta, 8), expect.closeTo(noon + 4.5 * muhurta, 8)])
    expect(at('pradosh')).toEqual([dusk, expect.closeTo(dusk + (nextDawn - dusk) / 5, 8)])
    const [from, to] = at('nishita')
    expect((from + to) / 2).toBeCloseTo(midnight, 8)
    expect(to - from).toBeCloseTo((nextDawn - dusk) / 15, 8)
  })

  it('is another at another place', () => {
    expect(hourAt('kolkata', day, 'sunset')[0]).toBeLessThan(at('sunset')[0])
  })
})

describe('a tithi', () => {
  const lunation = lunationAt(day)

  it('begins where the one before ends, from new moon to new moon', () => {
    expect(tithiSpan(lunation, 1)[0]).toBe(newMoon(lunation))
    expect(tithiSpan(lunation, 30)[1]).toBe(newMoon(lunation + 1))
    for (let tithi = 2; tithi <= 30; tithi++)
      expect(tithiSpan(lunation, tithi)[0]).toBe(tithiSpan(lunation, tithi - 1)[1])
  })

  it('ends the bright half with the full moon', () => {
    expect(tithiSpan(lunation, 15)[1]).toBe(moonAhead(lunation, 180))
  })

  it('lasts from some 20 to some 27 hours', () => {
    for (let tithi = 1; tithi <= 30; tithi++) {
      const [from, to] = tithiSpan(lunation, tithi)
      expect((to - from) * 24).toBeGreaterThan(19)
      expect((to - from) * 24).toBeLessThan(27.5)
    }
  })
})
