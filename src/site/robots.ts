import type { TextFile } from './page.ts'

/** robots.txt: everything may be crawled except searches and the endless days of calendars; it names the site maps. */
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
