/** Which page a list has: it follows from the kind of tool that lists the resource. */
import type { AnyResource } from '#src/read-model/resource.ts'
import type { KindThat, ToolOfKind } from '#tools/kinds/index.ts'
import type { NamedTool } from '#tools/tool-of.ts'
import { type Browsing, browsing } from '../../browse.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { View } from '../../page.ts'
import { browseView } from './browse.tsx'
import { citiesView } from './cities.tsx'
import { countriesView } from './countries.tsx'
import { seasonView } from './season.tsx'
import { wholeView } from './whole.tsx'

/** A view of each kind of tool that lists. */
const byKind: {
  [K in KindThat<'lists'>]: (catalogue: Catalogue, resource: AnyResource, named: NamedTool<ToolOfKind[K]>) => View
} = {
  list: browseView,
  'day-list': browseView,
  countries: countriesView,
  cities: citiesView,
  season: seasonView,
}

/** The list of a resource: by the kind of the tool that lists it, or whole where none does. */
export function listView(catalogue: Catalogue, resource: AnyResource): View {
  const named = browsing(resource)
  if (!named) return wholeView(catalogue, resource)
  // The tool's own kind chose the view.
  const view = byKind[named.tool.kind] as (catalogue: Catalogue, resource: AnyResource, named: Browsing) => View
  return view(catalogue, resource, named)
}
