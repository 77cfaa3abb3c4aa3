/** A weekday by its place beside a fixed date. */
import { z } from 'zod'
import { type DayNumber, dayNumberOf, plusDays, type Weekday, yearsAround } from '../day.ts'
import { dayOfYear, titleCase } from '../words.ts'
import { dayOfMonth, monthField, weekdayName } from './fields.ts'
import { monthDayProblem } from './fixed-date.ts'
import { onOrBefore } from './nth-weekday.ts'
import { ruleKind } from './rule-kind.ts'

const relations = ['on-or-after', 'after', 'on-or-before', 'before', 'nearest'] as const

/** "The Monday before 25 May". Beside 29 February, common years count from 1 March. Exact. */
export const weekdayNearDate = ruleKind('weekday-near-date', {
  title: 'Weekday near a date',
  description: 'A weekday on, before, after or nearest to a fixed date, such as the Monday before 25 May.',
  fields: {
    weekday: weekdayName(),
    relation: z
      .enum(relations)
      .describe('`on-or-after`, `after`, `on-or-before`, `before`, or `nearest` (at most three days either way).'),
    month: monthField(),
    day: dayOfMonth(),
  },
  example: { weekday: 'monday', relation: 'before', month: 5, day: 25 },
  certainty: 'computed',
  days: ({ weekday, relation, month, day }, span) =>
    yearsAround(span).map((year) => place[relation](weekday, dayNumberOf(year, month, day))),
  words: ({ weekday, relation, month, day }) =>
    `the ${titleCase(weekday)} ${relationWords[relation]} ${dayOfYear({ month, day })}`,
  problem: monthDayProblem,
})

const place: Record<(typeof relations)[number], (weekday: Weekday, day: DayNumber) => DayNumber> = {
  'on-or-after': (weekday, day) => onOrBefore(weekday, plusDays(day, 6)),
  after: (weekday, day) => onOrBefore(weekday, plusDays(day, 7)),
  'on-or-before': (weekday, day) => onOrBefore(weekday, day),
  before: (weekday, day) => onOrBefore(weekday, plusDays(day, -1)),
  nearest: (weekday, day) => onOrBefore(weekday, plusDays(day, 3)),
}

const relationWords: Record<(typeof relations)[number], string> = {
  'on-or-after': 'on or after',
  after: 'after',
  'on-or-before': 'on or before',
  before: 'before',
  nearest: 'nearest to',
}
