/** What fetching a feed promises of the network: bounds, checked addresses, and a reason in words for whatever goes wrong. */
import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { setInterval } from 'node:timers'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type FetchOptions, fetchFeed } from '#src/news/fetch-feed.ts'

type Reply = (incoming: IncomingMessage, outgoing: ServerResponse) => void

const now = new Date('2026-03-10T08:00:00Z')
const MEGABYTE = 1024 * 1024
const feed = (title = 'Roses') =>
  `<rss version="2.0"><channel><title>G</title><item><title>${title}</title><link>/roses</link></item></channel></rss>`

let server: http.Server
let origin: string
let reply: Reply
let asked: IncomingMessage[]
const bare: net.Server[] = []

beforeAll(async () => {
  server = http.createServer((incoming, outgoing) => {
    asked.push(incoming)
    // Whoever asks hangs up early.
    outgoing.on('error', () => {})
    reply(incoming, outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  asked = []
})
afterEach(() => {
  asked = []
  for (const one of bare.splice(0)) one.close()
  server.closeAllConnections()
})
afterAll(() => {
  server.close()
})

const fetched = (address = '/feed', options: Partial<FetchOptions> = {}) =>
  fetchFeed(new URL(address, origin).href, { allowLoopback: true, now, ...options })

const failed = (reason: RegExp | string) => ({
  kind: 'failed',
  reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
  isUnreached: expect.any(Boolean),
})

const send =
  (body: string | Uint8Array, headers: http.OutgoingHttpHeaders = {}, status = 200): Reply =>
  (_, outgoing) =>
    void outgoing.writeHead(status, headers).end(body)

/** A server that answers every connection with these bytes, and then hangs up. */
async function bareServer(answer: string, hangsUp = true): Promise<string> {
  const one = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => (hangsUp ? socket.end(answer) : socket.write(answer)))
  })
  bare.push(one)
  one.listen(0, '127.0.0.1')
  await once(one, 'listening')
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}/`
}

describe('a feed', () => {
  test('is read, with what tells it unchanged the next time, and where it was in the end', async () => {
    reply = send(feed(), { etag: '"one"', 'last-modified': 'Thu, 05 Mar 2026 12:34:56 GMT' })
    expect(await fetched()).toEqual({
      kind: 'read',
      items: [{ title: 'Roses', link: `${origin}/roses`, publishedAt: now }],
      etag: '"one"',
      lastModified: 'Thu, 05 Mar 2026 12:34:56 GMT',
      address: `${origin}/feed`,
    })
    expect(asked[0]?.headers).toMatchObject({ 'user-agent': expect.stringContaining('Octavo') })
    expect(asked[0]?.headers).not.toHaveProperty('if-none-match')
    expect(asked[0]?.headers).not.toHaveProperty('if-modified-since')
  })

  test('is asked for on condition that it has changed', async () => {
    reply = ({ headers }, outgoing) => void outgoing.writeHead(headers['if-none-match'] === 'W/"one"' ? 304 : 200).end()
    const lastModified = 'Thu, 05 Mar 2026 12:34:56 GMT'
    expect(await fetched('/feed', { etag: 'W/"one"', lastModified })).toEqual({ kind: 'unchanged' })
    expect(asked[0]?.headers['if-modified-since']).toBe(lastModified)
  })

  test('is not unchanged where nothing was known of it', async () => {
    reply = send('', {}, 304)
    expect(await fetched()).toEqual(failed(/304/))
  })

  test('has no validators where it gives none, or such as nobody could send back', async () => {
    reply = send(feed(), { etag: `"${'x'.repeat(5000)}"`, 'last-modified': 'caf\u00e9' })
    expect(await fetched()).toMatchObject({ kind: 'read', etag: null, lastModified: null })
    expect(await fetched('/feed', { etag: 'a\r\nX-Evil: 1', lastModified: '\u{1F339}' })).toMatchObject({
      kind: 'read',
    })
    expect(asked[1]?.headers).not.toHaveProperty('x-evil')
  })

  test.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
    ['identity', Buffer.from],
  ] as const)('may be packed with %s', async (encoding, pack) => {
    reply = send(pack(Buffer.from(feed())), { 'content-encoding': encoding })
    expect(await fetched()).toMatchObject({ kind: 'read', items: [{ title: 'Roses' }] })
  })

  test('is read in the charset of its header', async () => {
    reply = send(Buffer.from(feed('Ros\u00e9'), 'latin1'), { 'content-type': 'text/xml; charset=iso-8859-1' })
    expect(await fetched()).toMatchObject({ items: [{ title: 'Rosé' }] })
  })

  test('of almost 2 MB is read', async () => {
    reply = send(`${feed()}${' '.repeat(2 * MEGABYTE - feed().length)}`)
    expect(await fetched()).toMatchObject({ kind: 'read', items: [{ title: 'Roses' }] })
  })
})

describe('a feed that is too large is given up', () => {
  const tooLarge = failed('The feed is larger than 2 MB.')

  test('when its header says so, without reading it', async () => {
    reply = (_, outgoing) => void outgoing.writeHead(200, { 'content-length': 2 * MEGABYTE + 1 }).write('<rss')
    expect(await fetched()).toEqual(tooLarge)
  })

  test('when it turns out so', async () => {
    let sent = 0
    reply = (_, outgoing) => {
      const chunk = Buffer.alloc(64 * 1024, ' ')
      const more = () => {
        while (!outgoing.destroyed && sent < 100 * MEGABYTE) {
          sent += chunk.length
          if (!outgoing.write(chunk)) return void outgoing.once('drain', more)
        }
      }
      more()
    }
    expect(await fetched()).toEqual(tooLarge)
    expect(sent).toBeLessThan(20 * MEGABYTE)
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ] as const)('when it is so unpacked, with %s', async (encoding, pack) => {
    const bomb = pack(Buffer.alloc(64 * MEGABYTE, ' '))
    expect(bomb.length).toBeLessThan(MEGABYTE / 8)
    reply = send(bomb, { 'content-encoding': encoding })
    const before = process.memoryUsage().arrayBuffers
    expect(await fetched()).toEqual(tooLarge)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * MEGABYTE)
  })

  test('when it is so packed, though it unpacks to nothing', async () => {
    const nothing = gzipSync('')
    reply = send(Buffer.concat(Array.from({ length: (3 * MEGABYTE) / nothing.length }, () => nothing)), {
      'content-encoding': 'gzip',
      'transfer-encoding': 'chunked',
    })
    expect(await fetched()).toEqual(tooLarge)
  })
})

describe('a server that takes its time is given up when the time is over', () => {
  const patienceMs = 300
  const tooLate = failed('The feed did not come within 0.3 seconds.')

  test.each<[string, Reply]>([
    ['answers nothing', () => {}],
    ['sends headers only', (_, outgoing) => outgoing.writeHead(200).flushHeaders()],
    [
      'trickles',
      (_, outgoing) => {
        outgoing.write('<rss version="2.0"><channel>')
        const drip = setInterval(() => outgoing.write(' '), 20)
        outgoing.on('close', () => clearInterval(drip))
      },
    ],
    [
      'trickles what is packed',
      (_, outgoing) => {
        outgoing.writeHead(200, { 'content-encoding': 'gzip' })
        const packed = gzipSync(feed())
        let sent = 0
        const drip = setInterval(() => outgoing.write(packed.subarray(sent, ++sent)), 100)
        outgoing.on('close', () => clearInterval(drip))
      },
    ],
    [
      'redirects slowly',
      (_, outgoing) => void setTimeout(() => outgoing.writeHead(302, { location: '/again' }).end(), 120),
    ],
  ])('%s', async (_, slow) => {
    reply = slow
    expect(await fetched('/feed', { patienceMs })).toEqual(tooLate)
  })

  test('trickles headers', async () => {
    const address = await bareServer('HTTP/1.1 200 OK\r\nx-slow: ', false)
    expect(await fetched(address, { patienceMs })).toEqual(tooLate)
  })

  test('is never found', async () => {
    const resolve = () => {}
    expect(await fetched('http://feeds.example/', { patienceMs, resolve })).toEqual(tooLate)
  })

  test('and whoever asked may give up before', async () => {
    reply = () => {}
    const giveUp = new AbortController()
    const fetching = fetched('/feed', { signal: giveUp.signal })
    giveUp.abort()
    expect(await fetching).toMatchObject({ kind: 'failed' })
    expect(await fetched('/feed', { signal: AbortSignal.abort() })).toMatchObject({ kind: 'failed' })
  })
})

describe('a redirect', () => {
  const leadOn =
    (most: number, status = 302): Reply =>
    ({ url = '' }, outgoing) => {
      const hop = Number(url.slice(2))
      if (hop < most) outgoing.writeHead(status, { location: `/r${hop + 1}` }).end('<p>Moved</p>')
      else outgoing.end(feed())
    }

  test.each([301, 302, 303, 307, 308])('of status %i is followed, five times at most', async (status) => {
    reply = leadOn(5, status)
    expect(await fetched('/r0')).toMatchObject({ kind: 'read', address: `${origin}/r5` })
    reply = leadOn(6, status)
    expect(await fetched('/r0')).toEqual(failed(/more than 5 times/))
    expect(asked).toHaveLength(12)
  })

  test('in a ring is left', async () => {
    reply = send('', { location: '/feed' }, 301)
    expect(await fetched()).toEqual(failed(/more than 5 times/))
  })

  test('decides what relative links start from', async () => {
    reply = ({ url }, outgoing) =>
      url === '/feed'
        ? outgoing.writeHead(301, { location: 'moved/feed' }).end()
        : outgoing.end(feed().replace('/roses', 'roses'))
    expect(await fetched()).toMatchObject({ items: [{ link: `${origin}/moved/roses` }] })
  })

  test('that leads nowhere is a failure', async () => {
    reply = send('', {}, 302)
    expect(await fetched()).toEqual(failed(/302/))
    reply = send('', { location: 'http://[' }, 302)
    expect(await fetched()).toEqual(failed(/not one of the web/))
  })

  test.each([
    ['file:///etc/passwd', /http/],
    ['data:text/xml,<rss/>', /http/],
    ['gopher://127.0.0.1/', /http/],
    ['http://10.0.0.1/', /10\.0\.0\.1 is not on the public internet/],
    ['http://169.254.169.254/latest/', /169\.254\.169\.254/],
    ['http://[::ffff:127.0.0.1]/', /public/],
    ['http://example.org:8080/', /example\.org is not on the public internet/],
    ['//10.0.0.1/', /10\.0\.0\.1/],
    ['http://name:word@127.0.0.1/', /password/],
  ])('to %s is refused', async (location, reason) => {
    reply = send('', { location }, 302)
    const resolve = () => {
      throw new Error('Nothing is to be looked up.')
    }
    const options = location.includes('example.org') ? { resolve: unresolved } : { resolve }
    expect(await fetched('/feed', options)).toEqual(failed(reason))
    expect(asked).toHaveLength(1)
  })
})

/** No address at all for any name. */
const unresolved: NonNullable<FetchOptions['resolve']> = (_, __, callback) => callback(null, [])

describe('this machine', () => {
  test.each([['127.0.0.1'], ['localhost'], ['[::1]'], ['127.1'], ['0.0.0.0'], ['[::ffff:127.0.0.1]']])(
    'is not asked as %s, at any port, unless that is allowed',
    async (host) => {
      reply = send(feed())
      const { port } = new URL(origin)
      for (const address of [`http://${host}:${port}/feed`, `http://${host}/feed`, `https://${host}/feed`])
        expect(await fetched(address, { allowLoopback: false })).toMatchObject({ kind: 'failed' })
      expect(asked).toHaveLength(0)
    },
  )

  test('is not asked under a name that leads to it, and is where that is allowed', async () => {
    reply = send(feed())
    const { port } = new URL(origin)
    expect(await fetched('http://localhost/', { allowLoopback: false })).toEqual(
      failed('The host localhost is not on the public internet.'),
    )
    expect(await fetched(`http://localhost:${port}/feed`)).toMatchObject({ kind: 'read' })
  })

  test('is not reached by a name that leads elsewhere a moment later', async () => {
    reply = send(feed())
    const answers = ['127.0.0.1', '10.0.0.1']
    let lookups = 0
    const resolve: FetchOptions['resolve'] = (_, __, callback) => {
      const address = answers[lookups++] ?? '10.0.0.1'
      callback(null, [{ address, family: 4 }])
    }
    const { port } = new URL(origin)
    // The connection goes to the address that was checked: there is no second look.
    expect(await fetched(`http://feeds.example:${port}/feed`, { resolve })).toMatchObject({ kind: 'read' })
    expect(lookups).toBe(1)
    // And each request is checked anew.
    expect(await fetched(`http://feeds.example:${port}/feed`, { resolve })).toEqual(failed(/public/))
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers.host).toBe(`feeds.example:${port}`)
  })
})

describe('what goes wrong is said in words', () => {
  test.each([
    [401, /own readers.+401/],
    [403, /403/],
    [404, /no feed.+404/],
    [410, /no feed.+410/],
    [418, /418/],
    [429, /less often.+429/],
    [500, /trouble of its own.+500/],
    [503, /trouble of its own.+503/],
    [204, /204/],
    [206, /206/],
  ])('by status %i', async (status, reason) => {
    reply = send(status === 204 ? '' : feed(), {}, status)
    expect(await fetched()).toEqual(failed(reason))
  })

  test.each<[string, Reply, RegExp]>([
    ['an empty answer', send(''), /empty/],
    ['a web page', send('<!doctype html><html><body>Roses</body></html>'), /web page/],
    ['a broken feed', send('<rss version="2.0"><channel><![CDATA['), /well-formed/],
    ['a picture', send(Buffer.from('89504e470d0a1a0a', 'hex')), /not a feed/],
    ['unknown packing', send('x', { 'content-encoding': 'zstd' }), /packed in a way/],
    ['false packing', send(feed(), { 'content-encoding': 'gzip' }), /cannot be unpacked/],
    ['false packing of another kind', send(feed(), { 'content-encoding': 'br' }), /cannot be unpacked/],
    [
      'packing that breaks off',
      send(gzipSync(feed()).subarray(0, 40), { 'content-encoding': 'gzip' }),
      /cannot be unpacked/,
    ],
    [
      'less than was announced',
      (_, outgoing) => void outgoing.writeHead(200, { 'content-length': 5000 }).write(feed(), () => outgoing.destroy()),
      /broke off/,
    ],
    ['nothing but the end', (incoming) => incoming.socket.destroy(), /broke off/],
    ['headers without end', send(feed(), { 'x-long': 'x'.repeat(64 * 1024) }), /headers/],
  ])('%s', async (_, bad, reason) => {
    reply = bad
    expect(await fetched()).toEqual(failed(reason))
  })

  test.each([
    ['what is not HTTP', 'SSH-2.0-OpenSSH_9.2\r\n', /web server/],
    ['a status that is none', 'HTTP/1.1 9999 What\r\n\r\n', /web server|could not/],
    [
      'another protocol',
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: other\r\nconnection: upgrade\r\n\r\n',
      /web server/,
    ],
    ['a size that is none', 'HTTP/1.1 200 OK\r\ncontent-length: many\r\n\r\n', /web server/],
    ['chunks that break off', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nff\r\nabc', /broke off/],
    ['no end of notices', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(2000), /.+/],
  ])('%s', async (_, answer, reason) => {
    expect(await fetched(await bareServer(answer), { patienceMs: 20_000 })).toEqual(failed(reason))
  })

  test('a server that is not there, a name that is not known, a connection that is not secure', async () => {
    const gone = await bareServer('')
    await new Promise((closed) => bare.splice(0)[0]?.close(closed))
    expect(await fetched(gone)).toEqual(failed('The server refuses the connection.'))
    const unknown: FetchOptions['resolve'] = (_, __, callback) =>
      callback(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), [])
    expect(await fetched('http://feeds.example/', { resolve: unknown })).toEqual(
      failed('No host of that name is known.'),
    )
    expect(await fetched(origin.replace('http:', 'https:'))).toEqual(failed('No secure connection could be made.'))
  })

  test.each([['not an address'], [''], ['http://'], ['file:///etc/passwd'], ['http://exa mple.org/']])(
    'an address such as %j',
    async (address) => {
      expect(await fetchFeed(address, { allowLoopback: true, now })).toEqual(failed(/^[A-Z].+\.$/))
    },
  )
})
