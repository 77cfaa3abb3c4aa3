/** Site maps as sitemaps.org has them. */

import { escaped } from '#src/text/escaped.ts'
import type { TextFile } from './page.ts'

/** Most addresses of one file. The protocol allows 50,000; a file of as many would take a quarter of what a reader may keep. */
export const MOST_ADDRESSES = 10_000

/** A site map of these addresses. */
export const sitemap = (addresses: readonly string[]): TextFile =>
  xml(
    'urlset',
    addresses.map((address) => `<url><loc>${escaped(address)}</loc></url>`),
  )

/** The index of site maps at these addresses. */
export const sitemapIndex = (addresses: readonly string[]): TextFile =>
  xml(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`),
  )

const xml = (root: string, rows: readonly string[]): TextFile => ({
  contentType: 'application/xml; charset=utf-8',
  text: `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</${root}>\n`,
})
