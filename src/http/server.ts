/** The HTTP server of a reader: what handlers take and the health check are answered here, all else is passed on. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { PassOn } from './editing-server.ts'
import { guardedServer } from './guarded-server.ts'
import { health } from './health.ts'
import { hostPaths } from './host-paths.ts'
import type { Handler } from './message.ts'
import { frontDoor } from './node.ts'
import type { Site } from './site.ts'

/** A server, not yet listening. Throws on a host set for a service that does not exist. */
export function httpServer(options: {
  site: Site
  serviceHosts: Readonly<Record<string, string>>
  handlers: readonly Handler[]
  passOn: PassOn
}): Server {
  const { site, serviceHosts, handlers, passOn } = options
  const pathOf = hostPaths(serviceHosts)
  const takes = frontDoor(site, handlers)
  return guardedServer((incoming, outgoing) => {
    const url = pathOf(incoming.headers.host, originForm(incoming.url ?? '/'))
    incoming.url = url
    if (takes(incoming, outgoing)) return
    if (url === '/healthz' || url.startsWith('/healthz?')) void answerHealth(incoming, outgoing, site)
    else passOn(incoming, outgoing).catch((error) => abandon(error, incoming, outgoing))
  })
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
