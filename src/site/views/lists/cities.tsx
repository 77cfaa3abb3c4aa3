/** Cities, regions and other places with the number of pages tied to each. */
import type { AnyResource } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { FilterChips, FilterForm, Mistakes } from '#src/ui/list/filter-form.tsx'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import { isHex, Swatch } from '#src/ui/swatch.tsx'
import { countWords } from '#src/ui/words.ts'
import { type MapCountry, WorldMap } from '#src/ui/world-map.tsx'
import type { ToolOfKind } from '#tools/kinds/index.ts'
import type { NamedTool } from '#tools/tool-of.ts'
import { type Catalogue, homeLink, listAddress } from '../../catalogue.ts'
import type { Page, View } from '../../page.ts'
import { pointsOf } from '../../points.ts'
import { askLeniently, type Input } from '../../query.ts'
import { headOf } from '../../titles.ts'
import { activeFilters, filterNames, filtersOf, partsOfList } from './filters.ts'

/** The list of cities, with the numbers of what each has. */
export const citiesView = (
  catalogue: Catalogue,
  resource: AnyResource,
  named: NamedTool<ToolOfKind['cities']>,
): View => ({
  takes: filterNames(named),
  reads: (input) => partsOfList(catalogue, named, input),
  varies: named.tool.varies,
  show: (asked) => cities(catalogue, resource, named, asked),
})

async function cities(
  catalogue: Catalogue,
  resource: AnyResource,
  named: NamedTool<ToolOfKind['cities']>,
  asked: Input,
): Promise<Page> {
  const address = listAddress(catalogue, resource)
  const { answer, input, mistakes } = await askLeniently(catalogue, named, asked, { address })
  const filters = await filtersOf(catalogue, resource, named, input)
  const active = activeFilters(filters, address, input)
  const title = capital(resource.many)
  return {
    head: headOf(catalogue, { title, description: resource.about, path: `/${resource.path}` }),
    main: (
      <ListFrame
        way={[homeLink(catalogue)]}
        title={title}
        about={resource.about}
        count={countWords(answer.total, resource)}
        filters={<FilterForm action={address} filters={filters} hidden={{}} />}
      >
        <Mistakes mistakes={mistakes} />
        <div className="list-bar">
          <FilterChips active={active} clear={address} />
        </div>
        {answer.items.length === 0 && (
          <Empty
            text={
              active.length > 0
                ? `No ${resource.one} passes all of these filters.`
                : `No ${resource.one} is published yet.`
            }
            ways={[{ href: address, label: `All ${resource.many}` }]}
          />
        )}
        <WorldMap countries={countriesOf(answer.items)} points={await pointsOf(catalogue, resource, answer.items)} />
        <ul className="city-list">
          {answer.items.map(({ slug, name, url, summary, pages, countries, hex }) => (
            <li key={slug}>
              <h2>
                {isHex(hex) && <Swatch hex={hex} />} <a href={url}>{name}</a>
              </h2>
              <p className="small">
                {[...countries.map((country) => country.name), `${pages} ${pages === 1 ? 'page' : 'pages'}`].join(
                  ' · ',
                )}
              </p>
              <p className="line">{summary}</p>
            </li>
          ))}
        </ul>
      </ListFrame>
    ),
  }
}

type Listed = { countries: readonly { code: string; name: string }[] }

/** The countries of the places that are listed, the darker the more lie there. */
function countriesOf(items: readonly Listed[]): MapCountry[] {
  const counted = new Map<string, MapCountry & { places: number }>()
  for (const { code, name } of items.flatMap(({ countries }) => countries))
    counted.set(code, { code, name, places: (counted.get(code)?.places ?? 0) + 1 })
  const most = Math.max(...[...counted.values()].map(({ places }) => places))
  return [...counted.values()].map(({ places, ...country }) => ({
    ...country,
    weight: Math.log1p(places) / Math.log1p(most),
  }))
}
