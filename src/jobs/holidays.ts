/** Works out the public holidays of every year that readers may ask about, a few years every minute, until all are there. */
import { holidayEdition, holidayYears, workOutHolidays } from '#src/geography/holidays.ts'
import type { Job } from './job.ts'

/** Time for the work of one minute: editors use the same process. The year under way is finished. */
const MOST_MS = 2000

/** The years about now come first. */
export const holidaysJob: Job = {
  name: 'holidays',
  cron: '* * * * *',
  description: 'Works out the public holidays of every year that readers may ask about.',
  on: 'one editing server',
  mostSeconds: 60,
  async run({ database, transaction, now, stopping }) {
    const until = performance.now() + MOST_MS
    const rows = await database.execute<{ year: number }>('select year from read_model.holidays where edition = $1', [
      holidayEdition,
    ])
    const years = new Set(rows.map(({ year }) => year))
    const left = nearestFirst(now.getUTCFullYear()).filter((year) => !years.has(year))
    let written = 0
    for (const year of left) {
      if (performance.now() >= until) break
      stopping.throwIfAborted()
      const days = JSON.stringify(Object.fromEntries(await workOutHolidays(year)))
      await transaction((execute) =>
        execute(
          `insert into read_model.holidays (year, edition, days) values ($1, $2, $3::jsonb)
           on conflict (year) do update set edition = excluded.edition, days = excluded.days`,
          [year, holidayEdition, days],
        ),
      )
      written += 1
    }
    return left.length === 0
      ? 'all holidays are there'
      : `worked out the holidays of ${written} years of ${left.length}`
  },
}

const nearestFirst = (year: number): number[] =>
  holidayYears.toSorted((a, b) => Math.abs(a - year) - Math.abs(b - year) || b - a)
