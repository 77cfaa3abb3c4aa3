/** Puts generated flowers straight into a read model, by the derivations of publishing and in bulk. */
import pg from 'pg'
import { unfinished, writeMoreDates } from '#src/publish/dates.ts'
import { nextRevision } from '#src/publish/put.ts'
import { indexWords } from '#src/publish/words.ts'
import type { Execute } from '#src/read-model/database.ts'
import { entryOf } from '#src/read-model/entry.ts'
import { htmlOf } from '#src/read-model/html.ts'
import { flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { createReadModel } from '#src/read-model/schema.ts'
import { scoreOf } from '#src/read-model/score.ts'
import { type PlacedWords, writtenWords } from '#src/read-model/searched.ts'
import { type FlowerPage, flower, flowerPage, PAGES } from './catalogue.ts'

const BATCH = 1000

/** Adds the flowers of these numbers, the last excluded, and counts everything anew. `tell` gets the progress. */
export async function loadFlowers(
  url: string,
  { from, to }: { from: number; to: number },
  tell: (words: string) => void,
): Promise<void> {
  await loading(url, async (execute) => {
    // To make an index at the end takes a fraction of the time of updating it row by row.
    for (const { name } of indexes) await execute(`drop index read_model.${name}`)
    const pages = await writePages(execute)
    for (let at = from; at < to; at += BATCH) {
      await insert(execute, pages, at, Math.min(at + BATCH, to))
      tell(`${at} of ${to}`)
    }
    for (const { name, statement } of indexes) {
      tell(name)
      await execute(statement)
    }
    await execute('delete from read_model.counts')
    await execute(`insert into read_model.counts (service, resource, term, written)
      select service, resource, unnest(array_prepend('', terms)), count(*) from read_model.records group by 1, 2, 3`)
    tell('words')
    await indexWords(execute, flowers.service)
  })
}

/**
 * Works out all years of the existing days, as the job does within hours, and adds more days with the same dates: what a reader does with
 * a day does not depend on its rule, once it has its dates.
 */
export async function loadDates(url: string, { days = 0 }: { days?: number } = {}): Promise<void> {
  await loading(url, async (execute) => {
    for (let left = await unfinished(execute); left.length > 0; left = await unfinished(execute))
      for (const day of left) await writeMoreDates(execute, day)
    const [row] = await execute<{ highest: number }>(
      'select max(document_id)::int as highest from read_model.records where (service, resource) = ($1, $2)',
      [flowerDays.service, flowerDays.id],
    )
    const copies = [flowerDays.service, flowerDays.id, Math.max(0, Math.ceil(days / (row?.highest ?? 1)) - 1)]
    const columns = `record, summary, calendar, terms, words, borrowed, written, score, published_at, updated_at, html`
    await execute(
      `insert into read_model.records (service, resource, slug, document_id, name, ${columns})
       select service, resource, slug || '-' || copy, document_id + copy * ${row?.highest}, name || ' ' || copy, ${columns}
       from read_model.records, generate_series(1, $3) copy where (service, resource) = ($1, $2)`,
      copies,
    )
    for (const [table, others] of Object.entries({
      dated: 'calendar, edition, first_year, last_year',
      occurrences: 'starts, ends, certainty, source',
    }))
      await execute(
        `insert into read_model.${table} (service, resource, document_id, ${others})
         select service, resource, document_id + copy * ${row?.highest}, ${others}
         from read_model.${table}, generate_series(1, $3) copy where (service, resource) = ($1, $2)`,
        copies,
      )
  })
}

/** Does work on a connection of its own, with settings for speed, and tells readers when it is done. */
async function loading(url: string, work: (execute: Execute) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const execute: Execute = async (text, values = []) => (await client.query(text, [...values])).rows
  try {
    await execute("set synchronous_commit = off; set maintenance_work_mem = '256MB'")
    await work(execute)
    await nextRevision(execute, flowers.service, ['entries'])
    await execute('vacuum analyze')
  } finally {
    await client.end()
  }
}

const indexes = createReadModel
  .filter((statement) => statement.startsWith('create index '))
  .map((statement) => ({ name: statement.split(' ')[2] as string, statement }))

const unwritten = Object.fromEntries(Object.keys(flowers.sections).map((key) => [key, null]))

/** A page, and the words of its texts. */
type WordedPage = { page: FlowerPage; words: PlacedWords }

/** The words of a page and its HTML are the same for all its flowers: they are made from Markdown once. */
async function writePages(execute: Execute): Promise<WordedPage[]> {
  const pages = Array.from({ length: PAGES }, (_, index) => flowerPage(index))
  const blank = { ...flower(0, flowerPage(0)), summary: '', countries: [], cities: [], ...noFacets }
  await execute('create temporary table pages (page int primary key, html json not null)')
  await execute(
    `insert into pages select page - 1, html::json from unnest($1::text[]) with ordinality as written (html, page)`,
    [pages.map((written) => JSON.stringify(htmlOf(flowers, { ...blank, ...written })))],
  )
  return pages.map((written) => {
    const { words } = entryOf(flowers, { ...blank, ...written }, null)
    return { page: written, words: new Map([...words.own].filter(([, places]) => places === 0)) }
  })
}

const noFacets = Object.fromEntries(Object.values(flowers.facets).map(({ field, many }) => [field, many ? [] : null]))

async function insert(execute: Execute, pages: readonly WordedPage[], from: number, to: number): Promise<void> {
  const rows = Array.from({ length: to - from }, (_, offset) => rowOf(pages, from + offset))
  await execute(
    `insert into read_model.records
       (service, resource, slug, document_id, name, record, summary, terms, words, borrowed, written, score, published_at,
        updated_at, html)
     select $1, $2, slug, document_id, name, record, summary, terms, words, borrowed, written, written, published_at,
       updated_at, html
     from json_to_recordset($3) as given (slug text, document_id int, name text, record json, summary json,
       terms text[], words text, borrowed text, page int, written int, published_at timestamptz, updated_at timestamptz)
     join pages using (page)`,
    [flowers.service, flowers.id, JSON.stringify(rows)],
  )
  const names = rows.flatMap(({ slug, names }) => names.map((name) => ({ slug, ...name })))
  await execute(
    `insert into read_model.names (service, resource, slug, key, plain, name, rank)
     select $1, $2, slug, key, plain, name, rank
     from json_to_recordset($3) as given (slug text, key text, plain text, name text, rank int)`,
    [flowers.service, flowers.id, JSON.stringify(names)],
  )
}

function rowOf(pages: readonly WordedPage[], index: number) {
  const at = index % PAGES
  const { page, words: shared } = pages[at] as WordedPage
  const record = flower(index, page)
  const { publishedAt, updatedAt, words, ...entry } = entryOf(flowers, { ...record, ...unwritten, faq: [] }, null)
  return {
    ...entry,
    document_id: index + 1,
    record,
    ...writtenWords({ ...words, own: new Map([...shared, ...words.own]) }),
    page: at,
    written: scoreOf(flowers, record, null).total,
    published_at: publishedAt,
    updated_at: updatedAt,
  }
}
