import { expect, test } from 'vitest'
import { readEntry } from '#src/import/read-entry.ts'
import type { LedgerRow } from '#src/publish/ledger.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { flowerDays, flowers, nationalFlowers } from '#src/read-model/resources/flowers.ts'
import { entryFileOf, type Slugs, tableFileOf, writtenOf } from './file-of.ts'

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

const written = (resource: AnyResource, form: object, more: { slugs?: Slugs; ledger?: LedgerRow } = {}) =>
  writtenOf(
    { resource },
    { id: 7, slug: 'rose', name: 'Rose', _status: 'published', ...form },
    {
      slugs: more.slugs ?? new Map(),
      ledger: more.ledger,
    },
  )

test('what an entry refers to is named by slugs; what leads nowhere is left out', () => {
  const slugs: Slugs = new Map([
    [
      'flower_day',
      new Map([
        [8, 'lily-day'],
        [9, 'rose-day'],
      ]),
    ],
    ['flower', new Map([[3, 'lily']])],
  ])
  expect(written(flowers, { days: [9, 77, 8] }, { slugs }).fields.days).toEqual(['rose-day', 'lily-day'])
  expect(written(flowers, { days: [77] }, { slugs }).fields).not.toHaveProperty('days')
  expect(written(nationalFlowers, { flower: 3 }, { slugs }).fields.flower).toBe('lily')
  expect(written(nationalFlowers, { flower: 4 }, { slugs }).fields).not.toHaveProperty('flower')
})

test('a published entry says what is remembered of it, and its slugs but for its own', () => {
  const ledger: LedgerRow = {
    ...{ firstPublishedAt: '2026-01-01T00:00:00.000Z', textChangedAt: '2026-02-01T00:00:00.000Z' },
    ...{ digest: null, slugs: ['rosa', 'rose'], waitingTerms: null },
  }
  expect(written(flowers, {}, { ledger }).fields).toMatchObject({
    published_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-02-01T00:00:00.000Z',
    former_slugs: ['rosa'],
  })
  expect(written(flowers, {}).fields).not.toHaveProperty('status')
  const { fields } = written(flowers, { _status: 'draft', mayBeNamed: true }, { ledger })
  expect(fields).toMatchObject({ status: 'draft', may_be_named: true })
  expect(fields).not.toHaveProperty('published_at')
  expect(written(flowers, { _status: 'draft', mayBeNamed: false }).fields).not.toHaveProperty('may_be_named')
})

test('an announcement without a day says that it is cancelled, and no more than was typed', () => {
  const overrides = [
    { id: 'x', of: '2027-06-01', to: '', ends: null, note: '', source: 'Mayor' },
    { of: '2028-06-01', to: '2028-06-02', ends: '2028-06-03', note: 'Rain.' },
  ]
  const rule = [{ id: 'y', blockType: 'fixed-date', month: 6, day: 1 }]
  expect(written(flowerDays, { rule, overrides }).fields).toMatchObject({
    rule: { kind: 'fixed-date', month: 6, day: 1 },
    overrides: [
      { of: '2027-06-01', to: null, source: 'Mayor' },
      { of: '2028-06-01', to: '2028-06-02', ends: '2028-06-03', note: 'Rain.' },
    ],
  })
  expect(written(flowers, { rule, overrides }).fields).not.toHaveProperty('overrides')
})

test('a file has its texts under their titles, behind fields in the order of the record', () => {
  const text = { ...written(flowers, { summary: 'A shrub.' }), texts: { appearance: 'Red.', uses: 'Tea.' } }
  const file = entryFileOf(flowers, text)
  expect(file).toMatch(/^---\nname: Rose\nsummary: A shrub\.\n/)
  expect(file).toMatch(/\n---\n\n## Appearance\n\nRed\.\n\n## Uses\n\nTea\.\n$/)
})
