import { describe, expect, it } from 'vitest'
import { cities, flowers, places } from '#src/read-model/resources/flowers.ts'
import { askInBrief, askTool, contextOf } from '#test/asking.ts'
import { countryIn, fewEntries, linkTo } from '#test/few-entries.ts'
import { listCities } from './cities.ts'

const tiedTo = (...slugs: string[]) => ({ cities: slugs.map((slug) => linkTo(cities, slug)) })

const ground = fewEntries({
  entries: [
    { resource: cities, slug: 'grasse', fields: { countries: [countryIn('FR')] } },
    { resource: cities, slug: 'kyoto', fields: { countries: [countryIn('JP')] } },
    { resource: cities, slug: 'tokyo', fields: { countries: [countryIn('JP')] } },
    { resource: cities, slug: 'nara', fields: { countries: [countryIn('JP')] } },
    { resource: flowers, slug: 'cherry', fields: tiedTo('kyoto', 'tokyo') },
    { resource: flowers, slug: 'iris', fields: tiedTo('kyoto') },
    { resource: places, slug: 'garden', fields: { ...tiedTo('kyoto', 'grasse'), kind: 'botanic' } },
  ],
})
const context = contextOf(ground)

const tool = listCities(cities, { by: ['country', 'kind'], most: 3 })
const slugsOf = ({ items }: { items: readonly { slug: string }[] }) => items.map(({ slug }) => slug)

describe('places', () => {
  it('come with most pages first, and by slug where as many are tied to them', async () => {
    expect(slugsOf(await askTool(tool, { limit: 3 }, context))).toEqual(['kyoto', 'grasse', 'tokyo'])
  })

  it('tell the pages tied to them, by subject and in all', async () => {
    const [kyoto] = (await askTool(tool, {}, context)).items
    expect(kyoto).toMatchObject({ slug: 'kyoto', pages: 3, counts: { flowers: 2, places: 1, decorations: 0 } })
    expect(kyoto?.counts).not.toHaveProperty('cities')
    expect(kyoto?.counts).not.toHaveProperty('countries')
  })

  it('are those that pass the filters, up to the limit, and it is told how many there are', async () => {
    const japanese = await askTool(tool, { country: 'Japan' }, context)
    expect(slugsOf(japanese)).toEqual(['kyoto', 'tokyo', 'nara'])
    const two = await askTool(tool, { country: 'Japan', limit: 2 }, context)
    expect([slugsOf(two), two.total]).toEqual([['kyoto', 'tokyo'], 3])
    expect(await askTool(tool, { country: 'Japan', kind: 'region' }, context)).toMatchObject({ items: [], total: 0 })
  })

  it('are all given where the tool has no limit', async () => {
    const all = listCities(cities, { by: ['country'] })
    expect(slugsOf(await askTool(all, {}, context))).toEqual(['kyoto', 'grasse', 'tokyo', 'nara'])
    await expect(askTool(all, { limit: 1 }, context)).rejects.toMatchObject({ errors: [{ code: 'undeclared' }] })
  })

  it('are told in brief without noughts', async () => {
    const { items, total } = await askInBrief(tool, { country: 'JP' }, context)
    expect(total).toBe(3)
    expect(items).toMatchObject([
      { slug: 'kyoto', pages: 3, counts: { flowers: 2, places: 1 }, countries: ['JP'] },
      { slug: 'tokyo', pages: 1 },
      { slug: 'nara', pages: 0 },
    ])
    expect((items as { counts: object }[]).map(({ counts }) => Object.keys(counts))).toEqual([
      ['flowers', 'places'],
      ['flowers'],
      [],
    ])
  })
})
