/**
 * Texts without any Markdown in them: most sentences that people write. They are read and written here letter for letter, as
 * the full grammar would, which takes many times as long to find out the same.
 */

/** Where none of these stands, nothing in a line means more than its letters: marks, escapes, entities, and what no text holds. */
const marked = /[\\`*_[\]<>&\t\r\0\ufeff]/

/** What makes a line more than text by how it begins: a heading, a list, a fence, the line under a heading or a table's head, an indent. */
const begun = /^(?:[#+\-=~:|\s]|\d{1,9}[.)])/

/** Whether a line is the same in Markdown as in plain text. */
export const isPlainLine = (line: string): boolean =>
  line !== '' && !marked.test(line) && !begun.test(line) && !/\s$/.test(line)

/** The paragraphs of a text in which nothing is marked, each with its lines as they are; null where anything may be. */
export function plainParagraphs(markdown: string): string[] | null {
  if (marked.test(markdown)) return null
  const paragraphs = markdown.split(/\n\n+/)
  return paragraphs.every((paragraph) => paragraph.split('\n').every(isPlainLine)) ? paragraphs : null
}
