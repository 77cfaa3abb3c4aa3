/** The search of a catalogue, and why each match was found. */
import { longDate } from '#src/ui/dates.ts'
import { Hits } from '#src/ui/hits.tsx'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import type { Link } from '#src/ui/records.ts'
import { missedBy } from '#tools/index.ts'
import { toolOf } from '#tools/tool-of.ts'
import { ask, type Catalogue, homeLink, listAddress, resourceOf } from '../catalogue.ts'
import { resourcesInOrder } from '../contents.ts'
import { openNetwork, suggestionsAddress } from '../network.ts'
import { noSuchPage, type Page, type View } from '../page.ts'
import { withQuery } from '../query.ts'
import { askedWords, MOST_QUERY_CHARACTERS, nothing, platesOf, type SearchAnswer, type ShownHit } from '../searching.ts'
import { headOf } from '../titles.ts'
import { searchWays } from './search-ways.ts'

const MOST = 30

/** The page of a search in a catalogue. */
export const searchView = (catalogue: Catalogue): View => ({
  takes: ['q'],
  reads: () => ['entries', 'waiting'],
  varies: 'today',
  show: ({ q = '' }) => search(catalogue, q),
})

/** How many were found, of how many. */
export function countInWords({ items, total }: SearchAnswer<ShownHit>): string {
  if (items.length < total) return `The ${items.length} best of ${total} matches`
  return `${total} ${total === 1 ? 'match' : 'matches'}`
}

/** What is said of a match under its name: what it is, when it falls, why it was found and what it lacks. */
export const aboutHit = (what: string, { falls, why, missing }: ShownHit): string =>
  [
    what,
    falls && (falls.on_now ? 'on now' : `next ${longDate(falls.starts)}`),
    why,
    missing.length > 0 && `without: ${missing.join(' ')}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Ways to search for what comes nearest. */
export const nearestWays = (address: string, nearest: readonly string[]) =>
  nearest.map((name) => ({ href: `${address}?${new URLSearchParams({ q: name })}`, label: `Did you mean ${name}?` }))

/** Pages that the question itself names. */
export const Ways = ({ links }: { links: readonly Link[] }) =>
  links.length === 0 ? null : (
    <ul className="chips ways" aria-label="Pages that answer this">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )

/** What was asked for and waits to be written. */
export const WaitingEntries = ({ entries }: { entries: readonly { name: string; kind: string }[] }) =>
  entries.map(({ name, kind }) => (
    <p key={`${kind} ${name}`} className="waiting">
      The {kind} “{name}” waits to be written.
    </p>
  ))

async function search(catalogue: Catalogue, asked: string): Promise<Page> {
  const tool = toolOf(catalogue.service.id, ['search']) ?? noSuchPage()
  const query = askedWords(asked)
  const answer: SearchAnswer<ShownHit> = query === '' ? nothing : await ask(catalogue, tool, { query, limit: MOST })
  const { items, nearest, waiting } = answer
  const ofHere = items.map((hit) => ({ ...hit, catalogue: catalogue.service.id }))
  const plates = await platesOf(catalogue.call, ofHere)
  const { title, id } = catalogue.service
  const network = openNetwork(catalogue.site, catalogue.call.now)
  const ways = await searchWays(network, query, { items: ofHere, plates, likely: [id] })
  return {
    ...(query !== '' && { missed: missedBy(answer, id, query) }),
    head: headOf(catalogue, {
      title: query ? `Search: ${query}` : 'Search',
      description: `Search ${title}.`,
      ...(query === '' && { path: '/search' }),
    }),
    main: (
      <ListFrame
        way={[homeLink(catalogue)]}
        title="Search"
        about={`Names, other names and the text of everything in ${title}. A missing accent or a slip of the finger is forgiven.`}
        count={query === '' ? '' : countInWords(answer)}
      >
        <search>
          <form
            className="search-form"
            action={`${catalogue.base}/search`}
            data-suggestions={suggestionsAddress(catalogue.network, catalogue.service.id)}
          >
            <label className="visually-hidden" htmlFor="q">
              Search for
            </label>
            <input id="q" type="search" name="q" defaultValue={query} maxLength={MOST_QUERY_CHARACTERS} />
            <button type="submit">Search</button>
          </form>
        </search>
        <Ways links={ways} />
        <WaitingEntries
          entries={waiting.map(({ name, resource }) => ({ name, kind: resourceOf(catalogue, resource).one }))}
        />
        {query !== '' && items.length === 0 && (
          <Empty
            text={`Nothing in the catalogue is like “${query}”.`}
            ways={[
              ...nearestWays(`${catalogue.base}/search`, nearest),
              ...resourcesInOrder(catalogue)
                .slice(0, 5)
                .map((resource) => ({ href: listAddress(catalogue, resource), label: `Browse ${resource.many}` })),
              { href: withQuery(`${catalogue.network}/search`, { q: query }), label: 'Search all catalogues' },
            ]}
          />
        )}
        <Hits
          items={items.map((hit) => ({
            ...hit,
            about: aboutHit(resourceOf(catalogue, hit.resource).one, hit),
            plate: plates.get(hit.url),
          }))}
        />
        {query !== '' && items.length > 0 && (
          <p className="all">
            <a href={withQuery(`${catalogue.network}/search`, { q: query })}>The same in all catalogues</a>
          </p>
        )}
      </ListFrame>
    ),
  }
}
