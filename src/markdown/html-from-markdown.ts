/** Markdown to HTML, for pages and feeds. */

import { micromark } from 'micromark'
import { gfmTableHtml } from 'micromark-extension-gfm-table'
import { dialect } from './dialect.ts'
import { plainParagraphs, type Run } from './plain.ts'

/**
 * The HTML of a record's Markdown, safe to put in a page: HTML and images are shown as typed, a link that is not `http:`,
 * `https:` or `mailto:` or relative keeps only its text. Links to other hosts carry `rel="noopener"`. A table's first row and first
 * column are its heads; a paragraph before it that begins with `Table:` is its caption; its numbers are of the class `number`.
 */
export function htmlFromMarkdown(markdown: string): string {
  const plain = plainParagraphs(markdown)
  if (plain) return plain.map(({ children }) => `<p>${children.map(htmlOfRun).join('')}</p>`).join('\n')
  // All typed `<` are escaped by now, so each `<a href="` is micromark's own. Micromark empties untrusted addresses.
  return withHeads(micromark(markdown, { extensions: dialect, htmlExtensions: [gfmTableHtml()] }))
    .replace(/<a href=""[^>]*>(.*?)<\/a>/gs, '$1')
    .replace(/<a (?=href="(?:https?:)?\/\/)/gi, '<a rel="noopener" ')
}

const tags = { emphasis: 'em', strong: 'strong' } as const

/** A run as HTML. Its text has no characters to escape except quotes. */
const htmlOfRun = (run: Run): string =>
  run.type === 'text'
    ? run.value.replaceAll('"', '&quot;')
    : `<${tags[run.type]}>${run.children.map(htmlOfRun).join('')}</${tags[run.type]}>`

/** Marks tables. All tags here are micromark's own, as above. */
const withHeads = (html: string): string =>
  html.includes('<table>')
    ? html
        .replace(/<p>Table: ((?:(?!<\/p>).)+)<\/p>\n<table>/gs, '<table>\n<caption>$1</caption>')
        .replace(/<tr>\n<td( align="\w+")?>(?!<\/td>)(.*?)<\/td>/gs, '<tr>\n<th scope="row"$1>$2</th>')
        .replace(/<th( align="\w+")?><\/th>/g, '<td$1></td>')
        .replace(/<th(?= align|>)/g, '<th scope="col"')
        .replace(/(<t[hd][^>]*?) align="(\w+)"/g, (_, cell, to) => `${cell}${to === 'right' ? ' class="number"' : ''}`)
    : html
