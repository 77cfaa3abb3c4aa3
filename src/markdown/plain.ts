/**
 * Texts with hardly any Markdown: sentences with some words in italic or bold, and citations, as most are. They are read and written here
 * with the same result as by the full grammar, in a fraction of the time.
 */
import type { Emphasis, Paragraph, Strong, Text } from 'mdast'

/** Characters that may mean more than themselves within a line: marks, escapes, entities, and those that no text has. */
const marked = /[\\`*_[\]<>&\t\r\0\ufeff]/

/** Beginnings that make a line more than text: a heading, a list, a fence, the line under a heading or a table's head, an indent. */
const begun = /^(?:[#+\-=~:|\s]|\d{1,9}[.)])/

/** Matches a citation as text, unless it begins a definition, or is the text of a link or a picture. */
const cited = /(?<!!)\[\^[a-z0-9][a-z0-9-]*\](?![(:])/g

/** Matches words between unambiguous marks: on the inner side of the marks are letters or digits. */
const emphasised = /(?<!\*)(\*{1,2})(?=[\p{L}\p{N}])([^*]*[\p{L}\p{N}])\1(?!\*)/gu

/** Words in italic or bold, and words that are neither. */
export type Run = Text | (Omit<Emphasis | Strong, 'children'> & { type: 'emphasis' | 'strong'; children: [Text] })

/** A paragraph of such words. */
export type PlainParagraph = Omit<Paragraph, 'children'> & { children: Run[] }

/** The paragraphs of a text with no other Markdown, with their lines; null where it may have some. */
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

/** A line of such words as Markdown; null where they need the full grammar, or are no whole line. */
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
