/** Works out the dates of the year ahead before the first reader of the day asks for them. */
import { todayUtc } from '#src/calendar/day.ts'
import type { Database } from '#src/read-model/database.ts'
import { datesFrom } from '#src/read-model/queries/calendar.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { type ServiceId, services } from '#src/services.ts'
import type { Job } from './job.ts'

/** The job. Dates are kept in memory, so each reader works them out for itself, soon after the day begins. */
export const nextDatesJob: Job = {
  name: 'next dates',
  cron: '5 0 * * *',
  description:
    'Works out when every day of the calendars falls in the year ahead. Publishing does the same for its catalogue.',
  on: 'every reader',
  mostSeconds: 60,
  async run({ database, now }) {
    const numbers = await Promise.all(services.map(({ id }) => prepareDates(database, id, now)))
    return `${numbers.reduce((sum, number) => sum + number, 0)} dates`
  },
}

/** Works out the dates of one catalogue, even if nothing of it was read before; gives how many there are. */
export async function prepareDates(database: Database, service: ServiceId, now: Date): Promise<number> {
  const calendars = resourcesOf(service).filter(({ isCalendar }) => isCalendar)
  const dates = await Promise.all(calendars.map((resource) => datesFrom(database, resource, todayUtc(now))))
  return dates.flat().length
}
