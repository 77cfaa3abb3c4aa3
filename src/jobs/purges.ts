/** Repeats to a CDN in front what it has not forgotten yet, and tells editors. Publishing itself tells the CDN at once. */
import { lastFailure } from '#src/cdn/outbox.ts'
import { purgeDue } from '#src/cdn/purger.ts'
import { cdnOf } from '#src/cdn/tell.ts'
import type { Job } from './job.ts'

/** The job that repeats purges that the CDN has not accepted. */
export const purgesJob: Job = {
  name: 'purges',
  cron: '* * * * *',
  description: 'Tells the CDN in front, if there is one, what it still has to forget.',
  on: 'one editing server',
  mostSeconds: 60,
  async run({ database }) {
    const { env } = await import('#src/env.ts')
    const cdn = cdnOf(env)
    if (cdn === null) return 'no CDN is told'
    const told = await purgeDue(database.write, cdn)
    const failure = await lastFailure(database.write)
    if (failure !== null) throw new Error(failure)
    return told === 0 ? 'nothing was left to forget' : `${told} keys were told`
  },
}
