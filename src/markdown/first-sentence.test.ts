import { describe, expect, it } from 'vitest'
import { firstSentence } from './first-sentence.ts'

describe('firstSentence', () => {
  it.each([
    ['Holi is a festival. It falls in spring.', 'Holi is a festival.'],
    ['Is it red? Yes.', 'Is it red?'],
    ['She said “Come!” Then she left.', 'She said “Come!”'],
    ['No end to it', 'No end to it'],
    ['Grown by Dr. Smith near St. Ives. It is red.', 'Grown by Dr. Smith near St. Ives.'],
    ['Named by J. S. Bach. It is red.', 'Named by J. S. Bach.'],
    ['Rosa sp. and others, c. 1840. Red.', 'Rosa sp. and others, c. 1840.'],
    ['Costs 3.50 at most. Cheap.', 'Costs 3.50 at most.'],
    ['Made at approx. 4 degrees. Cold.', 'Made at approx. 4 degrees.'],
    ['First line\nSecond line.', 'First line'],
    ['होली एक त्योहार है। यह वसंत में है।', 'होली एक त्योहार है।'],
    ['祭りです。春です。', '祭りです。'],
    ['   ', ''],
    ['', ''],
  ])('of %j is %j', (text, sentence) => {
    expect(firstSentence(text, 200)).toBe(sentence)
  })

  it('cuts a long one at a word, no longer than asked', () => {
    expect(firstSentence('The quick, brown fox jumps.', 12)).toBe('The quick…')
    expect(firstSentence('The quick brown fox jumps.', 26)).toBe('The quick brown fox jumps.')
    for (let max = 1; max < 40; max++)
      expect(firstSentence('Donaudampfschifffahrt geht los 😀😀😀😀 heute.', max).length).toBeLessThanOrEqual(max)
  })

  it('does not halve a character', () => {
    expect(firstSentence('😀😀😀😀', 4)).toBe('😀…')
  })
})
