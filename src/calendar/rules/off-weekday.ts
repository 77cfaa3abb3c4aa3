/** Days that make way for a weekday. */
import { z } from 'zod'
import { plusDays, toDay, weekdayOf } from '../day.ts'
import { countOfDays, listInWords, titleCase } from '../words.ts'
import type { AnyRule, Parts } from './composite.ts'
import { weekdayName } from './fields.ts'
import { ruleKind } from './rule-kind.ts'

/** Another rule, moved by some days where it would fall on certain weekdays; as sure as that rule. */
export const offWeekday = <Rule extends AnyRule>(parts: Parts<Rule>) =>
  ruleKind('off-weekday', {
    title: 'Moved off a weekday',
    description:
      'The first day of another rule, and some days sooner or later where that is a certain weekday: 9 Av, put off to Sunday when it is a Sabbath.',
    fields: {
      of: parts.schema.describe(
        'The rule that is moved: any kind but `offset`, `off-weekday`, `span` and `published`.',
      ),
      moves: z
        .array(
          z
            .strictObject({
              weekday: weekdayName(),
              days: z
                .int()
                .min(-6)
                .max(6)
                .describe('Days after it, where it would be that weekday; negative is before it.'),
            })
            .describe('A weekday that it leaves, and where it goes.'),
        )
        .min(1)
        .max(7)
        .describe('The weekdays that it leaves. On all others it stays.'),
    },
    example: { of: { kind: 'fixed-date', month: 4, day: 27 }, moves: [{ weekday: 'sunday', days: -1 }] },
    certainty: 'computed',
    days: ({ of, moves, certainty }, { from, to }) =>
      parts.starts(of, { from: plusDays(from, -MOST), to: plusDays(to, MOST) }).map((start) => ({
        starts: plusDays(
          start.starts,
          moves.find((move) => move.weekday === weekdayOf(toDay(start.starts)))?.days ?? 0,
        ),
        certainty: certainty ?? start.certainty ?? 'computed',
      })),
    words: ({ of, moves }) => `${parts.words(of)}, or ${listInWords(moves.map(inWords))}`,
    problem: ({ of, moves }) =>
      parts.problem(of) ??
      (new Set(moves.map((move) => move.weekday)).size < moves.length ? 'A weekday can be left one way only.' : null),
  })

/** Most days that a day is moved: further, it would fall in another week. */
const MOST = 6

/** "a day later when that is a Saturday". */
const inWords = ({ weekday: left, days }: { weekday: string; days: number }): string => {
  const count = Math.abs(days) === 1 ? 'a day' : countOfDays(Math.abs(days))
  return `${count} ${days < 0 ? 'earlier' : 'later'} when that is a ${titleCase(left)}`
}
