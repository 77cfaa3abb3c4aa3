/** The days of a service's calendar: what falls within a window, and what comes next. */
import { addDays, type Day, longestDays, type Weekday } from '#src/calendar/day.ts'
import { nextOccurrence } from '#src/calendar/occurrences.ts'
import { isApproximate, type Occurrence } from '#src/calendar/rule.ts'
import type { Database } from '../database.ts'
import { type Calendar, datesIn, datesInLedger, type Years, yearOf } from '../dates.ts'
import { firstAt } from '../first-at.ts'
import { bytesOfStored, type JsonText, parsedText, type StoredJson, storedJson } from '../json.ts'
import { sourcesOf } from '../parts.ts'
import type { AnyResource, AnySummary } from '../resource.ts'
import { bytesOfText } from '../store.ts'
import { termOf } from '../terms.ts'
import { takingTurns } from '../turns.ts'

/** A day of the calendar at one of its dates. */
export type CalendarDay = {
  slug: string
  summary: StoredJson<AnySummary>
  terms: readonly string[]
  occurrence: Occurrence
}

type Kept = {
  documentId: number
  slug: string
  summary: StoredJson<AnySummary>
  terms: readonly string[]
  calendar: JsonText<Calendar>
}

const YEAR_DAYS = 365

/** Every day that is on at `from` or starts by `to`, soonest first; a day that falls twice stands twice. */
export async function daysBetween(
  database: Database,
  resource: AnyResource,
  from: Day,
  to: Day,
): Promise<CalendarDay[]> {
  const first = yearOf(addDays(from, -longestDays))
  const years = Array.from({ length: yearOf(to) - first + 1 }, (_, index) =>
    datesOfYear(database, resource, first + index),
  )
  return (await Promise.all(years)).flatMap((year) => within(year, from, to))
}

/** The days of a year that are on at `from` or start by `to`. */
function within({ days, latest }: DatesOfYear, from: Day, to: Day): CalendarDay[] {
  const falling: CalendarDay[] = []
  for (let at = firstAt(latest.length, (index) => (latest[index] ?? '') >= from); at < days.length; at++) {
    const day = days[at]
    if (day === undefined || day.occurrence.starts > to) break
    if (day.occurrence.ends >= from) falling.push(day)
  }
  return falling
}

/** Every day that is on within the year from a day. */
export const datesFrom = (database: Database, resource: AnyResource, from: Day): Promise<CalendarDay[]> =>
  daysBetween(database, resource, from, addDays(from, YEAR_DAYS))

/** Every day that has all of `terms`, once, at its next date within the year ahead, soonest first; one on now comes first. */
export async function yearAhead(
  database: Database,
  resource: AnyResource,
  from: Day,
  terms: readonly string[],
): Promise<CalendarDay[]> {
  const seen = new Set<string>()
  return (await datesFrom(database, resource, from)).filter(({ slug, terms: all }) => {
    if (seen.has(slug) || !terms.every((term) => all.includes(term))) return false
    return seen.add(slug)
  })
}

/** What an occurrence kept in process takes: two objects, two dates, its place in the list. */
const OCCURRENCE_BYTES = 260

/** What a day kept in process takes beside its summary, terms and calendar. */
const DAY_BYTES = 400

/** Every occurrence that starts in a year, soonest first; `latest` has for each the last day on which it or an earlier one ends. */
type DatesOfYear = { days: readonly CalendarDay[]; latest: readonly Day[] }

/** Kept in process: every window that touches the year is cut from it. */
const datesOfYear = (database: Database, resource: AnyResource, year: number): Promise<DatesOfYear> =>
  database.store.remember(
    {
      key: `dates ${resource.service} ${resource.id} ${year}`,
      sources: sourcesOf(resource.service, ['entries']),
      weigh: ({ days }) => days.length * OCCURRENCE_BYTES,
    },
    async () => {
      const days = await readYear(database, resource, { first: year, last: year })
      let last: Day | undefined
      const latest = days.map(({ occurrence: { ends } }) => {
        last = last === undefined || ends > last ? ends : last
        return last
      })
      return { days, latest }
    },
  )

/**
 * The occurrences of every day. Days missing from the ledger are worked out, each rule once and a few at a time, so that others are answered
 * meanwhile.
 */
async function readYear(database: Database, resource: AnyResource, years: Years): Promise<CalendarDay[]> {
  const [days, ledger] = await Promise.all([keptDays(database, resource), datesInLedger(database, resource, years)])
  const falling: CalendarDay[] = []
  const byCalendar = new Map<JsonText<Calendar>, readonly Occurrence[]>()
  const turn = takingTurns()
  for (const { documentId, slug, summary, terms, calendar } of days) {
    let dated = ledger.get(documentId) ?? byCalendar.get(calendar)
    if (!dated) {
      dated = datesIn(parsedText(calendar), years)
      byCalendar.set(calendar, dated)
      await turn()
    }
    for (const occurrence of dated) falling.push({ slug, summary, terms, occurrence })
  }
  return falling.sort(byDate)
}

/** The days that come every week on a weekday, by slug. */
export const everyWeek = async (database: Database, resource: AnyResource, weekday: Weekday) =>
  (await keptDays(database, resource)).filter(({ terms }) => terms.includes(termOf(resource, 'weekday', weekday)))

/** When a day with this stored calendar is on or falls next; null when it does not within twelve years. */
export const nextDate = (calendar: JsonText<Calendar>, from: Day): Occurrence | null => {
  const { rule, overrides } = parsedText(calendar)
  return nextOccurrence(rule, from, overrides)
}

/** The fields every answer gives of an occurrence, as seen from `today`. */
export const datesOf = (occurrence: Occurrence | null, today: Day) => ({
  starts: occurrence?.starts ?? null,
  ends: occurrence?.ends ?? null,
  on_now: occurrence !== null && occurrence.starts <= today && occurrence.ends >= today,
  date_approximate: occurrence !== null && isApproximate(occurrence),
  certainty: occurrence?.certainty ?? null,
  date_source: occurrence?.source ?? null,
})

const keptDays = (database: Database, resource: AnyResource): Promise<Kept[]> =>
  database.store.remember(
    {
      key: `days ${resource.service} ${resource.id}`,
      sources: sourcesOf(resource.service, ['entries']),
      weigh: (days) => days.reduce((sum, day) => sum + bytesOfDay(day), 0),
      isDear: true,
    },
    async () => {
      type Row = {
        document_id: number
        slug: string
        summary: string
        terms: string[]
        calendar: JsonText<Calendar>
      }
      const rows = await database.execute<Row>(
        `select document_id, slug, summary, terms, calendar from read_model.records
         where service = $1 and resource = $2 and calendar is not null order by slug`,
        [resource.service, resource.id],
      )
      return rows.map(({ document_id: documentId, slug, summary, terms, calendar }) => ({
        documentId,
        slug,
        summary: storedJson(summary),
        terms,
        calendar,
      }))
    },
  )

/** Terms are short. */
const bytesOfDay = ({ summary, terms, calendar }: Kept): number =>
  DAY_BYTES + bytesOfStored(summary) + bytesOfText(calendar) + terms.reduce((sum, term) => sum + term.length + 24, 0)

const byDate = (a: CalendarDay, b: CalendarDay): number =>
  compareCodes(a.occurrence.starts, b.occurrence.starts) || compareCodes(a.slug, b.slug)

/** Compares dates, slugs and identifiers by the codes of their characters. */
export const compareCodes = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
