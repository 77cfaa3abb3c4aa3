import { describe, expect, it } from 'vitest'
import { blooms, countryOverviews, flowers, nationalFlowers } from '#src/read-model/resources/flowers.ts'
import { askInBrief, askTool, contextOf } from '#test/asking.ts'
import { countryIn, type Few, fewEntries } from '#test/few-entries.ts'
import { country } from './country.ts'

const inCountry = (code: string) => ({ countries: [countryIn(code)] })

/** So many flowers of a country, of which every second is red too. */
const flowersOf = (code: string, many: number): Few[] =>
  Array.from({ length: many }, (_, index) => ({
    resource: flowers,
    slug: `${code.toLowerCase()}-${index + 10}`,
    fields: { ...inCountry(code), colors: index % 2 === 0 ? ['white'] : ['white', 'red'] },
  }))

/** Blooms of a country: no tool lists these by country. */
const bloomsOf = (code: string, many: number): Few[] =>
  Array.from({ length: many }, (_, index) => ({
    resource: blooms,
    slug: `bloom-${index + 10}`,
    fields: inCountry(code),
  }))

const ground = fewEntries({
  entries: [
    ...flowersOf('JP', 14),
    ...flowersOf('BG', 6),
    ...flowersOf('IN', 7),
    ...bloomsOf('JP', 13),
    { resource: nationalFlowers, slug: 'sakura', fields: { ...inCountry('JP'), flower_name: 'Cherry' } },
    { resource: countryOverviews, slug: 'japan', fields: { ...inCountry('JP'), overview: 'Cherries.' } },
  ],
})
const context = contextOf(ground)

const tool = country(countryOverviews, {
  counted: [flowers],
  tied: [nationalFlowers, flowers, blooms],
  by: ['color'],
  inLines: [nationalFlowers],
  example: 'Japan',
})
const asked = (countryName: string) => askTool(tool, { country: countryName }, context)
const countOf = (list: unknown) => (list as unknown[]).length

describe('a country', () => {
  it('is given with its facts and its overview, by whatever name it is asked for', async () => {
    for (const name of ['Japan', 'jp', 'JPN'])
      expect(await asked(name), name).toMatchObject({
        slug: 'japan',
        code: 'JP',
        url: '/countries/japan',
        overview_written: true,
        hemisphere: 'north',
        season_now: 'autumn',
        overview: { slug: 'japan', overview: 'Cherries.' },
      })
  })

  it('answers while its overview waits to be written', async () => {
    expect(await asked('Bulgaria')).toMatchObject({ name: 'Bulgaria', overview_written: false, overview: null })
  })

  it('has the season of its own half of the globe', async () => {
    expect(await asked('New Zealand')).toMatchObject({ hemisphere: 'south', season_now: 'spring' })
  })

  it('is refused where there is none of the name', async () => {
    await expect(asked('Japonia Minor')).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ parameter: 'country', code: 'unknown' }],
    })
  })

  it('counts its entries, and these by facet, most first', async () => {
    const { counts, counts_by, totals } = await asked('Japan')
    expect(counts).toEqual({ flowers: 14 })
    expect(totals).toEqual({ national_flowers: 1, flowers: 14, in_bloom: 13 })
    expect(JSON.stringify(counts_by)).toBe('{"color":{"white":14,"red":7}}')
  })

  it('counts by no facet where none is declared', async () => {
    const plain = country(countryOverviews, { counted: [flowers], tied: [], example: 'Japan' })
    expect(await askTool(plain, { country: 'Japan' }, context)).not.toHaveProperty('counts_by')
  })
})

describe('what is tied to a country', () => {
  it('is shown up to twelve where a tool lists the rest, best documented first, and whole where none does', async () => {
    const answer = await asked('Japan')
    expect((answer.flowers as { slug: string }[])[0]?.slug).toBe('jp-10')
    expect(countOf(answer.flowers)).toBe(12)
    expect(countOf(answer.in_bloom)).toBe(13)
  })

  it('leads to the tool that lists the rest, where there is more than is told', async () => {
    expect((await asked('Japan')).rest).toEqual({
      flowers: { tool: 'list_flowers', arguments: { country: 'JP' } },
    })
    expect((await asked('India')).rest).toHaveProperty('flowers')
    expect((await asked('Bulgaria')).rest).toEqual({})
  })

  it('is nothing where nothing is', async () => {
    expect(await asked('Chad')).toMatchObject({ flowers: [], national_flowers: [], totals: { flowers: 0 }, rest: {} })
  })

  it('is told in brief: six of what a tool lists, by name; all else, and in lines what readers came for', async () => {
    const told = await askInBrief(tool, { country: 'Japan' }, context)
    expect(countOf(told.flowers)).toBe(6)
    expect((told.flowers as object[])[0]).toEqual({ slug: 'jp-10', name: 'Jp 10' })
    expect(countOf(told.in_bloom)).toBe(13)
    expect(told.national_flowers).toMatchObject([{ slug: 'sakura', flower_name: 'Cherry' }])
    expect(told.overview).toMatchObject({ overview: 'Cherries.' })
    expect(told.overview).not.toHaveProperty('slug')
    expect((await askInBrief(tool, { country: 'Bulgaria' }, context)).overview).toBeNull()
  })
})
