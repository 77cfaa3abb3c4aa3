import { expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { recorded } from '#test/recorded.ts'
import { forget, ledgerRow, ledgerRows, writeLedger } from './ledger.ts'

const row = {
  document_id: 1,
  first_published_at: new Date('2026-01-02T03:04:05Z'),
  text_changed_at: '2026-02-03 04:05:06+00',
  digest: 'd',
  slugs: ['rose'],
  waiting_terms: null,
}

const blank = { firstPublishedAt: null, textChangedAt: null, digest: null, slugs: [], waitingTerms: null }

it('gives instants as text in UTC, and a blank row of what it has not heard of', async () => {
  const { database, asked } = recorded([{ to: 'from publishing.ledger', rows: () => [row] }])
  const rows = await ledgerRows(database.execute, flowers, [1, 2])
  expect(rows.get(1)).toEqual({
    firstPublishedAt: '2026-01-02T03:04:05.000Z',
    textChangedAt: '2026-02-03T04:05:06.000Z',
    digest: 'd',
    slugs: ['rose'],
    waitingTerms: null,
  })
  expect(rows.get(2)).toEqual(blank)
  expect(asked[0]?.values).toEqual(['flowers', 'flower', [1, 2]])
})

it('gives the row of one document', async () => {
  const { database } = recorded([
    { to: 'from publishing.ledger', rows: () => [{ ...row, first_published_at: null, text_changed_at: null }] },
  ])
  expect(await ledgerRow(database.execute, flowers, 1)).toMatchObject({ firstPublishedAt: null, slugs: ['rose'] })
  const { database: empty } = recorded([{ to: 'from publishing.ledger', rows: () => [] }])
  expect(await ledgerRow(empty.execute, flowers, 1)).toEqual(blank)
})

it('writes each row under its document, and forgets one', async () => {
  const { database, asked } = recorded([{ to: '', rows: () => [] }])
  await writeLedger(database.write, flowers, new Map([[7, { ...blank, slugs: ['rose'] }]]))
  expect(asked[0]?.values.slice(0, 2)).toEqual(['flowers', 'flower'])
  expect(JSON.parse(String(asked[0]?.values[2]))).toEqual([{ documentId: 7, ...blank, slugs: ['rose'] }])
  await forget(database.write, flowers, 7)
  expect(asked[1]?.text).toMatch(/^delete from publishing\.ledger/)
  expect(asked[1]?.values).toEqual(['flowers', 'flower', 7])
})
