import { describe, expect, it } from 'vitest'
import { dictionaryOf, hasWord, wordsAlike, wordsBegun, wordsIn } from './dictionary.ts'

const words = ['rose', 'rosehip', 'lily', 'lotus', 'chrysanthemum', 'chrysalis', 'tulip', 'कमल', '桜']
const dictionary = dictionaryOf(words.map((word, index) => ({ word, entries: index + 1 })))
const alike = (word: string) => wordsAlike(dictionary, word).map((one) => one.word)

describe('a dictionary', () => {
  it('has the words it was made of, and no others', () => {
    for (const word of words) expect(hasWord(dictionary, word)).toBe(true)
    for (const word of ['', 'ros', 'roses', 'zinnia', 'hip']) expect(hasWord(dictionary, word)).toBe(false)
    expect(wordsIn(dictionary).map(({ word }) => word)).toEqual([...words].sort())
    expect(hasWord(dictionaryOf([]), 'rose')).toBe(false)
  })

  it('knows which words begin so, and how many entries hold them', () => {
    expect(wordsBegun(dictionary, 'ros')).toEqual([
      { word: 'rose', entries: 1 },
      { word: 'rosehip', entries: 2 },
    ])
    expect(wordsBegun(dictionary, 'chrysanthemums')).toEqual([])
    expect(wordsBegun(dictionary, 'zz')).toEqual([])
  })

  it('knows words with a letter wrong, and with more the longer they are', () => {
    expect(alike('lottus')).toEqual(['lotus'])
    expect(alike('tulpi')).toEqual(['tulip'])
    expect(alike('chrysantemum')).toEqual(['chrysanthemum'])
    expect(alike('crysanthemun')).toEqual(['chrysanthemum'])
    expect(alike('rosexyz')).toEqual([])
    expect(alike('lil')).toEqual([])
  })

  it('takes no word for itself', () => {
    expect(alike('lotus')).toEqual([])
  })
})
