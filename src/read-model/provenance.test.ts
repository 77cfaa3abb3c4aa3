import { describe, expect, it } from 'vitest'
import { type CitedSource, concernsOf, isHomePage, nobody, provenanceOf } from './provenance.ts'

const resource = {
  sections: { history: { title: 'History' }, uses: { title: 'Uses' } },
  isSourced: true,
  claims: ['protected_name'],
} as const

const work: CitedSource = {
  title: 'A book',
  publisher: 'A press',
  mark: null,
  year: null,
  part: null,
  address: null,
  accessed: null,
}
const rance = { ...work, mark: 'rance', year: 1989 }

const unchecked = provenanceOf(nobody)
const checked = provenanceOf({
  ...nobody,
  checked_by: 'A reader',
  checked_on: '2026-11-01',
  how_checked: 'Read beside its sources.',
})

const entry = (record: object) => ({ sources: [rance], provenance: unchecked, ...record })
const told = (record: object) =>
  concernsOf(resource, entry(record)).map(({ field, isFault }) => [field.join('.'), isFault])

describe('what speaks against an entry', () => {
  it('is nothing where each text cites a work that can know', () => {
    const history = 'Made since 1850.[^rance]'
    expect(told({ history, provenance: checked })).toEqual([])
  })

  it('is that it names no source', () => {
    expect(told({ sources: [] })).toEqual([['sources', true]])
    expect(concernsOf({ ...resource, isSourced: false }, entry({ sources: [] }))).toEqual([])
  })

  it('is a citation of what is not there, and a mark that two have', () => {
    expect(told({ history: 'Old.[^rnace]' })).toContainEqual(['history', true])
    expect(told({ sources: [rance, rance] })).toEqual([['sources.1.mark', true]])
  })

  it.each([
    ['a text that cites nothing', { history: 'Old.' }, 'history'],
    ['a year after its source', { history: 'Protected since 1996.[^rance]' }, 'history'],
    ['a home page', { sources: [{ ...rance, address: 'https://www.britannica.com/' }] }, 'sources.0.address'],
    ['a claim without the entry of its register', { protected_name: 'Brie de Meaux' }, 'protected_name'],
  ])('is %s: in the way only of what says that it was checked', (_, record, field) => {
    expect(told(record)).toEqual([[field, false]])
    expect(told({ ...record, provenance: checked })).toEqual([[field, true]])
  })

  it('is a check by nobody, of no day, in no way', () => {
    expect(told({ provenance: { ...checked, checked_on: null } })).toEqual([['provenance.checked_on', true]])
    expect(told({ provenance: { ...unchecked, checked_on: '2026-11-01' } })).toEqual([['provenance.checked_on', true]])
    expect(told({ provenance: { ...checked, how_checked: null } })).toEqual([['provenance.how_checked', true]])
  })

  it('takes what counts something for no year, and no date of a source for any date', () => {
    for (const history of ['It weighs 2000 kg.[^rance]', 'Some 1,996 of them.[^rance]', 'At 2000 metres.[^rance]'])
      expect(told({ history })).toEqual([])
    expect(told({ history: 'Since 1996.[^undated]', sources: [rance, { ...work, mark: 'undated' }] })).toEqual([])
    const page = { ...work, mark: 'page', accessed: '2026-11-01' }
    expect(told({ history: 'Since 1996.[^page]', sources: [rance, page] })).toEqual([])
  })
})

it('a home page is the front of a site, in any language', () => {
  for (const address of [
    'https://x.org',
    'https://x.org/',
    'https://x.org/index.html',
    'https://x.org/en/',
    'https://x.org/pt-br',
  ])
    expect(isHomePage(address)).toBe(true)
  for (const address of ['https://x.org/brie', 'https://x.org/?id=4', 'https://x.org/#brie', 'https://x.org/en/brie'])
    expect(isHomePage(address)).toBe(false)
})

it('an entry is unchecked until somebody is named who checked it', () => {
  expect(unchecked.state).toBe('unchecked')
  expect(checked.state).toBe('checked against its sources')
  expect(provenanceOf({ ...nobody, checked_by: 'A reader', checked_by_expert: true }).state).toBe(
    'checked by an expert',
  )
})
