/** The other door: the same handler for `(Request) → Response`, for wherever Next runs without our own server. */
import { Readable } from 'node:stream'
import { clientOf } from './client.ts'
import { type Handler, type HttpRequest, mostBodyBytes } from './message.ts'
import type { Site } from './site.ts'

/**
 * Answers with a handler's `respond`. A web-standard request does not tell who sends it: without a trusted proxy that does, clients
 * cannot be told apart and are not limited.
 */
export const webHandler =
  (site: () => Site, respond: Handler['respond']) =>
  async (request: Request): Promise<Response> => {
    const { status, headers, body } = await respond(requestOf(request, site()), site())
    // Node's own stream of bytes is the web's; its type for it is another.
    const sent = body instanceof Readable ? (Readable.toWeb(body) as ReadableStream) : (body as BodyInit | null)
    return new Response(sent, { status, headers })
  }

function requestOf(request: Request, { trustedProxies }: Site): HttpRequest {
  const { pathname, search } = new URL(request.url)
  const header = (name: string) => request.headers.get(name) ?? undefined
  return {
    method: request.method,
    url: pathname + search,
    header,
    body: () => readBytes(request),
    client: trustedProxies === 0 ? '' : clientOf(undefined, header('x-forwarded-for'), trustedProxies),
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
    // Who breaks off in the middle hears no answer: any will do, and it is no failure of ours.
    return 'too large'
  }
  return Buffer.concat(chunks)
}
