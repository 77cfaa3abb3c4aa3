/** Reads the record of what was done, newest first. */
import { type Person, worksOn } from '#collections/access/person.ts'
import type { Execute } from '#src/read-model/database.ts'
import { owners } from '#src/services.ts'
import type { Difference } from './differences.ts'

/** A line of the record. `who` is the present name of the person, or their last known one; null for nobody. */
export type Line = {
  id: string
  at: Date
  personId: number | null
  who: string | null
  machine: string | null
  kind: string
  service: string | null
  collection: string | null
  documentId: number | null
  title: string | null
  reason: string
  changes: Difference[]
}

/** The conditions of a search; days are UTC, absent ones do not restrict. `title` is the beginning of a title. */
export type WantedLines = {
  personId?: number | undefined
  machine?: string | undefined
  service?: string | undefined
  collection?: string | undefined
  documentId?: number | undefined
  kind?: string | undefined
  title?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Lines older than this one, and how many at most. */
type Page = { before?: string | undefined; most: number }

/** The lines that a person may see: administrators also see those of no catalogue. */
export type SeenLines = { services: readonly string[]; withoutService: boolean }

/** The part of the record that a person sees; null where they only see the history of single entries. */
export function linesSeenBy(person: Person | null): SeenLines | null {
  if (person?.role !== 'administrator' && person?.role !== 'editor') return null
  return { services: owners.filter((owner) => worksOn(person, owner)), withoutService: person.role === 'administrator' }
}

/** The SQL of each condition; the most common ones lead an index. */
const conditions: Readonly<Record<keyof WantedLines, string>> = {
  personId: 'a.person_id = $',
  machine: 'a.machine = $',
  service: 'a.service = $',
  collection: 'a.collection = $',
  documentId: 'a.document_id = $',
  kind: 'a.kind = $',
  title: "lower(a.title) like lower($) || '%'",
  from: "a.at >= $::date at time zone 'UTC'",
  to: "a.at < ($::date + 1) at time zone 'UTC'",
}

/** The wanted lines that may be seen, newest first. */
export async function find(
  execute: Execute,
  wanted: WantedLines,
  seen: SeenLines,
  { before, most }: Page,
): Promise<Line[]> {
  const values: unknown[] = [seen.services, seen.withoutService, most]
  const where = ['(a.service = any($1::text[]) or ($2 and a.service is null))']
  const add = (condition: string, value: unknown) => {
    values.push(value)
    where.push(condition.replace('$', `$${values.length}`))
  }
  for (const [name, condition] of Object.entries(conditions)) {
    const value = wanted[name as keyof WantedLines]
    if (value !== undefined) add(condition, name === 'title' ? asBeginning(String(value)) : value)
  }
  if (before !== undefined) add('a.id < $', before)
  return execute<Line>(
    `select a.id::text, a.at, a.person_id as "personId", coalesce(u.name, a.person) as who, a.machine, a.kind, a.service,
       a.collection, a.document_id as "documentId", a.title, a.reason, a.changes
     from editing.audit a left join users u on u.id = a.person_id
     where ${where.join(' and ')} order by a.id desc limit $3`,
    values,
  )
}

/** Escapes a text for a pattern. */
const asBeginning = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
