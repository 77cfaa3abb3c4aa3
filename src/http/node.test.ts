import { once } from 'node:events'
import { request as asks, createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { requestSubjectOf } from '#src/telemetry/requests.ts'
import type { Durations } from '#src/telemetry/samples.ts'
import { siteWith } from '#test/published.ts'
import { answerOf } from '#tools/answer.ts'
import { frontDoor } from './node.ts'
import { replyWith } from './reply.ts'
import { type Handler, type HttpReply, type HttpRequest, mostBodyBytes } from './request-and-reply.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

type Respond = (request: HttpRequest) => HttpReply | Promise<HttpReply>

/** What takes addresses that begin with this path. */
const at = (path: string, respond: Respond, transport = 'door test'): Handler => ({
  transport,
  takes: (url) => url.startsWith(path),
  respond,
})

const plain = (body: HttpReply['body'], status = 200): HttpReply => ({
  status,
  headers: { 'content-type': 'text/plain' },
  body,
})

/** A server with nothing but the door. `left` is what the door leaves to others. */
async function opened(handlers: readonly Handler[], settings: Parameters<typeof siteWith>[1] = {}) {
  const takes = frontDoor(siteWith([], settings).site, handlers)
  const left: (string | undefined)[] = []
  const server = createServer((incoming, outgoing) => {
    if (takes(incoming, outgoing)) return
    left.push(incoming.url)
    outgoing.writeHead(404).end()
  })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, left }
}

type Told = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** Asks, with several of a header where that is said. */
function told(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string | string[]> } = {},
): Promise<Told> {
  return new Promise((resolve, reject) => {
    const asking = asks({ port, host: '127.0.0.1', path, method, headers }, (answer: IncomingMessage) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
      answer.on('error', reject)
    })
    asking.on('error', reject)
    asking.end()
  })
}

describe('what a handler is given', () => {
  it('is what was sent, headers by their lower-case names, several of one as one', async () => {
    const asked: HttpRequest[] = []
    const { port } = await opened([
      at('/', (request) => {
        asked.push(request)
        return plain('')
      }),
    ])
    await told(port, '/a%20b?c=%zz', {
      method: 'DELETE',
      headers: { 'X-Own': 'a test', 'X-Many': ['1', '2'], 'X-Forwarded-For': '192.0.2.9' },
    })
    const [request] = asked
    expect([request?.method, request?.url, request?.client]).toEqual(['DELETE', '/a%20b?c=%zz', '127.0.0.1'])
    expect(['x-own', 'x-many', 'x-none', 'X-Own'].map((name) => request?.header(name))).toEqual([
      ...['a test', '1, 2'],
      ...[undefined, undefined],
    ])
  })

  it('counts a client by all that several proxies wrote, each in a header of its own', async () => {
    const clients: string[] = []
    const route = at('/', ({ client }) => {
      clients.push(client)
      return plain('')
    })
    const { port } = await opened([route], { settings: { TRUST_PROXY: 2 } })
    await told(port, '/', { headers: { 'X-Forwarded-For': ['198.51.100.9, 192.0.2.1', '192.0.2.2'] } })
    expect(clients).toEqual(['192.0.2.1'])
  })

  it('is asked of the first that takes the address as it came, or else by its letters', async () => {
    const { port, left } = await opened([
      at('/%61', () => plain('encoded')),
      at('/ab', () => plain('first')),
      at('/a', () => plain('second')),
    ])
    const bodies = ['/abc', '/axe', '/%61bc', '/%62', '/a%zz', '/%zz'].map((path) => told(port, path))
    expect((await Promise.all(bodies)).map(({ body }) => String(body))).toEqual([
      ...['first', 'second', 'encoded', '', 'second', ''],
    ])
    expect(left.toSorted()).toEqual(['/%62', '/%zz'])
  })

  it('has a body of no more than its limit, however it comes, and none that broke off', async () => {
    const bodies: Promise<Uint8Array | 'too large'>[] = []
    const { port } = await opened([
      at('/', async (request) => {
        bodies.push(request.body())
        await bodies.at(-1)
        return plain('')
      }),
    ])
    const sent = (head: string, ...chunks: string[]) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n`)
      for (const chunk of chunks) socket.write(chunk)
      return socket
    }
    const read = async (count: number) => {
      await vi.waitUntil(() => bodies.length === count)
      return bodies[count - 1]
    }
    const whole = sent('Content-Length: 6', 'a ', 'body')
    expect(String(await read(1))).toBe('a body')
    // It is refused by what it says of itself: nothing of it is waited for.
    const large = sent(`Content-Length: ${mostBodyBytes + 1}`)
    expect(await read(2)).toBe('too large')
    const chunk = `2000\r\n${'x'.repeat(8192)}\r\n`
    const chunked = sent('Transfer-Encoding: chunked', chunk, chunk, '1\r\nx\r\n')
    expect(await read(3), 'while more of it may come').toBe('too large')
    const broken = sent('Content-Length: 10', 'half')
    await vi.waitUntil(() => bodies.length === 4)
    broken.destroy()
    expect(await bodies[3]).toBe('too large')
    for (const socket of [whole, large, chunked]) socket.destroy()
  })
})

describe('what is sent', () => {
  it('is the reply of a handler, at once or later, with its bytes as they are', async () => {
    const bytes = Buffer.from([0, 255, 13, 10, 128])
    const { port } = await opened([at('/now', () => plain(bytes, 203)), at('/later', async () => plain('später'))])
    expect(await told(port, '/now')).toMatchObject({
      status: 203,
      body: bytes,
      headers: { 'content-type': 'text/plain', 'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/) },
    })
    const later = await told(port, '/later', { headers: { 'X-Request-Id': 'my-request' } })
    expect([String(later.body), later.headers['x-request-id']]).toEqual(['später', 'my-request'])
  })

  it('is the head alone after HEAD, and nothing but that to who has it', async () => {
    const answer = answerOf('{"name":"Rose"}', { varies: 'content', sources: [] })
    const lifetime = { cacheControl: 'public, max-age=60', cdn: null, cdnSeconds: 0 }
    const about = { contentType: 'application/json', lifetime }
    const { port } = await opened([at('/', (request) => replyWith(answer, request, about))])
    const whole = await told(port, '/')
    const head = await told(port, '/', { method: 'HEAD' })
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, '15'])
    const unchanged = await told(port, '/', { headers: { 'If-None-Match': String(whole.headers.etag) } })
    expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([304, 0, whole.headers.etag])
  })

  it('is every header of the reply, also of one that a handler changed after it was made', async () => {
    const answer = answerOf('{"name":"Rose"}', { varies: 'content', sources: [] })
    const lifetime = { cacheControl: 'public, max-age=60', cdn: null, cdnSeconds: 0 }
    const { port } = await opened([
      at('/', async (request) => {
        const reply = await replyWith(answer, request, { contentType: 'application/json', lifetime })
        return request.url === '/' ? reply : { ...reply, headers: { ...reply.headers, vary: 'Origin', link: '</a>' } }
      }),
    ])
    const own = (await told(port, '/')).headers
    expect(own).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'application/json', 'content-length': '15' })
    const changed = (await told(port, '/changed')).headers
    expect(changed).toMatchObject({ vary: 'Origin', link: '</a>', etag: own.etag, 'content-length': '15' })
    expect((await told(port, '/')).headers).toEqual({
      ...own,
      'x-request-id': expect.anything(),
      date: expect.anything(),
      'server-timing': expect.anything(),
    })
  })

  it('is a stream to its end; one that breaks ends the connection, so that nobody takes the half for all', async () => {
    const broken = () =>
      Readable.from(
        (function* () {
          yield 'a '
          throw new Error('the disk is gone')
        })(),
      )
    const { port } = await opened([
      at('/whole', () => plain(Readable.from(['a ', 'rose']))),
      at('/broken', () => plain(broken())),
    ])
    expect(String((await told(port, '/whole')).body)).toBe('a rose')
    await expect(told(port, '/broken')).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(String((await told(port, '/whole')).body), 'the next is answered').toBe('a rose')
  })

  it('lets go of a file whose reader is gone', async () => {
    const endless = new Readable({ read: () => endless.push('x'.repeat(65_536)) })
    const { port } = await opened([at('/', () => plain(endless))])
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'))
    await once(socket, 'data')
    socket.destroy()
    await vi.waitUntil(() => endless.destroyed)
  })
})

/** How many durations were counted. */
const countIn = (durations: Durations): number => {
  const labels = { transport: 'door test', service: 'flowers', answer: 'made' }
  const all = durations.samples('http_server_request_duration_seconds', labels)
  return all.find(({ part }) => part === '_count')?.value ?? 0
}

it('each request is counted once, by what it turned out to ask for, and by whether its answer was at hand', async () => {
  const read = requestSubjectOf('door test', 'flowers', 'get')
  const unread = requestSubjectOf('another door test')
  const { port } = await opened([
    at('/read', (request) => {
      const madeAt = request.url.endsWith('before') ? 0 : Number.POSITIVE_INFINITY
      Object.assign(request, { subject: read, answer: { madeAt } })
      return plain('', 206)
    }),
    at('/', () => plain('', 404), 'another door test'),
  ])
  for (const path of ['/read?before', '/read?now', '/read?now', '/nothing']) await told(port, path)
  expect([[...read.answered], [...unread.answered]]).toEqual([[[206, 3]], [[404, 1]]])
  expect([countIn(read.taken.kept), countIn(read.taken.made)]).toEqual([1, 2])
  expect([countIn(unread.taken.kept), countIn(unread.taken.made)]).toEqual([0, 1])
})
