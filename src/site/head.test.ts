import { expect, it } from 'vitest'
import { headHtml, jsonLd } from './head.ts'

const head = { title: 'Rose & "briar" <b>', description: 'A shrub.', siteName: 'Octavo Flowers' }

it('says what the page is in words that cannot end what they stand in', () => {
  const html = headHtml(head)
  expect(html).toContain('<title>Rose &amp; &quot;briar&quot; &lt;b&gt;</title>')
  expect(html).toContain('<meta property="og:title" content="Rose &amp; &quot;briar&quot; &lt;b&gt;">')
  expect(html).toContain('<meta name="description" content="A shrub.">')
  expect(html).toContain('<meta property="og:type" content="website">')
})

it('names the one address of a page, or asks not to be found again', () => {
  const indexed = headHtml({ ...head, canonical: 'https://x/rose', type: 'article' })
  expect(indexed).toContain('<link rel="canonical" href="https://x/rose">')
  expect(indexed).toContain('<meta property="og:url" content="https://x/rose">')
  expect(indexed).toContain('content="article"')
  expect(indexed).not.toContain('noindex')
  const hidden = headHtml(head)
  expect(hidden).toContain('<meta name="robots" content="noindex">')
  expect(hidden).not.toContain('canonical')
})

it('names the pages before and after it, its feeds, its search and its other forms', () => {
  const html = headHtml({
    ...head,
    previous: '/?page=1',
    next: '/?page=3',
    feeds: [{ href: '/feed.xml', label: 'New pages', type: 'application/rss+xml' }],
    search: { href: '/opensearch.xml', label: 'Flowers' },
    links: [{ href: '/rose.md', rel: 'alternate', type: 'text/markdown', hreflang: 'en' }],
  })
  for (const link of [
    '<link rel="prev" href="/?page=1">',
    '<link rel="next" href="/?page=3">',
    '<link rel="alternate" type="application/rss+xml" title="New pages" href="/feed.xml">',
    '<link rel="search" type="application/opensearchdescription+xml" title="Flowers" href="/opensearch.xml">',
    '<link rel="alternate" type="text/markdown" hreflang="en" href="/rose.md">',
  ])
    expect(html).toContain(link)
})

it('shows a picture large, with its size where that is known', () => {
  const image = { src: '/a.png', alt: 'A rose.' }
  expect(headHtml({ ...head, image })).not.toContain('og:image:width')
  const sized = headHtml({ ...head, image: { ...image, width: 1200, height: 630 } })
  expect(sized).toContain('<meta property="og:image" content="/a.png"><meta property="og:image:alt" content="A rose.">')
  expect(sized).toContain('<meta property="og:image:width" content="1200">')
  expect(sized).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(headHtml(head)).not.toContain('og:image')
})

it('has structured data that no text in it can end', () => {
  const data = { '@type': 'Thing', name: '</script><script>alert(1)' }
  const html = headHtml({ ...head, data })
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', ...data })
  expect(JSON.parse(jsonLd(data))).toEqual(JSON.parse(json))
})
