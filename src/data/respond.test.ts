import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, test } from 'vitest'
import { env } from '#src/env.ts'
import type { HttpReply } from '#src/http/request-and-reply.ts'
import { bodyOf, requestOf } from '#test/few-site.ts'
import { siteWith } from '#test/published.ts'
import type { RecordedAnswer } from '#test/recorded.ts'
import { data } from './respond.ts'

const at = new Date('2026-11-20T08:00:00Z')
const told = (number: number, change: string, more: object = {}) => ({
  number: String(number),
  change,
  resource: 'flower',
  slug: `flower-${number}`,
  moved_to: null,
  told_at: at,
  record: null,
  ...more,
})

const tellings = [
  told(3, 'published', { record: '{"slug":"flower-3","url":"/flowers/flower-3"}' }),
  told(5, 'moved', { moved_to: 'lily' }),
  told(8, 'removed', { resource: 'flower_day' }),
]

const sha256 = 'ab'.repeat(32)
const dump = (resource: string, format: string) => ({
  file: `flowers-${resource}-abab.${format}`,
  resource,
  format,
  entries: 7,
  bytes: '1234',
  sha256,
  cursor: 'e1-8',
  made_at: at,
})

/** What the read model says of what was told, and of files. */
const answers: readonly RecordedAnswer[] = [
  {
    to: 'from serving.tellings where service',
    rows: ([owner]) => (owner === 'flowers' ? [{ epoch: 'e1', number: '8' }] : []),
  },
  {
    to: 'from serving.told t',
    rows: ([owner, number, limit]) =>
      owner === 'flowers'
        ? tellings.filter((one) => Number(one.number) > Number(number)).slice(0, limit as number)
        : [],
  },
  {
    to: 'from serving.dumps',
    rows: ([owner]) =>
      owner === 'flowers' ? [dump('flower', 'ndjson'), dump('flower', 'csv'), dump('flower_day', 'ndjson')] : [],
  },
]

const card = { name: 'Our flowers', licence: 'CC0-1.0' } as const
const siteFor = (settings: object = {}) => siteWith([], { card, answers, settings }).site

const common = siteFor()

const get = async (url: string, asking: Parameters<typeof requestOf>[1] = {}, site = common): Promise<HttpReply> =>
  data.respond(requestOf(url, asking), site)

const read = async (url: string, site = common) => {
  const reply = await get(url, {}, site)
  return { status: reply.status, headers: reply.headers, said: bodyOf(reply) as Record<string, unknown> }
}

test.each([
  ['/data/index.json', true],
  ['/flowers/data/changes?limit=2', true],
  ['/flowers/data/flowers.csv', true],
  ['/data', false],
  ['/flowers/data', false],
  ['/flowers/days/data/x', false],
  ['/flowers/data/a/b', false],
])('%s is of data: %s', (url, isOne) => {
  expect(data.takes(url)).toBe(isOne)
})

describe('the changes', () => {
  it('are told oldest first, each with its address and the record that stands there now', async () => {
    const { status, said } = await read('/flowers/data/changes')
    expect([status, said]).toEqual([
      200,
      {
        service: 'flowers',
        licence: expect.objectContaining({ id: 'CC0-1.0' }),
        attribution: expect.stringContaining('Our flowers'),
        items: [
          {
            change: 'published',
            resource: 'flower',
            slug: 'flower-3',
            url: 'https://octavo.example/flowers/flowers/flower-3',
            moved_to: null,
            told_at: '2026-11-20T08:00:00.000Z',
            record: { slug: 'flower-3', url: 'https://octavo.example/flowers/flowers/flower-3' },
          },
          expect.objectContaining({ change: 'moved', slug: 'flower-5', moved_to: 'lily', record: null }),
          expect.objectContaining({ change: 'removed', url: 'https://octavo.example/flowers/days/flower-8' }),
        ],
        cursor: 'e1-8',
        more: false,
        next: 'https://octavo.example/flowers/data/changes?cursor=e1-8',
      },
    ])
  })

  it('are given so many at a time, with the way to the rest, until there are no more', async () => {
    const first = (await read('/flowers/data/changes?limit=2')).said
    expect(first).toMatchObject({
      items: [{ slug: 'flower-3' }, { slug: 'flower-5' }],
      cursor: 'e1-5',
      more: true,
      next: 'https://octavo.example/flowers/data/changes?cursor=e1-5&limit=2',
    })
    expect((await read('/flowers/data/changes?cursor=e1-5&limit=1')).said).toMatchObject({
      items: [{ slug: 'flower-8' }],
      more: false,
    })
    expect((await read('/flowers/data/changes?cursor=e1-8')).said).toMatchObject({
      items: [],
      cursor: 'e1-8',
      more: false,
    })
  })

  it('can be followed where nothing was ever told, from the beginning', async () => {
    for (const cursor of ['', '?cursor=0-0'])
      expect((await read(`/data/changes${cursor}`)).said).toMatchObject({
        service: 'network',
        items: [],
        cursor: '0-0',
        next: 'https://octavo.example/data/changes?cursor=0-0',
      })
  })

  test.each([
    ['cursor=e2-5', 'cursor'],
    ['cursor=e1-9', 'cursor'],
    ['cursor=x', 'cursor'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['since=1', 'since'],
  ])('are not told for %s, and it is said what is wrong', async (query, parameter) => {
    const { status, said } = await read(`/flowers/data/changes?${query}`)
    expect(status).toBe(400)
    expect(said).toMatchObject({ code: 'invalid_request', errors: [{ parameter }] })
  })

  it('are read from anywhere, and not sent again to who has them', async () => {
    const { headers } = await read('/flowers/data/changes')
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
    })
    const again = await get('/flowers/data/changes', { headers: { 'if-none-match': String(headers.etag) } })
    expect([again.status, again.body]).toEqual([304, null])
  })
})

describe('the index', () => {
  it('tells what there is as files, by resource, and where to follow what changes', async () => {
    const { said } = await read('/flowers/data/index.json')
    expect(said).toMatchObject({
      service: 'flowers',
      changes: 'https://octavo.example/flowers/data/changes',
      datasets: [
        {
          resource: 'flower',
          entries: 7,
          schema: 'https://octavo.example/flowers/data/flowers.schema.json',
          files: [
            {
              format: 'ndjson',
              url: 'https://octavo.example/flowers/data/flowers.ndjson',
              bytes: 1234,
              sha256,
              made_at: at.toISOString(),
              cursor: 'e1-8',
            },
            { format: 'csv', url: 'https://octavo.example/flowers/data/flowers.csv' },
          ],
        },
        { resource: 'flower_day', files: [{ format: 'ndjson' }] },
      ],
    })
    expect((await read('/data/index.json')).said).toMatchObject({ service: 'network', datasets: [] })
  })

  it('stands at the host of a catalogue where it has one of its own', async () => {
    const site = siteFor({ SERVICE_HOSTS: { flowers: 'flowers.example' } })
    expect((await read('/flowers/data/index.json', site)).said).toMatchObject({
      changes: 'https://flowers.example/data/changes',
    })
  })
})

it('gives the schema of the records of a resource', async () => {
  const { said } = await read('/flowers/data/flowers.schema.json')
  expect(Object.keys((said as { properties: object }).properties)).toEqual(
    expect.arrayContaining(['slug', 'url', 'sources']),
  )
})

const { EDITING_URL: before } = env
const servers: Server[] = []
afterEach(() => {
  Object.assign(env, { EDITING_URL: before })
  for (const server of servers.splice(0)) server.close()
})

describe('a file', () => {
  it('is of the newest reading, to be stored under the day that it was made, with its digest and licence', async () => {
    const asked: string[] = []
    const server = createServer(({ url = '' }, outgoing) => {
      asked.push(url)
      outgoing.writeHead(200, { etag: '"1"', 'content-length': '5' }).end('lines')
    })
    servers.push(server.listen(0, '127.0.0.1'))
    await once(server, 'listening')
    Object.assign(env, { EDITING_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
    const { status, headers, body } = await get('/flowers/data/flowers.csv')
    expect([status, await text(body as Readable), asked]).toEqual([200, 'lines', ['/flowers/data/flowers.csv']])
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="flowers-flowers-2026-11-20.csv"',
      'last-modified': 'Fri, 20 Nov 2026 08:00:00 GMT',
      'repr-digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
      etag: '"1"',
    })
    expect(headers.link).toContain('<flowers.schema.json>; rel="describedby"; type="application/schema+json"')
    expect(headers.link).toContain('rel="license"')
  })

  it('that is not made yet, or is nowhere, is not found and will be', async () => {
    for (const url of ['/flowers/data/flowers.parquet', '/flowers/data/flowers.csv'])
      expect((await read(url)).said, url).toMatchObject({
        code: 'not_found',
        detail: expect.stringContaining('made within the hour'),
      })
  })

  test.each([
    '/flowers/data/flowers.exe',
    '/flowers/data/nothing.csv',
    '/flowers/data/dishes.csv',
    '/nothing/data/index.json',
    '/flowers/data/flowers',
    '/flowers/data/toString.toString',
  ])('is not at %s, and it is said where all are told of', async (url) => {
    expect(await read(url)).toMatchObject({ status: 404, said: { detail: expect.stringContaining('index.json') } })
  })
})

it('can be read and nothing else', async () => {
  expect(await get('/flowers/data/index.json', { method: 'DELETE' })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD, OPTIONS' },
  })
  expect(await get('/flowers/data/index.json', { method: 'OPTIONS' })).toMatchObject({
    status: 204,
    headers: { allow: 'GET, HEAD, OPTIONS' },
    body: null,
  })
  const head = await get('/flowers/data/changes', { method: 'HEAD' })
  expect([head.status, head.body]).toEqual([200, null])
})

it('is counted by what there is, and never by a word of a stranger’s', async () => {
  const kindOf = async (url: string) => {
    const request = requestOf(url)
    await data.respond(request, common)
    return [request.subject?.service, request.subject?.kind]
  }
  expect(await kindOf('/flowers/data/changes')).toEqual(['flowers', 'changes'])
  expect(await kindOf('/data/index.json')).toEqual(['network', 'index.json'])
  expect(await kindOf('/flowers/data/flowers.csv')).toEqual(['flowers', 'csv'])
  expect(await kindOf('/flowers/data/flowers.exe')).toEqual(['flowers', 'other'])
})

it('tells those on call of what failed here, and readers nothing of it', async () => {
  const broken: RecordedAnswer = {
    to: 'serving.tellings',
    rows: () => {
      throw new Error('secret')
    },
  }
  const { site, failures } = siteWith([], { answers: [broken, ...answers] })
  const reply = await get('/flowers/data/changes', {}, site)
  expect(reply.status).toBe(500)
  expect(String(reply.body)).not.toContain('secret')
  expect(failures).toHaveLength(1)
})
