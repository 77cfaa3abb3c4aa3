/** The search of a catalogue, and why each match was found. */
import { parseColour } from '#src/colour/parse-colour.ts'
import type { ServiceId } from '#src/services.ts'
import { longDate } from '#src/ui/dates.ts'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import { missedBy } from '#tools/index.ts'
import type { ToolOfKind } from '#tools/kinds/index.ts'
import type { AnswerOf } from '#tools/tool.ts'
import { toolOf } from '#tools/tool-of.ts'
import { ask, type Catalogue, homeLink, listAddress, resourceOf, suggestionsAddress } from '../catalogue.ts'
import { resourcesInOrder } from '../contents.ts'
import { noSuchPage, type Page, type View } from '../page.ts'
import { shortened, withQuery } from '../query.ts'
import { headOf } from '../titles.ts'
import { colourToolAddress } from './colour-tool.tsx'

/** A match, as far as catalogues and the network show it alike. */
export type Hit = Omit<AnswerOf<ToolOfKind['search']>['items'][number], 'open'>

/** What a search tool gives. */
export type Found<H> = Omit<AnswerOf<ToolOfKind['search']>, 'items' | 'waiting'> & {
  items: H[]
  waiting: { name: string; resource: string; catalogue?: ServiceId }[]
}

const MOST = 30
/** No name is longer, and the tool takes no more than a little more. */
export const MOST_CHARACTERS = 120

/** What was asked for, as a search tool takes it. */
export const askedWords = (asked: string): string =>
  shortened(asked.replaceAll(/[\p{Cc}\p{Cs}\ufffd]/gu, ' '), MOST_CHARACTERS).trim()

export const searchView = (catalogue: Catalogue): View => ({
  takes: ['q'],
  reads: () => ['entries', 'waiting'],
  varies: 'today',
  show: ({ q = '' }) => search(catalogue, q),
})

/** What an empty query finds. */
export const nothing: Found<never> = { items: [], total: 0, nearest: [], waiting: [] }

/** How many were found, of how many. */
export function countOf({ items, total }: Found<Hit>): string {
  if (items.length < total) return `The ${items.length} best of ${total} matches`
  return `${total} ${total === 1 ? 'match' : 'matches'}`
}

/** What is said of a match under its name: what it is, when it falls, why it was found and what it lacks. */
export const aboutHit = (what: string, { falls, why, missing }: Hit): string =>
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

/** What was asked for and waits to be written. */
export const Waiting = ({ entries }: { entries: readonly { name: string; kind: string }[] }) =>
  entries.map(({ name, kind }) => (
    <p key={`${kind} ${name}`} className="waiting">
      The {kind} “{name}” waits to be written.
    </p>
  ))

async function search(catalogue: Catalogue, asked: string): Promise<Page> {
  const tool = toolOf(catalogue.service.id, ['search']) ?? noSuchPage()
  const query = askedWords(asked)
  const found: Found<Hit> = query === '' ? nothing : await ask(catalogue, tool, { query, limit: MOST })
  const { items, nearest, waiting } = found
  const { title } = catalogue.service
  const colours = colourToolAddress(catalogue)
  const value = colours === undefined ? null : parseColour(query)
  return {
    ...(query !== '' && { missed: missedBy(found, catalogue.service.id, query) }),
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
        count={query === '' ? '' : countOf(found)}
      >
        <search>
          <form
            className="search-form"
            action={`${catalogue.base}/search`}
            data-suggestions={suggestionsAddress(catalogue)}
          >
            <label className="visually-hidden" htmlFor="q">
              Search for
            </label>
            <input id="q" type="search" name="q" defaultValue={query} maxLength={MOST_CHARACTERS} />
            <button type="submit">Search</button>
          </form>
        </search>
        {value !== null && (
          <p className="all">
            <a href={withQuery(colours as string, { colour: value.slice(1) })}>All about the colour {value}</a>
          </p>
        )}
        <Waiting entries={waiting.map(({ name, resource }) => ({ name, kind: resourceOf(catalogue, resource).one }))} />
        {query !== '' && items.length === 0 && (
          <Empty
            text={`Nothing in the catalogue is like “${query}”.`}
            ways={[
              ...nearestWays(`${catalogue.base}/search`, nearest),
              ...resourcesInOrder(catalogue)
                .slice(0, 5)
                .map((of) => ({ href: listAddress(catalogue, of), label: `Browse ${of.many}` })),
            ]}
          />
        )}
        <ol className="hits">
          {items.map((hit) => (
            <li key={hit.url}>
              <h2>
                <a href={hit.url}>{hit.name}</a>
              </h2>
              <p className="small">{aboutHit(resourceOf(catalogue, hit.resource).one, hit)}</p>
              <p className="line">{hit.summary}</p>
            </li>
          ))}
        </ol>
      </ListFrame>
    ),
  }
}
