/**
 * A reader that keeps no page, but all that pages are made from: what it costs to make a page once its data are there, as it
 * was measured while Next rendered them. Some pages have one address only, which cannot be asked anew in another way.
 */
import { env } from '#src/env.ts'
import { handlers } from '#src/handlers.ts'
import { passOnTo } from '#src/http/editing-server.ts'
import { httpServer } from '#src/http/server.ts'
import { siteOf } from '#src/http/site.ts'
import { openDatabase } from '#src/read-model/database.ts'
import type { Store } from '#src/read-model/store.ts'
import { serve } from '#src/serve.ts'

const database = openDatabase(env.DATABASE_URL ?? '', env.CACHE_MB * 1e6)
const isPage = (key: string): boolean => /^\d+ page /.test(key)

const { store } = database
const withoutPages: Store = {
  ...store,
  get: (key, period) => (isPage(key) ? undefined : store.get(key, period)),
  remember: (kept, make) => (isPage(kept.key) ? make() : store.remember(kept, make)),
  put: (kept, value) => (isPage(kept.key) ? undefined : store.put(kept, value)),
}
await database.revisions.ready()

const server = httpServer({
  site: siteOf(env, { ...database, store: withoutPages }),
  serviceHosts: {},
  handlers,
  otherwise: passOnTo({ url: undefined, trustedProxies: 0, publicUrl: env.PUBLIC_URL }),
})
serve(server, { name: 'Reader', host: env.HOST, port: env.PORT, finish: () => database.close() })
