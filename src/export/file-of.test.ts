import { expect, test } from 'vitest'
import { readEntry } from '#src/import/read-entry.ts'
import { nationalFlowers } from '#src/read-model/resources/flowers.ts'
import { entryFileOf, tableFileOf, writtenOf } from './file-of.ts'

const document = {
  id: 7,
  slug: 'austria',
  name: 'Austria: edelweiss',
  summary: 'Worn, "never" picked: no.',
  official: false,
  otherNames: ['no', '1.0', ' - '],
  _status: 'published',
}

test('a no is written down, where leaving it out would say nothing', () => {
  const written = writtenOf({ resource: nationalFlowers }, document, { slugs: new Map(), ledger: undefined })
  expect(written.fields).toMatchObject({ official: false, other_names: ['no', '1.0', '-'] })
  const { entry, troubles } = readEntry(nationalFlowers, 'a.md', 'austria', entryFileOf(nationalFlowers, written))
  expect(troubles.map(({ detail }) => detail).filter((detail) => detail.startsWith('official'))).toEqual([])
  expect(entry.fields).toEqual(written.fields)
})

test('a cell is quoted where it has to be, and what is no text is JSON', () => {
  const fields = { name: 'A, "b"', official: true, other_names: ['x'], summary: ' Two\nlines' }
  expect(tableFileOf(nationalFlowers, [{ slug: 'a', fields, texts: {} }])).toBe(
    'slug,name,official,other_names,summary\na,"A, ""b""",true,"[""x""]"," Two\nlines"\n',
  )
})
