/** Works out when the days of the calendars fall in years further off, a little every minute, until all years are there. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Unfinished, unfinished, writeMoreDates } from '#src/publish/dates.ts'
import type { Job } from './job.ts'

/** Time for the work of one minute: editors use the same process. */
const MOST_MS = 2000

/** Days whose dates are written in one transaction. */
const AT_ONCE = 20

/** Publishing writes the years around now; this job continues from there, first ahead and then back. */
export const datesJob: Job = {
  name: 'dates',
  cron: '* * * * *',
  description: 'Works out when the days of the calendars fall, for every year that readers may ask about.',
  on: 'one editing server',
  mostSeconds: 60,
  async run({ database, transaction, stopping, changed }) {
    const until = performance.now() + MOST_MS
    const left = await unfinished(database.execute)
    let written = 0
    while (written < left.length && performance.now() < until) {
      stopping.throwIfAborted()
      const some: readonly Unfinished[] = left.slice(written, written + AT_ONCE)
      await transaction(async (execute) => {
        for (const day of some) {
          await writeMoreDates(execute, day)
          await nextTurn()
        }
      })
      written += some.length
    }
    if (written > 0) changed()
    return written === 0 ? 'all dates are there' : `worked out further years of ${written} days of ${left.length}`
  },
}
