/** The calendar of a catalogue, or of all: what is on at a day, today before all, the month around it, or a whole year. */
import type { ReactNode } from 'react'
import { type Day, firstDay, firstOfMonth, isDay, lastDay } from '#src/calendar/day.ts'
import { findCountry } from '#src/geography/find-country.ts'
import { yearOf } from '#src/read-model/dates.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { network as declared, services } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'
import { monthWords, weekdayWords } from '#src/ui/dates.ts'
import { type ActiveFilter, type Filter, FilterChips, FilterForm, Mistakes } from '#src/ui/list/filter-form.tsx'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import {
  EveryWeek,
  lastOfMonth,
  MonthGrid,
  monthAfter,
  monthBefore,
  type NetworkDayOf,
  NetworkDayRows,
  Seasons,
  type WeeklyDayOf,
  WeeklyNames,
  wholeDate,
} from '#src/ui/network-days.tsx'
import type { DaySummary, Link } from '#src/ui/records.ts'
import { number } from '#src/ui/words.ts'
import { YearBars } from '#src/ui/year-bars.tsx'
import { AddToCalendar } from '#src/ui/years-ahead.tsx'
import { calendars, dayInputOf } from '#tools/network/filters.ts'
import { parametersOf } from '#tools/parse-input.ts'
import { type Catalogue, homeLink, listAddress } from '../catalogue.ts'
import { askNetwork, type Network, networkHead, networkHome, openNetwork } from '../network.ts'
import { noSuchPage, type Page, type View } from '../page.ts'
import { type Input, leniently, MOST_REPEATED, only, shortened, withQuery } from '../query.ts'
import { headOf } from '../titles.ts'
import { catalogueYearAhead } from '../today.ts'
import { facetWords, type Holidays, isSeason, wholeCalendar } from './network/days.ts'

/** The catalogue whose calendar it is; without one, the calendar of all. */
type Whose = { network: Network; catalogue: Catalogue | null }

const places = ['date', 'month', 'year', 'view'] as const

/** The calendar of all catalogues. */
export const networkCalendarView = (network: Network): View => viewOf({ network, catalogue: null })

/** The calendar of one catalogue. Raises `not_found` where it has none. */
export function calendarView(catalogue: Catalogue): View {
  if (!calendarOf(catalogue)) noSuchPage()
  return viewOf({ network: openNetwork(catalogue.site, catalogue.call.now), catalogue })
}

const viewOf = (whose: Whose): View => ({
  takes: [...places, ...filterNames(whose)],
  reads: () => ['entries'],
  varies: 'today',
  show: (input) => calendar(whose, input),
})

/** The resource of the days of a catalogue; undefined where it keeps none. */
const calendarOf = ({ service }: Catalogue): AnyResource | undefined =>
  calendars.find((resource) => resource.service === service.id)

const ownerOf = ({ catalogue }: Whose) => catalogue?.service.id ?? declared.id

const filterNames = (whose: Whose): string[] => Object.keys(dayInputOf(ownerOf(whose)).shape)

/** What is shown: a day, unless a month or a year was asked for, and the month it is in. */
type Shown = { date: Day | null; month: Day; year: number | null; isToday: boolean; isList: boolean }

async function calendar(whose: Whose, asked: Input): Promise<Page> {
  const { network, catalogue } = whose
  const address = `${(catalogue ?? network).base}/calendar`
  const shown = shownFor(asked, network)
  const place = only(asked, shown.isToday ? ['view'] : places)
  const isOfOne = catalogue !== null
  const filters = filterNames(whose)
  const read = (given: Readonly<Record<string, string | number>>) =>
    catalogue
      ? daysShown(network, shown, { ...given, catalogue: catalogue.service.id }, toOwnPage)
      : daysShown(network, shown, given, (day) => day)
  const { answer, input, mistakes } = await leniently(read, only(asked, filters), {
    address: withQuery(address, place),
  })
  const { on, months, ahead } = answer
  const isFiltered = Object.keys(input).length > 0
  const isPlain = shown.isToday && !shown.isList && !isFiltered
  const title = titleOf(shown)
  const about = catalogue
    ? `The days of ${catalogue.service.title}: what is on today, and on any other day from ${yearOf(firstDay)} to ${yearOf(lastDay)}.`
    : 'What is on today and on any other day in every catalogue: festivals, holy days, seasons, markets and shows.'
  const description = `${about} A date that follows the moon, a local calendar or the weather says so, and its page says why.`
  const path = isPlain ? { path: '/calendar' } : {}
  const here = (more: Readonly<Record<string, string | number>>) =>
    withQuery(address, { ...input, ...(shown.isList && { view: 'list' }), ...more })
  const count = months.reduce((sum, { days }) => sum + days.length, 0)
  const span = shown.year === null ? monthWords(shown.month) : String(shown.year)
  const own = catalogue && (await ownYear(catalogue))
  return {
    head: catalogue
      ? headOf(catalogue, { title, description, ...path })
      : networkHead(network, { title, description, ...path }),
    main: (
      <ListFrame
        way={catalogue ? [homeLink(catalogue)] : [networkHome(network)]}
        title="Calendar"
        about={description}
        count={`${daysWords(count)} in ${span}`}
        filters={<FilterForm action={address} filters={filtersOf(whose, input)} hidden={place} />}
      >
        <DateForms
          address={address}
          date={shown.date ?? shown.month}
          input={{ ...input, ...(shown.isList && { view: 'list' }) }}
          way={shown.isToday ? null : { href: here({}), label: 'Today' }}
        />
        <Mistakes mistakes={[...datesRefused(asked), ...mistakes]} />
        <FilterChips active={activeOf(filtersOf(whose, input), here)} clear={withQuery(address, place)} />
        {on && shown.date && (
          <section className="month on-day" aria-labelledby="on">
            <h2 id="on">
              {shown.isToday ? 'Today' : 'On'} <span className="soft">{wholeDate(shown.date)}</span>
            </h2>
            <OnDay date={shown.date} country={input.country} isOfOne={isOfOne} {...on} />
          </section>
        )}
        {shown.year === null ? (
          <OneMonth shown={shown} today={network.today} days={months[0]?.days ?? []} here={here} isOfOne={isOfOne}>
            {count === 0 && (
              <Empty
                text={isFiltered ? `Nothing that passes the filters is on in ${span}.` : `Nothing is on in ${span}.`}
                ways={isFiltered ? [{ href: withQuery(address, place), label: 'Take the filters off' }] : []}
              />
            )}
          </OneMonth>
        ) : (
          <WholeYear year={shown.year} months={months} here={here} />
        )}
        {own && isPlain && <YearBars days={own.days} today={network.today} />}
        {months[0] && months[0].weekly.length > 0 && (
          <section className="month" aria-labelledby="weekly">
            <h2 id="weekly">Every week</h2>
            <EveryWeek days={months[0].weekly} isOfOne={isOfOne} />
          </section>
        )}
        <section className="month" aria-labelledby="add">
          <h2 id="add">Add to my calendar</h2>
          <AddToCalendar
            address={withQuery(`${(catalogue ?? network).base}/calendar.ics`, input)}
            holds={holdsWords(ahead, isFiltered)}
          />
          {ahead.weekly > 0 && (
            <p className="all">
              <a href={withQuery(`${(catalogue ?? network).base}/calendar.ics`, { ...input, weekly: 'false' })}>
                The same without what comes every week
              </a>
            </p>
          )}
        </section>
        {own && catalogue && (
          <p className="all">
            <a href={listAddress(catalogue, own.resource)}>All {own.resource.many}, with more filters</a>
          </p>
        )}
      </ListFrame>
    ),
  }
}

/** The days of the year ahead as the lists of a catalogue have them; null where no tool lists them. */
const ownYear = (catalogue: Catalogue): Promise<{ resource: AnyResource; days: readonly DaySummary[] } | null> =>
  catalogueYearAhead(catalogue)

/** In a catalogue a day leads to its page there, and not to what all say of its occasion. */
const toOwnPage = <D extends NetworkDayOf | WeeklyDayOf>(day: D): D => ({ ...day, url: day.pages[0]?.url ?? day.url })

type Month = { month: Day; days: NetworkDayOf[]; weekly: readonly WeeklyDayOf[] }

/** How much the year ahead holds. */
type Ahead = { days: number; weekly: number }

/** The data of the page: the day, its month or the months of the year, and how much is ahead. */
async function daysShown(
  network: Network,
  { date, month, year }: Shown,
  filters: Readonly<Record<string, string | number>>,
  leading: <D extends NetworkDayOf | WeeklyDayOf>(day: D) => D,
) {
  const whole = async (input: Readonly<Record<string, string | number>>) => {
    const { days, weekly, holidays } = await wholeCalendar(network, input)
    return { days: days.map(leading), weekly: weekly.map(leading), holidays }
  }
  const first = year === null ? [month] : Array.from({ length: 12 }, (_, index) => monthStart(year, index + 1))
  const [on, months, ahead] = await Promise.all([
    date === null ? null : whole({ ...filters, date, days_ahead: 0 }),
    Promise.all(
      first.map(async (begins) => ({
        month: begins,
        ...(await whole({ ...filters, date: begins, days_ahead: daysOf(begins) - 1 })),
      })),
    ),
    askNetwork(network, 'calendar', { ...filters, days_ahead: YEAR_DAYS, limit: 1 }),
  ])
  // In a year, a day that lasts into the next month stands in the month it begins in.
  const shownMonths = months.map((one, index) =>
    index === 0 ? one : { ...one, days: one.days.filter(({ starts }) => starts !== null && starts >= one.month) },
  )
  return { on, months: shownMonths, ahead: { days: ahead.total, weekly: ahead.weekly.length } }
}

/** The years ahead that the feed of the calendar covers. */
const YEAR_DAYS = 365

const monthStart = (year: number, month: number): Day => `${year}-${String(month).padStart(2, '0')}-01` as Day

/** The day, month or year that was asked for; today where none was, or none can be. */
function shownFor({ date, month, year, view }: Input, { today }: Network): Shown {
  const isList = view === 'list'
  const shown = { date: null, year: null, isToday: false, isList }
  if (date !== undefined && isDay(date)) return { ...shown, date, month: firstOfMonth(date), isToday: date === today }
  const first = `${month}-01`
  if (date === undefined && isDay(first)) return { ...shown, month: first }
  const january = `${year}-01-01`
  if (date === undefined && month === undefined && isDay(january))
    return { ...shown, month: january, year: yearOf(january) }
  return { ...shown, date: today, month: firstOfMonth(today), isToday: true }
}

const daysOf = (month: Day): number => Number(lastOfMonth(month).slice('YYYY-MM-'.length))

const titleOf = ({ date, month, year, isToday }: Shown): string => {
  if (isToday) return 'Calendar'
  return `Calendar: ${year ?? (date === null ? monthWords(month) : wholeDate(date))}`
}

const daysWords = (count: number): string => (count === 1 ? '1 day or season' : `${number(count)} days and seasons`)

/** Says what a feed holds, before anyone subscribes. */
const holdsWords = ({ days, weekly }: Ahead, isFiltered: boolean): string => {
  const which = isFiltered ? ` that ${days === 1 ? 'passes' : 'pass'} the filters` : ''
  const customs =
    weekly === 0
      ? ''
      : `, and ${weekly === 1 ? 'one event that comes' : `${number(weekly)} events that come`} every week`
  return `The ${daysWords(days)} of the year ahead${which}${customs}. It goes on with the year; a date that is announced moves by itself.`
}

/** The message for a day, month or year that does not exist. */
function datesRefused({ date, month, year }: Input) {
  const wrong = [
    { asked: date, day: date, what: 'a date', length: firstDay.length },
    { asked: month, day: month && `${month}-01`, what: 'a month', length: 'YYYY-MM'.length },
    { asked: year, day: year && `${year}-01-01`, what: 'a year', length: 'YYYY'.length },
  ].find(({ asked }) => asked !== undefined)
  if (wrong?.asked === undefined || (wrong.day !== undefined && isDay(wrong.day))) return []
  const { asked, what, length } = wrong
  const detail = `“${shortened(asked, MOST_REPEATED)}” is not ${what} from ${firstDay.slice(0, length)} to ${lastDay.slice(0, length)}.`
  return [{ detail, instead: [] }]
}

const filtersOf = (whose: Whose, input: Input): Filter[] => {
  const { properties } = parametersOf({ input: dayInputOf(ownerOf(whose)) })
  const all: Filter[] = [
    { name: 'faith', label: 'Faith', value: input.faith ?? '', options: optionsOf('faith', properties.faith?.enum) },
    { name: 'country', label: 'Country', value: input.country ?? '', hint: 'India, or IN' },
    { name: 'kind', label: 'Kind of day', value: input.kind ?? '', options: optionsOf('kind', properties.kind?.enum) },
    {
      name: 'catalogue',
      label: 'Catalogue',
      value: input.catalogue ?? '',
      options: services.map(({ id, title }) => ({ value: id, label: title })),
    },
  ]
  return all.filter(({ name }) => name in properties)
}

const optionsOf = (parameter: 'faith' | 'kind', values: readonly string[] = []) =>
  values
    .map((value) => ({ value, label: capital(facetWords(parameter, value)) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))

const activeOf = (
  filters: readonly Filter[],
  here: (more: Readonly<Record<string, string>>) => string,
): ActiveFilter[] =>
  filters
    .filter(({ value }) => value !== '')
    .map(({ name, label, value, options }) => ({
      label,
      value: options?.find((option) => option.value === value)?.label ?? findCountry(value)?.name ?? value,
      without: here({ [name]: '' }),
    }))

type DateFormsOf = { address: string; date: Day; input: Input; way: Link | null }

/** Forms to choose any day or year: they ask with GET and need no script. */
const DateForms = ({ address, date, input, way }: DateFormsOf) => (
  <div className="window-forms">
    <form className="window-form" action={address}>
      <p className="field">
        <label htmlFor="date">Go to a day</label>
        <input id="date" type="date" name="date" min={firstDay} max={lastDay} defaultValue={date} />
      </p>
      <HiddenFields input={input} />
      <p className="actions">
        <button type="submit">Show</button>
        {way && <a href={way.href}>{way.label}</a>}
      </p>
    </form>
    <form className="window-form" action={address}>
      <p className="field">
        <label htmlFor="year">Go to a year</label>
        <input
          id="year"
          type="number"
          name="year"
          min={yearOf(firstDay)}
          max={yearOf(lastDay)}
          defaultValue={yearOf(date)}
        />
      </p>
      <HiddenFields input={input} />
      <p className="actions">
        <button type="submit">Show the year</button>
      </p>
    </form>
  </div>
)

const HiddenFields = ({ input }: { input: Input }) =>
  Object.entries(input).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)

type Here = (more: Readonly<Record<string, string | number>>) => string

type OneMonthOf = {
  shown: Shown
  today: Day
  days: readonly NetworkDayOf[]
  here: Here
  isOfOne: boolean
  children: ReactNode
}

/** A month as a grid or, if asked for, as a list; days that last for weeks stand below. */
function OneMonth({ shown: { month, isList }, today, days, here, isOfOne, children }: OneMonthOf) {
  const seasons = days.filter(isSeason)
  const short = days.filter((day) => !isSeason(day))
  const at = month.slice(0, 'YYYY-MM'.length)
  return (
    <>
      <section className="month" aria-labelledby="month">
        <header className="month-head">
          <h2 id="month">{monthWords(month)}</h2>
          <nav className="month-nav" aria-label="Months">
            {[monthBefore(month), monthAfter(month)].filter(isDay).map((other) => (
              <a
                key={other}
                href={here({ month: other.slice(0, 'YYYY-MM'.length) })}
                rel={other < month ? 'prev' : 'next'}
              >
                {monthWords(other)}
              </a>
            ))}
            <a href={here({ year: yearOf(month) })}>All of {yearOf(month)}</a>
            <a href={here({ month: at, view: isList ? '' : 'list' })}>{isList ? 'As a grid' : 'As a list'}</a>
          </nav>
        </header>
        {isList ? (
          <NetworkDayRows days={short} isOfOne={isOfOne} />
        ) : (
          <MonthGrid
            month={month}
            today={today}
            days={short}
            addressOf={(date) => (date === today ? here({}) : here({ date }))}
            isOfOne={isOfOne}
          />
        )}
        {children}
      </section>
      {seasons.length > 0 && (
        <section className="month" aria-labelledby="seasons">
          <h2 id="seasons">Seasons on in {monthWords(month)}</h2>
          <Seasons days={seasons} />
        </section>
      )}
    </>
  )
}

/** A year, month by month, by names and dates alone. */
const WholeYear = ({ year, months, here }: { year: number; months: readonly Month[]; here: Here }) => (
  <section className="month" aria-labelledby="whole-year">
    <header className="month-head">
      <h2 id="whole-year">{year}</h2>
      <nav className="month-nav" aria-label="Years">
        {[year - 1, year + 1]
          .filter((other) => isDay(`${other}-01-01`))
          .map((other) => (
            <a key={other} href={here({ year: other })} rel={other < year ? 'prev' : 'next'}>
              {other}
            </a>
          ))}
      </nav>
    </header>
    {months
      .filter(({ days }) => days.length > 0)
      .map(({ month, days }) => (
        <section key={month} className="month-of-year">
          <h3>
            <a href={here({ month: month.slice(0, 'YYYY-MM'.length) })}>{monthWords(month)}</a>
          </h3>
          <Seasons days={days} />
        </section>
      ))}
  </section>
)

type OnDayOf = {
  date: Day
  country: string | undefined
  days: readonly NetworkDayOf[]
  weekly: readonly WeeklyDayOf[]
  holidays: Holidays | null
  isOfOne: boolean
}

/** What is on at a day: short occasions first, then those that last for weeks, then weekly ones. */
function OnDay({ date, country = '', days, weekly, holidays, isOfOne }: OnDayOf) {
  const rows = days.filter((day) => !isSeason(day) || day.starts === date)
  const seasons = days.filter((day) => !rows.includes(day))
  return (
    <>
      {rows.length > 0 ? (
        <NetworkDayRows days={rows} isOfOne={isOfOne} />
      ) : (
        <p className="line">No festival or holy day is on.</p>
      )}
      {seasons.length > 0 && (
        <>
          <h3>In season</h3>
          <Seasons days={seasons} />
        </>
      )}
      {holidays && holidays.items.length > 0 && (
        <>
          <h3>Public holiday in {findCountry(country)?.name}</h3>
          <ul className="seasons">
            {holidays.items.map(({ name, local_name: local }) => (
              <li key={name}>
                {name} <span className="small">{local}</span>
              </li>
            ))}
          </ul>
          <p className="small">
            {holidays.source}, {holidays.licence}
          </p>
        </>
      )}
      {weekly.length > 0 && (
        <>
          <h3>Every {weekdayWords(date)}</h3>
          <WeeklyNames days={weekly} isOfOne={isOfOne} />
        </>
      )}
    </>
  )
}
