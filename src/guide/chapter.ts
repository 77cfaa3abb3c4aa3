/** A chapter of the guide as HTML: the Markdown of `docs/guide`, with headings that can be led to and pictures of known size. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { micromark } from 'micromark'
import sharp from 'sharp'
import { projectRoot } from '#src/project-root.ts'
import { slugify } from '#src/text/slug.ts'
import type { Chapter } from './chapters.ts'

/** `parts` are its headings of the second level; `id` is what follows the # of their addresses. */
type Told = { html: string; parts: { id: string; title: string }[] }

/** Where the guide is. */
export const guideFolder = path.join(projectRoot, 'docs', 'guide')

/** The HTML of a chapter without its title, which the page shows above it. Throws an Error where its file is missing. */
export async function readChapter(chapter: Chapter): Promise<Told> {
  const markdown = (await readFile(path.join(guideFolder, `${chapter}.md`), 'utf8')).replace(/^# .*\n/, '')
  const parts: Told['parts'] = []
  const html = micromark(markdown)
    .replace(/<h2>(.*?)<\/h2>/g, (_, words: string) => {
      const title = words.replace(/<[^>]+>/g, '')
      const id = slugify(title)
      parts.push({ id, title })
      return `<h2 id="${id}">${words}</h2>`
    })
    .replace(/<a href="([a-z-]+)\.md(#[a-z0-9-]+)?">/g, '<a href="/admin/guide/$1$2">')
  return { html: await withPictures(html), parts }
}

/** Points pictures to the address that serves them, with their sizes, so that room is kept for them. */
async function withPictures(html: string): Promise<string> {
  const sizes = new Map<string, string>()
  for (const [, name = ''] of html.matchAll(/<img src="pictures\/([a-z0-9-]+\.webp)"/g)) {
    const { width, height } = await sharp(path.join(guideFolder, 'pictures', name)).metadata()
    sizes.set(name, `width="${width}" height="${height}"`)
  }
  return html.replace(
    /<img src="pictures\/([a-z0-9-]+\.webp)"/g,
    (_, name: string) => `<img src="/cms/api/guide/${name}" ${sizes.get(name)}`,
  )
}
