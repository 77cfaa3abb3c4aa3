/** Today over all catalogues. */
import type { CSSProperties } from 'react'
import { services } from '#src/services.ts'
import { weekdayWords } from '#src/ui/dates.ts'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import { NetworkDayRows, Seasons, WeeklyNames, wholeDate } from '#src/ui/network-days.tsx'
import { Plate } from '#src/ui/plate.tsx'
import { openCatalogue } from '../../catalogue.ts'
import { askNetwork, type Network, networkHead, networkHome } from '../../network.ts'
import type { Page, View } from '../../page.ts'
import { itemOfTheDay } from '../../today.ts'
import { inWords, isSeason } from './days.ts'

const about =
  'What today is, the world over: what is kept and celebrated, what is in season, what comes this week, and an entry from each catalogue.'

/** The page of what is on today, in all catalogues. */
export const todayView = (network: Network): View => ({
  takes: [],
  reads: () => ['entries', 'picks'],
  varies: 'today',
  show: () => today(network),
})

async function today(network: Network): Promise<Page> {
  const { base, site, call } = network
  const [{ date, begins, on_now: on, coming, every_week: weekly }, featured] = await Promise.all([
    askNetwork(network, 'today'),
    Promise.all(
      services.map(async (service) => ({ service, item: await itemOfTheDay(openCatalogue(service, site, call.now)) })),
    ),
  ])
  const now = [...begins, ...on.filter((day) => !isSeason(day))]
  const seasons = on.filter(isSeason)
  return {
    head: networkHead(network, { title: 'Today', description: about, path: '/today' }),
    main: (
      <ListFrame way={[networkHome(network)]} title="Today" about={about} count={wholeDate(date)}>
        <section className="month on-day" aria-labelledby="on">
          <h2 id="on">On today</h2>
          {now.length > 0 ? (
            <NetworkDayRows days={now.map(inWords)} />
          ) : (
            <p className="line">No festival or holy day of the catalogues is on.</p>
          )}
          {weekly.length > 0 && (
            <>
              <h3>Every {weekdayWords(date)}</h3>
              <WeeklyNames days={weekly} />
            </>
          )}
        </section>
        {seasons.length > 0 && (
          <section className="month" aria-labelledby="seasons">
            <h2 id="seasons">In season</h2>
            <Seasons days={seasons} />
          </section>
        )}
        {coming.length > 0 && (
          <section className="month" aria-labelledby="coming">
            <h2 id="coming">This week</h2>
            <NetworkDayRows days={coming.map(inWords)} />
            <p className="all">
              <a href={`${base}/calendar`}>The whole calendar</a>
            </p>
          </section>
        )}
        <section className="month" aria-labelledby="featured">
          <h2 id="featured">One from each catalogue</h2>
          <ul className="rows">
            {featured.map(
              ({ service, item }) =>
                item && (
                  <li key={service.id} style={{ '--hue': service.accentHueDegrees } as CSSProperties}>
                    <div className="thumb">
                      <Plate resource={item.resource} entry={item.record} accent={service.accentHueDegrees} />
                    </div>
                    <div>
                      <a className="service-tag" href={site.baseUrls[service.id]}>
                        {service.title}
                      </a>
                      <h3>
                        <a href={item.record.url}>{item.record.name}</a>
                      </h3>
                      <p className="line">{item.record.summary}</p>
                    </div>
                  </li>
                ),
            )}
          </ul>
        </section>
      </ListFrame>
    ),
  }
}
