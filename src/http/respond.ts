/** The API over HTTP: one handler in plain values, which both doors call. */
import { OctavoError, type ParameterError, raise, raiseInvalid } from '#src/errors.ts'
import type { OwnerId } from '#src/services.ts'
import { OTHER, requestSubjectOf, type Subject } from '#src/telemetry/requests.ts'
import { type Answer, periodOf } from '#tools/answer.ts'
import { callTool, findTool, toolsOf } from '#tools/index.ts'
import { parseInput } from '#tools/parse-input.ts'
import { isApiUrl, queryOf, readAddress } from './address.ts'
import { allowanceOf, limitRefusal } from './allowance.ts'
import { hasBody, readBody } from './body.ts'
import { lifetimeOf } from './cache-control.ts'
import { failureReply } from './failure-reply.ts'
import { indexAnswer } from './index-document.ts'
import { type Allowance, limitHeaders, limitPolicy } from './limiter.ts'
import { openApiAnswer } from './openapi.ts'
import { preflightReply } from './preflight.ts'
import { noInput, type RawInput, readQuery } from './query.ts'
import { replyWith } from './reply.ts'
import { everyReply, type Handler, type HttpReply, type HttpRequest, withHeaders } from './request-and-reply.ts'
import type { Site } from './site.ts'
import { clientAnswer, clientTypesAnswer } from './typed-client.ts'

/** Web pages may send any header; `*` does not cover Authorization, which has to be named (Fetch, section 3.3.2). */
const allowedHeaders = '*, authorization'

const json = 'application/json; charset=utf-8'

/** Documents about the tools, by name, with their content types. */
const documents: Readonly<Record<string, { answer: typeof indexAnswer; contentType: string }>> = {
  '': { answer: indexAnswer, contentType: json },
  'openapi.json': { answer: openApiAnswer, contentType: json },
  'client.js': { answer: clientAnswer, contentType: 'text/javascript; charset=utf-8' },
  'client.d.ts': { answer: clientTypesAnswer, contentType: 'application/typescript; charset=utf-8' },
}

const documentOf = (name: string) => (Object.hasOwn(documents, name) ? documents[name] : undefined)

/** Methods of a tool, and of a document about tools, as `Allow` lists them. */
const toolMethods = 'GET, HEAD, POST, OPTIONS'
const documentMethods = 'GET, HEAD, OPTIONS'

/**
 * Answers a request for an address under `/<service>/api/v1`, or the network's `/api/v1`; at once where the reply is kept. Never throws
 * or rejects: a failure is answered as a problem.
 */
export function respond(request: HttpRequest, site: Site): HttpReply | Promise<HttpReply> {
  const now = site.now()
  const allowance = allowanceOf(request, site, now)
  return allowance instanceof Promise
    ? allowance.then(
        (taken) => respondWithin(taken, request, site, now),
        (error) => finished(failureReply(error, request, site, { methods: allowedAt }), request, site, undefined),
      )
    : respondWithin(allowance, request, site, now)
}

/** The reply to a reader who has been counted. */
function respondWithin(
  allowance: Allowance | undefined,
  request: HttpRequest,
  site: Site,
  now: Date,
): HttpReply | Promise<HttpReply> {
  const atHand = allowance?.refused || !isRead(request) ? undefined : keptAt(request, site, now)
  const reply = atHand ? replyOf(atHand, request, site, now) : answer(request, site, now, allowance)
  if (!(reply instanceof Promise)) return finished(reply, request, site, allowance)
  return reply
    .catch((error) => failureReply(error, request, site, { methods: allowedAt }))
    .then((settled) => finished(settled, request, site, allowance))
}

/**
 * Completes a reply: it gets the state of the reader's limit, and loses its body for HEAD. A reply that a CDN keeps for other readers
 * gets only the limit.
 */
function finished(
  reply: HttpReply,
  { method }: HttpRequest,
  { limiter, cdn }: Site,
  allowance: Allowance | undefined,
): HttpReply {
  if (allowance) {
    const isForOthers = cdn !== null && method !== 'POST' && reply.headers['cache-control'] !== 'no-store'
    const told = isForOthers ? limitPolicy(limiter.quota) : limitHeaders(allowance)
    if (reply.listed) reply.listed = withHeaders(reply.listed, told)
    reply.headers = reply.listed ? reply.listed.headers : { ...reply.headers, ...told }
  }
  if (method === 'HEAD') reply.body = null
  return reply
}

/** The API, as a handler of either door. */
export const api: Handler = { transport: 'api', takes: isApiUrl, respond }

async function answer(
  request: HttpRequest,
  site: Site,
  now: Date,
  allowance: Allowance | undefined,
): Promise<HttpReply> {
  if (allowance?.refused) raise('too_many_requests', limitRefusal(allowance))
  const { surface, name } = readAddress(request.url)
  const document = documentOf(name)
  request.subject = subjectAt(surface, name)
  if (request.method === 'OPTIONS') return preflight(document ? documentMethods : toolMethods)
  if (document) requireDocument(request)
  const typed: TypedAnswer = document
    ? { answer: await document.answer(surface, site), contentType: document.contentType }
    : { answer: await answerOfTool(request, site, now, surface, name), contentType: json }
  if (isRead(request)) remember(request, typed, site)
  return replyOf(typed, request, site, now)
}

/** An answer, and its content type. */
type TypedAnswer = { answer: Answer; contentType: string }

/** Where the answer to an address is kept, so that each address is parsed only once. */
type Place = { key: string; varies: Answer['varies']; contentType: string; subject: Subject | undefined }

const keyOf = (url: string, { id }: Site): string => `${id} ${url}`

function keptAt(request: HttpRequest, site: Site, now: Date): TypedAnswer | undefined {
  const { store } = site.database
  const place = store.get<Place>(keyOf(request.url, site))
  request.subject = place?.subject
  const answer = place && store.get<Answer>(place.key, periodOf(place.varies, now))
  return answer && { answer, contentType: place.contentType }
}

function remember(
  { url, subject }: HttpRequest,
  { answer: { key, varies }, contentType }: TypedAnswer,
  site: Site,
): void {
  const { store } = site.database
  if (key !== null && store.has(key))
    store.put<Place>({ key: keyOf(url, site), sources: [] }, { key, varies, contentType, subject })
}

/** What a request for this part of the API is counted as in metrics; names of tools that do not exist are not used. */
function subjectAt(surface: OwnerId, name: string): Subject {
  const isKnown = documentOf(name) !== undefined || Object.hasOwn(toolsOf(surface), name)
  return requestSubjectOf(api.transport, surface, name === '' ? 'index' : isKnown ? name : OTHER)
}

const isRead = (request: HttpRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request)

async function answerOfTool(
  request: HttpRequest,
  site: Site,
  now: Date,
  surface: OwnerId,
  name: string,
): Promise<Answer> {
  const isPost = request.method === 'POST'
  if (!isPost && request.method !== 'GET') {
    findTool(surface, name)
    requireMethod(request, toolMethods)
  }
  const input = noInput()
  readQuery(queryOf(request.url), input)
  if (isPost) await readBody(request, input)
  else if (hasBody(request))
    raise('invalid_request', `${request.method} takes parameters in the query string; send a body with POST.`)
  if (input.mistakes.length > 0) refuse(surface, name, input)
  const { database, publicUrl, baseUrls } = site
  return callTool(surface, name, input.values, { database, now, publicUrl, baseUrls })
}

/** Refuses an input with the transport's mistakes and all those the tool finds in the rest. */
function refuse(surface: OwnerId, name: string, { values, mistakes }: RawInput): never {
  const tool = findTool(surface, name)
  const others = mistakesOf(() => parseInput(tool, values))
  // A value that could not be read is not reported as missing too, and an undeclared name is reported only once.
  const undeclared = new Set(others.filter(({ code }) => code === 'undeclared').map(({ parameter }) => parameter))
  const ours = mistakes.filter(({ parameter }) => !undeclared.has(parameter))
  const named = new Set(ours.map(({ parameter }) => parameter))
  raiseInvalid([...ours, ...others.filter(({ parameter }) => !named.has(parameter))])
  throw new Error('An input with mistakes has none.')
}

function mistakesOf(parse: () => unknown): readonly ParameterError[] {
  try {
    parse()
    return []
  } catch (error) {
    if (error instanceof OctavoError) return error.errors
    throw error
  }
}

/** Refuses methods other than those that read a document, and parameters, which no document takes. */
function requireDocument(request: HttpRequest): void {
  requireMethod(request, documentMethods)
  raiseInvalid(parametersOfDocument(queryOf(request.url)))
}

/** The mistakes of a query to a document: each parameter is one. */
function parametersOfDocument(query: string): ParameterError[] {
  const input = noInput()
  readQuery(query, input)
  const names = [...Object.keys(input.values), ...input.mistakes.map(({ parameter }) => parameter)]
  return [...new Set(names)].map((parameter) => ({
    parameter: parameter.slice(0, 60),
    code: 'undeclared',
    detail: `There is no parameter "${parameter.slice(0, 60)}"; this address takes none.`,
    allowed: [],
  }))
}

function requireMethod({ method }: HttpRequest, allowed: string): void {
  if (!allowed.split(', ').includes(method))
    raise('method_not_allowed', `${method} is not among the methods of this address: ${allowed}.`)
}

function replyOf(
  { answer, contentType }: TypedAnswer,
  request: HttpRequest,
  site: Site,
  now: Date,
): HttpReply | Promise<HttpReply> {
  const { entry, missed } = answer
  if (request.method !== 'HEAD') {
    const userAgent = request.header('user-agent')
    if (entry) site.reads.count(entry.service, entry.resource, entry.slug, userAgent)
    for (const { service, name } of missed) site.reads.countMissed(service, name, userAgent)
  }
  return replyWith(answer, request, { contentType, lifetime: lifetimeOf(answer, site, now), headers: everyReply })
}

function preflight(methods: string): HttpReply {
  const reply = preflightReply(methods, allowedHeaders)
  return { ...reply, headers: { ...everyReply, ...reply.headers } }
}

const allowedAt = (url: string): string => {
  const { name } = readAddress(url)
  return documentOf(name) ? documentMethods : toolMethods
}
