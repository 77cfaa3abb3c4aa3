/** Home of the network: one sheet, a leaf for each catalogue. */
import { unstable_rethrow } from 'next/navigation'
import type { CSSProperties } from 'react'
import { deployment } from '#src/http/deployment.ts'
import { type Service, services } from '#src/services.ts'
import { longDate, shortRange, weekdayWords } from '#src/ui/dates.ts'
import { Approximate } from '#src/ui/days.tsx'
import { Head } from '#src/ui/head.tsx'
import { Plate } from '#src/ui/plate.tsx'
import { type Catalogue, openCatalogue } from './_site/catalogue.ts'
import { NetworkFrame } from './_site/network-frame.tsx'
import { itemOfTheDay, yearAhead } from './_site/today.ts'
import { failure } from './_site/view.tsx'

/** The leaves of an octavo sheet; those no catalogue is printed on stay blank. */
const blanks = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii']
const DAYS = 3

const line = 'Catalogues of the things people grow, make, wear, eat and keep, and of the days they keep them on.'

export default async function NetworkHome() {
  try {
    return <NetworkFrame>{await sheet()}</NetworkFrame>
  } catch (error) {
    unstable_rethrow(error)
    return <NetworkFrame>{failure(error)}</NetworkFrame>
  }
}

async function sheet() {
  const { publicUrl } = deployment()
  const leaves = await Promise.all(services.map(leafOf))
  const today = leaves[0]?.catalogue.today
  return (
    <>
      <Head title="Octavo" description={line} canonical={`${publicUrl}/`} siteName="Octavo" />
      <main id="main" className="network">
        <header className="home-head">
          <h1>Octavo</h1>
          <p className="about">{line}</p>
          {today && (
            <p className="today">
              <time dateTime={today}>
                {weekdayWords(today)} {longDate(today)}
              </time>
            </p>
          )}
        </header>
        <ul className="sheet">
          {leaves.map((leaf) => (
            <Leaf key={leaf.service.id} {...leaf} />
          ))}
          {blanks.slice(leaves.length).map((leaf) => (
            <li key={leaf} className="blank" aria-hidden="true" />
          ))}
        </ul>
        <p className="all">
          <a href={`${publicUrl}/calendar`}>One calendar over all of them</a>
        </p>
      </main>
    </>
  )
}

type LeafOf = { service: Service; catalogue: Catalogue } & {
  featured: Awaited<ReturnType<typeof itemOfTheDay>>
  calendar: Awaited<ReturnType<typeof yearAhead>>
}

async function leafOf(service: Service): Promise<LeafOf> {
  const catalogue = openCatalogue(service.path) as Catalogue
  const [featured, calendar] = await Promise.all([itemOfTheDay(catalogue), yearAhead(catalogue)])
  return { service, catalogue, featured, calendar }
}

const Leaf = ({ service, catalogue, featured, calendar }: LeafOf) => (
  <li style={{ '--hue': service.accentHueDegrees } as CSSProperties}>
    <h2>
      <a href={catalogue.base}>{service.title}</a>
    </h2>
    <p className="line">{service.tagline}</p>
    {featured && (
      <div className="leaf-item">
        <div className="thumb">
          <Plate of={featured.of} entry={featured.record} accent={service.accentHueDegrees} />
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
