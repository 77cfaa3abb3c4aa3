/** One calendar over all catalogues: what is on at a day, today before all, and the month around it. */
import { type Day, firstDay, firstOfMonth, isDay, lastDay } from '#src/calendar/day.ts'
import { findCountry } from '#src/geography/find-country.ts'
import { services } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'
import { monthWords, weekdayWords } from '#src/ui/dates.ts'
import { type ActiveFilter, Chips, type Filter, FilterForm, Mistakes } from '#src/ui/list/filter-form.tsx'
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
import type { Link } from '#src/ui/records.ts'
import { number } from '#src/ui/words.ts'
import { dayFilters } from '#tools/network/filters.ts'
import { type Network, networkHead, networkHome } from '../../network.ts'
import type { Page, View } from '../../page.ts'
import { type Input, leniently, only, shortened, withQuery } from '../../query.ts'
import { facetWords, type Holidays, isSeason, wholeCalendar } from './days.ts'

const about =
  'What is on today and on any other day in every catalogue: festivals, holy days, seasons, markets and shows. A date that ' +
  'follows the moon, a local calendar or the weather is marked “about”.'

const filterNames = ['faith', 'country', 'kind', 'catalogue'] as const

export const networkCalendarView = (network: Network): View => ({
  takes: ['date', 'month', ...filterNames],
  reads: () => ['entries'],
  varies: 'today',
  show: (input) => calendar(network, input),
})

/** What is shown: a day, unless a month was asked for, and the month it is in. */
type Shown = { date: Day | null; month: Day; isToday: boolean }

async function calendar(network: Network, asked: Input): Promise<Page> {
  const address = `${network.base}/calendar`
  const shown = shownBy(asked, network)
  const place = shown.isToday ? {} : only(asked, ['date', 'month'])
  const read = async (filters: Readonly<Record<string, string | number>>) => {
    const [on, month] = await Promise.all([
      shown.date === null ? null : wholeCalendar(network, { ...filters, date: shown.date, days_ahead: 0 }),
      wholeCalendar(network, { ...filters, date: shown.month, days_ahead: daysOf(shown.month) - 1 }),
    ])
    return { on, month }
  }
  const { answer, input, mistakes } = await leniently(read, only(asked, filterNames), {
    address: withQuery(address, place),
  })
  const { on, month } = answer
  const isPlain = shown.isToday && Object.keys(input).length === 0
  const days = month.days.filter((day) => !isSeason(day))
  const seasons = month.days.filter(isSeason)
  const here = (more: Readonly<Record<string, string>>) => withQuery(address, { ...input, ...more })
  return {
    head: networkHead(network, {
      title: titleOf(shown),
      description: about,
      ...(isPlain ? { path: '/calendar' } : {}),
    }),
    main: (
      <ListFrame
        way={[networkHome(network)]}
        title="Calendar"
        about={about}
        count={`${number(month.days.length)} days and seasons in ${monthWords(shown.month)}`}
        filters={<FilterForm action={address} filters={filtersOf(input)} kept={place} />}
      >
        <DateForm
          address={address}
          date={shown.date ?? shown.month}
          kept={input}
          way={shown.isToday ? null : { href: here({}), label: 'Today' }}
        />
        <Mistakes mistakes={[...datesRefused(asked), ...mistakes]} />
        <Chips active={activeOf(input, here)} clear={withQuery(address, place)} />
        {on && shown.date && (
          <section className="month on-day" aria-labelledby="on">
            <h2 id="on">
              {shown.isToday ? 'Today' : 'On'} <span className="soft">{wholeDate(shown.date)}</span>
            </h2>
            <OnDay date={shown.date} country={input.country} {...on} />
          </section>
        )}
        <section className="month" aria-labelledby="month">
          <header className="month-head">
            <h2 id="month">{monthWords(shown.month)}</h2>
            <MonthNav month={shown.month} here={here} />
          </header>
          <MonthGrid
            month={shown.month}
            today={network.today}
            days={days}
            addressOf={(date) => (date === network.today ? here({}) : here({ date }))}
          />
          {month.days.length === 0 && (
            <Empty
              text={`Nothing that passes the filters is on in ${monthWords(shown.month)}.`}
              ways={[{ href: withQuery(address, place), label: 'Take the filters off' }]}
            />
          )}
        </section>
        {seasons.length > 0 && (
          <section className="month" aria-labelledby="seasons">
            <h2 id="seasons">Seasons on in {monthWords(shown.month)}</h2>
            <Seasons days={seasons} />
          </section>
        )}
        {month.weekly.length > 0 && (
          <section className="month" aria-labelledby="weekly">
            <h2 id="weekly">Every week</h2>
            <EveryWeek days={month.weekly} />
          </section>
        )}
      </ListFrame>
    ),
  }
}

/** The day or the month that was asked for; today where neither was, or neither can be. */
function shownBy({ date, month }: Input, { today }: Network): Shown {
  if (date !== undefined && isDay(date)) return { date, month: firstOfMonth(date), isToday: date === today }
  const first = `${month}-01`
  if (date === undefined && isDay(first)) return { date: null, month: first, isToday: false }
  return { date: today, month: firstOfMonth(today), isToday: true }
}

const daysOf = (month: Day): number => Number(lastOfMonth(month).slice('YYYY-MM-'.length))

const titleOf = ({ date, month, isToday }: Shown): string =>
  isToday ? 'Calendar' : `Calendar: ${date === null ? monthWords(month) : wholeDate(date)}`

/** What is said of a day or month that there is not. */
function datesRefused({ date, month }: Input) {
  const wrong = [
    { asked: date, day: date, what: 'a date', length: firstDay.length },
    { asked: month, day: month && `${month}-01`, what: 'a month', length: 'YYYY-MM'.length },
  ].find(({ asked }) => asked !== undefined)
  if (wrong?.asked === undefined || (wrong.day !== undefined && isDay(wrong.day))) return []
  const { asked, what, length } = wrong
  const detail = `“${shortened(asked, 40)}” is not ${what} from ${firstDay.slice(0, length)} to ${lastDay.slice(0, length)}.`
  return [{ detail, instead: [] }]
}

const filtersOf = (input: Input): Filter[] => [
  { name: 'faith', label: 'Faith', value: input.faith ?? '', options: optionsOf('faith') },
  { name: 'country', label: 'Country', value: input.country ?? '', hint: 'India, or IN' },
  { name: 'kind', label: 'Kind of day', value: input.kind ?? '', options: optionsOf('kind') },
  {
    name: 'catalogue',
    label: 'Catalogue',
    value: input.catalogue ?? '',
    options: services.map(({ id, title }) => ({ value: id, label: title })),
  },
]

const optionsOf = (parameter: 'faith' | 'kind') =>
  dayFilters[parameter]
    .unwrap()
    .options.map((value) => ({ value, label: capital(facetWords(parameter, value)) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))

const activeOf = (input: Input, here: (more: Readonly<Record<string, string>>) => string): ActiveFilter[] =>
  filtersOf(input)
    .filter(({ value }) => value !== '')
    .map(({ name, label, value, options }) => ({
      label,
      value: options?.find((option) => option.value === value)?.label ?? findCountry(value)?.name ?? value,
      without: here({ [name]: '' }),
    }))

type DateFormOf = { address: string; date: Day; kept: Input; way: Link | null }

/** Any day there is: a form that asks with GET and needs no script. */
const DateForm = ({ address, date, kept, way }: DateFormOf) => (
  <form className="window-form" action={address}>
    <p className="field">
      <label htmlFor="date">Go to a day</label>
      <input id="date" type="date" name="date" min={firstDay} max={lastDay} defaultValue={date} />
    </p>
    {Object.entries(kept).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <p className="actions">
      <button type="submit">Show</button>
      {way && <a href={way.href}>{way.label}</a>}
    </p>
  </form>
)

type OnDayOf = {
  date: Day
  country: string | undefined
  days: readonly NetworkDayOf[]
  weekly: readonly WeeklyDayOf[]
  holidays: Holidays | null
}

/** What is on at a day: what is for days before what goes on for weeks, and what comes every week after both. */
function OnDay({ date, country = '', days, weekly, holidays }: OnDayOf) {
  const rows = days.filter((day) => !isSeason(day) || day.starts === date)
  const seasons = days.filter((day) => !rows.includes(day))
  return (
    <>
      {rows.length > 0 ? (
        <NetworkDayRows days={rows} />
      ) : (
        <p className="line">No festival or holy day of the catalogues is on.</p>
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
          <WeeklyNames days={weekly} />
        </>
      )}
    </>
  )
}

const MonthNav = ({ month, here }: { month: Day; here: (more: Readonly<Record<string, string>>) => string }) => (
  <nav className="month-nav" aria-label="Months">
    {[monthBefore(month), monthAfter(month)].filter(isDay).map((other) => (
      <a key={other} href={here({ month: other.slice(0, 'YYYY-MM'.length) })} rel={other < month ? 'prev' : 'next'}>
        {monthWords(other)}
      </a>
    ))}
  </nav>
)
