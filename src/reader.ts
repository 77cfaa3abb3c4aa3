/** A reader: answers the API, agents, feeds, pages and files, and passes on the editing server's requests, without Next and Payload. */
import { env } from '#src/env.ts'
import { handlers } from '#src/handlers.ts'
import { deployment } from '#src/http/deployment.ts'
import { passOnTo } from '#src/http/editing-server.ts'
import { readersKey } from '#src/http/known-readers.ts'
import { httpServer } from '#src/http/server.ts'
import { watchSite } from '#src/http/watched.ts'
import { startReading } from '#src/reading.ts'
import { serve } from '#src/serve.ts'
import { startTelemetry } from '#src/telemetry/start.ts'

const telemetry = await startTelemetry('octavo-reader', env)
const site = deployment()
watchSite(site, env.CACHE_MB * 1e6)
const reading = startReading(site)
// From here on kept answers may be used.
await site.database.revisions.ready()

const server = httpServer({
  site,
  serviceHosts: env.SERVICE_HOSTS,
  handlers,
  otherwise: passOnTo({
    url: env.EDITING_URL,
    trustedProxies: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL,
    key: readersKey(site.database.execute),
  }),
})
serve(server, {
  name: 'Reader',
  host: env.HOST,
  port: env.PORT,
  telemetry,
  async finish() {
    await reading.stop()
    await site.database.close()
  },
})
