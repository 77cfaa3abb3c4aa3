import { expect, it } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { recorded } from '#test/recorded.ts'
import { findableKey, forgetFindable, writeFindable } from './findable.ts'

const row = (document_id: number, more: object = {}) => ({
  document_id,
  name: 'Rosé',
  slug: 'rose',
  other_names: ['Queen of FLOWERS'],
  state: 'published',
  is_trashed: false,
  ...more,
})

it('folds each name onto a line of its own', () => {
  expect(findableKey(['Rosé', 'ROSE'])).toBe('\nrose\nrose\n')
})

it('writes what is found by all its names and its slug, and forgets what is in the trash or gone', async () => {
  const { database, asked } = recorded([
    { to: 'left join lateral', rows: () => [row(1), row(2, { is_trashed: true })] },
    { to: '', rows: () => [] },
  ])
  await writeFindable(database.write, flowers, [1, 2, 3, 3])
  expect(asked[0]?.text).toContain('"_flowers_v"')
  const [, gone, written] = asked
  expect(gone?.values).toEqual(['flowers', [2, 3]])
  expect(written?.values[0]).toBe('flowers')
  expect(JSON.parse(String(written?.values[1]))).toEqual([{ ...row(1), key: '\nrose\nqueen of flowers\nrose\n' }])
})

it('writes nothing where nothing is found, and forgets nothing where nothing is named', async () => {
  const { database, asked } = recorded([{ to: '', rows: () => [] }])
  await writeFindable(database.write, flowers, [1])
  expect(asked.map(({ text }) => text.slice(0, 6))).toEqual(['select', 'delete'])
  await forgetFindable(database.write, flowers, [])
  expect(asked).toHaveLength(2)
})
