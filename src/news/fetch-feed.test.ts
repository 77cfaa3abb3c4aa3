/** A feed as it comes from a server: what is asked of it, what is read, and in which words it is told that it cannot be. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { onLoopback } from '#test/on-loopback.ts'
import { decodeText } from './decode-text.ts'
import { FeedTrouble } from './feed-trouble.ts'
import { type FetchOptions, fetchFeed } from './fetch-feed.ts'
import { postOnce } from './get-once.ts'
import { publicLookup, type Resolve } from './public-address.ts'
import { failureReasonOf, isUnreached, isWithoutNetwork, reasonOfStatus } from './reasons.ts'
import { TookTooLong, within } from './within.ts'

const rss = (title: string, encoding = 'utf-8') =>
  `<?xml version="1.0" encoding="${encoding}"?><rss version="2.0"><channel><title>News</title>` +
  `<item><title>${title}</title><link>/a</link><pubDate>Tue, 10 Mar 2026 02:00:00 GMT</pubDate></item></channel></rss>`

/** What each path answers; a feed with one headline where nothing is said. */
type Told = { status?: number; headers?: OutgoingHttpHeaders; body?: string | Buffer }
let answers: Record<string, Told> = {}
let heard: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = []
/** Never answers, and is not heard: what was given up may arrive while another test runs. */
const SILENT = '/silent'
const origin = onLoopback(async (incoming, outgoing) => {
  if (incoming.url === SILENT) return
  const { method = '', url = '', headers } = incoming
  let said = ''
  for await (const chunk of incoming) said += chunk
  heard.push({ method, url, headers, body: said })
  const { status = 200, headers: sent = {}, body = rss('Roses bloom') } = answers[url] ?? {}
  outgoing.writeHead(status, sent).end(body)
})
beforeEach(() => {
  answers = {}
  heard = []
})

const now = new Date('2026-03-10T03:00:00Z')
const fetched = (path: string, more: Partial<FetchOptions> = {}) =>
  fetchFeed(path.startsWith('/') ? `${origin()}${path}` : path, { allowLoopback: true, now, ...more })
const reasonOf = async (path: string, more: Partial<FetchOptions> = {}) => {
  const answer = await fetched(path, more)
  return answer.kind === 'failed' ? answer.reason : answer.kind
}
const titlesOf = async (path: string) => {
  const answer = await fetched(path)
  return answer.kind === 'read' ? answer.items.map(({ title }) => title) : answer
}

describe('a feed that is fetched', () => {
  it('is read, with the validators of its answer and its address', async () => {
    answers['/feed'] = { headers: { etag: '"a1"', 'last-modified': 'Mon, 09 Mar 2026 10:00:00 GMT' } }
    expect(await fetched('/feed')).toEqual({
      kind: 'read',
      items: [expect.objectContaining({ title: 'Roses bloom', link: `${origin()}/a` })],
      etag: '"a1"',
      lastModified: 'Mon, 09 Mar 2026 10:00:00 GMT',
      address: `${origin()}/feed`,
    })
    expect(heard[0]).toMatchObject({ method: 'GET', headers: { 'user-agent': 'Octavo (reads feeds)' } })
    expect(heard[0]?.headers.accept).toMatch(/^application\/rss\+xml/)
    expect(heard[0]?.headers['if-none-match']).toBeUndefined()
  })

  it('is asked for only if it is new, where it was read before', async () => {
    answers['/feed'] = { status: 304, body: '' }
    const lastModified = 'Mon, 09 Mar 2026 10:00:00 GMT'
    expect(await fetched('/feed', { etag: '"a1"', lastModified })).toEqual({ kind: 'unchanged' })
    expect(heard[0]?.headers).toMatchObject({ 'if-none-match': '"a1"', 'if-modified-since': lastModified })
  })

  it('is not unchanged to who has nothing of it', async () => {
    answers['/feed'] = { status: 304, body: '' }
    expect(await reasonOf('/feed')).toBe('The server answers 304.')
  })

  it('keeps and sends no validator that could not be sent back', async () => {
    answers['/feed'] = { headers: { etag: `"${'a'.repeat(500)}"`, 'last-modified': 'é' } }
    expect(await fetched('/feed', { etag: 'a\r\nx: y', lastModified: 'b'.repeat(501) })).toMatchObject({
      kind: 'read',
      etag: null,
      lastModified: null,
    })
    expect(heard[0]?.headers).not.toHaveProperty('if-none-match')
    expect(heard[0]?.headers).not.toHaveProperty('if-modified-since')
  })

  test.each([301, 302, 303, 307, 308])(
    'is found where %i leads, and its links are those of its place',
    async (status) => {
      answers['/old'] = { status, headers: { location: '/in/feed' }, body: '' }
      answers['/in/feed'] = { body: rss('Moved').replace('/a<', 'b<') }
      expect(await fetched('/old')).toMatchObject({
        kind: 'read',
        address: `${origin()}/in/feed`,
        items: [{ link: `${origin()}/in/b` }],
      })
    },
  )

  it('is followed five times and no further', async () => {
    for (let at = 0; at < 6; at++) answers[`/${at}`] = { status: 302, headers: { location: `/${at + 1}` }, body: '' }
    expect(await reasonOf('/1')).toBe('read')
    expect(await reasonOf('/0')).toBe('The address leads on to others more than 5 times.')
  })

  it('is followed nowhere but to the public internet, and to addresses of the web', async () => {
    answers['/in'] = { status: 302, headers: { location: 'http://10.0.0.1/feed' }, body: '' }
    answers['/file'] = { status: 302, headers: { location: 'file:///etc/passwd' }, body: '' }
    answers['/none'] = { status: 302, headers: { location: 'http://' }, body: '' }
    expect(await reasonOf('/in')).toBe('The host 10.0.0.1 is not on the public internet.')
    expect(await reasonOf('/file')).toMatch(/^Only addresses that start with http/)
    expect(await reasonOf('/none')).toBe('The address is not one of the web.')
    expect(await reasonOf('no address')).toBe('The address is not one of the web.')
    expect(await reasonOf('/feed', { allowLoopback: false })).toMatch(/^Only the ports 80 and 443 are asked/)
    expect(heard.map(({ url }) => url)).toEqual(['/in', '/file', '/none'])
  })

  test.each([
    [404, 'There is no feed at the address any more (404).'],
    [429, 'The server wants to be asked less often (429).'],
    [302, 'The server answers 302.'],
  ])('that is answered %i is told so: %s', async (status, reason) => {
    answers['/feed'] = { status }
    expect(await fetched('/feed')).toEqual({ kind: 'failed', reason, isUnreached: false })
  })

  it('is told as none where it is a page', async () => {
    answers['/page'] = { body: '<!doctype html><title>Roses</title>', headers: { 'content-type': 'text/html' } }
    expect(await fetched('/page')).toMatchObject({ kind: 'failed', isUnreached: false })
  })
})

describe('how a feed is packed', () => {
  test.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    [' GZIP ', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['identity', Buffer.from],
  ] as const)('%s is understood', async (encoding, pack) => {
    answers['/feed'] = { headers: { 'content-encoding': encoding }, body: pack(rss('Packed')) as Buffer }
    expect(await titlesOf('/feed')).toEqual(['Packed'])
    expect(heard[0]?.headers['accept-encoding']).toBe('gzip, br')
  })

  it('is said where it is not understood, and where it is not what it says', async () => {
    answers['/odd'] = { headers: { 'content-encoding': 'zopfli' } }
    answers['/not'] = { headers: { 'content-encoding': 'gzip' } }
    expect(await reasonOf('/odd')).toBe('The feed is packed in a way that is not understood.')
    expect(await reasonOf('/not')).toBe('The feed is packed, and cannot be unpacked.')
  })

  it('is no way to send more than 2 MB', async () => {
    const large = Buffer.alloc(2 * 1024 * 1024 + 1, ' ')
    answers['/said'] = { body: large }
    answers['/chunked'] = { body: large, headers: { 'transfer-encoding': 'chunked' } }
    answers['/bomb'] = { body: gzipSync(large), headers: { 'content-encoding': 'gzip' } }
    for (const path of ['/said', '/chunked', '/bomb'])
      expect(await reasonOf(path), path).toBe('The feed is larger than 2 MB.')
    answers['/fits'] = { body: Buffer.concat([Buffer.from(rss('Fits')), large]).subarray(0, 2 * 1024 * 1024) }
    expect(await titlesOf('/fits')).toEqual(['Fits'])
  })
})

describe('a feed that does not come', () => {
  it('is given up after its time, and said to be', async () => {
    expect(await fetched(SILENT, { patienceMs: 20 })).toEqual({
      kind: 'failed',
      reason: 'The feed did not come within 0.02 seconds.',
      isUnreached: false,
    })
  })

  it('is unreached where nobody knows its host, which may be this machine’s trouble', async () => {
    const failing =
      (code: string): Resolve =>
      (_, __, done) =>
        done(Object.assign(new Error(code), { code }), [])
    const told = (code: string) => fetched('http://host.example/feed', { resolve: failing(code) })
    expect(await told('ENOTFOUND')).toEqual({
      kind: 'failed',
      reason: 'No host of that name is known.',
      isUnreached: true,
    })
    expect(await told('EAI_AGAIN')).toMatchObject({ isUnreached: true })
    expect(await told('ECONNREFUSED')).toMatchObject({
      reason: 'The server refuses the connection.',
      isUnreached: false,
    })
  })
})

it('what is posted is sent whole, and its answer is no more than a status', async () => {
  answers['/hub'] = { status: 202, body: 'x'.repeat(100_000) }
  const url = new URL(`${origin()}/hub`)
  const status = await postOnce(url, {
    headers: { 'content-type': 'text/plain' },
    lookup: publicLookup(url, { allowLoopback: true }),
    signal: new AbortController().signal,
    body: 'hub.mode=publish',
  })
  expect(status).toBe(202)
  expect(heard).toMatchObject([{ method: 'POST', body: 'hub.mode=publish', headers: { 'content-type': 'text/plain' } }])
})

describe('text of a feed', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1')
  const utf16 = (text: string) => Buffer.from(text, 'utf16le')

  it('is in the charset of its mark, whatever is declared', () => {
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('<a>é</a>')])
    expect(decodeText(marked, 'text/xml; charset=iso-8859-1')).toBe('<a>é</a>')
    expect(decodeText(Buffer.concat([Buffer.from([0xff, 0xfe]), utf16('<a>é</a>')]), 'x')).toBe('<a>é</a>')
    expect(decodeText(Buffer.concat([Buffer.from([0xfe, 0xff]), utf16('<a>é').swap16()]), '')).toBe('<a>é')
    expect(decodeText(utf16('<a>é</a>'), 'text/xml; charset=utf-8')).toBe('<a>é</a>')
    expect(decodeText(utf16('<a>é').swap16(), '')).toBe('<a>é')
  })

  it('is in that of the header before that of the prolog', () => {
    const prolog = '<?xml version="1.0" encoding="windows-1251"?>'
    expect(decodeText(latin(`${prolog}é`), 'text/xml; charset="iso-8859-1"')).toBe(`${prolog}é`)
    expect(decodeText(latin(`${prolog}é`), 'text/xml')).toBe(`${prolog}й`)
    expect(decodeText(latin(`${prolog}é`), 'text/xml;charset=nonsense')).toBe(`${prolog}й`)
  })

  it('is UTF-8 where either says so and it is', () => {
    const prolog = "<?xml version='1.0' encoding='UTF-8'?>"
    expect(decodeText(Buffer.from(`${prolog}é`), 'text/xml; charset=iso-8859-1')).toBe(`${prolog}é`)
    expect(decodeText(latin(`${prolog}é`), 'text/xml; charset=iso-8859-2')).toBe(`${prolog}é`)
    expect(decodeText(latin(`${prolog}ñ`), 'text/xml; charset=iso-8859-2')).toBe(`${prolog}ń`)
  })

  it('is UTF-8 where nobody says anything, and of a prolog that can be read and says UTF-16', () => {
    expect(decodeText(Buffer.from('<a>漢</a>'), '')).toBe('<a>漢</a>')
    const prolog = '<?xml version="1.0" encoding="utf-16"?>'
    expect(decodeText(Buffer.from(`${prolog}漢`), '')).toBe(`${prolog}漢`)
  })

  it('is read all the same where it is in no charset that is declared', () => {
    expect(decodeText(latin('<a>é'), 'text/xml; charset=utf-8')).toBe('<a>é')
  })

  it('has the quotes and dashes of windows-1252, by whichever of its names it is declared', () => {
    const words = latin('\x93It\x92s\x94 \x96 \x80 5\x85')
    for (const charset of ['windows-1252', 'iso-8859-1', 'latin1', 'us-ascii', 'utf-8'])
      expect(decodeText(words, `text/xml; charset=${charset}`)).toBe('“It’s” – € 5…')
    expect(decodeText(latin('\x81\x9d\x9f\xff'), '')).toBe('\x81\x9dŸÿ')
  })
})

describe('why it could not be read', () => {
  const failing = (code: string) => Object.assign(new Error(`${code} 10.0.0.7`), { code })

  test.each([
    ['ECONNRESET', 'The connection broke off.'],
    ['HPE_HEADER_OVERFLOW', 'The headers of the answer are too long.'],
    ['HPE_INVALID_CONSTANT', 'The server does not answer as a web server does.'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'The certificate of the server is for another name.'],
    ['ERR_TLS_HANDSHAKE_TIMEOUT', 'No secure connection could be made.'],
    ['Z_DATA_ERROR', 'The feed is packed, and cannot be unpacked.'],
    ['ERR__ERROR_FORMAT_PADDING_1', 'The feed is packed, and cannot be unpacked.'],
    ['EODD', 'The feed could not be read.'],
  ])('is told of %s in words, with nothing of this machine: %s', (code, reason) => {
    expect(failureReasonOf(failing(code))).toBe(reason)
  })

  it('is what was found out about the feed, and else nothing of the error', () => {
    expect(failureReasonOf(new FeedTrouble('It is empty.'))).toBe('It is empty.')
    expect(failureReasonOf(new Error('secret'))).toBe('The feed could not be read.')
    expect(failureReasonOf('secret')).toBe('The feed could not be read.')
  })

  it('is the trouble of this machine alone where it has no way out', () => {
    const told = (code: string) => [isWithoutNetwork(failing(code)), isUnreached(failing(code))]
    expect(told('ENETUNREACH')).toEqual([true, true])
    expect(told('ENOTFOUND')).toEqual([false, true])
    expect(told('ECONNREFUSED')).toEqual([false, false])
    expect([isWithoutNetwork('EAI_AGAIN'), isUnreached(null)]).toEqual([false, false])
  })

  it('is the status of an answer, in words where it has some', () => {
    expect(reasonOfStatus(410)).toBe('There is no feed at the address any more (410).')
    expect(reasonOfStatus(503)).toContain('503')
    expect(reasonOfStatus(418)).toBe('The server answers 418.')
  })
})

describe('what has a bound of time', () => {
  const untilEnded = (ended: AbortSignal) =>
    new Promise<never>((_, reject) => {
      const end = () => reject(new Error('ended'))
      if (ended.aborted) end()
      ended.addEventListener('abort', end)
    })

  it('is ended after it, as by a server that does not answer', async () => {
    const error = await within(5, undefined, untilEnded).catch((one) => one)
    expect(error).toBeInstanceOf(TookTooLong)
    expect(error).toMatchObject({ code: 'ETIMEDOUT', message: 'It took more than 0.005 seconds.' })
  })

  it('is ended by who asked, now or before, and has not taken too long then', async () => {
    const stop = new AbortController()
    const task = within(10_000, stop.signal, untilEnded)
    stop.abort()
    await expect(task).rejects.toThrow('ended')
    await expect(within(10_000, stop.signal, untilEnded)).rejects.toThrow('ended')
  })

  it('gives what the task gives, and throws what it throws', async () => {
    expect(await within(10_000, undefined, async () => 'done')).toBe('done')
    await expect(within(10_000, undefined, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
})
