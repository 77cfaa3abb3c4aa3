import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { atLeast, band, flag, manyOf, oneOf } from './facets/index.ts'
import { isLongText, longText, resource, storedFacets, summaryFields, webAddress } from './resource.ts'

const words = { label: 'Word', description: 'What it is.' }
const heat = band('heat', ['mild', 'hot'], { ...words, description: 'How hot it is.' })
const link = { field: 'days', label: 'Days', description: 'Its days.', to: 'day' }

const bells = resource({
  service: 'flowers',
  id: 'bell',
  one: 'bell',
  many: 'bells',
  path: 'bells',
  about: 'A bell.',
  facets: {
    kind: oneOf('kind', ['church', 'ship'], words),
    metal: manyOf('metals', ['bronze', 'iron'], words),
    cracked: flag('is_cracked', words),
    heat,
    hotter: atLeast(heat, words),
  },
  links: {
    day: { ...link, many: true },
    best: { ...link, field: 'best', many: true, most: 2 },
    tower: { ...link, field: 'tower', many: false },
  },
  sections: { casting: { title: 'Casting', description: 'How it was cast.' } },
  fields: { weight: z.int().nullable().describe('In kilograms.') },
  listed: ['weight', 'casting'],
})

const entry = (slug: string) => ({ slug, name: slug, url: `/bells/${slug}` })
const whole = {
  ...{ slug: 'big-ben', name: 'Big Ben', native_name: null, other_names: [], url: '/bells/big-ben' },
  ...{ summary: 'It strikes.', picture: null, gallery: [], weight: 13_760 },
  ...{ kind: 'church', metals: ['bronze'], is_cracked: true, heat: null, countries: [], cities: [], regions: [] },
  ...{ days: [entry('noon')], best: [], tower: null, casting: null, speaks_of: null, faq: [], sources: [] },
  provenance: {
    ...{ written_by: null, written_on: null, checked_by: null, checked_on: null, how_checked: null },
    state: 'unchecked',
  },
  published_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}

/** The fields that a record with these other values is refused for. */
const refused = (more: object): string[] => {
  const { error } = bells.record.safeParse({ ...whole, ...more })
  return (error?.issues ?? []).map(({ path, code }) => path.join('.') || code)
}

describe('the record of a resource', () => {
  it('is all that was declared and nothing else', () => {
    expect(refused({})).toEqual([])
    expect(refused({ pitch: 'E' })).toEqual(['unrecognized_keys'])
    for (const field of Object.keys(whole)) {
      const { [field as keyof typeof whole]: _, ...rest } = whole
      const { error } = bells.record.safeParse(rest)
      expect(error?.issues.map(({ path }) => path[0])).toEqual([field])
    }
  })

  it.each([
    ['a value of no list', { kind: 'cow' }, ['kind']],
    ['no value where several may be', { metals: null }, ['metals']],
    ['one value where several may be', { metals: 'iron' }, ['metals']],
    ['several where one may be', { kind: ['ship'] }, ['kind']],
    ['neither yes nor no', { is_cracked: null }, ['is_cracked']],
    ['a step that the scale has not', { heat: 2 }, ['heat']],
    ['an entry that is none', { tower: { slug: 'x' } }, ['tower.name', 'tower.url']],
    ['more entries than may be named', { best: [entry('a'), entry('b'), entry('c')] }, ['best']],
    ['a section that is no text', { casting: 4 }, ['casting']],
    ['a time that is none', { updated_at: 'yesterday' }, ['updated_at']],
    ['a country without a code', { countries: [{ name: 'France', url: '/' }] }, ['countries.0.code']],
    ['a state that nobody checked by', { provenance: { ...whole.provenance, state: 'true' } }, ['provenance.state']],
  ])('refuses %s', (_, more, fields) => {
    expect(refused(more)).toEqual(fields)
  })

  it.each([
    ['one value, or none', { kind: null, heat: 1 }],
    ['any number of values', { metals: [], days: [entry('a'), entry('b'), entry('c')] }],
    ['as many entries as may be named', { best: [entry('a'), entry('b')] }],
    ['an entry, and a text', { tower: entry('x'), casting: '' }],
  ])('takes %s', (_, more) => {
    expect(refused(more)).toEqual([])
  })

  it('holds no field of what is asked for only, and says what each is', () => {
    expect(Object.keys(bells.record.shape).filter((field) => field.includes('hotter'))).toEqual([])
    expect(bells.record.shape.casting.description).toBe('How it was cast. Markdown, or null while unwritten.')
    expect(bells.record.shape.days?.description).toBe('Its days.')
    expect(bells.record.shape.heat.description).toBe('How hot it is.')
  })

  it('has a field of its own in place of a common one, if it says so', () => {
    const towns = resource({
      ...{ service: 'flowers', id: 'town', one: 'town', many: 'towns', path: 'towns', about: 'A town.' },
      fields: { regions: z.array(z.string()).max(1).describe('Its one region.') },
    })
    expect(towns.record.shape.regions.description).toBe('Its one region.')
  })
})

describe('what lists show of an entry', () => {
  it('is what all lists show, then its own fields, then facets, and its countries last', () => {
    const fields = ['slug', 'name', 'native_name', 'url', 'summary', 'picture']
    expect(summaryFields(bells)).toEqual([
      ...fields,
      ...['weight', 'casting'],
      ...['kind', 'metals', 'is_cracked', 'heat'],
      'countries',
    ])
    expect(Object.keys(bells.summary.shape)).toEqual(summaryFields(bells))
  })

  it('is read as the record has it, and is nothing else', () => {
    const summary = Object.fromEntries(summaryFields(bells).map((field) => [field, whole[field as keyof typeof whole]]))
    expect(bells.summary.safeParse(summary).success).toBe(true)
    expect(bells.summary.safeParse({ ...summary, heat: 9 }).success).toBe(false)
    expect(bells.summary.safeParse({ ...summary, days: [] }).success).toBe(false)
  })

  it('has the facets that are stored', () => {
    expect(storedFacets(bells).map(([parameter]) => parameter)).toEqual(['kind', 'metal', 'cracked', 'heat'])
  })
})

it('is, where nothing is said of it, sourced, no day, no country, no place, and less than what its service is about', () => {
  const { isSourced, isCalendar, isCountry, isPlace, standing, example, datedAs, stepsOf } = bells
  expect([isSourced, isCalendar, isCountry, isPlace]).toEqual([true, false, false, false])
  expect([standing, example, datedAs, stepsOf]).toEqual([0.7, '', null, null])
  for (const none of [bells.also, bells.computed, bells.columns, bells.namedBy, bells.claims]) expect(none).toEqual([])
})

describe('a field', () => {
  it('of a long text is known as one to whoever makes a form of it', () => {
    expect([isLongText(longText('A story.')), isLongText(z.string())]).toEqual([true, false])
    expect(longText('A story.').description).toBe('A story.')
  })

  it('of an address on the web takes a whole address, or none', () => {
    const takes = (value: unknown) => webAddress('Its page.').safeParse(value).success
    expect(['https://bells.example/', null, '/bells', 'bells.example', ''].map(takes)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})
