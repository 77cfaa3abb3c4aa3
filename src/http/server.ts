/** The HTTP server of an instance: what handlers take and the health check are answered here, all else by Next. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { refuseBrokenRequest } from './broken-request.ts'
import { health } from './health.ts'
import { hostPaths } from './host-paths.ts'
import type { Handler } from './message.ts'
import { frontDoor } from './node.ts'
import type { Site } from './site.ts'

/** What answers everything that no handler takes. */
export type Pages = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

/** Against clients that are slow on purpose, in milliseconds; an editor's upload must fit into the whole request. */
const timeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  // Longer than the minute after which most proxies drop an idle connection, so that it is they who do.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
}

/** A connection on which nothing moves for so long is closed. */
const idleMs = 120_000

/** Room for 10,000 characters in a query string, percent-encoded, so that even they get a proper answer. */
const mostHeaderBytes = 65_536
const mostHeaders = 100

/** A server, not yet listening. Throws on a host set for a service that does not exist. */
export function httpServer(options: {
  site: Site
  serviceHosts: Readonly<Record<string, string>>
  handlers: readonly Handler[]
  pages: Pages
}): Server {
  const { site, serviceHosts, handlers, pages } = options
  const pathOf = hostPaths(serviceHosts)
  const takes = frontDoor(site, handlers)
  const server = createServer({ ...timeLimits, maxHeaderSize: mostHeaderBytes }, (incoming, outgoing) => {
    const url = pathOf(incoming.headers.host, originForm(incoming.url ?? '/'))
    incoming.url = url
    if (takes(incoming, outgoing)) return
    if (url === '/healthz' || url.startsWith('/healthz?')) void answerHealth(incoming, outgoing, site)
    else pages(incoming, outgoing).catch((error) => abandon(error, incoming, outgoing))
  })
  server.on('clientError', refuseBrokenRequest)
  server.maxHeadersCount = mostHeaders
  server.setTimeout(idleMs)
  return server
}

/** Stops listening, lets answers under way finish within `patienceMs`, and then cuts what is left. */
export async function closeGently(server: Server, patienceMs = 5000): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  // A connection kept alive becomes idle when its answer is done.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

async function answerHealth(incoming: IncomingMessage, outgoing: ServerResponse, { database }: Site): Promise<void> {
  const { status, headers, body } = await health(database)
  outgoing.writeHead(status, headers)
  outgoing.end(incoming.method === 'HEAD' ? undefined : (body ?? undefined))
}

/** The path and query of an address that a proxy sent whole: `http://host/path`. */
function originForm(url: string): string {
  if (url.startsWith('/') || !URL.canParse(url)) return url
  const { pathname, search } = new URL(url)
  return pathname + search
}

function abandon(error: unknown, { method, url }: IncomingMessage, outgoing: ServerResponse): void {
  console.error(`${method} ${url} failed:`, error)
  if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
  outgoing.end()
}
