import { expect, test } from 'vitest'
import type { Day } from '#src/calendar/day.ts'
import { dayOf, distanceWords, leafOf, longDate, monthWords, rangeWords, shortRange, weekdayWords } from './dates.ts'

const day = (text: string) => text as Day

test('a day is told in full, by its weekday and by its month', () => {
  expect(longDate(day('2026-11-21'))).toBe('21 November 2026')
  expect(weekdayWords(day('2026-11-21'))).toBe('Saturday')
  expect(monthWords(day('2026-11-21'))).toBe('November 2026')
  expect(leafOf(day('2028-02-29'))).toEqual({ weekday: 'Tuesday', date: 29, month: 'February', year: 2028 })
})

test.each([
  ['2026-11-21', '2026-11-21', '21 November 2026', '21 Nov'],
  ['2026-11-21', '2026-11-23', '21–23 November 2026', '21–23 Nov'],
  ['2027-03-20', '2027-05-10', '20 March – 10 May 2027', '20 Mar – 10 May'],
  ['2026-12-31', '2027-01-01', '31 December 2026 – 1 January 2027', '31 Dec – 1 Jan'],
  ['2026-11-21', '2027-11-23', '21 November 2026 – 23 November 2027', '21 Nov – 23 Nov'],
])('from %s to %s is “%s”, in a list “%s”', (starts, ends, long, short) => {
  expect(rangeWords(day(starts), day(ends))).toBe(long)
  expect(shortRange(day(starts), day(ends))).toBe(short)
})

test.each([
  ['2026-11-21', 'today'],
  ['2026-11-22', 'tomorrow'],
  ['2026-11-23', 'in 2 days'],
  ['2027-11-21', 'in 365 days'],
  ['2026-11-20', '1 day ago'],
  ['2026-11-01', '20 days ago'],
])('on 21 November 2026, %s is %s', (to, words) => {
  expect(distanceWords(day('2026-11-21'), day(to))).toBe(words)
})

test('the day of an instant is that of UTC', () => {
  expect(dayOf('2026-11-21T23:30:00-05:00')).toBe('2026-11-22')
})
