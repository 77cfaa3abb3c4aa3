/** An HTTP server that slow, broken and hostile clients cannot hold up, and that stops gently: for every process of ours. */
import { createServer, type RequestListener, type Server } from 'node:http'
import { refuseBrokenRequest } from './broken-request.ts'

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

/** A server, not yet listening. */
export function guardedServer(answer: RequestListener): Server {
  const server = createServer({ ...timeLimits, maxHeaderSize: mostHeaderBytes }, answer)
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
