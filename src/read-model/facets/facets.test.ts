import { describe, expect, it } from 'vitest'
import {
  atLeast,
  band,
  choicesOf,
  type Facet,
  flag,
  kindOf,
  manyOf,
  manyWords,
  months,
  oneOf,
  perFacet,
  word,
} from './index.ts'

const words = { label: 'Taste', description: 'How it tastes.' }
const diet = manyOf('diets', ['vegan', 'vegetarian'], {
  ...words,
  implies: { vegan: ['vegetarian'] },
  labels: { vegan: 'plant-based' },
  also: { vegan: 'herbivore' },
})
const family = word('family', { ...words, example: 'Rosaceae' })
const heat = band('heat', ['mild', 'warm', 'hot'], words)
const facets: Readonly<Record<string, Facet>> = {
  diet,
  family,
  spice: manyWords('spices', { ...words, values: ['cumin', 'clove'] }),
  month: months('months', words),
  sweet: flag('sweet', { ...words, label: 'Sweet' }),
  heat,
  heat_or_hotter: atLeast(heat, words),
}

const table = (ask: (facet: Facet) => unknown) => Object.values(facets).map(ask)
const takes = (facet: Facet, value: unknown) => kindOf(facet).schema(facet).safeParse(value).success

describe('the kinds of facets', () => {
  it('say which are stored, which are free words, and of which an entry may have none', () => {
    expect(table((facet) => kindOf(facet).isStored)).toEqual([true, true, true, true, true, true, false])
    expect(table((facet) => kindOf(facet).isFree)).toEqual([false, true, true, false, false, false, false])
    expect(table((facet) => kindOf(facet).mayBeMissing)).toEqual([true, true, true, true, false, true, true])
  })

  it('say which are of sorts and which of months', () => {
    const such = (ask: (facet: Facet) => boolean) => Object.keys(facets).filter((key) => ask(facets[key] as Facet))
    expect(such((facet) => kindOf(facet).hasSorts)).toEqual(['diet'])
    expect(such((facet) => kindOf(facet).hasMonths)).toEqual(['month'])
  })

  it('tell all values that there can be, in their own order', () => {
    const year = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    expect(table((facet) => kindOf(facet).values(facet))).toEqual([
      ['vegan', 'vegetarian'],
      [],
      ['cumin', 'clove'],
      year,
      [],
      [0, 1, 2],
      [0, 1, 2],
    ])
  })

  it('tell from which words editors choose', () => {
    expect(table(choicesOf)).toEqual([['vegan', 'vegetarian'], [], ['cumin', 'clove'], [], [], [], []])
  })

  it.each([
    ['diet', ['vegan'], ['meat', 1]],
    ['family', ['Rosaceae', ''], [1]],
    ['spice', ['cumin'], ['pepper']],
    ['month', [1, 12], [0, 13, 1.5, '1']],
    ['sweet', [true, false], ['true']],
    ['heat', [0, 2], [-1, 3, 0.5]],
    ['heat_or_hotter', [0, 2], [-1, 3]],
  ])('%s takes its values and nothing else', (key, good, bad) => {
    const facet = facets[key] as Facet
    expect(good.filter((value) => !takes(facet, value))).toEqual([])
    expect(bad.filter((value) => takes(facet, value))).toEqual([])
  })

  it.each([
    ['diet', 'vegan', ['vegan', 'vegetarian']],
    ['diet', 'vegetarian', ['vegetarian']],
    ['family', 'Rosacéae', ['rosaceae']],
    ['month', 5, [5]],
    ['sweet', true, [true]],
    ['heat', 1, [1]],
    ['heat_or_hotter', 2, [0, 1, 2]],
    ['heat_or_hotter', 0, [0]],
  ])('%s: who has %s is found by %j', (key, value, countedValues) => {
    const facet = facets[key] as Facet
    expect(kindOf(facet).countedAs(facet, value)).toEqual(countedValues)
  })

  it.each([
    ['diet', 'vegan', { value: 'plant-based', words: ['vegan', 'plant', 'base', 'herbivor'] }],
    ['diet', 'vegetarian', { value: 'vegetarian', words: ['vegetarian'] }],
    ['family', 'Rose family rose', { value: 'Rose family rose', words: ['rose', 'famili'] }],
    ['month', 5, { value: 'May', words: ['mai'] }],
    ['heat', 2, { value: 'hot', words: ['hot'] }],
    ['heat', 7, { value: '7', words: [] }],
  ])('%s: %s is said in its words', (key, value, said) => {
    const facet = facets[key] as Facet
    expect(kindOf(facet).said(facet, value)).toEqual({ label: 'Taste', ...said })
  })

  it('say nothing of a no, nor of a step asked for or higher', () => {
    const [sweet, hotter] = [facets.sweet as Facet, facets.heat_or_hotter as Facet]
    expect(kindOf(sweet).said(sweet, true)).toEqual({ label: 'Sweet', value: 'yes', words: ['sweet'] })
    expect(kindOf(sweet).said(sweet, false)).toBeNull()
    expect(kindOf(hotter).said(hotter, 2)).toBeNull()
  })

  it('are told apart by a table with a row for each', () => {
    const row = (text: string) => (facet: Facet, more: string) => `${text} ${facet.field} ${more}`
    const rows = {
      'closed-list': row('list'),
      'free-words': row('words'),
      months: row('months'),
      'yes-or-no': row('yes'),
      step: row('step'),
      'or-higher': row('higher'),
    }
    expect(perFacet(rows, diet, 'x')).toBe('list diets x')
    expect(perFacet(rows, facets.heat_or_hotter as Facet, 'y')).toBe('higher heat y')
  })
})

it('has one value or several as it is declared', () => {
  expect([oneOf('kind', ['a'], words).many, diet.many, family.many, heat.many, months('m', words).many]).toEqual([
    false,
    true,
    false,
    false,
    true,
  ])
})
