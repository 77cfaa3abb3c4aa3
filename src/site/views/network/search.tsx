/** The search over all catalogues. */
import type { CSSProperties } from 'react'
import { findResource } from '#src/read-model/resources/index.ts'
import { findService, type ServiceId, services } from '#src/services.ts'
import { Hits } from '#src/ui/hits.tsx'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import { number } from '#src/ui/words.ts'
import { missedBy } from '#tools/index.ts'
import {
  askNetwork,
  catalogueLinks,
  type Network,
  networkHead,
  networkHome,
  suggestionsAddress,
} from '../../network.ts'
import type { Page, View } from '../../page.ts'
import { withQuery } from '../../query.ts'
import {
  askedWords,
  foundBy,
  kindInWords,
  MOST_QUERY_CHARACTERS,
  type NetworkHit,
  nothing,
  platesOf,
  type SearchAnswer,
} from '../../searching.ts'
import { aboutHit, countInWords, nearestWays, WaitingEntries, Ways } from '../search.tsx'
import { searchWays } from '../search-ways.ts'

const MOST = 30

/** How many of the first matches tell which catalogues a question is about. */
const LIKELY = 3

/** The limit for searches of which only the number of matches is shown. */
const LEAST = 1

/** The page of a search in all catalogues. */
export const networkSearchView = (network: Network): View => ({
  takes: ['q', 'catalogue'],
  reads: () => ['entries', 'waiting'],
  varies: 'today',
  show: ({ q = '', catalogue = '' }) => search(network, q, findService(catalogue)?.id),
})

async function search(network: Network, asked: string, only: ServiceId | undefined): Promise<Page> {
  const query = askedWords(asked)
  const address = `${network.base}/search`
  const answer: SearchAnswer<NetworkHit> =
    query === '' ? nothing : await askNetwork(network, 'search', { query, catalogue: only, limit: MOST })
  const { items, nearest, waiting } = answer
  const [plates, by] = await Promise.all([
    platesOf(network.call, items),
    query === '' ? [] : foundBy(network, query, LEAST),
  ])
  const likely = items.slice(0, LIKELY).map(({ catalogue }) => catalogue)
  const ways = await searchWays(network, query, { items, plates, likely })
  const about =
    'Names, other names and the text of everything in all catalogues. A missing accent or a slip of the finger is forgiven.'
  return {
    ...(query !== '' && { missed: missedBy(answer, only ?? 'network', query) }),
    head: networkHead(network, {
      title: query ? `Search: ${query}` : 'Search',
      description: about,
      ...(query === '' && { path: '/search' }),
    }),
    main: (
      <ListFrame
        way={[networkHome(network)]}
        title="Search"
        about={about}
        count={query === '' ? '' : countInWords(answer)}
      >
        <search>
          <form className="search-form" action={address} data-suggestions={suggestionsAddress(network.base, only)}>
            <label className="visually-hidden" htmlFor="q">
              Search for
            </label>
            <input id="q" type="search" name="q" defaultValue={query} maxLength={MOST_QUERY_CHARACTERS} />
            {only && <input type="hidden" name="catalogue" value={only} />}
            <button type="submit">Search</button>
          </form>
        </search>
        <Ways links={ways} />
        {query === '' ? <Catalogues network={network} /> : <Where {...{ address, query, only, totals: by }} />}
        {only === undefined && by.reduce((sum, { total }) => sum + total, 0) > answer.total && (
          <p className="small">
            The number beside a catalogue is what a search of it alone finds: where it has few matches, what comes near
            as well.
          </p>
        )}
        <WaitingEntries
          entries={waiting.flatMap(({ name, resource, catalogue }) =>
            catalogue ? [{ name, kind: findResource(catalogue, resource).one }] : [],
          )}
        />
        {query !== '' && items.length === 0 && (
          <Empty
            text={`Nothing in ${only ? findService(only)?.title : 'any catalogue'} is like “${query}”.`}
            ways={[
              ...nearestWays(address, nearest),
              ...(only
                ? [{ href: withQuery(address, { q: query }), label: 'Search all catalogues' }]
                : catalogueLinks(network)),
            ]}
          />
        )}
        <Hits items={items.map((hit) => ({ ...hit, about: <Of hit={hit} />, plate: plates.get(hit.url) }))} />
      </ListFrame>
    ),
  }
}

type WhereOf = {
  address: string
  query: string
  only: ServiceId | undefined
  totals: readonly { service: { id: ServiceId; title: string }; total: number }[]
}

/** Where else to look, and how much is there. */
const Where = ({ address, query, only, totals }: WhereOf) => (
  <nav className="regions" aria-label="Where to search">
    <a href={withQuery(address, { q: query })} aria-current={only === undefined ? 'page' : undefined}>
      All catalogues
    </a>
    {totals.map(({ service: { id, title }, total }) => (
      <a
        key={id}
        href={withQuery(address, { q: query, catalogue: id })}
        aria-current={only === id ? 'page' : undefined}
      >
        {title} <span className="number">{number(total)}</span>
      </a>
    ))}
  </nav>
)

/** What can be looked for, shown while nothing was asked. */
const Catalogues = ({ network: { site } }: { network: Network }) => (
  <div className="index">
    <dl>
      {services.map(({ id, title, tagline, accentHueDegrees }) => (
        <div key={id}>
          <dt>
            <a href={site.baseUrls[id]} className="service-tag" style={{ '--hue': accentHueDegrees } as CSSProperties}>
              {title}
            </a>
          </dt>
          <dd>{tagline}</dd>
        </div>
      ))}
    </dl>
  </div>
)

/** The catalogue a hit is of, or what sort of thing it is that several have; and what is said of it there. */
function Of({ hit }: { hit: NetworkHit }) {
  const service = hit.catalogue === null ? undefined : findService(hit.catalogue)
  if (!service) return aboutHit(kindInWords(hit), hit)
  return (
    <>
      <span className="service-tag" style={{ '--hue': service.accentHueDegrees } as CSSProperties}>
        {service.title}
      </span>{' '}
      · {aboutHit(kindInWords(hit), hit)}
    </>
  )
}
