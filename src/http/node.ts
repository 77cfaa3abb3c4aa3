/** The front door: node:http requests for what readers answer. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { countRequest, requestSubjectOf, type Subject } from '#src/telemetry/requests.ts'
import { beginSpan } from '#src/telemetry/trace.ts'
import type { Answer } from '#tools/answer.ts'
import { decodedPath } from './address.ts'
import { clientAddressOf } from './client.ts'
import { type Handler, type HttpReply, type HttpRequest, headerList, mostBodyBytes } from './request-and-reply.ts'
import { doorHeaders } from './request-id.ts'
import { endRequest, spanOf } from './request-span.ts'
import type { Site } from './site.ts'

/**
 * A door that answers the requests that one of its handlers takes, and gives false for all others. The address must be the deployment's:
 * for a service on a host of its own see `hostPaths`.
 */
export function frontDoor(site: Site, handlers: readonly Handler[]) {
  const unread = new Map(handlers.map((handler) => [handler, requestSubjectOf(handler.transport)]))
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const url = incoming.url ?? '/'
    // A path with needlessly encoded letters is the same path.
    const plain = url.includes('%') ? decodedPath(url) : url
    const handler = handlerOf(handlers, url, plain)
    if (handler === undefined) return false
    const begun = performance.now()
    const request = new NodeRequest(incoming, url, site)
    const span = beginSpan(() => spanOf(request))
    const reply = span ? span.run(() => handler.respond(request, site)) : handler.respond(request, site)
    const finish = (settled: HttpReply) => {
      const subject = request.subject ?? (unread.get(handler) as Subject)
      const seconds = (performance.now() - begun) / 1000
      const isKept = request.answer !== undefined && request.answer.madeAt < begun
      countRequest(subject, settled.status, seconds, isKept)
      if (span) endRequest(span, request, subject, settled.status)
      send(settled, outgoing, doorHeaders(request, seconds))
    }
    if (reply instanceof Promise) void reply.then(finish)
    else finish(reply)
    return true
  }
}

/** The headers of the door come last, and alone. */
function send(
  { status, headers, listed, body }: HttpReply,
  outgoing: ServerResponse,
  ofDoor: HttpReply['headers'],
): void {
  const list =
    listed?.headers === headers ? [...listed.list, ...headerList(ofDoor)] : headerList({ ...headers, ...ofDoor })
  outgoing.writeHead(status, list)
  // When a stream breaks or its reader is gone, the connection is closed: nothing else can tell the reader that the rest is missing.
  if (body instanceof Readable) pipeline(body, outgoing, () => {})
  else outgoing.end(body ?? undefined)
}

function handlerOf(handlers: readonly Handler[], url: string, plain: string): Handler | undefined {
  for (const handler of handlers) if (handler.takes(url) || (plain !== url && handler.takes(plain))) return handler
  return undefined
}

/** A class, since one is made for each request: to make an object with functions in it takes as long as to send a kept reply. */
class NodeRequest implements HttpRequest {
  readonly method: string
  readonly url: string
  readonly #incoming: IncomingMessage
  readonly #trustedProxies: number
  id: string | undefined
  subject: Subject | undefined
  answer: Pick<Answer, 'madeAt'> | undefined

  constructor(incoming: IncomingMessage, url: string, { trustedProxies }: Site) {
    this.method = incoming.method ?? 'GET'
    this.url = url
    this.#incoming = incoming
    this.#trustedProxies = trustedProxies
    this.id = undefined
    this.subject = undefined
    this.answer = undefined
  }

  header(name: string): string | undefined {
    return joined(this.#incoming.headers[name])
  }

  body(): Promise<Uint8Array | 'too large'> {
    return readBytes(this.#incoming)
  }

  /** Worked out only when clients are counted. */
  get client(): string {
    const { headers, socket } = this.#incoming
    const forwarded = this.#trustedProxies === 0 ? undefined : joined(headers['x-forwarded-for'])
    return clientAddressOf(socket.remoteAddress, forwarded, this.#trustedProxies)
  }
}

const joined = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : value)

/** The body. node:http discards what comes after the limit, and the server's time limit ends it. */
async function readBytes(incoming: IncomingMessage): Promise<Uint8Array | 'too large'> {
  if (Number(incoming.headers['content-length'] ?? 0) > mostBodyBytes) return 'too large'
  const chunks: Buffer[] = []
  let bytes = 0
  return new Promise((resolve) => {
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBodyBytes) resolve('too large')
      else chunks.push(chunk)
    })
    incoming.on('end', () => resolve(Buffer.concat(chunks)))
    // A client that breaks off gets no answer, so any will do; it is no failure on our side.
    incoming.on('error', () => resolve('too large'))
  })
}
