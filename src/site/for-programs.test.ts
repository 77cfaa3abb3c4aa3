import { describe, expect, it } from 'vitest'
import { services } from '#src/services.ts'
import { readerOf } from '#test/reading-pages.ts'
import { serverCard } from './agent-card.ts'
import { linksOf } from './links.ts'
import { openSearch } from './open-search.ts'
import { sitemap } from './sitemap.ts'

const reader = readerOf({
  entries: [],
  card: { name: 'Our flowers', licence: 'CC0-1.0' } as never,
})

const json = async (address: string) => JSON.parse(String((await reader.file(address)).text)) as Record<string, unknown>

describe('what is told of an agent endpoint', () => {
  it('is its address, under the name of its host turned round', async () => {
    expect(await json('/flowers/.well-known/mcp/server-card.json')).toMatchObject({
      $schema: expect.stringContaining('server-card'),
      name: 'example.octavo/octavo-flowers',
      title: 'Octavo Flowers',
      websiteUrl: 'https://octavo.example/flowers/',
      remotes: [{ type: 'streamable-http', url: 'https://octavo.example/flowers/mcp' }],
    })
    expect(await json('/.well-known/mcp/server.json')).toMatchObject({
      $schema: expect.stringContaining('server.schema'),
      title: 'Octavo',
      remotes: [{ url: 'https://octavo.example/mcp' }],
    })
  })

  it('takes the host of its own where a catalogue has one', () => {
    const site = { publicUrl: 'https://octavo.example', baseUrls: { flowers: 'https://flowers.example.org' } as never }
    expect(JSON.parse(String(serverCard('flowers', site).text))).toMatchObject({
      name: 'org.example.flowers/octavo-flowers',
      remotes: [{ url: 'https://flowers.example.org/mcp' }],
    })
  })

  it('has a description that registries take, whatever its catalogue says', async () => {
    for (const { path } of services) {
      const { description } = (await json(`/${path}/.well-known/mcp/server.json`)) as { description: string }
      expect([...description].length, path).toBeLessThanOrEqual(100)
    }
  })
})

describe('llms.txt', () => {
  it('of a catalogue leads to its lists as Markdown, and says what they may be used under', async () => {
    const { text, contentType, isOpen } = await reader.file('/flowers/llms.txt')
    expect([contentType, isOpen]).toEqual(['text/plain; charset=utf-8', true])
    const lines = String(text).split('\n')
    expect(lines.slice(0, 3)).toEqual(['# Our flowers', '', '> What blooms, where, when, and what people do with it.'])
    expect(lines).toContain('- [Calendar](https://octavo.example/flowers/calendar.md)')
    expect(lines).toContain(
      '- [MCP](https://octavo.example/flowers/mcp): The same tools for agents, over streamable HTTP.',
    )
    expect(lines).toContain('- [New pages (RSS)](https://octavo.example/flowers/feed.xml)')
    expect(text).toContain('Texts and data: CC0 1.0, https://creativecommons.org/')
    expect(lines.filter((line) => line.startsWith('## '))).toEqual(['## Contents', '## For programs', '## Optional'])
    const contents = lines.filter((line) => line.includes('/flowers/') && line.includes('.md)'))
    expect(contents[0]).toMatch(/^- \[Flowers\]\(https:\/\/octavo\.example\/flowers\/flowers\.md\): Flowering plants/)
  })

  it('of the network leads to that of every catalogue', async () => {
    const lines = String((await reader.file('/llms.txt')).text).split('\n')
    expect(lines[0]).toBe('# Octavo')
    for (const { path, title, tagline } of services)
      expect(lines).toContain(`- [${title}](https://octavo.example/${path}/llms.txt): ${tagline}`)
    expect(lines).toContain('- [Today](https://octavo.example/today.md): What is on today.')
  })
})

it('asks those who search to leave what has no end, of the network and of catalogues', async () => {
  const lines = String((await reader.file('/robots.txt')).text).split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['Disallow: /search?', 'Disallow: /*/search?', 'Disallow: /calendar?', 'Disallow: /*/calendar?'],
      'Sitemap: https://octavo.example/sitemap-network.xml',
    ]),
  )
  expect(lines).not.toContain('Disallow: /')
})

it('tells browsers how to search, in which every sign stands for itself', () => {
  const { text } = openSearch({ name: 'Tea & "cake"', about: '<All>', base: 'https://x.example/a&b' })
  expect(text).toContain('<ShortName>Tea &amp; &quot;cake&quot;</ShortName>')
  expect(text).toContain('<Description>&lt;All&gt;</Description>')
  expect(text).toContain('template="https://x.example/a&amp;b/search?q={searchTerms}"')
})

it('writes addresses of a site map so that every sign stands for itself', () => {
  expect(sitemap(['https://x.example/?a=1&b=2']).text).toContain('<loc>https://x.example/?a=1&amp;b=2</loc>')
})

describe('the head of a page', () => {
  const whose = {
    ...{ base: 'https://x.example/flowers', network: 'https://x.example', isHome: false },
    address: 'https://x.example/flowers/flowers/rose',
    licence: { address: 'https://licence.example' } as never,
  }
  const page = {
    head: { data: {} } as never,
    main: null,
    json: 'https://x.example/j',
    entry: { resource: 'f', slug: 'r' },
  }
  const told = (more: object, form: 'html' | 'markdown' | 'json-ld' = 'html') =>
    linksOf({ ...page, ...more }, form, whose).map(({ rel, href, type }) => `${rel} ${type ?? ''} ${href}`)

  it('names the other forms of it, and not its own', () => {
    const [address] = [whose.address]
    expect(told({}).slice(0, 3)).toEqual([
      `alternate text/markdown ${address}.md`,
      `alternate application/ld+json ${address}.jsonld`,
      'alternate application/json https://x.example/j',
    ])
    expect(told({}, 'markdown').slice(0, 2)).toEqual([
      `canonical text/html ${address}`,
      `alternate application/ld+json ${address}.jsonld`,
    ])
    expect(told({ head: {} }).join()).not.toContain('jsonld')
    expect(told({ json: null }).join()).not.toContain('application/json https://x.example/j')
  })

  it('says how it is shown within pages of others where it is the page of an entry', () => {
    const query = 'url=https%3A%2F%2Fx.example%2Fflowers%2Fflowers%2Frose&format'
    expect(told({})).toEqual(
      expect.arrayContaining([
        `alternate application/json+oembed https://x.example/oembed?${query}=json`,
        `alternate text/xml+oembed https://x.example/oembed?${query}=xml`,
      ]),
    )
    expect(told({ entry: undefined }).join()).not.toContain('oembed')
  })

  it('says what it may be used under, and where its catalogue answers programs', () => {
    expect(told({}).slice(-4)).toEqual([
      'license  https://licence.example',
      'service-desc application/json https://x.example/flowers/api/v1/openapi.json',
      'service-doc text/html https://x.example/flowers/api',
      'api-catalog application/linkset+json https://x.example/flowers/.well-known/api-catalog',
    ])
  })
})
