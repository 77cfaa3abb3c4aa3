/** Days of the calendar: a leaf with a date, and lists of days under their months. */

import type { ReactNode } from 'react'
import type { Day } from '#src/calendar/day.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { distanceWords, leafOf, monthWords, rangeWords, shortRange } from './dates.ts'
import { sortWords } from './entries.tsx'
import type { Dates, DaySummary } from './records.ts'

/** The note on a date that is not certain, or not the same everywhere; the page of the day says why. */
export const Approximate = ({ dates: { certainty } }: { dates: Dates }) => {
  if (certainty === 'differs by place')
    return (
      <abbr className="approximate" title="The day differs from place to place. Its page says where.">
        by place
      </abbr>
    )
  return certainty === 'approximate' ? (
    <abbr className="approximate" title="The date may be another. Its page says why.">
      about
    </abbr>
  ) : null
}

type DateLeafOf = {
  dates: Dates
  rule: string | null
  /** Why the date is as sure as it is. */
  sure: string | null
  today: Day
}

/** The leaf of a wall calendar: when a day is on or falls next. */
export function DateLeaf({ dates, rule, sure, today }: DateLeafOf) {
  const { starts, ends, on_now: isOn } = dates
  if (!starts || !ends)
    return (
      <section className="date-leaf" aria-label="When it falls">
        <p className="label">No date is known yet</p>
        {rule && <p className="rule">{rule}</p>}
      </section>
    )
  const { weekday, date, month, year } = leafOf(starts)
  return (
    <section className="date-leaf" aria-label="When it falls">
      <p className="label">
        {isOn ? 'On now' : 'Next'}{' '}
        <span>
          {isOn ? `until ${ends === today ? 'tonight' : rangeWords(ends, ends)}` : distanceWords(today, starts)}
        </span>
      </p>
      <p className="big">
        <time dateTime={starts}>
          <span className="weekday">{weekday}</span>
          <span className="date">{date}</span>
          <span className="month-name">
            {month} <span className="year">{year}</span>
          </span>
        </time>
      </p>
      {ends !== starts && <p className="range">{rangeWords(starts, ends)}</p>}
      {rule && <p className="rule">{rule}</p>}
      {sure && (
        <p className="certainty">
          {sure}{' '}
          <a className="no-paper" href="#add">
            Add to my calendar
          </a>
        </p>
      )}
    </section>
  )
}

/** Days one after another, each with its date before it. */
export const DayRows = ({
  resource,
  days,
  headings = 'h3',
}: {
  resource: AnyResource
  days: readonly DaySummary[]
  headings?: 'h3' | 'h4'
}) => (
  <ul className="day-rows">
    {days.map((day) => (
      <DayRow key={`${day.slug} ${day.starts}`} resource={resource} day={day} headings={headings} />
    ))}
  </ul>
)

/** One of the days; its children follow the name. */
export const DayRow = ({
  resource,
  day,
  headings: Heading = 'h3',
  children,
}: {
  resource: AnyResource
  day: DaySummary
  headings?: 'h3' | 'h4'
  children?: ReactNode
}) => (
  <li className={day.on_now ? 'on-now' : undefined}>
    <p className="when">
      {day.starts && day.ends && <time dateTime={day.starts}>{shortRange(day.starts, day.ends)}</time>}{' '}
      <Approximate dates={day} />
    </p>
    <div>
      <Heading>
        <a href={day.url}>{day.name}</a> {day.on_now && <span className="tag">On now</span>} {children}
      </Heading>
      <p className="line">{day.summary}</p>
      <p className="small">{[sortWords(resource, day), placesOf(day)].filter((words) => words !== '').join(' · ')}</p>
    </div>
  </li>
)

/** Days under the months they start in; days that began before the first month stand under "On now". */
export function daysByMonth(days: readonly DaySummary[]): { title: string; days: DaySummary[] }[] {
  const groups = new Map<string, DaySummary[]>()
  for (const day of days) {
    const title = day.on_now ? 'On now' : day.starts ? monthWords(day.starts) : 'No date yet'
    groups.set(title, [...(groups.get(title) ?? []), day])
  }
  return [...groups].map(([title, entries]) => ({ title, days: entries }))
}

const MOST_COUNTRIES = 3

const placesOf = ({ countries }: DaySummary): string => {
  const names = countries.slice(0, MOST_COUNTRIES).map(({ name }) => name)
  const more = countries.length - names.length
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
}
