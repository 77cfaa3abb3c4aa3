import { describe, expect, it } from 'vitest'
import { contrastOf } from '#src/colour/contrast.ts'
import { harmoniesOf } from '#src/colour/harmonies.ts'
import { colourValuesOf } from '#src/colour/values.ts'
import { countryByCode } from '#src/geography/countries.ts'
import { colours, meanings, swatches } from '#src/read-model/resources/colours.ts'
import { concepts, traditions } from '#src/read-model/resources/traditions.ts'
import { askInBrief, askTool, contextOf } from '#test/asking.ts'
import { countryIn, fewEntries } from '#test/few-entries.ts'
import { byHex } from './colours/by-hex.ts'
import { compareCountries } from './colours/compare-countries.ts'
import { nameColour } from './colours/name-colour.ts'
import { compareConcept } from './traditions/compare-concept.ts'

const set = { slug: 'css', name: 'CSS', url: '/sets/css' }
const swatch = (slug: string, hex: string) => ({ resource: swatches, slug, fields: { hex, set, family: 'red' } })

const ground = fewEntries({
  entries: [
    {
      resource: colours,
      slug: 'vermilion',
      fields: { hex: '#ff0000', values: colourValuesOf('#ff0000'), family: 'red' },
    },
    swatch('red', '#ff0000'),
    swatch('tomato', '#ff6347'),
    swatch('navy', '#000080'),
    swatch('blue', '#0000ff'),
    { resource: meanings, slug: 'red-in-china', fields: { family: 'red', countries: [countryIn('CN')] } },
    { resource: meanings, slug: 'white-in-china', fields: { family: 'white', countries: [countryIn('CN')] } },
    { resource: meanings, slug: 'red-in-india', fields: { family: 'red', countries: [countryIn('IN')] } },
  ],
})
const context = contextOf({ ...ground, service: 'colours' })

describe('a colour value', () => {
  const named = async (hex: string, more: object = {}) => askTool(nameColour(), { hex, ...more }, context)

  it('is named by the closest first, with the set of each that is of one', async () => {
    const { closest, family, values } = await named('F00', { limit: 3 })
    expect(closest.map(({ slug }) => slug).sort()).toEqual(['red', 'tomato', 'vermilion'])
    expect(closest.map(({ distance }) => distance)).toEqual([0, 0, expect.any(Number)])
    for (const one of closest) expect([one.slug, one.set]).toEqual([one.slug, one.resource === 'colour' ? null : set])
    expect(closest[2]?.distance).toBe(Math.round((closest[2]?.distance ?? 0) * 100) / 100)
    expect([family, values.hex]).toEqual(['red', '#ff0000'])
  })

  it('is named by the colour of the catalogue before a name of a set, where nothing else tells them apart', async () => {
    const same = fewEntries({
      entries: [
        { ...swatch('vermilion', '#ff0000') },
        { resource: colours, slug: 'vermilion', fields: { hex: '#ff0000', values: colourValuesOf('#ff0000') } },
        swatch('maroon', '#800000'),
      ],
    })
    const { closest } = await askTool(nameColour(), { hex: '#ff0001' }, contextOf({ ...same, service: 'colours' }))
    expect(closest.map(({ resource, slug }) => `${resource} ${slug}`)).toEqual([
      'colour vermilion',
      'swatch vermilion',
      'swatch maroon',
    ])
    expect(closest[0]?.family, 'nobody said of which family it is').toBe('red')
  })

  it('is told with eight names unless more or fewer are asked for, and with what goes with it', async () => {
    const many = fewEntries({
      entries: Array.from({ length: 21 }, (_, index) => swatch(`red-${index}`, `#ff00${10 + index}`)),
    })
    const all = contextOf({ ...many, service: 'colours' })
    const { closest, harmonies, contrast } = await askTool(nameColour(), { hex: '#ff0010' }, all)
    expect(closest).toHaveLength(8)
    expect(closest.map(({ distance }) => distance)).toEqual(
      closest.map(({ distance }) => distance).toSorted((a, b) => a - b),
    )
    expect(closest[0]).toMatchObject({ slug: 'red-0', distance: 0, url: '/swatches/red-0' })
    expect((await askTool(nameColour(), { hex: '#ff0010', limit: 20 }, all)).closest).toHaveLength(20)
    await expect(askTool(nameColour(), { hex: '#ff0010', limit: 21 }, all)).rejects.toMatchObject({
      errors: [{ parameter: 'limit' }],
    })
    expect([harmonies, contrast]).toEqual([harmoniesOf('#ff0010'), contrastOf('#ff0010')])
  })

  it('is refused where it is none', async () => {
    await expect(named('reddish')).rejects.toMatchObject({ errors: [{ parameter: 'hex', code: 'not_a_colour' }] })
  })

  it('is searched for as a value: what few eyes tell from it or, where nothing is so near, the few nearest', async () => {
    const resourcesFor = async (query: string) => (await byHex.find(query, context)).map(({ resource }) => resource.id)
    expect((await resourcesFor('#f00')).sort()).toEqual(['colour', 'swatch'])
    expect(await resourcesFor('00ff00')).toHaveLength(3)
    expect(await resourcesFor('facade'), 'it is a word too').toEqual([])
    expect(await resourcesFor('1900s')).toEqual([])
  })
})

describe('what colours mean in two countries', () => {
  const tool = compareCountries()

  it('stands family by family, empty where nothing is recorded', async () => {
    const { a, b, families } = await askTool(tool, { a: 'China', b: 'IN' }, context)
    expect([a, b]).toMatchObject([{ code: 'CN', url: '/countries/china' }, { code: 'IN' }])
    const slugs = Object.fromEntries(
      families.map((one) => [one.family, [one.a, one.b].map((notes) => notes.map(({ slug }) => slug))]),
    )
    expect(slugs).toMatchObject({
      red: [['red-in-china'], ['red-in-india']],
      white: [['white-in-china'], []],
      blue: [[], []],
    })
  })

  it('is told of two countries that there are, whatever they are called', async () => {
    const { a, b } = await askTool(tool, { a: 'india', b: 'People’s Republic of China' }, context)
    expect([a.code, b.code]).toEqual(['IN', 'CN'])
    await expect(askTool(tool, { a: 'Atlantis', b: 'IN' }, context)).rejects.toMatchObject({
      errors: [{ parameter: 'a' }],
    })
    await expect(askTool(tool, { a: 'IN' }, context)).rejects.toMatchObject({ errors: [{ parameter: 'b' }] })
  })

  it('is told in brief', async () => {
    const { families } = (await askInBrief(tool, { a: 'CN', b: 'IN' }, context)) as {
      families: { family: string; a: object[] }[]
    }
    expect(families.find(({ family }) => family === 'red')?.a[0]).not.toHaveProperty('picture')
  })
})

describe('a concept across countries', () => {
  const wedding = (slug: string, codes: readonly string[], regions: readonly string[] = []) => ({
    resource: traditions,
    slug,
    fields: { concepts: ['wedding'], countries: codes.map(countryIn), regions },
  })
  const written = fewEntries({
    entries: [
      { resource: concepts, slug: 'wedding', fields: { introduction: 'People marry.' } },
      wedding('henna', ['IN', 'MA']),
      wedding('seven-steps', ['IN']),
      wedding('veil', ['FR']),
    ],
  })
  const asked = async (input: object, entries = written) =>
    askTool(compareConcept(), { concept: 'wedding', ...input }, contextOf({ ...entries, service: 'traditions' }))

  it('is told by its editors and then country by country, those with most first, a tradition of several under each', async () => {
    const { concept, countries, total } = await asked({})
    expect(concept).toMatchObject({ slug: 'wedding', url: '/concepts/wedding', introduction: 'People marry.' })
    expect(countries.map(({ code, traditions: own }) => [code, own.map(({ slug }) => slug)])).toEqual([
      ['IN', ['henna', 'seven-steps']],
      ['FR', ['veil']],
      ['MA', ['henna']],
    ])
    expect(total).toBe(3)
    expect(await asked({ limit: 1 })).toMatchObject({ countries: [{ code: 'IN' }], total: 3 })
  })

  it('is kept to the countries of a region, of a tradition that is kept beyond it too', async () => {
    const regionOf = (code: string) => countryByCode(code)?.regions.region11[0] ?? ''
    const own = fewEntries({
      entries: [wedding('henna', ['IN', 'MA'], ['IN', 'MA'].map(regionOf)), wedding('veil', ['FR'], [regionOf('FR')])],
    })
    const { countries, total } = await asked({ region: regionOf('MA') }, own)
    expect([countries.map(({ code }) => code), total]).toEqual([['MA'], 1])
  })

  it('is told to programs by slug and name', async () => {
    const brief = (await askInBrief(
      compareConcept(),
      { concept: 'wedding' },
      contextOf({ ...written, service: 'traditions' }),
    )) as { countries: { traditions: object[] }[] }
    expect(brief.countries[1]?.traditions).toEqual([{ slug: 'veil', name: 'Veil' }])
  })

  it('answers while its editors have written nothing of it', async () => {
    expect(await asked({}, fewEntries({ entries: [] }))).toMatchObject({
      concept: { name: 'wedding', introduction: null, comparison: [] },
      countries: [],
      total: 0,
    })
  })
})
