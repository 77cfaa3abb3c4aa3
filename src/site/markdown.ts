/** A page as Markdown, made from its HTML, below a front matter for programs. */
import { renderToStaticMarkup } from 'react-dom/server'
import { stringify } from 'yaml'
import { markdownFromHtml } from '#src/markdown/markdown-from-html.ts'
import { attribution } from '#src/read-model/licences.ts'
import type { Rights } from '#src/read-model/queries/rights.ts'
import type { Page } from './page.ts'

/** The whole file. `address` is that of the page. */
export function markdownOf(page: Page, address: string, rights: Rights): string {
  const body = markdownFromHtml(renderToStaticMarkup(page.main), address)
  return `---\n${stringify(frontMatter(page, address, rights), { lineWidth: 0 })}---\n\n${body}`
}

function frontMatter({ head, record }: Page, address: string, { publication, licence }: Rights): object {
  const name = record?.name ?? head.title.split(' · ', 1)[0] ?? head.title
  return {
    name,
    summary: head.description,
    address,
    publication,
    licence: licence.id,
    licence_address: licence.address,
    attribution: attribution({ title: name, publication, licence, url: address }),
    ...(record && {
      published: record.published_at,
      updated: record.updated_at,
      checked: record.provenance.state,
      sources: record.sources.map(({ title, publisher, year, part, address: at }) => ({
        title,
        ...(publisher !== '' && { publisher }),
        ...(year !== null && { year }),
        ...(part && { part }),
        ...(at && { address: at }),
      })),
    }),
  }
}
