/** Markdown to plain text, for search, summaries and descriptions. */

import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { withoutCitations } from './citations.ts'
import { dialect } from './dialect.ts'
import { plainParagraphs } from './plain.ts'

/** The words of a record's Markdown without its marks, citations or addresses, one line for each paragraph, heading and list item. */
export const plainText = (markdown: string): string =>
  (plainParagraphs(markdown) ?? lines(fromMarkdown(markdown, { extensions: [dialect] })))
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')

const lines = (node: Nodes): string[] => {
  if (node.type === 'paragraph' || node.type === 'heading') return [words(node)]
  if ('children' in node) return node.children.flatMap(lines)
  return [words(node)]
}

const words = (node: Nodes): string => {
  if ('children' in node) return node.children.map(words).join('')
  if (node.type === 'break') return ' '
  return 'value' in node ? withoutCitations(node.value) : ''
}
