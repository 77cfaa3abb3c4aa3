import { expect, test } from 'vitest'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { apart, countOfWords, valueInWords } from './field-words.ts'

test.each([
  ['nothing', null, ''],
  ['a line', 'Sweet.', 'Sweet.'],
  ['a yes', true, 'Yes'],
  ['words', ['red', 'white'], 'red\nwhite'],
  ['rich text', lexicalFromMarkdown('It is **red**.\n\n- and sweet'), 'It is **red**.\n\n- and sweet'],
  ['rows', [{ id: 'a1', title: 'A book', address: null }], '– Title: A book'],
  ['a group', { from: { month: 3 }, standsFor: 'Love' }, 'From: Month: 3\nStands for: Love'],
  ['references', [1, 2], 'Rome\n2'],
])('%s can be read', (_, value, words) => {
  expect(valueInWords(value, new Map([[1, 'Rome']]))).toBe(words)
})

test('words are counted across blocks and marks, without citations', () => {
  const text = lexicalFromMarkdown(
    'Un*believ*able [red\u00a0rose](/rose).[^a]\n\n- one\\\ntwo\n\n| a | b c |\n| - | - |',
  )
  expect(countOfWords(text)).toBe(8)
  for (const none of [null, undefined, '', lexicalFromMarkdown('')]) expect(countOfWords(none)).toBe(0)
})

test.each([
  ['in the middle', 'a red rose', 'a white rose', ['a ', 'red ', 'rose'], ['a ', 'white ', 'rose']],
  ['at the end', 'a rose', 'a rose and more', ['a ', 'rose', ''], ['a ', 'rose and more', '']],
  ['where a word comes twice', 'no no', 'no no no', ['no ', '', 'no'], ['no ', 'no ', 'no']],
  ['all over', '', 'a rose', ['', '', ''], ['', 'a rose', '']],
  ['nowhere', 'a rose', 'a rose', ['a rose', '', ''], ['a rose', '', '']],
])('two texts that differ %s', (_, one, other, first, second) => {
  expect(apart(one, other)).toEqual([first, second])
})
