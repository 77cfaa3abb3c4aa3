/** Days of all catalogues: a row, a month and a week of them. */
import type { CSSProperties } from 'react'
import {
  addDays,
  type Day,
  daysFromTo,
  firstOfMonth,
  namesOfWeekdays,
  type Weekday,
  weekdayOf,
} from '#src/calendar/day.ts'
import { findCountry } from '#src/geography/find-country.ts'
import { findService } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'
import { longDate, shortRange, weekdayWords } from './dates.ts'
import { Approximate } from './days.tsx'
import type { Dates } from './records.ts'
import { keyWords } from './words.ts'

/** The page that a catalogue has of a day. */
export type PageOfDay = { catalogue: string; url: string; summary?: string }

/** A day as the network tells it. */
export type NetworkDayOf = Dates & {
  name: string
  /** The page with what all catalogues say of it, or its only page. */
  url: string
  faiths: readonly string[]
  kinds: readonly string[]
  countries: readonly string[]
  pages: readonly PageOfDay[]
}

/** What comes every week. */
export type WeeklyDayOf = { name: string; url: string; weekdays: readonly Weekday[]; pages: readonly PageOfDay[] }

const MOST_COUNTRIES = 3
/** Most names shown on a day of the month. */
const MOST_NAMES = 6

/** Whether all days are of one catalogue, whose name then goes without saying. */
type OfOne = { isOfOne?: boolean }

/** The catalogues that have a page of a day, each a link to it. */
const Catalogues = ({ pages }: { pages: readonly PageOfDay[] }) => (
  <span className="service-tags">
    {pages.map(({ catalogue, url }) => (
      <a key={url} className="service-tag" href={url} style={hueOf(catalogue)}>
        {findService(catalogue)?.title}
      </a>
    ))}
  </span>
)

const hueOf = (catalogue: string) => ({ '--hue': findService(catalogue)?.accentHueDegrees }) as CSSProperties

/** Days one after another, each with its date, a line on it, and links to its pages. */
export const NetworkDayRows = ({ days, isOfOne = false }: { days: readonly NetworkDayOf[] } & OfOne) => (
  <ul className="day-rows">
    {days.map((day) => {
      const { name, url, starts, ends, on_now: isOn, pages } = day
      return (
        <li key={`${pages[0]?.url} ${starts}`} className={isOn ? 'on-now' : undefined}>
          <p className="when">
            {starts && ends && <time dateTime={starts}>{shortRange(starts, ends)}</time>} <Approximate dates={day} />
          </p>
          <div>
            <h3>
              <a href={url}>{name}</a> {!isOfOne && <Catalogues pages={pages} />}
            </h3>
            <p className="line">{pages[0]?.summary}</p>
            <p className="small">{sortOf(day)}</p>
          </div>
        </li>
      )
    })}
  </ul>
)

/** Days that last for weeks: their names and how long they last. */
export const Seasons = ({ days }: { days: readonly NetworkDayOf[] }) => (
  <ul className="seasons">
    {days.map((day) => (
      <li key={`${day.pages[0]?.url} ${day.starts}`}>
        <a href={day.url}>{day.name}</a>{' '}
        <span className="small">
          {day.starts && day.ends && shortRange(day.starts, day.ends)} <Approximate dates={day} />
        </span>
      </li>
    ))}
  </ul>
)

const sortOf = ({ kinds, faiths, countries }: NetworkDayOf): string => {
  const names = countries.slice(0, MOST_COUNTRIES).map((code) => findCountry(code)?.name ?? code)
  const more = countries.length - names.length
  const places = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ')
  return [kinds.map(keyWords).join(', '), faiths.map(keyWords).join(', '), places]
    .filter((words) => words !== '')
    .join(' · ')
}

/** A month, a week to a row; on narrow screens its days one below another, without the empty ones. */
export function MonthGrid({
  month,
  today,
  days,
  addressOf,
  isOfOne = false,
}: {
  /** Its first day. */
  month: Day
  today: Day
  days: readonly NetworkDayOf[]
  /** The address of what is on at a day. */
  addressOf(day: Day): string
} & OfOne) {
  const last = lastOfMonth(month)
  const dates = Array.from({ length: daysFromTo(month, last) + 1 }, (_, index) => addDays(month, index))
  // What began before the month and is short stands on its first day.
  const byDate = new Map<Day, NetworkDayOf[]>(dates.map((date) => [date, []]))
  for (const day of days) byDate.get(day.starts && day.starts > month ? day.starts : month)?.push(day)
  return (
    <div className="month-grid">
      <ol className="weekdays" aria-hidden="true">
        {namesOfWeekdays.map((name) => (
          <li key={name}>{capital(name).slice(0, 3)}</li>
        ))}
      </ol>
      <ol className="dates">
        {dates.map((date, index) => {
          const on = byDate.get(date) ?? []
          return (
            <li
              key={date}
              className={
                [on.length === 0 ? 'empty' : '', date === today ? 'today-cell' : ''].join(' ').trim() || undefined
              }
              style={index === 0 ? { gridColumnStart: namesOfWeekdays.indexOf(weekdayOf(date)) + 1 } : undefined}
            >
              <a className="date" href={addressOf(date)} aria-current={date === today ? 'date' : undefined}>
                <time dateTime={date}>
                  <span className="weekday">{weekdayWords(date)}</span> {Number(date.slice(8))}
                </time>
              </a>
              {on.length > 0 && (
                <ul>
                  {on.slice(0, MOST_NAMES).map((day) => (
                    <li key={`${day.pages[0]?.url}`}>
                      <a href={day.url}>
                        {day.name}
                        {day.date_approximate && (
                          <span className="approximate">
                            {' '}
                            {day.certainty === 'differs by place' ? 'by place' : 'about'}
                          </span>
                        )}
                      </a>
                      {(isOfOne ? [] : day.pages).map(({ catalogue }) => (
                        <span
                          key={catalogue}
                          className="dot"
                          style={hueOf(catalogue)}
                          title={findService(catalogue)?.title}
                        />
                      ))}
                    </li>
                  ))}
                  {on.length > MOST_NAMES && (
                    <li className="rest">
                      <a href={addressOf(date)}>{on.length - MOST_NAMES} more</a>
                    </li>
                  )}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
      {days.length === 0 && <p className="line no-days">No festival or holy day of this month.</p>}
      {!isOfOne && (
        <Legend catalogues={[...new Set(days.flatMap(({ pages }) => pages.map(({ catalogue }) => catalogue)))]} />
      )}
    </div>
  )
}

/** The legend: the dot of each catalogue. */
const Legend = ({ catalogues }: { catalogues: readonly string[] }) => (
  <ul className="legend">
    {catalogues.map((catalogue) => (
      <li key={catalogue}>
        <span className="dot" style={hueOf(catalogue)} />
        {findService(catalogue)?.title}
      </li>
    ))}
  </ul>
)

/** What comes every week, one after another. */
export const WeeklyNames = ({ days, isOfOne = false }: { days: readonly WeeklyDayOf[] } & OfOne) => (
  <ul className="seasons">
    {days.map(({ name, url, pages }) => (
      <li key={pages[0]?.url}>
        <a href={url}>{name}</a> {!isOfOne && <Catalogues pages={pages} />}
      </li>
    ))}
  </ul>
)

/** What comes every week, under its weekdays. */
export const EveryWeek = ({ days, isOfOne = false }: { days: readonly WeeklyDayOf[] } & OfOne) => (
  <dl className="every-week">
    {namesOfWeekdays
      .map((name) => ({ name, on: days.filter((day) => day.weekdays.includes(name)) }))
      .filter(({ on }) => on.length > 0)
      .map(({ name, on }) => (
        <div key={name}>
          <dt>{capital(name)}</dt>
          {on.map((day) => (
            <dd key={day.pages[0]?.url}>
              <a href={day.url}>{day.name}</a> {!isOfOne && <Catalogues pages={day.pages} />}
            </dd>
          ))}
        </div>
      ))}
  </dl>
)

/** The last day of the month that begins on a day. */
export const lastOfMonth = (first: Day): Day => addDays(monthAfter(first), -1)

/** The first day of the month after the one that begins on a day. */
export const monthAfter = (first: Day): Day => firstOfMonth(addDays(first, 31))
/** The first day of the month before the one that begins on a day. */
export const monthBefore = (first: Day): Day => firstOfMonth(addDays(first, -1))

/** "Tuesday, 24 November 2026". */
export const wholeDate = (day: Day): string => `${weekdayWords(day)}, ${longDate(day)}`
