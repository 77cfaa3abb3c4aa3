/** What a public record takes from the document of an entry, and what it leaves behind. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { oneOf } from '#src/read-model/facets/index.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { cheeses } from '#src/read-model/resources/cheese.ts'
import { countryColours, emotions } from '#src/read-model/resources/colours.ts'
import { cities, flowerDays, flowers, nationalFlowers, places } from '#src/read-model/resources/flowers.ts'
import { topics } from '#src/read-model/resources/topics.ts'
import { traditions } from '#src/read-model/resources/traditions.ts'
import { entry, markdownOrNull, pictureOf, referenceTo, textOrNull, textProblem, valuesTyped } from './entry.ts'

const text = (markdown: string) => lexicalFromMarkdown(markdown)
const ofFlower = (more: object = {}) => entry(flowers, { slug: 'rose', name: 'Rose', ...more })

describe('the head of a record', () => {
  it('has its texts without the blanks around them, and null for those that are blank', () => {
    const { name, native_name, summary } = ofFlower({ name: ' Rose\n', nativeName: '  ', summary: undefined })
    expect([name, native_name, summary]).toEqual(['Rose', null, null])
    expect(ofFlower({ nativeName: ' গোলাপ ', summary: ' A shrub. ' })).toMatchObject({
      native_name: 'গোলাপ',
      summary: 'A shrub.',
    })
  })

  it('has each other name once, in the order they were typed, and none that is blank', () => {
    expect(ofFlower({ otherNames: ['Rosa', ' Queen of flowers ', '', 'Rosa ', '  '] }).other_names).toEqual([
      'Rosa',
      'Queen of flowers',
    ])
    expect(ofFlower().other_names).toEqual([])
  })

  it('leads to its page under the place of its kind', () => {
    expect(ofFlower().url).toBe('/flowers/rose')
    expect(entry(nationalFlowers, { slug: 'bulgaria' }).url).toBe('/national-flowers/bulgaria')
  })

  it('says when it was first published and when its text changed, and not when it was saved', () => {
    const at = { publishedAt: '2026-05-01', textChangedAt: '2026-06-01', updatedAt: '2026-07-01' }
    expect(ofFlower(at)).toMatchObject({ published_at: '2026-05-01', updated_at: '2026-06-01' })
  })
})

describe('the fields of a kind of entry', () => {
  it('are taken by the names of the form', () => {
    expect(ofFlower({ scientificName: ' Rosa ', nativeRange: 'Asia', scientific_name: 'sent' })).toMatchObject({
      scientific_name: 'Rosa',
      native_range: 'Asia',
      scent: null,
    })
  })

  it('keep a zero and a no, and say no for a box that nobody touched', () => {
    expect(entry(places, { slug: 'a', latitude: 0, longitude: undefined })).toMatchObject({
      latitude: 0,
      longitude: null,
    })
    expect(entry(nationalFlowers, { slug: 'a', official: true }).official).toBe(true)
    for (const official of [false, null, undefined])
      expect(entry(nationalFlowers, { slug: 'a', official }).official).toBe(false)
  })

  it('have rows without what the CMS keeps beside them, each with all its fields', () => {
    expect(ofFlower({ varieties: [{ id: 'x1', name: ' Peace ', note: '', blockName: 'b' }] }).varieties).toEqual([
      { name: 'Peace', note: null },
    ])
    expect(ofFlower().varieties).toEqual([])
    const flag = [{ id: 'x2', colour: 'red', standsFor: ' courage ' }]
    const [row] = entry(countryColours, { slug: 'a', flagColours: flag }).flag_colours as object[]
    expect(row).toHaveProperty('stands_for', 'courage')
    expect(row).not.toHaveProperty('standsFor')
  })

  it('have every row in its order, though two say the same', () => {
    const idiom = (phrase: string) => ({ phrase, language: 'English', meaning: 'Sad.' })
    const idioms = [idiom('feeling blue'), idiom('a green eye'), idiom('feeling blue')]
    expect(entry(emotions, { slug: 'a', idioms }).idioms).toEqual(idioms)
  })

  it('leave out what publishing works out, whatever is sent', () => {
    const record = entry(flowerDays, { slug: 'a', ruleInWords: 'Always.', weekdays: ['friday'] })
    expect(record).not.toHaveProperty('rule_in_words')
    expect(record).not.toHaveProperty('weekdays')
  })
})

describe('the facets of a record', () => {
  it('are the words that were chosen, one or several', () => {
    expect(ofFlower({ colors: ['white', 'red', 'white'], family: ' Rosaceae ' })).toMatchObject({
      colors: ['white', 'red'],
      family: 'Rosaceae',
      kinds: [],
    })
    expect(ofFlower({ family: '' }).family).toBeNull()
  })

  it('are numbers in their order, each once, though a form may have them as text', () => {
    expect(entry(places, { slug: 'a', months: [12, '3', 3, 1] }).months).toEqual([1, 3, 12])
    expect(entry(cheeses, { slug: 'a', ageBands: ['4', 0] }).age_bands).toEqual([0, 4])
  })

  it('are not kept where they are another way to ask for the same', () => {
    expect(valuesTyped({ type: 'or-higher' }, 7)).toEqual([])
  })

  it('say no of a box that nobody touched', () => {
    expect(valuesTyped({ type: 'yes-or-no' }, null)).toEqual([false])
    expect(valuesTyped({ type: 'yes-or-no' }, true)).toEqual([true])
  })
})

describe('where a record belongs', () => {
  it('is told by countries with the addresses of their pages, in the order they were chosen', () => {
    expect(ofFlower({ countries: ['IN', 'BG'] }).countries).toEqual([
      { code: 'IN', name: 'India', url: '/countries/india' },
      { code: 'BG', name: 'Bulgaria', url: '/countries/bulgaria' },
    ])
  })

  it('passes over a code that is of no country', () => {
    expect(ofFlower({ countries: ['QQ', 'bg', 'BG'] })).toMatchObject({ countries: [{ code: 'BG' }] })
    expect(ofFlower({ countries: null })).toMatchObject({ countries: [], regions: [] })
  })

  it('has each region once, by the list of its catalogue', () => {
    const regionsIn = (resource: AnyResource, ...countries: string[]) =>
      entry(resource, { slug: 'a', countries }).regions
    expect(regionsIn(flowers, 'FR', 'DE', 'JP')).toEqual(['europe', 'asia'])
    expect(regionsIn(traditions, 'FR', 'DE', 'JP')).toEqual(['europe', 'east-asia'])
    expect(regionsIn(topics, 'JP'), 'of no catalogue').toEqual(['asia'])
  })

  it('is the one country of an overview, and not what its form may have beside it', () => {
    const { countries } = entry(countryColours, { slug: 'bulgaria', country: 'BG', countries: ['IN'] })
    expect(countries).toEqual([{ code: 'BG', name: 'Bulgaria', url: '/countries/bulgaria' }])
  })

  it('has cities with their pages, and no city where it is one itself', () => {
    const city = { id: 4, slug: 'kazanlak', name: 'Kazanlak', summary: 'Roses.' }
    expect(ofFlower({ cities: [city] }).cities).toEqual([
      { slug: 'kazanlak', name: 'Kazanlak', url: `/${cities.path}/kazanlak` },
    ])
    expect(entry(cities, { slug: 'sofia', cities: [city] }).cities).toEqual([])
  })
})

describe('the links of a record', () => {
  const day = { id: 7, slug: 'rose-day', name: 'Rose day', _status: 'published' }

  it('are names and addresses of entries that are published, in the order they were chosen', () => {
    const other = { slug: 'hanami', name: 'Hanami' }
    expect(ofFlower({ days: [other, day] }).days).toEqual([
      { slug: 'hanami', name: 'Hanami', url: '/days/hanami' },
      { slug: 'rose-day', name: 'Rose day', url: '/days/rose-day' },
    ])
  })

  it('leave out what is an id alone: it is not published', () => {
    expect(ofFlower({ days: [7, day, null, '8'] }).days).toEqual([
      { slug: 'rose-day', name: 'Rose day', url: '/days/rose-day' },
    ])
  })

  it('are null where there is place for one and none is published', () => {
    expect(entry(nationalFlowers, { slug: 'a', flower: { slug: 'rose', name: 'Rose' } }).flower).toEqual(
      referenceTo(flowers, { slug: 'rose', name: 'Rose' }),
    )
    for (const flower of [null, undefined, 3]) expect(entry(nationalFlowers, { slug: 'a', flower }).flower).toBeNull()
  })
})

describe('the texts of a record', () => {
  it('are its sections as Markdown, by the names of the form, and null where nothing is written', () => {
    expect(ofFlower({ bloomTime: text('In *May*.'), uses: text(''), origin: null })).toMatchObject({
      bloom_time: 'In *May*.',
      uses: null,
      origin: null,
      appearance: null,
    })
  })

  it('are questions with their answers, in the order of the page', () => {
    const faq = [
      { id: 'x', question: ' Does it smell? ', answer: text('**Yes.**') },
      { question: '', answer: null },
    ]
    expect(ofFlower({ faq }).faq).toEqual([
      { question: 'Does it smell?', answer: '**Yes.**' },
      { question: null, answer: null },
    ])
    expect(ofFlower().faq).toEqual([])
  })

  it('are told to hold what no page can show', () => {
    const wide = { type: 'tablecell', colSpan: 2, children: [] }
    const table = { type: 'table', children: [{ type: 'tablerow', children: [wide] }] }
    expect(textProblem({ root: { type: 'root', children: [table] } } as never)).toMatch(/merged cells/)
    expect([textProblem(text('A text.')), textProblem(null)]).toEqual([null, null])
  })

  it('are null where they are blank, whatever stands there', () => {
    expect([textOrNull(' \n'), textOrNull(7), textOrNull(null), textOrNull(' a ')]).toEqual([null, null, null, 'a'])
    expect([markdownOrNull(undefined), markdownOrNull(null)]).toEqual([null, null])
  })
})

describe('what a record rests on', () => {
  it('is every work with all that is known of it', () => {
    const sources = [{ id: 'x', title: ' Flora ', publisher: 'Kew', mark: 'kew', year: 1999, address: '' }]
    expect(ofFlower({ sources }).sources).toEqual([
      { title: 'Flora', publisher: 'Kew', mark: 'kew', year: 1999, part: null, address: null, accessed: null },
    ])
  })

  it('is unchecked until somebody is named by whom it was checked', () => {
    const stateOf = (provenance: unknown) => (ofFlower({ provenance }).provenance as { state: string }).state
    expect(stateOf(undefined)).toBe('unchecked')
    expect(stateOf({ writtenBy: 'Ada', checkedBy: ' ', checkedByExpert: true })).toBe('unchecked')
    expect(stateOf({ checkedBy: 'Ben' })).toBe('checked against its sources')
    expect(stateOf({ checkedBy: 'Ben', checkedByExpert: true })).toBe('checked by an expert')
    expect(ofFlower({ provenance: { writtenBy: ' Ada ' } }).provenance).toMatchObject({ written_by: 'Ada' })
  })
})

describe('what a record speaks of', () => {
  it('is a topic that is published, at an address of the network', () => {
    const record = { slug: 'may-day', name: 'May Day', kind: 'occasion', faiths: [] }
    expect(ofFlower({ speaksOf: { id: 3, record } }).speaks_of).toEqual({
      slug: 'may-day',
      name: 'May Day',
      kind: 'occasion',
      url: '//topics/may-day',
    })
  })

  it('is nothing where the topic is not published, or there is none', () => {
    for (const speaksOf of [3, null, undefined]) expect(ofFlower({ speaksOf }).speaks_of).toBeNull()
    expect(entry(topics, { slug: 'a' }).speaks_of).toBeNull()
  })
})

describe('a picture', () => {
  const file = (filename: string, mimeType: string, width: number) => ({ filename, mimeType, width, height: width / 2 })
  const whole = {
    ...file('a rose & co.jpg', 'image/jpeg', 4000),
    alt: 'A rose',
    caption: ' ',
    credit: 'Ada',
    licence: 'CC0',
    focalX: 20,
    focalY: 0,
  }

  it('is shown as large as pages are, with every size of the whole of it', () => {
    const sizes = {
      thumbnail: file('rose-thumb.jpg', 'image/jpeg', 100),
      page: file('rose-page.jpg', 'image/jpeg', 1600),
      small: file('rose-small.jpg', 'image/jpeg', 400),
      smallAvif: file('rose-small.avif', 'image/avif', 400),
      pageAvif: { filename: null },
    }
    expect(pictureOf({ ...whole, sizes })).toEqual({
      src: '/media/rose-page.jpg',
      alt: 'A rose',
      caption: null,
      credit: 'Ada',
      licence: 'CC0',
      width: 1600,
      height: 800,
      focus: { x: 20, y: 0 },
      sizes: [
        { src: '/media/rose-small.avif', type: 'image/avif', width: 400, height: 200 },
        { src: '/media/rose-small.jpg', type: 'image/jpeg', width: 400, height: 200 },
        { src: '/media/rose-page.jpg', type: 'image/jpeg', width: 1600, height: 800 },
      ],
    })
  })

  it('is the file itself where that is small, under a name that is safe in an address', () => {
    expect(pictureOf({ ...whole, sizes: { page: { filename: null } } })).toMatchObject({
      src: '/media/a%20rose%20%26%20co.jpg',
      width: 4000,
      sizes: [],
    })
    expect(pictureOf(whole)).toMatchObject({ src: '/media/a%20rose%20%26%20co.jpg', sizes: [] })
  })

  it('is looked at in the middle where nobody said where', () => {
    expect(pictureOf({ ...whole, focalX: null, focalY: undefined })).toMatchObject({ focus: { x: 50, y: 50 } })
  })

  it('is none where none is chosen, and further pictures stand in their order', () => {
    for (const value of [null, undefined, 4]) expect(pictureOf(value)).toBeNull()
    const gallery = ['b.jpg', 'a.jpg'].map((filename) => ({ ...whole, filename }))
    expect(ofFlower({ picture: whole, gallery })).toMatchObject({
      picture: { alt: 'A rose' },
      gallery: [{ src: '/media/b.jpg' }, { src: '/media/a.jpg' }],
    })
    expect(ofFlower()).toMatchObject({ picture: null, gallery: [] })
  })
})

it('a facet of one value has one, though several were stored', () => {
  const kind = oneOf('kind', ['old', 'new'], { label: 'Kind', description: 'Sort.' })
  const resource = { ...flowers, facets: { kind }, fields: { note: z.string() } } as unknown as typeof flowers
  expect(entry(resource, { slug: 'a', kind: ['old', 'new'], note: ' n ' })).toMatchObject({ kind: 'old', note: 'n' })
})
