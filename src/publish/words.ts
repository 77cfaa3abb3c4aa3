/** Writes what entries are found by beside their records: their names, which entries of a service hold a word, and how many. */
import type { Execute } from '#src/read-model/database.ts'
import type { Calendar } from '#src/read-model/dates.ts'
import { type NameKey, namesOf } from '#src/read-model/entry.ts'
import { type JsonText, parsedText } from '#src/read-model/json.ts'
import { BLOCK, blockOf, changedBlock, type Held } from '#src/read-model/postings.ts'
import type { AnyRecord, AnyResource } from '#src/read-model/resource.ts'
import { findResource, resourcesOf } from '#src/read-model/resources/index.ts'
import { scoreOf } from '#src/read-model/score.ts'
import {
  isWord,
  type PlacedWords,
  readWords,
  type StoredWords,
  wordsOfRecord,
  writtenWords,
} from '#src/read-model/searched.ts'
import { termsOf } from '#src/read-model/terms.ts'
import type { OwnerId } from '#src/services.ts'
import { scoreAnew } from './scores.ts'

/** A document whose words changed: those it held before and holds now; none while readers do not see it. */
export type Reworded = { document: number; from: PlacedWords; to: PlacedWords }

/** The words of a document that readers do not see. */
export const noWords: PlacedWords = new Map()

/** Updates the words of documents of a resource, in the transaction that publishes: a few statements for any number of documents. */
export async function moveWords(execute: Execute, resource: AnyResource, reworded: readonly Reworded[]): Promise<void> {
  const moved = new Map<string, number>()
  const changes = new Map<string, Change>()
  const change = (word: string, document: number): Change => {
    const key = keyOf(word, blockOf(document))
    const moving = changes.get(key) ?? { word, block: blockOf(document), out: new Set(), into: [] }
    changes.set(key, moving)
    return moving
  }
  const count = (word: string, places: number | undefined, by: number) => {
    if (places && isWord(word)) moved.set(word, (moved.get(word) ?? 0) + by)
  }
  for (const { document, from, to } of reworded)
    for (const word of new Set([...from.keys(), ...to.keys()])) {
      const [before, after] = [from.get(word), to.get(word)]
      if (before === after) continue
      count(word, before, -1)
      count(word, after, 1)
      const { out, into } = change(word, document)
      out.add(document % BLOCK)
      if (after !== undefined) into.push({ document, places: after })
    }
  await writeBlocks(execute, resource, [...changes.values()])
  await countWords(execute, resource.service, moved)
}

/** Writes the names of records, which follow a new slug by themselves. Unchanged names are not touched, since changes are noted. */
export async function writeNames(
  execute: Execute,
  resource: AnyResource,
  written: readonly { slug: string; names: readonly NameKey[] }[],
): Promise<void> {
  const given = 'json_to_recordset($3::json) as given (slug text, key text, plain text, name text, rank smallint)'
  const names = JSON.stringify(written.flatMap(({ slug, names }) => names.map((name) => ({ slug, ...name }))))
  await execute(
    `delete from read_model.names n where service = $1 and resource = $2 and slug = any($4::text[]) and not exists (
       select from ${given}
       where (given.slug, given.key, given.plain, given.name, given.rank) = (n.slug, n.key, n.plain, n.name, n.rank)
     )`,
    [resource.service, resource.id, names, written.map(({ slug }) => slug)],
  )
  await execute(
    `insert into read_model.names (service, resource, slug, key, plain, name, rank)
     select $1, $2, given.* from ${given} on conflict (service, resource, slug, key) do nothing`,
    [resource.service, resource.id, names],
  )
}

/** Makes the postings and the counts of all words of a service anew. */
export async function indexWords(execute: Execute, service: OwnerId): Promise<void> {
  for (const table of ['postings', 'words'])
    await execute(`delete from read_model.${table} where service = $1`, [service])
  for (const resource of resourcesOf(service)) {
    let last = -1
    for (;;) {
      const rows = await execute<StoredWords & { document_id: number }>(
        `select document_id, words, borrowed from read_model.records
         where service = $1 and resource = $2 and document_id > $3 order by document_id limit ${BLOCK}`,
        [resource.service, resource.id, last],
      )
      const reworded = rows.map(({ document_id: document, ...stored }) => ({
        document,
        from: noWords,
        to: readWords(stored),
      }))
      await moveWords(execute, resource, reworded)
      last = rows.at(-1)?.document_id ?? last
      if (rows.length < BLOCK) break
    }
  }
}

/** Adds what is missing to records that an earlier release published with fewer words. Returns how many. */
export async function makeSearchable(execute: Execute): Promise<number> {
  let rewritten = 0
  const services = new Set<OwnerId>()
  for (;;) {
    const rows = await execute<Row>(
      `select service, resource, document_id, slug, record::text as record, calendar::text as calendar
       from read_model.records where words = '' limit 200`,
    )
    if (rows.length === 0) break
    const anew = rows.map(({ service, resource: id, document_id, ...row }) => {
      services.add(service)
      const resource = findResource(service, id)
      const [record, calendar] = [parsedText(row.record), parsedText(row.calendar)]
      return {
        service,
        resource: id,
        document_id,
        ...writtenWords(wordsOfRecord(resource, record, calendar)),
        terms: termsOf(resource, record),
        written: scoreOf(resource, record, announcedIn(calendar)).total,
      }
    })
    await execute(
      `update read_model.records r set words = found.words, borrowed = found.borrowed, terms = found.terms, written = found.written
       from json_to_recordset($1) as found (service text, resource text, document_id int, words text, borrowed text,
         terms text[], written int)
       where (r.service, r.resource, r.document_id) = (found.service, found.resource, found.document_id)`,
      [JSON.stringify(anew)],
    )
    for (const { service, resource: id, slug, record } of rows) {
      const resource = findResource(service, id)
      await writeNames(execute, resource, [{ slug, names: namesOf(resource, parsedText(record)) }])
    }
    rewritten += rows.length
  }
  for (const service of services) {
    await indexWords(execute, service)
    // Adds the counts of phrases in free words, which only written entries have; counts that exist stay.
    await execute(
      `insert into read_model.counts (service, resource, term, written)
       select service, resource, term, count(*) from read_model.records cross join unnest(terms) as term
       where service = $1 group by 1, 2, 3 on conflict do nothing`,
      [service],
    )
    await scoreAnew(execute, service, 'all')
  }
  return rewritten
}

type Row = {
  service: OwnerId
  resource: string
  document_id: number
  slug: string
  record: JsonText<AnyRecord>
  calendar: JsonText<Calendar> | null
}

/** How many announced dates a day has; null for an entry without dates. */
const announcedIn = (calendar: Calendar | null): number | null => calendar?.overrides.length ?? null

/** The change of a block of a word: documents that leave it, by the last bits of their ids, and documents that come. */
type Change = { word: string; block: number; out: Set<number>; into: Held[] }

const keyOf = (word: string, block: number): string => `${word} ${block}`

/** Blocks of one statement: its parameters stay within some megabytes. */
const MOST = 5000

async function writeBlocks(execute: Execute, resource: AnyResource, changes: readonly Change[]): Promise<void> {
  for (let first = 0; first < changes.length; first += MOST) {
    const some = changes.slice(first, first + MOST)
    const rows = await execute<{ word: string; block: number; held: string }>(
      `select word, block, encode(held, 'hex') as held from unnest($3::text[], $4::int[]) as asked (word, block)
         join read_model.postings using (word, block) where service = $1 and resource = $2`,
      [resource.service, resource.id, some.map(({ word }) => word), some.map(({ block }) => block)],
    )
    const before = new Map(rows.map(({ word, block, held }) => [keyOf(word, block), held]))
    const after = some.map(({ word, block, ...change }) => {
      const held = before.get(keyOf(word, block))
      return {
        word,
        block,
        held: changedBlock(held === undefined ? null : Buffer.from(held, 'hex'), change).toString('hex'),
      }
    })
    const [full, empty] = [after.filter(({ held }) => held !== ''), after.filter(({ held }) => held === '')]
    await execute(
      `insert into read_model.postings (service, resource, word, block, held)
       select $1, $2, word, block, decode(held, 'hex')
       from unnest($3::text[], $4::int[], $5::text[]) as given (word, block, held)
       on conflict (service, word, resource, block) do update set held = excluded.held`,
      [
        resource.service,
        resource.id,
        full.map(({ word }) => word),
        full.map(({ block }) => block),
        full.map(({ held }) => held),
      ],
    )
    if (empty.length > 0)
      await execute(
        `delete from read_model.postings p using unnest($3::text[], $4::int[]) as gone (word, block)
         where p.service = $1 and p.resource = $2 and p.word = gone.word and p.block = gone.block`,
        [resource.service, resource.id, empty.map(({ word }) => word), empty.map(({ block }) => block)],
      )
  }
}

/** Updates the numbers of entries that hold a word in names and fields. */
async function countWords(execute: Execute, service: OwnerId, moved: ReadonlyMap<string, number>): Promise<void> {
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
