/** One calendar over all catalogues: what is on now, and a month of the year ahead at a time. */
import type { CSSProperties } from 'react'
import { todayUtc } from '#src/calendar/day.ts'
import type { Site } from '#src/http/site.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { type Service, services } from '#src/services.ts'
import { monthWords } from '#src/ui/dates.ts'
import { DayRow } from '#src/ui/days.tsx'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import type { DaySummary } from '#src/ui/records.ts'
import { number } from '#src/ui/words.ts'
import { openCatalogue } from '../../catalogue.ts'
import type { Page, View } from '../../page.ts'
import { yearAhead } from '../../today.ts'

type DayOf = { service: Service; of: AnyResource; day: DaySummary }

const about =
  'What is on now and what comes next in every catalogue: festivals, holy days, seasons, markets and shows, each with its next date.'

export const networkCalendarView = (site: Site, now: Date): View => ({
  takes: ['month'],
  reads: () => ['entries'],
  varies: 'today',
  show: ({ month }) => calendar(site, now, month),
})

async function calendar(site: Site, now: Date, asked: string | undefined): Promise<Page> {
  const address = `${site.publicUrl}/calendar`
  const all = (await Promise.all(services.map((service) => daysOf(service, site, now)))).flat().sort(byDate)
  const on = all.filter(({ day }) => day.on_now)
  const months = [...new Set(all.filter(({ day }) => !day.on_now).map(({ day }) => monthOf(day)))]
  const thisMonth = todayUtc(now).slice(0, 'YYYY-MM'.length)
  const shown = asked && months.includes(asked) ? asked : (months.find((month) => month >= thisMonth) ?? thisMonth)
  const coming = all.filter(({ day }) => !day.on_now && monthOf(day) === shown)
  const isFirst = shown === months[0]
  return {
    head: {
      title: isFirst ? 'Calendar' : `Calendar: ${monthWords(`${shown}-01`)}`,
      description: about,
      canonical: isFirst ? address : `${address}?month=${shown}`,
      siteName: 'Octavo',
    },
    main: (
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
    ),
  }
}

async function daysOf(service: Service, site: Site, now: Date): Promise<DayOf[]> {
  const year = await yearAhead(openCatalogue(service, site, now))
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
