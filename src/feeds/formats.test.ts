import { XMLValidator } from 'fast-xml-parser'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { describe, expect, test } from 'vitest'
import { defaultLicence } from '#src/read-model/licences.ts'
import { atom } from './atom.ts'
import type { NewPages } from './channel.ts'
import { jsonFeed } from './json-feed.ts'
import { rss } from './rss.ts'

const empty: NewPages = {
  title: 'Flora',
  description: 'What blooms.',
  publisher: '',
  language: 'en',
  home: 'https://flowers.example.org/',
  licence: defaultLicence,
  items: [],
  updatedAt: new Date(0),
}

const page: NewPages['items'][number] = {
  id: 'tag:octavo.example.org,2026:flowers/flower/7',
  html: '<h2>What it is</h2><p>A ]]&gt; flower, ]]> and <a href="https://x/?a=1&amp;b=2">more</a>.</p>',
  categories: ['flower', 'France & Spain'],
  url: 'https://flowers.example.org/flowers/rose?a=1&b=2',
  title: 'Rose',
  summary: 'A flower.',
  picture: 'https://octavo.example.org/media/rose.jpg',
  publishedAt: new Date('2026-03-04T10:00:00Z'),
  updatedAt: new Date('2026-03-05T09:00:00Z'),
}

describe('a feed with nothing in it yet', () => {
  test('is valid in every format', () => {
    const self = 'https://flowers.example.org/feed'
    for (const text of [rss(empty, self), atom(empty, self)]) expect(XMLValidator.validate(text)).toBe(true)
    expect(parseRssFeed(rss(empty, self))).toMatchObject({
      title: 'Flora',
      lastBuildDate: 'Thu, 01 Jan 1970 00:00:00 GMT',
    })
    expect(parseAtomFeed(atom(empty, self))).toMatchObject({ id: self, updated: '1970-01-01T00:00:00.000Z' })
    expect(JSON.parse(jsonFeed(empty, self))).toMatchObject({ title: 'Flora', items: [] })
  })
})

describe('a channel that is named to confuse', () => {
  const name = ']]></description><link>x</link><generator>y</generator><lastBuildDate>z</lastBuildDate> & <b>'
  const feed = { ...empty, title: name, description: name, publisher: name, items: [page], updatedAt: page.updatedAt }

  test('comes back as it is, and the date of the build is still that of the newest change', () => {
    const read = parseRssFeed(rss(feed, 'https://x/feed.xml'))
    expect(read).toMatchObject({ title: name, description: name, lastBuildDate: 'Thu, 05 Mar 2026 09:00:00 GMT' })
    expect(XMLValidator.validate(rss(feed, 'https://x/feed.xml'))).toBe(true)
    expect(parseAtomFeed(atom(feed, 'https://x/atom.xml'))).toMatchObject({
      title: { value: name },
      authors: [{ name }],
    })
  })

  test('leaves the addresses of pages and pictures as they are', () => {
    expect(parseRssFeed(rss(feed, 'https://x/f')).items?.[0]).toMatchObject({
      link: page.url,
      guid: { value: page.id, isPermaLink: false },
      content: { encoded: page.html },
      categories: [{ name: 'flower' }, { name: 'France & Spain' }],
    })
    expect(parseAtomFeed(atom(feed, 'https://x/f')).entries?.[0]).toMatchObject({
      id: page.id,
      content: { value: page.html },
    })
    expect(parseJsonFeed(jsonFeed(feed, 'https://x/f')).items?.[0]).toMatchObject({
      id: page.id,
      url: page.url,
      content_html: page.html,
      image: page.picture,
      tags: page.categories,
    })
  })
})
