/** Plain English for rules: numbers, months, lists. */
import type { MonthDay } from './rules/fields.ts'

const gregorianMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const smallNumbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The English name of a Gregorian month, 1 to 12. */
export const monthName = (month: number): string => gregorianMonths[month - 1] ?? `month ${month}`

/** "15 August". */
export const dayOfYear = ({ month, day }: MonthDay): string => `${day} ${monthName(month)}`

/** "1st", "22nd", "13th". */
export const ordinal = (number: number): string => {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

/** "one day", "40 days": numbers to ten in words. */
export const countOfDays = (days: number): string => `${smallNumbers[days] ?? days} ${days === 1 ? 'day' : 'days'}`

/** "a", "a and b", "a, b and c". */
export const listInWords = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** "Ashvina", "Bit Day": a name of a rule's field with capitals, its hyphens kept. */
export const titleCase = (name: string): string =>
  name.replace(/(^|[- ])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** "the day before", "40 days after": to stand before what is counted from. Zero is empty. */
export const daysAway = (days: number): string => {
  if (days === 0) return ''
  const count = Math.abs(days) === 1 ? 'the day' : countOfDays(Math.abs(days))
  return `${count} ${days < 0 ? 'before' : 'after'}`
}
