import { expect, it, test } from 'vitest'
import type { HttpReply, HttpRequest } from '#src/http/request-and-reply.ts'
import type { Site } from '#src/http/site.ts'
import { services } from '#src/services.ts'
import { siteWith } from '#test/published.ts'
import { pages } from './respond.ts'

const asks = (url: string, method = 'GET', headers: Readonly<Record<string, string>> = {}): HttpRequest => ({
  method,
  url,
  header: (name) => headers[name],
  body: async () => new Uint8Array(),
  client: '',
})

const contact = { settings: { SECURITY_CONTACT: 'mailto:security@octavo.example' } }

const get = async (url: string, site: Site = siteWith([], contact).site, method = 'GET'): Promise<HttpReply> =>
  pages.respond(asks(url, method), site)

test.each(['/admin', '/admin/login', '/cms/api', '/_next/x', '/healthz', '/readyz?x'])('%s is no page', (url) => {
  expect(pages.takes(url)).toBe(false)
})

test.each(['/', '/flowers', '/administrators', '/nothing/at/all'])('%s is a page', (url) => {
  expect(pages.takes(url)).toBe(true)
})

it('asks those who search to leave what has no end, and names every site map', async () => {
  const { status, headers, body } = await get('/robots.txt')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    'x-content-type-options': 'nosniff',
    'last-modified': 'Sun, 22 Nov 2026 12:00:00 GMT',
  })
  const lines = String(body).trim().split('\n')
  expect(lines).toContain('Disallow: /search?')
  expect(lines).toContain('Disallow: /*/calendar?')
  expect(lines.filter((line) => line.startsWith('Sitemap: '))).toHaveLength(services.length + 1)
  expect(String((await get('/flowers/robots.txt')).body)).toContain(
    'Sitemap: https://octavo.example/flowers/sitemap.xml',
  )
})

it('says whom to tell of a weakness, for half a year, where somebody is named', async () => {
  const { status, body } = await get('/.well-known/security.txt')
  expect(status).toBe(200)
  expect(String(body)).toContain('Contact: mailto:security@octavo.example\nExpires: 2027-05-21T00:00:00Z\n')
})

it('lists the interfaces of a host, for web pages of others too', async () => {
  const { headers, body } = await get('/.well-known/api-catalog')
  expect(headers['content-type']).toMatch(/^application\/linkset\+json/)
  expect(headers['access-control-allow-origin']).toBe('*')
  const { linkset } = JSON.parse(String(body)) as { linkset: { anchor: string; item?: { href: string }[] }[] }
  expect(linkset[0]?.item).toHaveLength(services.length + 1)
  const own = JSON.parse(String((await get('/flowers/.well-known/api-catalog')).body)) as { linkset: unknown[] }
  expect(own.linkset[0]).toMatchObject({
    anchor: 'https://octavo.example/flowers/.well-known/api-catalog',
    item: [{ href: 'https://octavo.example/flowers/api/v1' }],
  })
})

it('tells agents and browsers how a catalogue is asked', async () => {
  const card = JSON.parse(String((await get('/flowers/.well-known/mcp/server-card.json')).body)) as object
  expect(card).toMatchObject({
    name: 'example.octavo/octavo-flowers',
    remotes: [{ type: 'streamable-http', url: 'https://octavo.example/flowers/mcp' }],
  })
  const search = String((await get('/flowers/opensearch.xml')).body)
  expect(search).toContain('template="https://octavo.example/flowers/search?q={searchTerms}"')
})

it('tells programs that read what there is, and names the catalogue as its card does', async () => {
  const { headers, body } = await get(
    '/flowers/llms.txt',
    siteWith([], { card: { name: 'Our flowers', licence: 'CC0-1.0' } }).site,
  )
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(String(body)).toMatch(/^# Our flowers\n\n> /)
  expect(String(body)).toContain('https://octavo.example/flowers/flowers.md')
})

test.each([
  ['/robots.txt/', 'https://octavo.example/robots.txt'],
  ['/flowers//robots.txt?a=1', 'https://octavo.example/flowers/robots.txt?a=1'],
  ['/flowers/', 'https://octavo.example/flowers'],
  ['/flowers/rose.md/', 'https://octavo.example/flowers/rose.md'],
])('%s is for good at %s', async (url, location) => {
  expect(await get(url)).toMatchObject({ status: 308, headers: { location, 'content-length': '0' }, body: null })
})

it('keeps a page until something is published, whatever visitors add to its address to be counted', async () => {
  const { site } = siteWith([], contact)
  const first = await get('/flowers/robots.txt?utm_source=a', site)
  const again = await get('/flowers/robots.txt?utm_source=b', site)
  expect(again.body).toBe(first.body)
  const cached = pages.respond(asks('/flowers/robots.txt?utm_source=b'), site)
  expect(cached).not.toBeInstanceOf(Promise)
})

it('answers HEAD with the head of GET, OPTIONS with the methods, and nothing else', async () => {
  const { site } = siteWith([], contact)
  expect(await get('/robots.txt', site, 'HEAD')).toEqual({ ...(await get('/robots.txt', site)), body: null })
  expect(await get('/robots.txt', site, 'OPTIONS')).toMatchObject({
    status: 204,
    headers: { allow: 'GET, HEAD, OPTIONS' },
  })
})

it('says to those who count which sort of page was asked', async () => {
  const { site } = siteWith([], contact)
  const request = asks('/flowers/robots.txt')
  await pages.respond(request, site)
  expect(request.subject).toMatchObject({ transport: 'pages', service: 'flowers', kind: 'robots.txt' })
})

const problem = async (url: string, method = 'GET', site: Site = siteWith([]).site) => {
  const reply = await pages.respond(asks(url, method, { accept: 'text/markdown' }), site)
  return { status: reply.status, ...(JSON.parse(String(reply.body)) as { code: string }) }
}

test.each([
  ['/nothing', 'GET', 404, 'not_found'],
  ['/flowers/nothing', 'GET', 404, 'not_found'],
  ['/flowers/flowers/rose/beside/deeper', 'GET', 404, 'not_found'],
  ['/.well-known/security.txt', 'GET', 404, 'not_found'],
  ['/.well-known/constructor', 'GET', 404, 'not_found'],
  ['/flowers/constructor', 'GET', 404, 'not_found'],
  ['/%E0%A4%A', 'GET', 400, 'invalid_request'],
  ['/robots.txt', 'POST', 405, 'method_not_allowed'],
])('a program that asks for %s by %s is told %i, %s', async (url, method, status, code) => {
  expect(await problem(url, method)).toMatchObject({ status, code })
})

it('has no other form of a file', async () => {
  expect(await problem('/robots.txt.md')).toMatchObject({ status: 404 })
})
