import iso from 'i18n-iso-countries/codes.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { isSlug } from '#src/text/slug.ts'
import { countriesOfTheWorld, countryByCode } from './countries.ts'
import { regions6, regions8, regions11, regionTitles } from './regions.ts'

const codesIn = (region: string): string[] =>
  countriesOfTheWorld.filter(({ regions }) => Object.values(regions).flat().includes(region)).map(({ code }) => code)

describe('countries', () => {
  it('holds every ISO 3166-1 code and Kosovo exactly once, with the alpha-3 code of another source', () => {
    // Kosovo's alpha-3 is user-assigned: XKX with the World Bank and here, XKK in CLDR and that source.
    const expected = iso.map(([alpha2, alpha3]) => `${alpha2} ${alpha2 === 'XK' ? 'XKX' : alpha3}`).sort()
    expect(countriesOfTheWorld.map(({ code, alpha3 }) => `${code} ${alpha3}`).sort()).toEqual(expected)
    expect(countriesOfTheWorld).toHaveLength(250)
  })

  it('gives each a name and a slug of its own', () => {
    expect(new Set(countriesOfTheWorld.map(({ name }) => name)).size).toBe(250)
    expect(new Set(countriesOfTheWorld.map(({ slug }) => slug)).size).toBe(250)
    for (const { slug } of countriesOfTheWorld) expect(isSlug(slug), slug).toBe(true)
  })

  it('is in the order of English names', () => {
    expect(countriesOfTheWorld.slice(0, 3).map(({ name }) => name)).toEqual(['Afghanistan', 'Åland Islands', 'Albania'])
  })

  it.each([
    ['CI', 'Ivory Coast'],
    ['CV', 'Cape Verde'],
    ['CZ', 'Czechia'],
    ['GB', 'United Kingdom'],
    ['KR', 'South Korea'],
    ['MM', 'Myanmar'],
    ['SZ', 'Eswatini'],
    ['TL', 'East Timor'],
    ['TR', 'Turkey'],
    ['US', 'United States'],
    ['VA', 'Vatican City'],
  ])('names %s %s', (code, name) => {
    expect(countryByCode(code)?.name).toBe(name)
  })

  it('has a flag of the two letters of the code', () => {
    expect(countryByCode('IN')?.flag).toBe('🇮🇳')
    expect(countryByCode('XK')?.flag).toBe('🇽🇰')
  })

  it('knows codes only as stored', () => {
    for (const text of ['', 'in', 'IND', 'AC', 'constructor']) expect(countryByCode(text)).toBeUndefined()
  })
})

describe('regions', () => {
  it('has countries in every region of all three lists, and a title for each', () => {
    for (const region of [...regions6, ...regions11, ...regions8]) {
      expect(codesIn(region), region).not.toHaveLength(0)
      expect(regionTitles[region], region).toMatch(/^[A-Z]/)
    }
  })

  it('counts as many countries in the six regions as an atlas does', () => {
    const counts = Object.fromEntries(
      regions6.map((region) => [
        region,
        countriesOfTheWorld.filter(({ regions }) => regions.region6.includes(region)).length,
      ]),
    )
    expect(counts).toEqual({
      africa: 60,
      asia: 50,
      europe: 53,
      'north-america': 41,
      'south-america': 16,
      oceania: 30,
    })
  })

  it.each([
    ['MX', 'north-america', 'latin-america'],
    ['JM', 'north-america', 'latin-america'],
    ['PA', 'north-america', 'latin-america'],
    ['PR', 'north-america', 'latin-america'],
    ['BR', 'south-america', 'latin-america'],
    ['US', 'north-america', 'north-america'],
    ['GL', 'north-america', 'north-america'],
    ['EG', 'africa', 'north-africa'],
    ['SD', 'africa', 'north-africa'],
    ['SS', 'africa', 'sub-saharan-africa'],
    ['MG', 'africa', 'sub-saharan-africa'],
    ['TR', 'asia', 'middle-east'],
    ['IR', 'asia', 'middle-east'],
    ['GE', 'asia', 'middle-east'],
    ['IL', 'asia', 'middle-east'],
    ['AF', 'asia', 'south-asia'],
    ['MM', 'asia', 'southeast-asia'],
    ['MN', 'asia', 'east-asia'],
    ['TW', 'asia', 'east-asia'],
    ['KZ', 'asia', 'central-asia'],
    ['CY', 'europe', 'europe'],
    ['RU', 'europe', 'europe'],
    ['XK', 'europe', 'europe'],
    ['NZ', 'oceania', 'oceania'],
    ['AQ', 'oceania', 'oceania'],
  ])('puts %s in %s and %s', (code, region6, region11) => {
    expect(countryByCode(code)?.regions).toMatchObject({ region6: [region6], region11: [region11] })
  })

  it.each([
    ['IN', ['north', 'west', 'central', 'east', 'northeast', 'south']],
    ['BD', ['south-asia']],
    ['LK', ['south-asia']],
    ['MU', ['world']],
  ])('divides India into parts and puts %s in %j of the eight regions', (code, region8) => {
    expect(countryByCode(code)?.regions.region8).toEqual(region8)
  })
})

describe('hemispheres', () => {
  it.each(['AU', 'BR', 'ID', 'KE', 'CD', 'EC', 'GA', 'NZ', 'PE', 'TL', 'TZ'])('puts %s in the south', (code) => {
    expect(countryByCode(code)?.hemisphere).toBe('south')
  })

  it.each(['CO', 'ET', 'GY', 'IN', 'KI', 'LK', 'MV', 'MY', 'SG', 'SO', 'UG', 'US', 'VE'])(
    'puts %s in the north',
    (code) => {
      expect(countryByCode(code)?.hemisphere).toBe('north')
    },
  )

  it('leaves no country of Europe, Central Asia or North Africa in the south', () => {
    const wrong = countriesOfTheWorld.filter(
      ({ hemisphere, regions }) =>
        hemisphere === 'south' &&
        ['europe', 'central-asia', 'north-africa', 'middle-east'].some((region) => regions.region11.includes(region)),
    )
    expect(wrong).toEqual([])
  })
})
