/** Phases of the moon. */
import { z } from 'zod'
import { dayNumberOf, yearsAround } from '../day.ts'
import { dayAt, lunationsAround, moonAhead } from '../sky.ts'
import { dayOfYear, ordinal } from '../words.ts'
import { monthDay, utcOffsetHours } from './fields.ts'
import { monthDayProblem } from './fixed-date.ts'
import { ruleKind } from './rule-kind.ts'
import { clockTime } from './solar-term.ts'

/** Degrees the moon is ahead of the sun. */
const phases = {
  new: { degrees: 0, name: 'new moon' },
  'first-quarter': { degrees: 90, name: 'first quarter of the moon' },
  full: { degrees: 180, name: 'full moon' },
  'last-quarter': { degrees: 270, name: 'last quarter of the moon' },
} as const

/**
 * Every such phase, or the n-th of it on or after a day of the year, by a given clock. The instant is within seconds
 * near the present.
 */
export const moonPhase = ruleKind('moon-phase', {
  title: 'Phase of the moon',
  description:
    'Every new, half or full moon, or the first after a day of the year, such as the first full moon of May.',
  fields: {
    phase: z
      .enum(Object.keys(phases) as [keyof typeof phases, ...(keyof typeof phases)[]])
      .describe('`new`, `first-quarter`, `full` or `last-quarter`.'),
    onOrAfter: monthDay()
      .optional()
      .describe('The day of the year from which the phase is counted; absent means every such phase.'),
    nth: z
      .int()
      .min(1)
      .max(13)
      .default(1)
      .describe('Which of those from `onOrAfter`: 1 is the first. 1 to 13, default 1.'),
    utcOffsetHours: utcOffsetHours(),
  },
  example: { phase: 'full', onOrAfter: { month: 5, day: 1 }, utcOffsetHours: 5.5 },
  certainty: 'computed',
  days: ({ phase, onOrAfter, nth, utcOffsetHours }, span) => {
    const { degrees } = phases[phase]
    const phaseDay = (lunation: number) => dayAt(moonAhead(lunation, degrees), utcOffsetHours)
    if (!onOrAfter) return lunationsAround(span.from, span.to).map(phaseDay)
    return yearsAround(span).flatMap((year) => {
      const first = dayNumberOf(year, onOrAfter.month, onOrAfter.day)
      const after = lunationsAround(first, first + 30 * nth)
        .map(phaseDay)
        .filter((day) => day >= first)
      return after.slice(nth - 1, nth)
    })
  },
  words: ({ phase, onOrAfter, nth, utcOffsetHours }) => {
    const { name } = phases[phase]
    const which = nth === 1 ? 'first' : ordinal(nth)
    const phaseWords = onOrAfter ? `the ${which} ${name} on or after ${dayOfYear(onOrAfter)}` : `every ${name}`
    return `${phaseWords}, by the clock of ${clockTime(utcOffsetHours)}`
  },
  problem: ({ onOrAfter }) => (onOrAfter ? monthDayProblem(onOrAfter) : null),
})
