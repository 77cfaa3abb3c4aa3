import { describe, expect, it } from 'vitest'
import { countryOverviews, flowers, nationalFlowers } from '#src/read-model/resources/flowers.ts'
import { askInBrief, askTool, contextOf } from '#test/asking.ts'
import { countryIn, fewEntries } from '#test/few-entries.ts'
import { countries } from './countries.ts'

const inCountry = (...codes: string[]) => ({ countries: codes.map(countryIn) })

const ground = fewEntries({
  entries: [
    { resource: flowers, slug: 'cherry', fields: inCountry('JP', 'KR') },
    { resource: flowers, slug: 'lotus', fields: inCountry('JP') },
    { resource: nationalFlowers, slug: 'sakura', fields: { ...inCountry('JP'), flower_name: 'Cherry blossom' } },
    { resource: nationalFlowers, slug: 'kiku', fields: { ...inCountry('JP'), flower_name: 'Chrysanthemum' } },
    { resource: countryOverviews, slug: 'japan', fields: inCountry('JP') },
  ],
})
const context = contextOf(ground)

const tool = countries(countryOverviews, { counted: [flowers], tied: { national_flowers: nationalFlowers } })
type Told = { slug: string; code: string; national_flowers: { slug: string }[] }
const itemsOf = (answer: object) => (answer as { items: Told[] }).items
const ofCode = (items: readonly Told[], code: string) => items.find((one) => one.code === code)

describe('the countries', () => {
  it('are all there, by name, whatever is written of them', async () => {
    const answer = await askTool(tool, {}, context)
    const names = answer.items.map(({ name }) => name)
    expect(answer.total).toBe(names.length)
    expect(names.length).toBe(250)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  it('have their counts, what is tied to them, and whether their overview is written', async () => {
    const items = itemsOf(await askTool(tool, {}, context))
    expect(ofCode(items, 'JP')).toMatchObject({
      slug: 'japan',
      url: '/countries/japan',
      overview_written: true,
      counts: { flowers: 2 },
      national_flowers: [{ slug: 'kiku' }, { slug: 'sakura' }],
    })
    expect(ofCode(items, 'KR')).toMatchObject({ overview_written: false, counts: { flowers: 1 }, national_flowers: [] })
    expect(ofCode(items, 'TD')).toMatchObject({ overview_written: false, counts: { flowers: 0 } })
  })

  it('are those of a region where one is asked for, by the list of the service', async () => {
    const { items, total } = await askTool(tool, { region: 'oceania' }, context)
    expect(total).toBe(items.length)
    expect(total).toBeGreaterThan(10)
    for (const { regions } of items) expect(regions).toContain('oceania')
    expect(ofCode(itemsOf({ items }), 'JP')).toBeUndefined()
  })

  it('take no region where the declaration has none', async () => {
    const plain = countries(countryOverviews, { counted: [flowers], hasRegions: false })
    expect((await askTool(plain, {}, context)).total).toBe(250)
    await expect(askTool(plain, { region: 'oceania' }, context)).rejects.toMatchObject({
      errors: [{ parameter: 'region', code: 'undeclared' }],
    })
  })

  it('are told to programs without noughts, and what is tied to them by the name that it has', async () => {
    const told = await askInBrief(tool, {}, context)
    expect(told).toMatchObject({ total: 250, url: '/countries' })
    const [japan, chad] = [ofCode(itemsOf(told), 'JP'), ofCode(itemsOf(told), 'TD')]
    expect(japan).toMatchObject({ counts: { flowers: 2 }, national_flowers: ['Chrysanthemum', 'Cherry blossom'] })
    expect(chad).toMatchObject({ counts: {} })
    expect(chad).not.toHaveProperty('national_flowers')
    expect(chad).not.toHaveProperty('url')
  })
})
