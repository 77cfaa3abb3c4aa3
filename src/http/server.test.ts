import { once } from 'node:events'
import { request as ask, type IncomingHttpHeaders, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, it, vi } from 'vitest'
import { siteWith } from '#test/published.ts'
import { closeGently } from './guarded-server.ts'
import { health } from './health.ts'
import { type Handler, mostBodyBytes } from './request-and-reply.ts'
import { requestIdOf } from './request-id.ts'
import { httpServer, type Otherwise } from './server.ts'

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => closeGently(server, 200))))

type Settings = Parameters<typeof siteWith>[1]
type Serving = { handlers?: readonly Handler[]; otherwise?: Otherwise; settings?: Settings }

const passedOn: Otherwise = async ({ url }, outgoing) => void outgoing.end(`passed on ${url}`)

/** A server of these handlers, on a port of its own. */
async function serving({ handlers = [], otherwise = passedOn, settings }: Serving = {}): Promise<number> {
  const { site } = siteWith([], settings)
  const server = httpServer({ site, serviceHosts: { flowers: 'flowers.example' }, handlers, otherwise })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

type Asked = { method?: string; headers?: Record<string, string>; body?: string | Buffer }
type Told = { status: number | undefined; headers: IncomingHttpHeaders; text: string }

const told = (port: number, path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Told> =>
  new Promise((resolve, reject) => {
    const asking = ask({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(chunks).toString() }),
      )
      answer.on('error', reject)
    })
    asking.on('error', reject)
    asking.end(body)
  })

/** What the server says to bytes as they are, until it ends the connection. */
const saidTo = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => (text += chunk)).on('close', () => resolve(text))
    socket.on('error', () => resolve(text))
  })

const words = (text: string) => ({ status: 200, headers: { 'content-type': 'text/plain' }, body: text })

/** Answers under `/echo` with what it was asked. */
const echo: Handler = {
  transport: 'echo',
  takes: (url) => url.startsWith('/echo') || url.startsWith('/flowers/echo'),
  async respond(request) {
    const body = await request.body()
    const { method, url, client } = request
    return words(JSON.stringify({ method, url, client, body: String(body), agent: request.header('user-agent') }))
  },
}

it('gives a handler the request as it was sent, and its reply with the name of the request and how long it took', async () => {
  const port = await serving({ handlers: [echo] })
  const { status, headers, text } = await told(port, '/echo?a=1', {
    method: 'POST',
    headers: { 'user-agent': 'a test', 'x-request-id': 'request-1' },
    body: 'a body',
  })
  expect(status).toBe(200)
  expect(JSON.parse(text)).toEqual({
    method: 'POST',
    url: '/echo?a=1',
    client: '127.0.0.1',
    body: 'a body',
    agent: 'a test',
  })
  expect(headers).toMatchObject({
    'content-type': 'text/plain',
    'x-request-id': 'request-1',
    'server-timing': expect.stringMatching(/^app;dur=\d+\.\d$/),
  })
})

it('names a request once, where a reply names it too', async () => {
  const named: Handler = {
    transport: 'echo',
    takes: (url) => url === '/named',
    respond: (request) => ({ ...words('named'), headers: { 'x-request-id': requestIdOf(request), etag: '"a"' } }),
  }
  const { headers } = await told(await serving({ handlers: [named] }), '/named', {
    headers: { 'x-request-id': 'request-2' },
  })
  expect(headers).toMatchObject({ 'x-request-id': 'request-2', etag: '"a"' })
})

it('knows an address by its letters, however they are encoded, and leaves what no handler takes to others', async () => {
  const port = await serving({ handlers: [echo] })
  expect(JSON.parse((await told(port, '/%65cho')).text)).toMatchObject({ url: '/%65cho' })
  expect((await told(port, '/admin')).text).toBe('passed on /admin')
  expect((await told(port, '/%zz')).text).toBe('passed on /%zz')
})

it('asks the host of a service for its path, and takes an address that a proxy sent whole', async () => {
  const port = await serving({ handlers: [echo] })
  const hosted = await told(port, '/echo', { headers: { host: 'flowers.example' } })
  expect(JSON.parse(hosted.text)).toMatchObject({ url: '/flowers/echo' })
  expect((await told(port, 'http://octavo.example/news?a=1')).text).toBe('passed on /news?a=1')
})

it('reads no more of a body than it takes, whether its length is told before or not', async () => {
  const port = await serving({ handlers: [echo] })
  const bodyOf = async (bytes: number, headers: Record<string, string> = {}) => {
    const { text } = await told(port, '/echo', { method: 'POST', headers, body: Buffer.alloc(bytes, 'x') })
    return (JSON.parse(text) as { body: string }).body
  }
  const chunked = { 'transfer-encoding': 'chunked' }
  expect(await bodyOf(mostBodyBytes)).toHaveLength(mostBodyBytes)
  expect(await bodyOf(mostBodyBytes, chunked)).toHaveLength(mostBodyBytes)
  expect(await bodyOf(mostBodyBytes + 1)).toBe('too large')
  expect(await bodyOf(mostBodyBytes + 1, chunked)).toBe('too large')
})

it('counts a client by whom a trusted proxy names, and believes nobody where none is trusted', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.9' }
  const clientAt = async (TRUST_PROXY: number) => {
    const port = await serving({ handlers: [echo], settings: { settings: { TRUST_PROXY } } })
    return (JSON.parse((await told(port, '/echo', { headers })).text) as { client: string }).client
  }
  expect(await clientAt(0)).toBe('127.0.0.1')
  expect(await clientAt(1)).toBe('192.0.2.9')
})

it('sends a stream as it comes, and no body where there is none', async () => {
  const streaming: Handler = {
    transport: 'file',
    takes: (url) => url.startsWith('/file'),
    respond: ({ method }) => ({
      status: 200,
      headers: {},
      body: method === 'HEAD' ? null : Readable.from(['a ', 'rose']),
    }),
  }
  const port = await serving({ handlers: [streaming] })
  expect((await told(port, '/file')).text).toBe('a rose')
  expect((await told(port, '/file', { method: 'HEAD' })).text).toBe('')
})

it('answers 500 without a word of the cause where what it passes on to fails, and tells the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const port = await serving({
    otherwise: async () => {
      throw new Error('the cause')
    },
  })
  const { status, text } = await told(port, '/admin')
  expect([status, text]).toEqual([500, ''])
  expect(JSON.stringify(log.mock.calls)).toContain('GET /admin failed')
  log.mockRestore()
})

it('still says that it lives', async () => {
  expect((await told(await serving({ handlers: [health] }), '/healthz')).text).toBe('{"status":"ok"}')
})

it.each([
  ['no HTTP', 'rose\r\n\r\n', 400],
  ['HTTP/0.9', 'GET /\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhOsT: b\r\n\r\n', 400],
  ['no page', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['too much of a head', `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
])('tells a client that asks %s what is wrong, and ends the connection', async (_, bytes, status) => {
  const said = await saidTo(await serving(), bytes)
  const [head = '', body = ''] = said.split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head.toLowerCase()).toContain('content-type: application/problem+json')
  expect(head.toLowerCase()).toContain('connection: close')
  expect(JSON.parse(body)).toMatchObject({ status, errors: [], detail: expect.stringMatching(/\w/) })
})
