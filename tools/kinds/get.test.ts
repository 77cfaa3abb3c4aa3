import { describe, expect, it } from 'vitest'
import { decorations, flowerDays, flowers, terms } from '#src/read-model/resources/flowers.ts'
import { categories, traditions } from '#src/read-model/resources/traditions.ts'
import { askInBrief, askTool, contextOf } from '#test/asking.ts'
import { fewEntries, linkTo, yearly } from '#test/few-entries.ts'
import { partsOf } from '../tool.ts'
import { get } from './get.ts'
import { getValue } from './get-value.ts'
import { glossary } from './glossary.ts'

const ground = fewEntries({
  entries: [
    { resource: flowers, slug: 'rose', fields: { other_names: ['Queen of flowers'], scent: 'sweet' } },
    { resource: flowers, slug: 'damask-rose', fields: { name: 'Damask rose' } },
    { resource: decorations, slug: 'rose-water' },
    { resource: decorations, slug: 'garland', fields: { flowers: [linkTo(flowers, 'rose')] } },
    { resource: flowerDays, slug: 'valentines-day', fields: { name: "Valentine's Day" }, calendar: yearly(2, 14) },
    { resource: terms, slug: 'petal' },
  ],
  former: { 'rosa-x': 'damask-rose' },
  waiting: [{ resource: flowers, name: 'Peony' }],
})
const context = contextOf(ground)

const getFlower = get(flowers, { example: 'rose', list: 'list_flowers' })
const asked = async (input: object) => ((await askTool(getFlower, { ...input }, context)) as { slug: string }).slug

describe('an entry', () => {
  it('is given in full, with what points at it and how many there are of each', async () => {
    expect(await askTool(getFlower, { slug: 'rose' }, context)).toMatchObject({
      slug: 'rose',
      scent: 'sweet',
      licence: 'CC-BY-4.0',
      elsewhere: [],
      decorations: [{ slug: 'garland' }],
      totals: { decorations: 1, places: 0 },
    })
  })

  it('is found by its slug, by one that it had before, and by its names as readers say them', async () => {
    expect(await asked({ slug: 'rosa-x' })).toBe('damask-rose')
    for (const name of ['Rose', 'the roses', 'queen of flowers', 'rose flower'])
      expect(await asked({ name })).toBe('rose')
    expect(await asked({ name: 'dammask rose' })).toBe('damask-rose')
  })

  it('is the one of the slug, whatever name is given beside', async () => {
    expect(await asked({ slug: 'rose', name: 'Damask rose' })).toBe('rose')
  })

  it('needs one of both', async () => {
    await expect(asked({})).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [
        { parameter: 'slug', code: 'one_required' },
        { parameter: 'name', code: 'one_required' },
      ],
    })
  })

  it('is told in brief by what is known, and what points at it by slug and name', async () => {
    const told = await askInBrief(getFlower, { slug: 'rose' }, context)
    expect(told.decorations).toEqual([{ slug: 'garland', name: 'Garland' }])
    for (const field of ['picture', 'native_range']) expect(told).not.toHaveProperty(field)
  })

  it('depends on what waits where it is asked for by name, and on itself alone where it is by slug', () => {
    expect(partsOf(getFlower, { name: 'rose' })).toEqual(['entries', 'topics', 'waiting'])
    expect(partsOf(getFlower, { slug: 'rose' })).toEqual(['entries', 'topics'])
    expect(getFlower.alone?.({ slug: 'rose' })).toBe('rose')
    expect(getFlower.alone?.({ name: 'rose' })).toBeUndefined()
  })
})

describe('what is not there', () => {
  it('is told with the tool that opens what may be meant', async () => {
    await expect(asked({ slug: 'damask-roses-x' })).rejects.toMatchObject({
      code: 'not_found',
      detail: 'No flower has the slug "damask-roses-x".',
      suggestions: [
        {
          name: 'Damask rose',
          slug: 'damask-rose',
          resource: 'flower',
          open: { tool: 'get_flower', arguments: { slug: 'damask-rose' } },
        },
        { slug: 'rose' },
      ],
      missed: { service: 'flowers', name: 'damask roses x' },
    })
  })

  it('may be something else of the same name', async () => {
    await expect(asked({ name: 'Rose water' })).rejects.toMatchObject({
      detail: 'No flower is called "Rose water".',
      suggestions: [{ slug: 'rose-water', resource: 'decoration' }, { slug: 'rose' }],
    })
  })

  it('is told to wait where it does, and is not taken for a slip of another', async () => {
    await expect(asked({ name: 'peonies' })).rejects.toMatchObject({
      detail: 'The flower "Peony" waits to be written: there is no page of it yet.',
      waiting: [{ name: 'Peony', resource: 'flower' }],
      missed: { service: 'flowers', name: 'Peony' },
    })
    await expect(asked({ slug: 'peony' })).rejects.toMatchObject({ waiting: [{ name: 'Peony', resource: 'flower' }] })
    await expect(asked({ name: 'peonny' })).rejects.toMatchObject({ waiting: [{ name: 'Peony' }] })
  })
})

describe('a calendar day', () => {
  const tool = get(flowerDays, { example: 'hanami', list: 'list_flower_days' })

  it('says when it falls next, and whether it is on', async () => {
    expect(await askTool(tool, { slug: 'valentines-day' }, context)).toMatchObject({
      starts: '2027-02-14',
      ends: '2027-02-14',
      on_now: false,
      date_approximate: false,
      certainty: 'computed',
      date_source: null,
    })
    const onTheDay = contextOf({ ...ground, now: '2027-02-14T23:59:59Z' })
    expect(await askTool(tool, { slug: 'valentines-day' }, onTheDay)).toMatchObject({
      starts: '2027-02-14',
      on_now: true,
    })
    const dayAfter = contextOf({ ...ground, now: '2027-02-15T00:00:00Z' })
    expect(await askTool(tool, { slug: 'valentines-day' }, dayAfter)).toMatchObject({
      starts: '2028-02-14',
      on_now: false,
    })
  })

  it('is another each day, as other entries are not', () => {
    expect([tool.varies, getFlower.varies]).toEqual(['today', 'content'])
  })
})

describe('a term', () => {
  const tool = glossary(terms, { example: 'petal' })

  it('is found however it is written', async () => {
    for (const term of ['petal', 'Petals', 'PÉTAL'])
      expect(await askTool(tool, { term }, context)).toMatchObject({ slug: 'petal' })
  })

  it('leads to what comes near where it is not there', async () => {
    await expect(askTool(tool, { term: 'petiole' }, context)).rejects.toMatchObject({
      code: 'not_found',
      suggestions: [{ slug: 'petal', open: { tool: 'define_term', arguments: { term: 'Petal' } } }],
    })
  })

  it('depends on what waits, since it is asked for by name', () => {
    expect(partsOf(tool, { term: 'petal' })).toContain('waiting')
  })
})

describe('the page of a value', () => {
  const facet = traditions.facets.category
  const tool = getValue(categories, { parameter: 'category', facet, list: 'list_categories' })
  const [written = '', unwritten = ''] = facet.values
  const { database } = fewEntries({ entries: [{ resource: categories, slug: written }] })
  const inTraditions = contextOf({ database, service: 'traditions' })

  it('is given by the value', async () => {
    expect(await askTool(tool, { category: written }, inTraditions)).toMatchObject({ slug: written })
  })

  it('is not found while it waits to be written', async () => {
    await expect(askTool(tool, { category: unwritten }, inTraditions)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is asked for by a value of the list and nothing else', async () => {
    await expect(askTool(tool, { category: `${written}x` }, inTraditions)).rejects.toMatchObject({
      errors: [{ parameter: 'category', code: 'not_a_value', nearest: expect.arrayContaining([written]) }],
    })
  })
})
