/** Tables of rich text: their limits on pages, and their cells. */

import type { StoredRichText, TableCellNode } from './lexical.ts'

/** A node before any check. */
export type StoredNode = { type?: unknown; children?: unknown }

/** The most rows a table may have: a longer or wider one is no reading matter but data for a file. */
export const MOST_ROWS = 100
/** The most columns a table may have. */
export const MOST_COLUMNS = 12

/** Why a table of so many rows and columns cannot be published. */
export const tooLarge = `A table has at most ${MOST_ROWS} rows and ${MOST_COLUMNS} columns: make several of it.`

const merged = 'A table has merged cells, which Markdown cannot say: choose “Unmerge cells” in their menu.'
const crowded = 'A cell of a table holds text alone, and no list, heading, quote or other table.'

/** What in the tables of a rich text keeps it from being published, in words for its writer; null where nothing does. */
export function tableProblem(text: StoredRichText | null | undefined): string | null {
  for (const block of text?.root?.children ?? []) {
    if (block.type !== 'table') continue
    const rows = cellsByRow(block)
    if (rows.length > MOST_ROWS || rows.some((cells) => cells.length > MOST_COLUMNS)) return tooLarge
    const cells = rows.flat()
    if (cells.some(({ colSpan = 1, rowSpan = 1 }) => colSpan > 1 || rowSpan > 1)) return merged
    if (cells.some((cell) => nodesWithin(cell).some(isNoParagraph))) return crowded
  }
  return null
}

/** The cells of a table, row by row; a malformed row or table has none. */
export const cellsByRow = (table: StoredNode): Partial<TableCellNode>[][] =>
  nodesWithin(table).map((row) => nodesWithin(row) as Partial<TableCellNode>[])

/** The children of any node. */
export const nodesWithin = ({ children }: StoredNode): StoredNode[] =>
  Array.isArray(children) ? children.filter((child) => typeof child === 'object' && child !== null) : []

const isNoParagraph = (block: StoredNode): boolean =>
  block.type !== 'paragraph' || nodesWithin(block).some((child) => child.children !== undefined && !isLink(child))

/** Whether it is a link, which contains text within a line. */
export const isLink = ({ type }: StoredNode): boolean => type === 'link' || type === 'autolink'
