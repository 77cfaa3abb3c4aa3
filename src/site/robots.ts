import type { TextFile } from './page.ts'

/** robots.txt: everything may be read but searches and other days of calendars, of which there is no end, and the site maps are named. */
export function robots(sitemaps: readonly string[]): TextFile {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /*/search?',
    'Disallow: /search?',
    'Disallow: /*/calendar?',
    'Disallow: /calendar?',
    ...sitemaps.map((address) => `Sitemap: ${address}`),
  ]
  return { contentType: 'text/plain; charset=utf-8', text: `${lines.join('\n')}\n` }
}
