import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { micromark } from 'micromark'
import { gfmTableHtml } from 'micromark-extension-gfm-table'
import { expect, it } from 'vitest'
import { dialect, tablesAsTree } from './dialect.ts'
import { htmlFromMarkdown } from './html-from-markdown.ts'
import { plainLine, plainParagraphs, type Run } from './plain.ts'

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
    '*a b*',
    '**a**',
    '*a *',
    '* a*',
    '*“a”*',
    '*\u0939\u093f*',
    '*',
    '**',
    '[^a]',
    '[^a]:',
    '[^a',
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

it('finds nothing plain that the full grammar reads as more than text', { timeout: 60_000 }, () => {
  let plain = 0
  for (const one of pieces)
    for (const two of pieces)
      for (const text of [one + two, `${one}\n${two}`, `${one}\n\n${two}`, `a${one}${two} b`]) {
        if (plainParagraphs(text) === null) continue
        plain += 1
        expect(treeOf(text)).toBe(JSON.stringify(plainParagraphs(text)))
        expect(htmlFromMarkdown(text), JSON.stringify(text)).toBe(
          micromark(text, { extensions: dialect, htmlExtensions: [gfmTableHtml()] }),
        )
      }
  expect(plain).toBeGreaterThan(1000)
})

/** The tree of a text by the full grammar, without where its parts stand. */
const treeOf = (text: string): string =>
  JSON.stringify(fromMarkdown(text, tablesAsTree).children, (key, value) => (key === 'position' ? undefined : value))

it('finds no line plain that has to be written with other marks', () => {
  const text = (value: string) => ({ type: 'text' as const, value })
  let plain = 0
  for (const one of pieces)
    for (const two of pieces) {
      const lines: Run[][] = [
        [text(one + two)],
        [{ type: 'emphasis', children: [text(one)] }, text(two)],
        [text(one), { type: 'strong', children: [text(two)] }],
        [text(`${one} `), { type: 'emphasis', children: [text('a')] }, text(` ${two}`)],
      ]
      for (const children of lines) {
        const line = plainLine(children)
        if (line === null) continue
        plain += 1
        const written = toMarkdown(
          { type: 'root', children: [{ type: 'paragraph', children }] },
          { extensions: [gfmTableToMarkdown()] },
        )
        expect(written.replace(/\\(\[\^[a-z0-9][a-z0-9-]*\])/g, '$1'), JSON.stringify(children)).toBe(`${line}\n`)
      }
    }
  expect(plain).toBeGreaterThan(1000)
})
