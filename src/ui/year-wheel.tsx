/** A year as a wheel: a ring for each list of months, with days and seasons as marks within. The list beside it says the same. */
import { type Day, dateParts, dayNumberOf, toDayNumber } from '#src/calendar/day.ts'
import { monthName } from '#src/calendar/words.ts'
import { arc, disc, type Point, polar } from './cover/pen.ts'
import { rangeWords } from './dates.ts'
import { monthsInWords } from './words.ts'

/** What a wheel shows. The first two lists of `months` are a ring each; a season is an arc, a day a dot. */
export type YearOf = {
  months: readonly { label: string; months: readonly number[] }[]
  days: readonly { name: string; url: string | null; starts: Day; ends: Day }[]
}

const SIZE = 200
const centre: Point = [SIZE / 2, SIZE / 2]
/** Radii of the letters of the months, of the rings, and of the days. */
const letters = 92
const rings = [74, 56] as const
const ring = 14
/** Rounds of days, from the outermost, so that days at the same time stand apart. */
const rounds = [42, 34, 26, 18] as const
const GAP = 0.004

const allMonths = Array.from({ length: 12 }, (_, index) => index + 1)

/** Shows nothing where nothing is known of the year. */
export function YearWheel({ year: { months, days }, month }: { year: YearOf; month: number }) {
  const shown = months.filter((list) => list.months.length > 0).slice(0, rings.length)
  if (shown.length + days.length === 0) return null
  return (
    <figure className="year-wheel">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
        {allMonths.map((number) => {
          const [x, y] = polar(centre, letters, (number - 0.5) / 12)
          return (
            <text key={number} x={x.toFixed(1)} y={y.toFixed(1)} className={number === month ? 'now' : undefined}>
              {monthName(number).charAt(0)}
            </text>
          )
        })}
        {(shown.length > 0 ? shown : [{ label: '', months: [] }]).map(({ label, months: list }, index) =>
          allMonths.map((number) => (
            <path
              key={`${label} ${number}`}
              className={list.includes(number) ? `in ring-${index}` : 'out'}
              strokeWidth={ring}
              d={arc(centre, rings[index] ?? rings[0], (number - 1) / 12 + GAP, number / 12 - GAP)}
            />
          )),
        )}
        {days.map(({ name, starts, ends }, index) => {
          const radius = rounds[index % rounds.length] ?? rounds[0]
          const [from, to] = [turnOf(starts), turnOf(ends)]
          // A season over the end of the year continues around the wheel; a few days are a dot.
          const length = (to - from + 1) % 1
          return length < 0.02 ? (
            <path key={`${name} ${starts}`} className="day" d={disc(polar(centre, radius, from), 3.6)} />
          ) : (
            <path key={`${name} ${starts}`} className="season" d={arc(centre, radius, from, from + length)} />
          )
        })}
      </svg>
      <figcaption>
        <ul>
          {shown.map(({ label, months: list }, index) => (
            <li key={label} className={`ring-${index}`}>
              <b>{label}</b> {monthsInWords(list)}
            </li>
          ))}
          {days.map(({ name, url, starts, ends }) => (
            <li key={`${name} ${starts}`} className="of-day">
              {url === null ? <b>{name}</b> : <a href={url}>{name}</a>} {rangeWords(starts, ends)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

/** Where a day stands on the wheel, as a part of its round. */
function turnOf(day: Day): number {
  const number = toDayNumber(day)
  return (number - dayNumberOf(dateParts(number).year, 1, 1) + 0.5) / 365.25
}
