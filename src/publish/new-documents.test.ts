import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { expect, it, vi } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { saving } from '#test/saving.ts'

type Making = {
  data: { id: number; name: string }
  req: { payload: { db: { create(args: object): Promise<object> } } }
}

vi.mock('payload', async (whole) => ({
  ...(await whole<typeof import('payload')>()),
  // What the CMS's own operation comes to, without its fields and hooks: a document is stored by the adapter.
  createOperation: async ({ data, req }: Making) => {
    if (data.name === '') throw new Error('Name: This field is required.')
    return req.payload.db.create({ data })
  },
}))

// By another address it is another module, with the operation above: that of other files stays loaded.
const address = './new-documents.ts?made'
const { holdRows, newDocuments }: typeof import('./new-documents.ts') = await import(/* @vite-ignore */ address)

const tables = {
  flowers: pgTable('flowers', { id: serial('id'), name: text('name'), createdAt: text('created_at') }),
  _flowers_v: pgTable('_flowers_v', { id: serial('id'), parent: integer('parent_id'), name: text('version_name') }),
  flowers_faq: pgTable('flowers_faq', { id: text('id'), question: text('question'), order: integer('_order') }),
}

type Adapter = { insert(given: { tableName: string; values: object }): Promise<{ id: unknown }[]> }

/** An adapter that stores an entry as the CMS's does: its row, rows of its lists, and a version. */
async function create(this: Adapter, { data }: { data: { id: number; name: string; faq?: object[] } }) {
  const { faq = [], ...row } = data
  await this.insert({ tableName: 'flowers', values: row })
  if (faq.length > 0) await this.insert({ tableName: 'flowers_faq', values: faq })
  await this.insert({ tableName: '_flowers_v', values: { parent: row.id, name: row.name } })
  return data
}

/** A request that makes flowers; ids of versions are given from 100 on. */
function making(user: { id: number } | null = { id: 7 }) {
  const ids = Array.from({ length: 1000 }, (_, index) => ({ id: 100 + index }))
  const { req, payload, execute, asked } = saving({ user, answers: [{ to: 'nextval', rows: () => ids }] })
  Object.assign(payload.db, { tables, create })
  Object.assign(payload, { collections: { flowers: { config: { slug: 'flowers', fields: [], hooks: {} } } } })
  const documents = newDocuments(req, execute)
  const make = (id: number, name: string, more: object = {}) =>
    documents.make(flowers, { id, data: { name, ...more }, isDraft: true })
  const inserts = () =>
    asked.flatMap(({ text: sql, values }) => {
      const [, table] = /^insert into "(\w+)" \(/.exec(sql) ?? []
      return table ? [{ table, rows: JSON.parse(String(values[0])) as Record<string, unknown>[], sql }] : []
    })
  return { make, write: documents.write, survey: documents.survey, inserts, asked }
}

it('writes the rows of a table by one statement, however many documents they are of', async () => {
  const { make, write, inserts, asked } = making()
  await make(1, 'Rose', { createdAt: 'then', faq: [{ id: 'a', question: 'Why?', order: 1 }] })
  await make(2, 'Lily', { createdAt: 'then' })
  expect(inserts()).toEqual([])
  await write()
  expect(inserts()).toMatchObject([
    {
      table: 'flowers',
      rows: [
        { id: 1, name: 'Rose', created_at: 'then' },
        { id: 2, name: 'Lily', created_at: 'then' },
      ],
    },
    { table: 'flowers_faq', rows: [{ id: 'a', question: 'Why?', _order: 1 }] },
    {
      table: '_flowers_v',
      rows: [
        { id: 100, parent_id: 1, version_name: 'Rose' },
        { id: 101, parent_id: 2, version_name: 'Lily' },
      ],
    },
  ])
  expect(asked.filter(({ text: sql }) => sql.includes('nextval'))).toHaveLength(1)
})

it('fills the row that is held for a document, whichever of its columns are written', async () => {
  const { make, write, inserts } = making()
  await make(1, 'Rose')
  await write()
  expect(inserts()[0]?.sql).toMatch(
    /on conflict \(id\) do update set \("name","id","created_at"\) = row\(excluded\."name",excluded\."id",excluded\."created_at"\)/,
  )
})

it('writes once what was made, and then what was made since', async () => {
  const { make, write, inserts, asked } = making()
  await make(1, 'Rose')
  await write()
  await make(2, 'Lily')
  await write()
  await write()
  const authors = asked.filter(({ text: sql }) => sql.includes('version_authors')).map(({ values }) => values[1])
  expect(authors).toEqual([[1], [2]])
  const rows = inserts().filter(({ table }) => table === 'flowers')
  expect(rows.map(({ rows: [row] }) => row?.name)).toEqual(['Rose', 'Lily'])
})

it('has PostgreSQL look at the tables that many rows were written to, and at no others', async () => {
  const { make, write, survey, asked } = making()
  const surveys = () => asked.flatMap(({ text: sql }) => (sql.startsWith('analyze') ? [sql] : []))
  await make(1, 'Rose', { faq: [{ id: 'a', question: 'Why?', order: 1 }] })
  await write()
  await survey()
  expect(surveys()).toEqual([])
  for (let id = 2; id <= 500; id++) await make(id, `Rose ${id}`)
  await write()
  await survey()
  expect(surveys()).toEqual(['analyze "_flowers_v", "flowers"'])
})

it('leaves nothing of a document that is refused', async () => {
  const { make, write, inserts, asked } = making()
  await expect(make(1, '')).rejects.toThrow('Name: This field is required.')
  await write()
  expect([inserts(), asked]).toEqual([[], []])
})

it('records each, and who saved its version where that is a person', async () => {
  const told = async (user: { id: number } | null) => {
    const { make, write, asked } = making(user)
    await make(1, 'Rose')
    await write()
    const [record] = asked.filter(({ text: sql }) => sql.includes('editing.audit'))
    const [line] = JSON.parse(String(record?.values[0])) as object[]
    return {
      line,
      authors: asked.filter(({ text: sql }) => sql.includes('version_authors')).map(({ values }) => values),
    }
  }
  const named = { kind: 'made', collection: 'flowers', document_id: 1, title: 'Rose' }
  expect(await told({ id: 7 })).toMatchObject({
    line: { ...named, person_id: 7, machine: null },
    authors: [[['flowers'], [1], [100], 7]],
  })
  expect(await told(null)).toMatchObject({ line: { ...named, person_id: null, machine: 'script' }, authors: [] })
})

it('holds a row for each slug that is free, and gives their ids', async () => {
  const { execute, asked } = saving({ answers: [{ to: 'returning id, slug', rows: () => [{ id: 4, slug: 'rose' }] }] })
  expect(await holdRows(execute, flowers, ['rose', 'lily'])).toEqual(new Map([['rose', 4]]))
  expect(asked).toMatchObject([{ values: [['rose', 'lily']] }])
})
