import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { micromark } from 'micromark'
import { gfmTableHtml } from 'micromark-extension-gfm-table'
import { expect, it } from 'vitest'
import { dialect } from './dialect.ts'
import { htmlFromMarkdown } from './html-from-markdown.ts'
import { isPlainLine, plainParagraphs } from './plain.ts'

/** What people write, and everything that means something to Markdown somewhere. */
const pieces = [
  ...[
    'Rose',
    'a "b"',
    "it’s 5 €, (1. item) – it's",
    'देवनागरी',
    '1. a',
    '12) a',
    '# a',
    'a # b',
    '- a',
    '+',
    '=',
    '===',
    '---',
    '~~~',
    '> a',
  ],
  ...[
    '*a*',
    '_a_',
    'a_b',
    '`a`',
    '[a](b)',
    'a]',
    '<b>',
    'a & b',
    '&amp;',
    'a\\',
    '!',
    '![a](b)',
    '|a|',
    ':a',
    'http://a.b',
    'a@b.c',
    '{a}',
    '|',
    '| a |',
    '| - |',
    ':-:',
    ':- | -:',
    '$1',
    '^',
  ],
  ...[' ', '  ', '    a', '\t', '\n', '\n\n', '\r\n', ' \n', '\u00a0', '\ufeff', '.', '1', '9'],
]

it('finds nothing plain that the full grammar reads as more than text', () => {
  let plain = 0
  for (const one of pieces)
    for (const two of pieces)
      for (const text of [one + two, `${one}\n${two}`, `${one}\n\n${two}`, `a${one}${two} b`]) {
        if (plainParagraphs(text) === null) continue
        plain += 1
        expect(htmlFromMarkdown(text), JSON.stringify(text)).toBe(
          micromark(text, { extensions: dialect, htmlExtensions: [gfmTableHtml()] }),
        )
      }
  expect(plain).toBeGreaterThan(1000)
})

it('finds no line plain that has to be written with marks', () => {
  for (const one of pieces)
    for (const two of pieces) {
      const value = one + two
      if (value.includes('\n') || !isPlainLine(value)) continue
      const written = toMarkdown(
        { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value }] }] },
        { extensions: [gfmTableToMarkdown()] },
      )
      expect(written, JSON.stringify(value)).toBe(`${value}\n`)
    }
})
