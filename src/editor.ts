/** The editing server: Next with Payload, the admin and the jobs, behind an HTTP server of ours. */
import next from 'next'
import { env } from '#src/env.ts'
import { refuse } from '#src/http/broken-request.ts'
import { refusedBody } from '#src/http/editing-bodies.ts'
import { guardedServer } from '#src/http/guarded-server.ts'
import { watchRequest } from '#src/http/watched.ts'
import { logError } from '#src/log.ts'
import { projectRoot } from '#src/project-root.ts'
import { serve } from '#src/serve.ts'
import { finishAll } from '#src/supervisor/stopping.ts'
import { startTelemetry } from '#src/telemetry/start.ts'

const telemetry = await startTelemetry('octavo-editor', env)
const app = next({ dev: false, dir: projectRoot, hostname: env.HOST, port: env.PORT })
// This also starts the CMS, which brings the database up to date: nothing is answered before.
await app.prepare()
const handle = app.getRequestHandler()

const server = guardedServer((incoming, outgoing) => {
  const refused = isDecodable(incoming.url ?? '') ? refusedBody(incoming) : 'not HTTP'
  if (refused) return refuse(outgoing, refused)
  watchRequest(incoming, outgoing, 'editor', () => {
    handle(incoming, outgoing).catch((error: unknown) => {
      logError(`${incoming.method} ${incoming.url} failed`, { err: error })
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      outgoing.end()
    })
  })
})
serve(server, {
  name: 'Editing server',
  host: env.HOST,
  port: env.PORT,
  telemetry,
  finish: () => Promise.allSettled([finishAll(), app.close()]),
})

/** Whether an address can be decoded: Next would answer one with wrong percent signs with 500, as if it were our fault. */
function isDecodable(url: string): boolean {
  try {
    const [path = ''] = url.split('?', 1)
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
