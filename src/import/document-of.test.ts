import { describe, expect, it } from 'vitest'
import type { AnyResource } from '#src/read-model/resource.ts'
import { countryOverviews, flowerDays, flowers, nationalFlowers } from '#src/read-model/resources/flowers.ts'
import { drapes } from '#src/read-model/resources/sarees.ts'
import { documentOf, type KnownIds } from './document-of.ts'
import { readEntry } from './read-entry.ts'

const idsBySlug: KnownIds = new Map([
  [
    'flower',
    new Map([
      ['lily', 3],
      ['aster', 4],
    ]),
  ],
  [
    'flower_day',
    new Map([
      ['rose-day', 7],
      ['lily-day', 8],
    ]),
  ],
  ['topic', new Map([['rose', 11]])],
])

const documentIn = (text: string, { resource = flowers as AnyResource, slug = 'rose' } = {}) =>
  documentOf(resource, readEntry(resource, 'rose.md', slug, text).entry, idsBySlug)

/** Addresses and entries that the texts of a document link to. */
const linksIn = (text: unknown) =>
  [...JSON.stringify(text).matchAll(/"relationTo":"([^"]+)","value":(\d+)/g)].map(([, to, id]) => `${to} ${id}`)

describe('a document of an entry', () => {
  it('has its fields by the names of the form, in rows too', () => {
    const steps = 'steps:\n  - {text: Wrap it., part: wrap}\n'
    const document = documentIn(`---\nname: Nivi\nother_names: [Nivi]\ncloth_length_metres: 5.5\n${steps}---\n`, {
      resource: drapes,
      slug: 'nivi',
    })
    expect(document).toMatchObject({
      ...{ slug: 'nivi', name: 'Nivi', otherNames: ['Nivi'], clothLengthMetres: 5.5 },
      steps: [{ text: 'Wrap it.', part: 'wrap' }],
    })
    expect(Object.keys(document)).not.toContain('other_names')
    const sources = 'sources:\n  - {title: Flora, publisher: Kew, mark: kew}\nprovenance: {written_by: Ada}\n'
    expect(documentIn(`---\nname: Rose\n${sources}---\n`)).toMatchObject({
      sources: [{ title: 'Flora', publisher: 'Kew', mark: 'kew' }],
      provenance: { writtenBy: 'Ada' },
    })
  })

  it('is published unless its file says that it is a draft, and says no more of it than the file', () => {
    expect(documentIn('---\nname: Rose\n---\n')).toMatchObject({ _status: 'published' })
    const draft = documentIn('---\nname: Rose\nstatus: draft\nmay_be_named: false\n---\n')
    expect(draft).toMatchObject({ _status: 'draft', mayBeNamed: false })
    expect(Object.keys(documentIn('---\nname: Rose\nstatus: draft\n---\n'))).not.toContain('mayBeNamed')
  })

  it('refers to others by their ids, in the order of the file, and to none that there is not', () => {
    const many = documentIn('---\nname: Rose\ndays: [lily-day, no-day, rose-day]\nspeaks_of: rose\n---\n')
    expect(many).toMatchObject({ days: [8, 7], speaksOf: 11 })
    const one = (flower: string) =>
      documentIn(`---\nname: Bulgaria\nflower: ${flower}\n---\n`, { resource: nationalFlowers, slug: 'bulgaria' })
    expect(one('lily')).toMatchObject({ flower: 3 })
    expect(one('daisy')).toMatchObject({ flower: null })
    expect(Object.keys(documentIn('---\nname: Rose\n---\n'))).not.toContain('days')
  })

  it('links from its texts and answers to the entries that they name', () => {
    const faq = 'faq:\n  - question: Is it one?\n    answer: No, [that](octavo:flowers/aster) is.\n'
    const document = documentIn(
      `---\nname: Rose\n${faq}---\n\n## Uses\n\nLike [lilies](octavo:flowers/lily), not [daisies](octavo:flowers/daisy).\n`,
    )
    expect(linksIn(document.uses)).toEqual([expect.stringMatching(/ 3$/)])
    expect(linksIn(document.faq)).toEqual([expect.stringMatching(/ 4$/)])
    expect(JSON.stringify(document.uses)).toContain('daisies')
    expect(document.faq).toMatchObject([{ question: 'Is it one?' }])
  })

  it('of a country is about one, and has no list of them', () => {
    const document = documentIn('---\ncountries: [BG]\n---\n', { resource: countryOverviews, slug: 'bulgaria' })
    expect(document).toMatchObject({ country: 'BG' })
    expect(Object.keys(document)).not.toContain('countries')
  })

  it('of a day has its rule as the form has it, and what was announced', () => {
    const text =
      '---\nname: Rose day\nrule: {kind: fixed-date, month: 6, day: 1}\noverrides:\n  - {of: 2027-06-01, to: 2027-06-02}\n---\n'
    expect(documentIn(text, { resource: flowerDays, slug: 'rose-day' })).toMatchObject({
      rule: [{ blockType: 'fixed-date', month: 6, day: 1 }],
      overrides: [{ of: '2027-06-01', to: '2027-06-02' }],
    })
  })
})
