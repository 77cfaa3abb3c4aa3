import { XMLValidator } from 'fast-xml-parser'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { afterEach, describe, expect, test, vi } from 'vitest'
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
    const at = { self, hub: null }
    for (const text of [rss(empty, at), atom(empty, at)]) expect(XMLValidator.validate(text)).toBe(true)
    expect(parseRssFeed(rss(empty, at))).toMatchObject({
      title: 'Flora',
      lastBuildDate: 'Thu, 01 Jan 1970 00:00:00 GMT',
    })
    expect(parseAtomFeed(atom(empty, at))).toMatchObject({ id: self, updated: '1970-01-01T00:00:00.000Z' })
    expect(JSON.parse(jsonFeed(empty, at))).toMatchObject({ title: 'Flora', items: [] })
  })
})

describe('a feed with a hub', () => {
  test('names it in every format, beside its own address', () => {
    const at = { self: 'https://flowers.example.org/feed', hub: 'https://hub.example.org/?a=1&b=2' }
    const both = [
      { href: at.self, rel: 'self' },
      { href: at.hub, rel: 'hub' },
    ]
    expect(parseRssFeed(rss(empty, at)).atom?.links).toMatchObject(both)
    expect(parseAtomFeed(atom(empty, at)).links?.slice(0, 2)).toMatchObject(both)
    expect(parseJsonFeed(jsonFeed(empty, at)).hubs).toEqual([{ type: 'WebSub', url: at.hub }])
  })
})

describe('a channel that is named to confuse', () => {
  const at = { self: 'https://x/feed', hub: null }
  const name = ']]></description><link>x</link><generator>y</generator><lastBuildDate>z</lastBuildDate> & <b>'
  const feed = { ...empty, title: name, description: name, publisher: name, items: [page], updatedAt: page.updatedAt }

  test('comes back as it is, and the date of the build is still that of the newest change', () => {
    const { Date: before } = globalThis
    const read = parseRssFeed(rss(feed, at))
    expect(read).toMatchObject({ title: name, description: name, lastBuildDate: 'Thu, 05 Mar 2026 09:00:00 GMT' })
    expect(XMLValidator.validate(rss(feed, at))).toBe(true)
    expect(globalThis.Date, 'the clock of the process is what it was').toBe(before)
    expect(parseAtomFeed(atom(feed, at))).toMatchObject({
      title: { value: name },
      authors: [{ name }],
    })
  })

  test('leaves the addresses of pages and pictures as they are', () => {
    expect(parseRssFeed(rss(feed, at)).items?.[0]).toMatchObject({
      link: page.url,
      guid: { value: page.id, isPermaLink: false },
      content: { encoded: page.html },
      categories: [{ name: 'flower' }, { name: 'France & Spain' }],
    })
    expect(parseAtomFeed(atom(feed, at)).entries?.[0]).toMatchObject({
      id: page.id,
      content: { value: page.html },
    })
    expect(parseJsonFeed(jsonFeed(feed, at)).items?.[0]).toMatchObject({
      id: page.id,
      url: page.url,
      content_html: page.html,
      image: page.picture,
      tags: page.categories,
    })
  })
})

describe('a page in every format', () => {
  const at = { self: 'https://x/feed', hub: null }
  const withPage = (more: Partial<typeof page> = {}, channel: Partial<NewPages> = {}): NewPages => ({
    ...{ ...empty, ...channel },
    items: [{ ...page, ...more }],
  })

  test('that has no text says its summary, and shows no text that is not there', () => {
    const feed = withPage({ html: null, picture: null })
    const [item] = JSON.parse(jsonFeed(feed, at)).items
    expect(item).toMatchObject({ content_text: 'A flower.', summary: 'A flower.' })
    expect(item).not.toHaveProperty('content_html')
    expect(item).not.toHaveProperty('image')
    expect(rss(feed, at)).not.toContain('<content:encoded>')
    expect(parseAtomFeed(atom(feed, at)).entries?.[0]).not.toHaveProperty('content')
    expect(parseRssFeed(rss(feed, at)).items?.[0]?.description).toBe('A flower.')
  })

  test('that has one says it once', () => {
    const [item] = JSON.parse(jsonFeed(withPage(), at)).items
    expect(item).not.toHaveProperty('content_text')
    expect(item.content_html).toBe(page.html)
  })

  test('says when it was published, and where there is room when it was changed', () => {
    expect(parseRssFeed(rss(withPage(), at)).items?.[0]?.pubDate).toBe('Wed, 04 Mar 2026 10:00:00 GMT')
    const dates = { published: '2026-03-04T10:00:00.000Z', updated: '2026-03-05T09:00:00.000Z' }
    expect(parseAtomFeed(atom(withPage(), at)).entries?.[0]).toMatchObject(dates)
    expect(JSON.parse(jsonFeed(withPage(), at)).items[0]).toMatchObject({
      date_published: dates.published,
      date_modified: dates.updated,
    })
  })

  test('is escaped as its format has it', () => {
    const name = `<b>"Rose" & 'briar'</b> ]]>`
    const feed = withPage({ title: name, summary: name })
    for (const text of [rss(feed, at), atom(feed, at)]) expect(XMLValidator.validate(text)).toBe(true)
    expect(parseRssFeed(rss(feed, at)).items?.[0]).toMatchObject({ title: name, description: name })
    expect(parseAtomFeed(atom(feed, at)).entries?.[0]).toMatchObject({
      title: { value: name },
      summary: { value: name },
    })
    expect(JSON.parse(jsonFeed(feed, at)).items[0]).toMatchObject({ title: name, summary: name })
  })
})

describe('a channel in every format', () => {
  const at = { self: 'https://flowers.example.org/feed', hub: null }

  test('is by its publisher and, until one is named, by itself', () => {
    const authors = (publisher: string) => {
      const feed = { ...empty, publisher }
      return [parseAtomFeed(atom(feed, at)).authors?.[0]?.name, JSON.parse(jsonFeed(feed, at)).authors[0].name]
    }
    expect(authors('')).toEqual(['Flora', 'Flora'])
    expect(authors('A press')).toEqual(['A press', 'A press'])
  })

  test('says under which licence it is, in words and by an address', () => {
    const { rights, links } = parseAtomFeed(atom(empty, at))
    expect(rights?.value).toBe(`${defaultLicence.name}: ${defaultLicence.address}`)
    expect(links).toContainEqual(expect.objectContaining({ rel: 'license', href: defaultLicence.address }))
    expect(parseRssFeed(rss(empty, at)).copyright).toBe(rights?.value)
  })

  test('leads home and to itself, and names no hub where there is none', () => {
    const read = parseAtomFeed(atom(empty, at))
    expect(read.links?.find(({ rel }) => rel === 'alternate')?.href).toBe(empty.home)
    expect(read.links?.some(({ rel }) => rel === 'hub')).toBe(false)
    expect(parseRssFeed(rss(empty, at))).toMatchObject({ link: empty.home, language: 'en' })
    const json = JSON.parse(jsonFeed(empty, at))
    expect(json).toMatchObject({ home_page_url: empty.home, feed_url: at.self, language: 'en' })
    expect(json).not.toHaveProperty('hubs')
    expect(rss(empty, at)).not.toContain('rel="hub"')
  })
})

describe('the bytes of a feed', () => {
  afterEach(() => void vi.useRealTimers())

  const at = { self: 'https://x/feed', hub: null }
  const formats = [rss, atom, jsonFeed] as const

  test('are the same for as long as it tells the same, whatever the clock says', () => {
    const feed = { ...empty, items: [page], updatedAt: page.updatedAt }
    const [first, later] = ['2026-11-23T12:00:00Z', '2031-01-01T00:00:00Z'].map((now) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
      return formats.map((format) => format(feed, at))
    })
    expect(later).toEqual(first)
  })

  test('keep the order in which its pages come, and each page once', () => {
    const items = ['b', 'a', 'c'].map((id) => ({ ...page, id, title: id, html: null }))
    for (const format of formats)
      expect(
        [...format({ ...empty, items }, at).matchAll(/<(?:guid|id)[^>]*>([abc])<|"id":"([abc])"/g)].map(
          (match) => match[1] ?? match[2],
        ),
      ).toEqual([...'bac'])
  })
})
