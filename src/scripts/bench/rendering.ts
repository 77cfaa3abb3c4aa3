/**
 * A reader that keeps the data of pages but no page: each is rendered anew, as for a page that was never asked for, and as Next did for
 * every request. Listens on PORT, and tells its parent.
 */
import { env } from '#src/env.ts'
import { handlers } from '#src/handlers.ts'
import { deployment } from '#src/http/deployment.ts'
import { httpServer } from '#src/http/server.ts'

const site = deployment()
const { database } = site
const { store } = database
const isOfPage = (key: string): boolean => key.startsWith(`${site.id} page `)

site.database = {
  ...database,
  store: {
    ...store,
    remember: (slot, make) => (isOfPage(slot.key) ? make() : store.remember(slot, make)),
    put: (slot, value) => {
      if (!isOfPage(slot.key)) store.put(slot, value)
    },
  },
}
await database.revisions.ready()
const server = httpServer({
  site,
  serviceHosts: env.SERVICE_HOSTS,
  handlers,
  otherwise: async (_, outgoing) => void outgoing.writeHead(404).end(),
})
process.on('disconnect', () => process.exit())
server.listen(env.PORT, env.HOST, () => process.send?.('listening'))
