import type { TextFile } from './page.ts'

/** robots.txt: everything may be read but searches, and the site maps are named. */
export function robots(sitemaps: readonly string[]): TextFile {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /*/search?',
    ...sitemaps.map((address) => `Sitemap: ${address}`),
  ]
  return { contentType: 'text/plain; charset=utf-8', text: `${lines.join('\n')}\n` }
}
