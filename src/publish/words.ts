/** Writes what search needs beside the words of each record: how many entries of a service hold a word. */
import type { Execute } from '#src/read-model/database.ts'
import type { Calendar } from '#src/read-model/dates.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { searchedOf } from '#src/read-model/searched.ts'
import { termsOf } from '#src/read-model/terms.ts'
import type { OwnerId } from '#src/services.ts'

/**
 * Moves the numbers of entries by word, for records that are written or taken out in this transaction: the words that each had
 * before and has now, as PostgreSQL gives them (`tsvector_to_array`). One statement, for one record as for many.
 */
export async function countWords(
  execute: Execute,
  service: OwnerId,
  changes: readonly { from: readonly string[]; to: readonly string[] }[],
): Promise<void> {
  const moved = new Map<string, number>()
  const move = (words: readonly string[], by: number) => {
    for (const word of words) if (isCounted(word)) moved.set(word, (moved.get(word) ?? 0) + by)
  }
  for (const { from, to } of changes) {
    move(from, -1)
    move(to, 1)
  }
  const words = [...moved].filter(([, by]) => by !== 0)
  if (words.length === 0) return
  await execute(
    `insert into read_model.words as w (service, word, entries)
     select $1, word, change from unnest($2::text[], $3::int[]) as moved (word, change) order by word
     on conflict (service, word) do update set entries = w.entries + excluded.entries`,
    [service, words.map(([word]) => word), words.map(([, by]) => by)],
  )
  const gone = words.flatMap(([word, by]) => (by < 0 ? [word] : []))
  if (gone.length > 0)
    await execute('delete from read_model.words where service = $1 and word = any($2::text[]) and entries = 0', [
      service,
      gone,
    ])
}

/** Counts the words of a service anew. */
export async function recountWords(execute: Execute, service: OwnerId): Promise<void> {
  await execute('delete from read_model.words where service = $1', [service])
  await execute(
    `insert into read_model.words (service, word, entries)
     select $1, word, count(*) from read_model.records cross join unnest(tsvector_to_array(words)) as word
     where service = $1 and left(word, 1) not in ('=', '+') group by word`,
    [service],
  )
}

/** A word of the name is counted once, as a word; names as one word are as many as entries. */
const isCounted = (word: string): boolean => !word.startsWith('=') && !word.startsWith('+')

/** Makes records searchable that were published by a release that did not search by words. Returns how many. */
export async function makeSearchable(execute: Execute): Promise<number> {
  let made = 0
  const services = new Set<OwnerId>()
  for (;;) {
    const rows = await execute<Row>(
      `select service, resource, document_id, record::text as record, calendar::text as calendar
       from read_model.records where words = '' limit 200`,
    )
    if (rows.length === 0) break
    const found = rows.map(({ service, resource, document_id, record, calendar }) => {
      services.add(service)
      const of = findResource(service, resource)
      // Publishing wrote and checked both.
      const searched = searchedOf(of, JSON.parse(record), calendar === null ? null : (JSON.parse(calendar) as Calendar))
      return {
        service,
        resource,
        document_id,
        ...searched,
        standing: of.standing,
        terms: termsOf(of, JSON.parse(record)),
      }
    })
    await execute(
      `update read_model.records r set words = found.words::tsvector, text = found.text::tsvector, standing = found.standing,
         terms = found.terms
       from json_to_recordset($1) as found (service text, resource text, document_id int, words text, text text,
         standing real, terms text[])
       where (r.service, r.resource, r.document_id) = (found.service, found.resource, found.document_id)`,
      [JSON.stringify(found)],
    )
    made += rows.length
  }
  for (const service of services) {
    await recountWords(execute, service)
    // Phrases in free words are terms of entries that are written; what was counted before stays.
    await execute(
      `insert into read_model.counts (service, resource, term, written)
       select service, resource, term, count(*) from read_model.records cross join unnest(terms) as term
       where service = $1 group by 1, 2, 3 on conflict do nothing`,
      [service],
    )
  }
  return made
}

type Row = { service: OwnerId; resource: string; document_id: number; record: string; calendar: string | null }
