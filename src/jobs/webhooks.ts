/** Tells the addresses that administrators keep of what was published, changed and removed. */
import { baseUrls } from '#src/http/base-urls.ts'
import { deliver } from '#src/webhooks/deliver.ts'
import type { Job } from './job.ts'

const MOST_SECONDS = 120

/** Time for the last try to end and to be stored. */
const LEFT_SECONDS = 30

/** Messages that are due, those among them that were not taken before. */
export const webhooksJob: Job = {
  name: 'webhooks',
  cron: '* * * * *',
  description:
    'Tells the addresses that administrators keep of what was published, and tries again what was not taken.',
  on: 'one editing server',
  mostSeconds: MOST_SECONDS,
  async run({ database, stopping, changed }) {
    const { env } = await import('#src/env.ts')
    const { taken, failed, paused } = await deliver(database.write, {
      secret: env.PAYLOAD_SECRET ?? '',
      addresses: { publicUrl: env.PUBLIC_URL, baseUrls: baseUrls(env) },
      allowLoopback: env.NEWS_ALLOW_LOOPBACK === 'on',
      stopping,
      endsAt: performance.now() + (MOST_SECONDS - LEFT_SECONDS) * 1000,
    })
    if (paused > 0) changed()
    return taken + failed === 0 ? 'nothing was to be told' : `${taken} told, ${failed} not taken`
  },
}
