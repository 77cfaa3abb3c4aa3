import { describe, expect, it } from 'vitest'
import { htmlOf } from '#src/read-model/html.ts'
import { nobody, provenanceOf } from '#src/read-model/provenance.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { drapes } from '#src/read-model/resources/sarees.ts'
import { recordOf } from '#test/few-entries.ts'
import { addressesIn, pageText, partsIn, shown } from '#test/shown.ts'
import type { EntryRecord } from '../records.ts'
import { CheckedBy, entryPartsOf, Sections, Sources } from './sections.tsx'

const source = {
  ...{ title: 'Plant-book', publisher: 'Cambridge', mark: 'plants', year: 2017, part: null, address: null },
  accessed: null,
}
const entry = (resource: AnyResource, fields: object) =>
  recordOf({ resource, slug: 'rose', fields: { ...fields } }) as EntryRecord

const text = (resource: AnyResource, fields: object) => {
  const record = entry(resource, fields)
  return shown(Sections, { resource, record, html: htmlOf(resource, record), base: '/flowers' })
}

describe('the text of an entry', () => {
  const rose = {
    uses: 'Tea and *oil*.',
    appearance: 'Thorns, as [lilies](/flowers/lily) have none.',
    varieties: [{ name: 'Damask', note: 'For oil.' }],
    faq: [{ question: 'Is it <edible>?', answer: 'Its **petals** are.' }],
  }

  it('stands in the order of its declaration, then lists of its own, then questions', () => {
    const page = text(flowers, rose)
    expect(partsIn(page, 'h2')).toEqual(['Appearance', 'Uses', 'Varieties', 'Questions'])
    expect(page).toContain('Tea and <em>oil</em>.')
    expect(partsIn(page, 'summary')).toEqual(['Is it &lt;edible&gt;?'])
    expect(page).toContain('Its <strong>petals</strong> are.')
  })

  it('leads within its catalogue', () => {
    expect(addressesIn(text(flowers, rose))).toEqual(['/flowers/flowers/lily'])
  })

  it('has a part under each name that its list of contents gives, and pictures last', () => {
    const record = entry(flowers, rose)
    const parts = entryPartsOf(flowers, { ...record, gallery: [{}, {}] as unknown as EntryRecord['gallery'] })
    expect(parts).toEqual([
      { id: 'appearance', title: 'Appearance' },
      { id: 'uses', title: 'Uses' },
      { id: 'varieties', title: 'Varieties' },
      { id: 'questions', title: 'Questions' },
      { id: 'pictures', title: 'Pictures' },
    ])
    const page = text(flowers, { ...rose, bloom_time: 'In May.' })
    const ids = [...page.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['appearance', 'bloom-time', 'uses', 'varieties', 'questions'])
  })

  it('leaves out what is not written', () => {
    expect(text(flowers, {})).toBe('')
    expect(entryPartsOf(flowers, entry(flowers, { uses: '' }))).toEqual([])
  })

  it('tells at each citation the work in a line', () => {
    const sources = [{ ...source, part: 'p. 3' }]
    expect(text(flowers, { sources, uses: 'Tea.[^plants]' })).toContain('data-note="Plant-book, Cambridge, 2017, p. 3"')
    const faq = [{ question: 'Why?', answer: 'So.[^plants]' }]
    expect(text(flowers, { sources, faq })).toContain('data-note="Plant-book, Cambridge, 2017, p. 3"')
  })
})

describe('lists of an entry', () => {
  it('are names with notes', () => {
    const page = text(flowers, { varieties: [{ name: 'Damask', note: 'For oil.' }] })
    expect(partsIn(page, 'dt').map(pageText)).toEqual(['Damask'])
    expect(partsIn(page, 'dd').map(pageText)).toEqual(['For oil.'])
    expect(page).not.toContain('<ol')
  })

  it('are steps in their order, each with its drawing where it can be drawn, and are said to be schemes', () => {
    const steps = [
      { text: 'Wrap it.', part: 'wrap' },
      { text: 'Breathe.', part: null },
    ]
    const page = text(drapes, { steps })
    const [first = '', second = ''] = partsIn(page, 'li')
    expect(first).toContain('<svg')
    expect(first).toContain('<p>Wrap it.</p>')
    expect(second).toBe('<p>Breathe.</p>')
    expect(page).toContain('not to scale')
  })
})

describe('sources', () => {
  const listed = (more: Partial<typeof source> | { address: string; accessed: string }) =>
    partsIn(shown(Sources, { sources: [{ ...source, ...more }] as EntryRecord['sources'] }), 'li')[0] ?? ''

  it('are told by title, publisher, year and part, in their order', () => {
    expect(pageText(listed({}))).toBe('Plant-book . Cambridge , 2017')
    expect(pageText(listed({ part: 'p. 3' } as object))).toContain(', 2017 , p. 3')
    const sources = [source, { ...source, title: 'Flora' }]
    expect(shown(Sources, { sources })).toMatch(/id="source-1">.*Plant-book.*id="source-2">.*Flora/)
  })

  it('lead to the page that was read, and say when', () => {
    const page = listed({ address: 'https://example.org/a?b=1&c', accessed: '2026-03-02' })
    expect(addressesIn(page)).toEqual(['https://example.org/a?b=1&amp;c'])
    expect(pageText(page)).toContain('(read on 2 March 2026)')
    expect(listed({})).toContain('<cite>Plant-book</cite>')
  })

  it('say nothing twice', () => {
    expect(pageText(listed({ publisher: 'Plant-book' }))).toBe('Plant-book , 2017')
    expect(pageText(listed({ publisher: 'Cambridge, 2017' }))).toBe('Plant-book . Cambridge, 2017')
  })

  it('are no part of the page where there are none', () => {
    expect(shown(Sources, { sources: [] })).toBe('')
  })
})

describe('how far an entry was checked', () => {
  const said = (more: object) => pageText(shown(CheckedBy, { provenance: { ...provenanceOf(nobody), ...more } }))

  it('is said where nobody checked it', () => {
    expect(said({})).toBe('Not yet checked against its sources.')
  })

  it('is said with who checked it, when and how, as far as that is known', () => {
    const state = 'checked by an expert'
    expect(said({ state, checked_by: 'Ada' })).toBe('Checked by an expert by Ada.')
    expect(said({ state, checked_by: 'Ada', checked_on: '2026-03-02', how_checked: 'All of it.' })).toBe(
      'Checked by an expert by Ada on 2 March 2026. All of it.',
    )
  })

  it('does not hide who wrote it', () => {
    expect(said({ written_by: 'Ben' })).toBe('Not yet checked against its sources. Written by Ben.')
    expect(said({ written_by: 'Ben', written_on: '2026-01-31' })).toContain('Written by Ben, 31 January 2026.')
  })
})
