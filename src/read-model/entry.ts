/** A record as the read model keeps it: the record itself and everything derived from it for finding and ranking. */
import { fold } from '#src/text/fold.ts'
import { plainNameOf } from './called.ts'
import type { Calendar } from './dates.ts'
import { htmlOf, type RecordHtml } from './html.ts'
import { type AnyRecord, type AnyResource, summaryFields } from './resource.ts'
import { scoreOf } from './score.ts'
import { type RecordWords, wordsOfRecord } from './searched.ts'
import { termsOf } from './terms.ts'

/** A name of an entry: as written, folded, and plain, as readers' names are compared; rank 0 is its own name, 1 another. */
export type NameKey = { key: string; plain: string; name: string; rank: 0 | 1 }

/** What is written of an entry beside its record: what lists show, and what it is found and ranked by. */
export type Entry = {
  slug: string
  name: string
  summary: Record<string, unknown>
  terms: string[]
  names: NameKey[]
  /** What it is found by. */
  words: RecordWords
  /** Its texts as pages show them. */
  html: RecordHtml
  /** How much of the page is written: the points of its own documentation score. */
  written: number
  publishedAt: string
  updatedAt: string
}

/** Derives the row of a record that its resource's schema has accepted. */
export function entryOf(resource: AnyResource, record: AnyRecord, calendar: Calendar | null): Entry {
  return {
    slug: record.slug,
    name: record.name,
    summary: Object.fromEntries(summaryFields(resource).map((field) => [field, record[field] ?? null])),
    terms: termsOf(resource, record),
    names: namesOf(resource, record),
    words: wordsOfRecord(resource, record, calendar),
    html: htmlOf(resource, record),
    written: scoreOf(resource, record, calendar?.overrides.length ?? null).total,
    publishedAt: record.published_at,
    updatedAt: record.updated_at,
  }
}

/** The names of a record, as they are looked for. */
export function namesOf(resource: AnyResource, record: AnyRecord): NameKey[] {
  const others = [record.native_name, ...record.other_names, ...resource.namedBy.map((field) => record[field])]
  const names: NameKey[] = []
  for (const name of [record.name, ...others].filter((one) => typeof one === 'string')) {
    const key = fold(name)
    if (key === '' || names.some((one) => one.key === key)) continue
    names.push({ key, plain: plainNameOf(resource, key), name, rank: name === record.name ? 0 : 1 })
  }
  return names
}
