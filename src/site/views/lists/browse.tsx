/** A list that is filtered: by plates or rows a page at a time, or days under their months. */
import { counts } from '#src/read-model/queries/counts.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findPlaces } from '#src/read-model/resources/index.ts'
import { services } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'
import { DayRows, daysByMonth } from '#src/ui/days.tsx'
import { Index, Plates } from '#src/ui/entries.tsx'
import { FilterChips, FilterForm, Mistakes } from '#src/ui/list/filter-form.tsx'
import { Empty, ListFrame } from '#src/ui/list/list-frame.tsx'
import { Orders, Pager } from '#src/ui/list/pager.tsx'
import type { DaySummary, Summary } from '#src/ui/records.ts'
import { countWords } from '#src/ui/words.ts'
import { WorldMap } from '#src/ui/world-map.tsx'
import type { ToolOfKind } from '#tools/kinds/index.ts'
import { parametersOf } from '#tools/parse-input.ts'
import type { NamedTool } from '#tools/tool-of.ts'
import { type Catalogue, homeLink, listAddress } from '../../catalogue.ts'
import type { Page, View } from '../../page.ts'
import { pointsOf } from '../../points.ts'
import { askLeniently, type Input, only, withQuery } from '../../query.ts'
import { headOf } from '../../titles.ts'
import { activeFilters, filterNames, filtersOf, partsOfList } from './filters.ts'

/** Entries on a page: whole rows of two, three and four plates. */
const PAGE = 24
/** Most entries that a list without pages shows as plates; a longer one is shown as an index. */
const MOST_PLATES = 48

const orderWords: Readonly<Record<string, string>> = {
  known: 'Best documented',
  name: 'By name',
  new: 'Newest',
  seen: 'Most read',
}

/** A list with filters, a page at a time. */
export function browseView(
  catalogue: Catalogue,
  resource: AnyResource,
  named: NamedTool<ToolOfKind['list' | 'day-list']>,
): View {
  const isPaged = 'offset' in parametersOf(named.tool).properties
  return {
    takes: [...filterNames(named), ...(isPaged ? ['sort', 'page'] : [])],
    reads: (input) => partsOfList(catalogue, named, input),
    varies: named.tool.varies,
    show: (input) => browse(catalogue, resource, named, { isPaged, given: input }),
  }
}

async function browse(
  catalogue: Catalogue,
  resource: AnyResource,
  named: NamedTool<ToolOfKind['list' | 'day-list']>,
  { isPaged, given }: { isPaged: boolean; given: Input },
): Promise<Page> {
  const address = listAddress(catalogue, resource)
  const entryCounts = await counts(catalogue.site.database, resource.service)
  const page = isPaged ? pageNumber(given) : 1
  const asked = only(given, isPaged ? [...filterNames(named), 'sort'] : filterNames(named))
  const fixed = isPaged ? { limit: PAGE, offset: (page - 1) * PAGE } : {}
  const { answer, input, mistakes } = await askLeniently(catalogue, named, asked, {
    address,
    fixed,
  })
  // Filters by which no entry can be found are not offered.
  const filters = (await filtersOf(catalogue, resource, named, input)).filter(
    ({ name, value }) => value !== '' || !isFound(resource, name) || entryCounts.has(resource, name),
  )
  const active = activeFilters(filters, address, input)
  const { sort, ...withoutSort } = input
  const pages = isPaged ? Math.ceil(answer.total / PAGE) : 1
  const at = (number: number) => withQuery(address, { ...input, page: number > 1 ? number : undefined })
  const previous = page > 1 && page <= pages + 1 ? at(page - 1) : null
  const next = page < pages ? at(page + 1) : null
  const points = await pointsOf(catalogue, resource, answer.items)
  const said = active.map(({ value }) => value).join(', ')
  const title = capital(resource.many)
  return {
    head: headOf(catalogue, {
      title: said === '' ? title : `${title}: ${said}`,
      description: resource.about,
      path: canonicalPath(resource, withoutSort, page),
      previous,
      next,
    }),
    main: (
      <ListFrame
        way={[homeLink(catalogue)]}
        title={title}
        about={resource.about}
        count={countWords(answer.total, resource)}
        filters={filters.length > 0 && <FilterForm action={address} filters={filters} hidden={sort ? { sort } : {}} />}
      >
        <Mistakes mistakes={mistakes} />
        <div className="list-bar">
          <FilterChips active={active} clear={withQuery(address, { sort })} />
          {isPaged && answer.total > 1 && <Orders orders={ordersOf(address, withoutSort, sort)} />}
        </div>
        <WorldMap countries={[]} points={points} />
        {answer.items.length > 0 ? (
          <Items catalogue={catalogue} resource={resource} items={answer.items} />
        ) : (
          <Empty
            text={
              answer.total > 0
                ? `There is no page ${page} of this list.`
                : active.length > 0
                  ? `No ${resource.one} passes all of these filters.`
                  : `No ${resource.one} is published yet.`
            }
            ways={waysOut(catalogue, resource, active, answer.total > 0 ? at(1) : null)}
          />
        )}
        {isPaged && <Pager page={page} pages={pages} previous={previous} next={next} />}
      </ListFrame>
    ),
  }
}

/** Whether a parameter finds entries by their terms. Others, such as the month a day starts in, are always offered. */
const isFound = (resource: AnyResource, name: string): boolean =>
  name in resource.facets || name in resource.links || [...wheres, findPlaces(resource.service)?.id].includes(name)

const wheres = ['country', ...new Set(services.map(({ regionParameter }) => regionParameter))]

function Items({
  catalogue,
  resource,
  items,
}: {
  catalogue: Catalogue
  resource: AnyResource
  items: readonly Summary[]
}) {
  const accent = catalogue.service.accentHueDegrees
  if (items.length > MOST_PLATES && !resource.isCalendar) return <Index resource={resource} items={items} />
  if (!resource.isCalendar) return <Plates resource={resource} items={items} accent={accent} />
  return daysByMonth(items.filter(isDated)).map(({ title, days }) => (
    <section key={title} className="month">
      <h2>{title}</h2>
      <DayRows resource={resource} days={days} />
    </section>
  ))
}

/** The list of a calendar gives days with their dates. */
const isDated = (item: Summary): item is DaySummary => 'starts' in item

/** Search engines may index a list with one filter; combinations of filters would be endless. */
const canonicalPath = (resource: AnyResource, filters: Input, page: number): string =>
  withQuery(`/${resource.path}`, {
    ...(Object.keys(filters).length === 1 ? filters : {}),
    page: page > 1 ? page : undefined,
  })

const ordersOf = (address: string, filters: Input, present = 'known') =>
  Object.entries(orderWords).map(([sort, label]) => ({
    href: withQuery(address, { ...filters, sort: sort === 'known' ? undefined : sort }),
    label,
    isPresent: sort === present,
  }))

function waysOut(
  catalogue: Catalogue,
  resource: AnyResource,
  active: ReturnType<typeof activeFilters>,
  first: string | null,
) {
  return [
    ...(first ? [{ href: first, label: 'Go to its first page' }] : []),
    ...active.map(({ label, value, without }) => ({
      href: without,
      label: `Without ${label.toLowerCase()} “${value}”`,
    })),
    ...(active.length > 0 ? [{ href: listAddress(catalogue, resource), label: `All ${resource.many}` }] : []),
    { href: `${catalogue.base}/search`, label: 'Search the catalogue' },
  ]
}

/** The page asked for, from 1; anything else is the first. */
const pageNumber = ({ page = '1' }: Input): number => {
  const number = Number(page)
  return Number.isSafeInteger(number) && number > 0 && number < 1e6 ? number : 1
}
