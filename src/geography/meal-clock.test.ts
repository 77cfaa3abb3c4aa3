import { describe, expect, it } from 'vitest'
import { countriesOfTheWorld, countryByCode } from './countries.ts'
import {
  generalHours,
  type Meal,
  type MealNow,
  mealClock,
  meals,
  ownHours,
  primaryZoneOf,
  primaryZones,
  zonesOf,
} from './meal-clock.ts'

const at = (instant: string): MealNow[] => mealClock(new Date(instant))

/** The meal a country is at and its local time, or `none`. */
const mealOf = (code: string, instant: string): string =>
  at(instant).flatMap(({ meal, countries }) =>
    countries.filter((country) => country.code === code).map(({ local_time }) => `${meal} ${local_time}`),
  )[0] ?? 'none'

const quarterHours = Array.from({ length: 96 }, (_, index) => new Date(Date.UTC(2026, 10, 21) + index * 900_000))

const withoutClock = countriesOfTheWorld.filter(({ code }) => primaryZoneOf(code) === undefined).map(({ code }) => code)

describe('mealClock', () => {
  it('gives the three meals in their order with the general hours, at any hour', () => {
    for (const now of quarterHours)
      expect(mealClock(now).map(({ meal, from, to }) => [meal, from, to])).toEqual([
        ['breakfast', '06:30', '09:30'],
        ['lunch', '12:00', '14:30'],
        ['dinner', '18:30', '21:30'],
      ])
  })

  it('names countries as the list of countries does, in the order of their names', () => {
    const { countries: atLunch } = at('2026-06-15T12:00:00Z')[1] as MealNow
    expect(atLunch.length).toBeGreaterThan(50)
    expect(atLunch).toContainEqual({ code: 'CI', name: 'Ivory Coast', local_time: '12:00' })
    const names = atLunch.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
    for (const { code, name } of atLunch) expect(countryByCode(code)?.name).toBe(name)
  })

  it('brings every country but the unpeopled to each meal once a day, within its hours, and never to two at once', () => {
    const seen: Record<Meal, Set<string>> = { breakfast: new Set(), lunch: new Set(), dinner: new Set() }
    const beyond: string[] = []
    for (const now of quarterHours) {
      const clock = mealClock(now)
      const codes = clock.flatMap(({ countries }) => countries.map(({ code }) => code))
      expect(new Set(codes).size).toBe(codes.length)
      for (const { meal, countries } of clock)
        for (const { code, local_time } of countries) {
          const [from, to] = ownHours[code]?.[meal] ?? generalHours[meal]
          if (local_time < from || local_time >= to) beyond.push(`${code} ${local_time}`)
          seen[meal].add(code)
        }
    }
    expect(beyond).toEqual([])
    for (const meal of meals) expect(seen[meal].size).toBe(countriesOfTheWorld.length - withoutClock.length)
    expect(withoutClock).toEqual(['AQ', 'BV', 'IO', 'TF', 'HM', 'GS', 'UM'])
  })

  it.each([
    ['IN, five hours and a half ahead', 'IN', '2026-01-15T00:59:00Z', 'none'],
    ['IN, five hours and a half ahead', 'IN', '2026-01-15T01:00:00Z', 'breakfast 06:30'],
    ['NP, five hours and three quarters ahead', 'NP', '2026-01-15T00:44:59Z', 'none'],
    ['NP, five hours and three quarters ahead', 'NP', '2026-01-15T00:45:00Z', 'breakfast 06:30'],
    ['AF, four hours and a half ahead', 'AF', '2026-01-15T07:30:00Z', 'lunch 12:00'],
    ['IR, three hours and a half ahead', 'IR', '2026-07-15T15:00:00Z', 'dinner 18:30'],
    ['MM, six hours and a half ahead', 'MM', '2026-01-15T08:00:00Z', 'none'],
    ['MM, six hours and a half ahead', 'MM', '2026-01-15T07:59:59Z', 'lunch 14:29'],
    ['KI, by Tarawa, twelve hours ahead', 'KI', '2026-01-14T18:30:00Z', 'breakfast 06:30'],
    ['US in winter', 'US', '2026-01-15T17:00:00Z', 'lunch 12:00'],
    ['US in summer', 'US', '2026-07-15T16:00:00Z', 'lunch 12:00'],
    ['GB the day before summer time', 'GB', '2026-03-28T06:30:00Z', 'breakfast 06:30'],
    ['GB on the first day of summer time', 'GB', '2026-03-29T05:30:00Z', 'breakfast 06:30'],
    ['AU, in summer in January', 'AU', '2026-01-15T01:00:00Z', 'lunch 12:00'],
    ['AU, in winter in July', 'AU', '2026-07-15T02:00:00Z', 'lunch 12:00'],
    ['XK, as in Belgrade', 'XK', '2026-07-15T10:00:00Z', 'lunch 12:00'],
    ['CN, whole by one clock', 'CN', '2026-01-15T03:30:00Z', 'lunch 11:30'],
    ['RU, by Moscow', 'RU', '2026-01-15T09:00:00Z', 'lunch 12:00'],
    ['ID, by Jakarta', 'ID', '2026-01-15T05:00:00Z', 'lunch 12:00'],
  ])('keeps the clock of %s', (_, code, instant, expected) => {
    expect(mealOf(code, instant)).toBe(expected)
  })

  it.each([
    ['ES', '2026-01-15T12:59:00Z', 'none'],
    ['ES', '2026-01-15T13:00:00Z', 'lunch 14:00'],
    ['ES', '2026-01-15T21:59:59Z', 'dinner 22:59'],
    ['ES', '2026-01-15T22:00:00Z', 'none'],
    ['FR', '2026-01-15T12:59:00Z', 'lunch 13:59'],
    ['FR', '2026-01-15T20:30:00Z', 'none'],
    ['NO', '2026-01-15T10:00:00Z', 'lunch 11:00'],
    ['NO', '2026-01-15T15:00:00Z', 'dinner 16:00'],
    ['NO', '2026-01-15T17:30:00Z', 'none'],
    ['AR', '2026-01-15T23:59:00Z', 'none'],
    ['AR', '2026-01-16T00:00:00Z', 'dinner 21:00'],
    ['US', '2026-01-15T22:30:00Z', 'dinner 17:30'],
  ])('seats %s by its own hours at %s: %s', (code, instant, expected) => {
    expect(mealOf(code, instant)).toBe(expected)
  })

  it('does not take an invalid date for an hour', () => {
    expect(() => mealClock(new Date(Number.NaN))).toThrow(RangeError)
  })

  it('answers in some milliseconds once warm, on a slow machine too', () => {
    const durations = quarterHours.map((now) => {
      const start = performance.now()
      mealClock(now)
      return performance.now() - start
    })
    expect(durations.toSorted((a, b) => a - b)[durations.length / 2]).toBeLessThan(100)
  })
})

describe('meal hours', () => {
  it('are whole or half hours in the order of the day, and own hours differ from the general ones', () => {
    for (const { code } of countriesOfTheWorld) {
      const hours = meals.flatMap((meal) => ownHours[code]?.[meal] ?? generalHours[meal])
      expect(hours, code).toEqual(hours.toSorted())
      for (const hour of hours) expect(hour, code).toMatch(/^\d\d:[03]0$/)
      for (const meal of meals) expect(ownHours[code]?.[meal], code).not.toEqual(generalHours[meal])
    }
  })
})

describe('primaryZoneOf', () => {
  const instants = Array.from({ length: 96 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index * 15)))
  const clocks = new Map<string, string>()
  /** The local times of a zone on two days of each month of four years: zones that agree on all keep one clock. */
  const clockOf = (zone: string): string => {
    const before = clocks.get(zone)
    if (before !== undefined) return before
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    const clock = instants.map((instant) => format.format(instant)).join(' ')
    clocks.set(zone, clock)
    return clock
  }

  it('is chosen by hand for every country whose zones differ', () => {
    for (const { code } of countriesOfTheWorld) {
      const differing = new Set(zonesOf(code).map(clockOf))
      const isChosen = primaryZones[code] !== undefined || primaryZoneOf(code) === undefined
      expect(differing.size === 1 || isChosen, code).toBe(true)
    }
  })

  it('is one of the zones of the country', () => {
    const canonical = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
    for (const { code } of countriesOfTheWorld) {
      const zone = primaryZoneOf(code)
      if (zone !== undefined && code !== 'XK') expect(zonesOf(code).map(canonical), code).toContain(canonical(zone))
    }
  })
})
