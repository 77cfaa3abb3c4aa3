import { expect, it } from 'vitest'
import type { AnyRecord } from '#src/read-model/resource.ts'
import { findService, type Service } from '#src/services.ts'
import { bibtex, citation, ris } from './cite.ts'

const flowers = findService('flowers') as Service
const provenance = { written_by: 'Ada Byron' } as AnyRecord['provenance']
const rose = {
  slug: 'rose',
  name: 'Rose & {thorn}\\',
  url: 'https://example.org/flowers/flowers/rose',
  updated_at: '2026-11-22T10:00:00.000Z',
  provenance,
}

it('cites an entry in words, with who wrote it and when it was updated', () => {
  expect(citation(flowers, { ...rose, name: 'Rose' })).toBe(
    'Ada Byron. “Rose”. Octavo Flowers. Updated 22 November 2026. https://example.org/flowers/flowers/rose',
  )
  expect(citation(flowers, { ...rose, provenance: { ...provenance, written_by: null } })).toMatch(/^“Rose/)
})

it('writes BibTeX that no name can break', () => {
  expect(bibtex(flowers, rose)).toBe(
    [
      '@inreference{octavo-flowers-rose,',
      '  author = {{Ada Byron}},',
      '  title = {{Rose \\& thorn}},',
      '  booktitle = {Octavo Flowers},',
      '  year = {2026},',
      '  date = {2026-11-22},',
      '  url = {https://example.org/flowers/flowers/rose},',
      '}',
      '',
    ].join('\n'),
  )
})

it('writes RIS in lines of its own, whatever a name holds', () => {
  const text = ris(flowers, { ...rose, name: 'Rose\r\nER  - ' })
  expect(text.match(/^ER {2}- /gm)).toHaveLength(1)
  expect(text).toContain('TI  - Rose ER - \r\n')
  expect(text.startsWith('TY  - ENCYC\r\n')).toBe(true)
})
