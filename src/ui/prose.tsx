import { htmlFromMarkdown } from '#src/markdown/html-from-markdown.ts'

/** A record's Markdown as text to read. Links within a catalogue are written from its root: `base` stands before them. */
export function Prose({ markdown, base, className = '' }: { markdown: string; base: string; className?: string }) {
  const html = htmlFromMarkdown(markdown).replaceAll(/(<a href=")\/(?!\/)/g, `$1${base}/`)
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
}
