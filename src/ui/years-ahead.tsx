/** When a day falls in the years ahead, how sure each date is, and the way into a reader's own calendar. */
import type { Sureness } from '#src/calendar/certainty.ts'
import type { Day } from '#src/calendar/day.ts'
import { capital } from '#src/text/capital.ts'
import { distanceWords, rangeWords, weekdayWords } from './dates.ts'

/** One date of a day. */
export type SureDate = Sureness & { starts: Day; ends: Day }

/** A table of dates, with the reasons for how sure they are below it, each once. */
export function YearsAhead({ dates, today }: { dates: readonly SureDate[]; today: Day }) {
  const reasons = [...new Map(dates.map(({ label, why }) => [why, label]))]
  return (
    <>
      <table className="years-ahead">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Begins on a</th>
            <th scope="col">How sure</th>
          </tr>
        </thead>
        <tbody>
          {dates.map(({ starts, ends, label }, index) => (
            <tr key={starts}>
              <th scope="row">
                <time dateTime={starts}>{rangeWords(starts, ends)}</time>
                {index === 0 && starts >= today && <span className="small"> {distanceWords(today, starts)}</span>}
              </th>
              <td>{weekdayWords(starts)}</td>
              <td>{label}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="reasons">
        {reasons.map(([why, label]) => (
          <li key={why}>
            <strong>{capital(label)}.</strong> {why}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The address by which the calendar of a reader's system takes a file and keeps it up to date. */
export const subscribing = (address: string): string => address.replace(/^https?:/, 'webcal:')

/** The links that bring the days into a reader's own calendar, and what these hold. `address` is the file's. */
export const AddToCalendar = ({ address, holds }: { address: string; holds: string }) => (
  <div className="add-to-calendar">
    <p>{holds}</p>
    <p className="ways">
      <a className="button" href={subscribing(address)}>
        Subscribe
      </a>
      <a href={address} download>
        Save as a file
      </a>
    </p>
    <p className="small">
      For other programs, the address: <code data-copy={address}>{address}</code>
    </p>
  </div>
)
