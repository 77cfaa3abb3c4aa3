import { expect, test } from 'vitest'
import { marked } from './marks.ts'

const shown = (before: string, after: string) =>
  marked(before, after)
    .map(({ text, is }) => (is === 'same' ? text : is === 'gone' ? `[-${text}]` : `[+${text}]`))
    .join('')

test('words that are gone and new stand in the text, the others as they are', () => {
  expect(shown('A rose is red and sweet.', 'A rose is white and very sweet.')).toBe(
    'A rose is [-red ][+white ]and [+very ]sweet.',
  )
})

test('both texts can be read out of it, whatever they are', () => {
  const texts = [
    '',
    'one',
    'one two three',
    'three two one',
    'two two  two\n\none',
    'one '.repeat(1500),
    'other '.repeat(1500),
  ]
  for (const before of texts)
    for (const after of texts) {
      const pieces = marked(before, after)
      const without = (is: string) =>
        pieces
          .filter((piece) => piece.is !== is)
          .map(({ text }) => text)
          .join('')
      expect([without('new'), without('gone')]).toEqual([before, after])
    }
})
