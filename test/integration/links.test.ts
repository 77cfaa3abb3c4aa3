/** What the check of links promises: what is gone is told after three days, what only may be is not, and nobody is pressed. */
import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linksJob } from '#src/jobs/links.ts'
import { runJob } from '#src/jobs/run.ts'
import { brokenLinks } from '#src/links/broken-links.ts'
import { type CheckOptions, checkLinks } from '#src/links/check-links.ts'
import type { Resolve } from '#src/news/public-address.ts'
import type { Transaction } from '#src/read-model/database.ts'
import { readCounter } from '#src/read-model/reads.ts'
import { sources } from '#test/sources.ts'
import { type World, world } from '#test/world.ts'

type Reply = (incoming: IncomingMessage, outgoing: ServerResponse) => void

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const start = new Date('2026-03-10T03:17:00Z')

/** Of a certificate that nobody vouches for. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgOClctWBbwEdC7n72
IsCFsOCNwRzsl93TVmmkkaR7H+6hRANCAAShD2ER6zcGUAspnYeHH3ZWTLIQADw5
DMoXs+p8lwRcz/ihxM9C/Zgo9QzkwBQq3uaXtDIYBr8PeCfhbgrw5kDR
-----END PRIVATE KEY-----`
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBhzCCAS2gAwIBAgIUST9zy21wtYrjbysiElKOiIZlWpwwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNbGlua3MuZXhhbXBsZTAgFw0yNjExMjEyMjAyMDVaGA8yMTI2
MTAyODIyMDIwNVowGDEWMBQGA1UEAwwNbGlua3MuZXhhbXBsZTBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABKEPYRHrNwZQCymdh4cfdlZMshAAPDkMyhez6nyXBFzP
+KHEz0L9mCj1DOTAFCre5pe0MhgGvw94J+FuCvDmQNGjUzBRMB0GA1UdDgQWBBQs
W0yOBhXfi7Or3hCKu1WEyUix2DAfBgNVHSMEGDAWgBQsW0yOBhXfi7Or3hCKu1WE
yUix2DAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIQDVG2a/rMpD
WE+eYL2O4QDfrskOL/O8RddGma9Oy49kMgIgK91o7jD/67qbwHAWqdyPRD5YzmxN
8TLoKs2fjoDOk9c=
-----END CERTIFICATE-----`

let here: World
let payload: Payload
let server: http.Server
let secure: https.Server
let origin: string
let closedPort: number
/** What each path of the server answers; 404 where there is nothing. */
let replies: Map<string, Reply>
let asked: { method: string; path: string; host: string; at: number }[]
let now: Date
let count = 0

const portOf = (one: http.Server | https.Server): number => (one.address() as AddressInfo).port

beforeAll(async () => {
  // The job reads it; here it is given.
  process.env.NEWS_ALLOW_LOOPBACK = 'on'
  here = await world()
  payload = here.payload
  server = http.createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    asked.push({ method, path: url, host: String(headers.host), at: performance.now() })
    const reply = replies.get(url)
    if (reply) reply(incoming, outgoing)
    else outgoing.writeHead(404).end()
  })
  secure = https.createServer({ key: KEY, cert: CERTIFICATE }, (_, outgoing) => void outgoing.end())
  const closed = http.createServer()
  for (const one of [server, secure, closed]) {
    one.listen(0, '127.0.0.1')
    await once(one, 'listening')
  }
  origin = `http://127.0.0.1:${portOf(server)}`
  closedPort = portOf(closed)
  await new Promise((done) => closed.close(done))
})
afterAll(async () => {
  for (const one of [server, secure]) {
    one.close()
    one.closeAllConnections()
  }
  await here.close()
})

beforeEach(async () => {
  replies = new Map()
  asked = []
  now = start
  for (const table of ['read_model.records', 'outlets', 'jobs.links', 'jobs.runs'])
    await here.database.execute(`delete from ${table}`)
})

const status =
  (code: number, headers: http.OutgoingHttpHeaders = {}): Reply =>
  (_, outgoing) =>
    void outgoing.writeHead(code, headers).end()

/** Publishes a flower that rests on these addresses. */
async function cite(...addresses: string[]): Promise<{ id: number; name: string }> {
  count += 1
  const { id, name } = await payload.create({
    collection: 'flowers',
    data: {
      name: `Citing flower ${count}`,
      summary: 'It cites.',
      sources: addresses.map((address) => ({ title: 'A page', publisher: 'A press', address })),
      _status: 'published',
    } as never,
  })
  return { id, name: String(name) }
}

/** Names that end in `.here` are this machine's; of the others nothing is known, or nobody can be asked. */
const resolve: Resolve = (hostname, _, callback) => {
  if (hostname.endsWith('.here')) return callback(null, [{ address: '127.0.0.1', family: 4 }])
  const code = hostname.startsWith('unasked.') ? 'EAI_AGAIN' : 'ENOTFOUND'
  callback(Object.assign(new Error(code), { code }), [])
}

/** Each statement by itself will do here. */
const transaction: Transaction = (work) => work(here.database.execute)

const check = (options: Partial<CheckOptions> = {}) =>
  checkLinks(transaction, {
    now,
    allowLoopback: true,
    resolve,
    pauseMs: 0,
    patienceMs: 400,
    ...options,
  })

type Row = { status: string; reason: string | null; failures: number; first_failed_at: Date | null; checked_at: Date }

const linkAt = async (address: string): Promise<Row | undefined> => {
  const [row] = await here.database.execute<Row>(
    'select status, reason, failures, first_failed_at, checked_at from jobs.links where address = $1',
    [address],
  )
  return row
}

const at = (path: string) => `${origin}${path}`

const nextDay = () => {
  now = new Date(now.getTime() + DAY_MS)
}

describe('an address', () => {
  const chain =
    (most: number): Reply =>
    ({ url = '' }, outgoing) => {
      const hop = Number(url.split('/').at(-1))
      if (hop < most) outgoing.writeHead(302, { location: `${hop + 1}` }).end()
      else outgoing.end()
    }

  test.each<[string, string, Reply, 'fine' | 'unsure' | 'failed', RegExp | null]>([
    ['that is there', '/there', status(200), 'fine', null],
    ['without content', '/empty', status(204), 'fine', null],
    ['that is gone', '/gone', status(404), 'failed', /404/],
    ['that is gone for good', '/gone', status(410), 'failed', /410/],
    ['that wants a password', '/password', status(401), 'unsure', /401/],
    ['that is closed to us', '/closed', status(403), 'unsure', /403/],
    ['that is asked too often', '/often', status(429), 'unsure', /429/],
    ['in trouble', '/trouble', status(500), 'unsure', /500/],
    ['under repair', '/repair', status(503), 'unsure', /503/],
    ['that answers oddly', '/odd', status(418), 'unsure', /418/],
    ['that answers nothing', '/silent', () => {}, 'failed', /does not answer/],
    ['that breaks off', '/broken', ({ socket }) => void socket.destroy(), 'failed', /broke off/],
    ['that leads on without an end', '/ring', status(301, { location: '/ring' }), 'unsure', /more than 5/],
    ['that leads into our network', '/in', status(302, { location: 'http://10.0.0.1/' }), 'unsure', /public internet/],
    ['that leads to a file', '/file', status(302, { location: 'file:///etc/passwd' }), 'unsure', /https?:/],
    ['that leads nowhere', '/nowhere', status(302), 'unsure', /302/],
  ])('%s is judged so', async (_, path, reply, verdict, reason) => {
    replies.set(path, reply)
    await cite(at(path), at('/there'))
    replies.set('/there', status(200))
    await check()
    expect(await linkAt(at(path))).toMatchObject({
      status: verdict,
      reason: reason ? expect.stringMatching(reason) : null,
      failures: verdict === 'failed' ? 1 : 0,
      first_failed_at: verdict === 'failed' ? now : null,
      checked_at: now,
    })
  })

  test.each([405, 403, 501])('that refuses HEAD with %i is asked by GET', async (code) => {
    replies.set(
      '/page',
      ({ method }, outgoing) => void outgoing.writeHead(method === 'HEAD' ? code : 200).end('A page'),
    )
    await cite(at('/page'))
    expect(await check()).toMatchObject({ fine: 1 })
    expect(asked.map(({ method }) => method)).toEqual(['HEAD', 'GET'])
  })

  test('that is large is not read', async () => {
    let sent = 0
    replies.set('/large', ({ method }, outgoing) => {
      if (method === 'HEAD') return void outgoing.writeHead(405).end()
      const more = () => {
        sent += 65_536
        if (!outgoing.destroyed && outgoing.write(Buffer.alloc(65_536))) setImmediate(more)
        else outgoing.once('drain', more)
      }
      outgoing.on('error', () => {})
      more()
    })
    await cite(at('/large'))
    expect(await check()).toMatchObject({ fine: 1 })
    expect(sent).toBeLessThan(20_000_000)
  })

  test('is followed through five redirects, and judged by where they lead', async () => {
    for (let hop = 0; hop <= 6; hop++) {
      replies.set(`/five/${hop}`, chain(5))
      replies.set(`/six/${hop}`, chain(6))
    }
    replies.set('/moved', status(301, { location: '/away' }))
    await cite(at('/five/0'), at('/six/0'), at('/moved'))
    expect(await check()).toMatchObject({ fine: 1, unsure: 1, failed: 1 })
    expect(await linkAt(at('/moved'))).toMatchObject({ status: 'failed', reason: expect.stringMatching(/404/) })
  })

  test('of no known host, with a wrong certificate, or of a server that is not there has failed', async () => {
    const self = `https://127.0.0.1:${portOf(secure)}/`
    const closed = `http://127.0.0.1:${closedPort}/`
    await cite('http://nobody.example/', self, closed, at('/there'))
    replies.set('/there', status(200))
    expect(await check()).toMatchObject({ fine: 1, failed: 3 })
    expect(await linkAt('http://nobody.example/')).toMatchObject({ reason: 'No host of that name is known.' })
    expect(await linkAt(self)).toMatchObject({ reason: 'The certificate of the server is not to be trusted.' })
    expect(await linkAt(closed)).toMatchObject({ reason: 'The server refuses the connection.' })
  })

  test('of this machine is not asked unless that is allowed', async () => {
    await cite(at('/there'))
    await check({ allowLoopback: false })
    expect(asked).toEqual([])
    expect(await linkAt(at('/there'))).toMatchObject({ status: 'unsure', failures: 0 })
  })
})

describe('a link is broken', () => {
  const broken = async () =>
    (await brokenLinks(here.database.execute, ['flowers'])).map(({ address, firstFailedAt }) => ({
      address,
      firstFailedAt,
    }))

  test('after three failed days in a row, however often it is asked on one, and mended by one good day', async () => {
    await cite(at('/gone'))
    for (const failures of [1, 2]) {
      await check()
      await check({ now: new Date(now.getTime() + 60 * MINUTE_MS) })
      expect(await linkAt(at('/gone'))).toMatchObject({ failures, first_failed_at: start })
      expect(await broken()).toEqual([])
      nextDay()
    }
    expect(await check()).toMatchObject({ failed: 1, broken: 1 })
    expect(await broken()).toEqual([{ address: at('/gone'), firstFailedAt: start }])
    nextDay()
    replies.set('/gone', status(200))
    expect(await check()).toMatchObject({ fine: 1, broken: 0 })
    expect(await linkAt(at('/gone'))).toMatchObject({ failures: 0, first_failed_at: null })
    expect(await broken()).toEqual([])
  })

  test('never by answers that are not sure, and these end a row of failures', async () => {
    await cite(at('/page'), at('/closed'))
    replies.set('/closed', status(403))
    for (const code of [404, 410, 503, 404, 404]) {
      replies.set('/page', status(code))
      await check()
      nextDay()
    }
    expect(await linkAt(at('/page'))).toMatchObject({ status: 'failed', failures: 2 })
    expect(await linkAt(at('/closed'))).toMatchObject({ status: 'unsure', failures: 0 })
    expect(await broken()).toEqual([])
  })

  test('in no way by a machine without a network', async () => {
    const address = `http://gone.here:${portOf(server)}/`
    const unasked: Resolve = (_, __, callback) =>
      callback(Object.assign(new Error('EAI_AGAIN'), { code: 'EAI_AGAIN' }), [])
    await cite(address)
    for (let day = 0; day < 2; day++) {
      await check()
      nextDay()
    }
    const before = await linkAt(address)
    expect(await check({ resolve: unasked })).toBeNull()
    expect(await linkAt(address)).toEqual(before)
    expect(before).toMatchObject({ failures: 2 })
  })

  test('nor where nobody at all answers, or one host cannot be looked up', async () => {
    await cite(...[1, 2, 3, 4, 5].map((host) => `http://n${host}.example/`))
    expect(await check()).toBeNull()
    expect(await here.database.execute('select * from jobs.links')).toEqual([])
    await cite('http://unasked.example/', at('/there'))
    replies.set('/there', status(200))
    await check()
    expect(await linkAt('http://unasked.example/')).toMatchObject({ status: 'unsure', failures: 0 })
    expect(await linkAt('http://n1.example/')).toMatchObject({ status: 'failed', failures: 1 })
  })
})

describe('what is asked', () => {
  test('are the sources and websites of published entries and the home pages of outlets, each once', async () => {
    await cite(at('/source'), at('/both'))
    await cite(at('/both'))
    await payload.create({
      collection: 'flower-places',
      data: {
        name: 'Citing garden',
        summary: 'It cites.',
        kind: 'botanic',
        officialWebsite: at('/website'),
        sources,
        _status: 'published',
      } as never,
    })
    await payload.create({
      collection: 'flowers',
      draft: true,
      data: {
        name: 'Drafted flower',
        summary: 'It waits.',
        sources: [{ title: 'A', publisher: 'B', address: at('/draft') }],
      } as never,
    })
    await payload.create({
      collection: 'outlets',
      data: { service: 'flowers', name: 'Gazette', homepage: at('/home'), feed: 'https://gazette.example/feed' },
    })
    await check()
    expect(asked.map(({ path }) => path).sort()).toEqual(['/both', '/home', '/source', '/website'])
  })

  test('is told with who cites it, and to those who work on it', async () => {
    const flower = await cite(at('/gone'))
    const outlet = await payload.create({
      collection: 'outlets',
      data: { service: 'food', name: 'Herald', homepage: at('/gone'), feed: 'https://herald.example/feed' },
    })
    for (let day = 0; day < 3; day++) {
      await check()
      nextDay()
    }
    const ofFlower = { service: 'flowers', resource: 'flower', documentId: flower.id, name: flower.name }
    const ofOutlet = { service: 'food', resource: null, documentId: outlet.id, name: 'Herald' }
    const link = { address: at('/gone'), reason: 'There is nothing at the address (404).', firstFailedAt: start }
    const { execute } = here.database
    expect(await brokenLinks(execute, ['flowers'])).toEqual([{ ...link, citedBy: [ofFlower] }])
    expect(await brokenLinks(execute, ['flowers', 'food'])).toEqual([{ ...link, citedBy: [ofFlower, ofOutlet] }])
    expect(await brokenLinks(execute, ['dance'])).toEqual([])
  })

  test('is forgotten when nobody cites it any more', async () => {
    await cite(at('/gone'))
    const { id } = await cite(at('/passing'))
    await check()
    await payload.update({ collection: 'flowers', id, data: { _status: 'draft' } })
    expect(await check()).toMatchObject({ failed: 1, forgotten: 1 })
    expect(await linkAt(at('/passing'))).toBeUndefined()
    expect(await linkAt(at('/gone'))).toBeDefined()
  })

  test('is 300 addresses at most, and those not asked for longest come first', async () => {
    const paths = Array.from({ length: 305 }, (_, index) => `/page/${String(index).padStart(3, '0')}`)
    await cite(...paths.map(at))
    expect(await check()).toMatchObject({ failed: 300 })
    const first = new Set(asked.map(({ path }) => path))
    const left = paths.filter((path) => !first.has(path))
    expect(left).toHaveLength(5)
    asked = []
    nextDay()
    expect(await check()).toMatchObject({ failed: 300 })
    expect(asked.map(({ path }) => path)).toEqual(expect.arrayContaining(left))
  })
})

describe('nobody is pressed', () => {
  test('a host is not asked twice within a second, by HEAD and GET or through redirects neither', async () => {
    replies.set('/one', ({ method }, outgoing) => void outgoing.writeHead(method === 'HEAD' ? 405 : 200).end())
    replies.set('/two', status(302, { location: '/three' })).set('/three', status(200))
    await cite(at('/one'), at('/two'))
    await checkLinks(transaction, { now, allowLoopback: true })
    expect(asked).toHaveLength(4)
    // What is measured is when requests arrive, which may differ by a little from when they leave.
    const gaps = asked.slice(1).map((one, index) => one.at - (asked[index]?.at ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(950)
  })

  test('four are asked at a time', async () => {
    let most = 0
    // Nobody is answered before four wait, and a fifth has had time to come.
    const open: (() => void)[] = []
    const slow: Reply = (_, outgoing) => {
      open.push(() => outgoing.end())
      most = Math.max(most, open.length)
      if (open.length === 4) setTimeout(() => open.splice(0).forEach((answer) => void answer()), 50)
    }
    const hosts = Array.from({ length: 12 }, (_, index) => `n${index}.here`)
    replies.set('/', slow)
    await cite(...hosts.map((host) => `http://${host}:${portOf(server)}/`))
    expect(await check({ pauseMs: 1000, patienceMs: 20_000 })).toMatchObject({ fine: 12 })
    expect(most).toBe(4)
  })

  test('an end that comes early keeps what was found, and blames nobody for the rest', async () => {
    replies.set('/there', status(200)).set('/silent', () => stop.abort())
    const stop = new AbortController()
    await cite(at('/there'))
    await check()
    await cite(at('/silent'))
    nextDay()
    expect(await check({ signal: stop.signal })).toMatchObject({ failed: 0 })
    expect(await linkAt(at('/silent'))).toBeUndefined()
  })
})

test('the job asks once a day and says what it found', async () => {
  await cite(at('/there'), 'http://127.0.0.1:1/')
  replies.set('/there', status(200))
  const surroundings = { url: here.url, database: here.database, reads: readCounter(), now: () => now }
  expect(await runJob(linksJob, start, surroundings)).toEqual({
    outcome: 'done',
    detail: '1 links fine, 0 not sure, 1 failed; 0 broken, 0 forgotten',
  })
  expect(await runJob(linksJob, start, surroundings)).toMatchObject({ outcome: 'elsewhere' })
})
