/** Each promise of the API's transport, held on a real server over a real PostgreSQL. */
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { errors } from '#src/errors.ts'
import { passOnTo } from '#src/http/editing-server.ts'
import { closeGently } from '#src/http/guarded-server.ts'
import { api } from '#src/http/respond.ts'
import { httpServer } from '#src/http/server.ts'
import { siteOf } from '#src/http/site.ts'
import { nextRevision } from '#src/publish/put.ts'
import { openDatabase } from '#src/read-model/database.ts'
import { storeOf } from '#src/read-model/store.ts'
import { services } from '#src/services.ts'
import { traceByOtlp } from '#src/telemetry/otlp.ts'
import { collected, type Sample } from '#src/telemetry/samples.ts'
import { askServer, type SentRequest } from '#test/contract/ask.ts'
import { type Served, type StartedCatalogue, startCatalogue } from '#test/contract/catalogue.ts'

const apiPath = '/flowers/api/v1'
const json = { 'content-type': 'application/json' }

let world: StartedCatalogue
let served: Served

beforeAll(async () => {
  world = await startCatalogue()
  served = await world.serve()
})
afterAll(async () => {
  await world.stop()
})

const to = (asked: SentRequest | string, server = served) =>
  askServer(server.port, typeof asked === 'string' ? { url: apiPath + asked } : { ...asked, url: apiPath + asked.url })
const post = (url: string, body: unknown, headers: Record<string, string> = json) =>
  to({ method: 'POST', url, headers, body: typeof body === 'string' ? body : JSON.stringify(body) })

describe('transport', () => {
  it('answers GET with a query string and POST with a JSON object alike', async () => {
    const get = await to('/list_flowers?color=red&limit=2')
    expect(get.status).toBe(200)
    expect(get.headers['content-type']).toBe('application/json; charset=utf-8')
    expect((await post('/list_flowers', { color: 'red', limit: 2 })).body).toBe(get.body)
    expect(
      (await post('/list_flowers', { color: 'red' }, { 'content-type': 'Application/JSON; charset=UTF-8' })).status,
    ).toBe(200)
  })

  it('answers HEAD as GET, without the body', async () => {
    const [get, head] = [await to('/stats'), await to({ method: 'HEAD', url: '/stats' })]
    expect(head.body).toBe('')
    const own = ['date', 'x-request-id', 'server-timing'].map((name) => [name, head.headers[name]])
    expect(head.headers).toEqual({ ...get.headers, ...Object.fromEntries(own) })
  })

  it('lets anyone read from anywhere, and take the bytes for nothing but JSON', async () => {
    for (const url of ['/stats', '/nothing', '', '/openapi.json']) {
      const { headers } = await to(url)
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['access-control-expose-headers']).toContain('RateLimit')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers['accept-ch'] ?? headers['critical-ch']).toBeUndefined()
      expect([undefined, 'Accept-Encoding']).toContain(headers.vary)
    }
  })

  it('tells a browser that it may ask', async () => {
    const { status, headers, body } = await to({ method: 'OPTIONS', url: '/search' })
    expect([status, body]).toEqual([204, ''])
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST, OPTIONS')
    expect(headers['access-control-allow-headers']).toBe('*, authorization')
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])('refuses %s and says what it takes', async (method) => {
    const { status, headers } = await to({ method, url: '/search?query=rose' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
  })

  it('refuses to have a document about the tools written to', async () => {
    const { status, headers } = await post('', {})
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  it('takes one slash at the end for none', async () => {
    expect((await to('/stats/')).body).toBe((await to('/stats')).body)
    expect((await to('/')).body).toBe((await to('')).body)
  })

  it('tells a client whose request is not HTTP what is wrong with it', async () => {
    const unencoded = await to({ url: Buffer.from('/search?query=églantine').toString('latin1') })
    expect(unencoded.json()).toMatchObject({ status: 400, detail: expect.stringContaining('Percent-encode') })
    expect((await to(`/search?query=${'a'.repeat(70_000)}`)).json()).toMatchObject({ status: 431 })
    const old = connect(served.port, '127.0.0.1')
    old.write(`GET ${apiPath}/stats\r\n\r\n`)
    expect(await heard(old)).toContain('400 Bad Request')
  })

  it('answers an API address however it is spelled', async () => {
    expect((await askServer(served.port, { url: '/flowers/%61pi/v1/st%61ts' })).status).toBe(200)
    expect((await askServer(served.port, { url: `http://anything${apiPath}/stats` })).status).toBe(200)
  })

  it('leaves everything but the API to the pages', async () => {
    for (const url of [
      '/',
      '/flowers',
      '/flowers/api',
      '/flowers/api/v10/stats',
      '/api/v10',
      '/api/v1x/today',
      '/flowers/api/v1x',
    ])
      expect((await askServer(served.port, { url })).body).toBe(`page ${url}`)
  })
})

describe('parameters', () => {
  it('reports all mistakes at once, whoever finds them', async () => {
    const { status, json } = await to(
      '/list_flowers?limit=0&sort=best&colour=red&kind=%ff&use=gift&use=gift&offset=x&country=Japn',
    )
    const mistakes = json().errors as { parameter: string; code: string; nearest?: string[] }[]
    expect(status).toBe(400)
    expect(Object.fromEntries(mistakes.map(({ parameter, code }) => [parameter, code]))).toEqual({
      limit: 'out_of_range',
      sort: 'not_a_value',
      colour: 'undeclared',
      kind: 'malformed',
      use: 'repeated',
      offset: 'not_integer',
      country: 'unknown',
    })
    expect(mistakes).toHaveLength(7)
    expect(mistakes.find(({ parameter }) => parameter === 'colour')?.nearest).toContain('color')
  })

  it('names each mistake once, as what it is', async () => {
    const { json } = await to('/search?query=a&query=b&query=%ff&nothing=1&nothing=2')
    const mistakes = json().errors as { parameter: string; code: string }[]
    expect(mistakes.map(({ parameter, code }) => `${parameter} ${code}`).sort()).toEqual([
      'nothing undeclared',
      'query malformed',
      'query repeated',
    ])
  })

  it('takes parameters in the query of a POST too, each once only', async () => {
    expect((await post('/list_flowers?color=red', { limit: 2 })).body).toBe(
      (await to('/list_flowers?color=red&limit=2')).body,
    )
    const { status, json } = await post('/list_flowers?color=red', { color: 'red' })
    expect([status, json().errors]).toMatchObject([400, [{ parameter: 'color', code: 'repeated' }]])
  })

  it('sees a property written twice in JSON', async () => {
    const { json } = await post('/list_flowers', '{"color":"red", "limit":1, "col\\u006fr" : "blue"}')
    expect(json().errors).toMatchObject([{ parameter: 'color', code: 'repeated' }])
  })

  it('is not confused by what is inside a value', async () => {
    const { json } = await post('/search', '{"query":{"limit":1,"query":[{"limit":"\\"}"}]},"limit":2}')
    expect(json().errors).toMatchObject([{ parameter: 'query', code: 'not_text' }])
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'knows no parameter and no tool called %s',
    async (name) => {
      for (const refused of [await to(`/stats?${name}=1`), await post('/stats', `{"${name}":1}`)]) {
        expect(refused.status).toBe(400)
        expect(refused.json().errors).toMatchObject([{ parameter: name, code: 'undeclared' }])
      }
      expect((await to(`/${name}`)).status).toBe(404)
      expect((await askServer(served.port, { url: `/${name}/api/v1/stats` })).status).toBe(404)
    },
  )

  it('does no work for a flood of parameters', async () => {
    const many = Array.from({ length: 65 }, (_, index) => `p${index}=1`)
    expect((await to(`/stats?${many.join('&')}`)).json()).toMatchObject({ status: 400, errors: [] })
    expect((await post('/stats', Object.fromEntries(many.map((name) => [name, 1])))).json()).toMatchObject({
      status: 400,
    })
  })
})

describe('body', () => {
  it('may be left out where nothing is required', async () => {
    expect((await to({ method: 'POST', url: '/stats' })).body).toBe((await to('/stats')).body)
    expect((await to({ method: 'POST', url: '/search' })).json().errors).toMatchObject([
      { parameter: 'query', code: 'missing' },
    ])
  })

  it('is at most 16 KiB, whether its length is told before or not', async () => {
    const fits = JSON.stringify({ query: 'rose' }).padEnd(16_384)
    expect((await post('/search', fits)).status).toBe(200)
    expect((await post('/search', `${fits} `)).status).toBe(413)
    const chunked = { ...json, 'transfer-encoding': 'chunked' }
    expect((await post('/search', fits, chunked)).status).toBe(200)
    expect((await post('/search', `${fits} `, chunked)).status).toBe(413)
    expect((await post('/search', fits.padEnd(3_000_000), chunked)).json()).toMatchObject({ code: 'too_large' })
  })

  it('is JSON and says so', async () => {
    const body = '{"query":"rose"}'
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json-patch+json',
      'application/json; charset=latin1',
    ])
      expect((await post('/search', body, { 'content-type': type })).json(), type).toMatchObject({ status: 415 })
    expect((await post('/search', body, {})).status).toBe(415)
    expect((await post('/search', body, { ...json, 'content-encoding': 'gzip' })).status).toBe(415)
  })

  it.each(['{', '[]', '"rose"', 'null', '7', "{'query':'rose'}", '{"query":"rose"}}', '['.repeat(16_000)])(
    'is one JSON object, not %.20s',
    async (body) => {
      expect((await post('/search', body)).json()).toMatchObject({ status: 400, code: 'invalid_request', errors: [] })
    },
  )

  it('is valid UTF-8', async () => {
    const body = Buffer.concat([Buffer.from('{"query":"'), Buffer.from([0xff]), Buffer.from('"}')])
    expect((await to({ method: 'POST', url: '/search', headers: json, body })).json()).toMatchObject({ status: 400 })
  })

  it('is not taken with GET, where nobody would read it', async () => {
    const { status, json: problem } = await to({ url: '/search?query=rose', headers: json, body: '{"limit":1}' })
    expect([status, problem().detail]).toEqual([400, expect.stringContaining('POST')])
  })
})

describe('errors', () => {
  it('are problem details with a documentation address and a request id', async () => {
    const { status, headers, json: problem } = await to('/get_flower?slug=ros')
    expect(status).toBe(404)
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers.etag).toBeUndefined()
    expect(problem()).toEqual({
      type: `${served.baseUrl}/errors/not_found`,
      title: errors.not_found.title,
      status: 404,
      code: 'not_found',
      detail: expect.stringContaining('ros'),
      next_step: errors.not_found.next,
      errors: [],
      nearest: expect.arrayContaining(['Rose']),
      did_you_mean: expect.arrayContaining([
        { name: 'Rose', slug: 'rose', resource: 'flower', open: { tool: 'get_flower', arguments: { slug: 'rose' } } },
      ]),
      waiting: [],
      request_id: headers['x-request-id'],
    })
  })

  it('name the nearest tool and the nearest service', async () => {
    expect((await to('/get_flowr')).json()).toMatchObject({
      status: 404,
      code: 'unknown_tool',
      nearest: expect.arrayContaining(['get_flower']),
    })
    expect((await to('/stats/more')).json()).toMatchObject({ status: 404, code: 'unknown_tool' })
    const { json: problem } = await askServer(served.port, { url: '/flower/api/v1/stats' })
    expect(problem()).toMatchObject({ status: 404, code: 'unknown_service', nearest: ['flowers'] })
  })

  it('hide what failed inside, and tell it once to the log', async () => {
    const report = vi.fn()
    const failing = { ...world.database, execute: fails, prepared: fails }
    const server = await world.serve({}, { report, database: failing })
    // One that nobody asked for before: what is kept is answered without the database.
    const { status, headers, body } = await to('/get_flower?slug=lotus', server)
    expect(status).toBe(500)
    expect(body).not.toContain('secret')
    expect(report).toHaveBeenCalledExactlyOnceWith(
      headers['x-request-id'],
      expect.objectContaining({ method: 'GET', url: `${apiPath}/get_flower?slug=lotus` }),
      expect.objectContaining({ message: 'a secret' }),
    )
  })

  it('say that the database is away, and when to come back', async () => {
    const away = openDatabase('postgres://nobody:x@127.0.0.1:1/nothing')
    const server = await world.serve({}, { report: () => {}, database: away })
    const { status, headers } = await to('/get_flower?slug=rose', server)
    expect([status, headers['retry-after']]).toEqual([503, '5'])
    expect((await askServer(server.port, { url: '/readyz' })).status).toBe(503)
    expect((await askServer(server.port, { url: '/healthz' })).status).toBe(200)
    await away.close()
  })

  it('are not kept: what failed once is tried again', async () => {
    const store = storeOf(world.database.revisions, 1e6)
    const database = { ...world.database, store, execute: fails, prepared: fails }
    const server = await world.serve({}, { report: () => {}, database })
    expect((await to('/get_flower?slug=rose', server)).status).toBe(500)
    Object.assign(database, { execute: world.database.execute, prepared: world.database.prepared })
    expect((await to('/get_flower?slug=rose', server)).status).toBe(200)
  })
})

describe('caching', () => {
  it('sends nothing again to a reader who has it', async () => {
    const { etag = '', 'cache-control': cacheControl } = (await to('/stats')).headers
    expect(cacheControl).toBe('public, max-age=60, stale-while-revalidate=600')
    for (const validator of [etag, `W/${etag}`, `"other", ${etag}`, `"a,b" , W/${etag}`, '*'])
      for (const method of ['GET', 'HEAD']) {
        const { status, headers, body } = await to({ method, url: '/stats', headers: { 'if-none-match': validator } })
        expect([status, body], validator).toEqual([304, ''])
        expect(headers).toMatchObject({ etag, 'cache-control': cacheControl })
        expect(headers['content-length'] ?? headers['content-type']).toBeUndefined()
      }
    for (const unknown of ['"other"', etag.slice(1, -1), ''])
      expect((await to({ url: '/stats', headers: { 'if-none-match': unknown } })).status, unknown).toBe(200)
  })

  it('sends the index and the OpenAPI document once as well', async () => {
    for (const url of ['', '/openapi.json']) {
      const { etag = '' } = (await to(url)).headers
      expect((await to({ url, headers: { 'if-none-match': etag } })).status).toBe(304)
    }
  })

  it('gives a new answer as soon as something is published', async () => {
    const url = '/list_flowers?limit=1&sort=name'
    const before = await to(url)
    expect((await to(url)).headers.etag).toBe(before.headers.etag)
    const rename = (name: string) =>
      world.database.execute(
        "update read_model.records set summary = jsonb_set(summary::jsonb, '{summary}', to_jsonb($1::text))::json where resource = 'flower'",
        [name],
      )
    await rename('Published just now.')
    expect((await to(url)).headers.etag, 'before the commit is announced').toBe(before.headers.etag)
    await nextRevision(world.database.execute, 'flowers', ['entries'])
    await vi.waitFor(async () => expect((await to(url)).body).toContain('Published just now.'))
    expect((await to(url)).headers.etag).not.toBe(before.headers.etag)
  })

  it('never lets an answer about today live past midnight UTC', async () => {
    let now = new Date('2026-05-01T12:00:00Z')
    const server = await world.serve({}, { now: () => now })
    const cacheControl = async (url: string) => (await to(url, server)).headers['cache-control']
    expect(await cacheControl('/in_flower_today')).toBe('public, max-age=60, stale-while-revalidate=600')
    now = new Date('2026-05-01T23:58:00Z')
    expect(await cacheControl('/in_flower_today')).toBe('public, max-age=60, stale-while-revalidate=60')
    now = new Date('2026-05-01T23:59:30Z')
    expect(await cacheControl('/in_flower_today')).toBe('public, max-age=30, stale-while-revalidate=0')
    expect(await cacheControl('/list_flowers')).toBe('public, max-age=60, stale-while-revalidate=600')
    expect((await to('/in_flower_today', server)).json()).toMatchObject({ date: '2026-05-01' })
    now = new Date('2026-05-02T00:00:00Z')
    expect((await to('/in_flower_today', server)).json()).toMatchObject({ date: '2026-05-02' })
  })

  it('keeps nothing that is random', async () => {
    const slugs = new Set<unknown>()
    for (let turn = 0; turn < 30; turn++) {
      const { headers, json: flower } = await to('/random_flower')
      expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store'])
      slugs.add(flower().slug)
    }
    expect(slugs.size).toBeGreaterThan(1)
  })
})

describe('limits', () => {
  it('counts the requests of a minute, says what is left, and refuses what is more', async () => {
    let now = new Date('2026-05-01T12:00:00Z')
    const server = await world.serve({ RATE_LIMIT_PER_MINUTE: 3 }, { now: () => now })
    // The minute of a client ends at a second of its own.
    const [, left] = /t=(\d+)$/.exec((await to('/stats', server)).headers.ratelimit ?? '') ?? []
    now = new Date(now.getTime() + Number(left) * 1000)
    const first = await to('/stats', server)
    expect(first.headers).toMatchObject({ 'ratelimit-policy': '"default";q=3;w=60', ratelimit: '"default";r=2;t=60' })
    now = new Date(now.getTime() + 20_500)
    const { etag = '' } = first.headers
    const notModified = await to({ url: '/stats', headers: { 'if-none-match': etag } }, server)
    expect([notModified.status, notModified.headers.ratelimit]).toEqual([304, '"default";r=1;t=40'])
    expect((await to('/nothing', server)).headers.ratelimit).toBe('"default";r=0;t=40')
    const refused = await to('/stats', server)
    expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(refused.headers).toMatchObject({ 'retry-after': '40', ratelimit: '"default";r=0;t=40' })
    expect((await to({ method: 'OPTIONS', url: '/stats' }, server)).status).toBe(204)
    now = new Date(now.getTime() + 39_500)
    expect((await to('/stats', server)).headers.ratelimit).toBe('"default";r=2;t=60')
  })

  it('is none at 0', async () => {
    const { headers } = await to('/stats')
    expect(headers.ratelimit ?? headers['ratelimit-policy']).toBeUndefined()
    expect((await to('/openapi.json')).body).not.toContain('"429"')
  })

  it('believes a proxy only where one is trusted', async () => {
    const left = async (server: Served, forwarded: string) =>
      (await to({ url: '/stats', headers: { 'x-forwarded-for': forwarded } }, server)).headers.ratelimit?.match(
        /r=(\d+)/,
      )?.[1]
    const direct = await world.serve({ RATE_LIMIT_PER_MINUTE: 9 })
    expect([await left(direct, '192.0.2.1'), await left(direct, '192.0.2.2')]).toEqual(['8', '7'])
    const proxied = await world.serve({ RATE_LIMIT_PER_MINUTE: 9, TRUST_PROXY: 1 })
    expect([await left(proxied, '192.0.2.1'), await left(proxied, '192.0.2.2')]).toEqual(['8', '8'])
    expect(await left(proxied, 'invented, 192.0.2.1'), 'a claim to the left of the proxy').toBe('7')
  })
})

describe('hosts', () => {
  it('serves a service on a host of its own, and gives its addresses there', async () => {
    const server = await world.serve({ PUBLIC_URL: 'https://octavo.test', SERVICE_HOSTS: { flowers: 'flowers.test' } })
    const headers = { host: 'FLOWERS.test' }
    const { status, json: flower } = await askServer(server.port, { url: '/api/v1/get_flower?slug=rose', headers })
    expect([status, flower().url]).toEqual([200, 'https://flowers.test/flowers/rose'])
    expect((await askServer(server.port, { url: `${apiPath}/get_flower?slug=rose` })).json().url).toBe(flower().url)
    const pages = [
      ['/', '/flowers'],
      ['/?q=1', '/flowers?q=1'],
      ['/calendar', '/flowers/calendar'],
      ['/_next/x.js', '/_next/x.js'],
    ]
    for (const [url = '', page] of pages)
      expect((await askServer(server.port, { url, headers })).body).toBe(`page ${page}`)
    expect((await askServer(server.port, { url: '/healthz', headers })).status).toBe(200)
  })

  it('serves every service at its path and, told so, at a host of its own', async () => {
    const hosts = Object.fromEntries(services.map(({ id }) => [id, `${id}.test`]))
    const server = await world.serve({ PUBLIC_URL: 'https://octavo.test', SERVICE_HOSTS: hosts })
    for (const { id, path } of services) {
      const [atHost, atPath] = await Promise.all([
        askServer(server.port, { url: '/api/v1/site_info', headers: { host: `${id}.test` } }),
        askServer(server.port, { url: `/${path}/api/v1/site_info` }),
      ])
      expect([atHost.status, atHost.body], id).toEqual([200, atPath.body])
      expect(JSON.stringify(atHost.json())).toContain(`https://${id}.test/api/v1`)
    }
  })

  it('does not start with a host for a service that does not exist', () => {
    const settings = { PUBLIC_URL: '', SERVICE_HOSTS: { nothing: 'x.test' }, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0 }
    const site = siteOf(settings, world.database)
    expect(() =>
      httpServer({ site, serviceHosts: settings.SERVICE_HOSTS, handlers: [], otherwise: async () => {} }),
    ).toThrow('nothing')
  })
})

describe('server', () => {
  it('tells that it lives, that it can answer, and the revisions it is at', async () => {
    expect((await askServer(served.port, { url: '/healthz' })).json()).toEqual({ status: 'ok' })
    const { status, headers, json: ready } = await askServer(served.port, { url: '/readyz' })
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(ready()).toEqual({
      status: 'ready',
      revisions: expect.objectContaining({ flowers: expect.objectContaining({ entries: expect.any(Number) }) }),
    })
  })

  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['TRACE', 'TRACE /flowers/api/v1/stats HTTP/1.1\r\nHost: a\r\n\r\n', 405],
    ['a blank in the address', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ])('refuses %s', async (_, request, status) => {
    const socket = connect(served.port, '127.0.0.1')
    const answer = heard(socket)
    socket.write(request)
    expect(await answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  it('compresses every text where the reader takes it, each form with its own validator', async () => {
    const plain = await to('/stats')
    const forms = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const [coding, decoded] of Object.entries(forms)) {
      const asked = (more = {}) => to({ url: '/stats', headers: { 'accept-encoding': coding, ...more } })
      const { headers, bytes } = await asked()
      expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' })
      expect(Number(headers['content-length'])).toBe(bytes.length)
      expect(bytes.length).toBeLessThan(plain.body.length)
      expect(decoded(bytes).toString()).toBe(plain.body)
      expect(headers.etag).not.toBe(plain.headers.etag)
      const again = await asked({ 'if-none-match': headers.etag })
      expect([again.status, again.bytes.length, again.headers.vary]).toEqual([304, 0, 'Accept-Encoding'])
      const other = await asked({ 'if-none-match': plain.headers.etag })
      expect(other.status).toBe(200)
    }
  })

  it('closes within seconds, idle connections or not, and finishes what is under way', async () => {
    let answer = () => {}
    const server = httpServer({
      site: served.site,
      serviceHosts: {},
      handlers: [api],
      otherwise: (_, outgoing) => new Promise((resolve) => (answer = () => resolve(void outgoing.end('done')))),
    })
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    )
    const [idle, busy] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
    const [heardIdle, heardBusy] = [heard(idle), heard(busy)]
    idle.write(`GET ${apiPath}/stats HTTP/1.1\r\nHost: x\r\n\r\n`)
    busy.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
    await vi.waitFor(() => expect([idle.bytesRead > 0, server.listening]).toEqual([true, true]))
    const closed = closeGently(server, 5000)
    expect(await heardIdle).toContain('200 OK')
    answer()
    expect(await heardBusy).toContain('done')
    await closed
  })

  it('answers who asks once more on a connection kept alive while it closes, and tells that it ends', async () => {
    const otherwise = async () => {}
    const server = httpServer({ site: served.site, serviceHosts: {}, handlers: [api], otherwise })
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    )
    const connection = connect(port, '127.0.0.1')
    const heardKept = heard(connection)
    const asking = `GET ${apiPath}/stats HTTP/1.1\r\nHost: x\r\n\r\n`
    connection.write(asking)
    await vi.waitFor(() => expect(connection.bytesRead).toBeGreaterThan(0))
    const closed = closeGently(server, 5000)
    connection.write(asking)
    const [, first = '', second = ''] = (await heardKept).split('200 OK')
    expect([first, second].map((answer) => /connection: close/i.test(answer))).toEqual([false, true])
    await closed
  })

  it('cuts connections that do not end', async () => {
    const server = httpServer({
      site: served.site,
      serviceHosts: {},
      handlers: [api],
      otherwise: () => new Promise(() => {}),
    })
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    )
    const stuck = connect(port, '127.0.0.1')
    stuck.write('GET /stuck HTTP/1.1\r\nHost: x\r\n\r\n')
    const ended = heard(stuck)
    await new Promise((resolve) => server.once('request', resolve))
    await closeGently(server, 100)
    expect(await ended).toBe('')
  })

  it('answers a page that fails with 500', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const server = httpServer({ site: served.site, serviceHosts: {}, handlers: [api], otherwise: fails })
    const port = await new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
    )
    const { status, body } = await askServer(port, { url: '/' })
    expect([status, body]).toEqual([500, ''])
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
    await closeGently(server)
  })
})

describe('what is counted', () => {
  /** What a number grew by meanwhile, of the series whose labels begin with these. */
  async function grownBy(work: () => Promise<unknown>) {
    const before = await collected()
    await work()
    const after = await collected()
    return (metric: Sample['metric'], labels: Record<string, string>, part?: Sample['part']) => {
      const sum = (samples: readonly Sample[]) =>
        samples
          .filter((one) => one.metric === metric && one.part === part)
          .filter((one) => Object.entries(labels).every(([name, value]) => one.labels[name] === value))
          .reduce((all, { value }) => all + value, 0)
      return sum(after) - sum(before)
    }
  }

  it('is each request by its tool and status, and how long it took by whether its answer was kept', async () => {
    const fresh = `/list_flowers?color=blue&limit=${Math.floor(Math.random() * 40) + 3}`
    const grown = await grownBy(async () => {
      for (let count = 0; count < 4; count++) await to(fresh)
      await post('/list_flowers', { color: 'blue', limit: 'many' })
      await to('/get_flower?slug=no-such-flower-anywhere')
      await to('/never_heard_of')
    })
    const api = { transport: 'api', service: 'flowers' }
    const requests = (kind: string, status: string) =>
      grown('octavo_requests_total', { ...api, kind, http_response_status_code: status })
    expect(requests('list_flowers', '200')).toBe(4)
    expect(requests('list_flowers', '400')).toBe(1)
    expect(requests('get_flower', '404')).toBe(1)
    expect(requests('other', '404')).toBe(1)
    const took = (answer: string) => grown('http_server_request_duration_seconds', { ...api, answer }, '_count')
    // An answer is kept from the second time on.
    expect([took('kept'), took('made')]).toEqual([2, 5])
    expect(grown('octavo_requests_total', {})).toBe(7)
    expect(grown('db_client_operation_duration_seconds', { database: 'primary' }, '_count')).toBeGreaterThan(0)
  })

  it('never has a slug or what somebody typed for a label', async () => {
    for (const url of ['/get_flower?slug=rosa-gallica', '/search?query=zyxwvut', '/zyxwvut']) await to(url)
    await askServer(served.port, { url: '/zyxwvut/api/v1/search' })
    const labels = (await collected()).flatMap((one) => Object.values(one.labels))
    expect(labels.filter((label) => /zyxwvut|rosa/.test(label))).toEqual([])
  })
})

describe('what is traced', () => {
  type Told = { name: string; traceId: string; spanId: string; parentSpanId?: string; kind: number }
  const portOf = (server: ReturnType<typeof createServer>) =>
    new Promise<number>((resolve) =>
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
    )

  it('is a request under its caller, the tool under it, the statement under that, and what is passed on with it', async () => {
    const spans: Told[] = []
    const collector = createServer(async (incoming, outgoing) => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(chunk)
      type Export = { resourceSpans: { scopeSpans: { spans: Told[] }[] }[] }
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Export
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
    const heardByEditor: (string | undefined)[] = []
    const editor = createServer(({ headers }, outgoing) => {
      heardByEditor.push(headers.traceparent as string | undefined)
      outgoing.end('the admin')
    })
    const endpoint = `http://127.0.0.1:${await portOf(collector)}`
    const url = `http://127.0.0.1:${await portOf(editor)}`
    const site = siteOf(
      { PUBLIC_URL: 'http://octavo.test', SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0 },
      { ...world.database, store: storeOf(world.database.revisions, 1e6) },
    )
    const server = httpServer({
      site,
      serviceHosts: {},
      handlers: [api],
      otherwise: passOnTo({ url, trustedProxies: 0, publicUrl: site.publicUrl, key: async () => undefined }),
    })
    const port = await portOf(server)
    const tracing = traceByOtlp({ name: 'a reader', endpoint, ratio: 1 })
    const [trace, caller] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
    const headers = { traceparent: `00-${trace}-${caller}-01` }
    expect((await askServer(port, { url: `${apiPath}/get_flower?slug=rose`, headers })).status).toBe(200)
    expect((await askServer(port, { url: '/admin', headers })).body).toBe('the admin')
    const untraced = { traceparent: `00-${trace.replace('4', '5')}-${caller}-00` }
    await askServer(port, { url: `${apiPath}/get_flower?slug=rose`, headers: untraced })
    await closeGently(server, 500)
    await tracing.stop()
    for (const one of [collector, editor]) one.close()

    const named = (name: string) => spans.find((span) => span.name === name)
    expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([trace]))
    expect(named('GET api get_flower')).toMatchObject({ parentSpanId: caller, kind: 2 })
    expect(named('tool get_flower')?.parentSpanId).toBe(named('GET api get_flower')?.spanId)
    const statements = spans.filter(({ kind }) => kind === 3)
    expect(statements.length).toBeGreaterThan(0)
    for (const { parentSpanId } of statements) expect(parentSpanId).toBe(named('tool get_flower')?.spanId)
    const passedOn = named('GET passed on admin')
    expect(passedOn?.parentSpanId).toBe(caller)
    expect(heardByEditor).toEqual([`00-${trace}-${passedOn?.spanId}-01`])
  })
})

const fails = async (): Promise<never> => {
  throw new Error('a secret')
}

/** Everything that comes over a connection until it ends. */
const heard = (socket: ReturnType<typeof connect>): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(text))
  })
