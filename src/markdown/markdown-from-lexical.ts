/** Turns rich text into Markdown, for the public record. */

import type { BlockContent, List, ListItem } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import {
  type BlockNode,
  bold,
  type InlineNode,
  italic,
  type ListItemNode,
  type ListNode,
  type ParagraphNode,
  type StoredRichText,
} from './lexical.ts'
import { lineOf, paragraphsOf } from './phrasing.ts'
import { plainLine, type Run } from './plain.ts'
import { tablesOf } from './table-from-lexical.ts'

/**
 * The Markdown (CommonMark with tables) of a rich text field, without a newline at the end; no value or only empty blocks give the empty
 * string. Headings become level 3 or 4, an empty line within a block parts paragraphs, formats other than bold and italic
 * are dropped. Throws an `Error` that names the node for any kind our editor does not offer, and for a link not allowed.
 */
export const markdownFromLexical = (state: StoredRichText | null | undefined): string => {
  const stored = state?.root.children ?? []
  const plain = stored.map(plainOf)
  if (plain.every((line) => line !== null)) return plain.join('\n\n')
  const children = stored.flatMap(blocks)
  const markdown = toMarkdown(
    { type: 'root', children },
    {
      bullet: '-',
      listItemIndent: 'one',
      resourceLink: true,
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    },
  )
  // A citation is plain text in rich text and in CommonMark: its bracket needs no escape.
  return markdown.replace(/\\(\[\^[a-z0-9][a-z0-9-]*\])/g, '$1').replace(/\n$/, '')
}

/** The line of a paragraph of simple text; null for any other block. */
const plainOf = (stored: { type: string }): string | null => {
  if (stored.type !== 'paragraph') return null
  const runs: Run[] = []
  // It is a paragraph, whose children are checked here.
  for (const child of (stored as ParagraphNode).children) {
    if (child.type !== 'text' || child.text === '') return null
    const text = { type: 'text' as const, value: child.text }
    const format = child.format & (bold | italic)
    if (format === (bold | italic)) return null
    runs.push(format === 0 ? text : { type: format === bold ? 'strong' : 'emphasis', children: [text] })
  }
  return plainLine(runs)
}

const blocks = (stored: { type: string }): BlockContent[] => {
  // Holds for each case below; the default refuses every other node.
  const node = stored as BlockNode
  switch (node.type) {
    case 'paragraph':
      return paragraphsOf(node.children)
    case 'heading': {
      const children = lineOf(node.children)
      const depth = node.tag <= 'h3' ? 3 : 4
      return children.length > 0 ? [{ type: 'heading', depth, children }] : []
    }
    case 'quote': {
      const children = paragraphsOf(node.children)
      return children.length > 0 ? [{ type: 'blockquote', children }] : []
    }
    case 'list':
      return lists(node, 'outer')
    case 'table':
      return tablesOf(node)
    default:
      throw new Error(`Rich text node "${stored.type}" has no Markdown form.`)
  }
}

/** In Markdown a list that starts at another number than 1 cannot follow a text line: an inner list starts at 1. */
const lists = (node: ListNode, place: 'outer' | 'inner'): List[] => {
  const items: ListItem[] = []
  for (const child of node.children) {
    const { own, nested } = itemParts(child)
    const last = items.at(-1)
    // A nested list follows, in an item of its own, the item it belongs to.
    if (own.length === 0 && last !== undefined) last.children.push(...nested)
    else if (own.length > 0 || nested.length > 0)
      items.push({ type: 'listItem', spread: own.length > 1, children: [...own, ...nested] })
  }
  if (items.length === 0) return []
  const ordered = node.listType === 'number'
  return [
    { type: 'list', ordered, start: ordered && place === 'outer' ? node.start : null, spread: false, children: items },
  ]
}

const itemParts = (item: ListItemNode): { own: BlockContent[]; nested: List[] } => {
  if (item.type !== 'listitem') throw new Error(`Rich text node "${item.type}" has no place in a list.`)
  const own = item.children.filter((child): child is InlineNode => child.type !== 'list')
  const nested = item.children.filter((child) => child.type === 'list')
  return { own: paragraphsOf(own), nested: nested.flatMap((list) => lists(list, 'inner')) }
}
