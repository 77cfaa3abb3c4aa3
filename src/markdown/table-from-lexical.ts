/** Tables of rich text to tables of Markdown. */

import type { PhrasingContent, Table } from 'mdast'
import type { InlineNode, LineBreakNode, TableNode } from './lexical.ts'
import { lineOf } from './phrasing.ts'
import { plainWordsIn } from './plain-text.ts'
import { cellsByRow, isLink, nodesWithin, type StoredNode } from './tables.ts'

/**
 * The table, with its first row as the head, without empty rows and columns; nothing for an empty table. A column of numbers is aligned
 * right. A cell is one line; content that keeps a table from being published is given as its words.
 */
export const tablesOf = (table: TableNode): Table[] => {
  const rows = cellsByRow(table).map((cells) => cells.map((cell) => lineOf(inlinesIn(cell))))
  const written = rows.filter((row) => row.some(isWritten))
  const width = written.reduce((most, row) => Math.max(most, row.length), 0)
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    written.some((row) => isWritten(row[column])),
  )
  if (columns.length === 0) return []
  const isRight = (column: number) =>
    isOfNumbers(written.slice(1).map((row) => (row[column] ?? []).map(plainWordsIn).join('')))
  return [
    {
      type: 'table',
      align: columns.map((column) => (isRight(column) ? 'right' : null)),
      children: written.map((row) => ({
        type: 'tableRow',
        children: columns.map((column) => ({ type: 'tableCell', children: row[column] ?? [] })),
      })),
    },
  ]
}

const isWritten = (cell: readonly PhrasingContent[] | undefined): boolean => cell !== undefined && cell.length > 0

/** Matches a number, or two with a dash between, with a sign or “about” but no word after it: units belong in the head. */
const number = /^(?:c\. ?|[~≈<>±+−–-] ?)?\d[\d.,\u00a0\u202f ]*(?: ?[–-] ?\d[\d.,\u00a0\u202f ]*)?[%‰°]?$/

/** Matches a cell without a number: empty, or a dash. */
const none = /^[–—-]?$/

/** Most characters of a number. */
const LONGEST = 40

const isOfNumbers = (cells: readonly string[]): boolean => {
  const said = cells.map((cell) => cell.trim()).filter((cell) => !none.test(cell))
  return said.length > 0 && said.every((cell) => cell.length <= LONGEST && number.test(cell))
}

/** The text of a cell, with breaks between its blocks, which become blanks in a line. */
const inlinesIn = (block: StoredNode): InlineNode[] =>
  nodesWithin(block).flatMap((node) =>
    node.children === undefined || isLink(node)
      ? // Nodes that are no text are refused by name where the line is made.
        [node as InlineNode]
      : [...inlinesIn(node), lineBreak],
  )

const lineBreak: LineBreakNode = { type: 'linebreak', version: 1 }
