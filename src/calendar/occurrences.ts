/** From a rule to its days: within a window, next, corrected by announcements. */
import { addDays, type Day, type DayNumber, daysBetween, lastDay, longestDays, toDay, toDayNumber } from './day.ts'
import type { CalendarRule, Occurrence, OccurrenceOverride } from './rule.ts'
import { anyKind } from './rules/index.ts'

/** How far ahead the next occurrence is looked for: 29 February is eight years apart around 2100. */
const maxYearsAhead = 12

/** The years in which a rule is tried when it is checked. */
const triedYears = { first: 2000, last: 2060 }

/**
 * Every occurrence that is on within `from` … `to`, both included, in order; one begun earlier or ending later is given
 * whole. Announced overrides are applied. Pure; about 2 ms a year for a Hindu rule not seen before, far less for
 * others.
 */
export const occurrences = (
  rule: CalendarRule,
  from: Day,
  to: Day,
  overrides: readonly OccurrenceOverride[] = [],
): Occurrence[] => {
  const computed = computedWithin(rule, toDayNumber(from), toDayNumber(to))
  const movedIn = overrides
    .filter(({ of }) => !computed.some(({ starts }) => starts === of))
    .flatMap(({ of }) => computedStart(rule, of))
  return withOverrides([...computed, ...movedIn], overrides).filter((one) => one.starts <= to && one.ends >= from)
}

/**
 * The occurrence that is on at `day`, else the first to start after it; null when there is none within twelve years, or
 * by the end of 2199.
 */
export const nextOccurrence = (
  rule: CalendarRule,
  day: Day,
  overrides: readonly OccurrenceOverride[] = [],
): Occurrence | null => {
  for (let years = 0; years < maxYearsAhead; years++) {
    const from = addDays(day, 366 * years)
    const [next] = occurrences(rule, from, addDays(from, 365), overrides)
    if (next) return next.starts <= lastDay ? next : null
  }
  return null
}

/**
 * The occurrences with announcements applied, in order: moved ones are `published`, cancelled ones gone. An override of
 * no occurrence does nothing.
 */
export const withOverrides = (
  occurrences: readonly Occurrence[],
  overrides: readonly OccurrenceOverride[],
): Occurrence[] => {
  const byStart = new Map(overrides.map((override) => [override.of, override]))
  return occurrences
    .flatMap((occurrence) => {
      const override = byStart.get(occurrence.starts)
      return override ? applied(override, occurrence) : [occurrence]
    })
    .sort((a, b) => (a.starts < b.starts ? -1 : a.starts > b.starts ? 1 : 0))
}

/**
 * Why the rule can never fall, or null: 30 February, a published table out of order, a day no year of 2000–2060 has.
 */
export const ruleProblem = (rule: CalendarRule): string | null => {
  const problem = anyKind.problem(rule)
  if (problem || rule.kind === 'published') return problem
  for (let year = triedYears.first; year <= triedYears.last; year++)
    if (occurrences(rule, `${year}-01-01`, `${year}-12-31`).length > 0) return null
  return `It falls on no day from ${triedYears.first} to ${triedYears.last}.`
}

/** Why an override cannot be, or null: no computed occurrence starts on its `of`, or it would last too long. */
export const overrideProblem = (rule: CalendarRule, { of, to, ends }: OccurrenceOverride): string | null => {
  if (computedStart(rule, of).length === 0) return `By its rule, nothing starts on ${of}.`
  const isLong = to !== null && ends !== undefined && daysBetween(to, ends) >= longestDays
  return isLong ? `It would last longer than ${longestDays} days.` : null
}

const computedStart = (rule: CalendarRule, of: Day) =>
  computedWithin(rule, toDayNumber(of), toDayNumber(of)).filter(({ starts }) => starts === of)

const computedWithin = (rule: CalendarRule, from: DayNumber, to: DayNumber): Occurrence[] =>
  anyKind
    .starts(rule, { from: from - anyKind.longestDays(rule) + 1, to })
    .map(({ starts, ends = starts + rule.durationDays - 1, certainty, source }) => ({
      starts: toDay(starts),
      ends: toDay(ends),
      certainty,
      ...(source !== undefined && { source }),
    }))
    .filter((one) => toDayNumber(one.ends) >= from)

const applied = ({ to, ends, source }: OccurrenceOverride, occurrence: Occurrence): Occurrence[] => {
  if (to === null) return []
  return [
    {
      starts: to,
      ends: ends ?? addDays(to, daysBetween(occurrence.starts, occurrence.ends)),
      certainty: 'published',
      ...(source !== undefined ? { source } : occurrence.source !== undefined && { source: occurrence.source }),
    },
  ]
}
