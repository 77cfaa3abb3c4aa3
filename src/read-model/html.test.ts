import { expect, it } from 'vitest'
import { recordOf } from '#test/few-entries.ts'
import { htmlOf } from './html.ts'
import { flowers } from './resources/flowers.ts'

const work = { title: 'A work', publisher: 'A press', year: null, part: null, address: null, accessed: null }

const record = (fields: Record<string, unknown>) => recordOf({ resource: flowers, slug: 'rose', fields })

it('makes HTML of the sections that are written, under their fields, and of nothing else', () => {
  const { sections, answers } = htmlOf(flowers, record({ uses: 'A *gift*.', origin: '', scent: '*musk*' }))
  expect(sections).toEqual({ uses: '<p>A <em>gift</em>.</p>' })
  expect(answers).toEqual([])
})

it('makes HTML of each answer, in the order of the questions', () => {
  const faq = [
    { question: 'Is it *edible*?', answer: '**Yes**.' },
    { question: 'Does it climb?', answer: 'No.' },
  ]
  expect(htmlOf(flowers, record({ faq })).answers).toEqual(['<p><strong>Yes</strong>.</p>', '<p>No.</p>'])
})

it('leads from what is cited to the source of that mark, by its place among all sources', () => {
  const sources = [
    { ...work, mark: null },
    { ...work, mark: 'rance' },
  ]
  const { sections, answers } = htmlOf(
    flowers,
    record({ uses: 'A gift.[^rance]', faq: [{ question: 'Why?', answer: 'So.[^rance]' }], sources }),
  )
  for (const html of [sections.uses, answers[0]]) expect(html).toContain('<a href="#source-2">2</a>')
})
