import { describe, expect, it, test } from 'vitest'
import { type Day, toDayNumber } from './day.ts'
import {
  dayAt,
  lunationAt,
  lunationsAround,
  type Moment,
  moonAhead,
  moonrise,
  newMoon,
  siderealMoon,
  siderealSun,
  siderealSunReaches,
  sunReaches,
  sunrise,
  sunset,
} from './sky.ts'

const MINUTES = 1440
const momentAt = (utc: string): Moment => Date.parse(`${utc}Z`) / 86_400_000
const day = (text: string) => toDayNumber(text as Day)

/** A moment that a source tells to the minute. */
const expectAt = (moment: Moment, utc: string, withinMinutes = 2) =>
  expect(Math.abs(moment - momentAt(utc)) * MINUTES, utc).toBeLessThan(withinMinutes)

describe('the moon', () => {
  // The Astronomical Almanac and the tables of the US Naval Observatory.
  test.each([
    ['2000-01-06T18:14', '2000-01-21T04:40'],
    ['2024-04-08T18:21', '2024-04-23T23:49'],
    ['2024-09-03T01:55', '2024-09-18T02:34'],
    ['1963-12-16T02:06', '1963-12-30T11:04'],
  ])('is new on %s and full on %s', (isNew, isFull) => {
    const lunation = lunationAt(momentAt(isFull))
    expectAt(newMoon(lunation), isNew)
    expectAt(moonAhead(lunation, 180), isFull)
  })

  it('begins a lunation when it is new, and not a second before', () => {
    expect(lunationAt(momentAt('2000-01-07T00:00'))).toBe(0)
    for (const lunation of [-1236, -1, 0, 1, 300, 2473]) {
      expect(lunationAt(newMoon(lunation))).toBe(lunation)
      expect(lunationAt(newMoon(lunation) - 1 / 86_400)).toBe(lunation - 1)
      expect(lunationAt(newMoon(lunation + 1) - 1 / 86_400)).toBe(lunation)
    }
  })

  it('gains on the sun through a lunation, and begins the next', () => {
    const moments = [0, 12, 90, 180, 270, 348, 360].map((degrees) => moonAhead(290, degrees))
    expect(moments).toEqual([...moments].sort((a, b) => a - b))
    expect(moments[0]).toBe(newMoon(290))
    expect(moments.at(-1)).toBe(newMoon(291))
    expect(new Set(moments).size).toBe(7)
  })

  it('has the lunations of a span of days with one more at either side', () => {
    const first = lunationAt(day('2024-04-01'))
    expect(lunationsAround(day('2024-04-01'), day('2024-04-01'))).toEqual([first - 1, first, first + 1])
    expect(lunationsAround(day('2024-04-01'), day('2024-04-30'))).toEqual([first - 1, first, first + 1, first + 2])
  })
})

describe('the sun', () => {
  // Dates and times of equinoxes and solstices by the US Naval Observatory.
  test.each([
    [0, 2024, '2024-03-20T03:06'],
    [90, 2024, '2024-06-20T20:51'],
    [180, 2024, '2024-09-22T12:44'],
    [270, 2024, '2024-12-21T09:20'],
    [270, 2000, '2000-12-21T13:37'],
    [0, 2000, '2000-03-20T07:35'],
  ])('reaches %i° in %i at %s', (degrees, year, utc) => {
    expectAt(sunReaches(degrees, year), utc)
  })

  it('reaches each degree within the year that is asked for', () => {
    for (let degrees = 0; degrees < 360; degrees += 15)
      for (const year of [1900, 2024, 2199])
        expect(new Date(sunReaches(degrees, year) * 86_400_000).getUTCFullYear(), `${degrees}° in ${year}`).toBe(year)
  })

  it('rises and sets by the clock of a place', () => {
    // New Delhi, at 5:30 ahead of UTC.
    expectAt(sunrise('new-delhi', day('2024-06-21')), '2024-06-20T23:54')
    expectAt(sunset('new-delhi', day('2024-06-21')), '2024-06-21T13:52')
    expectAt(sunrise('new-delhi', day('2024-12-21')), '2024-12-21T01:40')
    expectAt(sunset('new-delhi', day('2024-12-21')), '2024-12-21T11:59')
  })

  it('rises in the east before the west, on the same day', () => {
    for (const date of ['2024-03-20', '2024-06-21', '2024-12-21'])
      expect(sunrise('kolkata', day(date))).toBeLessThan(sunrise('mumbai', day(date)))
  })

  it('rises once a day and sets after it', () => {
    for (let date = day('2024-01-01'); date < day('2024-03-01'); date++) {
      expect(dayAt(sunrise('kathmandu', date), 5.75)).toBe(date)
      expect(dayAt(sunset('kathmandu', date), 5.75)).toBe(date)
      expect(sunset('kathmandu', date)).toBeGreaterThan(sunrise('kathmandu', date))
    }
  })
})

test('the moon of Karva Chauth rises over New Delhi in the evening', () => {
  expectAt(moonrise('new-delhi', day('2024-10-20')), '2024-10-20T14:24', 5)
  const late = moonrise('new-delhi', day('2024-10-26'))
  expect(late, 'one that rises past midnight is still of the day before').toBeGreaterThan(day('2024-10-26') + 0.77)
})

describe('the sidereal zodiac', () => {
  // Moments of sankranti of the Rashtriya Panchang, in Indian time.
  test.each([
    [0, '2024-04-13', '2024-04-13T15:45'],
    [270, '2024-01-15', '2024-01-14T21:24'],
  ])('has the sun at %i° near %s', (degrees, guess, utc) => {
    expectAt(siderealSunReaches(degrees, day(guess) - 4), utc, 20)
    expectAt(siderealSunReaches(degrees, day(guess) + 4), utc, 20)
  })

  it('gives the sun where it is said to be', () => {
    const moment = siderealSunReaches(123, day('2024-08-20'))
    expect(siderealSun(moment)).toBeCloseTo(123, 4)
  })

  it('has moon and sun in one place when the moon is new, and opposite when it is full', () => {
    const apart = (moment: Moment) => (siderealMoon(moment) - siderealSun(moment) + 360) % 360
    expect(Math.min(apart(newMoon(300)), 360 - apart(newMoon(300)))).toBeLessThan(0.01)
    expect(apart(moonAhead(300, 180))).toBeCloseTo(180, 1)
  })

  it('is some 24 degrees behind the equinox', () => {
    expect(360 - siderealSun(sunReaches(0, 2024))).toBeCloseTo(24.19, 1)
    expect(360 - siderealSun(sunReaches(0, 2000))).toBeCloseTo(23.86, 1)
  })
})

test('the day of a moment is that of the clock', () => {
  const moment = momentAt('2024-04-08T18:21')
  expect(dayAt(moment, 0)).toBe(day('2024-04-08'))
  expect(dayAt(moment, 5.5)).toBe(day('2024-04-08'))
  expect(dayAt(moment, 8)).toBe(day('2024-04-09'))
  expect(dayAt(momentAt('2024-04-08T02:00'), -5)).toBe(day('2024-04-07'))
})
