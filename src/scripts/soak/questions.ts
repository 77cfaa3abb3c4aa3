/** Questions of readers and agents, of every sort: each call gives the next one, and hardly any twice. */
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { type Service, services } from '#src/services.ts'
import { browsing } from '#src/site/browse.ts'
import { badValues } from '#test/contract/bad-values.ts'
import { networkTools } from '#tools/network/index.ts'
import { parametersOf } from '#tools/parse-input.ts'
import { toolsByService } from '#tools/services/index.ts'
import type { AnyTool, Tool } from '#tools/tool.ts'
import type { Chance } from '../chance.ts'
import type { HttpQuestion } from '../exchange.ts'
import type { ReplyInBrief } from './ask.ts'
import { drawValues, drawWord, type Parameter, type Values } from './draw.ts'
import type { SiteMap } from './site-map.ts'

/** A kind of question that readers ask. */
export type QuestionKind =
  | 'tool'
  | 'page'
  | 'list page'
  | 'search page'
  | 'calendar'
  | 'feed'
  | 'agent'
  | 'plate'
  | 'hostile'
  | 'again'

/** A question, and of which kind it is. */
export type SoakQuestion = { kind: QuestionKind; question: HttpQuestion }

/** The percentage of each kind of question. */
const shares: Readonly<Record<QuestionKind, number>> = {
  tool: 44,
  page: 14,
  'list page': 9,
  'search page': 5,
  calendar: 5,
  feed: 3,
  agent: 8,
  plate: 4,
  hostile: 5,
  again: 3,
}

/** Each kind as often as its share. */
const kinds = (Object.keys(shares) as QuestionKind[]).flatMap((kind) => Array<QuestionKind>(shares[kind]).fill(kind))

const feeds = ['feed.xml', 'atom.xml', 'feed.json', 'calendar.ics', 'sitemap.xml', 'robots.txt', 'api/v1/openapi.json']
const codings = [undefined, 'gzip', 'br', 'gzip, deflate, br, zstd', 'br;q=0, gzip;q=0.5', 'identity']

/** Most addresses of plates, and answers with a validator, that are remembered to be asked for. */
const MOST_KEPT = 500

/** Where surfaces answer: the network, and each service. */
const places = ['', ...services.map(({ path }) => `/${path}`)]

/** Draws questions, and learns from the answers what else can be asked. */
export function questions(draw: Chance, map: SiteMap) {
  const own = services.flatMap((service) =>
    Object.entries<Tool>(toolsByService[service.id]).map(([name, tool]) => ({
      service,
      base: `/${service.path}`,
      name,
      tool,
    })),
  )
  // The network is asked about what any of its services has.
  const shared = services.flatMap((service) =>
    Object.entries<AnyTool>(networkTools).map(([name, tool]) => ({ service, base: '', name, tool })),
  )
  const tools = [...own, ...shared]
  const lists = services.flatMap((service) =>
    resourcesOf(service.id).flatMap((resource) => {
      const named = browsing(resource)
      return named ? [{ service, path: resource.path, tool: named.tool }] : []
    }),
  )
  const plates = forgetful<string>()
  const toAskAgain = forgetful<HttpQuestion>()
  // Each of these is asked for once, between drawn ones, beginning with the last.
  const first: SoakQuestion[] = [
    ...services.flatMap(({ id }) => map.pages[id].map((url): SoakQuestion => ({ kind: 'page', question: { url } }))),
    ...['/', '/today', '/calendar', '/countries', '/about', '/api', '/sitemap-network.xml'].map(
      (url): SoakQuestion => ({ kind: 'page', question: { url } }),
    ),
    ...places.flatMap((place) =>
      feeds.map((feed): SoakQuestion => ({ kind: 'feed', question: { url: `${place}/${feed}` } })),
    ),
    ...tools.map(
      ({ base, name, tool }): SoakQuestion => ({ kind: 'tool', question: call(base, name, tool.example as Values) }),
    ),
  ]

  const drawTool = () => {
    const { service, base, name, tool } = draw.one(tools)
    return { base, name, tool, values: drawValues(draw, tool, map.names(service.id, pathOf(service, tool))) }
  }

  const makers: Record<QuestionKind, () => HttpQuestion> = {
    tool: () => {
      const { base, name, values } = drawTool()
      return call(base, name, values, draw.next() < 0.2 ? 'POST' : 'GET')
    },
    page: () => {
      const url = draw.one(map.pages[draw.one(services).id])
      return { url: draw.next() < 0.5 ? url : withQuery(url, { [drawWord(draw)]: drawWord(draw) }) }
    },
    'list page': () => {
      const { service, path, tool } = draw.one(lists)
      const { limit: _, offset: __, ...values } = drawValues(draw, tool, map.names(service.id, path))
      return { url: withQuery(`/${service.path}/${path}`, { ...values, page: draw.between(1, 40) }) }
    },
    'search page': () => {
      const { path, id } = draw.one(services)
      const place = draw.next() < 0.2 ? '' : `/${path}`
      const slug = draw.one(map.names(id, undefined).of)
      const q = draw.one([slug.replaceAll('-', ' '), slug.slice(0, draw.between(2, 9)), `${slug} ${drawWord(draw)}`])
      return { url: withQuery(`${place}/search`, { q }) }
    },
    calendar: () => {
      const place = draw.one(places)
      const date = `${draw.between(2025, 2028)}-${two(draw.between(1, 12))}-${two(draw.between(1, 28))}`
      return { url: withQuery(`${place}/calendar`, { date, days_ahead: draw.between(1, 60) }) }
    },
    feed: () => ({ url: withQuery(`${draw.one(places)}/${draw.one(feeds)}`, { since: draw.between(0, 1e9) }) }),
    agent: () => agentMessage(draw, drawTool()),
    plate: () => ({ url: plates.some(draw) ?? '/favicon.ico' }),
    hostile: () => hostile(draw, drawTool()),
    again: () => toAskAgain.some(draw) ?? { url: '/' },
  }

  return {
    next(): SoakQuestion {
      const { kind, question } = (draw.next() < 0.5 && first.pop()) || drawn()
      const coding = draw.one(codings)
      const headers = { ...question.headers, ...(coding && kind !== 'again' && { 'accept-encoding': coding }) }
      return { kind, question: { ...question, headers } }
    },
    /** Learns from an answer: plates a page shows, and validators that can be asked with. */
    learn({ question }: SoakQuestion, { headers, text }: ReplyInBrief): void {
      for (const [, address] of text.matchAll(/(?:src|href)="(\/(?:plates|assets|media)\/[^"]+)"/g))
        plates.add(String(address), draw)
      const { etag } = headers
      if (typeof etag !== 'string' || question.method === 'POST') return
      if (draw.next() < 0.1)
        toAskAgain.add({ ...question, headers: { ...question.headers, 'if-none-match': etag } }, draw)
    },
  }

  function drawn(): SoakQuestion {
    const kind = draw.one(kinds)
    return { kind, question: makers[kind]() }
  }
}

const pathOf = ({ id }: Service, tool: AnyTool): string | undefined =>
  resourcesOf(id).find((resource) => resource.id === tool.resource)?.path

const withQuery = (path: string, values: Values): string =>
  `${path}?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`

const json = { 'content-type': 'application/json' }

function call(base: string, name: string, values: Values, method = 'GET'): HttpQuestion {
  const url = `${base}/api/v1/${name}`
  return method === 'GET'
    ? { url: withQuery(url, values) }
    : { method, url, headers: json, body: JSON.stringify(values) }
}

type Drawn = { base: string; name: string; tool: AnyTool; values: Values }

function agentMessage(draw: Chance, { base, name, values }: Drawn): HttpQuestion {
  const message = { jsonrpc: '2.0', id: draw.between(1, 1e9) }
  const body = draw.one([
    ...Array.from({ length: 12 }, () => ({ ...message, method: 'tools/call', params: { name, arguments: values } })),
    { ...message, method: 'tools/list' },
    { ...message, method: 'resources/list' },
    { ...message, method: drawWord(draw), params: values },
  ])
  return { method: 'POST', url: `${base}/mcp`, headers: json, body: JSON.stringify(body) }
}

/** Hostile requests. None of them may be answered with a failure on our side. */
function hostile(draw: Chance, { base, name, tool, values }: Drawn): HttpQuestion {
  const url = `${base}/api/v1/${name}`
  return draw.one([
    () => badCall(draw, url, tool, values),
    () => ({ url: draw.one(['/%', '/%E0%A4%A', '//', '/..%2f..%2fetc%2fpasswd', `/${'a'.repeat(4000)}`, '/%00']) }),
    () => ({ url: `${base}/${draw.one(['%ff', '%E0%A4%A', '%2e%2e/', '%00', drawWord(draw)].map(encoded))}` }),
    () => ({
      url: withQuery(`${base}/search`, { q: draw.one(['%', '_', '\\', '\0', "'--", 'x'.repeat(3000)]) }),
    }),
    () => ({
      method: draw.one(['DELETE', 'PUT', 'PATCH', 'OPTIONS', 'PROPFIND']),
      url: draw.one([url, base || '/']),
    }),
    () => ({
      method: 'POST',
      url,
      headers: json,
      body: draw.one(['{', '[]', 'null', '"', '{"a":{}}', ' '.repeat(20_000)]),
    }),
    () => ({
      method: 'POST',
      url: `${base}/mcp`,
      headers: json,
      body: draw.one(['{', '[]', '{}', '[{}]', 'null']),
    }),
    () => ({ url, headers: { 'if-none-match': '"'.repeat(500), range: 'bytes=0-0,5-1', 'accept-encoding': 'br;q=x' } }),
    () => ({ url: `/${draw.one(['plates', 'assets', 'media'])}/${encoded(drawWord(draw))}` }),
  ])()
}

function badCall(draw: Chance, url: string, tool: AnyTool, values: Values): HttpQuestion {
  const { properties, required } = parametersOf(tool)
  const names = Object.keys(properties)
  if (names.length === 0) return { url: withQuery(url, { [drawWord(draw)]: 1 }) }
  const name = draw.one(names)
  const { minimum, maximum, ...schema } = properties[name] as Parameter
  const bad = draw.one(
    badValues({
      type: 'string',
      ...schema,
      required: required.includes(name),
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
    } as Parameters<typeof badValues>[0]),
  )
  if ('query' in bad) return { url: `${withQuery(url, values)}&${name}=${bad.query}` }
  return { method: 'POST', url, headers: json, body: JSON.stringify({ ...values, [name]: bad.json }) }
}

/** A list of bounded length, which drops one of its values when it is full. */
function forgetful<T>() {
  const list: T[] = []
  return {
    add(value: T, draw: Chance): void {
      if (list.length < MOST_KEPT) list.push(value)
      else list[draw.between(0, MOST_KEPT - 1)] = value
    },
    some: (draw: Chance): T | undefined => (list.length > 0 ? draw.one(list) : undefined),
  }
}

/** A path as it may stand in a request line. */
const encoded = (path: string): string => path.replace(/[^\x21-\x7e]/g, encodeURIComponent)

const two = (number: number): string => String(number).padStart(2, '0')
