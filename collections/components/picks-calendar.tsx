/** The picks of a month on a calendar, above their list: planned ones, and those picked automatically. */
import type { ListViewServerPropsOnly, Payload } from 'payload'
import {
  addDays,
  type Day,
  daysInMonth,
  isDay,
  type MonthOfYear,
  toDayNumber,
  todayUtc,
  weekdayNumber,
} from '#src/calendar/day.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { type ServiceId, services } from '#src/services.ts'
import { personOf, publishes, worksOn } from '../access/person.ts'
import { collectionSlug } from '../slugs.ts'
import { executeWith } from './execute.ts'

/** The pick of a day, and its link. `isPlanned` is false for one that was picked automatically. */
type Shown = { name: string; href: string; isPlanned: boolean }

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const picksAddress = '/admin/collections/picks'

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const dayName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/**
 * One month of one service; `?calendar=<service>&month=<YYYY-MM>` says which. A day leads to its pick, and one to come
 * without a pick to a new one; only those who publish can plan.
 */
export async function PicksCalendar({ payload, user, searchParams }: ListViewServerPropsOnly) {
  const person = personOf({ user })
  const mine = services.filter(({ id }) => worksOn(person, id))
  const service = mine.find(({ id }) => id === searchParams?.calendar) ?? mine[0]
  if (!service) return null
  const today = todayUtc(new Date())
  const month = readMonth(searchParams?.month) ?? (today.slice(0, 7) as MonthOfYear)
  const shown = await picksOf(payload, service.id, month, today)
  const leadTo = (id: ServiceId, to: MonthOfYear) => `${picksAddress}?calendar=${id}&month=${to}`
  return (
    <section className="picks-calendar" aria-labelledby="picks-month">
      {mine.length > 1 && (
        <nav aria-label="Catalogue">
          {mine.map(({ id, title }) => (
            <a key={id} href={leadTo(id, month)} aria-current={id === service.id ? 'true' : undefined}>
              {title}
            </a>
          ))}
        </nav>
      )}
      <header>
        <Step href={leadTo(service.id, monthsOn(month, -1))} to={monthsOn(month, -1)} word="Previous month" arrow="‹" />
        <h2 id="picks-month">
          {service.title}, {monthName.format(new Date(`${month}-01`))}
        </h2>
        <Step href={leadTo(service.id, monthsOn(month, 1))} to={monthsOn(month, 1)} word="Next month" arrow="›" />
      </header>
      <div className="weekdays" aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol>
        {daysOf(month).map((day) => (
          <li
            key={day}
            data-day={day}
            className={day === today ? 'today' : day < today ? 'past' : undefined}
            aria-current={day === today ? 'date' : undefined}
            style={day.endsWith('-01') ? { gridColumnStart: weekdayNumber(toDayNumber(day)) } : undefined}
          >
            <time dateTime={day}>
              <span className="weekday">{weekdays[weekdayNumber(toDayNumber(day)) - 1]} </span>
              {Number(day.slice(-2))}
              {day === today && <small> today</small>}
            </time>
            <Pick
              pick={shown.get(day)}
              plan={publishes(person) && day >= today ? planFor(service.id, day) : null}
              day={day}
            />
          </li>
        ))}
      </ol>
      <p className="field-description">
        In full: what is planned. Paler: what was picked by itself. Today’s pick is made when the day begins, and stays.
      </p>
    </section>
  )
}

function Step({ href, to, word, arrow }: { href: string; to: MonthOfYear; word: string; arrow: string }) {
  if (!readMonth(to)) return <span />
  return (
    <a href={href} aria-label={word} title={word}>
      {arrow}
    </a>
  )
}

function Pick({ pick, plan, day }: { pick: Shown | undefined; plan: string | null; day: Day }) {
  if (pick)
    return (
      <a className={pick.isPlanned ? 'planned' : 'recorded'} href={pick.href}>
        {pick.name}
      </a>
    )
  if (!plan) return null
  return (
    <a className="plan" href={plan} aria-label={`Plan ${dayName.format(new Date(day))}`}>
      +
    </a>
  )
}

const planFor = (service: ServiceId, day: Day): string => `${picksAddress}/create?service=${service}&day=${day}`

/** The planned pick of each day of a month, else the automatic one. */
async function picksOf(payload: Payload, service: ServiceId, month: MonthOfYear, today: Day): Promise<Map<Day, Shown>> {
  const days = daysOf(month)
  const span: [Day, Day] = [days[0] as Day, days.at(-1) as Day]
  return new Map([...(await recorded(payload, service, span, today)), ...(await planned(payload, service, span))])
}

async function planned(payload: Payload, service: ServiceId, [from, to]: [Day, Day]): Promise<[Day, Shown][]> {
  const { docs } = await payload.find({
    collection: 'picks',
    where: {
      and: [{ service: { equals: service } }, { day: { greater_than_equal: from } }, { day: { less_than_equal: to } }],
    },
    depth: 1,
    populate: Object.fromEntries(
      resourcesOf(service).map((resource) => [collectionSlug(resource), { name: true, _status: true }]),
    ),
    pagination: false,
  })
  // The field takes days only.
  return docs.map(({ id, day, entry }) => [
    day as Day,
    { name: nameOf(entry), href: `${picksAddress}/${id}`, isPlanned: true },
  ])
}

/** The name of a pick's entry. Of an entry that was deleted since, only its id is left, or nothing. */
function nameOf(entry: { value: unknown } | null | undefined): string {
  const { name, _status } = Object(entry?.value) as { name?: unknown; _status?: unknown }
  if (typeof name !== 'string') return 'An entry that is gone'
  return _status === 'published' ? name : `${name} (not published)`
}

type Recorded = { day: Day; slug: string; resource: string; name: string | null; document_id: number | null }

async function recorded(
  payload: Payload,
  service: ServiceId,
  [from, to]: [Day, Day],
  today: Day,
): Promise<[Day, Shown][]> {
  const rows = await executeWith(payload)<Recorded>(
    `select p.day::text as day, p.slug, p.resource, r.name, r.document_id
     from read_model.picks p left join read_model.records r using (service, resource, slug)
     where service = $1 and p.day between $2::date and $3::date and p.day <= $4::date`,
    [service, from, to, today],
  )
  return rows.map(({ day, slug, resource: resourceId, name, document_id }) => {
    // A resource that the catalogue no longer has has no list.
    const resource = resourcesOf(service).find(({ id }) => id === resourceId)
    const entries = resource ? `/admin/collections/${collectionSlug(resource)}` : picksAddress
    return [day, { name: name ?? slug, href: document_id ? `${entries}/${document_id}` : entries, isPlanned: false }]
  })
}

function daysOf(month: MonthOfYear): Day[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Array.from({ length: daysInMonth(year, number) }, (_, index) => addDays(`${month}-01`, index))
}

/** A month within the days that are known; undefined for anything else. */
const readMonth = (text: unknown): MonthOfYear | undefined =>
  typeof text === 'string' && /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`) ? (text as MonthOfYear) : undefined

/** The month before or after: the first of a month moved by 31 days, or back by one, is in the neighbouring month. */
const monthsOn = (month: MonthOfYear, by: 1 | -1): MonthOfYear =>
  addDays(`${month}-01`, by === 1 ? 31 : -1).slice(0, 7) as MonthOfYear
