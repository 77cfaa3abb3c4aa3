/** The search of a catalogue, and how each match was matched. */
import { longDate } from '#src/ui/dates.ts'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import { toolOf } from '#tools/tool-of.ts'
import { ask, type Catalogue, homeLink, listAddress, resourceOf, suggestionsAddress } from '../catalogue.ts'
import { resourcesInOrder } from '../contents.ts'
import { noSuchPage, type Page, type View } from '../page.ts'
import { shortened } from '../query.ts'
import { headOf } from '../titles.ts'

type Matched = { name: string; match: string; matched: string | null }

type Hit = {
  resource: string
  slug: string
  name: string
  url: string
  summary: string
  why: string
  missing: string[]
  falls: { starts: string; ends: string; on_now: boolean; date_approximate: boolean } | null
}

type Found = { items: Hit[]; total: number; total_is_least: boolean; nearest: string[] }

const MOST = 30
/** No name is longer, and the tool takes no more than a little more. */
export const MOST_CHARACTERS = 120

const words: Readonly<Record<string, (hit: Matched) => string>> = {
  name: () => 'by its name',
  'name start': () => 'its name begins so',
  'other name': ({ matched }) => `also called ${matched}`,
  'other name start': ({ matched }) => `also called ${matched}`,
  text: () => 'in its text',
  'similar name': ({ matched, name }) => (matched && matched !== name ? `looks like ${matched}` : 'looks like it'),
}

/** How a hit was matched, in words. */
export const matchWords = (hit: Matched): string => words[hit.match]?.(hit) ?? hit.match

/** What was asked for, as a search tool takes it. */
export const askedWords = (asked: string): string =>
  shortened(asked.replaceAll(/[\p{Cc}\p{Cs}\ufffd]/gu, ' '), MOST_CHARACTERS).trim()

export const searchView = (catalogue: Catalogue): View => ({
  takes: ['q'],
  reads: () => ['entries'],
  varies: 'today',
  show: ({ q = '' }) => search(catalogue, q),
})

const nothing: Found = { items: [], total: 0, total_is_least: false, nearest: [] }

const whenOf = ({ falls }: Hit): string | null => falls && (falls.on_now ? 'on now' : `next ${longDate(falls.starts)}`)

const lackOf = ({ missing }: Hit): string | null => (missing.length > 0 ? `without: ${missing.join(' ')}` : null)

async function search(catalogue: Catalogue, asked: string): Promise<Page> {
  const tool = toolOf(catalogue.service.id, ['search']) ?? noSuchPage()
  const query = askedWords(asked)
  const { items, total, total_is_least, nearest } =
    query === '' ? nothing : await ask<Found>(catalogue, tool, { query, limit: MOST })
  const { title } = catalogue.service
  return {
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
        count={
          query === ''
            ? ''
            : items.length < total
              ? `The ${items.length} best of ${total_is_least ? 'more than ' : ''}${total} matches`
              : `${total} ${total === 1 ? 'match' : 'matches'}`
        }
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
        {query !== '' && items.length === 0 && (
          <Empty
            text={`Nothing in the catalogue is like “${query}”.`}
            ways={[
              ...nearest.map((name) => ({
                href: `${catalogue.base}/search?${new URLSearchParams({ q: name })}`,
                label: `Did you mean ${name}?`,
              })),
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
              <p className="small">
                {[resourceOf(catalogue, hit.resource).one, whenOf(hit), hit.why, lackOf(hit)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="line">{hit.summary}</p>
            </li>
          ))}
        </ol>
      </ListFrame>
    ),
  }
}
