/** The search over all catalogues. */
import type { CSSProperties } from 'react'
import { findResource } from '#src/read-model/resources/index.ts'
import { findService, type ServiceId, services } from '#src/services.ts'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import { missedBy } from '#tools/index.ts'
import { askNetwork, catalogueLinks, type Network, networkHead, networkHome } from '../../network.ts'
import type { Page, View } from '../../page.ts'
import { withQuery } from '../../query.ts'
import {
  aboutHit,
  askedWords,
  countOf,
  type Found,
  type Hit,
  MOST_CHARACTERS,
  nearestWays,
  nothing,
  Waiting,
} from '../search.tsx'

type NetworkHit = Hit & { catalogue: ServiceId | null }

const MOST = 30

export const networkSearchView = (network: Network): View => ({
  takes: ['q', 'catalogue'],
  reads: () => ['entries', 'waiting'],
  varies: 'today',
  show: ({ q = '', catalogue = '' }) => search(network, q, findService(catalogue)?.id),
})

async function search(network: Network, asked: string, only: ServiceId | undefined): Promise<Page> {
  const query = askedWords(asked)
  const address = `${network.base}/search`
  const found: Found<NetworkHit> =
    query === '' ? nothing : await askNetwork(network, 'search', { query, catalogue: only, limit: MOST })
  const { items, nearest, waiting } = found
  const about =
    'Names, other names and the text of everything in all catalogues. A missing accent or a slip of the finger is forgiven.'
  return {
    ...(query !== '' && { missed: missedBy(found, only ?? 'network', query) }),
    head: networkHead(network, {
      title: query ? `Search: ${query}` : 'Search',
      description: about,
      ...(query === '' && { path: '/search' }),
    }),
    main: (
      <ListFrame way={[networkHome(network)]} title="Search" about={about} count={query === '' ? '' : countOf(found)}>
        <search>
          <form className="search-form" action={address} data-suggestions={`${network.base}/api/v1/search`}>
            <label className="visually-hidden" htmlFor="q">
              Search for
            </label>
            <input id="q" type="search" name="q" defaultValue={query} maxLength={MOST_CHARACTERS} />
            {only && <input type="hidden" name="catalogue" value={only} />}
            <button type="submit">Search</button>
          </form>
        </search>
        {query !== '' && (
          <nav className="regions" aria-label="Where to search">
            <a href={withQuery(address, { q: query })} aria-current={only === undefined ? 'page' : undefined}>
              All catalogues
            </a>
            {services.map(({ id, title }) => (
              <a
                key={id}
                href={withQuery(address, { q: query, catalogue: id })}
                aria-current={only === id ? 'page' : undefined}
              >
                {title}
              </a>
            ))}
          </nav>
        )}
        <Waiting
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
        <ol className="hits">
          {items.map((hit) => (
            <li key={hit.url}>
              <h2>
                <a href={hit.url}>{hit.name}</a>
              </h2>
              <p className="small">
                <Of hit={hit} />
              </p>
              <p className="line">{hit.summary}</p>
            </li>
          ))}
        </ol>
      </ListFrame>
    ),
  }
}

/** The catalogue a hit is of, or what sort of thing it is that several have; and what is said of it there. */
function Of({ hit }: { hit: NetworkHit }) {
  const service = hit.catalogue === null ? undefined : findService(hit.catalogue)
  if (!service) return aboutHit(hit.resource, hit)
  return (
    <>
      <span className="service-tag" style={{ '--hue': service.accentHueDegrees } as CSSProperties}>
        {service.title}
      </span>{' '}
      · {aboutHit(findResource(service.id, hit.resource).one, hit)}
    </>
  )
}
