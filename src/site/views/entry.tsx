import { OctavoError, raise } from '#src/errors.ts'
import { exampleAddress } from '#src/http/index-document.ts'
import { htmlOf } from '#src/read-model/html.ts'
import { attribution } from '#src/read-model/licences.ts'
import { htmlBySlug } from '#src/read-model/queries/html-by-slug.ts'
import { rightsOf } from '#src/read-model/queries/rights.ts'
import type { AnyResource, OpenRecord } from '#src/read-model/resource.ts'
import { findPlaces } from '#src/read-model/resources/index.ts'
import { capital } from '#src/text/capital.ts'
import { isSlug, slugify } from '#src/text/slug.ts'
import { EntryView } from '#src/ui/entry/entry-view.tsx'
import type { Answer } from '#tools/answer.ts'
import { openEntry, slugCalled } from '#tools/entries.ts'
import { parametersOf } from '#tools/parse-input.ts'
import { type Named, toolOf } from '#tools/tool-of.ts'
import { cardImage } from '../cards.ts'
import { type Catalogue, homeLink, listAddress, listLink, read } from '../catalogue.ts'
import { citation } from '../cite.ts'
import { withTerms } from '../marked-terms.ts'
import type { Moved, Page, View } from '../page.ts'
import { entryData } from '../structured-data.ts'
import { headOf } from '../titles.ts'
import { yearOf } from '../year.ts'
import { colourParts } from './colour-tool.tsx'
import { dayParts } from './day-parts.tsx'
import { filteredAddress, resourceFinder } from './lists/filters.ts'

/** The page of an entry. A former slug, and a name in place of it, leads on to the present one; raises `not_found` with what may be meant. */
export const entryView = (catalogue: Catalogue, of: AnyResource, slug: string): View => ({
  takes: [],
  reads: () => ['entries', 'topics'],
  // Its facts mark the present month, and a day counts the days until it.
  varies: 'today',
  show: () => entry(catalogue, of, slug),
})

async function entry(catalogue: Catalogue, of: AnyResource, slug: string): Promise<Page | Moved> {
  // A name typed into the address leads to its slug; nothing else than a slug is looked for.
  const wanted = isSlug(slug) ? slug : slugify(slug)
  if (wanted === '') raise('not_found', `No ${of.one} has this address.`)
  const [answer, html] = await Promise.all([
    opened(catalogue, of, wanted),
    htmlBySlug(catalogue.site.database, of, wanted),
  ])
  if ('movedTo' in answer) return answer
  const record = read(catalogue, answer)
  if (record.slug !== slug) return { movedTo: record.url }
  const way = [homeLink(catalogue), listLink(catalogue, of)]
  const [{ year, beside }, marked, day, colours] = await Promise.all([
    yearOf(catalogue, of, record),
    withTerms(catalogue, of, slug, html ?? htmlOf(of, record)),
    of.isCalendar ? dayParts(of, record, catalogue.call) : null,
    colourParts(catalogue, of, record),
  ])
  const opens = toolOf(catalogue.service.id, ['get', 'get-value'], of.id)
  const { service, site, base, today } = catalogue
  const json = opens ? exampleAddress(service.id, site, opens.name, { [keyOf(opens)]: slug }) : null
  const rights = await rightsOf(site.database, service.id)
  const glossary = toolOf(service.id, ['glossary'])?.tool.of
  return {
    head: headOf(catalogue, {
      title: record.name,
      description: record.summary,
      path: `/${of.path}/${slug}`,
      image: record.picture ?? cardImage(catalogue, of, record),
      data: entryData(of, record, { way, rights, glossary: glossary === of.id ? way[1] : undefined }),
      type: 'article',
    }),
    main: (
      <EntryView
        of={of}
        record={record}
        html={marked.html}
        base={base}
        accent={service.accentHueDegrees}
        today={today}
        way={way}
        json={json}
        filtered={filteredAddress(catalogue, of)}
        where={whereWords(catalogue)}
        year={year}
        meanings={marked.meanings}
        citation={citation(service, record)}
        attribution={attribution({ title: record.name, ...rights, url: record.url })}
        resourceOf={resourceFinder(catalogue)}
        sure={day?.sure ?? null}
        made={
          <>
            {day?.parts}
            {colours}
          </>
        }
      />
    ),
    entry: { resource: of.id, slug, beside: [...beside, ...marked.beside] },
    record,
    json,
  }
}

/** The entry under this slug, or the address of the one that is called so. */
async function opened(catalogue: Catalogue, of: AnyResource, slug: string): Promise<Answer<OpenRecord> | Moved> {
  try {
    return await openEntry(of, slug, catalogue.call)
  } catch (error) {
    const isMissing = error instanceof OctavoError && error.code === 'not_found'
    const meant = isMissing ? await slugCalled(of, slug.replaceAll('-', ' '), catalogue.call) : null
    if (meant === null) throw error
    return { movedTo: `${listAddress(catalogue, of)}/${meant}` }
  }
}

/** The parameter that a page tool takes the slug by. */
const keyOf = ({ tool }: Named): string => Object.keys(parametersOf(tool).properties)[0] ?? 'slug'

/** What the service calls its places, and the parameter it keeps regions by. */
const whereWords = ({ service }: Catalogue) => ({
  places: capital(findPlaces(service.id)?.many ?? ''),
  regionParameter: service.regionParameter,
})
