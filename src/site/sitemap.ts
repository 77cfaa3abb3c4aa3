/** Site maps as sitemaps.org has them. */

import { escaped } from './escaped.ts'
import type { TextFile } from './page.ts'

/** Most addresses a site map may hold. sitemaps.org, protocol. */
const MOST = 50_000

export const sitemap = (addresses: readonly string[]): TextFile =>
  xml(
    'urlset',
    addresses.slice(0, MOST).map((address) => `<url><loc>${escaped(address)}</loc></url>`),
  )

export const sitemapIndex = (addresses: readonly string[]): TextFile =>
  xml(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`),
  )

const xml = (root: string, rows: readonly string[]): TextFile => ({
  contentType: 'application/xml; charset=utf-8',
  text: `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</${root}>\n`,
})
