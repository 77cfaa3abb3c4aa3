import type { OctavoError, Suggestion } from '#src/errors.ts'
import type { Site } from '#src/http/site.ts'
import { services } from '#src/services.ts'
import { Message } from '#src/ui/message.tsx'
import { toolOf } from '#tools/tool-of.ts'
import { ask, type Catalogue, listAddress, resourceOf } from '../catalogue.ts'
import { resourcesInOrder } from '../contents.ts'
import type { Page } from '../page.ts'
import { shortened } from '../query.ts'

const MOST = 6

/** The page for an address without a page: what comes nearest to it, and where to go on. */
export async function lostPage(
  site: Site,
  catalogue: Catalogue | null,
  asked: string,
  { nearest, suggestions, waiting: [waiting] }: Pick<OctavoError, 'nearest' | 'suggestions' | 'waiting'>,
): Promise<Page> {
  const words = readable(asked)
  const near = catalogue ? await nearTo(catalogue, words, suggestions, nearest) : []
  const title = waiting
    ? `“${waiting.name}” waits to be written`
    : words === ''
      ? 'There is nothing here'
      : `There is nothing called “${words}”`
  return {
    head: { title, description: title, siteName: 'Octavo' },
    main: (
      <Message label="404" title={title}>
        {waiting && <p>It has a place in the catalogue, and no page yet.</p>}
        {near.length > 0 && (
          <>
            <p>Perhaps you were looking for one of these:</p>
            <ul className="nearest">
              {near.map(({ name, url, kind }) => (
                <li key={url}>
                  <a href={url}>{name}</a> <span className="small">{kind}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>
          {catalogue ? (
            <>
              Look for it in the <a href={`${catalogue.base}/search`}>search</a>, or begin again at{' '}
              <a href={catalogue.base}>the home of {catalogue.service.title}</a>
              {resourcesInOrder(catalogue)
                .slice(0, 4)
                .map((resource) => (
                  <span key={resource.id}>
                    , <a href={listAddress(catalogue, resource)}>{resource.many}</a>
                  </span>
                ))}
              .
            </>
          ) : (
            <>
              These are the catalogues:{' '}
              {services.map(({ id, title: name }, index) => (
                <span key={id}>
                  {index > 0 && ', '}
                  <a href={site.baseUrls[id]}>{name}</a>
                </span>
              ))}
              .
            </>
          )}
        </p>
      </Message>
    ),
  }
}

/** Entries that may be meant: those that are suggested, then what the search finds. */
async function nearTo(
  catalogue: Catalogue,
  words: string,
  suggestions: readonly Suggestion[],
  nearest: readonly string[],
) {
  const search = toolOf(catalogue.service.id, ['search'])
  if (!search || words === '') return []
  const suggested = suggestions.map(({ name, slug, resource }) => {
    const url = `${listAddress(catalogue, resourceOf(catalogue, resource))}/${slug}`
    return { name, url, resource }
  })
  // Nearest names may be countries, which are no entries.
  const named = nearest.filter((name) => !suggested.some((one) => one.name === name))
  const queries = [...named, words]
  const answers = await Promise.all(queries.map((query) => ask(catalogue, search, { query, limit: MOST })))
  // A nearest name gives only its own entry, the words of the address all matches.
  const items = answers.flatMap(({ items: hits }, index) => (index < named.length ? hits.slice(0, 1) : hits))
  return [...new Map([...suggested, ...items].map((item) => [item.url, item])).values()]
    .slice(0, MOST)
    .map(({ name, url, resource }) => ({ name, url, kind: resourceOf(catalogue, resource).one }))
}

/** The address as words: at most 60 characters of it. */
const readable = (asked: string): string => shortened(asked.replaceAll(/[-_/\p{Cc}\ufffd]+/gu, ' ').trim(), 60)
