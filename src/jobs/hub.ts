/** Tells a hub of WebSub which feeds have changed since it was last told. */
import { pushedFeeds } from '#src/feeds/pushed.ts'
import { baseUrls } from '#src/http/base-urls.ts'
import { addressOf, network, type OwnerId } from '#src/services.ts'
import { changedSince, type LastChange, tellHub } from '#src/webhooks/hub.ts'
import type { Job } from './job.ts'

const name = 'hub'

/** The last change of each owner that this process told. Another process tells it again, which does no harm. */
const told = new Map<string, string>()

/** The job. It names feeds that have changed since this process last told the hub. */
export const hubJob: Job = {
  name,
  cron: '* * * * *',
  description: 'Tells the hub of WebSub, if there is one, which feeds have changed.',
  on: 'one editing server',
  mostSeconds: 60,
  async run({ database, stopping }) {
    const { env } = await import('#src/env.ts')
    if (env.WEBSUB_HUB === undefined) return 'no hub is told'
    const changed = (await changedSince(database.execute, name)).filter(
      ({ service, number }) => told.get(service) !== number,
    )
    if (changed.length === 0) return 'no feed has changed'
    const feeds = feedsOf(changed, { publicUrl: env.PUBLIC_URL, baseUrls: baseUrls(env) })
    await tellHub(new URL(env.WEBSUB_HUB), feeds, {
      allowLoopback: env.NEWS_ALLOW_LOOPBACK === 'on',
      signal: stopping,
    })
    for (const { service, number } of changed) told.set(service, number)
    return `${feeds.length} feeds were named`
  },
}

/** The addresses of the feeds about these owners: their own, and those of the network. */
const feedsOf = (changed: readonly LastChange[], addresses: Parameters<typeof addressOf>[1]): string[] =>
  // Changes are only noted for our own services.
  [...new Set([...changed.map(({ service }) => service as OwnerId), network.id])].flatMap((owner) =>
    pushedFeeds.map((feed) => `${addressOf(owner, addresses)}/${feed}`),
  )
