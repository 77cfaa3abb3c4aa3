/** Public holidays of a day: a job works out those of each year once and for all, the years about now first. */
import type { Day } from '#src/calendar/day.ts'
import { byCountryName, type Holiday, holidayEdition, holidaysOn, yearsOfHolidays } from '#src/geography/holidays.ts'
import type { Database } from '../database.ts'

/**
 * The national public and bank holidays of a day, by country name; a holiday of several days is on each. Empty for a day without any, and
 * for years outside 1970 to 2100. A day of a year that the job has not come to yet is worked out here, which takes half a second.
 */
export async function publicHolidaysOn(database: Database, day: Day, workOut = holidaysOn): Promise<Holiday[]> {
  const years = yearsOfHolidays(day)
  if (years.length === 0) return []
  const rows = await database.prepared<{ holidays: Holiday[] | null }>(
    'holidays of day',
    'select days -> $1 as holidays from read_model.holidays where year = any($2::int[]) and edition = $3',
    [day, years, holidayEdition],
  )
  if (rows.length < years.length) return workOut(day)
  // PostgreSQL keeps fields in an order of its own.
  const inOurs = ({ country: { code, name: ofCountry }, name, local_name, kind }: Holiday): Holiday => ({
    country: { code, name: ofCountry },
    name,
    local_name,
    kind,
  })
  return byCountryName(rows.flatMap(({ holidays }) => holidays ?? []).map(inOurs))
}
