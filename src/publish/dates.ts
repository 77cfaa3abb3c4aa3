/** Fills the ledger of dates: the years about now when a day is published, all others a little at a time. */
import { createHash } from 'node:crypto'
import type { Execute } from '#src/read-model/database.ts'
import { allYears, type Calendar, datesIn, edition, type Years } from '#src/read-model/dates.ts'
import { type JsonText, parsedText } from '#src/read-model/json.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { isWeekly } from '#src/read-model/terms.ts'
import type { OwnerId } from '#src/services.ts'

/** A published day as the ledger knows it. */
type Day = { documentId: number; terms: readonly string[]; calendar: Calendar | null }

/** Years before and after this one that stand in the ledger from the moment a day is published. */
const YEARS_BACK = 2
const YEARS_AHEAD = 10

/** Years of one day that are worked out at a time. */
const STRIDE = 10

/** Writes the dates of the years about now, unless the ledger has those of the same calendars already. */
export async function writeDates(execute: Execute, resource: AnyResource, days: readonly Day[]): Promise<void> {
  const rows = await execute<{ document_id: number; calendar: string }>(
    `select document_id, calendar from read_model.dated
     where service = $1 and resource = $2 and document_id = any($3::int[]) and edition = $4`,
    [resource.service, resource.id, days.map(({ documentId }) => documentId), edition],
  )
  const digests = new Map(rows.map(({ document_id, calendar }) => [document_id, calendar]))
  const changed = days.filter(({ documentId, calendar }) => digests.get(documentId) !== digestOf(calendar))
  if (changed.length === 0) return
  await forgetDates(
    execute,
    resource,
    changed.map(({ documentId }) => documentId),
  )
  const years = publishedYears()
  const dated = changed.flatMap(({ documentId, calendar, terms }) =>
    calendar === null || isWeekly(resource, terms) ? [] : [{ documentId, calendar }],
  )
  await write(execute, resource, dated, years)
  await execute(
    `insert into read_model.dated select $1, $2, *, $5::int, $6::int, $7::int from unnest($3::int[], $4::text[])`,
    [
      resource.service,
      resource.id,
      dated.map(({ documentId }) => documentId),
      dated.map(({ calendar }) => digestOf(calendar)),
      edition,
      years.first,
      years.last,
    ],
  )
}

/** The years that are written when a day is published. A long occurrence may have begun the year before last. */
export function publishedYears(): Years {
  const thisYear = new Date().getUTCFullYear()
  return { first: thisYear - YEARS_BACK, last: thisYear + YEARS_AHEAD }
}

/** Takes the dates of documents out. */
export async function forgetDates(
  execute: Execute,
  resource: AnyResource,
  documentIds: readonly number[],
): Promise<void> {
  for (const table of ['dated', 'occurrences'])
    await execute(
      `delete from read_model.${table} where service = $1 and resource = $2 and document_id = any($3::int[])`,
      [resource.service, resource.id, documentIds],
    )
}

/** Takes the dates of a service's documents out that have no record any more. */
export async function forgetDatesWithoutRecord(execute: Execute, service: OwnerId): Promise<void> {
  for (const table of ['dated', 'occurrences'])
    await execute(
      `delete from read_model.${table} d where service = $1 and not exists (select from read_model.records r
         where (r.service, r.resource, r.document_id) = (d.service, d.resource, d.document_id))`,
      [service],
    )
}

/** A day of which the ledger lacks some years, or all. */
export type Unfinished = {
  service: OwnerId
  resource: string
  document_id: number
  calendar: JsonText<Calendar>
  terms: string[]
  first_year: number | null
  last_year: number | null
}

/** The published days that the ledger lacks years of; days with the fewest years ahead come first. */
export async function unfinished(execute: Execute): Promise<Unfinished[]> {
  const rows = await execute<Unfinished>(
    `select r.service, r.resource, r.document_id, r.calendar::text as calendar, r.terms, d.first_year, d.last_year
     from read_model.records r left join read_model.dated d
       on (d.service, d.resource, d.document_id) = (r.service, r.resource, r.document_id) and d.edition = $1
     where r.calendar is not null and (d.service is null or d.first_year > $2 or d.last_year < $3)
     order by d.last_year nulls first, d.first_year desc, r.service, r.resource, r.document_id`,
    [edition, allYears.first, allYears.last],
  )
  return rows.filter(({ service, resource, terms }) => !isWeekly(findResource(service, resource), terms))
}

/** Works out the next missing years of a day, later years before earlier ones. Does nothing where the day changed meanwhile. */
export async function writeMoreDates(execute: Execute, day: Unfinished): Promise<void> {
  const { service, resource, document_id: documentId, first_year: first, last_year: last } = day
  const calendar = parsedText(day.calendar)
  if (first === null || last === null)
    return writeDates(execute, findResource(service, resource), [{ documentId, terms: day.terms, calendar }])
  const isAhead = last < allYears.last
  const years = isAhead
    ? { first: last + 1, last: Math.min(last + STRIDE, allYears.last) }
    : { first: Math.max(first - STRIDE, allYears.first), last: first - 1 }
  const key = [service, resource, documentId]
  const [held] = await execute(
    `update read_model.dated set first_year = $4, last_year = $5
     where (service, resource, document_id) = ($1, $2, $3) and calendar = $6 and edition = $7
       and first_year = $8 and last_year = $9 returning service`,
    [...key, Math.min(first, years.first), Math.max(last, years.last), digestOf(calendar), edition, first, last],
  )
  if (held) await write(execute, { service, id: resource }, [{ documentId, calendar }], years)
}

type Dated = { documentId: number; calendar: Calendar }

async function write(
  execute: Execute,
  resource: Pick<AnyResource, 'service' | 'id'>,
  days: readonly Dated[],
  years: Years,
): Promise<void> {
  const dates = days.flatMap(({ documentId, calendar }) =>
    datesIn(calendar, years).map((date) => ({ document_id: documentId, ...date })),
  )
  await execute(
    `insert into read_model.occurrences (service, resource, document_id, starts, ends, certainty, source)
     select $1, $2, * from json_to_recordset($3::json)
       as given (document_id int, starts date, ends date, certainty text, source text) on conflict do nothing`,
    [resource.service, resource.id, JSON.stringify(dates)],
  )
}

const digestOf = (calendar: Calendar | null): string =>
  createHash('sha256').update(JSON.stringify(calendar)).digest('base64url')
