/** Records the items of the day when the day begins, rather than when the first reader asks. */
import { todayUtc } from '#src/calendar/day.ts'
import { findResource } from '#src/read-model/resources/index.ts'
import { services } from '#src/services.ts'
import { featuredSlug } from '#tools/kinds/of-the-day.ts'
import { subjectOf } from '#tools/tool-of.ts'
import type { Job } from './job.ts'

/** The items of the day, recorded when the day begins. */
export const picksJob: Job = {
  name: 'picks',
  cron: '0 0 * * *',
  description: 'Chooses the item of the day of every catalogue.',
  on: 'one editing server',
  mostSeconds: 60,
  async run({ database, now, changed }) {
    // Asking for the pick of today records it.
    const chosen = await Promise.all(
      services.map(({ id }) => {
        const subject = subjectOf(id)
        return subject === undefined ? null : featuredSlug(database, findResource(id, subject), todayUtc(now))
      }),
    )
    if (chosen.some((slug) => slug !== null)) changed()
    return `${chosen.filter((slug) => slug !== null).length} picked`
  },
}
