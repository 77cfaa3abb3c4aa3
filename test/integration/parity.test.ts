/** Two doors, one handler: our own server and the web-standard one answer every request alike. */
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { data } from '#src/data/respond.ts'
import { closeGently } from '#src/http/guarded-server.ts'
import { respond } from '#src/http/respond.ts'
import { httpServer } from '#src/http/server.ts'
import { siteOf } from '#src/http/site.ts'
import { webDoor, webHandler } from '#src/http/web.ts'
import { pages } from '#src/site/respond.ts'
import { askServer, type SentRequest } from '#test/contract/ask.ts'
import { type Served, type StartedCatalogue, startCatalogue } from '#test/contract/catalogue.ts'

const api = '/flowers/api/v1'
const json = { 'content-type': 'application/json' }
const settings = { PUBLIC_URL: 'https://octavo.test', RATE_LIMIT_PER_MINUTE: 40, TRUST_PROXY: 1 }

let world: StartedCatalogue
let node: Served
let web: (request: Request) => Promise<Response>

beforeAll(async () => {
  world = await startCatalogue()
  const now = () => new Date('2026-05-01T23:59:00Z')
  // Two sites with the same settings, so that each counts its own requests.
  const forWeb = await world.serve(settings, { now })
  node = await world.serve(settings, { now })
  web = webHandler(() => forWeb.site, respond)
})
afterAll(async () => {
  await world.stop()
})

const big = JSON.stringify({ query: 'rose' }).padEnd(20_000)

const requests: SentRequest[] = [
  { url: `${api}/get_flower?slug=rose` },
  { url: `${api}/get_flower?slug=rose`, headers: { 'if-none-match': '*' } },
  { url: `${api}/get_flower?slug=roze` },
  { url: `${api}/get_flower/?name=R%C3%B4se+` },
  { url: `${api}/get_flower?slug=%ff&slug=a&x=1` },
  { url: `${api}/list_flowers?color=red&limit=3&offset=1` },
  { url: `${api}/list_flowers?color=red&limit=300` },
  { url: `${api}/in_flower_today` },
  { url: `${api}/search?query=rose`, method: 'HEAD' },
  { url: `${api}/search?query=`, method: 'HEAD' },
  { url: `${api}/search`, method: 'OPTIONS' },
  { url: `${api}/search`, method: 'DELETE' },
  { url: `${api}/search`, method: 'POST', headers: json, body: '{"query":"rose"}' },
  { url: `${api}/search?query=a`, method: 'POST', headers: json, body: '{"query":"rose"}' },
  { url: `${api}/search`, method: 'POST', headers: json, body: '{"query":' },
  { url: `${api}/search`, method: 'POST', headers: json, body: big },
  { url: `${api}/search`, method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'query' },
  { url: `${api}/stats`, method: 'POST' },
  { url: api },
  { url: `${api}/` },
  { url: `${api}?x=1` },
  { url: `${api}/openapi.json` },
  { url: `${api}/openapi.json`, method: 'PUT' },
  { url: `${api}/no_such_tool` },
  { url: `${api}/stats/more` },
  { url: `${api}/st%61ts` },
  { url: '/nothing/api/v1/stats' },
  { url: '/api/v1' },
  { url: '/api/v1/today' },
  { url: '/api/v1/search?query=rose&catalogue=flowers' },
  { url: '/api/v1/calendar?days_ahead=400&faith=none' },
  { url: '/api/v1/country', method: 'POST', headers: json, body: '{"country":"JP"}' },
  { url: '/api/v1/get_flower?slug=rose' },
]

it('gives equal answers through both doors', async () => {
  for (const asked of requests) {
    const headers = { 'x-forwarded-for': '192.0.2.1', ...asked.headers }
    const throughNode = await askServer(node.port, { ...asked, headers })
    const throughWeb = await web(webRequest({ ...asked, headers }))
    const what = `${asked.method ?? 'GET'} ${asked.url}`
    expect(throughWeb.status, what).toBe(throughNode.status)
    expect(comparable(Object.fromEntries(throughWeb.headers)), what).toEqual(comparable(throughNode.headers))
    expect(withoutId(await throughWeb.text()), what).toEqual(withoutId(throughNode.body))
  }
})

it('gives pages and data for programs alike through both doors', async () => {
  const site = siteOf({ ...settings, SERVICE_HOSTS: {}, RATE_LIMIT_PER_MINUTE: 0 }, world.database, {
    now: () => new Date('2026-05-01T12:00:00Z'),
  })
  const doors = { site, serviceHosts: {}, handlers: [data, pages] }
  const server = httpServer({ ...doors, otherwise: async (_, outgoing) => void outgoing.writeHead(404).end() })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const through = webDoor(doors)
  const asked: SentRequest[] = [
    { url: '/flowers/flowers/rose.md' },
    { url: '/flowers/flowers/rose', headers: { accept: 'text/markdown' } },
    { url: '/flowers/flowers/rose.jsonld', method: 'HEAD' },
    { url: '/flowers/flowers/no-such-flower.md' },
    { url: '/index.md' },
    { url: '/llms.txt' },
    { url: '/.well-known/api-catalog' },
    { url: '/.well-known/security.txt', headers: { accept: 'text/markdown' } },
    { url: '/flowers/data/changes?limit=2' },
    { url: '/flowers/data/changes?limit=0' },
    { url: '/data/index.json' },
    { url: '/data/topics.schema.json' },
    { url: '/flowers/data/flowers.csv', method: 'DELETE' },
  ]
  for (const one of asked) {
    const throughNode = await askServer((server.address() as AddressInfo).port, one)
    const throughWeb = await through(webRequest(one))
    const what = `${one.method ?? 'GET'} ${one.url}`
    expect(throughWeb.status, what).toBe(throughNode.status)
    expect(comparable(Object.fromEntries(throughWeb.headers)), what).toEqual(comparable(throughNode.headers))
    expect(withoutId(await throughWeb.text()), what).toEqual(withoutId(throughNode.body))
  }
  await closeGently(server, 500)
})

it('limits through both doors', async () => {
  const headers = { 'x-forwarded-for': '2001:db8:0:1:2:3:4:5' }
  for (let request = 0; request < 40; request++) await web(webRequest({ url: `${api}/stats`, headers }))
  const neighbour = { 'x-forwarded-for': '2001:db8:0:1::9' }
  expect((await web(webRequest({ url: `${api}/stats`, headers: neighbour }))).status).toBe(429)
  expect(
    (await web(webRequest({ url: `${api}/stats`, headers: { 'x-forwarded-for': '2001:db8:0:2::9' } }))).status,
  ).toBe(200)
})

it('cuts a body short through the web-standard door, whatever length it claims', async () => {
  const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(8192)) })
  const init = { method: 'POST', headers: json, body: endless, duplex: 'half' } as RequestInit
  expect((await web(new Request(`https://octavo.test${api}/search`, init))).status).toBe(413)
})

const webRequest = ({ method = 'GET', url, headers = {}, body }: SentRequest): Request =>
  new Request(`https://octavo.test${url}`, { method, headers, ...(body !== undefined && { body: String(body) }) })

const ofTheConnection = ['date', 'connection', 'keep-alive', 'x-request-id', 'server-timing']

const comparable = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !ofTheConnection.includes(name))
      .sort(),
  )

const withoutId = (body: string): string => body.replace(/"request_id":"[^"]+"/, '')
