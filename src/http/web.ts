/** The other door: the same handler for `(Request) → Response`, for wherever Next runs without our own server. */
import { Readable } from 'node:stream'
import { decodedPath } from './address.ts'
import { clientAddressOf } from './client.ts'
import { hostPaths } from './host-paths.ts'
import { type Handler, type HttpReply, type HttpRequest, mostBodyBytes } from './request-and-reply.ts'
import { doorHeaders } from './request-id.ts'
import type { Site } from './site.ts'

/**
 * A door that offers each request to these handlers in order, and answers 404 where none takes it. Throws on a host set for a
 * service that does not exist.
 */
export function webDoor(options: {
  site: Site
  serviceHosts: Readonly<Record<string, string>>
  handlers: readonly Handler[]
}): (request: Request) => Promise<Response> {
  const { site, serviceHosts, handlers } = options
  const pathOf = hostPaths(serviceHosts)
  return async (request) => {
    const asked = requestOf(request, site)
    const url = pathOf(asked.header('host'), asked.url)
    const plain = decodedPath(url)
    const handler = handlers.find(({ takes }) => takes(url) || takes(plain))
    if (!handler) return new Response('There is nothing at this address.', { status: 404 })
    return answered(handler, { ...asked, url }, site)
  }
}

/** Answers with a handler's `respond`. */
export const webHandler =
  (site: () => Site, respond: Handler['respond']) =>
  async (request: Request): Promise<Response> => {
    return answered({ respond }, requestOf(request, site()), site())
  }

async function answered({ respond }: Pick<Handler, 'respond'>, request: HttpRequest, site: Site): Promise<Response> {
  const begun = performance.now()
  const { headers, ...reply } = await respond(request, site)
  const seconds = (performance.now() - begun) / 1000
  return responseOf({ ...reply, headers: { ...headers, ...doorHeaders(request, seconds) } })
}

function responseOf({ status, headers, body }: HttpReply): Response {
  // Node's web stream is the platform's; only its type differs.
  const sent = body instanceof Readable ? (Readable.toWeb(body) as ReadableStream) : (body as BodyInit | null)
  return new Response(sent, { status, headers })
}

function requestOf(request: Request, { trustedProxies }: Site): HttpRequest {
  const { pathname, search } = new URL(request.url)
  // Next removes Content-Encoding from the answer of a route and compresses by itself, so it gets every text uncompressed.
  const header = (name: string) => (name === 'accept-encoding' ? undefined : (request.headers.get(name) ?? undefined))
  return {
    method: request.method,
    url: pathname + search,
    header,
    body: () => readBytes(request),
    // A web-standard request has no remote address: known-readers.ts adds it at the end of X-Forwarded-For.
    client: clientAddressOf(undefined, header('x-forwarded-for'), trustedProxies + 1),
  }
}

async function readBytes(request: Request): Promise<Uint8Array | 'too large'> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBodyBytes) return 'too large'
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.length
      if (bytes > mostBodyBytes) return 'too large'
      chunks.push(chunk)
    }
  } catch {
    // A client that breaks off gets no answer, so any will do; it is no failure on our side.
    return 'too large'
  }
  return Buffer.concat(chunks)
}
