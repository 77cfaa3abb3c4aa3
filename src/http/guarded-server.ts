/** An HTTP server that slow, broken and hostile clients cannot hold up, and that stops gently: for every process of ours. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { refuse, refuseBrokenRequest } from './broken-request.ts'

/** Against clients that are slow on purpose, in milliseconds; an editor's upload must fit into the whole request. */
const timeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  // Longer than the minute after which most proxies close an idle connection, so that the proxy closes it first.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
}

/** Milliseconds without any traffic after which a connection is closed. */
const idleMs = 120_000

/** Milliseconds for which connections that are kept alive may send requests while the server stops. */
const idleGraceMs = 2000

/** Room for 10,000 characters in a query string, percent-encoded, so that even they get a proper answer. */
const mostHeaderBytes = 65_536
const mostHeaders = 100

/** A server, not yet listening, that has `answer` answer whatever is a proper request. */
export function guardedServer(answer: RequestListener): Server {
  const server = createServer({ ...timeLimits, maxHeaderSize: mostHeaderBytes }, (incoming, outgoing) => {
    const improper = improperRequest(incoming)
    if (improper) refuse(outgoing, improper)
    else answer(incoming, outgoing)
  })
  server.on('clientError', refuseBrokenRequest)
  server.maxHeadersCount = mostHeaders
  server.setTimeout(idleMs)
  return server
}

/**
 * Stops listening, lets answers under way finish within `patienceMs`, and then cuts the other connections. A connection that is kept
 * alive is told with its next answer that it ends. It is closed without an answer only after a moment without requests, since a request
 * that comes at the instant of a close gets no answer.
 */
export async function closeGently(server: Server, patienceMs = 5000): Promise<void> {
  server.prependListener('request', (_, outgoing) => void outgoing.setHeader('connection', 'close'))
  // The `close` of an HTTP server would close idle connections at once.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  const begin = performance.now()
  const sweep = setInterval(() => {
    if (performance.now() - begin < idleGraceMs) return
    // Runs after everything that has arrived was read: a connection with a request still to be read is not idle.
    setImmediate(() => server.closeIdleConnections())
  }, 50)
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

/** What is wrong with a request that node:http lets pass; undefined where nothing is. */
function improperRequest(incoming: IncomingMessage): 'not HTTP' | 'no such method' | undefined {
  const { method, url, rawHeaders, httpVersionMajor } = incoming
  // A request line without a version is HTTP/0.9, whose answers have no head: only scanners for weaknesses use it.
  if (httpVersionMajor === 0) return 'not HTTP'
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
