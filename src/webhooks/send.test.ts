import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { baseUrls } from '#src/http/base-urls.ts'
import type { Resolve } from '#src/news/public-address.ts'
import type { Delivery } from './deliveries.ts'
import { tellHub } from './hub.ts'
import { messageOf, type SendOptions, send } from './send.ts'
import { newSecret, signedHeaders } from './signature.ts'

const addresses = {
  publicUrl: 'https://octavo.example',
  baseUrls: baseUrls({ PUBLIC_URL: 'https://octavo.example', SERVICE_HOSTS: { food: 'food.example' } }),
}

const delivery: Delivery = {
  id: '7',
  message: 'msg-7',
  service: 'flowers',
  resource: 'flower_day',
  slug: 'parade',
  change: 'changed',
  movedTo: null,
  toldAt: new Date('2026-11-20T08:00:00Z'),
  tries: 1,
}

const secret = newSecret()
const at = new Date('2026-11-20T08:01:00Z')

let heard: { url: string; headers: IncomingHttpHeaders; body: string }[] = []
let status = 200
/** Never answers, and is not heard: what was given up may arrive while another test runs. */
const SILENT = '/silent'
let here = ''
const server = createServer((incoming, outgoing) => {
  if (incoming.url === SILENT) return
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  incoming.on('end', () => {
    heard.push({ url: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(chunks).toString() })
    outgoing.writeHead(status, { location: '/elsewhere' }).end('x')
  })
})
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  here = `http://127.0.0.1:${(server.address() as AddressInfo).port}/told`
})
beforeEach(() => {
  heard = []
  status = 200
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const sent = (more: Partial<SendOptions> = {}, url = here) =>
  send(url, delivery, { secrets: [secret], addresses, allowLoopback: true, at, ...more })

describe('what is told of a change', () => {
  const told = (more: Partial<Delivery> = {}) => JSON.parse(messageOf({ ...delivery, ...more }, addresses)) as object

  it('is what became of an entry, where it is read and where its record is, and no record', () => {
    expect(told()).toEqual({
      type: 'entry.changed',
      timestamp: '2026-11-20T08:00:00.000Z',
      data: {
        service: 'flowers',
        resource: 'flower_day',
        slug: 'parade',
        url: 'https://octavo.example/flowers/days/parade',
        moved_to: null,
        moved_to_url: null,
        changes: 'https://octavo.example/flowers/data/changes',
      },
    })
  })

  it('says where an entry moved to, and is at the host of its catalogue', () => {
    expect(told({ service: 'food', resource: 'dish', slug: 'soup', change: 'moved', movedTo: 'broth' })).toMatchObject({
      type: 'entry.moved',
      data: {
        url: 'https://food.example/dishes/soup',
        moved_to: 'broth',
        moved_to_url: 'https://food.example/dishes/broth',
        changes: 'https://food.example/data/changes',
      },
    })
    expect(told({ service: 'network', resource: 'topic', slug: 'may-day' })).toMatchObject({
      data: { url: 'https://octavo.example/topics/may-day', changes: 'https://octavo.example/data/changes' },
    })
  })
})

describe('sending it', () => {
  it('signs the bytes that are sent, by every secret that is good', async () => {
    const other = newSecret()
    expect(await sent({ secrets: [secret, other] })).toMatchObject({ isTaken: true, status: 200, failure: null })
    expect(heard).toHaveLength(1)
    const { url, headers, body } = heard[0] as (typeof heard)[number]
    expect([url, body, headers['content-type']]).toEqual(['/told', messageOf(delivery, addresses), 'application/json'])
    expect(headers).toMatchObject(signedHeaders({ id: 'msg-7', body, at }, [secret, other]))
  })

  test.each([
    [204, true, null],
    [299, true, null],
    [302, false, 'The address leads on to another (302), where nothing is sent.'],
    [404, false, 'The server answers 404.'],
    [410, false, 'The server says that the address is gone (410).'],
    [500, false, 'The server answers 500.'],
  ])('takes %i for taken: %s', async (answered, isTaken, failure) => {
    status = answered
    const outcome = await sent()
    expect(outcome).toMatchObject({ isTaken, status: answered, failure })
    expect(outcome.tookMs).toBeGreaterThan(0)
    expect(heard, 'it is led nowhere').toHaveLength(1)
  })

  it('does not wait for who does not answer', async () => {
    expect(await sent({ patienceMs: 20 }, new URL(SILENT, here).href)).toMatchObject({
      isTaken: false,
      status: null,
      failure: 'The server does not answer.',
    })
  })

  it('reaches nothing but the public internet, whatever a name leads to', async () => {
    for (const url of [
      'http://10.0.0.1/',
      'http://169.254.169.254/',
      'ftp://octavo.example/',
      'https://octavo.example:8443/',
    ])
      expect(await sent({ allowLoopback: false }, url), url).toMatchObject({ isTaken: false, status: null })
    expect(await sent({ allowLoopback: false }), 'nor this machine').toMatchObject({ isTaken: false, status: null })
    const led = await sent(
      { allowLoopback: false, resolve: (_, __, done) => done(null, [{ address: '127.0.0.1', family: 4 }]) },
      'http://inside.example/',
    )
    expect(led.failure).toBe('The host inside.example is not on the public internet.')
    expect(heard).toEqual([])
  })

  it('sends nothing unsigned', async () => {
    expect(await sent({ secrets: [] })).toMatchObject({
      isTaken: false,
      failure: 'Its secret cannot be read with the present PAYLOAD_SECRET.',
    })
    expect(heard).toEqual([])
  })

  it('says of what is no failure of a feed nothing of feeds', async () => {
    const failure = (await sent({ resolve: (_, __, done) => done(new Error('odd'), []) }, 'http://odd.example/'))
      .failure
    expect(failure).toBe('It could not be sent.')
  })
})

describe('a hub', () => {
  const told = (feeds: readonly string[], hub = here, allowLoopback = true) =>
    tellHub(new URL(hub), feeds, { allowLoopback })

  it('is told of every feed, twenty in a request', async () => {
    const feeds = Array.from({ length: 21 }, (_, index) => `https://octavo.example/${index}/feed.xml?a=1&b=2`)
    await told(feeds)
    const forms = heard.map(({ body }) => new URLSearchParams(body))
    expect(forms.map((form) => [form.get('hub.mode'), form.getAll('hub.url').length])).toEqual([
      ['publish', 20],
      ['publish', 1],
    ])
    expect(forms.flatMap((form) => form.getAll('hub.url'))).toEqual(feeds)
    expect(heard[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    heard = []
    await told([])
    expect(heard, 'there is nothing to tell').toEqual([])
  })

  it('that cannot be reached is told of in words, and not as the machine puts it', async () => {
    const closed = createServer()
    closed.listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    await new Promise((done) => closed.close(done))
    const feeds = ['https://octavo.example/feed.xml']
    await expect(told(feeds, `http://127.0.0.1:${port}/`)).rejects.toThrow(/^The hub refuses the connection\.$/)
    const unknown: Resolve = (_, __, done) => done(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }), [])
    const asked = tellHub(new URL('https://hub.example/'), feeds, { allowLoopback: false, resolve: unknown })
    await expect(asked).rejects.toThrow(/^No host of that name is known\.$/)
  })

  it('that does not take it, or is not on the public internet, is named as the trouble', async () => {
    status = 302
    await expect(told(['https://octavo.example/feed.xml'])).rejects.toThrow('The hub answers 302.')
    expect(heard).toHaveLength(1)
    await expect(told(['https://octavo.example/feed.xml'], here, false)).rejects.toThrow()
    expect(heard).toHaveLength(1)
  })
})
