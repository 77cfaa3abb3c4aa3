/** Stores names that were asked for in vain, so that editors see what to write next. */
import { todayUtc } from '#src/calendar/day.ts'
import type { Job } from './job.ts'

/** The table of such names by day, with nothing about the people who asked. */
export const createAsked = [
  `create table serving.asked (
    service text not null,
    name text not null,
    day date not null,
    times integer not null,
    primary key (service, name, day)
  )`,
] as const

/** Most names kept for a service and day, the most often asked for: nonsense is asked for once. */
const MOST_NAMES = 200
/** They are kept so many days. */
const DAYS_KEPT = 60

/** Counts are kept in memory, so each reader writes what it has counted itself. */
export const askedForJob: Job = {
  name: 'asked for',
  cron: '* * * * *',
  description: 'Adds up what readers ask for that is not written, by name and day.',
  on: 'every reader',
  atStop: true,
  mostSeconds: 30,
  async run({ transaction, reads, now }) {
    const taken = reads.takeMissed()
    if (taken.length === 0) return 'nothing was asked for in vain'
    const today = todayUtc(now)
    const named = [...taken].sort((a, b) => (a.service + a.name < b.service + b.name ? -1 : 1))
    try {
      await transaction(async (execute) => {
        // Rows are written in one order, so that two readers cannot deadlock.
        await execute(
          `insert into serving.asked as a (service, name, day, times)
           select service, name, $1::date, times from unnest($2::text[], $3::text[], $4::int[]) as given (service, name, times)
           order by service, name
           on conflict (service, name, day) do update set times = a.times + excluded.times`,
          [today, named.map(({ service }) => service), named.map(({ name }) => name), named.map(({ times }) => times)],
        )
        await execute(
          `delete from serving.asked a using (
             select service, name, row_number() over (partition by service order by times desc, name) as place
             from serving.asked where day = $1::date
           ) ranked where a.day = $1::date and a.service = ranked.service and a.name = ranked.name and place > ${MOST_NAMES}`,
          [today],
        )
        await execute(`delete from serving.asked where day < $1::date - ${DAYS_KEPT}`, [today])
      })
    } catch (error) {
      reads.restoreMissed(taken)
      throw error
    }
    return `${taken.length} names were asked for in vain`
  },
}
