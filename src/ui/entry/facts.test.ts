import { describe, expect, it } from 'vitest'
import type { FacetValue } from '#src/read-model/facets/index.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { cheeses } from '#src/read-model/resources/cheese.ts'
import { swatches, swatchSets } from '#src/read-model/resources/colours.ts'
import { countryOverviews, flowers, places } from '#src/read-model/resources/flowers.ts'
import { drapes } from '#src/read-model/resources/sarees.ts'
import { countryIn, linkTo, recordOf } from '#test/few-entries.ts'
import { addressesIn, pageText, partsIn, shown } from '#test/shown.ts'
import type { EntryRecord } from '../records.ts'
import { Facts } from './facts.tsx'

const filtered = (parameter: string, value: FacetValue) => `/list?${parameter}=${value}`
const where = { places: 'Places to go', regionParameter: 'region' }

const panel = (resource: AnyResource, fields: object, more: { filtered?: () => null } = {}) =>
  shown(Facts, {
    ...{ resource, filtered, where, ...more },
    record: recordOf({ resource, slug: 'rose', fields: { ...fields } }) as EntryRecord,
  })

/** What the panel says, by label. */
const told = (page: string) => {
  const labels = partsIn(page, 'dt')
  return Object.fromEntries(partsIn(page, 'dd').map((value, index) => [labels[index], pageText(value)]))
}

describe('the panel of facts', () => {
  it('says the values of facets in words, and each leads to what shares it', () => {
    const page = panel(flowers, { colors: ['red', 'multi'], seasons: ['all'] })
    expect(told(page)).toMatchObject({ Colour: 'red several at once', Season: 'all year' })
    expect(addressesIn(page)).toEqual(['/list?color=red', '/list?color=multi', '/list?season=all'])
  })

  it('leads nowhere where the list has no such filter', () => {
    const page = panel(flowers, { colors: ['red'] }, { filtered: () => null })
    expect(told(page)).toEqual({ Colour: 'red' })
    expect(addressesIn(page)).toEqual([])
  })

  it('leads to other entries, to countries and to places, and names places as the catalogue does', () => {
    const page = panel(flowers, {
      days: [linkTo(flowers, 'rose-day')],
      countries: [countryIn('BG')],
      cities: [linkTo(flowers, 'kazanlak')],
      regions: ['europe'],
    })
    expect(told(page)).toMatchObject({
      'Flower days': 'Rose day',
      Countries: 'Bulgaria',
      'Places to go': 'Kazanlak',
      Regions: 'Europe',
    })
    expect(addressesIn(page)).toEqual([
      '/flowers/rose-day',
      '/countries/bulgaria',
      '/flowers/kazanlak',
      '/list?region=europe',
    ])
  })

  it('ends with other names, and what editors type is text', () => {
    const page = panel(flowers, { other_names: ['Rosa <b>', 'Gul'], colors: ['red'] })
    expect(partsIn(page, 'dt').at(-1)).toBe('Also called')
    expect(partsIn(page, 'dd').at(-1)).toBe('Rosa &lt;b&gt;, Gul')
  })

  it('leaves months to the wheel of the year, and to the page of a country what it is about', () => {
    expect(told(panel(places, { months: [3, 4] }))).toEqual({})
    expect(panel(countryOverviews, { countries: [countryIn('BG')], regions: ['europe'] })).toBe('')
  })

  it('says regions once where they are a facet', () => {
    const page = panel(drapes, { regions: [drapes.facets.region.values[0]] })
    expect(partsIn(page, 'dt').filter((label) => label.startsWith('Region'))).toHaveLength(1)
  })

  it('is not there where there is no fact', () => {
    expect(panel(flowers, {})).toBe('')
  })

  it('begins with its value where the entry is a colour, and with facets elsewhere', () => {
    const ofSwatch = panel(swatches, { hex: '#4b0082', family: 'purple', set: linkTo(swatchSets, 'web') })
    expect(partsIn(ofSwatch, 'dt')).toEqual(['Hex', swatches.facets.family.label, 'Set'])
    expect(told(ofSwatch)).toMatchObject({ Hex: '#4b0082' })
    expect(ofSwatch).toContain('<circle cx="8" cy="8" r="7.5" fill="#4b0082">')
    expect(partsIn(panel(flowers, { scent: 'Sweet.', colors: ['red'] }), 'dt')).toEqual(['Colour', 'Scent'])
  })

  it('marks on a scale where an entry stands, and says it in words, once', () => {
    const page = panel(cheeses, { age_bands: [2] })
    const { label, bands } = cheeses.facets.age
    expect(told(page)).toEqual({ [label]: bands[2] })
    expect(
      /<span class="scale" aria-hidden="true">(.*?)<\/span><ul/.exec(page)?.[1]?.match(/class="in"|<span>/g),
    ).toEqual(bands.map((_, step) => (step === 2 ? 'class="in"' : '<span>')))
    expect(addressesIn(page)).toEqual(['/list?age=2'])
  })
})

describe('facts of its own', () => {
  it('say numbers, yes and no', () => {
    expect(told(panel(drapes, { between_legs: true, cloth_length_metres: 5.5 }))).toMatchObject({
      'Between legs': 'Yes',
      'Cloth length metres': '5.5',
    })
    expect(told(panel(drapes, { between_legs: false }))).toMatchObject({ 'Between legs': 'No' })
  })

  it('say once what is told in words and in figures', () => {
    const both = told(panel(drapes, { cloth_length: 'about 5.5 metres', cloth_length_metres: 5.5 }))
    expect(both).toMatchObject({ 'Cloth length': 'about 5.5 metres' })
    expect(Object.keys(both)).not.toContain('Cloth length metres')
  })

  it('leave out what the name and the lists of the page say', () => {
    const fields = { scientific_name: 'Rosa', varieties: [{ name: 'Damask', note: 'Scent.' }], scent: 'Sweet.' }
    expect(told(panel(flowers, fields))).toEqual({ Scent: 'Sweet.' })
  })

  it('lead from coordinates to a map, south and west said as such', () => {
    const place = { latitude: -33.45678, longitude: -70.5 }
    const record = { ...recordOf({ resource: flowers, slug: 'santiago' }), ...place } as unknown as EntryRecord
    const page = shown(Facts, { resource: flowers, record, filtered, where })
    expect(told(page)).toEqual({ Coordinates: '33.457° S, 70.500° W' })
    expect(addressesIn(page)).toEqual([
      'https://www.openstreetmap.org/?mlat=-33.45678&amp;mlon=-70.5#map=12/-33.45678/-70.5',
    ])
  })
})
