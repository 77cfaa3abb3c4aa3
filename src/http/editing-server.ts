/** What belongs to the editing server is passed on to it, as it is asked and as it is answered, byte by byte; no cache keeps it. */
import { Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import { createProxyServer } from 'httpxy'
import { OctavoError } from '#src/errors.ts'
import { newRequestId, problemReply } from './problem.ts'
import type { Otherwise } from './server.ts'

/** An answer that has not begun by then does not come: an import through the admin may take minutes. */
const patienceMs = 300_000

/** A start of the editing server takes seconds. */
const comeBackSeconds = 10

/** Connections that are kept open to it. */
const mostConnections = 64

/** `url` is the editing server's, without a slash at its end; undefined where there is none. */
export type Editing = { url: string | undefined; trustedProxies: number; publicUrl: string }

/**
 * Passes requests on to the editing server at `url`. While it is away, or where there is none, they are answered with 503 and when
 * to come back.
 */
export function passOnTo({ url, trustedProxies, publicUrl }: Editing): Otherwise {
  const proxy = createProxyServer({
    agent: new Agent({ keepAlive: true, maxFreeSockets: mostConnections }),
    proxyTimeout: patienceMs,
  })
  // Payload says nothing of caches, and there are some that keep what nobody forbids them.
  proxy.on('proxyRes', ({ headers }) => {
    headers['cache-control'] ??= 'private, no-store'
  })
  return async (incoming, outgoing) => {
    if (url === undefined) return sayAway(incoming, outgoing, publicUrl)
    // It speaks HTTP/1.1 and nothing else; whoever offers another protocol gets his answer in this one (RFC 9110, section 7.8).
    delete incoming.headers.upgrade
    if (/upgrade/i.test(incoming.headers.connection ?? '')) delete incoming.headers.connection
    try {
      await proxy.web(incoming, outgoing, { target: url, headers: forwarded(incoming, trustedProxies) })
    } catch {
      if (outgoing.headersSent || outgoing.destroyed) outgoing.destroy()
      else sayAway(incoming, outgoing, publicUrl)
    }
  }
}

/** Who asks, by what way and of which host. What a client claims of itself counts only where a proxy is trusted. */
function forwarded({ headers, socket }: IncomingMessage, trustedProxies: number): Record<string, string> {
  const told = (name: string): string | undefined => {
    const value = trustedProxies > 0 ? headers[name] : undefined
    return Array.isArray(value) ? value.join(', ') : value
  }
  const before = told('x-forwarded-for')
  const address = socket.remoteAddress ?? ''
  return {
    'x-forwarded-for': before === undefined ? address : `${before}, ${address}`,
    'x-forwarded-host': told('x-forwarded-host') ?? headers.host ?? '',
    'x-forwarded-proto': told('x-forwarded-proto') ?? 'http',
  }
}

function sayAway(incoming: IncomingMessage, outgoing: ServerResponse, publicUrl: string): void {
  const error = new OctavoError(
    'unavailable',
    'The editing server is away for a moment. What is published can be read.',
  )
  const { status, headers, body } = problemReply(error, publicUrl, newRequestId())
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
