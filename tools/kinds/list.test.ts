import { describe, expect, it } from 'vitest'
import { decorations, flowers, nationalFlowers } from '#src/read-model/resources/flowers.ts'
import { askInBrief, askTool, contextOf } from '#test/asking.ts'
import { countryIn, fewEntries } from '#test/few-entries.ts'
import { partsOf } from '../tool.ts'
import { list, listAll, listSome, nextAddress } from './list.ts'

const { database } = fewEntries({
  entries: [
    { resource: flowers, slug: 'rose', fields: { colors: ['red', 'white'], countries: [countryIn('BG')] } },
    { resource: flowers, slug: 'anemone', fields: { colors: ['red'], countries: [countryIn('GR')] } },
    { resource: flowers, slug: 'lotus', fields: { colors: ['white'], countries: [countryIn('IN')] } },
    { resource: decorations, slug: 'garland', fields: { kind: 'garland' } },
    { resource: decorations, slug: 'carpet', fields: { kind: 'ground' } },
  ],
})
const context = contextOf({ database, name: 'list_flowers' })

const slugsOf = ({ items }: { items: readonly { slug: string }[] }) => items.map(({ slug }) => slug)

describe('a paged list', () => {
  const tool = list(flowers, { by: ['color', 'country'] })
  const asked = (input: object) => askTool(tool, { ...input }, context)

  it('gives entries of its resource alone, best documented first, and says that there is no more', async () => {
    const answer = await asked({})
    expect(slugsOf(answer)).toEqual(['rose', 'anemone', 'lotus'])
    expect(answer).toMatchObject({ total: 3, limit: 25, offset: 0, next: null })
  })

  it('keeps what passes every filter that is given', async () => {
    expect(await asked({ color: 'red' })).toMatchObject({ total: 2 })
    expect(slugsOf(await asked({ color: 'red' }))).toEqual(['rose', 'anemone'])
    expect(slugsOf(await asked({ color: 'red', country: 'Bulgaria' }))).toEqual(['rose'])
    expect(await asked({ color: 'white', country: 'Greece' })).toMatchObject({ items: [], total: 0, next: null })
    expect(await asked({ color: 'blue' })).toMatchObject({ items: [], total: 0, next: null })
  })

  it('is in the order asked for', async () => {
    expect(slugsOf(await asked({ sort: 'name' }))).toEqual(['anemone', 'lotus', 'rose'])
    expect(slugsOf(await asked({ sort: 'name', color: 'red' }))).toEqual(['anemone', 'rose'])
  })

  it('leads to its next page by the address of the same question, and from the last page nowhere', async () => {
    const first = await asked({ color: 'red', limit: 1 })
    expect(slugsOf(first)).toEqual(['rose'])
    const { pathname, searchParams } = new URL(String(first.next))
    expect(pathname).toBe('/flowers/api/v1/list_flowers')
    expect(Object.fromEntries(searchParams)).toEqual({ color: 'red', sort: 'known', limit: '1', offset: '1' })
    const second = await asked(Object.fromEntries(searchParams))
    expect(slugsOf(second)).toEqual(['anemone'])
    expect(second).toMatchObject({ total: 2, offset: 1, next: null })
  })

  it('is empty beyond its end', async () => {
    expect(await asked({ offset: 3 })).toMatchObject({ items: [], total: 3, next: null })
  })

  it('depends on how often entries were read where it is sorted by that, and nowhere else', () => {
    expect(partsOf(tool, { sort: 'seen' })).toEqual(['entries', 'reads'])
    for (const sort of ['known', 'name', 'new']) expect(partsOf(tool, { sort })).toEqual(['entries'])
  })

  it('tells programs of a country by its code, and nothing of what is not known', async () => {
    const { items } = await askInBrief(tool, { color: 'red', limit: 1 }, context)
    expect(items).toEqual([expect.objectContaining({ slug: 'rose', colors: ['red', 'white'], countries: ['BG'] })])
    expect(Object.keys((items as object[])[0] ?? {})).not.toContain('picture')
  })
})

describe('a list with a filter that must be given', () => {
  const tool = list(flowers, { by: ['country'], required: ['color'], isSorted: false })

  it('refuses to be asked without it', async () => {
    await expect(askTool(tool, { country: 'BG' }, context)).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ parameter: 'color', code: 'missing' }],
    })
  })

  it('filters by it and by the others, best documented first', async () => {
    expect(slugsOf(await askTool(tool, { color: 'red' }, context))).toEqual(['rose', 'anemone'])
    expect(slugsOf(await askTool(tool, { color: 'red', country: 'GR' }, context))).toEqual(['anemone'])
  })

  it('has an example that gives it', async () => {
    expect(flowers.facets.color.values).toContain(tool.example.color)
    expect(Object.keys(tool.example)).toEqual(['color'])
  })
})

describe('a list of all', () => {
  it('gives every entry that passes, in its own order', async () => {
    const tool = listAll(flowers, { by: ['color'], order: 'name' })
    expect(slugsOf(await askTool(tool, {}, context))).toEqual(['anemone', 'lotus', 'rose'])
    expect(slugsOf(await askTool(tool, { color: 'white' }, context))).toEqual(['lotus', 'rose'])
  })

  it('goes by what is known of entries unless it is declared otherwise', async () => {
    expect(slugsOf(await askTool(listAll(flowers, { by: [] }), {}, context))).toEqual(['rose', 'anemone', 'lotus'])
  })

  it('tells programs the fields of its line alone, where it has one', async () => {
    const tool = listAll(flowers, { by: ['color'], line: ['slug', 'colors'] })
    expect(await askInBrief(tool, { color: 'white' }, context)).toEqual({
      items: [
        { slug: 'rose', colors: ['red', 'white'] },
        { slug: 'lotus', colors: ['white'] },
      ],
      total: 2,
    })
  })
})

describe('a list of some', () => {
  const tool = listSome(flowers, {
    by: ['color', 'country'],
    limits: { most: 2, byDefault: 1 },
    order: 'known',
    needsFilter: true,
    beside: { decorations },
  })

  it('gives as many as are wanted, and says how many there are', async () => {
    const answer = await askTool(tool, { color: 'red' }, context)
    expect(slugsOf(answer)).toEqual(['rose'])
    expect(answer.total).toBe(2)
    expect(slugsOf(await askTool(tool, { color: 'red', limit: 2 }, context))).toEqual(['rose', 'anemone'])
  })

  it('has small resources whole beside it, by name', async () => {
    const { decorations: beside } = await askTool(tool, { color: 'blue' }, context)
    expect((beside as { slug: string }[]).map(({ slug }) => slug)).toEqual(['carpet', 'garland'])
    const told = await askInBrief(tool, { color: 'blue' }, context)
    expect(told).toMatchObject({
      items: [],
      total: 0,
      decorations: [{ slug: 'carpet', kind: 'ground' }, { slug: 'garland' }],
    })
  })

  it('refuses to be asked for everything, and names every filter that would do', async () => {
    await expect(askTool(tool, { limit: 2 }, context)).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [
        { parameter: 'color', code: 'one_required' },
        { parameter: 'country', code: 'one_required' },
      ],
    })
  })

  it('is not refused where no filter has to be given', async () => {
    const any = listSome(nationalFlowers, { by: ['country'], limits: { most: 5, byDefault: 5 }, order: 'name' })
    expect(await askTool(any, {}, context)).toEqual({ items: [], total: 0 })
  })
})

describe('the address of the next page', () => {
  const at = { name: 'list_flowers', baseUrl: 'https://x/flowers' }

  it('is none once the last entry was given', () => {
    expect(nextAddress(at, { limit: 10, offset: 0 }, 10)).toBeNull()
    expect(nextAddress(at, { limit: 10, offset: 20 }, 25)).toBeNull()
  })

  it('skips what was given, with one entry more than that', () => {
    expect(nextAddress(at, { limit: 10, offset: 10 }, 21)).toBe(
      'https://x/flowers/api/v1/list_flowers?limit=10&offset=20',
    )
  })

  it('repeats what was given and leaves out what was not', () => {
    expect(nextAddress(at, { color: 'red', use: undefined, limit: 1, offset: 0 }, 2)).toBe(
      'https://x/flowers/api/v1/list_flowers?color=red&limit=1&offset=1',
    )
  })
})
