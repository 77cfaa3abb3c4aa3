import { describe, expect, it } from 'vitest'
import { soundOf, stemOf, wordsOf } from './words.ts'

describe('a word', () => {
  it.each([
    ['roses', 'rose'],
    ['colours', 'color'],
    ['colouring', 'coloring'],
    ['flavoured', 'flavored'],
    ['grey', 'gray'],
    ['fertilised', 'fertilized'],
    ['yoghurt', 'yogurt'],
    ['saris', 'sarees'],
    ['women', 'woman'],
    ['leaves', 'leaf'],
    ['daisies', 'daisy'],
    ['aubergines', 'eggplant'],
    ['kancheepuram', 'kanjivaram'],
    ['deepavali', 'diwali'],
  ])('%s is the same as %s', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other))
  })

  it.each(['constructor', 'valueof', '__proto__', 'hasownproperty'])('%s is a word like any other', (word) => {
    expect(wordsOf(word)).toEqual([expect.stringMatching(/^[a-z]+$/)])
  })

  it.each([
    ['rose', 'rise'],
    ['gold', 'goat'],
    ['four', 'for'],
    ['silk', 'milk'],
  ])('%s is another than %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other))
  })

  it.each(['कमल', '桜', 'ελιά', '2027'])('%s stays as it is', (word) => {
    expect(stemOf(word)).toBe(word)
  })

  it.each([
    ['jamdhani', 'jamdani'],
    ['pookkalam', 'pukalam'],
    ['vaishakhi', 'vaisaki'],
    ['bharathanatyam', 'baratanatiam'],
  ])('%s sounds like %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other))
  })

  it('that is short or of another script has no sound', () => {
    for (const word of ['eid', 'कमल', '']) expect(soundOf(word)).toBe('')
  })
})

describe('a text', () => {
  it('is its words, without those that questions are put with', () => {
    expect(wordsOf('What is the colour of mourning?')).toEqual(['color', 'mourn'])
    expect(wordsOf('')).toEqual([])
    expect(wordsOf('?!')).toEqual([])
  })

  it('of one endless word is cut', () => {
    expect(stemOf('x'.repeat(10_000)).length).toBeLessThanOrEqual(40)
  })
})
