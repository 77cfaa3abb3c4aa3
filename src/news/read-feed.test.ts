import { describe, expect, test } from 'vitest'
import { FeedTrouble } from './feed-trouble.ts'
import { readFeed } from './read-feed.ts'

/** Far longer than a slow machine takes for a text read once, far shorter than for one read again at every character. */
const LONG_MS = 60_000

const now = new Date('2026-03-10T08:00:00Z')
const address = 'https://gazette.example/news/feed.xml'
const read = (feed: string | Uint8Array, contentType = 'application/xml') =>
  readFeed(typeof feed === 'string' ? new TextEncoder().encode(feed) : feed, { contentType, address, now })

const rss = (items: string, prolog = '') =>
  `${prolog}<rss version="2.0"><channel><title>G</title>${items}</channel></rss>`
const item = (title: string, link = 'https://gazette.example/1', more = '') =>
  `<item><title>${title}</title><link>${link}</link>${more}</item>`
const titles = (feed: string | Uint8Array, contentType?: string) => read(feed, contentType).map(({ title }) => title)

const roses = { title: 'Roses', link: 'https://gazette.example/roses', publishedAt: new Date('2026-03-05T12:34:56Z') }

describe('a feed is read, whatever it is made of:', () => {
  test.each([
    [
      'RSS 0.91, with its document type',
      `<?xml version="1.0"?><!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://my.netscape.com/publish/formats/rss-0.91.dtd">
       <rss version="0.91"><channel><title>G</title><item><title>Roses</title><link>https://gazette.example/roses</link>
       <pubDate>05 Mar 26 12:34:56 GMT</pubDate></item></channel></rss>`,
    ],
    [
      'RSS 0.90, in RDF',
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://my.netscape.com/rdf/simple/0.9/" xmlns:dc="http://purl.org/dc/elements/1.1/">
       <channel><title>G</title></channel>
       <item><title>Roses</title><link>https://gazette.example/roses</link><dc:date>2026-03-05T12:34:56Z</dc:date></item></rdf:RDF>`,
    ],
    [
      'RSS 1.0',
      `<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
       <channel rdf:about="https://gazette.example/"><title>G</title></channel>
       <item rdf:about="https://gazette.example/roses"><title>Roses</title><dc:date>2026-03-05T13:34:56+01:00</dc:date></item></rdf:RDF>`,
    ],
    [
      'RSS 2.0',
      rss(item('Roses', 'https://gazette.example/roses', '<pubDate>Thu, 05 Mar 2026 12:34:56 GMT</pubDate>')),
    ],
    [
      'RSS 2.0 whose link is its identifier',
      rss(
        `<item><title>Roses</title><guid>https://gazette.example/roses</guid><pubDate>Thu, 05 Mar 2026 12:34:56 GMT</pubDate></item>`,
      ),
    ],
    [
      'RSS 2.0 that borrows from Atom',
      `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>G</title><item><title>Roses</title>
       <atom:link href="https://gazette.example/roses"/><atom:updated>2026-03-05T12:34:56Z</atom:updated></item></channel></rss>`,
    ],
    [
      'Atom 1.0',
      `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>G</title><entry><title>Roses</title>
       <link rel="self" href="https://gazette.example/self"/><link rel="alternate" type="application/json" href="/json"/>
       <link rel="enclosure" href="https://gazette.example/picture"/><link rel="alternate" type="text/html" href="/roses"/>
       <id>tag:gazette.example,2026:1</id><published>2026-03-05T12:34:56Z</published><updated>2026-03-06T12:34:56Z</updated></entry></feed>`,
    ],
    [
      'Atom 0.3',
      `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>G</title><entry><title>Roses</title>
       <link rel="alternate" type="text/html" href="https://gazette.example/roses"/><issued>2026-03-05T12:34:56Z</issued></entry></feed>`,
    ],
    [
      'Atom with a title in XHTML',
      `<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>G</a:title><a:entry><a:title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><em>Roses</em></div></a:title>
       <a:link href="https://gazette.example/roses"/><a:updated>2026-03-05T12:34:56Z</a:updated></a:entry></a:feed>`,
    ],
    [
      'JSON Feed',
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: 'G',
        items: [
          {
            id: '1',
            url: '/roses',
            title: 'Roses',
            content_html: 'About <rss version="2.0"> and <feed >',
            date_published: '2026-03-05T12:34:56Z',
          },
        ],
      }),
    ],
  ])('%s', (_, feed) => {
    expect(read(feed)).toEqual([roses])
  })
})

describe('a headline', () => {
  test.each([
    ['escaped markup', '&lt;b&gt;Roses&lt;/b&gt; &amp;amp; lilies', 'Roses & lilies'],
    ['markup in CDATA', '<![CDATA[<b onclick="x">Roses</b> &amp; lilies]]>', 'Roses & lilies'],
    ['an escaped script', '&lt;script&gt;alert(1)&lt;/script&gt;Roses', 'Roses'],
    ['markup that is not escaped', '<b>Ro</b>ses', 'Roses'],
    ['line ends', 'Roses\r\n   and\tlilies', 'Roses and lilies'],
    ['references of HTML', 'Ros&eacute; &mdash; &#8220;wild&#x201D;', 'Rosé — “wild”'],
    ['an override of direction', 'Roses &#x202E;gpj.exe', 'Roses gpj.exe'],
    ['more than 200 characters', 'Roses '.repeat(100), /^(Roses )+Roses…$/],
  ])('is plain text, though the feed has %s', (_, title, headline) => {
    const [read] = titles(rss(item(title)))
    if (headline instanceof RegExp) expect(read).toMatch(headline)
    else expect(read).toBe(headline)
  })

  test('is required, as is its link', () => {
    const feed = rss(
      item('') +
        item('   ') +
        item('&lt;br&gt;') +
        item('Roses', '') +
        '<item/>' +
        item('Lilies', 'https://x.example/'),
    )
    expect(titles(feed)).toEqual(['Lilies'])
  })
})

describe('a link', () => {
  test.each([
    ['https://herald.example/a?b=1&amp;c=2#d', 'https://herald.example/a?b=1&c=2#d'],
    ['/a', 'https://gazette.example/a'],
    ['a', 'https://gazette.example/news/a'],
    ['//herald.example/a', 'https://herald.example/a'],
    [' \n https://herald.example/a b \n', 'https://herald.example/a%20b'],
    ['HTTP://HERALD.example', 'http://herald.example/'],
  ])('%j leads to %s', (link, whole) => {
    expect(read(rss(item('Roses', link)))).toMatchObject([{ link: whole }])
  })

  test.each([
    ['javascript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,x'],
    ['file:///etc/passwd'],
    ['mailto:a@example.org'],
    ['ftp://example.org/a'],
    ['https://'],
    ['https://gazette.example@evil.example/'],
    [`https://gazette.example/${'a'.repeat(2000)}`],
  ])('%j is none', (link) => {
    expect(read(rss(item('Roses', link)))).toEqual([])
  })

  test('is not made of an identifier that is no address', () => {
    const guid = (more: string) => rss(`<item><title>Roses</title><guid ${more}</guid></item>`)
    expect(read(guid('>12345'))).toEqual([])
    expect(read(guid('isPermaLink="false">https://gazette.example/1'))).toEqual([])
    expect(read(guid('isPermaLink="true">https://gazette.example/1'))).toHaveLength(1)
  })
})

describe('a time', () => {
  const timeOf = (more: string) => read(rss(item('Roses', undefined, more)))[0]?.publishedAt

  test('in the future is now', () => {
    expect(timeOf('<pubDate>Wed, 05 Mar 2031 12:34:56 GMT</pubDate>')).toEqual(now)
    expect(timeOf('<pubDate>Tue, 10 Mar 2026 08:00:01 GMT</pubDate>')).toEqual(now)
    expect(timeOf('<pubDate>Tue, 10 Mar 2026 07:59:59 GMT</pubDate>')).toEqual(new Date('2026-03-10T07:59:59Z'))
  })

  test('that is missing, or none, is the time it is seen', () => {
    expect(timeOf('')).toEqual(now)
    expect(timeOf('<pubDate></pubDate>')).toEqual(now)
    expect(timeOf('<pubDate>yesterday</pubDate>')).toEqual(now)
  })

  test('that is none gives way to another', () => {
    const at = new Date('2026-03-05T12:34:56Z')
    const dc = 'xmlns:dc="http://purl.org/dc/elements/1.1/"'
    expect(timeOf(`<pubDate>soon</pubDate><dc:date ${dc}>2026-03-05T12:34:56Z</dc:date>`)).toEqual(at)
  })
})

test('of many, the forty newest are taken, newest first', () => {
  const minutes = Array.from({ length: 60 }, (_, minute) => minute)
  const scattered = [...minutes.filter((minute) => minute % 2), ...minutes.filter((minute) => minute % 2 === 0)]
  const feed = rss(
    scattered
      .map((minute) =>
        item(`At ${minute}`, `/${minute}`, `<pubDate>2026-03-05T12:${String(minute).padStart(2, '0')}:00Z</pubDate>`),
      )
      .join(''),
  )
  expect(titles(feed)).toEqual(Array.from({ length: 40 }, (_, index) => `At ${59 - index}`))
})

describe('the charset', () => {
  /** ASCII and the bytes given, in the order they are written. */
  const bytes = (...parts: (string | number[])[]) =>
    Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))
  const around = (prolog: string, title: number[]) =>
    bytes(`${prolog}<rss version="2.0"><channel><item><title>`, title, '</title><link>/1</link></item></channel></rss>')
  const xml = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>`
  const utf16 = (isBig: boolean, feed: string) => {
    const buffer = Buffer.from(feed, 'utf16le')
    return isBig ? buffer.swap16() : buffer
  }

  test.each([
    ['UTF-8 of itself', around('', [0xc3, 0xa9]), 'text/xml', 'é'],
    ['a mark', bytes([0xef, 0xbb, 0xbf], rss(item('')).replace('<title></title>', '<title>\xc3\xa9</title>')), '', 'é'],
    ['the header', around('', [0xf0, 0xee, 0xe7, 0xe0]), 'text/xml; charset=windows-1251', 'роза'],
    ['a header in quotes', around('', [0xe9]), 'text/xml; charset="ISO-8859-1"', 'é'],
    ['the prolog', around(xml('koi8-r'), [0xd2, 0xcf, 0xda, 0xc1]), 'text/xml', 'роза'],
    ['the prolog, in single quotes', around("<?xml version='1.0' encoding='Shift_JIS' ?>", [0x89, 0xd4]), '', '花'],
    ['the header before the prolog', around(xml('koi8-r'), [0xf0]), 'text/xml; charset=windows-1251', 'р'],
    ['UTF-8 before what denies it', around(xml('utf-8'), [0xc3, 0xa9]), 'text/xml; charset=iso-8859-1', 'é'],
    ['the prolog where the header is wrong', around(xml('gbk'), [0xbb, 0xa8]), 'text/xml; charset=utf-8', '花'],
    ['what it is, though unknown', around(xml('martian'), [0xc3, 0xa9]), 'text/xml; charset=venusian', 'é'],
    ['windows-1252 where all else fails', around('', [0x93, 0x52, 0xe9, 0x94]), 'text/xml', '“Ré”'],
    ['not UTF-16 where it can be read', around(xml('utf-16'), [0xc3, 0xa9]), 'text/xml', 'é'],
    ['UTF-16 by its mark', utf16(false, `\ufeff${rss(item('花'))}`), 'text/xml', '花'],
    ['UTF-16 the other way', utf16(true, `\ufeff${rss(item('花'))}`), 'text/xml', '花'],
    ['UTF-16 without a mark', utf16(true, rss(item('花'), xml('utf-16'))), 'text/xml', '花'],
  ])('is %s', (_, feed, contentType, title) => {
    expect(titles(feed, contentType)).toEqual([title])
  })
})

describe('what is no feed, or a bad one,', () => {
  test.each([
    ['', /empty/],
    ['   \n', /empty/],
    ['Hello', /not a feed/],
    ['{}', /not a feed/],
    ['{"items": [', /not a feed/],
    ['[]', /not a feed/],
    ['null', /not a feed/],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', /not a feed/],
    ['<!DOCTYPE html><html><body>Roses</body></html>', /web page/],
    ['<html lang="en"><head><title>Roses</title></head></html>', /web page/],
    [`${'<!---->'.repeat(200)}<p>`, /not a feed/],
    [rss('<item><title><![CDATA[Roses</title></item>'), /not well-formed/],
    [rss('<!-- '), /not well-formed/],
    [rss('<a>'.repeat(100_000)), /not well-formed/],
    [rss('<item><__proto__>x</__proto__></item>'), /not well-formed/],
    ['\u0000'.repeat(1000), /not a feed/],
    [String.fromCharCode(...Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)), /not a feed/],
  ])('is refused in words: %j', (feed, reason) => {
    const attempt = () => read(feed)
    expect(attempt).toThrow(FeedTrouble)
    expect(attempt).toThrow(reason)
    expect(attempt).toThrow(/^[A-Z].+\.$/)
  })

  test.each([
    ['tags that do not match', rss('<item><title>Roses</title><link>/1</link><b></i></item>')],
    ['ampersands that are not escaped', rss(item('Roses', '/1?a=1&b=2', '<description>A & B</description>'))],
    ['something before its prolog', `\n\n ${rss(item('Roses'), '<?xml version="1.0"?>')}`],
    ['elements without a namespace', rss(item('Roses', '/1', '<media:thing/><dc:date>x</dc:date>'))],
    ['controls', rss(item('Ro\u0000s\u0008es'))],
  ])('is read all the same where it has %s', (_, feed) => {
    expect(titles(feed)).toEqual(['Roses'])
  })

  test('with entities of its own does not have them expanded, nor files read', () => {
    const levels = Array.from({ length: 10 }, (_, level) => level + 1)
    const declarations = levels.map((level) => `<!ENTITY l${level} "${`&l${level - 1};`.repeat(10)}">`).join('')
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "lol">${declarations}]>${rss(item('Roses &l10;'))}`
    expect(titles(bomb)).toEqual(['Roses &l10;'])
    const file = `<!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]>${rss(item('Roses &f;'))}`
    expect(() => titles(file)).toThrow(/not well-formed/)
  })

  test.each([
    ['items without end', '<item/>'],
    ['attributes', '<item a="b"/>'],
    ['titles', item('<![CDATA[<script><script><!--<!--&lt;b]]>'.repeat(60))],
    ['openings of tags', '<'],
    ['references', '&amp;&lt;&#60;'],
    ['entities', '&a'],
  ])('takes no more than its length where it is two megabytes of %s', { timeout: LONG_MS }, (_, part) => {
    const feed = rss(part.repeat(2_000_000 / part.length))
    expect(read(feed).length).toBeLessThanOrEqual(40)
  })
})
