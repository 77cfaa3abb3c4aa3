/** Days counted from another rule. */
import { z } from 'zod'
import { plusDays } from '../day.ts'
import { daysAway } from '../words.ts'
import type { AnyRule, Parts } from './composite.ts'
import { ruleKind } from './rule-kind.ts'

/** A number of days after, or before, the first day of another rule, as sure as that rule. */
export const offsetRule = <Rule extends AnyRule>(parts: Parts<Rule>) =>
  ruleKind('offset', {
    title: 'Days from another rule',
    description: 'A number of days after or before another rule, such as the day after the full moon of Phalguna.',
    fields: {
      days: z.int().min(-366).max(366).describe('Days after the first day of the other rule; negative is before it.'),
      of: parts.schema.describe('The rule counted from: any kind but `offset`, `off-weekday`, `span` and `published`.'),
    },
    example: { days: 1, of: { kind: 'nth-weekday', nth: 'fourth', weekday: 'thursday', month: 11 } },
    certainty: 'computed',
    days: ({ days, of, certainty }, { from, to }) =>
      parts.starts(of, { from: plusDays(from, -days), to: plusDays(to, -days) }).map((start) => ({
        starts: plusDays(start.starts, days),
        certainty: certainty ?? start.certainty ?? 'computed',
      })),
    words: ({ days, of }) => `${daysAway(days)} ${parts.words(of)}`.trimStart(),
    problem: ({ of }) => parts.problem(of),
  })
