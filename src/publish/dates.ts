/** Fills the ledger of dates: the years about now when a day is published, all others a little at a time. */
import { createHash } from 'node:crypto'
import type { Execute } from '#src/read-model/database.ts'
import { allYears, type Calendar, datesIn, edition, type Years } from '#src/read-model/dates.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { isWeekly } from '#src/read-model/terms.ts'
import type { ServiceId } from '#src/services.ts'

/** A published day as the ledger knows it. */
type Day = { documentId: number; terms: readonly string[]; calendar: Calendar | null }

/** Years before and after this one that stand in the ledger from the moment a day is published. */
const YEARS_BACK = 1
const YEARS_AHEAD = 10

/** Years of one day that are worked out at a time. */
const STRIDE = 10

/** Writes the dates of the years about now, unless those of this very calendar are there. */
export async function writeDates(
  execute: Execute,
  of: AnyResource,
  { documentId, terms, calendar }: Day,
): Promise<void> {
  const key = [of.service, of.id, documentId]
  const digest = digestOf(calendar)
  const [known] = await execute(
    `select from read_model.dated where (service, resource, document_id) = ($1, $2, $3) and calendar = $4 and edition = $5`,
    [...key, digest, edition],
  )
  if (known) return
  await forgetDates(execute, of, documentId)
  if (calendar === null || isWeekly(of, terms)) return
  const thisYear = new Date().getUTCFullYear()
  const years = { first: thisYear - YEARS_BACK, last: thisYear + YEARS_AHEAD }
  await write(execute, key, calendar, years)
  await execute('insert into read_model.dated values ($1, $2, $3, $4, $5, $6, $7)', [
    ...key,
    digest,
    edition,
    years.first,
    years.last,
  ])
}

/** Takes the dates of a document out. */
export async function forgetDates(execute: Execute, of: AnyResource, documentId: number): Promise<void> {
  for (const table of ['dated', 'occurrences'])
    await execute(`delete from read_model.${table} where (service, resource, document_id) = ($1, $2, $3)`, [
      of.service,
      of.id,
      documentId,
    ])
}

/** Takes the dates of a service's documents out that have no record any more. */
export async function forgetDatesWithoutRecord(execute: Execute, service: ServiceId): Promise<void> {
  for (const table of ['dated', 'occurrences'])
    await execute(
      `delete from read_model.${table} d where service = $1 and not exists (select from read_model.records r
         where (r.service, r.resource, r.document_id) = (d.service, d.resource, d.document_id))`,
      [service],
    )
}

/** A day some of whose years are missing, or that has none at all. */
export type Unfinished = {
  service: ServiceId
  resource: string
  document_id: number
  calendar: string
  terms: string[]
  first_year: number | null
  last_year: number | null
}

/** The published days whose dates are not all in the ledger, those that have the fewest years ahead first. */
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

/** Works out the next years of a day, ahead before back. Does nothing where the day changed meanwhile. */
export async function writeMoreDates(execute: Execute, day: Unfinished): Promise<void> {
  const { service, resource, document_id: documentId, first_year: first, last_year: last } = day
  // Publishing wrote and checked it.
  const calendar = JSON.parse(day.calendar) as Calendar
  if (first === null || last === null)
    return writeDates(execute, findResource(service, resource), { documentId, terms: day.terms, calendar })
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
  if (held) await write(execute, key, calendar, years)
}

async function write(execute: Execute, key: readonly unknown[], calendar: Calendar, years: Years): Promise<void> {
  const dates = datesIn(calendar, years)
  await execute(
    `insert into read_model.occurrences (service, resource, document_id, starts, ends, certainty, source)
     select $1, $2, $3::int, * from unnest($4::date[], $5::date[], $6::text[], $7::text[]) on conflict do nothing`,
    [
      ...key,
      dates.map(({ starts }) => starts),
      dates.map(({ ends }) => ends),
      dates.map(({ certainty }) => certainty),
      dates.map(({ source }) => source ?? null),
    ],
  )
}

const digestOf = (calendar: Calendar | null): string =>
  createHash('sha256').update(JSON.stringify(calendar)).digest('base64url')
