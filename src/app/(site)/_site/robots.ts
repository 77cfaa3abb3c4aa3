/** robots.txt: everything may be read but searches, and the site maps are named. */
export function robots(sitemaps: readonly string[]): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /*/search?',
    ...sitemaps.map((address) => `Sitemap: ${address}`),
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
