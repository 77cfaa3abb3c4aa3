/** One calendar over all catalogues: what is on now, and a month of the year ahead at a time. */
import { unstable_rethrow } from 'next/navigation'
import type { CSSProperties } from 'react'
import { todayUtc } from '#src/calendar/day.ts'
import { deployment } from '#src/http/deployment.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { type Service, services } from '#src/services.ts'
import { monthWords } from '#src/ui/dates.ts'
import { DayRow } from '#src/ui/days.tsx'
import { Head } from '#src/ui/head.tsx'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import type { DaySummary } from '#src/ui/records.ts'
import { number } from '#src/ui/words.ts'
import { type Catalogue, openCatalogue } from '../_site/catalogue.ts'
import { NetworkFrame } from '../_site/network-frame.tsx'
import { readInput, type SearchParams } from '../_site/query.ts'
import { yearAhead } from '../_site/today.ts'
import { failure } from '../_site/view.tsx'

type DayOf = { service: Service; of: AnyResource; day: DaySummary }

const about =
  'What is on now and what comes next in every catalogue: festivals, holy days, seasons, markets and shows, each with its next date.'

export default async function NetworkCalendar({ searchParams }: { searchParams: Promise<SearchParams> }) {
  try {
    return <NetworkFrame>{await calendar(readInput(await searchParams, ['month']).month)}</NetworkFrame>
  } catch (error) {
    unstable_rethrow(error)
    return <NetworkFrame>{failure(error)}</NetworkFrame>
  }
}

async function calendar(asked: string | undefined) {
  const site = deployment()
  const address = `${site.publicUrl}/calendar`
  const all = (await Promise.all(services.map(daysOf))).flat().sort(byDate)
  const on = all.filter(({ day }) => day.on_now)
  const months = [...new Set(all.filter(({ day }) => !day.on_now).map(({ day }) => monthOf(day)))]
  const thisMonth = todayUtc(site.now()).slice(0, 'YYYY-MM'.length)
  const shown = asked && months.includes(asked) ? asked : (months.find((month) => month >= thisMonth) ?? thisMonth)
  const coming = all.filter(({ day }) => !day.on_now && monthOf(day) === shown)
  const isFirst = shown === months[0]
  return (
    <>
      <Head
        title={isFirst ? 'Calendar' : `Calendar: ${monthWords(`${shown}-01`)}`}
        description={about}
        canonical={isFirst ? address : `${address}?month=${shown}`}
        siteName="Octavo"
      />
      <ListFrame
        way={[{ href: `${site.publicUrl}/`, label: 'Octavo' }]}
        title="Calendar"
        about={about}
        count={`${number(all.length)} days of the year ahead, ${number(on.length)} on now`}
      >
        <nav className="regions" aria-label="Months">
          {months.map((month) => (
            <a key={month} href={`${address}?month=${month}`} aria-current={month === shown ? 'page' : undefined}>
              {monthWords(`${month}-01`)}
            </a>
          ))}
        </nav>
        <Days title={monthWords(`${shown}-01`)} days={coming} />
        {isFirst && on.length > 0 && <Days title="On now" days={on} />}
      </ListFrame>
    </>
  )
}

async function daysOf(service: Service): Promise<DayOf[]> {
  const year = await yearAhead(openCatalogue(service.path) as Catalogue)
  return year ? year.days.map((day) => ({ service, of: year.of, day })) : []
}

const monthOf = ({ starts }: DaySummary): string => (starts ?? '').slice(0, 'YYYY-MM'.length)

const byDate = ({ day: a }: DayOf, { day: b }: DayOf): number =>
  (a.starts ?? '').localeCompare(b.starts ?? '') || a.name.localeCompare(b.name)

const Days = ({ title, days }: { title: string; days: readonly DayOf[] }) => (
  <section className="month">
    <h2>{title}</h2>
    <ul className="day-rows">
      {days.map(({ service, of, day }) => (
        <DayRow key={day.url} of={of} day={day}>
          <span className="service-tag" style={{ '--hue': service.accentHueDegrees } as CSSProperties}>
            {service.title}
          </span>
        </DayRow>
      ))}
    </ul>
  </section>
)
