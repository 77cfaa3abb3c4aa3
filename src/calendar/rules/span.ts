/** From one rule to another. */
import { z } from 'zod'
import { plusDays } from '../day.ts'
import type { AnyRule, Parts } from './composite.ts'
import { ruleKind, type Start } from './rule-kind.ts'

/** The longest span looked for, in days; an end later than this belongs to no beginning. */
const maxDays = 366

/**
 * Every occurrence of one rule, lasting until the next of another: Ramadan, Lent, nine nights. As sure as the less sure
 * of the two.
 */
export const span = <Rule extends AnyRule>(parts: Parts<Rule>) =>
  ruleKind('span', {
    title: 'From one rule to another',
    description: 'From the first day of one rule to that of another, such as Ramadan: to the eve of 1 Shawwal.',
    fields: {
      from: parts.schema.describe('The rule that gives the first day.'),
      to: parts.schema.describe('The rule whose next occurrence ends it.'),
      includesLast: z
        .boolean()
        .default(true)
        .describe('Whether the day of `to` belongs to it; false ends it the day before. Default true.'),
    },
    example: {
      from: { kind: 'easter', church: 'western', offsetDays: -46 },
      to: { kind: 'easter', church: 'western', offsetDays: -1 },
    },
    certainty: 'computed',
    days: ({ from, to, includesLast, certainty }, window) => {
      const ends = parts.starts(to, { from: window.from, to: plusDays(window.to, maxDays) }).sort(byStart)
      return parts.starts(from, window).flatMap((start) => {
        const end = ends.find(({ starts }) => starts >= start.starts + (includesLast ? 0 : 1))
        if (!end || end.starts > start.starts + maxDays) return []
        const lessSure = [start, end].find((one) => one.certainty !== 'computed') ?? start
        return [
          {
            starts: start.starts,
            ends: includesLast ? end.starts : plusDays(end.starts, -1),
            certainty: certainty ?? lessSure.certainty ?? 'computed',
          },
        ]
      })
    },
    words: ({ from, to, includesLast }) =>
      `from ${parts.words(from)} ${includesLast ? 'to' : 'to the eve of'} ${parts.words(to)}`,
    problem: ({ from, to }) => parts.problem(from) ?? parts.problem(to),
    longestDays: () => maxDays + 1,
  })

const byStart = (a: Start, b: Start) => a.starts - b.starts
