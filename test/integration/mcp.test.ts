/** The agent endpoint, asked by the protocol's own client in both of its eras, and by hand where a client would not go. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { frontDoor } from '#src/http/node.ts'
import { type Site, siteOf } from '#src/http/site.ts'
import { webHandler } from '#src/http/web.ts'
import { isAgentUrl, respondToAgent } from '#src/mcp/respond.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { type Service, services } from '#src/services.ts'
import { pages } from '#src/site/respond.ts'
import { textOf } from '#tools/answer.ts'
import { callTool } from '#tools/index.ts'
import { networkTools } from '#tools/network/index.ts'
import { toolsByService } from '#tools/services/index.ts'
import type { Tool, ToolTable } from '#tools/tool.ts'
import { agentQuestions } from '../agent-questions.ts'
import { askServer, type SentRequest } from '../contract/ask.ts'
import { type StartedCatalogue, startCatalogue } from '../contract/catalogue.ts'

const service = services[0] as Service
const table = Object.entries(toolsByService[service.id] satisfies ToolTable) as [string, Tool][]
const publicUrl = 'https://octavo.example.org'
const now = new Date('2026-03-05T12:00:00Z')
const url = `/${service.path}/mcp`

let world: StartedCatalogue
let site: Site
let server: Server
let port: number
let reported: unknown[] = []

beforeAll(async () => {
  world = await startCatalogue()
  const settings = { PUBLIC_URL: publicUrl, SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0, TRUST_PROXY: 0 }
  site = siteOf(settings, world.database, { now: () => now, report: (_, __, error) => void reported.push(error) })
  server = createServer((incoming, outgoing) => {
    const takes = frontDoor(site, [{ transport: 'agents', takes: isAgentUrl, respond: respondToAgent }])
    if (!takes(incoming, outgoing)) outgoing.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await world.stop()
})

const post = (body: unknown, more: Partial<SentRequest> = {}) =>
  askServer(port, {
    method: 'POST',
    url,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...more,
    headers: { 'content-type': 'application/json', ...more.headers },
  })

const request = (method: string, params?: object, id: string | number = 1) => ({ jsonrpc: '2.0', id, method, params })

/** A request of the revision in which each stands alone. */
const alone = (method: string, params: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  return post(request(method, { ...params, _meta: meta }), {
    headers: {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof params.name === 'string' && { 'mcp-name': params.name }),
      ...(typeof params.uri === 'string' && { 'mcp-name': params.uri }),
      ...headers,
    },
  })
}

const apiAnswer = async (name: string, input: Readonly<Record<string, unknown>>) =>
  textOf(await callTool(service.id, name, input, { ...site, now }))

async function connected(mode: 'legacy' | { pin: string }, at = url): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}${at}`)))
  return client
}

describe.each([
  ['2025-11-25', 'legacy'],
  ['2026-07-28', { pin: '2026-07-28' }],
] as const)('the official client of revision %s', (version, mode) => {
  let client: Client
  beforeAll(async () => {
    client = await connected(mode)
  })
  afterAll(() => client.close())

  test('agrees on its revision and learns whom it talks to', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
    expect(client.getServerVersion()).toMatchObject({ name: `octavo-${service.id}`, title: service.title })
    expect(client.getServerCapabilities()).toEqual({ tools: {}, resources: {}, prompts: {}, completions: {} })
    expect(client.getInstructions()).toContain('search')
  })

  test('is told what every tool takes, and that none of them changes anything', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(table.map(([name]) => name))
    for (const tool of tools) {
      expect(tool.title).toMatch(/^[A-Z]/)
      expect(tool.description?.length).toBeGreaterThan(40)
      expect([tool.inputSchema.type, tool.outputSchema]).toEqual(['object', undefined])
      // Programs of models take no alternatives at the root.
      expect(tool.inputSchema).not.toHaveProperty('anyOf')
      const isRandom = tool.name.startsWith('random_')
      expect(tool.annotations).toMatchObject({
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: !isRandom,
        openWorldHint: tool.name === 'latest_news',
      })
    }
  })

  test('gets from every tool what HTTP gives, once', async () => {
    for (const [name, { example, varies }] of table) {
      if (Object.values(example).includes('')) continue
      const result = await client.callTool({ name, arguments: { ...example } })
      expect(result.isError, `${name}: ${JSON.stringify(result.content).slice(0, 300)}`).toBe(false)
      const [text] = result.content as { type: string; text: string }[]
      expect(result.structuredContent).toBeUndefined()
      if (varies !== 'random') expect(text?.text).toBe(await apiAnswer(name, example))
    }
  })

  test('hears of its mistakes in the words of HTTP, as a result that is an error', async () => {
    const [name] = table.find(([one]) => one.startsWith('list_')) as [string, Tool]
    const result = await client.callTool({ name, arguments: { country: 'Atlantis', limitt: 3, offset: -1 } })
    const [text] = result.content as { text: string }[]
    const problem = JSON.parse(text?.text ?? '') as { status: number; errors: { parameter: string }[] }
    const http = await world.serve({ PUBLIC_URL: publicUrl })
    const asked = await askServer(http.port, {
      url: `/${service.path}/api/v1/${name}?country=Atlantis&limitt=3&offset=-1`,
    })
    await http.close()
    expect(result.isError).toBe(true)
    expect(result.structuredContent).toBeUndefined()
    expect({ ...problem, request_id: '' }).toEqual({ ...asked.json(), request_id: '' })
    expect(problem.errors.map(({ parameter }) => parameter).sort()).toEqual(['country', 'limitt', 'offset'])
  })

  test('hears that there is no such entry, with the nearest', async () => {
    const [name] = table.find(([, { kind }]) => kind === 'get') as [string, Tool]
    const result = await client.callTool({ name, arguments: { slug: 'no-such-thing' } })
    const [text] = result.content as { text: string }[]
    expect(result.isError).toBe(true)
    expect(JSON.parse(text?.text ?? '')).toMatchObject({ status: 404, code: 'not_found' })
  })

  test('finds every entry as a resource, and reads what its page says as Markdown', async () => {
    const { resources } = await client.listResources()
    const counted = await counts(world.database, service.id)
    expect(resources).toHaveLength(
      resourcesOf(service.id).reduce((sum, resource) => sum + counted.all(resource).written, 0),
    )
    expect(new Set(resources.map(({ uri }) => uri)).size).toBe(resources.length)
    const [rose] = resources.filter(({ name, uri }) => name === 'rose' && uri.includes('/flowers/flowers/'))
    expect(rose).toMatchObject({
      title: 'Rose',
      mimeType: 'text/markdown',
      uri: `${publicUrl}/flowers/flowers/rose.md`,
    })
    const { contents } = await client.readResource({ uri: rose?.uri ?? '' })
    const page = await pages.respond(
      {
        method: 'GET',
        url: '/flowers/flowers/rose.md',
        header: () => undefined,
        body: async () => new Uint8Array(),
        client: '',
      },
      site,
    )
    expect(contents).toEqual([
      { uri: rose?.uri, mimeType: 'text/markdown', text: Buffer.from(page.body as Uint8Array).toString() },
    ])
  })

  test('reads an entry by the template of its sort, whose slug is completed while it is typed', async () => {
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates).toHaveLength(resourcesOf(service.id).length)
    const { uriTemplate } = resourceTemplates.find(({ name }) => name === 'flowers-flower') ?? { uriTemplate: '' }
    const ref = { type: 'ref/resource' as const, uri: uriTemplate }
    const { completion } = await client.complete({ ref, argument: { name: 'slug', value: 'ros' } })
    expect(completion.values[0]).toBe('rose')
    const all = await client.complete({ ref, argument: { name: 'slug', value: '' } })
    expect([all.completion.values.length, all.completion.hasMore]).toEqual([20, true])
    const { contents } = await client.readResource({ uri: uriTemplate.replace('{slug}', completion.values[0] ?? '') })
    expect(contents).toHaveLength(1)
  })

  test('is refused what is no page of this endpoint', async () => {
    for (const uri of [
      `${publicUrl}/flowers/flowers/no-such-flower.md`,
      `${publicUrl}/flowers/flowers/rose`,
      `${publicUrl}/food/dishes/ramen.md`,
      `${publicUrl}/flowers/../admin.md`,
      `${publicUrl}/flowers/search.md?q=rose`,
      'https://evil.example/flowers/flowers/rose.md',
      'file:///etc/passwd.md',
    ])
      await expect(client.readResource({ uri }), uri).rejects.toMatchObject({ code: -32602 })
  })

  test('is given prompts, with the entries that they speak of and names to choose from', async () => {
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(['introduce', 'compare', 'days_ahead'])
    const { completion } = await client.complete({
      ref: { type: 'ref/prompt', name: 'introduce' },
      argument: { name: 'name', value: 'lot' },
    })
    expect(completion.values).toContain('Lotus')
    const places = await client.complete({
      ref: { type: 'ref/prompt', name: 'days_ahead' },
      argument: { name: 'country', value: 'jap' },
    })
    expect(places.completion.values).toEqual(['Japan'])
    const { messages } = await client.getPrompt({ name: 'compare', arguments: { one: 'the lotus', other: 'Rose' } })
    expect(messages.map(({ content }) => (content.type === 'resource' ? content.resource.uri : content.type))).toEqual([
      'text',
      `${publicUrl}/flowers/flowers/lotus.md`,
      `${publicUrl}/flowers/flowers/rose.md`,
    ])
    const ahead = await client.getPrompt({ name: 'days_ahead', arguments: { date: '2027-03-20' } })
    expect(JSON.stringify(ahead.messages)).toContain('in_flower_today with date 2027-03-20')
  })

  test('is told what is wrong with what it gives a prompt, and what may be meant', async () => {
    for (const [name, given] of [
      ['no_such_prompt', {}],
      ['introduce', {}],
      ['introduce', { name: ' ' }],
      ['introduce', { name: 'Rose', colour: 'red' }],
      ['introduce', { name: 'x'.repeat(121) }],
      ['introduce', { name: 'No such flower' }],
      ['days_ahead', { date: 'tomorrow' }],
      ['toString', {}],
    ] as const)
      await expect(client.getPrompt({ name, arguments: { ...given } }), name).rejects.toMatchObject({ code: -32602 })
    for (const ref of [
      { type: 'ref/prompt' as const, name: 'toString' },
      { type: 'ref/resource' as const, uri: `${publicUrl}/{slug}.md` },
    ])
      await expect(client.complete({ ref, argument: { name: 'name', value: '' } })).rejects.toMatchObject({
        code: -32602,
      })
  })

  test('is refused a tool that there is not', async () => {
    await expect(client.callTool({ name: 'no_such_tool' })).rejects.toMatchObject({ code: -32602 })
  })
})

test('the two eras and the two doors give the same tools', async () => {
  const list = async (body: { json: () => Record<string, unknown> }) => (body.json().result as { tools: unknown }).tools
  const opened = await list(await post(request('tools/list')))
  expect(await list(await alone('tools/list'))).toEqual(opened)
  const response = await webHandler(
    () => site,
    respondToAgent,
  )(
    new Request(publicUrl + url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request('tools/list')),
    }),
  )
  expect(((await response.json()) as { result: { tools: unknown } }).result.tools).toEqual(opened)
})

describe('revisions that open with initialize', () => {
  const open = (protocolVersion: string) =>
    post(request('initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } }))

  test('get the one they ask for, or our newest where we do not speak it', async () => {
    for (const version of ['2025-11-25', '2025-06-18', '2025-03-26'])
      expect((await open(version)).json()).toMatchObject({ id: 1, result: { protocolVersion: version } })
    for (const version of ['2024-11-05', '1999-01-01', '2026-07-28'])
      expect((await open(version)).json()).toMatchObject({ result: { protocolVersion: '2025-11-25' } })
  })

  test('are given no session, and JSON rather than a stream', async () => {
    const { status, headers } = await open('2025-11-25')
    expect([status, headers['content-type'], headers['mcp-session-id']]).toEqual([200, 'application/json', undefined])
  })

  test('are refused a revision in the header that we do not speak', async () => {
    const { status, json } = await post(request('tools/list'), { headers: { 'mcp-protocol-version': '1999-01-01' } })
    expect([status, json().error]).toMatchObject([400, { code: -32022, data: { requested: '1999-01-01' } }])
  })

  test('get an empty answer to ping, and 202 without a body for what needs none', async () => {
    expect((await post(request('ping', undefined, 'p'))).json()).toEqual({ jsonrpc: '2.0', id: 'p', result: {} })
    for (const message of [
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
      { jsonrpc: '2.0', id: 7, result: {} },
    ]) {
      const { status, body } = await post(message)
      expect([status, body]).toEqual([202, ''])
    }
  })

  test('are told that a method is not there', async () => {
    for (const method of ['resources/subscribe', 'logging/setLevel', 'server/discover', 'toString', '__proto__']) {
      const { status, json } = await post(request(method))
      expect([status, json().error]).toMatchObject([200, { code: -32601 }])
    }
  })

  test('may send a batch in the oldest revision only, and a short one', async () => {
    const batch = [
      request('ping', {}, 1),
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      request('nope', {}, 2),
    ]
    const answers = JSON.parse((await post(batch)).body) as { id: number }[]
    expect(answers).toMatchObject([
      { id: 1, result: {} },
      { id: 2, error: { code: -32601 } },
    ])
    expect((await post(batch, { headers: { 'mcp-protocol-version': '2025-06-18' } })).status).toBe(400)
    expect((await post(Array.from({ length: 11 }, () => request('ping')))).status).toBe(400)
    expect((await post([])).status).toBe(400)
  })
})

describe('the revision in which every request stands alone', () => {
  test('discovers what there is, and may keep it', async () => {
    expect((await alone('server/discover')).json().result).toMatchObject({
      resultType: 'complete',
      supportedVersions: ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'],
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      cacheScope: 'public',
      ttlMs: 300_000,
      _meta: { 'io.modelcontextprotocol/serverInfo': { name: `octavo-${service.id}` } },
    })
  })

  test('is refused where headers and body disagree, or one is missing', async () => {
    const [name] = table[0] as [string, Tool]
    const call = { name, arguments: {} }
    for (const headers of [
      { 'mcp-method': 'tools/list' },
      { 'mcp-name': 'another' },
      { 'mcp-name': '=?base64?YW5vdGhlcg==?=' },
      { 'mcp-protocol-version': '2025-11-25' },
    ] as Record<string, string>[]) {
      const { status, json } = await alone('tools/call', call, headers)
      expect([status, json().error]).toMatchObject([400, { code: -32020 }])
    }
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const bare = await post(request('tools/list', { _meta: meta }))
    expect([bare.status, bare.json().error]).toMatchObject([400, { code: -32020 }])
    const encoded = `=?base64?${Buffer.from(name).toString('base64')}?=`
    expect((await alone('tools/call', call, { 'mcp-name': encoded })).status).toBe(200)
  })

  test('is told which revisions there are when it names another, and what is missing when it names none', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2099-01-01',
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const other = await post(request('tools/list', { _meta: meta }), {
      headers: { 'mcp-protocol-version': '2099-01-01' },
    })
    expect([other.status, other.json().error]).toMatchObject([400, { code: -32022, data: { requested: '2099-01-01' } }])
    const { supportedVersions } = (await alone('server/discover')).json().result as { supportedVersions: string[] }
    expect((other.json().error as { data: { supported: string[] } }).data.supported).toEqual(supportedVersions)
    const unlike = await post(request('tools/list', { _meta: meta }), {
      headers: { 'mcp-protocol-version': '2026-07-28' },
    })
    expect([unlike.status, unlike.json().error]).toMatchObject([400, { code: -32020 }])
    const none = await post(request('tools/list'), { headers: { 'mcp-protocol-version': '2026-07-28' } })
    expect([none.status, none.json().error]).toMatchObject([400, { code: -32602 }])
  })

  test('is told with status 404 that a method is not there, initialize among them', async () => {
    for (const method of ['initialize', 'ping', 'logging/setLevel']) {
      const { status, json } = await alone(method)
      expect([status, json().error]).toMatchObject([404, { code: -32601 }])
    }
  })
})

describe('what is no message', () => {
  test('is refused with a status and a reason', async () => {
    const cases: [unknown, number, number][] = [
      ['{', 400, -32700],
      ['', 400, -32700],
      ['null', 400, -32600],
      ['"x"', 400, -32600],
      [{ id: 1, method: 'ping' }, 400, -32600],
      [{ jsonrpc: '2.0', id: {}, method: 'ping' }, 400, -32600],
      [{ jsonrpc: '2.0', id: null, method: 'ping' }, 400, -32600],
      [{ jsonrpc: '2.0', id: 1, method: 'ping', params: [] }, 400, -32600],
      [`"${'x'.repeat(17_000)}"`, 413, -32000],
    ]
    for (const [body, status, code] of cases) {
      const heard = await post(body)
      expect([heard.status, heard.json().error], String(body).slice(0, 60)).toMatchObject([status, { code }])
    }
    const text = await post(request('ping'), { headers: { 'content-type': 'text/plain' } })
    expect(text.status).toBe(415)
  })

  test('is refused by its method: there is no stream to open and no session to end', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const { status, headers } = await askServer(port, { method, url })
      expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS'])
    }
  })

  test('is refused at the address of a service that there is not', async () => {
    expect((await post(request('ping'), { url: '/no-such-service/mcp' })).status).toBe(404)
  })

  test('calls no tool: a name or arguments of the wrong shape', async () => {
    const [name] = table[0] as [string, Tool]
    expect((await post(request('tools/call', { name: 1 }))).json().error).toMatchObject({ code: -32602 })
    expect((await post(request('tools/list', { cursor: 'x' }))).json().error).toMatchObject({ code: -32602 })
    const { result } = (await post(request('tools/call', { name, arguments: ['x'] }))).json() as {
      result: { isError: boolean; content: { text: string }[] }
    }
    expect(result.isError).toBe(true)
    expect(JSON.parse(result.content[0]?.text ?? '')).toMatchObject({ code: 'invalid_request' })
  })
})

describe('web pages', () => {
  const asked = async (origin: string) => {
    const { status, headers } = await post(request('ping'), { headers: { origin } })
    return [status, headers['access-control-allow-origin']]
  }
  const strangers = [
    'https://evil.example',
    'null',
    'https://octavo.example.org.evil.example',
    'http://localhost.evil.example',
  ]

  test('of all sites may talk to it on the web, as to the API', async () => {
    for (const origin of strangers) expect(await asked(origin)).toEqual([200, origin])
  })

  test('of other sites are refused on a machine of one’s own, so that no name can be bound anew to reach it', async () => {
    const before = site
    site = { ...before, publicUrl: 'http://localhost:3000' }
    for (const origin of strangers) expect(await asked(origin)).toEqual([403, undefined])
    site = before
  })

  test('of those sites alone that the deployment names, where it names any', async () => {
    const before = site
    site = { ...before, agentOrigins: ['https://chat.example.com'] }
    expect(await asked('https://chat.example.com')).toEqual([200, 'https://chat.example.com'])
    for (const origin of strangers) expect(await asked(origin)).toEqual([403, undefined])
    site = before
  })

  test('show people where agents are told of, when they open it in a browser', async () => {
    const { status, headers } = await askServer(port, { url, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect([status, headers.location]).toEqual([303, `${publicUrl}/${service.path}/api#agents`])
    const stream = await askServer(port, { url, headers: { accept: 'text/event-stream' } })
    expect(stream.status).toBe(405)
  })

  test('of ours and of the reader’s own machine may talk to it', async () => {
    for (const origin of [publicUrl, 'http://localhost:6274', 'http://127.0.0.1:8080', 'http://[::1]:1']) {
      const { status, headers } = await post(request('ping'), { headers: { origin } })
      expect([status, headers['access-control-allow-origin'], headers.vary]).toEqual([200, origin, 'Origin'])
      const preflight = await askServer(port, { method: 'OPTIONS', url, headers: { origin } })
      expect([preflight.status, preflight.headers['access-control-allow-methods']]).toEqual([204, 'POST, OPTIONS'])
      expect(preflight.headers['access-control-allow-headers']).toContain('mcp-protocol-version')
    }
  })
})

test('requests count towards the reader’s limit, each message of a batch as well', async () => {
  const settings = { PUBLIC_URL: publicUrl, SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 3, TRUST_PROXY: 0 }
  const open = site
  site = siteOf(settings, world.database, { now: () => now })
  expect((await post([request('ping'), request('ping')])).headers.ratelimit).toMatch(/r=2;t=\d+$/)
  expect((await post(request('ping'))).status).toBe(200)
  const { status, headers } = await post(request('ping'))
  expect([status, headers.ratelimit]).toEqual([429, `"default";r=0;t=${headers['retry-after']}`])
  site = open
})

test('what fails on our side is logged once and never shown', async () => {
  const open = site
  reported = []
  const fail = async () => Promise.reject(new Error('secret'))
  site = { ...site, database: { ...world.database, execute: fail, prepared: fail } }
  const [name] = table.find(([, { kind }]) => kind === 'search') as [string, Tool]
  const { result } = (await post(request('tools/call', { name, arguments: { query: 'something new' } }))).json() as {
    result: { isError: boolean; content: { text: string }[] }
  }
  site = open
  expect(result.isError).toBe(true)
  expect(JSON.parse(result.content[0]?.text ?? '')).toMatchObject({ code: 'internal', status: 500 })
  expect(JSON.stringify(result)).not.toContain('secret')
  expect(reported).toHaveLength(1)
})

test('the network has an endpoint of its own, with its own tools and the answers of its API', async () => {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)))
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(networkTools))
  for (const [name, { example }] of Object.entries(networkTools)) {
    const { content, isError } = await client.callTool({ name, arguments: { ...example } })
    expect(isError).toBe(false)
    expect(content).toEqual([
      { type: 'text', text: textOf(await callTool('network', name, example, { ...site, now })) },
    ])
  }
  const { resources, nextCursor } = await client.listResources({ cursor: '0' })
  expect([resources.length, nextCursor, resources[0]?.uri]).toEqual([
    100,
    '100',
    expect.stringMatching(/^https:\/\/octavo\.example\.org\/topics\/[a-z0-9-]+\.md$/),
  ])
  for (const uri of [resources[0]?.uri ?? '', `${publicUrl}/food/dishes/ceviche.md`])
    expect((await client.readResource({ uri })).contents[0]).toMatchObject({ uri, mimeType: 'text/markdown' })
  await expect(client.listResources({ cursor: 'x' })).rejects.toMatchObject({ code: -32602 })
  const { messages } = await client.getPrompt({ name: 'introduce', arguments: { name: 'Comté' } })
  expect(JSON.stringify(messages[1])).toContain(`${publicUrl}/cheese/cheeses/comte.md`)
  await client.close()
  expect((await askServer(port, { method: 'POST', url: '/network/mcp' })).status).toBe(404)
})

test('of forty questions, 38 are answered by the one call that was chosen from the definitions alone', async () => {
  const clients = new Map<string, Client>()
  const unanswered: string[] = []
  for (const { question, surface, tool: name, input, expected } of agentQuestions) {
    const path = services.find(({ id }) => id === surface)?.path
    const client = clients.get(surface) ?? (await connected('legacy', path === undefined ? '/mcp' : `/${path}/mcp`))
    clients.set(surface, client)
    const { content, isError } = await client.callTool({ name, arguments: { ...input } })
    const text = (content as { text: string }[])[0]?.text.toLowerCase() ?? ''
    const isAnswered =
      !isError && !text.includes('"items":[]') && expected.every((one) => text.includes(one.toLowerCase()))
    if (!isAnswered) unanswered.push(question)
  }
  for (const client of clients.values()) await client.close()
  expect(agentQuestions).toHaveLength(40)
  expect(unanswered.length, unanswered.join(' ')).toBeLessThanOrEqual(2)
})
