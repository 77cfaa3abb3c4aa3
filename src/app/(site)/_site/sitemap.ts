/** Site maps as sitemaps.org has them. */

/** Most addresses a site map may hold. sitemaps.org, protocol. */
const MOST = 50_000

export const sitemap = (addresses: readonly string[]): Response =>
  xml(
    'urlset',
    addresses.slice(0, MOST).map((address) => `<url><loc>${escaped(address)}</loc></url>`),
  )

export const sitemapIndex = (addresses: readonly string[]): Response =>
  xml(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`),
  )

function xml(root: string, rows: readonly string[]): Response {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</${root}>\n`
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
