/** Every country, under its world region, with what the catalogue has of it. */
import type { AnyResource } from '#src/read-model/resource.ts'
import { FilterChips, Mistakes } from '#src/ui/list/filter-form.tsx'
import { ListFrame } from '#src/ui/list/list-frame.tsx'
import { countWords, regionWords } from '#src/ui/words.ts'
import { type MapCountry, WorldMap } from '#src/ui/world-map.tsx'
import type { ToolOfKind } from '#tools/kinds/index.ts'
import type { NamedTool } from '#tools/tool-of.ts'
import { type Catalogue, homeLink, listAddress } from '../../catalogue.ts'
import type { Page, View } from '../../page.ts'
import { askLeniently, type Input, withQuery } from '../../query.ts'
import { headOf } from '../../titles.ts'
import { compareAddress, isCompared } from '../compare.tsx'
import { filterNames } from './filters.ts'

type Row = {
  slug: string
  code: string
  name: string
  url: string
  regions: readonly string[]
  overview_written: boolean
  counts: Record<string, number>
}

/** The list of countries, with the numbers of what each has. */
export const countriesView = (
  catalogue: Catalogue,
  resource: AnyResource,
  named: NamedTool<ToolOfKind['countries']>,
): View => ({
  takes: filterNames(named).slice(0, 1),
  reads: () => ['entries'],
  varies: named.tool.varies,
  show: (asked) => countries(catalogue, resource, named, asked),
})

async function countries(
  catalogue: Catalogue,
  resource: AnyResource,
  named: NamedTool<ToolOfKind['countries']>,
  asked: Input,
): Promise<Page> {
  const address = listAddress(catalogue, resource)
  const [parameter] = filterNames(named)
  const { answer, input, mistakes } = await askLeniently(catalogue, named, asked, {
    address,
  })
  const region = parameter && input[parameter]
  const regionIn = ({ regions: [first = ''] }: Row) => region ?? first
  const regions = [...new Set(answer.items.map(regionIn))].sort()
  const written = answer.items.filter(({ overview_written: isWritten }) => isWritten).length
  return {
    head: headOf(catalogue, { title: 'Countries', description: resource.about, path: `/${resource.path}` }),
    main: (
      <ListFrame
        way={[homeLink(catalogue)]}
        title="Countries"
        about={resource.about}
        count={`${answer.total} countries and territories, ${written} with an overview`}
      >
        <Mistakes mistakes={mistakes} />
        <FilterChips
          active={region ? [{ label: 'Region', value: regionWords(region), without: address }] : []}
          clear={address}
        />
        <nav className="regions" aria-label="World regions">
          {parameter &&
            regions.length > 1 &&
            regions.map((slug) => (
              <a key={slug} href={withQuery(address, { [parameter]: slug })}>
                {regionWords(slug)}
              </a>
            ))}
        </nav>
        <WorldMap countries={answer.items.flatMap(shownOnMap)} />
        {isCompared(catalogue, resource) && (
          <p className="all">
            <a href={compareAddress(catalogue, resource)}>Two countries side by side</a>
          </p>
        )}
        {regions.map((slug) => (
          <Region
            key={slug}
            resources={catalogue.resources}
            region={slug}
            rows={answer.items.filter((row) => regionIn(row) === slug)}
          />
        ))}
      </ListFrame>
    ),
  }
}

/** A country that has entries: the more, the darker. */
function shownOnMap({ code, name, url, counts, overview_written: isWritten }: Row): MapCountry[] {
  const count = Object.values(counts).reduce((sum, some) => sum + some, 0)
  return count > 0 || isWritten ? [{ code, name, url, weight: Math.min(1, Math.log10(1 + count) / 1.5) }] : []
}

type RegionOf = { resources: readonly AnyResource[]; region: string; rows: readonly Row[] }

const Region = ({ resources, region, rows }: RegionOf) => (
  <section className="region" aria-labelledby={region}>
    <h2 id={region}>{regionWords(region)}</h2>
    <ul className="country-list">
      {rows.map(({ slug, name, url, overview_written: isWritten, counts }) => {
        const some = resources.flatMap((resource) => {
          const count = counts[resource.path.replaceAll('-', '_')] ?? 0
          return count > 0 ? [countWords(count, resource)] : []
        })
        return (
          <li key={slug} className={some.length === 0 && !isWritten ? 'nothing' : undefined}>
            <a href={url}>{name}</a>
            <span className="small">{[...some, ...(isWritten ? ['overview'] : [])].join(', ')}</span>
          </li>
        )
      })}
    </ul>
  </section>
)
