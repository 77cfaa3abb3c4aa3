import { expect, test } from 'vitest'
import { countOfDays, dayOfYear, daysAway, listInWords, monthName, ordinal, titleCase } from './words.ts'

test('a month is called by its name, and one that there is not by its number', () => {
  expect([1, 2, 12].map(monthName)).toEqual(['January', 'February', 'December'])
  expect([0, 13].map(monthName)).toEqual(['month 0', 'month 13'])
  expect(dayOfYear({ month: 8, day: 15 })).toBe('15 August')
})

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [10, '10th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [20, '20th'],
  [21, '21st'],
  [22, '22nd'],
  [23, '23rd'],
  [101, '101st'],
  [111, '111th'],
  [113, '113th'],
])('%i in order is the %s', (number, word) => {
  expect(ordinal(number)).toBe(word)
})

test('days are counted in words up to ten, and one is not several', () => {
  expect([0, 1, 2, 10, 11, 40].map(countOfDays)).toEqual([
    'zero days',
    'one day',
    'two days',
    'ten days',
    '11 days',
    '40 days',
  ])
})

test('days away are before or after, and none are nothing', () => {
  expect([-40, -2, -1, 0, 1, 2, 49].map(daysAway)).toEqual([
    '40 days before',
    'two days before',
    'the day before',
    '',
    'the day after',
    'two days after',
    '49 days after',
  ])
})

test('a list ends with “and”', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listInWords)).toEqual(['', 'a', 'a and b', 'a, b and c'])
})

test('a name has its words begun large, and keeps its hyphens and its accents', () => {
  expect(['ashvina', 'bit day', 'rabi-al-awwal', 'édouard', 'McKay', '4th'].map(titleCase)).toEqual([
    'Ashvina',
    'Bit Day',
    'Rabi-Al-Awwal',
    'Édouard',
    'McKay',
    '4th',
  ])
})
