/** The search of a catalogue, and how each match was matched. */
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import { toolOf } from '#tools/tool-of.ts'
import { ask, type Catalogue, homeLink, listAddress, resourceOf, suggestionsAddress } from '../catalogue.ts'
import { resourcesInOrder } from '../contents.ts'
import { noSuchPage, type Page, type View } from '../page.ts'
import { shortened } from '../query.ts'
import { headOf } from '../titles.ts'

type Hit = {
  resource: string
  slug: string
  name: string
  url: string
  summary: string
  match: string
  matched: string | null
}

const MOST = 30
/** No name is longer, and the tool takes no more than a little more. */
const MOST_CHARACTERS = 120

const matchWords: Readonly<Record<string, (hit: Hit) => string>> = {
  name: () => 'by its name',
  'name start': () => 'its name begins so',
  'other name': ({ matched }) => `also called ${matched}`,
  'other name start': ({ matched }) => `also called ${matched}`,
  text: () => 'in its text',
  'similar name': ({ matched, name }) => (matched && matched !== name ? `looks like ${matched}` : 'looks like it'),
}

export const searchView = (catalogue: Catalogue): View => ({
  takes: ['q'],
  reads: () => ['entries'],
  varies: 'content',
  show: ({ q = '' }) => search(catalogue, q),
})

async function search(catalogue: Catalogue, asked: string): Promise<Page> {
  const tool = toolOf(catalogue.service.id, ['search']) ?? noSuchPage()
  const words = shortened(asked.replaceAll(/[\p{Cc}\p{Cs}\ufffd]/gu, ' '), MOST_CHARACTERS).trim()
  const { items } =
    words === '' ? { items: [] } : await ask<{ items: Hit[] }>(catalogue, tool, { query: words, limit: MOST })
  const { title } = catalogue.service
  return {
    head: headOf(catalogue, {
      title: words ? `Search: ${words}` : 'Search',
      description: `Search ${title}.`,
      ...(words === '' && { path: '/search' }),
    }),
    main: (
      <ListFrame
        way={[homeLink(catalogue)]}
        title="Search"
        about={`Names, other names and the text of everything in ${title}. A missing accent or a slip of the finger is forgiven.`}
        count={
          words === ''
            ? ''
            : items.length === MOST
              ? `The ${MOST} best matches`
              : `${items.length} ${items.length === 1 ? 'match' : 'matches'}`
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
            <input id="q" type="search" name="q" defaultValue={words} maxLength={MOST_CHARACTERS} />
            <button type="submit">Search</button>
          </form>
        </search>
        {words !== '' && items.length === 0 && (
          <Empty
            text={`Nothing in the catalogue is like “${words}”.`}
            ways={resourcesInOrder(catalogue)
              .slice(0, 5)
              .map((of) => ({ href: listAddress(catalogue, of), label: `Browse ${of.many}` }))}
          />
        )}
        <ol className="hits">
          {items.map((hit) => (
            <li key={hit.url}>
              <h2>
                <a href={hit.url}>{hit.name}</a>
              </h2>
              <p className="small">
                {resourceOf(catalogue, hit.resource).one} · {matchWords[hit.match]?.(hit) ?? hit.match}
              </p>
              <p className="line">{hit.summary}</p>
            </li>
          ))}
        </ol>
      </ListFrame>
    ),
  }
}
