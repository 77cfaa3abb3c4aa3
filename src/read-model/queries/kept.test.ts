/** What is kept of queries: by what it was asked for, until its part of the catalogue changes, and weighed by what it takes. */
import { describe, expect, it } from 'vitest'
import { growing, type RecordedAnswer } from '#test/recorded.ts'
import type { Database } from '../database.ts'
import { read } from '../json.ts'
import type { Part } from '../parts.ts'
import { flowers } from '../resources/flowers.ts'
import { termOf } from '../terms.ts'
import { bySlug } from './by-slug.ts'
import { changesSince } from './changes.ts'
import { publicationOf } from './publication.ts'
import { related } from './related.ts'
import { rightsOf } from './rights.ts'
import { waitingIn } from './waiting.ts'

const long = 'a'.repeat(5000)
const { slug, ...rest } = { slug: 'rose', document_id: 1, calendar: null, elsewhere: null }

type Kept = RecordedAnswer & {
  /** What else is asked on the way. */
  beside?: readonly RecordedAnswer[]
  parts: readonly Part[]
  one(database: Database): Promise<unknown>
  other(database: Database): Promise<unknown>
  /** The least that the answer above takes. */
  bytes: number
}

const queries: Record<string, Kept> = {
  'the card of a catalogue': {
    to: 'select record from read_model.publications',
    rows: ([service]) => [{ record: JSON.stringify({ name: service, tagline: long }) }],
    parts: ['card'],
    one: (database) => publicationOf(database, 'flowers'),
    other: (database) => publicationOf(database, 'food'),
    bytes: 5000,
  },
  'the rights of a catalogue': {
    to: "record ->> 'licence'",
    rows: ([service]) => [{ name: service, licence: 'CC0-1.0' }],
    parts: ['card'],
    one: (database) => rightsOf(database, 'flowers'),
    other: (database) => rightsOf(database, 'food'),
    bytes: 200,
  },
  'what changed since a revision': {
    to: 'from read_model.changes',
    rows: ([, , since]) => [{ document: Number(since), terms: Array.from({ length: 50 }, String) }],
    parts: ['entries'],
    one: (database) => changesSince(database, flowers, '4'),
    other: (database) => changesSince(database, flowers, '5'),
    bytes: 50 * 80,
  },
  'an entry': {
    to: 'and r.slug = any(',
    rows: ([, , slugs]) => [{ ...rest, slug: (slugs as string[])[0], record: JSON.stringify({ slug, long }) }],
    parts: ['entries', 'topics'],
    one: async (database) => (await bySlug(database, flowers, 'rose'))?.slug,
    other: async (database) => (await bySlug(database, flowers, 'lily'))?.slug,
    bytes: 5000,
  },
  'what points at an entry': {
    to: 'as v (value)',
    rows: ([, values]) => (values as string[]).map((value) => ({ value, list: JSON.stringify({ slug: value, long }) })),
    beside: [
      {
        to: 'from read_model.counts',
        rows: () =>
          ['fair', 'feast'].map((day) => ({
            ...{ resource: 'flower', term: termOf(flowers, 'day', day) },
            ...{ written: 1, waiting: 0 },
          })),
      },
    ],
    parts: ['entries'],
    one: async (database) => read((await related(database, flowers, 'day', ['fair'], 2)).get('fair')),
    other: async (database) => read((await related(database, flowers, 'day', ['feast'], 2)).get('feast')),
    bytes: 5000,
  },
  'by which names something waits': {
    to: 'string_agg(plain',
    rows: ([service]) => [{ keys: Buffer.from(service === 'flowers' ? `${long}\npeoni\n` : 'rose\n') }],
    beside: [
      {
        to: 'length(plain) desc',
        rows: () => [{ service: 'flowers', resource: 'flower', name: 'Peony', plain: 'peoni' }],
      },
    ],
    parts: ['waiting'],
    one: (database) => waitingIn(database, ['flowers'], 'peony'),
    other: (database) => waitingIn(database, ['food'], 'peony'),
    bytes: 5000,
  },
}

describe.each(Object.entries(queries))('%s', (_, { to, rows, beside = [], parts, one, other, bytes }) => {
  const ground = () => growing([{ to, rows }, ...beside, { to: '', rows: () => [] }])
  const readsIn = ({ asked }: ReturnType<typeof ground>) => asked.filter(({ text }) => text.includes(to)).length

  it('is read once, and apart for whatever else is asked for', async () => {
    const catalogue = ground()
    const first = await one(catalogue.database)
    expect(await one(catalogue.database)).toEqual(first)
    expect(readsIn(catalogue)).toBe(1)
    expect(await other(catalogue.database)).not.toEqual(first)
    expect(readsIn(catalogue)).toBe(2)
  })

  it('is read again once its part has changed, and not for another', async () => {
    const catalogue = ground()
    await one(catalogue.database)
    catalogue.grow('reads')
    await one(catalogue.database)
    expect(readsIn(catalogue)).toBe(1)
    for (const [index, part] of parts.entries()) {
      catalogue.grow(part)
      await one(catalogue.database)
      expect(readsIn(catalogue), part).toBe(index + 2)
    }
  })

  it('is weighed by what it takes', async () => {
    const { database } = ground()
    await one(database)
    expect(database.store.bytes()).toBeGreaterThan(bytes)
  })
})
