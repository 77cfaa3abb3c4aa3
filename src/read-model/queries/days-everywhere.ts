/** The days of many calendars at once: what falls within a window, in one statement however many catalogues there are. */
import { addDays, type Day, longestDays } from '#src/calendar/day.ts'
import { occurrences } from '#src/calendar/occurrences.ts'
import type { Occurrence } from '#src/calendar/rule.ts'
import type { Database } from '../database.ts'
import { type Calendar, edition, yearOf } from '../dates.ts'
import { type JsonText, parsedText, type StoredJson, storedJson } from '../json.ts'
import type { AnyResource, AnySummary } from '../resource.ts'
import { takingTurns } from '../turns.ts'
import { compareCodes } from './calendar.ts'

/** A day of one of the calendars, at one of its dates. */
export type DayAnywhere = {
  resource: AnyResource
  slug: string
  /** The occasion it falls with, or null: days of one occasion count as the same day. */
  topic: string | null
  /** Identifies the day whatever it and its occasion are called: by the document of the occasion or, without one, by its own. */
  identity: string
  summary: StoredJson<AnySummary>
  terms: readonly string[]
  occurrence: Occurrence
  /** Its first day by the rule, before any announcement moved it: it stays the same when the day moves. */
  byRule: Day
  calendar: Calendar
  /** When its page, or the occasion it falls with, was last changed: announcements are among such changes. */
  updatedAt: Date
}

type Asked = {
  from: Day
  to: Day
  /** A day must have at least one term of each of these lists. */
  terms: readonly (readonly string[])[]
  /** Restricts the answer to one day or one occasion. */
  only?: { slug?: string; topic?: string }
}

type Row = {
  calendar_index: number
  slug: string
  topic: string | null
  identity: string
  summary: string
  terms: string[]
  starts: Day | null
  ends: Day
  certainty: Occurrence['certainty']
  source: string | null
  calendar: JsonText<Calendar>
  updated_at: Date
}

/** Every day that is on at `from` or starts by `to`, soonest first; one that falls twice stands twice. */
export async function daysEverywhere(
  database: Database,
  calendars: readonly AnyResource[],
  { from, to, terms, only = {} }: Asked,
): Promise<DayAnywhere[]> {
  const earliest = addDays(from, -longestDays)
  const rows = await database.prepared<Row>(`days everywhere ${terms.length}`, statement(terms.length), [
    calendars.map(({ service }) => service),
    calendars.map(({ id }) => id),
    earliest,
    to,
    from,
    edition,
    yearOf(earliest),
    yearOf(to),
    only.slug ?? null,
    only.topic ?? null,
    ...terms,
  ])
  const days: DayAnywhere[] = []
  const turn = takingTurns()
  for (const {
    calendar_index: index,
    slug,
    topic,
    identity,
    summary,
    terms: all,
    starts,
    ends,
    certainty,
    source,
    calendar,
    updated_at: updatedAt,
  } of rows) {
    const read = parsedText(calendar)
    const { rule, overrides } = read
    const resource = calendars[index - 1] as AnyResource
    const json = storedJson<AnySummary>(summary)
    const dated = starts === null ? null : { starts, ends, certainty, ...(source !== null && { source }) }
    for (const occurrence of dated ? [dated] : occurrences(rule, from, to, overrides)) {
      const byRule = overrides.find(({ to: moved }) => moved === occurrence.starts)?.of ?? occurrence.starts
      days.push({
        resource,
        slug,
        topic,
        identity,
        summary: json,
        terms: all,
        occurrence,
        byRule,
        calendar: read,
        updatedAt,
      })
    }
    if (!dated) await turn()
  }
  return days.sort(byDate)
}

/** A select of the dates in the ledger, then of the days without dates in it, with their rules. */
function statement(filters: number): string {
  const passes = [
    'and ($9::text is null or r.slug = $9) and ($10::text is null or r.topic = $10)',
    ...Array.from({ length: filters }, (_, index) => `and r.terms && $${index + 11}::text[]`),
  ].join(' ')
  const identity = `coalesce('topic-' || t.document_id, concat_ws('-', r.service, r.resource, r.document_id)) as identity`
  const changed = 'greatest(r.updated_at, t.updated_at) as updated_at'
  const occasion = `left join read_model.records t on (t.service, t.resource, t.slug) = ('network', 'topic', r.topic)`
  return `
    with calendars as (select * from unnest($1::text[], $2::text[]) with ordinality as c (service, resource, at))
    select c.at::int as calendar_index, n.* from calendars c cross join lateral (
      select r.slug, r.topic, ${identity}, r.summary, r.terms, o.starts::text, o.ends::text, o.certainty, o.source, r.calendar, ${changed}
      from read_model.occurrences o
      join read_model.dated d on (d.service, d.resource, d.document_id) = (o.service, o.resource, o.document_id)
        and d.edition = $6 and d.first_year <= $7 and d.last_year >= $8
      join read_model.records r on (r.service, r.resource, r.document_id) = (o.service, o.resource, o.document_id)
      ${occasion}
      where o.service = c.service and o.resource = c.resource and o.starts between $3 and $4 and o.ends >= $5 ${passes}
    ) n
    union all
    select c.at::int, r.slug, r.topic, ${identity}, r.summary, r.terms, null, null, null, null, r.calendar, ${changed}
    from calendars c join read_model.records r on (r.service, r.resource) = (c.service, c.resource) ${occasion}
    where r.calendar is not null ${passes} and not exists (
      select from read_model.dated d where (d.service, d.resource, d.document_id) = (r.service, r.resource, r.document_id)
        and d.edition = $6 and d.first_year <= $7 and d.last_year >= $8)`
}

const byDate = (a: DayAnywhere, b: DayAnywhere): number =>
  compareCodes(a.occurrence.starts, b.occurrence.starts) ||
  compareCodes(a.slug, b.slug) ||
  compareCodes(a.resource.service, b.resource.service)
