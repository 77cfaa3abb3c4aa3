/** Checks whether cited addresses still lead anywhere, so that editors learn of dead links before readers do. */
import { checkLinks } from '#src/links/check-links.ts'
import type { Job } from './job.ts'

const MOST_SECONDS = 1200

/** Time left at the end for writing down what was found, in seconds. */
const TO_FINISH = 30

/** The job that checks cited addresses. */
export const linksJob: Job = {
  name: 'links',
  cron: '17 3 * * *',
  description: 'Asks the addresses that entries and outlets cite whether they still lead anywhere, 300 a day.',
  on: 'one editing server',
  mostSeconds: MOST_SECONDS,
  async run({ transaction, now, stopping }) {
    // Imported here, so that the table of jobs can be read without the settings.
    const { env } = await import('#src/env.ts')
    const signal = AbortSignal.any([stopping, AbortSignal.timeout((MOST_SECONDS - TO_FINISH) * 1000)])
    const checked = await checkLinks(transaction, { now, signal, allowLoopback: env.NEWS_ALLOW_LOOPBACK === 'on' })
    stopping.throwIfAborted()
    if (!checked) return 'nothing was counted: this machine has no network'
    const { fine, unsure, failed, broken, forgotten } = checked
    return `${fine} links fine, ${unsure} not sure, ${failed} failed; ${broken} broken, ${forgotten} forgotten`
  },
}
