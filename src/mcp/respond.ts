/**
 * The agent endpoint of a service, `/<service>/mcp`, and of the network, `/mcp`: the Model Context Protocol over streamable HTTP, without
 * sessions and with JSON answers, as one handler in plain values for both doors.
 */
import {
  isJsonContentType,
  type JSONRPCResponse,
  ProtocolErrorCode,
  type RequestId,
} from '@modelcontextprotocol/server'
import { decodedPath } from '#src/http/address.ts'
import { allowanceOf, limitRefusal } from '#src/http/allowance.ts'
import { failureOf } from '#src/http/failure.ts'
import { type Allowance, limitHeaders } from '#src/http/limiter.ts'
import { preflightReply } from '#src/http/preflight.ts'
import { challenge, comeBackSeconds } from '#src/http/problem.ts'
import { everyReply, type HttpReply, type HttpRequest } from '#src/http/request-and-reply.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { Site } from '#src/http/site.ts'
import { encode } from '#src/read-model/json.ts'
import { addressOf, findService, network, type Surface } from '#src/services.ts'
import { OTHER, requestSubjectOf } from '#src/telemetry/requests.ts'
import { toolsOf } from '#tools/index.ts'
import { responseTo } from './exchange.ts'
import { isMethod } from './methods.ts'
import { isWelcome } from './origin.ts'
import { type ClassifiedMessage, lastVersionWithBatches, readMessage } from './protocol.ts'
import { codes, errorText, messageIdOf, RefusedMessage } from './refused-message.ts'

const methods = 'POST, OPTIONS'

/** Headers that web pages may send. */
const allowedHeaders =
  'content-type, accept, authorization, x-api-key, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id'

/** Most messages in a batch: one small request must not cause a hundred large answers. */
const mostMessages = 10

/** Whether an address is an agent endpoint, even of a service that does not exist. */
export const isAgentUrl = (url: string): boolean => /^(?:\/[^/?]+)?\/mcp\/?(\?|$)/.test(url)

/** Answers a request for an agent endpoint. Never throws: a failure is answered as a JSON-RPC error. */
export async function respondToAgent(request: HttpRequest, site: Site): Promise<HttpReply> {
  let allowance: Allowance | undefined
  const reply = await (async () => {
    allowance = await allowanceOf(request, site, site.now())
    return answer(request, site, allowance)
  })().catch((error) => failure(null, error, request, site))
  const origin = request.header('origin')
  const headers = {
    ...reply.headers,
    ...(allowance && limitHeaders(allowance)),
    vary: 'Origin',
    ...(origin !== undefined &&
      isWelcome(origin, site) && {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': everyReply['access-control-expose-headers'],
      }),
  }
  return { ...reply, headers }
}

async function answer(request: HttpRequest, site: Site, allowance: Allowance | undefined): Promise<HttpReply> {
  if (!isWelcome(request.header('origin'), site)) refuse(403, 'This endpoint does not serve web pages of other sites.')
  const path = decodedPath(request.url).replace(/^\/|\/?mcp\/?$/g, '')
  const surface =
    path === '' ? network : (findService(path) ?? refuse(404, `There is no service "${path.slice(0, 60)}".`))
  if (request.method === 'OPTIONS') return preflight()
  if (wantsPage(request)) return seeOther(`${addressOf(surface.id, site)}/api#agents`)
  if (request.method !== 'POST') refuse(405, 'Send each message with POST. There are no sessions and no streams.')
  if (allowance?.refused) refuse(429, limitRefusal(allowance))
  const body = await readJson(request)
  if (Array.isArray(body)) return answerBatch(body, surface, request, site)
  const text = await answerOne(body, surface, request, site)
  return typeof text === 'string' ? json(200, text) : text
}

/** Whether somebody opens the address in a browser. Programs that ask for a stream are told that there is none. */
const wantsPage = (request: HttpRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && (request.header('accept') ?? '').includes('text/html')

/** The text of an answer, or the whole reply where it is not an answer with status 200. */
async function answerOne(
  body: unknown,
  surface: Surface,
  request: HttpRequest,
  site: Site,
): Promise<string | HttpReply> {
  try {
    const read = readMessage(body, (name) => request.header(name))
    if (read === undefined) return accepted()
    const { message, classification } = read
    request.subject = requestSubjectOf('agents', surface.id, kindOf(message, surface))
    if (!('id' in message)) return accepted()
    const response = await responseTo(message, classification, {
      surface,
      site,
      request,
      userAgent: request.header('user-agent'),
      requestId: requestIdOf(request),
    })
    const text = encode(response)
    return isUnknownMethod(response) && classification.era === 'modern' ? json(404, text) : text
  } catch (error) {
    return failure(messageIdOf(body), error, request, site)
  }
}

const isUnknownMethod = (response: JSONRPCResponse): boolean =>
  'error' in response && response.error.code === ProtocolErrorCode.MethodNotFound

/** What a message is counted as in metrics: the tool that it calls, else its method, if we have it. */
function kindOf({ method, params }: ClassifiedMessage['message'], surface: Surface): string {
  if (!isMethod(method)) return OTHER
  if (method !== 'tools/call') return method
  const name = params?.name
  return typeof name === 'string' && Object.hasOwn(toolsOf(surface.id), name) ? name : OTHER
}

/** Only the oldest revision has batches. Every message counts towards the reader's limit. */
async function answerBatch(
  batch: readonly unknown[],
  surface: Surface,
  request: HttpRequest,
  site: Site,
): Promise<HttpReply> {
  const version = request.header('mcp-protocol-version') ?? lastVersionWithBatches
  if (version !== lastVersionWithBatches || batch.length === 0 || batch.length > mostMessages)
    refuse(400, `A batch has 1 to ${mostMessages} messages, and only revision ${lastVersionWithBatches} knows it.`)
  const texts: string[] = []
  for (const [index, body] of batch.entries()) {
    const allowance = index > 0 ? await allowanceOf(request, site, site.now()) : undefined
    if (allowance?.refused) refuse(429, limitRefusal(allowance))
    const text = await answerOne(body, surface, request, site)
    if (typeof text === 'string') texts.push(text)
    else if (typeof text.body === 'string') texts.push(text.body)
  }
  return texts.length === 0 ? accepted() : json(200, `[${texts.join(',')}]`)
}

async function readJson(request: HttpRequest): Promise<unknown> {
  if (!isJsonContentType(request.header('content-type'))) refuse(415, 'Send the body as application/json.')
  const bytes = await request.body()
  if (bytes === 'too large') refuse(413, 'The body is larger than 16 KiB.')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new RefusedMessage(400, {
      code: ProtocolErrorCode.ParseError,
      message: 'The body is not valid JSON in UTF-8.',
    })
  }
}

function refuse(status: number, message: string): never {
  throw new RefusedMessage(status, { code: codes.transport, message })
}

function failure(id: RequestId | null, thrown: unknown, request: HttpRequest, site: Site): HttpReply {
  const refused = (
    status: number,
    message: string,
    headers: HttpReply['headers'] = {},
    code: number = codes.transport,
  ) => {
    const reply = json(status, errorText(id, { code, message }))
    return { ...reply, headers: { ...reply.headers, ...headers } }
  }
  if (thrown instanceof RefusedMessage) {
    const reply = json(thrown.status, errorText(id, thrown.error))
    return thrown.status === 405 ? { ...reply, headers: { ...reply.headers, allow: methods } } : reply
  }
  const problem = failureOf(thrown)
  const { code, detail } = problem
  if (code === 'wrong_key') return refused(401, detail, { 'www-authenticate': challenge })
  if (code === 'too_many_requests') return refused(429, detail)
  const requestId = requestIdOf(request)
  if (problem !== thrown) site.report(requestId, request, thrown)
  if (code === 'unavailable') return refused(503, detail, { 'retry-after': String(comeBackSeconds) })
  return refused(500, `Something failed on our side: request ${requestId}.`, {}, ProtocolErrorCode.InternalError)
}

const json = (status: number, body: string): HttpReply => ({
  status,
  headers: {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': everyReply['x-content-type-options'],
  },
  body,
})

const accepted = (): HttpReply => ({ status: 202, headers: { 'content-length': '0' }, body: null })

const seeOther = (location: string): HttpReply => ({
  status: 303,
  headers: { location, 'content-length': '0', 'cache-control': 'no-store' },
  body: null,
})

const preflight = (): HttpReply => preflightReply(methods, allowedHeaders)
