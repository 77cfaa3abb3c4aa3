import { describe, expect, it } from 'vitest'
import { singulars } from './singulars.ts'

describe('singulars', () => {
  it.each([
    ['roses', 'rose'],
    ['lilies', 'lily'],
    ['irises', 'iris'],
    ['daisies', 'daisy'],
    ['cherries', 'cherry'],
    ['foxes', 'fox'],
    ['leaves', 'leaf'],
    ['knives', 'knife'],
    ['olives', 'olive'],
    ['dishes', 'dish'],
    ['peaches', 'peach'],
    ['tomatoes', 'tomato'],
    ['crocuses', 'crocus'],
    ['cacti', 'cactus'],
    ['glasses', 'glass'],
    ['cheeses', 'cheese'],
    ['pies', 'pie'],
    ['saris', 'sari'],
    ['sarees', 'saree'],
    ['oxen', 'ox'],
    ['women', 'woman'],
    ['red roses', 'red rose'],
    ['lilies of the valley', 'lily of the valley'],
    ['forget me nots', 'forget me not'],
  ])('finds %s in the plural', (plural, singular) => {
    expect(singulars(plural)).toContain(singular)
  })

  it.each(['rose', 'glass', 'crocus', 'asparagus', 's', 'is', '', 'होली'])('leaves %j alone', (word) => {
    expect(singulars(word)).toEqual([])
  })

  it('puts the likeliest first and repeats none', () => {
    expect(singulars('lilies')).toEqual(['lily', 'lilie'])
    expect(singulars('geese')).toEqual(['goose'])
  })
})
