/** The HTTP server of a reader: what handlers take is answered, all else passed on; nothing while memory is short. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { logError } from '#src/log.ts'
import { countRefused } from '#src/telemetry/requests.ts'
import { refuse } from './broken-request.ts'
import { guardedServer } from './guarded-server.ts'
import { isHealthUrl } from './health.ts'
import { hostPaths } from './host-paths.ts'
import { frontDoor } from './node.ts'
import { watchMemory } from './pressure.ts'
import type { Handler } from './request-and-reply.ts'
import type { Site } from './site.ts'
import { watchRequest } from './watched.ts'

/** What answers everything that no handler takes. */
export type Otherwise = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>

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
  const server = guardedServer((incoming, outgoing) => {
    const url = pathOf(incoming.headers.host, originForm(incoming.url ?? '/'))
    incoming.url = url
    if (pressure.isHigh() && !isHealthUrl(url)) {
      countRefused()
      return refuse(outgoing, 'too busy')
    }
    if (takes(incoming, outgoing)) return
    watchRequest(incoming, outgoing, 'passed on', () => {
      otherwise(incoming, outgoing).catch((error) => abandon(error, incoming, outgoing))
    })
  })
  server.on('close', pressure.stop)
  return server
}

/** The path and query of an address that a proxy sent whole: `http://host/path`. */
function originForm(url: string): string {
  if (url.startsWith('/') || !URL.canParse(url)) return url
  const { pathname, search } = new URL(url)
  return pathname + search
}

function abandon(error: unknown, { method, url }: IncomingMessage, outgoing: ServerResponse): void {
  logError(`${method} ${url} failed`, { method, url, err: error })
  if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
  outgoing.end()
}
