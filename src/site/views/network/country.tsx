/** One country over all catalogues. */
import type { CSSProperties } from 'react'
import { raise } from '#src/errors.ts'
import { findCountry, nearestCountries } from '#src/geography/find-country.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { findService } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import { NetworkDayRows } from '#src/ui/network-days.tsx'
import { countWords, number, seasonWords } from '#src/ui/words.ts'
import { WorldMap } from '#src/ui/world-map.tsx'
import type { networkTools } from '#tools/network/index.ts'
import type { AnswerOf } from '#tools/tool.ts'
import { subjectOf } from '#tools/tool-of.ts'
import { askNetwork, type Network, networkHead, networkHome } from '../../network.ts'
import type { Moved, Page, View } from '../../page.ts'
import { inWords } from './days.ts'

type OfCatalogue = AnswerOf<typeof networkTools.country>['catalogues'][number]

/** The page of a country: any country has one, whatever is written of it. */
export const networkCountryView = (network: Network, asked: string): View => ({
  takes: [],
  reads: () => ['entries'],
  varies: 'today',
  show: () => country(network, asked),
})

async function country(network: Network, asked: string): Promise<Page | Moved> {
  const words = asked.replaceAll('-', ' ')
  const meant = findCountry(words)
  if (!meant) raise('not_found', `No country is called "${words}".`, { nearest: nearestCountries(words) })
  const list = `${network.base}/countries`
  if (meant.slug !== asked) return { movedTo: `${list}/${meant.slug}` }
  const {
    name,
    slug,
    total,
    catalogues,
    days,
    hemisphere,
    season_now: season,
  } = await askNetwork(network, 'country', { country: meant.code })
  const about = `What all catalogues have of ${name}: what grows, is kept, made, cooked, worn and danced there.`
  const some = catalogues.filter(({ counts, overview }) => overview !== null || Object.keys(counts).length > 0)
  return {
    head: networkHead(network, { title: name, description: about, path: `/countries/${slug}` }),
    main: (
      <ListFrame
        way={[networkHome(network), { href: list, label: 'Countries' }]}
        title={name}
        about={about}
        count={`${number(total)} ${total === 1 ? 'entry' : 'entries'} in all. It is now ${seasonWords({ code: meant.code, season, hemisphere })}.`}
      >
        <div className="where-map">
          <WorldMap countries={[{ code: meant.code, name }]} />
        </div>
        {some.length === 0 && <p className="line">Nothing is written of {name} yet.</p>}
        {some.map((one) => (
          <OfOne key={one.catalogue} {...one} />
        ))}
        {days.length > 0 && (
          <section className="month" aria-labelledby="days">
            <h2 id="days">On now, and next</h2>
            <NetworkDayRows days={days.map(inWords)} />
            <p className="all">
              <a href={`${network.base}/calendar?country=${meant.code}`}>The calendar of {name}</a>
            </p>
          </section>
        )}
      </ListFrame>
    ),
  }
}

/** What one catalogue has of it: its overview in a line, the best known, and how much there is. */
function OfOne({ catalogue, title, url, overview, counts, best }: OfCatalogue) {
  const subject = subjectOf(catalogue)
  const numbers = resourcesOf(catalogue).flatMap((resource) => {
    const count = counts[resource.path.replaceAll('-', '_')] ?? 0
    return count > 0 ? [countWords(count, resource)] : []
  })
  return (
    <section
      className="month of-country"
      aria-labelledby={catalogue}
      style={{ '--hue': findService(catalogue)?.accentHueDegrees } as CSSProperties}
    >
      <h2 id={catalogue}>
        <a href={url}>{title}</a>
      </h2>
      {overview && <p className="line">{overview}</p>}
      {best.length > 0 && (
        <ul
          className="best"
          aria-label={capital(resourcesOf(catalogue).find(({ id }) => id === subject)?.many ?? title)}
        >
          {best.map(({ slug, name, url: page, summary }) => (
            <li key={slug}>
              <a href={page}>{name}</a> <span className="line">{summary}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="small">{numbers.join(', ')}</p>
    </section>
  )
}
