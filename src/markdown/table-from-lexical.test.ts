import { describe, expect, it, test } from 'vitest'
import type { TableNode } from './lexical.ts'
import { tablesOf } from './table-from-lexical.ts'

const text = (value: string) => ({ type: 'text', text: value, format: 0 })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const cell = (...children: object[]) => ({ type: 'tablecell', children })
const words = (value: string) => cell(paragraph(text(value)))
const table = (...rows: object[][]) =>
  ({ type: 'table', children: rows.map((children) => ({ type: 'tablerow', children })) }) as unknown as TableNode

/** The words of a table, cell by cell. */
const cellsIn = (tableNode: TableNode) =>
  tablesOf(tableNode).flatMap(({ children }) =>
    children.map((row) =>
      row.children.map(({ children: inner }) =>
        inner.map((node) => ('value' in node ? node.value : `<${node.type}>`)).join(''),
      ),
    ),
  )
const alignOf = (...column: string[]) =>
  tablesOf(table([words('Head')], ...column.map((one) => [words(one)])))[0]?.align

describe('a table of rich text', () => {
  it('has its rows and columns as they stand', () => {
    expect(cellsIn(table([words('a'), words('b')], [words('c'), words('d')]))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('is filled where a row is short', () => {
    expect(cellsIn(table([words('a'), words('b')], [words('c')]))).toEqual([
      ['a', 'b'],
      ['c', ''],
    ])
  })

  it('leaves out rows and columns in which nothing is written, and keeps an empty cell beside what is', () => {
    const empty = () => words(' ')
    expect(
      cellsIn(
        table(
          [empty(), empty(), empty()],
          [words('a'), empty(), words('b')],
          [empty(), empty(), empty()],
          [words('c'), empty(), empty()],
        ),
      ),
    ).toEqual([
      ['a', 'b'],
      ['c', ''],
    ])
  })

  it('is none where nothing is written in it', () => {
    for (const none of [table(), table([]), table([words('')]), table([cell()])]) expect(tablesOf(none)).toEqual([])
  })

  it('has a cell as one line, whatever is in it', () => {
    const crowded = cell(paragraph(text('a')), paragraph(text('b'), { type: 'linebreak' }, text('c')))
    expect(cellsIn(table([crowded]))).toEqual([['a b c']])
  })

  it('names what has no place in it', () => {
    expect(() => tablesOf(table([cell({ type: 'upload' })]))).toThrow('"upload"')
  })
})

describe('a column', () => {
  test.each([
    [['1', '27.7', '1,000']],
    [['21–24', '3-5']],
    [['≈ 12', '~3', 'c. 40', '<1', '−4', '+5']],
    [['12%', '3‰', '40°']],
    [['1', '–', '', '2']],
    [['1 000 000']],
  ])('of %j is one of numbers', (column) => {
    expect(alignOf(...column)).toEqual(['right'])
  })

  test.each([[['1', 'two']], [['12 g']], [['–', '']], [['1998 to 2004']], [['1'.repeat(41)]], [['a']], [['.5']]])(
    'of %j is one of words',
    (column) => {
      expect(alignOf('x', ...column)).toEqual([null])
      expect(alignOf(...column)).toEqual([null])
    },
  )

  it('is one of numbers whatever its head says', () => {
    expect(tablesOf(table([words('1'), words('Fat')], [words('a'), words('2')]))[0]?.align).toEqual([null, 'right'])
  })

  it('of a head alone is one of words', () => {
    expect(tablesOf(table([words('1')]))[0]?.align).toEqual([null])
  })
})
