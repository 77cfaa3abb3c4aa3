import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { type Editing, passOnTo } from './editing-server.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** The port of a reader that passes on to an editing server, which answers so; without an answer there is none. */
async function reader(answer?: RequestListener, more: Partial<Editing> = {}): Promise<number> {
  const url = answer && `http://127.0.0.1:${await listening(answer)}`
  const editing = { trustedProxies: 0, publicUrl: 'https://octavo.example', key: async () => 'a-key', url, ...more }
  const passOn = passOnTo(editing)
  return listening((incoming, outgoing) => void passOn(incoming, outgoing))
}

type Asked = { method?: string; path?: string; headers?: Record<string, string>; body?: string }

function told(port: number, { method = 'GET', path = '/admin', headers = {}, body }: Asked = {}) {
  type Told = { status: number | undefined; headers: IncomingHttpHeaders; text: string }
  return new Promise<Told>((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }))
      answer.on('error', reject)
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

/** An editing server that answers with what it was asked. */
const echo: RequestListener = (incoming, outgoing) => {
  let body = ''
  incoming.on('data', (chunk) => (body += chunk))
  incoming.on('end', () => {
    const { method, url, headers } = incoming
    outgoing.end(JSON.stringify({ method, url, headers, body }))
  })
}

describe('what is passed on to the editing server', () => {
  it('arrives as it was asked, with who asks and by which reader', async () => {
    const port = await reader(echo)
    const { text } = await told(port, { method: 'POST', path: '/admin/a%20b?c=%C3%A4', body: 'words' })
    expect(JSON.parse(text)).toMatchObject({
      method: 'POST',
      url: '/admin/a%20b?c=%C3%A4',
      body: 'words',
      headers: {
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': `127.0.0.1:${port}`,
        'x-octavo-reader': 'a-key',
      },
    })
  })

  it('has nothing of what a client says of itself, unless a proxy in front is trusted', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.7', 'x-octavo-reader': 'guessed', 'x-forwarded-proto': 'https' }
    const heard = async (trustedProxies: number) =>
      JSON.parse((await told(await reader(echo, { trustedProxies }), { headers })).text).headers
    expect(await heard(0)).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-octavo-reader': 'a-key' })
    expect(await heard(1)).toMatchObject({
      'x-forwarded-for': '192.0.2.7, 127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-octavo-reader': 'a-key',
    })
  })

  it('announces no body where there is none, and offers no other protocol', async () => {
    const { text } = await told(await reader(echo), { headers: { connection: 'upgrade', upgrade: 'h2c' } })
    const { headers } = JSON.parse(text)
    expect(headers).toMatchObject({ 'content-length': '0' })
    expect(headers).not.toHaveProperty('transfer-encoding')
    expect(headers).not.toHaveProperty('upgrade')
  })

  it('is answered as it answers, and kept by no cache unless it says so itself', async () => {
    const plain = await told(await reader((_, outgoing) => void outgoing.writeHead(418, { 'x-a': 'b' }).end('tea')))
    expect([plain.status, plain.headers['x-a'], plain.text]).toEqual([418, 'b', 'tea'])
    expect(plain.headers['cache-control']).toBe('private, no-store')
    const cached = (_: unknown, outgoing: Parameters<RequestListener>[1]) =>
      void outgoing.writeHead(200, { 'cache-control': 'public, max-age=60' }).end()
    expect((await told(await reader(cached))).headers['cache-control']).toBe('public, max-age=60')
  })
})

describe('while the editing server is away', () => {
  it('programs are told so, when to come again, and under which name it stands in the log', async () => {
    const port = await reader()
    const { status, headers, text } = await told(port, { headers: { 'x-request-id': 'request-1' } })
    expect(status).toBe(503)
    expect(headers).toMatchObject({
      'retry-after': '10',
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
    })
    expect(JSON.parse(text)).toMatchObject({
      type: 'https://octavo.example/errors/unavailable',
      detail: 'The editing server is away for a moment. What is published can be read.',
      request_id: 'request-1',
    })
  })

  it('people are shown a page that tries again by itself, and loads nothing', async () => {
    const { status, headers, text } = await told(await reader(), { headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(status).toBe(503)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'content-length': String(Buffer.byteLength(text)),
    })
    expect(text).toContain('<meta http-equiv="refresh" content="10">')
    expect(text).toContain('What is published can be read meanwhile')
  })

  it('who asks for the head alone gets no body', async () => {
    const { status, text } = await told(await reader(), { method: 'HEAD' })
    expect([status, text]).toEqual([503, ''])
  })

  it('the same is told where nobody answers at its address, or it ends before it answers', async () => {
    const port = await listening(() => {})
    const gone = servers.pop()
    gone?.close()
    expect((await told(await reader(echo, { url: `http://127.0.0.1:${port}` }))).status).toBe(503)
    expect((await told(await reader((incoming) => void incoming.socket.destroy()))).status).toBe(503)
  })

  it('an answer that broke off in the middle ends in the middle', async () => {
    const port = await reader((_, outgoing) => {
      outgoing.writeHead(200, { 'content-length': '100' })
      outgoing.write('half')
      setImmediate(() => outgoing.destroy())
    })
    await expect(told(port)).rejects.toThrow()
  })
})
