/**
 * Rich text as Payload 3.90 stores it: the nodes our editor offers, as its Lexical editor serializes them. Written out here,
 * because importing the editor's package in plain Node may never settle.
 */

/** What every element carries; alignment, indent of paragraphs and direction are not offered to editors. */
type Element<Type extends string> = {
  type: Type
  direction: 'ltr' | 'rtl' | null
  format: '' | 'left' | 'start' | 'center' | 'right' | 'end' | 'justify'
  indent: number
  version: number
}

/** `format` is a bit mask: see `bold` and `italic`. */
export type TextNode = {
  type: 'text'
  text: string
  format: number
  detail: number
  mode: 'normal' | 'token' | 'segmented'
  style: string
  version: number
}

/** A line break within a block. */
export type LineBreakNode = { type: 'linebreak'; version: number }

/**
 * A link: `custom` to `url`, `internal` to a document, by its id or by its name in files; the `url` of an internal link is added when the
 * text is written. `id` is 24 hexadecimal digits.
 */
export type LinkNode = Element<'link'> & {
  children: InlineNode[]
  fields: {
    linkType: 'custom' | 'internal'
    newTab: boolean
    url?: string
    doc?: { relationTo: string; value: unknown } | null
  }
  id: string
}

/** A node within a line. */
export type InlineNode = TextNode | LineBreakNode | LinkNode

/** `textFormat` is the format of its first text, 0 when it has none. */
export type ParagraphNode = Element<'paragraph'> & { children: InlineNode[]; textFormat: number; textStyle: string }

/** Editors are offered h3 and h4. */
export type HeadingNode = Element<'heading'> & {
  children: InlineNode[]
  tag: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
}

/** A quote holds lines, not paragraphs. */
export type QuoteNode = Element<'quote'> & { children: InlineNode[] }

/** A nested list stands alone in an item of its own, after the item it belongs to; that item takes no number. */
export type ListItemNode = Element<'listitem'> & { children: (InlineNode | ListNode)[]; value: number }

/** `start` is the number of the first item, 1 in a list of bullets. */
export type ListNode = Element<'list'> & {
  children: ListItemNode[]
  listType: 'bullet' | 'number' | 'check'
  start: number
  tag: 'ul' | 'ol'
}

/** The editor gives a cell paragraphs, and lets people put other blocks there. `headerState`: 1 in the first row, 2 in the first column, 3 in both. */
export type TableCellNode = Element<'tablecell'> & {
  children: BlockNode[]
  backgroundColor: string | null
  colSpan: number
  headerState: number
  rowSpan: number
}

/** A row of a table. */
export type TableRowNode = Element<'tablerow'> & { children: TableCellNode[] }

/** The first row names the columns, the first column the rows, whatever the cells say of themselves. */
export type TableNode = Element<'table'> & { children: TableRowNode[] }

/** A node at the top level. */
export type BlockNode = ParagraphNode | HeadingNode | QuoteNode | ListNode | TableNode

/** The value of a rich text field. */
export type RichText = { root: Element<'root'> & { children: BlockNode[] } }

/** Any value of a rich text field, before its nodes are looked at: Payload's generated types fit it. */
export type StoredRichText = { root: { children: readonly { type: string }[] } }

/** The bit of bold in a text node's `format`. Others than this and `italic` (strikethrough, underline, code, sub- and superscript) are not published. */
export const bold = 1
/** The other bit of `format` that is published. */
export const italic = 2
