/** What editors enter to say when a day falls, and what comes of it. */
import { z } from 'zod'
import type { Day } from './day.ts'
import type { RuleOf } from './rules/composite.ts'
import { dayField } from './rules/fields.ts'
import { anyKind, type ruleKinds } from './rules/index.ts'
import type { Certainty } from './rules/rule-kind.ts'
import { countOfDays } from './words.ts'

export { type Certainty, certainties } from './rules/rule-kind.ts'

/** A calendar rule: an object whose `kind` says what its other fields are. */
export type CalendarRule = RuleOf<typeof ruleKinds>

/** The schema of a calendar rule: a discriminated union on `kind`, every field described. */
export const calendarRuleSchema: z.ZodType<CalendarRule> = anyKind.schema

/** The first and last day of something that happens, both included, how sure they are, and who says so. */
export type Occurrence = { starts: Day; ends: Day; certainty: Certainty; source?: string }

/** An announcement that moves or cancels one computed occurrence. */
export const occurrenceOverride = z
  .strictObject({
    of: dayField().describe('The first day of the occurrence as the rule computes it.'),
    to: dayField().nullable().describe('The first day as announced; null when it is cancelled.'),
    ends: dayField().optional().describe('The last day as announced; absent keeps the computed length.'),
    note: z.string().trim().max(500).optional().describe('Why it moved, for editors and readers.'),
    source: z.string().trim().max(500).optional().describe('Who announced it: a name, or the address of the page.'),
  })
  .refine(({ to, ends }) => !to || !ends || ends >= to, { path: ['ends'], error: 'The last day is before the first.' })
export type OccurrenceOverride = z.output<typeof occurrenceOverride>

/** Whether a day is only near: what pages and tools show as `date_approximate`. */
export const isApproximate = ({ certainty }: Pick<Occurrence, 'certainty'>): boolean =>
  certainty === 'approximate' || certainty === 'differs by place'

/** The rule in plain English, with its duration: "the second Sunday of May", "15 August, for three days". */
export const ruleWords = (rule: CalendarRule): string => {
  const lasts = rule.durationDays > 1 && rule.kind !== 'season' && rule.kind !== 'span'
  return lasts ? `${anyKind.words(rule)}, for ${countOfDays(rule.durationDays)}` : anyKind.words(rule)
}
