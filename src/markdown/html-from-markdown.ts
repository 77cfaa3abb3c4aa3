/** Markdown to HTML, for pages and feeds. */

import { micromark } from 'micromark'
import { dialect } from './dialect.ts'
import { plainParagraphs } from './plain.ts'

/**
 * The HTML of a record's Markdown, safe to put in a page: HTML and images are shown as typed, a link that is not `http:`,
 * `https:` or `mailto:` or relative keeps only its text. Links to other hosts carry `rel="noopener"`.
 */
export function htmlFromMarkdown(markdown: string): string {
  const plain = plainParagraphs(markdown)
  if (plain) return plain.map((paragraph) => `<p>${paragraph.replaceAll('"', '&quot;')}</p>`).join('\n')
  // All typed `<` are escaped by now, so `<a href="` is micromark's own. It empties the addresses it does not trust.
  return micromark(markdown, { extensions: [dialect] })
    .replace(/<a href=""[^>]*>(.*?)<\/a>/gs, '$1')
    .replace(/<a (?=href="(?:https?:)?\/\/)/gi, '<a rel="noopener" ')
}
