import { describe, expect, it } from 'vitest'
import { type Few, fewEntries, linkTo, yearly } from '#test/few-entries.ts'
import { read } from '../json.ts'
import type { Publication } from '../publication.ts'
import { decorations, flowerDays, flowers } from '../resources/flowers.ts'
import { byDocument, bySlug } from './by-slug.ts'

const garlands = Array.from(
  { length: 14 },
  (_, index): Few => ({
    resource: decorations,
    slug: `garland-${index + 10}`,
    fields: { flowers: [linkTo(flowers, 'rose')] },
  }),
)
const card: Publication = {
  ...{ name: 'The Herbal', tagline: '', publisher: '', network: '', topics: [], about: '', ad_slots: [], contact: '' },
  licence: 'CC0-1.0',
}
const ground = fewEntries({
  entries: [
    { resource: flowers, slug: 'rose', fields: { scent: 'sweet' } },
    { resource: flowers, slug: 'lotus' },
    { resource: flowerDays, slug: 'rose', calendar: yearly(2, 7) },
    ...garlands,
  ],
  former: { rosa: 'rose', twice: 'twice' },
  card,
})
const { database, asked } = ground

describe('an entry by its slug', () => {
  it('is of its resource, in full, under the licence of its catalogue', async () => {
    const entry = await bySlug(database, flowers, 'rose')
    expect(entry).toMatchObject({ slug: 'rose', calendar: null })
    expect(read(entry?.record)).toMatchObject({ slug: 'rose', scent: 'sweet', licence: 'CC0-1.0', elsewhere: [] })
    const day = await bySlug(database, flowerDays, 'rose')
    expect(JSON.parse(day?.calendar ?? '')).toEqual(yearly(2, 7))
  })

  it('has what points at it, as many as are declared, and how many there are in all', async () => {
    const told = read((await bySlug(database, flowers, 'rose'))?.record) as unknown as Record<string, unknown[]>
    expect(told.decorations).toHaveLength(12)
    expect(told.decorations?.[0]).toMatchObject({ slug: 'garland-10' })
    expect(told).toMatchObject({ places: [], totals: { decorations: 14, places: 0 } })
  })

  it('looks for nothing that points at it where nothing does', async () => {
    const before = asked.length
    expect(read((await bySlug(database, flowers, 'lotus'))?.record)).toMatchObject({ totals: { decorations: 0 } })
    expect(asked.slice(before).some(({ text }) => text.includes('as v (value)'))).toBe(false)
  })

  it('is found under a slug that it had before, and not under one that none has', async () => {
    expect(await bySlug(database, flowers, 'rosa')).toMatchObject({ slug: 'rose' })
    expect(await bySlug(database, flowers, 'orchid')).toBeNull()
    expect(await bySlug(database, flowers, 'twice')).toBeNull()
  })

  it('is read together with whatever else is asked for at once', async () => {
    const before = asked.length
    await Promise.all(['rose', 'lotus'].map((slug) => bySlug(database, flowers, slug)))
    const reads = asked.slice(before).filter(({ text }) => text.includes('r.slug = any('))
    expect(reads.map(({ values }) => values)).toEqual([['flowers', 'flower', ['rose', 'lotus']]])
  })
})

describe('an entry by its document', () => {
  it('is the one that the document is published as', async () => {
    expect(await byDocument(database, flowers, 2)).toMatchObject({ slug: 'lotus' })
    expect(read((await byDocument(database, flowers, 1))?.record)).toMatchObject({ totals: { decorations: 14 } })
  })

  it('is none where it is not published, or as something else', async () => {
    expect(await byDocument(database, flowers, 99)).toBeNull()
    expect(await byDocument(database, flowers, 3)).toBeNull()
  })
})
