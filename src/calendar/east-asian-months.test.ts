import { describe, expect, it, test } from 'vitest'
import { type Day, toDay, toDayNumber } from './day.ts'
import { eastAsianMonths } from './east-asian-months.ts'

const [BEIJING, SEOUL, HANOI] = [8, 9, 7]

const newYear = (year: number, utcOffsetHours = BEIJING) =>
  eastAsianMonths(year, utcOffsetHours)
    .filter(({ number, isLeap }) => number === 1 && !isLeap)
    .map(({ starts }) => toDay(starts))

const leapOf = (year: number) =>
  eastAsianMonths(year, BEIJING)
    .filter(({ isLeap }) => isLeap)
    .map(({ number, starts, lengthDays }) => [number, toDay(starts), lengthDays])

describe('a year of the lunar calendar', () => {
  // The calendars of the Purple Mountain Observatory.
  test.each([
    [2000, '2000-02-05'],
    [2020, '2020-01-25'],
    [2023, '2023-01-22'],
    [2024, '2024-02-10'],
    [2025, '2025-01-29'],
    [2034, '2034-02-19'],
  ])('of %i begins on %s', (year, day) => {
    expect(newYear(year)).toEqual([day])
  })

  test.each([
    [2020, [[4, '2020-05-23', 29]]],
    [2023, [[2, '2023-03-22', 29]]],
    [2025, [[6, '2025-07-25', 29]]],
    [2024, []],
    // The month before this has no major term either, and is not leap: from solstice to solstice there are twelve.
    [2033, []],
    [2034, [[11, '2033-12-22', 29]]],
  ] as const)('of %i has these leap months: %j', (year, leap) => {
    expect(leapOf(year)).toEqual(leap)
  })

  it('runs from the eleventh month to the tenth, a leap month after its like', () => {
    expect(eastAsianMonths(2024, BEIJING).map(({ number }) => number)).toEqual([11, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(eastAsianMonths(2023, BEIJING).map(({ number }) => number)).toEqual([
      ...[11, 12, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    ])
  })

  it('has the winter solstice in its eleventh month', () => {
    for (const year of [2000, 2012, 2024, 2034]) {
      const [first] = eastAsianMonths(year, BEIJING)
      const solstice = toDayNumber(`${year - 1}-12-21` as Day)
      expect(first?.starts).toBeLessThanOrEqual(solstice + 1)
      expect((first?.starts ?? 0) + (first?.lengthDays ?? 0)).toBeGreaterThan(solstice)
    }
  })

  it('has months of 29 and 30 days, one after another without a gap, from year to year', () => {
    const all = Array.from({ length: 60 }, (_, index) => eastAsianMonths(1990 + index, BEIJING)).flat()
    for (const [index, { starts, lengthDays }] of all.entries()) {
      expect([29, 30]).toContain(lengthDays)
      const next = all[index + 1]
      if (next) expect(starts + lengthDays).toBe(next.starts)
    }
  })

  it('is another by the clock of another meridian', () => {
    expect([newYear(2007, BEIJING), newYear(2007, HANOI)]).toEqual([['2007-02-18'], ['2007-02-17']])
    expect([newYear(1985, BEIJING), newYear(1985, HANOI)]).toEqual([['1985-02-20'], ['1985-01-21']])
    expect([newYear(1997, BEIJING), newYear(1997, SEOUL)]).toEqual([['1997-02-07'], ['1997-02-08']])
  })
})
