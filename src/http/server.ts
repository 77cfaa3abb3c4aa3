/** The HTTP server of a process: what is no proper request is refused, what handlers take is answered, all else passed on. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { refuse, refuseBrokenRequest } from './broken-request.ts'
import { isHealthUrl } from './health.ts'
import { hostPaths } from './host-paths.ts'
import type { Handler } from './message.ts'
import { frontDoor } from './node.ts'
import { watchMemory } from './pressure.ts'
import type { Site } from './site.ts'

/** What answers everything that no handler takes. */
export type Otherwise = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

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
  otherwise: Otherwise
}): Server {
  const { site, serviceHosts, handlers, otherwise } = options
  const pathOf = hostPaths(serviceHosts)
  const takes = frontDoor(site, handlers)
  const pressure = watchMemory(() => site.database.store.clear())
  const server = createServer({ ...timeLimits, maxHeaderSize: mostHeaderBytes }, (incoming, outgoing) => {
    const improper = improperRequest(incoming)
    if (improper) return refuse(outgoing, improper)
    const url = pathOf(incoming.headers.host, originForm(incoming.url ?? '/'))
    incoming.url = url
    if (pressure.isHigh() && !isHealthUrl(url)) return refuse(outgoing, 'too busy')
    if (!takes(incoming, outgoing)) otherwise(incoming, outgoing).catch((error) => abandon(error, incoming, outgoing))
  })
  server.on('clientError', refuseBrokenRequest)
  server.on('close', pressure.stop)
  server.maxHeadersCount = mostHeaders
  server.setTimeout(idleMs)
  return server
}

/** What is wrong with a request that node:http lets pass; undefined where nothing is. */
function improperRequest({ method, url, rawHeaders }: IncomingMessage): 'not HTTP' | 'no such method' | undefined {
  if (method === 'TRACE' || method === 'TRACK') return 'no such method'
  // `OPTIONS *` asks the server and not a page: it has nothing to say.
  if (url === '*') return 'not HTTP'
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  // RFC 9112, section 3.2.
  return hosts > 1 ? 'not HTTP' : undefined
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
