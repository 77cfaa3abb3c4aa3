import { exampleAddress } from '#src/http/index-document.ts'
import { htmlOf } from '#src/read-model/html.ts'
import { attribution } from '#src/read-model/licences.ts'
import { htmlBySlug } from '#src/read-model/queries/html-by-slug.ts'
import { rightsOf } from '#src/read-model/queries/rights.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { isSlug } from '#src/text/slug.ts'
import { EntryView } from '#src/ui/entry/entry-view.tsx'
import { parametersOf } from '#tools/parse-input.ts'
import { type NamedTool, toolOf } from '#tools/tool-of.ts'
import { cardImage } from '../cards.ts'
import { type Catalogue, homeLink, listLink, readAnswer } from '../catalogue.ts'
import { citation } from '../cite.ts'
import { entryCalled } from '../entries.ts'
import { withMarkedTerms } from '../marked-terms.ts'
import type { Moved, Page, View } from '../page.ts'
import { pointsOfEntry } from '../points.ts'
import { entryData } from '../structured-data.ts'
import { headOf } from '../titles.ts'
import { yearOfEntry } from '../year.ts'
import { colourParts } from './colour-tool.tsx'
import { besideWays } from './compare-entries.tsx'
import { withinWays } from './compare-within.tsx'
import { dayParts } from './day-parts.tsx'
import { inPlaceOfText } from './in-place-of-text.ts'
import { filteredAddress, resourceFinder, whereWords } from './lists/filters.ts'

/** The page of an entry. A former slug, and a name in place of it, leads on to the present one; raises `not_found` with what may be meant. */
export const entryView = (catalogue: Catalogue, resource: AnyResource, slug: string): View => ({
  takes: [],
  reads: () => ['entries', 'topics'],
  // Its facts mark the present month, and a day counts the days until it.
  varies: 'today',
  show: () => entry(catalogue, resource, slug),
})

async function entry(catalogue: Catalogue, resource: AnyResource, slug: string): Promise<Page | Moved> {
  const [answer, html] = await Promise.all([
    entryCalled(resource, slug, catalogue.call),
    isSlug(slug) ? htmlBySlug(catalogue.site.database, resource, slug) : null,
  ])
  const record = readAnswer(catalogue, answer)
  // A name typed into the address, or a former slug, leads to its slug.
  if (record.slug !== slug) return { movedTo: record.url }
  const way = [homeLink(catalogue), listLink(catalogue, resource)]
  const [{ year, beside }, marked, day, colours, where, instead] = await Promise.all([
    yearOfEntry(catalogue, resource, record),
    withMarkedTerms(catalogue, resource, slug, html ?? htmlOf(resource, record)),
    resource.isCalendar ? dayParts(resource, record, catalogue.call) : null,
    colourParts(catalogue, resource, record),
    pointsOfEntry(catalogue, record),
    inPlaceOfText(catalogue, resource, record),
  ])
  const opens = toolOf(catalogue.service.id, ['get', 'get-value'], resource.id)
  const { service, site, base, today } = catalogue
  const json = opens ? exampleAddress(service.id, site, opens.name, { [firstParameter(opens)]: slug }) : null
  const rights = await rightsOf(site.database, service.id)
  const glossary = toolOf(service.id, ['glossary'])?.tool.resource
  return {
    head: headOf(catalogue, {
      title: record.name,
      description: record.summary,
      path: `/${resource.path}/${slug}`,
      image: record.picture ?? cardImage(catalogue, resource, record),
      data: entryData(resource, record, { way, rights, glossary: glossary === resource.id ? way[1] : undefined }),
      type: 'article',
    }),
    main: (
      <EntryView
        resource={resource}
        record={record}
        html={marked.html}
        base={base}
        accent={service.accentHueDegrees}
        today={today}
        way={way}
        json={json}
        filtered={filteredAddress(catalogue, resource)}
        where={whereWords(catalogue)}
        year={year}
        places={where.places}
        meanings={marked.meanings}
        citation={citation(service, record)}
        attribution={attribution({ title: record.name, ...rights, url: record.url })}
        resourceOf={resourceFinder(catalogue)}
        sure={day?.sure ?? null}
        shelves={instead.shelves}
        fromTools={
          <>
            {day?.parts}
            {colours}
          </>
        }
        sideBySide={[...withinWays(resource, record), ...besideWays(resource, record)]}
      />
    ),
    entry: { resource: resource.id, slug, beside: [...beside, ...marked.beside, ...where.beside, ...instead.beside] },
    record,
    json,
  }
}

/** The parameter that a page tool takes the slug by. */
const firstParameter = ({ tool }: NamedTool): string => Object.keys(parametersOf(tool).properties)[0] ?? 'slug'
