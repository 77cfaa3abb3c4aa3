import { expect, it, test } from 'vitest'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { publishedEntry, siteWith } from '#test/published.ts'
import { sourcesInFile } from '#test/sources.ts'
import { newKey } from './api-keys.ts'
import type { HttpReply, HttpRequest } from './request-and-reply.ts'
import { respond } from './respond.ts'
import type { Site } from './site.ts'

const rose = publishedEntry(
  flowers,
  'rose',
  `---\nname: Rose\nsummary: A shrub.\ncolors: [red]\n${sourcesInFile}\n---\n`,
)

const asks = (
  url: string,
  { method = 'GET', body = '', ...headers }: Readonly<Record<string, string>> = {},
): HttpRequest => {
  const all: Record<string, string> = {
    ...(body !== '' && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  }
  return {
    method,
    url,
    header: (name) => all[name],
    body: async () => Buffer.from(body),
    client: '192.0.2.1',
  }
}

const saying = ({ body }: HttpReply): Record<string, unknown> => JSON.parse(String(body)) as Record<string, unknown>

const open = (settings: Parameters<typeof siteWith>[1] = {}) => siteWith([rose], settings)

const rosePath = '/flowers/api/v1/get_flower?slug=rose'

it('answers a tool in JSON that anyone may read from anywhere and a cache may keep for a minute', async () => {
  const reply = await respond(asks(rosePath), open().site)
  expect(reply.status).toBe(200)
  expect(saying(reply)).toMatchObject({
    slug: 'rose',
    name: 'Rose',
    url: 'https://octavo.example/flowers/flowers/rose',
  })
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  })
})

it('answers a POST, and a POST with parameters in its address too, as a GET of the same', async () => {
  const { site } = open()
  const get = await respond(asks(rosePath), site)
  const post = await respond(asks('/flowers/api/v1/get_flower', { method: 'POST', body: '{"slug": "rose"}' }), site)
  const both = await respond(asks(rosePath, { method: 'POST' }), site)
  for (const reply of [post, both]) expect(String(reply.body)).toBe(String(get.body))
})

it('answers HEAD with the head of GET, and who has the answer with 304', async () => {
  const { site } = open()
  const get = await respond(asks(rosePath), site)
  expect(await respond(asks(rosePath, { method: 'HEAD' }), site)).toEqual({ ...get, body: null })
  const unchanged = await respond(asks(rosePath, { 'if-none-match': String(get.headers.etag) }), site)
  expect([unchanged.status, unchanged.body]).toEqual([304, null])
})

it('answers at once and without a statement what is kept, until something is published', async () => {
  const { site, asked, grow } = open()
  const first = await respond(asks(rosePath), site)
  // From the second time on it is kept.
  await respond(asks(rosePath), site)
  const statements = asked.length
  const again = respond(asks(rosePath), site)
  expect(again).not.toBeInstanceOf(Promise)
  expect(again).toMatchObject({ status: 200, headers: first.headers })
  expect(asked).toHaveLength(statements)
  grow()
  await respond(asks(rosePath), site)
  expect(asked.length).toBeGreaterThan(statements)
})

it('says to those who count which tool of which catalogue was asked, also of what is kept', async () => {
  const { site } = open()
  for (let turn = 0; turn < 2; turn++) {
    const request = asks(rosePath)
    await respond(request, site)
    expect(request.subject).toMatchObject({ transport: 'api', service: 'flowers', kind: 'get_flower' })
  }
  const unknown = asks('/flowers/api/v1/no-such-tool')
  await respond(unknown, site)
  expect(unknown.subject?.kind, 'nobody fills the count with names').toBe('other')
})

it('counts an entry that is read in full, whether it was kept or not, and not where the head alone is asked for', async () => {
  const { site } = open()
  const reader = { 'user-agent': 'Firefox' }
  for (let turn = 0; turn < 2; turn++) await respond(asks(rosePath, reader), site)
  await respond(asks(rosePath, { ...reader, method: 'HEAD' }), site)
  await respond(asks(rosePath, { 'user-agent': 'Googlebot' }), site)
  expect(site.reads.take()).toEqual([{ service: 'flowers', resource: 'flower', slug: 'rose', reads: 2 }])
})

const problem = async (request: HttpRequest, site: Site = open().site) => {
  const reply = await respond(request, site)
  return { status: reply.status, headers: reply.headers, ...saying(reply) } as {
    status: number
    code: string
    headers: HttpReply['headers']
    errors: { parameter: string; code: string }[]
  }
}

test.each([
  ['/flowrs/api/v1/search', 404, 'unknown_service'],
  ['/flowers/api/v1/get_flowr?slug=rose', 404, 'unknown_tool'],
  ['/flowers/api/v1/get_flower/rose', 404, 'unknown_tool'],
  ['/flowers/api/v1/get_flower', 400, 'invalid_request'],
])('%s is answered %i, %s', async (url, status, code) => {
  expect(await problem(asks(url))).toMatchObject({ status, code, headers: { 'cache-control': 'no-store' } })
})

it('names every mistake of a request at once: those of its form and those of its values, each parameter once', async () => {
  const { errors } = await problem(
    asks('/flowers/api/v1/list_flowers?limit=0&limit=1&color=ultraviolet&what=1&season=%zz'),
  )
  expect(errors.map(({ parameter, code }) => `${parameter} ${code}`).sort()).toEqual([
    'color not_a_value',
    'limit repeated',
    'season malformed',
    'what undeclared',
  ])
})

it('takes a body with POST alone', async () => {
  expect(await problem(asks(rosePath, { body: '{}' }))).toMatchObject({ status: 400, code: 'invalid_request' })
})

it('tells who uses another method which there are, of a tool and of a document', async () => {
  expect(await problem(asks(rosePath, { method: 'DELETE' }))).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD, POST, OPTIONS' },
  })
  expect(await problem(asks('/flowers/api/v1', { method: 'POST' }))).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD, OPTIONS' },
  })
  expect(await problem(asks('/flowers/api/v1/no_tool', { method: 'DELETE' }))).toMatchObject({ status: 404 })
})

it('lets web pages ask from anywhere, with a key too', async () => {
  const { site } = open()
  const { status, headers, body } = await respond(asks(rosePath, { method: 'OPTIONS' }), site)
  expect([status, body]).toEqual([204, null])
  expect(headers).toMatchObject({
    'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
    'access-control-allow-headers': '*, authorization',
    'access-control-max-age': '86400',
  })
  const document = await respond(asks('/flowers/api/v1/openapi.json', { method: 'OPTIONS' }), site)
  expect(document.headers.allow).toBe('GET, HEAD, OPTIONS')
})

it('has documents beside the tools, which take no parameters', async () => {
  const { site } = open()
  const index = await respond(asks('/flowers/api/v1'), site)
  expect(saying(index)).toMatchObject({
    service: 'flowers',
    openapi: 'https://octavo.example/flowers/api/v1/openapi.json',
    requests_per_minute: null,
  })
  const client = await respond(asks('/flowers/api/v1/client.js'), site)
  expect(client.headers['content-type']).toBe('text/javascript; charset=utf-8')
  const { errors } = await problem(asks('/flowers/api/v1?limit=1&limit=2&q=%zz'), site)
  expect(errors.map(({ parameter, code }) => `${parameter} ${code}`)).toEqual(['limit undeclared', 'q undeclared'])
})

it('tells each reader of their limit, and refuses who has none left', async () => {
  const { site } = open({ settings: { RATE_LIMIT_PER_MINUTE: 2 } })
  const first = await respond(asks(rosePath), site)
  expect(first.headers).toMatchObject({ 'ratelimit-policy': '"default";q=2;w=60' })
  expect(first.headers.ratelimit).toMatch(/^"default";r=1;t=\d+$/)
  expect(first.listed?.headers).toBe(first.headers)
  expect(first.listed?.list).toEqual(Object.entries(first.headers).flat())
  await respond(asks(rosePath), site)
  const refused = await problem(asks(rosePath), site)
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await respond(asks(rosePath, { method: 'OPTIONS' }), site)).status).toBe(204)
})

it('tells of a reader’s limit nothing on what a CDN keeps for others', async () => {
  const { site } = open({ settings: { RATE_LIMIT_PER_MINUTE: 2, PURGE_URL: 'http://cdn', PURGE_KIND: 'fastly' } })
  const shared = await respond(asks(rosePath), site)
  expect(shared.headers).toHaveProperty('ratelimit-policy')
  expect(shared.headers).not.toHaveProperty('ratelimit')
  expect(shared.headers['surrogate-key']).toContain('flowers/flower/rose')
  const own = await respond(asks('/flowers/api/v1/get_flower', { method: 'POST', body: '{"slug": "rose"}' }), site)
  expect(own.headers).toHaveProperty('ratelimit')
})

it('refuses a key that is none', async () => {
  const { site } = open({ answers: [{ to: 'serving.api_keys', rows: () => [] }] })
  expect(await problem(asks(rosePath, { 'x-api-key': newKey() }), site)).toMatchObject({
    status: 401,
    code: 'wrong_key',
    headers: { 'www-authenticate': expect.stringContaining('Bearer') },
  })
})

it('tells those on call of what failed here, and readers nothing of it but a name', async () => {
  const { site, failures } = open({
    answers: [{ to: 'and r.slug = any(', rows: () => [{ slug: 'rose', record: '{' }] }],
  })
  const told = await problem(asks(rosePath, { 'x-request-id': 'request-1' }), site)
  expect(told).toMatchObject({ status: 500, code: 'internal', request_id: 'request-1' })
  expect(failures).toHaveLength(1)
})

it('asks to come back where the database is away', async () => {
  const { site, failures } = open({
    answers: [
      {
        to: 'and r.slug = any(',
        rows: () => {
          throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
        },
      },
    ],
  })
  expect(await problem(asks(rosePath), site)).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect(failures).toHaveLength(1)
})
