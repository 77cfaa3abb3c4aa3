import { describe, expect, it } from 'vitest'
import { chance } from '#src/scripts/chance.ts'
import { fold } from './fold.ts'

describe('fold', () => {
  it.each([
    ['Côte d’Ivoire', 'cote divoire'],
    ["Hawai'i", 'hawaii'],
    ['Hawaiʻi', 'hawaii'],
    ['Qurʾān', 'quran'],
    ['  São  Tomé & Príncipe ', 'sao tome and principe'],
    ['Smørrebrød', 'smorrebrod'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Łódź', 'lodz'],
    ['Đà Nẵng', 'da nang'],
    ['Æbleskiver, œufs', 'aebleskiver oeufs'],
    ['Þorrablót og guðrún', 'thorrablot og gudrun'],
    ['ISPARTA ısparta İzmir', 'isparta isparta izmir'],
    ['Bandhani (tie-dye)', 'bandhani tie dye'],
    ['U.S.A.', 'u s a'],
    ['Fête´s', 'fetes'],
    ['ﬁnca', 'finca'],
    ['', ''],
    ['—!?', ''],
  ])('makes %j into %j', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it.each([
    ['日本', '日本'],
    ['대한민국', '대한민국'],
    ['होली', 'होली'],
    ['Москва́', 'москва'],
    ['Ελλάδα', 'ελλαδα'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['اليَمَن', 'اليمن'],
    ['יִשְׂרָאֵל', 'ישראל'],
  ])('keeps the letters of %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('changes nothing the second time', () => {
    for (const text of ['Côte d’Ivoire', 'ΟΔΟΣ', 'İstanbul', '대한민국', 'ば', '½ cup', 'ŉ', '℡ no.'])
      expect(fold(fold(text))).toBe(fold(text))
  })

  it('folds plain letters as it folds them beside others', () => {
    const draw = chance(1)
    const signs = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
    for (let round = 0; round < 500; round++) {
      const text = Array.from({ length: draw.between(0, 30) }, () => draw.one(signs)).join('')
      expect(fold(`${text} é`), text).toBe(`${fold(text)} e`.trim())
    }
  })
})
