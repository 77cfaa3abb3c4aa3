/**
 * Texts with hardly any Markdown in them: sentences, as most people write them, some words of them in italic or bold, and citations.
 * They are read and written here as the full grammar would, which takes many times as long to find out the same.
 */
import type { Emphasis, Paragraph, Strong, Text } from 'mdast'

/** Where none of these stands, nothing in a line means more than its letters: marks, escapes, entities, and what no text holds. */
const marked = /[\\`*_[\]<>&\t\r\0\ufeff]/

/** What makes a line more than text by how it begins: a heading, a list, a fence, the line under a heading or a table's head, an indent. */
const begun = /^(?:[#+\-=~:|\s]|\d{1,9}[.)])/

/** A citation is text, but where it begins a definition, or is the text of a link or a picture. */
const cited = /(?<!!)\[\^[a-z0-9][a-z0-9-]*\](?![(:])/g

/** Words between marks that can be no other marks: the first and the last are letters or digits, on the inner side. */
const emphasised = /(?<!\*)(\*{1,2})(?=[\p{L}\p{N}])([^*]*[\p{L}\p{N}])\1(?!\*)/gu

/** Words in italic or bold, and words that are neither. */
export type Run = Text | (Omit<Emphasis | Strong, 'children'> & { type: 'emphasis' | 'strong'; children: [Text] })

/** A paragraph of such words. */
export type PlainParagraph = Omit<Paragraph, 'children'> & { children: Run[] }

/** The paragraphs of a text in which nothing else is marked, their lines as they are; null where anything may be. */
export function plainParagraphs(markdown: string): PlainParagraph[] | null {
  const paragraphs: PlainParagraph[] = []
  for (const text of markdown.split(/\n\n+/)) {
    const paragraph = paragraphOf(text)
    if (paragraph === null) return null
    paragraphs.push(paragraph)
  }
  return paragraphs
}

function paragraphOf(markdown: string): PlainParagraph | null {
  if (!markdown.split('\n').every(isLine)) return null
  if (!marked.test(markdown)) return { type: 'paragraph', children: [text(markdown)] }
  const children: Run[] = []
  let end = 0
  for (const { index, 0: whole, 1: mark, 2: words } of markdown.matchAll(emphasised)) {
    if (index > end) children.push(text(markdown.slice(end, index)))
    children.push({ type: mark === '*' ? 'emphasis' : 'strong', children: [text(words as string)] })
    end = index + whole.length
  }
  if (end < markdown.length) children.push(text(markdown.slice(end)))
  return children.every((run) => isUnmarked(wordsIn(run))) ? { type: 'paragraph', children } : null
}

const marks = { text: '', emphasis: '*', strong: '**' } as const

/** A line of such words as Markdown; null where they have to be written in another way, or are no whole line. */
export function plainLine(runs: readonly Run[]): string | null {
  const line = runs.map((run) => `${marks[run.type]}${wordsIn(run)}${marks[run.type]}`).join('')
  const read = line.includes('\n') ? null : paragraphOf(line)
  const isRead = read?.children.every((run, index) => {
    const written = runs[index]
    return run.type === written?.type && wordsIn(run) === wordsIn(written)
  })
  return isRead && read?.children.length === runs.length ? line : null
}

const wordsIn = (run: Run): string => (run.type === 'text' ? run : run.children[0]).value

/** Whether a line begins and ends as a line of a paragraph does. */
const isLine = (line: string): boolean => line !== '' && !begun.test(line) && !/\s$/.test(line)

const isUnmarked = (words: string): boolean => !marked.test(words) || !marked.test(words.replace(cited, ''))

const text = (value: string): Text => ({ type: 'text', value })
