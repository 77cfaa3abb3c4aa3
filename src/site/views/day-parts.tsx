/** Parts of the page of a day or an occasion: its dates in the years ahead, and links that add it to a reader's own calendar. */
import type { ReactNode } from 'react'
import { todayUtc } from '#src/calendar/day.ts'
import { yearOf } from '#src/read-model/dates.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { AddToCalendar, YearsAhead } from '#src/ui/years-ahead.tsx'
import type { Call } from '#tools/index.ts'
import { datesAhead } from '../entries.ts'

type DayParts = {
  /** The reason for the certainty of its next date; null where it has none. */
  sure: string | null
  parts: ReactNode
}

/** The parts for an entry with this slug and address; none for an entry without a calendar. */
export async function dayParts(
  resource: AnyResource,
  { slug, name, url }: { slug: string; name: string; url: string },
  call: Call,
): Promise<DayParts> {
  const ahead = await datesAhead(resource, slug, call)
  const [next] = ahead?.dates ?? []
  if (!ahead || !next) return { sure: null, parts: null }
  const { dates, isWeekly } = ahead
  const until = yearOf(dates.at(-1)?.starts ?? next.starts)
  return {
    sure: next.why,
    parts: (
      <>
        {!isWeekly && (
          <section className="related" aria-labelledby="years">
            <h2 id="years">The years ahead</h2>
            <YearsAhead dates={dates} today={todayUtc(call.now)} />
          </section>
        )}
        <section className="related" aria-labelledby="add">
          <h2 id="add">Add to my calendar</h2>
          <AddToCalendar
            address={`${url}/calendar.ics`}
            holds={
              isWeekly
                ? `One event that comes every week: ${name}.`
                : `${name}, ${dates.length === 1 ? 'one date' : `${dates.length} dates`} to ${until}, each with how sure it is. Who subscribes sees a date move when it is announced.`
            }
          />
        </section>
      </>
    ),
  }
}
