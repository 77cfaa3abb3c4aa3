/** Which page a list has: it follows from the kind of tool that lists the resource. */
import type { ReactNode } from 'react'
import type { AnyResource } from '#src/read-model/resource.ts'
import { browsing } from '#tools/browse.ts'
import type { Named } from '#tools/tool-of.ts'
import type { Catalogue } from '../catalogue.ts'
import type { SearchParams } from '../query.ts'
import { browse } from './browse.tsx'
import { browseCities } from './cities.tsx'
import { browseCountries } from './countries.tsx'
import { browseSeason } from './season.tsx'
import { browseWhole } from './whole.tsx'

type Browse = (catalogue: Catalogue, of: AnyResource, named: Named, query: SearchParams) => Promise<ReactNode>

const byKind: Readonly<Record<string, Browse>> = {
  list: browse,
  'day-list': browse,
  countries: browseCountries,
  cities: browseCities,
  season: browseSeason,
}

export function listPage(catalogue: Catalogue, of: AnyResource, query: SearchParams): Promise<ReactNode> {
  const named = browsing(of)
  const page = named && byKind[named.tool.kind]
  return page ? page(catalogue, of, named, query) : browseWhole(catalogue, of)
}
