/** Which page a list has: it follows from the kind of tool that lists the resource. */
import type { AnyResource } from '#src/read-model/resource.ts'
import { browsing } from '#tools/browse.ts'
import type { Named } from '#tools/tool-of.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { View } from '../../page.ts'
import { browseView } from './browse.tsx'
import { citiesView } from './cities.tsx'
import { countriesView } from './countries.tsx'
import { seasonView } from './season.tsx'
import { wholeView } from './whole.tsx'

const byKind: Readonly<Record<string, (catalogue: Catalogue, of: AnyResource, named: Named) => View>> = {
  list: browseView,
  'day-list': browseView,
  countries: countriesView,
  cities: citiesView,
  season: seasonView,
}

export function listView(catalogue: Catalogue, of: AnyResource): View {
  const named = browsing(of)
  const view = named && byKind[named.tool.kind]
  return view ? view(catalogue, of, named) : wholeView(catalogue, of)
}
