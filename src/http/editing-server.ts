/** Passes requests for the editing server on to it, and its answers back, byte by byte. No cache keeps them. */
import { Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import { createProxyServer } from 'httpxy'
import { OctavoError } from '#src/errors.ts'
import { presentTraceparent } from '#src/telemetry/trace.ts'
import { refuse } from './broken-request.ts'
import { refusedBody } from './editing-bodies.ts'
import { type ReadersKey, saidByReader } from './known-readers.ts'
import { problemReply } from './problem.ts'
import { requestIdOf } from './request-id.ts'
import type { Otherwise } from './server.ts'

/** How long an answer may take to begin: an import through the admin may take minutes. */
const patienceMs = 300_000

/** Seconds after which clients shall come back while it is away: it starts within seconds. */
const comeBackSeconds = 10

/** Connections that are kept open to it. */
const mostConnections = 64

/** `url` is that of the editing server, without a slash at its end; undefined where there is none. It recognises readers by the key. */
export type Editing = { url: string | undefined; trustedProxies: number; publicUrl: string; key: ReadersKey }

/**
 * Passes requests on to the editing server at `url`. While it is away, or where there is none, they are answered with 503 and when
 * to come back.
 */
export function passOnTo({ url, trustedProxies, publicUrl, key }: Editing): Otherwise {
  const proxy = createProxyServer({
    agent: new Agent({ keepAlive: true, maxFreeSockets: mostConnections }),
    proxyTimeout: patienceMs,
  })
  // Payload sends no Cache-Control, and some caches keep whatever does not forbid it.
  proxy.on('proxyRes', ({ headers }) => {
    headers['cache-control'] ??= 'private, no-store'
  })
  return async (incoming, outgoing) => {
    if (url === undefined) return sayAway(incoming, outgoing, publicUrl)
    const refused = refusedBody(incoming)
    if (refused) return refuse(outgoing, refused)
    // Without a length there is no body (RFC 9112, section 6.3); node:http would announce a chunked one.
    incoming.headers['content-length'] ??= '0'
    // It speaks HTTP/1.1 alone; an offer to upgrade is answered in HTTP/1.1 (RFC 9110, section 7.8).
    delete incoming.headers.upgrade
    if (/upgrade/i.test(incoming.headers.connection ?? '')) delete incoming.headers.connection
    try {
      const traceparent = presentTraceparent()
      const said = await saidByReader(incoming, trustedProxies, key)
      const headers = { ...said, ...(traceparent !== undefined && { traceparent }) }
      await proxy.web(incoming, outgoing, { target: url, headers })
    } catch {
      if (outgoing.headersSent || outgoing.destroyed) outgoing.destroy()
      else sayAway(incoming, outgoing, publicUrl)
    }
  }
}

function sayAway(incoming: IncomingMessage, outgoing: ServerResponse, publicUrl: string): void {
  const error = new OctavoError(
    'unavailable',
    'The editing server is away for a moment. What is published can be read.',
  )
  const { status, headers, body } = problemReply(
    error,
    publicUrl,
    requestIdOf({ header: (name) => [incoming.headers[name]].flat()[0] }),
  )
  const isForBrowser = /\btext\/html\b/.test(incoming.headers.accept ?? '')
  const text = isForBrowser ? page : String(body)
  outgoing.writeHead(status, {
    ...headers,
    ...(isForBrowser && {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
    }),
    'content-length': String(Buffer.byteLength(text)),
    'retry-after': String(comeBackSeconds),
  })
  outgoing.end(incoming.method === 'HEAD' ? undefined : text)
}

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${comeBackSeconds}">
<title>The editing server is away for a moment</title>
<h1>The editing server is away for a moment</h1>
<p>What is published can be read meanwhile, and what was saved is kept. This page tries again every ${comeBackSeconds} seconds.</p>
</html>
`
