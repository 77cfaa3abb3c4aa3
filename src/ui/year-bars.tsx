import type { CSSProperties } from 'react'
import { type Day, dateParts, dayNumberOf, daysFromTo, toDayNumber } from '#src/calendar/day.ts'
import { monthName } from '#src/calendar/words.ts'
import { rangeWords } from './dates.ts'
import type { DaySummary } from './records.ts'

const YEAR_DAYS = 365
const MONTHS = 12
/** Most days that something lasts without a bar; longer, it is a season. */
const SEASON_DAYS = 8

/** The seasons of the year ahead as bars under its months. The list below it says the same in words. */
export function YearBars({ days, today }: { days: readonly DaySummary[]; today: Day }) {
  const seasons = days.filter(
    ({ starts, ends }) => starts !== null && ends !== null && daysFromTo(starts, ends) >= SEASON_DAYS - 1,
  )
  if (seasons.length < 2) return null
  return (
    <section className="month" aria-labelledby="year-bars">
      <h2 id="year-bars">Seasons of the year ahead</h2>
      <div className="year-bars">
        <ol className="months" aria-hidden="true">
          {monthsFrom(today).map(({ name, at }) => (
            <li key={at} style={place(at, at)}>
              {name}
            </li>
          ))}
        </ol>
        <ul>
          {seasons.map(({ slug, name, url, starts, ends }) => {
            const [from, to] = [daysFromTo(today, starts ?? today), daysFromTo(today, ends ?? today)]
            return (
              <li
                key={slug}
                className={from > YEAR_DAYS * 0.72 ? 'late' : undefined}
                style={place(Math.max(0, from), Math.min(YEAR_DAYS, to))}
              >
                <span className="bar" aria-hidden="true" />
                <a href={url}>{name}</a>{' '}
                <span className="visually-hidden">{rangeWords(starts ?? today, ends ?? today)}</span>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

/** Where days from today stand on the bar of a year, as shares of it. */
const place = (from: number, to: number): CSSProperties =>
  ({ '--from': (from / YEAR_DAYS).toFixed(4), '--for': ((to - from + 1) / YEAR_DAYS).toFixed(4) }) as CSSProperties

/** The first days of the coming months, as days from today. */
function monthsFrom(today: Day): { name: string; at: number }[] {
  const from = toDayNumber(today)
  const { year, month, date } = dateParts(from)
  const first = date === 1 ? month : month + 1
  return Array.from({ length: MONTHS }, (_, index) => {
    const months = first - 1 + index
    const inYear = (months % MONTHS) + 1
    const at = dayNumberOf(year + Math.floor(months / MONTHS), inYear, 1) - from
    return { name: monthName(inYear).slice(0, 3), at }
  }).filter(({ at }) => at < YEAR_DAYS)
}
