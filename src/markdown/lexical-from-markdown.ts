/** Markdown to rich text: how starter entries and imports reach the editor. */

import { createHash } from 'node:crypto'
import type { List, ListItem, PhrasingContent, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { tablesAsTree } from './dialect.ts'
import { namedIn } from './entry-links.ts'
import {
  type BlockNode,
  bold,
  type InlineNode,
  italic,
  type LineBreakNode,
  type LinkNode,
  type ListItemNode,
  type ListNode,
  type ParagraphNode,
  type RichText,
  type TableCellNode,
  type TableNode,
  type TableRowNode,
  type TextNode,
} from './lexical.ts'
import { linkAddress } from './link-address.ts'
import { plainParagraphs } from './plain.ts'
import { MOST_COLUMNS, MOST_ROWS, tooLarge } from './tables.ts'

/** Characters that may begin or end something within a line. The grammar compares each with those before it. */
const marks = /[*_[\]<&`\\]/g

/** Most such characters of a text: ten times those of the longest known text, which take a tenth of a second. */
const MOST_MARKS = 2000

const MOST_NESTED = 20

/** Matches a line that opens very many lists and quotes at once. */
const nested = new RegExp(`^(?:[ \\t]*(?:>|[-+*][ \\t]|\\d{1,9}[.)][ \\t])){${MOST_NESTED}}`, 'm')

/**
 * The rich text field value of a Markdown text (CommonMark with tables), exactly as the editor would store it. Headings become h3 or h4,
 * since they are within a section. Throws an `Error` that names the node for what rich text cannot hold (images, HTML,
 * code, rules, reference links), for a table that is too large, for a link that is not allowed, and for what takes too long to read.
 * Blank text gives one empty paragraph, as the editor does.
 */
export const lexicalFromMarkdown = (markdown: string): RichText => {
  if ((markdown.match(marks)?.length ?? 0) > MOST_MARKS || nested.test(markdown))
    throw new Error(`A text has ${MOST_MARKS} marks at most, and nothing ${MOST_NESTED} times within itself.`)
  const blocks = merged(plainParagraphs(markdown) ?? fromMarkdown(markdown, tablesAsTree).children).map(blockOf)
  numberLinks(blocks)
  return { root: { type: 'root', ...element(blocks.length > 0 ? blocks : [paragraph([])]) } }
}

const element = <Child>(children: Child[]) => ({
  children,
  direction: null,
  format: '' as const,
  indent: 0,
  version: 1,
})

const blockOf = (node: RootContent): BlockNode => {
  switch (node.type) {
    case 'paragraph':
      return paragraph(inlines(node.children))
    case 'heading':
      return { type: 'heading', ...element(inlines(node.children)), tag: node.depth > 3 ? 'h4' : 'h3' }
    case 'blockquote':
      return { type: 'quote', ...element(joined(node.children)) }
    case 'list':
      return list(node, 0)
    case 'table':
      return table(node)
    default:
      throw unknown(node.type, 'rich text')
  }
}

const paragraph = (children: InlineNode[]): ParagraphNode => ({
  type: 'paragraph',
  ...element(children),
  // The editor keeps the format of the first text, for what is typed when the paragraph is emptied.
  textFormat: children.find((child) => child.type === 'text')?.format ?? 0,
  textStyle: '',
})

const list = (node: List, depth: number): ListNode => {
  const start = node.ordered ? (node.start ?? 1) : 1
  const items: ListItemNode[] = []
  let value = start
  for (const item of node.children) {
    const { own, nested } = itemParts(item)
    if (own.length > 0 || nested.length === 0) items.push(listItem(joined(own), value++, depth))
    for (const inner of nested) items.push(listItem([list(inner, depth + 1)], value, depth))
  }
  return {
    type: 'list',
    ...element(items),
    listType: node.ordered ? 'number' : 'bullet',
    start,
    tag: node.ordered ? 'ol' : 'ul',
  }
}

const listItem = (children: ListItemNode['children'], value: number, depth: number): ListItemNode => ({
  type: 'listitem',
  ...element(children),
  indent: depth,
  value,
})

/** Tables without alignment, which is derived from the contents of a column. Throws where a row has more cells than the head. */
const table = ({ align, children }: Table): TableNode => {
  const width = align?.length ?? 0
  if (width > MOST_COLUMNS || children.length > MOST_ROWS) throw new Error(tooLarge)
  if (children.some((row) => row.children.length > width))
    throw new Error(`A row of a table has more cells than its head, which has ${width}.`)
  const rows = children.map((row, index): TableRowNode => {
    const cells = Array.from(
      { length: width },
      (_, column): TableCellNode => ({
        type: 'tablecell',
        ...element([paragraph(inlines(row.children[column]?.children ?? []))]),
        backgroundColor: null,
        colSpan: 1,
        headerState: (index === 0 ? 1 : 0) + (column === 0 ? 2 : 0),
        rowSpan: 1,
      }),
    )
    return { type: 'tablerow', ...element(cells) }
  })
  return { type: 'table', ...element(rows) }
}

const itemParts = (item: ListItem): { own: RootContent[]; nested: List[] } => {
  const firstList = item.children.findIndex(({ type }) => type === 'list')
  if (firstList === -1) return { own: item.children, nested: [] }
  const nested = merged(item.children.slice(firstList)).map((node) => {
    if (node.type === 'list') return node
    throw unknown(node.type, 'a list item after its nested list')
  })
  return { own: item.children.slice(0, firstList), nested }
}

/** Lists of one kind that touch as one list: the editor joins them when it opens the text. */
const merged = (nodes: readonly RootContent[]): RootContent[] => {
  const result: RootContent[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (last?.type === 'list' && node.type === 'list' && last.ordered === node.ordered)
      result[result.length - 1] = { ...last, children: [...last.children, ...node.children] }
    else result.push(node)
  }
  return result
}

/** The paragraphs of a quote or list item as one run of text, with empty lines between. */
const joined = (nodes: readonly RootContent[]): InlineNode[] =>
  nodes.flatMap((node, index) => {
    if (node.type !== 'paragraph') throw unknown(node.type, 'a quote or list item')
    return index === 0 ? inlines(node.children) : [lineBreak(), lineBreak(), ...inlines(node.children)]
  })

const inlines = (nodes: readonly PhrasingContent[], format = 0): InlineNode[] => {
  const result: InlineNode[] = []
  for (const next of nodes.flatMap((node) => inline(node, format))) {
    const last = result.at(-1)
    if (last?.type === 'text' && next.type === 'text' && last.format === next.format) last.text += next.text
    else result.push(next)
  }
  return result
}

const inline = (node: PhrasingContent, format: number): InlineNode[] => {
  switch (node.type) {
    case 'text':
      return [text(node.value.replaceAll('\n', ' '), format)]
    case 'strong':
      return inlines(node.children, format | bold)
    case 'emphasis':
      return inlines(node.children, format | italic)
    case 'break':
      return [lineBreak()]
    case 'link':
      return [link(node.url, inlines(node.children, format))]
    default:
      throw unknown(node.type, 'rich text')
  }
}

const text = (value: string, format: number): TextNode => ({
  detail: 0,
  format,
  mode: 'normal',
  style: '',
  text: value,
  type: 'text',
  version: 1,
})

const lineBreak = (): LineBreakNode => ({ type: 'linebreak', version: 1 })

const link = (address: string, children: InlineNode[]): LinkNode => ({
  type: 'link',
  ...element(children),
  version: 3,
  fields: linked(address),
  id: '',
})

const linked = (address: string): LinkNode['fields'] => {
  const entry = namedIn(address)
  return entry
    ? { linkType: 'internal', newTab: false, doc: { relationTo: entry.path, value: entry.slug } }
    : { linkType: 'custom', newTab: false, url: linkAddress(address) }
}

/** Gives each link its id, from its place and address: the same Markdown always gives the same rich text. */
const numberLinks = (
  nodes: readonly (BlockNode | ListItemNode | TableRowNode | TableCellNode | InlineNode)[],
  seen = { links: 0 },
): void => {
  for (const node of nodes) {
    if (node.type === 'link')
      node.id = createHash('sha256')
        .update(`${seen.links++} ${node.fields.url ?? JSON.stringify(node.fields.doc)}`)
        .digest('hex')
        .slice(0, 24)
    if ('children' in node) numberLinks(node.children, seen)
  }
}

const unknown = (type: string, place: string): Error => new Error(`Markdown "${type}" has no place in ${place}.`)
