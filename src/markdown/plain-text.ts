/** Markdown to plain text, for search, summaries and descriptions. */

import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { withoutCitations } from './citations.ts'
import { dialectAsTree } from './dialect.ts'
import { plainParagraphs } from './plain.ts'

/** The words of a record's Markdown without its marks, citations or addresses, one line for each paragraph, heading, list item and row of a table. */
export const plainText = (markdown: string): string =>
  (plainParagraphs(markdown)?.map(plainWordsIn) ?? lines(fromMarkdown(markdown, dialectAsTree)))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')

const lines = (node: Nodes): string[] => {
  if (node.type === 'paragraph' || node.type === 'heading') return [plainWordsIn(node)]
  if (node.type === 'tableRow') return [node.children.map(plainWordsIn).filter(Boolean).join(', ')]
  if ('children' in node) return node.children.flatMap(lines)
  return [plainWordsIn(node)]
}

/** The words of a node without its marks, citations or addresses. */
export const plainWordsIn = (node: Nodes): string => {
  if ('children' in node) return node.children.map(plainWordsIn).join('')
  if (node.type === 'break') return ' '
  return 'value' in node ? withoutCitations(node.value) : ''
}
