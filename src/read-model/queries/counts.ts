/** How many entries are published, and how many wait to be written, by term. One query per revision and process. */
import type { OwnerId } from '#src/services.ts'
import type { Database } from '../database.ts'
import { sourcesOf } from '../parts.ts'
import type { AnyResource } from '../resource.ts'
import { termOf } from '../terms.ts'

/** How many entries are published, and how many wait to be written. */
export type Count = { written: number; waiting: number }

/** The numbers of entries of a service. */
export type Counts = {
  /** All entries of a resource. */
  all(resource: AnyResource): Count
  /** Those with this term. */
  term(term: string): Count
  /** Whether any entry, written or waiting, can be found by this parameter. */
  has(resource: AnyResource, parameter: string): boolean
  /** Those with this value of a parameter. */
  having(resource: AnyResource, parameter: string, value: string | number | boolean): Count
  /** The values of a parameter that written entries have. */
  valuesOf(resource: AnyResource, parameter: string): string[]
}

const none: Count = { written: 0, waiting: 0 }

/** What a row kept in process takes: an object, its term, and its places in the maps. */
const ROW_BYTES = 260

/** The numbers of a service, kept until one of its entries changes. */
export const counts = (database: Database, service: OwnerId): Promise<Counts> =>
  database.store.remember(
    { key: `counts ${service}`, sources: sourcesOf(service, ['entries', 'counts']), weigh: ({ bytes }) => bytes },
    () => readCounts(database, service),
  )

async function readCounts(database: Database, service: OwnerId): Promise<Counts & { bytes: number }> {
  const rows = await database.execute<Count & { resource: string; term: string }>(
    `select resource, term, written, waiting from read_model.counts
       where service = $1 and (written <> 0 or waiting <> 0)`,
    [service],
  )
  const totals = new Map(rows.filter(({ term }) => term === '').map((row) => [row.resource, row]))
  const byTerm = new Map(rows.filter(({ term }) => term !== '').map((row) => [row.term, row]))
  const parameters = new Set(rows.map(({ term }) => term.slice(0, term.indexOf(':') + 1)))
  return {
    bytes: rows.length * ROW_BYTES,
    has: (resource, parameter) => parameters.has(termOf(resource, parameter, '')),
    all: (resource) => totals.get(resource.id) ?? none,
    term: (term) => byTerm.get(term) ?? none,
    valuesOf: (resource, parameter) => {
      const prefix = termOf(resource, parameter, '')
      return rows.flatMap(({ term, written }) =>
        written > 0 && term.startsWith(prefix) ? [term.slice(prefix.length)] : [],
      )
    },
    having: (resource, parameter, value) => byTerm.get(termOf(resource, parameter, value)) ?? none,
  }
}
