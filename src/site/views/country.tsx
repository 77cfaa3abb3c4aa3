import { raise } from '#src/errors.ts'
import { findCountry, nearestCountries } from '#src/geography/find-country.ts'
import { htmlOf } from '#src/read-model/html.ts'
import { htmlBySlug } from '#src/read-model/queries/html-by-slug.ts'
import { rightsOf } from '#src/read-model/queries/rights.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { Crumbs } from '#src/ui/crumbs.tsx'
import { Elsewhere } from '#src/ui/elsewhere.tsx'
import { Rows } from '#src/ui/entries.tsx'
import { CheckedBy, Sections, Sources } from '#src/ui/entry/sections.tsx'
import { Fact } from '#src/ui/fact.tsx'
import { NativeName } from '#src/ui/native-name.tsx'
import { Plate } from '#src/ui/plate.tsx'
import { keyWords, regionWords, seasonWords } from '#src/ui/words.ts'
import { WorldMap } from '#src/ui/world-map.tsx'
import type { ToolOfKind } from '#tools/kinds/index.ts'
import type { AnswerOf } from '#tools/tool.ts'
import { type NamedTool, toolOf } from '#tools/tool-of.ts'
import { ask, type Catalogue, homeLink, listAddress, listLink } from '../catalogue.ts'
import type { Moved, Page, View } from '../page.ts'
import { entryData } from '../structured-data.ts'
import { headOf } from '../titles.ts'
import { colourParts } from './colour-tool.tsx'
import { compareAddress } from './compare.tsx'
import { entryView } from './entry.tsx'
import { filteredAddress } from './lists/filters.ts'

type Country = AnswerOf<ToolOfKind['country']>

/** The page of a country: any country has one, whether its overview is written or waits. */
export function countryView(catalogue: Catalogue, resource: AnyResource, asked: string): View {
  const tool = toolOf(catalogue.service.id, ['country'], resource.id)
  if (!tool) return entryView(catalogue, resource, asked)
  return {
    takes: [],
    reads: () => ['entries', 'topics'],
    varies: tool.tool.varies,
    show: () => countryPage(catalogue, resource, tool, asked),
  }
}

async function countryPage(
  catalogue: Catalogue,
  resource: AnyResource,
  tool: NamedTool<ToolOfKind['country']>,
  asked: string,
): Promise<Page | Moved> {
  const words = asked.replaceAll('-', ' ')
  const meant = findCountry(words)
  if (!meant) raise('not_found', `No country is called "${words}".`, { nearest: nearestCountries(words) })
  const address = listAddress(catalogue, resource)
  if (meant.slug !== asked) return { movedTo: `${address}/${meant.slug}` }
  const [country, texts] = await Promise.all([
    ask(catalogue, tool, { country: meant.code }),
    htmlBySlug(catalogue.site.database, resource, meant.slug),
  ])
  const { overview } = country
  const way = [homeLink(catalogue), listLink(catalogue, resource)]
  const rights = await rightsOf(catalogue.site.database, catalogue.service.id)
  const accent = catalogue.service.accentHueDegrees
  const tied = catalogue.resources
    .map((one) => ({ resource: one, items: country[one.path.replaceAll('-', '_')] ?? [] }))
    .filter(({ items }) => items.length > 0)
  return {
    head: headOf(catalogue, {
      title: country.name,
      description: overview?.summary ?? `${country.name} in the catalogue of ${catalogue.service.title.toLowerCase()}.`,
      path: `/${resource.path}/${country.slug}`,
      image: overview?.picture,
      ...(overview && { data: entryData(resource, overview, { way, rights }) }),
      type: 'article',
    }),
    main: (
      <main id="main" className="entry country">
        <article>
          <header className="entry-head">
            <div className="entry-title">
              <Crumbs way={way} />
              <h1>{country.name}</h1>
              {overview?.native_name && (
                <p className="names">
                  <NativeName entry={overview} />
                </p>
              )}
              {overview && <p className="lede">{overview.summary}</p>}
            </div>
            <figure className="entry-plate">
              <Plate
                resource={resource}
                entry={overview ?? { slug: country.slug, name: country.name, picture: null }}
                accent={accent}
                isLarge
              />
            </figure>
          </header>
          <div className="entry-body">
            <div className="entry-text">
              {overview ? (
                <>
                  <Sections
                    resource={resource}
                    record={overview}
                    html={texts ?? htmlOf(resource, overview)}
                    base={catalogue.base}
                  />
                  <Sources sources={overview.sources} />
                  <CheckedBy provenance={overview.provenance} />
                </>
              ) : (
                <p className="waiting">
                  The overview of {country.name} waits to be written.
                  {tied.length > 0
                    ? ' What the catalogue already has of it stands below.'
                    : ' Nothing is tied to it yet.'}
                </p>
              )}
            </div>
            <div className="entry-side">
              <aside className="facts" aria-label="Facts">
                <dl>
                  <Fact
                    label={country.regions.length === 1 ? 'Region' : 'Regions'}
                    value={country.regions.map(regionWords).join(', ')}
                  />
                  <Fact label="Season now" value={capital(seasonWords({ ...country, season: country.season_now }))} />
                  {Object.entries(country.counts).map(([key, count]) => (
                    <Fact key={key} label={keyWords(key)} value={String(count)} />
                  ))}
                </dl>
              </aside>
              <WorldMap countries={[{ code: country.code, name: country.name }]} />
              <p className="all">
                <a href={compareAddress(catalogue, resource, country.slug)}>Beside another country</a>
              </p>
            </div>
          </div>
        </article>
        {overview && (await colourParts(catalogue, resource, overview))}
        {tied.map(({ resource: one, items = [] }) => (
          <section key={one.id} className="related">
            <h2>{capital(one.many)}</h2>
            <Rows resource={one} items={items} accent={accent} />
            <All catalogue={catalogue} resource={one} country={country} shown={items.length} />
          </section>
        ))}
        {overview && <Elsewhere record={overview} />}
      </main>
    ),
    record: overview ?? undefined,
  }
}

/** The way to the whole list, where there is more than the page shows. */
function All({
  catalogue,
  resource,
  country,
  shown,
}: {
  catalogue: Catalogue
  resource: AnyResource
  country: Country
  shown: number
}) {
  const total = country.totals[resource.path.replaceAll('-', '_')] ?? 0
  const href = filteredAddress(catalogue, resource)('country', country.code)
  if (total <= shown || !href) return null
  return (
    <p className="all">
      <a href={href}>
        All {total} {resource.many} of {country.name}
      </a>
    </p>
  )
}
