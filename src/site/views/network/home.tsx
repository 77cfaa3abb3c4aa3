/** Home of the network: one sheet, a leaf for each catalogue. */
import type { CSSProperties } from 'react'
import { network as declared, services } from '#src/services.ts'
import { longDate, shortRange, weekdayWords } from '#src/ui/dates.ts'
import { Approximate } from '#src/ui/days.tsx'
import { Plate } from '#src/ui/plate.tsx'
import { type Catalogue, openCatalogue } from '../../catalogue.ts'
import { type Network, networkHead } from '../../network.ts'
import type { Page, View } from '../../page.ts'
import { catalogueYearAhead, itemOfTheDay } from '../../today.ts'

/** The leaves of an octavo sheet; those no catalogue is printed on stay blank. */
const blanks = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']
const DAYS = 3

/** The home of all catalogues. */
export const networkHomeView = (network: Network): View => ({
  takes: [],
  reads: () => ['entries', 'picks'],
  varies: 'today',
  show: () => sheet(network),
})

async function sheet(network: Network): Promise<Page> {
  const { base, site, today, call } = network
  const leaves = await Promise.all(services.map((service) => leafOf(openCatalogue(service, site, call.now))))
  return {
    head: networkHead(network, {
      title: declared.title,
      description: declared.tagline,
      path: '/',
      data: { '@type': 'WebSite', name: declared.title, url: base, description: declared.tagline },
    }),
    main: (
      <main id="main" className="network">
        <header className="home-head">
          <h1>{declared.title}</h1>
          <p className="about">{declared.tagline}</p>
          <p className="today">
            <a href={`${base}/today`}>
              <time dateTime={today}>
                {weekdayWords(today)} {longDate(today)}
              </time>
            </a>
          </p>
        </header>
        <ul className="sheet">
          {leaves.map((leaf) => (
            <Leaf key={leaf.catalogue.service.id} {...leaf} />
          ))}
          {blanks.slice(leaves.length).map((leaf) => (
            <li key={leaf} className="blank" aria-hidden="true" />
          ))}
        </ul>
        <p className="all">
          <a href={`${base}/calendar`}>One calendar over all of them</a>
        </p>
      </main>
    ),
  }
}

type LeafOf = {
  catalogue: Catalogue
  featured: Awaited<ReturnType<typeof itemOfTheDay>>
  calendar: Awaited<ReturnType<typeof catalogueYearAhead>>
}

async function leafOf(catalogue: Catalogue): Promise<LeafOf> {
  const [featured, calendar] = await Promise.all([itemOfTheDay(catalogue), catalogueYearAhead(catalogue)])
  return { catalogue, featured, calendar }
}

const Leaf = ({ catalogue: { service, base }, featured, calendar }: LeafOf) => (
  <li style={{ '--hue': service.accentHueDegrees } as CSSProperties}>
    <h2>
      <a href={base}>{service.title}</a>
    </h2>
    <p className="line">{service.tagline}</p>
    {featured && (
      <div className="leaf-item">
        <div className="thumb">
          <Plate resource={featured.resource} entry={featured.record} accent={service.accentHueDegrees} />
        </div>
        <p>
          <span className="label">Today</span>
          <a href={featured.record.url}>{featured.record.name}</a>
        </p>
      </div>
    )}
    {calendar && (
      <ul className="leaf-days">
        {calendar.days.slice(0, DAYS).map((day) => (
          <li key={day.slug}>
            <span className="when">
              {day.on_now ? 'On now' : day.starts && day.ends && shortRange(day.starts, day.ends)}{' '}
              <Approximate dates={day} />
            </span>{' '}
            <a href={day.url}>{day.name}</a>
          </li>
        ))}
      </ul>
    )}
  </li>
)
