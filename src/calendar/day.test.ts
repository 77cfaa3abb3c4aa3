import { describe, expect, test } from 'vitest'
import { addDays, type Day, daysFromTo, daysInMonth, isDay, toDay, toDayNumber, todayUtc, weekdayOf } from './day.ts'

describe('a day', () => {
  test('is its number and back, for every day of the range', () => {
    const [first, last] = [toDayNumber('1899-01-01'), toDayNumber('2201-12-31')]
    for (let number = first; number <= last; number++) {
      const day = new Date(number * 86_400_000).toISOString().slice(0, 10) as Day
      if (toDay(number) !== day || toDayNumber(day) !== number)
        expect([toDay(number), toDayNumber(day)]).toEqual([day, number])
    }
  })
  test.each(['1900-01-01', '2199-12-31', '2000-02-29', '2024-02-29'])('%s is a day', (text) => {
    expect(isDay(text)).toBe(true)
  })
  test.each([
    '1899-12-31',
    '2200-01-01',
    '1900-02-29',
    '2100-02-29',
    '2023-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-04-31',
    '2024-4-1',
    '',
    '2024-04-01T00:00',
    ' 2024-04-01',
  ])('"%s" is not', (text) => {
    expect(isDay(text)).toBe(false)
  })
  test('counts across leap days', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
    expect(addDays('2000-01-01', -1)).toBe('1999-12-31')
    expect(daysFromTo('2023-03-01', '2024-03-01')).toBe(366)
    expect([daysInMonth(1900, 2), daysInMonth(2000, 2), daysInMonth(2023, 12)]).toEqual([28, 29, 31])
  })
  test('has its weekday', () => {
    expect([weekdayOf('1900-01-01'), weekdayOf('1969-07-20'), weekdayOf('2024-02-29')]).toEqual([
      'monday',
      'sunday',
      'thursday',
    ])
  })
  test('is the UTC day of a clock, whatever the local one says', () => {
    expect(todayUtc(new Date('2024-02-29T23:59:59.999Z'))).toBe('2024-02-29')
    expect(todayUtc(new Date('2024-03-01T05:00:00+05:30'))).toBe('2024-02-29')
  })
  test('without its shape is an error', () => {
    expect(() => toDayNumber('yesterday' as Day)).toThrow(RangeError)
  })
})
