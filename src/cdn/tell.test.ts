import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Cdn, tellCdn } from './tell.ts'

type Heard = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }

let url: string
let heard: Heard[] = []
let status = 200
const cdn = createServer((incoming, outgoing) => {
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  incoming.on('end', () => {
    const { method, url: address, headers } = incoming
    heard.push({ method, url: address, headers, body: Buffer.concat(chunks).toString() })
    outgoing.writeHead(status, { location: '/elsewhere', 'retry-after': '7' }).end('{}')
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`
})
afterAll(() => void cdn.close())

const keys = ['flowers:entries', 'flowers/flower/rose']

/** What a CDN of this kind hears. */
async function heardBy(kind: Cdn['kind'], token?: string): Promise<Heard> {
  heard = []
  await tellCdn({ kind, url, token }, keys)
  expect(heard).toHaveLength(1)
  return heard[0] as Heard
}

it('speaks to each CDN as it documents', async () => {
  expect(await heardBy('varnish')).toMatchObject({
    method: 'PURGE',
    url: '/purge',
    headers: { 'surrogate-key': keys.join(' ') },
  })
  expect((await heardBy('varnish', 'secret')).headers.authorization).toBe('Bearer secret')
  expect(await heardBy('fastly', 'secret')).toMatchObject({
    method: 'POST',
    headers: { 'surrogate-key': keys.join(' '), 'fastly-key': 'secret' },
  })
  const { method, headers, body } = await heardBy('cloudflare', 'secret')
  expect([method, headers.authorization, headers['content-type']]).toEqual([
    'POST',
    'Bearer secret',
    'application/json',
  ])
  expect(JSON.parse(body)).toEqual({ tags: keys })
})

it('takes nothing but a success for one, comes back when told to, and shows its key to nobody else', async () => {
  for (const answered of [302, 403, 429, 500]) {
    status = answered
    heard = []
    await expect(tellCdn({ kind: 'fastly', url, token: 'secret' }, keys)).rejects.toMatchObject({
      message: expect.stringContaining(`answered ${answered}`),
      atLeastSeconds: 7,
    })
    expect(heard, 'not led elsewhere').toHaveLength(1)
  }
  status = 200
})

it('says who cannot be reached', async () => {
  const away = { kind: 'varnish', url: 'http://127.0.0.1:1', token: undefined } as const
  await expect(tellCdn(away, keys)).rejects.toThrow('The CDN at 127.0.0.1:1 cannot be reached')
})
