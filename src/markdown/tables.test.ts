import { describe, expect, it } from 'vitest'
import { withNotes } from './citations.ts'
import { htmlFromMarkdown } from './html-from-markdown.ts'
import { lexicalFromMarkdown } from './lexical-from-markdown.ts'
import { markdownFromHtml } from './markdown-from-html.ts'
import { markdownFromLexical } from './markdown-from-lexical.ts'
import { plainText } from './plain-text.ts'
import { MOST_COLUMNS, MOST_ROWS, tableProblem } from './tables.ts'

type Stored = { type: string; [field: string]: unknown }

const text = (value: string): Stored => ({ type: 'text', text: value, format: 0 })
const paragraph = (...children: Stored[]): Stored => ({ type: 'paragraph', children })
const cell = (...children: Stored[]): Stored => ({ type: 'tablecell', headerState: 0, children })
const row = (...children: Stored[]): Stored => ({ type: 'tablerow', children })
const rowOf = (...words: string[]): Stored => row(...words.map((word) => cell(paragraph(text(word)))))
const table = (...children: Stored[]): Stored => ({ type: 'table', children })
const state = (...children: Stored[]) => ({ root: { type: 'root', children } })

const cheeses = [
  'Table: Of 100 g of cheese',
  '',
  '| Cheese | Fat, g | Rind |',
  '| - | -: | - |',
  '| **Brie**[^usda] | 27.7 | [white](/terms/rind) |',
  '| Feta | 21–24 | – |',
].join('\n')

describe('a table', () => {
  it('is stored as the editor makes it: heads in the first row and the first column', () => {
    const element = { direction: null, format: '', indent: 0, version: 1 }
    const storedCell = (headerState: number, words: string) => ({
      ...element,
      type: 'tablecell',
      backgroundColor: null,
      colSpan: 1,
      headerState,
      rowSpan: 1,
      children: [
        {
          ...element,
          type: 'paragraph',
          textFormat: 0,
          textStyle: '',
          children: words
            ? [{ type: 'text', text: words, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }]
            : [],
        },
      ],
    })
    // Typed from what the headless editor of @payloadcms/richtext-lexical 3.90.2 serializes.
    expect(lexicalFromMarkdown('| a | b |\n| - | - |\n| c |').root.children).toEqual([
      {
        ...element,
        type: 'table',
        children: [
          { ...element, type: 'tablerow', children: [storedCell(3, 'a'), storedCell(1, 'b')] },
          { ...element, type: 'tablerow', children: [storedCell(2, 'c'), storedCell(0, '')] },
        ],
      },
    ])
  })

  it.each([
    cheeses,
    '| a \\| b | \\* |\n| - | - |\n| \\| | \\<b> \\[x] |',
    'Before.\n\n| a |\n| - |\n| *b* |\n\nAfter.',
    '| | a |\n| - | - |\n| b | |',
    '| 多言語 | नमस्ते |\n| - | - |\n| 日本 | [a](https://x.org/a_\\(b\\)) |',
  ])('%j is the same after the editor, byte for byte', (markdown) => {
    const once = markdownFromLexical(lexicalFromMarkdown(markdown))
    expect(markdownFromLexical(lexicalFromMarkdown(once))).toBe(once)
    expect(lexicalFromMarkdown(once)).toEqual(lexicalFromMarkdown(markdown))
    expect(htmlFromMarkdown(once)).toBe(htmlFromMarkdown(markdown))
  })

  it('keeps every text of a cell, whatever it looks like', () => {
    for (const value of [
      '|',
      '\\|',
      'a\\',
      '\\',
      '---',
      ':-:',
      '- a',
      '# a',
      '`|`',
      '<br>',
      '> a',
      '1. a',
      '**a**',
      '&#124;',
    ])
      for (const children of [rowOf('x', value), rowOf(value, 'x')]) {
        const once = markdownFromLexical(state(table(rowOf('a', 'b'), children)))
        const again = lexicalFromMarkdown(once)
        expect(markdownFromLexical(again)).toBe(once)
        expect(wordsOf(again.root), once).toEqual(wordsOf(table(rowOf('a', 'b'), children)))
      }
  })

  it('aligns numbers right, and nothing else', () => {
    const align = (...words: string[]) =>
      markdownFromLexical(state(table(rowOf('a', 'b'), ...words.map((word) => rowOf('x', word))))).split('\n')[1]
    for (const numbers of [['1', '–', '20.5'], ['1,200', '−3'], ['20–30', '< 5'], ['c. 12', '45%', ''], ['1 200']])
      expect(align(...numbers), numbers.join()).toBe('| - | -: |')
    for (const words of [['1', 'none'], ['12 March'], ['–', ''], ['4 or 5'], ['1'.repeat(50)], ['A1']])
      expect(align(...words), words.join()).toMatch(/^\| - \| - \|$|^\| - \|$/)
  })

  it('leaves out rows, columns and whole tables in which nothing is written', () => {
    const blank = rowOf('', ' ', '')
    expect(markdownFromLexical(state(table(blank, rowOf('a', '', 'b'), blank, rowOf('c', '', 'd'))))).toBe(
      '| a | b |\n| - | - |\n| c | d |',
    )
    expect(markdownFromLexical(state(table(blank, blank), table(), paragraph(text('a'))))).toBe('a')
  })

  it('makes one line of what a cell holds', () => {
    const crowded = cell(paragraph(text('a'), { type: 'linebreak' }, text('b')), paragraph(text('c')))
    expect(markdownFromLexical(state(table(row(crowded))))).toBe('| a b c |\n| - |')
  })

  it('is found by its words, a row in a line', () => {
    expect(plainText(cheeses)).toBe(
      'Table: Of 100 g of cheese\nCheese, Fat, g, Rind\nBrie, 27.7, white\nFeta, 21–24, –',
    )
  })

  it('names its columns and rows on a page, and its caption; citations lead to their notes', () => {
    expect(withNotes(htmlFromMarkdown(cheeses), ['usda'])).toBe(
      [
        '<table>',
        '<caption>Of 100 g of cheese</caption>',
        '<thead>',
        '<tr>',
        '<th scope="col">Cheese</th>',
        '<th scope="col" class="number">Fat, g</th>',
        '<th scope="col">Rind</th>',
        '</tr>',
        '</thead>',
        '<tbody>',
        '<tr>',
        '<th scope="row"><strong>Brie</strong><sup class="cited"><a href="#source-1">1</a></sup></th>',
        '<td class="number">27.7</td>',
        '<td><a href="/terms/rind">white</a></td>',
        '</tr>',
        '<tr>',
        '<th scope="row">Feta</th>',
        '<td class="number">21–24</td>',
        '<td>–</td>',
        '</tr>',
        '</tbody>',
        '</table>',
      ].join('\n'),
    )
    expect(htmlFromMarkdown('| | a |\n| - | - |\n| | b |')).not.toMatch(/<th[^>]*><\/th>/)
  })

  it('is disarmed as every text is', () => {
    const hostile =
      '| <img src=x onerror=alert(1)> | [a](javascript:alert(1)) |\n| - | - |\n| " align="right" | ![x](y) |'
    expect(htmlFromMarkdown(hostile)).not.toMatch(/<img|javascript:|<td[^>]+onerror/)
    expect(htmlFromMarkdown(hostile)).toContain('&quot; align=&quot;right&quot;')
  })

  it('of a page is told to programs with its caption and its notes', () => {
    const html = `<div class="prose"><div class="tabled" role="region">${withNotes(htmlFromMarkdown(cheeses), ['usda'])}</div></div>`
    expect(markdownFromHtml(html, 'https://x/cheese/cheeses/brie')).toBe(
      [
        'Table: Of 100 g of cheese',
        '',
        '| Cheese | Fat, g | Rind |',
        '| - | -: | - |',
        '| **Brie**[^1] | 27.7 | [white](https://x/terms/rind) |',
        '| Feta | 21–24 | – |',
        '',
      ].join('\n'),
    )
  })
})

describe('what a page cannot show of a table', () => {
  const large = (rows: number, columns: number) =>
    table(...Array.from({ length: rows }, () => rowOf(...Array.from({ length: columns }, () => 'a'))))

  it.each<[string, Stored, string]>([
    ['too long', large(MOST_ROWS + 1, 1), 'at most'],
    ['too wide', large(1, MOST_COLUMNS + 1), 'at most'],
    ['merged across', table(row({ ...cell(paragraph(text('a'))), colSpan: 2 })), 'merged'],
    ['merged down', table(row({ ...cell(paragraph(text('a'))), rowSpan: 2 })), 'merged'],
    [
      'with a list',
      table(row(cell({ type: 'list', children: [{ type: 'listitem', children: [text('a')] }] }))),
      'text alone',
    ],
    ['within a table', table(row(cell(large(1, 1)))), 'text alone'],
    ['with a block in a paragraph', table(row(cell(paragraph(large(1, 1))))), 'text alone'],
  ])('is said of one that is %s, which is shown in its words till then', (_, node, words) => {
    expect(tableProblem(state(paragraph(text('x')), node))).toContain(words)
    expect(markdownFromLexical(state(node))).toMatch(/a/)
  })

  it.each([
    { type: 'table' },
    { type: 'table', children: [null, { type: 'tablerow' }, row({ type: 'tablecell' })] },
    { type: 'table', children: 'a' },
  ])('is nothing of what holds nothing: %j', (node) => {
    expect(tableProblem(state(node))).toBeNull()
    expect(markdownFromLexical(state(node))).toBe('')
  })

  it('is nothing for one that is as large as may be, or for no table', () => {
    expect(tableProblem(state(large(MOST_ROWS, MOST_COLUMNS)))).toBeNull()
    for (const none of [null, undefined, state(), state(paragraph(text('|')))]) expect(tableProblem(none)).toBeNull()
  })

  it.each([
    [`|${' a |'.repeat(MOST_COLUMNS + 1)}\n|${' - |'.repeat(MOST_COLUMNS + 1)}`, 'at most'],
    [`| a |\n| - |\n${'| b |\n'.repeat(MOST_ROWS)}`, 'at most'],
    ['| a |\n| - |\n| b | c |', 'more cells than its head'],
    ['> | a |\n> | - |', '"table"'],
    ['| a |\n| - |\n| <br> |', '"html"'],
    ['| a |\n| - |\n| `b` |', '"inlineCode"'],
  ])('is refused of a file: %j', (markdown, words) => {
    expect(() => lexicalFromMarkdown(markdown)).toThrow(words)
  })
})

/** The words of each text, in order, blanks at the edges left out. */
const wordsOf = (node: object): string[] => {
  const { children = [], text: words } = node as { children?: object[]; text?: string }
  return words === undefined ? children.flatMap(wordsOf) : [words.trim()]
}
