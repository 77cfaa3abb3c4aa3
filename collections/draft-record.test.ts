/** What a half-written draft already says of its entry. */
import { describe, expect, it } from 'vitest'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { countryColours } from '#src/read-model/resources/colours.ts'
import { flowers, nationalFlowers, places } from '#src/read-model/resources/flowers.ts'
import { announcedIn, draftRecord } from './draft-record.ts'

const draftOf = (resource: AnyResource, document: object): Readonly<Record<string, unknown>> =>
  draftRecord(resource, document)
const draft = (document: object) => draftOf(flowers, document)

describe('the record of a draft', () => {
  it('is there from the first, with nothing in it', () => {
    expect(draft({})).toMatchObject({
      summary: undefined,
      countries: [],
      regions: [],
      colors: [],
      family: null,
      days: [],
      cities: [],
      uses: null,
      faq: [],
      sources: [],
      picture: null,
    })
  })

  it('has the facets that are valid so far, and passes over what is not', () => {
    expect(draft({ colors: ['red', 'reddish', ' white '] }).colors).toEqual(['red', 'white'])
    expect(draftOf(places, { kind: 'market', months: [3, 13, '12'] })).toMatchObject({
      kind: 'market',
      months: [3, 12],
    })
    expect(draftOf(places, { kind: 'shop' }).kind).toBeNull()
  })

  it('says of a box what was ticked, and nothing of one that nobody touched', () => {
    expect(draftOf(nationalFlowers, { official: false }).official).toBe(false)
    expect(draftOf(nationalFlowers, {}).official).toBeUndefined()
  })

  it('has the fields of its kind by their names in records', () => {
    expect(draft({ scientificName: 'Rosa' }).scientific_name).toBe('Rosa')
  })

  it('has the words of its texts, and none for a text of blanks', () => {
    expect(draft({ uses: lexicalFromMarkdown('Tea and *oil*.') }).uses).toBe('Tea andoil.')
    expect(draft({ uses: lexicalFromMarkdown('') }).uses).toBeNull()
    expect(draft({ uses: 'not a text' }).uses).toBeNull()
  })

  it('counts what it links to, one or several, before it is published', () => {
    expect(draft({ days: [3, 4], cities: 5 })).toMatchObject({ days: [3, 4], cities: [5] })
    expect(draftOf(nationalFlowers, { flower: '' }).flower).toEqual([])
  })

  it('has its countries with their regions; that of an overview alone', () => {
    expect(draft({ countries: ['BG', 'QQ'] }).countries).toEqual([{ code: 'BG', name: 'Bulgaria' }])
    expect(draft({ countries: ['BG'] }).regions).toHaveLength(1)
    const overview = draftOf(countryColours, { country: 'IN', countries: ['BG'] })
    expect(overview.countries).toEqual([{ code: 'IN', name: 'India' }])
  })

  it('has its questions with the words of the answers; a form without any says how many, and that is none', () => {
    const faq = [{ question: 'Why?', answer: lexicalFromMarkdown('So.') }, { question: '' }]
    expect(draft({ faq }).faq).toEqual([
      { question: 'Why?', answer: 'So.' },
      { question: '', answer: '' },
    ])
    expect(draft({ faq: 0, sources: 0 })).toMatchObject({ faq: [], sources: [] })
    expect(draft({ sources: [{ title: 'Flora' }], picture: 4 })).toMatchObject({
      sources: [{ title: 'Flora' }],
      picture: 4,
    })
  })
})

describe('the announced dates of a day', () => {
  it('are counted once it is said when it falls', () => {
    expect(announcedIn({ rule: [{ blockType: 'easter' }], overrides: [{}, {}] })).toBe(2)
    expect(announcedIn({ rule: [{ blockType: 'easter' }], overrides: 0 })).toBe(0)
  })

  it('are not asked for before', () => {
    for (const rule of [undefined, null, 0, []]) expect(announcedIn({ rule, overrides: [{}] })).toBeNull()
  })
})
