/** All that is planned, on one calendar, a month at a time. */
import type { AdminViewServerProps } from 'payload'
import { personOf, worksOn } from '#collections/access/person.ts'
import { AdminPage } from '#collections/components/admin-page.tsx'
import { ChooseCatalogue } from '#collections/components/choose-catalogue.tsx'
import { executeWith } from '#collections/components/execute.ts'
import { Help } from '#collections/components/help.tsx'
import { addDays, type Day, daysInMonth, isDay, todayUtc } from '#src/calendar/day.ts'
import { owners } from '#src/services.ts'
import { plansOf } from '../plans.ts'
import { PlansCalendar } from './plans-calendar.tsx'
import { TroubledPlans } from './troubled-plans.tsx'

const address = '/admin/plans'

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `?month=<YYYY-MM>&service=<id>` says which month, and of which catalogue; else this one, and all that the person works on. */
export async function Plans(asked: AdminViewServerProps) {
  const { req } = asked.initPageResult
  return (
    <AdminPage asked={asked} page={{ address, stops: [{ label: 'Plans' }], className: 'plans' }}>
      <Shown req={req} query={asked.searchParams ?? {}} />
    </AdminPage>
  )
}

type Query = Readonly<Record<string, string | string[] | undefined>>

async function Shown({ req, query }: { req: AdminViewServerProps['initPageResult']['req']; query: Query }) {
  const person = personOf(req)
  if (!person || !req.user) return null
  const now = new Date()
  const today = todayUtc(now)
  const mine = owners.filter((owner) => worksOn(person, owner))
  const service = mine.find((owner) => owner === query.service)
  const month = readMonth(query.month) ?? today.slice(0, 7)
  const days = daysOf(month)
  const span = { from: days[0] as Day, to: days.at(-1) as Day, owners: service ? [service] : mine }
  const plans = await plansOf(executeWith(req.payload), person, span, now)
  return (
    <>
      <header className="plans__head">
        <div className="with-help">
          <h1>Plans</h1>
          <Help chapter="publishing" />
        </div>
        <ChooseCatalogue {...{ address, mine, only: service, hidden: { month } }} />
        <nav aria-label="Months">
          <Step to={monthsOn(month, -1)} service={service} words="Previous month" arrow="‹" />
          <h2>{monthName.format(new Date(`${month}-01`))}</h2>
          <Step to={monthsOn(month, 1)} service={service} words="Next month" arrow="›" />
          {month !== today.slice(0, 7) && <a href={monthAddress(today.slice(0, 7), service)}>This month</a>}
        </nav>
      </header>
      <TroubledPlans payload={req.payload} user={req.user} />
      <PlansCalendar days={days} today={today} plans={plans} />
    </>
  )
}

function Step({
  to,
  service,
  words,
  arrow,
}: {
  to: string
  service: string | undefined
  words: string
  arrow: string
}) {
  if (!readMonth(to)) return <span />
  return (
    <a className="plans__step" href={monthAddress(to, service)} aria-label={words} title={words}>
      {arrow}
    </a>
  )
}

const monthAddress = (month: string, service: string | undefined): string =>
  `${address}?${new URLSearchParams(service ? { month, service } : { month })}`

function daysOf(month: string): Day[] {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Array.from({ length: daysInMonth(year, number) }, (_, index) => addDays(`${month}-01` as Day, index))
}

/** A month within the days that are known; undefined for anything else. */
const readMonth = (text: unknown): string | undefined =>
  typeof text === 'string' && /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`) ? text : undefined

/** The month after, or before: the first of a month moved by 31 days, or back by one, is in the month beside it. */
const monthsOn = (month: string, by: 1 | -1): string => addDays(`${month}-01` as Day, by === 1 ? 31 : -1).slice(0, 7)
