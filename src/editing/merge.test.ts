import { describe, expect, test } from 'vitest'
import { lexicalFromMarkdown } from '#src/markdown/lexical-from-markdown.ts'
import { comparable, verdict } from './merge.ts'

describe('a field that two people have', () => {
  test.each([
    ['nobody changed', 'a', 'a', 'a', 'same'],
    ['only I changed', 'mine', 'a', 'a', 'mine'],
    ['only they changed', 'a', 'theirs', 'a', 'theirs'],
    ['both changed to the same', 'b', 'b', 'a', 'same'],
    ['both changed', 'mine', 'theirs', 'a', 'conflict'],
    ['differs, and nobody knows from what', 'mine', 'theirs', undefined, 'conflict'],
  ])('that %s', (_, mine, theirs, base, expected) => {
    expect(verdict({ mine, theirs, base })).toBe(expected)
  })
})

describe('the same words are the same', () => {
  const paragraph = { type: 'paragraph', version: 1, children: [], direction: 'ltr', format: '', indent: 0 }
  test.each([
    [
      'nothing',
      [
        null,
        undefined,
        '',
        [],
        {},
        false,
        { root: { type: 'root', children: [] } },
        { root: { type: 'root', children: [paragraph] } },
      ],
    ],
    ['rows by their words', [[{ id: 'a1', title: 'A book', address: null }], [{ title: 'A book', address: '' }]]],
    [
      'references by id',
      [
        [3, 4],
        [{ id: 3, name: 'Rome', updatedAt: '2026-01-01' }, 4],
      ],
    ],
    ['fields in any order', [{ from: { month: 1, day: 2 } }, { from: { day: 2, month: 1 } }]],
    ['instants', ['2026-01-02T10:00:00.000Z', new Date('2026-01-02T10:00:00Z'), '2026-01-02T11:00:00+01:00']],
  ])('%s', (_, values) => {
    expect(new Set(values.map(comparable)).size).toBe(1)
  })

  test('rich text, whatever the editor adds to it', () => {
    const text = lexicalFromMarkdown('It is **red**, and [found](https://example.org) here.')
    const rewritten = JSON.parse(JSON.stringify(text), (key, value) =>
      key === 'direction' ? null : key === 'textFormat' ? 1 : key === 'version' ? 2 : value,
    )
    expect(comparable(rewritten)).toBe(comparable(text))
    const table = lexicalFromMarkdown('| a |\n| - |\n| b |')
    const widened = structuredClone(table)
    Object.assign(widened.root.children[0] ?? {}, { colWidths: [92] })
    expect(comparable(widened)).toBe(comparable(table))
    expect(comparable(lexicalFromMarkdown('It is red.'))).not.toBe(comparable(lexicalFromMarkdown('It is **red**.')))
  })

  test('and other words are not', () => {
    const values = [
      'a',
      'a ',
      0,
      1,
      [1],
      ['a'],
      ['a', 'b'],
      ['b', 'a'],
      { name: 'a' },
      [{ name: 'a' }],
      lexicalFromMarkdown('a'),
    ]
    expect(new Set(values.map(comparable)).size).toBe(values.length)
  })
})
