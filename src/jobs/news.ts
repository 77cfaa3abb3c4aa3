/** Reads the feeds of the outlets, so that no reader waits for the network. */
import { refreshNews } from '#src/news/refresh.ts'
import { openCms } from './cms.ts'
import type { Job } from './job.ts'

const MOST_SECONDS = 600

/** Time left at the end for writing down what was read, in seconds. */
const TO_FINISH = 30

/** Headlines are fetched ahead, so that no reader waits for an outlet. */
export const newsJob: Job = {
  name: 'news',
  cron: '*/30 * * * *',
  description:
    'Reads the feeds of the outlets and keeps their headlines for 60 days. An outlet that fails ten times in a row is paused.',
  on: 'one editing server',
  mostSeconds: MOST_SECONDS,
  async run({ now, stopping, changed }) {
    const [{ payload }, { env }] = await Promise.all([openCms(), import('#src/env.ts')])
    const allowLoopback = env.NEWS_ALLOW_LOOPBACK === 'on'
    const signal = AbortSignal.any([stopping, AbortSignal.timeout((MOST_SECONDS - TO_FINISH) * 1000)])
    const { asked, failed, added, removed } = await refreshNews(payload, { now, allowLoopback, signal })
    if (added + removed > 0) changed()
    stopping.throwIfAborted()
    return `${asked} outlets asked, ${failed} failed; ${added} headlines added, ${removed} removed`
  },
}
