import { expect, it } from 'vitest'
import { monthsInWords } from './words.ts'

it('tells months that follow one another as a span, over the end of the year too', () => {
  expect(monthsInWords([3, 4, 5])).toBe('March to May')
  expect(monthsInWords([1, 2, 12])).toBe('December to February')
  expect(monthsInWords([6, 7, 11])).toBe('June and July, November')
  expect(monthsInWords([9])).toBe('September')
  expect(monthsInWords(Array.from({ length: 12 }, (_, index) => index + 1))).toBe('all year')
  expect(monthsInWords([])).toBe('')
})
