/** The search over all catalogues. */
import type { CSSProperties } from 'react'
import { findResource } from '#src/read-model/resources/index.ts'
import { findService, type ServiceId, services } from '#src/services.ts'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import { askNetwork, catalogueLinks, type Network, networkHead, networkHome } from '../../network.ts'
import type { Page, View } from '../../page.ts'
import { withQuery } from '../../query.ts'
import { askedWords, MOST_CHARACTERS, matchWords } from '../search.tsx'

type Hit = {
  catalogue: ServiceId | null
  resource: string
  name: string
  url: string
  summary: string
  match: string
  matched: string | null
}

const MOST = 30

export const networkSearchView = (network: Network): View => ({
  takes: ['q', 'catalogue'],
  reads: () => ['entries'],
  varies: 'content',
  show: ({ q = '', catalogue = '' }) => search(network, q, findService(catalogue)?.id),
})

async function search(network: Network, asked: string, only: ServiceId | undefined): Promise<Page> {
  const query = askedWords(asked)
  const address = `${network.base}/search`
  const { items } =
    query === ''
      ? { items: [] }
      : await askNetwork<{ items: Hit[] }>(network, 'search', { query, catalogue: only, limit: MOST })
  const about =
    'Names, other names and the text of everything in all catalogues. A missing accent or a slip of the finger is forgiven.'
  return {
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
        count={
          query === ''
            ? ''
            : items.length === MOST
              ? `The ${MOST} best matches`
              : `${items.length} ${items.length === 1 ? 'match' : 'matches'}`
        }
      >
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
        {query !== '' && items.length === 0 && (
          <Empty
            text={`Nothing in ${only ? findService(only)?.title : 'any catalogue'} is like “${query}”.`}
            ways={
              only
                ? [{ href: withQuery(address, { q: query }), label: 'Search all catalogues' }]
                : catalogueLinks(network)
            }
          />
        )}
        <ol className="hits">
          {items.map((hit) => (
            <li key={hit.url}>
              <h2>
                <a href={hit.url}>{hit.name}</a>
              </h2>
              <p className="small">
                <Of hit={hit} /> · {matchWords(hit)}
              </p>
              <p className="line">{hit.summary}</p>
            </li>
          ))}
        </ol>
      </ListFrame>
    ),
  }
}

/** The catalogue a hit is of, and what sort of entry it is there. */
function Of({ hit: { catalogue, resource } }: { hit: Hit }) {
  const service = catalogue === null ? undefined : findService(catalogue)
  if (!service) return 'country'
  return (
    <>
      <span className="service-tag" style={{ '--hue': service.accentHueDegrees } as CSSProperties}>
        {service.title}
      </span>{' '}
      · {findResource(service.id, resource).one}
    </>
  )
}
