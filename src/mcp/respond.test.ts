import { describe, expect, it, test } from 'vitest'
import type { HttpReply, HttpRequest } from '#src/http/request-and-reply.ts'
import type { Site } from '#src/http/site.ts'
import { flowers, terms } from '#src/read-model/resources/flowers.ts'
import { bodyOf, fewSite, requestOf } from '#test/few-site.ts'
import { isAgentUrl, respondToAgent } from './respond.ts'

const ground = {
  entries: [
    { resource: flowers, slug: 'rose', fields: { other_names: ['Queen of flowers'] } },
    { resource: flowers, slug: 'lily' },
    { resource: terms, slug: 'petal' },
  ],
}
const few = () => fewSite(ground)
const { site: common } = few()

type Headers = Readonly<Record<string, string>>
type Said = { url?: string; headers?: Headers; site?: Site; method?: string }

const post = (
  body: string | Uint8Array | 'too large',
  { url = '/flowers/mcp', headers = {}, method = 'POST' }: Said = {},
) => requestOf(url, { method, headers: { 'content-type': 'application/json', ...headers }, body })

const sent = (body: string | Uint8Array | 'too large', said: Said = {}): Promise<HttpReply> =>
  respondToAgent(post(body, said), said.site ?? common)

const message = (method: string, params: object = {}, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params })

type Told = { id: unknown; result: Record<string, never>; error: { code: number; message: string; data: unknown } }

const asked = async (method: string, params: object = {}, said: Said = {}): Promise<Told> =>
  bodyOf(await sent(JSON.stringify(message(method, params)), said)) as Told

const called = async (name: string, input: unknown, said: Said = {}) => {
  const { result } = await asked('tools/call', { name, arguments: input }, said)
  const { content, isError } = result as unknown as { content: { text: string }[]; isError: boolean }
  expect(content).toHaveLength(1)
  return { isError, told: JSON.parse(content[0]?.text ?? '') as Record<string, unknown> }
}

test.each([
  ['/mcp', true],
  ['/mcp/', true],
  ['/mcp?x', true],
  ['/flowers/mcp', true],
  ['/nothing/mcp/', true],
  ['/mcpx', false],
  ['/flowers/mcp/x', false],
  ['/flowers/days/mcp', false],
])('%s is an endpoint of agents: %s', (url, isOne) => {
  expect(isAgentUrl(url)).toBe(isOne)
})

describe('an agent that opens', () => {
  it('is given the revision that it asks for, or else the newest that opens', async () => {
    const versionFor = async (protocolVersion: unknown) =>
      (await asked('initialize', { protocolVersion })).result.protocolVersion
    expect(await versionFor('2025-06-18')).toBe('2025-06-18')
    expect(await versionFor('2026-07-28')).toBe('2025-11-25')
    expect(await versionFor(undefined)).toBe('2025-11-25')
  })

  it('is welcome whatever it says of itself', async () => {
    for (const params of [
      { protocolVersion: { year: 2025 } },
      { capabilities: 7 },
      { protocolVersion: '2025-06-18', clientInfo: { name: 7 } },
    ])
      expect(await asked('initialize', params)).toMatchObject({ result: { serverInfo: { name: 'octavo-flowers' } } })
  })

  it('learns whom it talks to, and which tool to begin with', async () => {
    const { result } = await asked('initialize')
    expect(result).toMatchObject({
      serverInfo: { name: 'octavo-flowers', title: 'Flowers', websiteUrl: 'https://octavo.example/flowers/' },
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: expect.stringContaining('https://octavo.example/flowers/api/v1/openapi.json'),
    })
    const { result: network } = await asked('initialize', {}, { url: '/mcp' })
    expect(network).toMatchObject({ serverInfo: { name: 'octavo-network', websiteUrl: 'https://octavo.example/' } })
    expect(network.instructions).toContain('search and calendar give slugs, and get opens')
  })

  it('is answered under its own id, as JSON that nobody keeps', async () => {
    const reply = await sent(JSON.stringify(message('ping', {}, 'a')))
    expect(bodyOf(reply)).toEqual({ jsonrpc: '2.0', id: 'a', result: {} })
    expect(reply).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store', vary: 'Origin' },
    })
    expect(reply.headers['content-length']).toBe(String(Buffer.byteLength(String(reply.body))))
  })

  it('is told that there is no such method, and none of the other revisions', async () => {
    for (const method of ['server/discover', 'toString', 'sampling/createMessage'])
      expect((await asked(method)).error).toMatchObject({ code: -32_601, message: 'Method not found' })
  })
})

describe('an agent whose requests stand alone', () => {
  const alone = (method: string, params: object = {}, headers: Headers = {}) =>
    asked(
      method,
      {
        ...params,
        _meta: {
          'io.modelcontextprotocol/protocolVersion': '2026-07-28',
          'io.modelcontextprotocol/clientCapabilities': {},
        },
      },
      { headers: { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method, ...headers } },
    )

  it('is told with each answer who gives it, and for how long it may be kept', async () => {
    expect((await alone('server/discover')).result).toMatchObject({
      supportedVersions: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'],
      ttlMs: 300_000,
      cacheScope: 'public',
      resultType: 'complete',
      _meta: { 'io.modelcontextprotocol/serverInfo': { name: 'octavo-flowers' } },
    })
    expect((await alone('resources/list')).result).toMatchObject({ ttlMs: 60_000 })
    const call = await alone(
      'tools/call',
      { name: 'get_flower', arguments: { name: 'rose' } },
      { 'mcp-name': 'get_flower' },
    )
    expect(call.result).toMatchObject({ resultType: 'complete', isError: false })
    expect(call.result, 'an answer is asked for each time').not.toHaveProperty('ttlMs')
  })

  it('is told by the status, too, that there is no such method', async () => {
    const params = {
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    }
    for (const method of ['initialize', 'ping', 'nothing', 'subscriptions/listen']) {
      const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': method }
      expect(await sent(JSON.stringify(message(method, params)), { headers }), method).toMatchObject({ status: 404 })
    }
  })
})

describe('the tools', () => {
  type Tool = {
    name: string
    title: string
    inputSchema: { type: string; anyOf?: unknown; minProperties?: number }
    annotations: Record<string, boolean>
  }
  const tools = async (url: string) => (await asked('tools/list', {}, { url })).result.tools as unknown as Tool[]

  it('are told with what each takes, as an object without alternatives, and none of them changes anything', async () => {
    const all = await tools('/flowers/mcp')
    expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(['search', 'get_flower']))
    for (const { name, inputSchema, annotations } of all) {
      expect(inputSchema.type, name).toBe('object')
      expect(inputSchema, name).not.toHaveProperty('anyOf')
      expect(annotations, name).toMatchObject({ readOnlyHint: true, destructiveHint: false })
    }
    const opens = all.find(({ name }) => name === 'get_flower')
    expect(opens).toMatchObject({ title: 'Flowers: get flower', inputSchema: { minProperties: 1 } })
    expect(opens).not.toHaveProperty('outputSchema')
  })

  it('say which of them gives another answer each time', async () => {
    const all = await tools('/flowers/mcp')
    const drawn = all.filter(({ annotations }) => annotations.idempotentHint === false).map(({ name }) => name)
    expect(drawn.length).toBeGreaterThan(0)
    for (const name of drawn) expect(name).toContain('random')
  })

  it('of the network are others, and stand on one page as all', async () => {
    expect((await tools('/mcp')).map(({ name }) => name)).toEqual(expect.arrayContaining(['get', 'today']))
    for (const method of ['tools/list', 'prompts/list', 'resources/templates/list'])
      expect((await asked(method, { cursor: '1' })).error).toMatchObject({ code: -32_602 })
  })

  it('answer as over HTTP, and who is read is counted', async () => {
    const { site } = few()
    const { isError, told } = await called(
      'get_flower',
      { name: 'Queen of flowers' },
      { site, headers: { 'user-agent': 'Ask/1.0' } },
    )
    expect([isError, told.slug, told.url]).toEqual([false, 'rose', 'https://octavo.example/flowers/flowers/rose'])
    expect(site.reads.take()).toEqual([{ service: 'flowers', resource: 'flower', slug: 'rose', reads: 1 }])
  })

  it('tell of a mistake as HTTP does, in a result that is an error, and what was asked in vain is counted', async () => {
    const { site, failures } = few()
    const said = { site, headers: { 'user-agent': 'Ask/1.0' } }
    const missed = await called('get_flower', { name: 'orchid' }, said)
    expect(missed).toMatchObject({ isError: true, told: { code: 'not_found', status: 404 } })
    expect(site.reads.takeMissed()).toEqual([{ service: 'flowers', name: 'orchid', times: 1 }])
    expect(await called('search', { query: 'rose', limit: 9999 }, said)).toMatchObject({
      isError: true,
      told: { code: 'invalid_request', errors: [{ parameter: 'limit' }] },
    })
    expect(await called('search', ['rose'], said)).toMatchObject({ isError: true, told: { code: 'invalid_request' } })
    expect(failures).toEqual([])
  })

  it('tell those on call of what fails here, and agents nothing of it', async () => {
    const { site, failures } = few()
    const broken: Site = {
      ...site,
      database: {
        ...site.database,
        prepared: () => Promise.reject(new Error('secret')),
        execute: () => Promise.reject(new Error('secret')),
      },
    }
    const { isError, told } = await called('search', { query: 'rose' }, { site: broken })
    expect([isError, told.status]).toEqual([true, 500])
    expect(JSON.stringify(told)).not.toContain('secret')
    expect(failures).toHaveLength(1)
  })

  it('are called by their names alone', async () => {
    expect((await asked('tools/call', { name: 'no_such_tool' })).error).toMatchObject({
      code: -32_602,
      data: { code: 'unknown_tool' },
    })
    expect((await asked('tools/call', {})).error).toMatchObject({
      code: -32_602,
      message: expect.stringContaining('params.name'),
    })
    expect((await asked('tools/call', { name: 'get_flower' }, { url: '/mcp' })).error).toMatchObject({ code: -32_602 })
  })
})

describe('what is sent', () => {
  it('is answered by nothing but that it came, where it asks nothing', async () => {
    for (const body of [
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 1, result: {} },
    ])
      expect(await sent(JSON.stringify(body))).toMatchObject({
        status: 202,
        body: null,
        headers: { 'content-length': '0' },
      })
  })

  test.each([
    ['no JSON', '{', {}, 400, -32_700],
    ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), {}, 400, -32_700],
    ['no message', '{"id":5}', {}, 400, -32_600],
    ['another type', '{}', { headers: { 'content-type': 'text/plain' } }, 415, -32_000],
    ['too large', 'too large', {}, 413, -32_000],
    ['to no service', '{}', { url: '/nothing/mcp' }, 404, -32_000],
    ['to none by a slash in its name', '{}', { url: '/flowers%2Fx/mcp' }, 404, -32_000],
  ] as const)('that is %s is refused with a status and a reason', async (_, body, said, status, code) => {
    const reply = await sent(body, said)
    expect([reply.status, (bodyOf(reply) as Told).error.code]).toEqual([status, code])
  })

  it('may say the type of JSON with more behind it', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' }
    expect((await sent(JSON.stringify(message('ping')), { headers })).status).toBe(200)
  })

  it('is refused by any method but POST, which is named', async () => {
    for (const method of ['GET', 'DELETE', 'PUT'])
      expect(await sent('', { method, headers: { accept: 'text/event-stream' } })).toMatchObject({
        status: 405,
        headers: { allow: 'POST, OPTIONS' },
      })
  })

  it('leads to where people are told of agents, where somebody opens the address in a browser', async () => {
    const headers = { accept: 'text/html,application/xhtml+xml' }
    expect(await sent('', { method: 'GET', headers })).toMatchObject({
      status: 303,
      headers: { location: 'https://octavo.example/flowers/api#agents' },
    })
    expect(await sent('', { method: 'HEAD', headers, url: '/mcp' })).toMatchObject({
      headers: { location: 'https://octavo.example/api#agents' },
    })
    expect((await sent('{}', { headers })).status, 'who sends is answered').not.toBe(303)
  })
})

describe('a batch', () => {
  const batch = (...messages: object[]) => sent(JSON.stringify(messages))

  it('is answered message by message, in its order, and without what asks nothing', async () => {
    const reply = await batch(message('ping', {}, 1), { jsonrpc: '2.0', method: 'ping' }, message('nothing', {}, 2), {})
    expect(bodyOf(reply)).toMatchObject([
      { id: 1, result: {} },
      { id: 2, error: { code: -32_601 } },
      { id: null, error: { code: -32_600 } },
    ])
    expect(await batch({ jsonrpc: '2.0', method: 'ping' })).toMatchObject({ status: 202, body: null })
    expect(bodyOf(await batch([message('ping')]))).toMatchObject([{ id: null, error: { code: -32_600 } }])
  })

  it('has ten messages at most, and is of the oldest revision', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, id) => message('ping', {}, id))
    expect(bodyOf(await batch(...many(10)))).toHaveLength(10)
    expect((await batch(...many(11))).status).toBe(400)
    expect((await batch()).status).toBe(400)
    const headers = { 'mcp-protocol-version': '2025-06-18' }
    expect((await sent(JSON.stringify(many(1)), { headers })).status).toBe(400)
  })
})

describe('what fails here', () => {
  const rose = 'https://octavo.example/flowers/flowers/rose.md'
  const failing = (error: Error) => {
    const { site, failures } = few()
    const fail = () => Promise.reject(error)
    return { site: { ...site, database: { ...site.database, prepared: fail, execute: fail } }, failures }
  }
  const away = () => failing(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))

  it.each([
    ['resources/list', {}],
    ['resources/read', { uri: rose }],
    ['prompts/get', { name: 'introduce', arguments: { name: 'rose' } }],
    [
      'completion/complete',
      { ref: { type: 'ref/prompt', name: 'introduce' }, argument: { name: 'name', value: 'ro' } },
    ],
  ])('is told of %s as the database that is away, and when to come again', async (method, params) => {
    const reply = await sent(JSON.stringify(message(method, params)), { site: away().site })
    expect([reply.status, reply.headers['retry-after']]).toEqual([503, '5'])
    expect(bodyOf(reply)).toMatchObject({
      id: 1,
      error: { code: -32_000, message: expect.stringContaining('cannot be reached') },
    })
  })

  it('is told to those on call, and nothing of it but its name to the agent', async () => {
    for (const [method, params] of [
      ['resources/list', {}],
      ['resources/read', { uri: rose }],
    ] as const) {
      const { site, failures } = failing(new Error('secret'))
      const reply = await sent(JSON.stringify(message(method, params)), { site })
      expect([reply.status, failures.length > 0]).toEqual([500, true])
      expect(bodyOf(reply)).toMatchObject({
        error: { code: -32_603, message: expect.stringMatching(/^Something failed/) },
      })
      expect(String(reply.body)).not.toContain('secret')
    }
  })
})

describe('the limit of requests', () => {
  it('counts each message of a batch, and refuses what is above it', async () => {
    const { site } = fewSite(ground, { RATE_LIMIT_PER_MINUTE: 3 })
    const twice = JSON.stringify([message('ping', {}, 1), message('ping', {}, 2)])
    const first = await sent(twice, { site })
    expect([first.status, first.headers.ratelimit]).toEqual([200, expect.stringContaining('r=')])
    expect((await sent(twice, { site })).status).toBe(429)
    const refused = await sent(JSON.stringify(message('ping')), { site })
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toMatch(/^\d+$/)
    expect((bodyOf(refused) as Told).error.code).toBe(-32_000)
  })
})

describe('web pages', () => {
  it('of other sites are told nothing on a machine of one’s own', async () => {
    const { site } = fewSite(ground, { PUBLIC_URL: 'http://localhost:3000' })
    const said = { site, headers: { origin: 'https://elsewhere.example' } }
    const reply = await sent(JSON.stringify(message('ping')), said)
    expect(reply.status).toBe(403)
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('that are welcome may read the answer and its limit, and are told what they may send', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    const reply = await sent(JSON.stringify(message('ping')), { headers })
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': 'https://elsewhere.example',
      'access-control-expose-headers': expect.stringContaining('RateLimit'),
      vary: 'Origin',
    })
    const { status, headers: allowed } = await sent('', { method: 'OPTIONS', headers })
    expect([status, allowed['access-control-allow-methods']]).toEqual([204, 'POST, OPTIONS'])
    for (const name of ['authorization', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'content-type'])
      expect(allowed['access-control-allow-headers']?.split(', ')).toContain(name)
  })
})

it('counts a message as the tool that it calls or its method, and never by a word of a stranger’s', async () => {
  const kindOf = async (method: string, params: object = {}) => {
    const request: HttpRequest = post(JSON.stringify(message(method, params)))
    await respondToAgent(request, common)
    const { transport, service, kind } = request.subject ?? {}
    return [transport, service, kind]
  }
  expect(await kindOf('tools/call', { name: 'search', arguments: { query: 'rose' } })).toEqual([
    'agents',
    'flowers',
    'search',
  ])
  expect(await kindOf('tools/list')).toEqual(['agents', 'flowers', 'tools/list'])
  expect(await kindOf('tools/call', { name: 'constructor' })).toEqual(['agents', 'flowers', 'other'])
  expect(await kindOf('a word of theirs')).toEqual(['agents', 'flowers', 'other'])
})
