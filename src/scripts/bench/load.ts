/** Puts generated flowers straight into a read model, by the derivations of publishing and in bulk. */
import pg from 'pg'
import { nextRevision } from '#src/publish/put.ts'
import type { Execute } from '#src/read-model/database.ts'
import { entryOf } from '#src/read-model/entry.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { createReadModel } from '#src/read-model/schema.ts'
import { scoreOf } from '#src/read-model/score.ts'
import { flower, PAGES, type Page, page } from './catalogue.ts'

const BATCH = 1000

/** Adds the flowers of these numbers, the last excluded, and counts everything anew. `tell` hears how far it is. */
export async function loadFlowers(
  url: string,
  { from, to }: { from: number; to: number },
  tell: (words: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const execute: Execute = async (text, values = []) => (await client.query(text, [...values])).rows
  try {
    await execute("set synchronous_commit = off; set maintenance_work_mem = '256MB'")
    // An index is made in a fraction of the time that it takes to grow it row by row.
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

/** The words of a page are the same for all its flowers: they are read from Markdown and analysed once. */
async function writePages(execute: Execute): Promise<Page[]> {
  const pages = Array.from({ length: PAGES }, (_, index) => page(index))
  const blank = { ...flower(0, page(0)), summary: '', countries: [], cities: [], ...noFacets }
  const texts = pages.map((written) => entryOf(flowers, { ...blank, ...written }).text)
  await execute('create temporary table pages (page int primary key, words tsvector not null)')
  await execute(
    `insert into pages select page - 1, to_tsvector('english', words)
     from unnest($1::text[]) with ordinality as written (words, page)`,
    [texts],
  )
  return pages
}

const noFacets = Object.fromEntries(Object.values(flowers.facets).map(({ field, many }) => [field, many ? [] : null]))

async function insert(execute: Execute, pages: readonly Page[], from: number, to: number): Promise<void> {
  const rows = Array.from({ length: to - from }, (_, offset) => rowOf(pages, from + offset))
  await execute(
    `insert into read_model.records
       (service, resource, slug, document_id, name, record, summary, terms, search, score, published_at, updated_at)
     select $1, $2, slug, document_id, name, record, summary, terms, setweight(to_tsvector('english', keys), 'A') ||
       setweight(to_tsvector('english', text) || words, 'B'), score, published_at, updated_at
     from json_to_recordset($3) as given (slug text, document_id int, name text, record json, summary json,
       terms text[], keys text, text text, page int, score int, published_at timestamptz, updated_at timestamptz)
     join pages using (page)`,
    [flowers.service, flowers.id, JSON.stringify(rows)],
  )
  const names = rows.flatMap(({ slug, names }) => names.map((name) => ({ slug, ...name })))
  await execute(
    `insert into read_model.names (service, resource, slug, key, name, rank)
     select $1, $2, slug, key, name, rank
     from json_to_recordset($3) as given (slug text, key text, name text, rank int)`,
    [flowers.service, flowers.id, JSON.stringify(names)],
  )
}

function rowOf(pages: readonly Page[], index: number) {
  const at = index % PAGES
  const record = flower(index, pages[at] as Page)
  const { publishedAt, updatedAt, ...entry } = entryOf(flowers, { ...record, ...unwritten, faq: [] })
  return {
    ...entry,
    document_id: index + 1,
    record,
    keys: entry.names.map(({ key }) => key).join(' '),
    page: at,
    score: scoreOf(flowers, record).total,
    published_at: publishedAt,
    updated_at: updatedAt,
  }
}
