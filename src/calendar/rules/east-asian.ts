/** What the Chinese, Korean and Vietnamese kinds share. */
import { z } from 'zod'
import { plusDays, yearsAround } from '../day.ts'
import { eastAsianMonths } from '../east-asian-months.ts'
import { ordinal } from '../words.ts'
import { ruleKind } from './rule-kind.ts'

/**
 * A kind for the lunar calendar reckoned from one meridian. A 30th day falls only in months that have it. Exact to
 * about 2100.
 */
export const eastAsianLunar = <const Kind extends string>(
  kind: Kind,
  { name, utcOffsetHours, such }: { name: string; utcOffsetHours: number; such: string },
) =>
  ruleKind(kind, {
    title: `${name} lunar calendar`,
    description: `A month and a day of the ${name} lunar calendar, ${such}.`,
    fields: {
      month: z.int().min(1).max(12).describe('Lunar month, 1 to 12.'),
      day: z.int().min(1).max(30).describe('Day of the lunar month, 1 to 30; the 15th is near the full moon.'),
      isLeapMonth: z
        .boolean()
        .default(false)
        .describe('Whether the leap month of that number is meant, which few years have. Default false.'),
    },
    example: { month: 8, day: 15 },
    certainty: 'computed',
    days: ({ month, day, isLeapMonth }, span) =>
      yearsAround(span)
        .flatMap((year) => eastAsianMonths(year, utcOffsetHours))
        .filter(({ number, isLeap, lengthDays }) => number === month && isLeap === isLeapMonth && day <= lengthDays)
        .map(({ starts }) => plusDays(starts, day - 1)),
    words: ({ month, day, isLeapMonth }) =>
      `the ${ordinal(day)} day of the ${isLeapMonth ? 'leap ' : ''}${ordinal(month)} month of the ${name} lunar calendar`,
  })
