/** Days somebody announces. */
import { z } from 'zod'
import { dateParts, longestDays, toDayNumber, yearsAround } from '../day.ts'
import type { AnyRule, Parts } from './composite.ts'
import { dayField } from './fields.ts'
import { ruleKind } from './rule-kind.ts'

/**
 * A table of days with their source, and a rule for the years the table does not hold, whose days are then approximate.
 */
export const published = <Rule extends AnyRule>(parts: Parts<Rule>) =>
  ruleKind('published', {
    title: 'Published dates',
    description: 'Days typed from an announcement or an official table, such as a city festival or Thai lunar days.',
    fields: {
      source: z.string().trim().min(1).max(500).describe('Who published the days: a name, or the address of the page.'),
      dates: z
        .array(
          z.strictObject({
            starts: dayField().describe('First day.'),
            ends: dayField().optional().describe('Last day, included; absent means that `durationDays` gives it.'),
            source: z.string().trim().min(1).max(500).optional().describe('The source of this day, where another.'),
          }),
        )
        .min(1)
        .max(400)
        .describe('The days, in any order; a year may have several.'),
      otherwise: parts.schema
        .optional()
        .describe('The rule for years in which no published day begins. What it gives is always approximate.'),
    },
    example: {
      source: 'https://example.org/programme',
      dates: [{ starts: '2026-07-03', ends: '2026-07-12' }, { starts: '2027-07-02' }],
    },
    certainty: 'published',
    days: ({ source, dates, otherwise, certainty }, window) => {
      const rows = dates.map((row) => ({
        starts: toDayNumber(row.starts),
        ...(row.ends && { ends: toDayNumber(row.ends) }),
        certainty: certainty ?? ('published' as const),
        source: row.source ?? source,
      }))
      if (!otherwise) return rows
      const yearsHeld = new Set(rows.map(({ starts }) => dateParts(starts).year))
      if (yearsAround(window).every((year) => yearsHeld.has(year))) return rows
      const computed = parts.starts(otherwise, window).filter(({ starts }) => !yearsHeld.has(dateParts(starts).year))
      return [...rows, ...computed.map(({ starts }) => ({ starts, certainty: 'approximate' as const }))]
    },
    words: ({ otherwise }) =>
      otherwise ? `as published; in other years about ${parts.words(otherwise)}` : 'as published each year',
    problem: ({ dates, otherwise }) => {
      const reversed = dates.find(({ starts, ends }) => ends !== undefined && ends < starts)
      if (reversed) return `The published days of ${reversed.starts} end before they start.`
      const starts = dates.map((row) => row.starts)
      const twice = starts.find((day, index) => starts.indexOf(day) !== index)
      if (twice) return `${twice} is published twice.`
      const long = dates.find(({ starts, ends }) => ends && toDayNumber(ends) - toDayNumber(starts) >= longestDays)
      if (long) return `The published days of ${long.starts} last longer than ${longestDays} days.`
      return otherwise ? parts.problem(otherwise) : null
    },
    longestDays: ({ dates, durationDays }) =>
      Math.max(
        durationDays,
        ...dates.map(({ starts, ends }) => (ends ? toDayNumber(ends) - toDayNumber(starts) + 1 : 1)),
      ),
  })
