import { describe, expect, it } from 'vitest'
import { flowerDays, flowers } from './resources/flowers.ts'
import { scoreOf } from './score.ts'

const rose = {
  summary: 'Thorns and scent.',
  appearance: 'A prickly shrub.',
  uses: null,
  faq: [{ question: 'Does it last?', answer: 'A week.' }],
  sources: [{ title: 'A flora', publisher: 'A press', address: null }],
  days: [{ slug: 'valentines-day' }],
  countries: [{ code: 'BG' }],
  cities: [],
  varieties: [{ id: '6561', name: 'Damask', note: 'Pink.' }],
  picture: null,
}
const total = (more: object = {}, announced: number | null = null) =>
  scoreOf(flowers, { ...rose, ...more }, announced).total

describe('the documentation score', () => {
  it.each([
    ['source', { sources: [...rose.sources, { title: null, publisher: null, address: null }] }],
    ['question', { faq: [...rose.faq, { question: null, answer: '' }] }],
    ['question without an answer', { faq: [...rose.faq, { question: 'Why?', answer: '' }] }],
  ])('counts nothing for an empty row: a %s', (_, more) => {
    expect(scoreOf(flowers, { ...rose, ...more }, null).parts.slice(1)).toEqual(
      scoreOf(flowers, rose, null).parts.slice(1),
    )
  })

  it.each([
    ['a word more', { appearance: 'A very prickly shrub.' }],
    ['a section more', { uses: 'Gifts.' }],
    ['a question more', { faq: [...rose.faq, { question: 'Why?', answer: 'So.' }] }],
    ['the address of a source', { sources: [{ ...rose.sources[0], address: 'https://flora.example/' }] }],
    ['a link more', { days: [...rose.days, { slug: 'mothers-day' }] }],
    ['a picture', { picture: { src: '/media/rose.jpg' } }],
  ])('grows with %s', (_, more) => {
    expect(total(more)).toBeGreaterThan(total())
  })

  it('grows for ever', () => {
    expect(total({ appearance: 'word '.repeat(10_000) })).toBeGreaterThan(total({ appearance: 'word '.repeat(9_999) }))
  })

  it('is no larger for addresses and for what rows are called by', () => {
    expect(total({ appearance: 'A [prickly](https://a.very.long.example/address) shrub.' })).toBe(total())
    expect(total({ varieties: [{ id: '0', name: 'Damask', note: 'Pink.' }] })).toBe(total())
  })

  it('of a day grows with the dates that were announced', () => {
    expect(scoreOf(flowerDays, rose, 2).total).toBeGreaterThan(scoreOf(flowerDays, rose, 1).total)
  })

  it('of a page that is hardly begun is a small number', () => {
    expect(scoreOf(flowers, {}, null)).toMatchObject({ total: 0 })
  })
})
