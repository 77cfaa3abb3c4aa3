/**
 * The ledger of dates: when the days of a calendar fall, worked out by whoever publishes and read through an index. A day
 * that comes every week is not in it, since working that out takes no time.
 */
import { addDays, type Day, firstDay, lastDay, longestDays } from '#src/calendar/day.ts'
import { occurrences } from '#src/calendar/occurrences.ts'
import type { CalendarRule, Occurrence, OccurrenceOverride } from '#src/calendar/rule.ts'
import type { Database } from './database.ts'
import type { AnyResource } from './resource.ts'

/** What the read model keeps of when a day falls. */
export type Calendar = { rule: CalendarRule; overrides: readonly OccurrenceOverride[] }

/** Both ends are included. */
export type Years = { first: number; last: number }

/** To be raised when the engine gives other days for the same rule: dates worked out by another edition are not read. */
export const edition = 1

/** Years a reader may ask about, and those on either side that reach into them. */
export const allYears: Years = { first: yearOf(addDays(firstDay, -longestDays)), last: yearOf(lastDay) + 1 }

/** The year of a day. */
export function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

/** Every occurrence that starts within these years, announcements applied. */
export const datesIn = ({ rule, overrides }: Calendar, { first, last }: Years): Occurrence[] =>
  occurrences(rule, `${first}-01-01`, `${last}-12-31`, overrides).filter(
    ({ starts }) => yearOf(starts) >= first && yearOf(starts) <= last,
  )

type Row = {
  document_id: number
  starts: Day | null
  ends: Day
  certainty: Occurrence['certainty']
  source: string | null
}

/**
 * The occurrences that start within these years, by the document of their day. A day that is not among them has to be worked
 * out: its dates in these years are not there yet.
 */
export async function datesInLedger(
  database: Database,
  resource: AnyResource,
  { first, last }: Years,
): Promise<Map<number, Occurrence[]>> {
  const rows = await database.prepared<Row>(
    'dates in ledger',
    // `offset 0` makes PostgreSQL read all dates of these years at once; its generic plan would look up those of each day separately.
    `select d.document_id, o.starts::text, o.ends::text, o.certainty, o.source
     from read_model.dated d left join (
       select document_id, starts, ends, certainty, source from read_model.occurrences
       where service = $1 and resource = $2 and starts between $3 and $4 offset 0
     ) o using (document_id)
     where d.service = $1 and d.resource = $2 and d.edition = $5 and d.first_year <= $6 and d.last_year >= $7
     order by o.starts`,
    [resource.service, resource.id, `${first}-01-01`, `${last}-12-31`, edition, first, last],
  )
  const byDocument = new Map<number, Occurrence[]>()
  for (const { document_id, starts, ends, certainty, source } of rows) {
    const dates = byDocument.get(document_id) ?? []
    byDocument.set(document_id, dates)
    if (starts !== null) dates.push({ starts, ends, certainty, ...(source !== null && { source }) })
  }
  return byDocument
}
