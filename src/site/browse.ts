/** How a page lists a resource: by the tool that lists it, or by a tool for pages only, where no public one lists it all. */
import type { AnyResource } from '#src/read-model/resource.ts'
import { findPlaces } from '#src/read-model/resources/index.ts'
import { findService } from '#src/services.ts'
import { listCities } from '#tools/kinds/cities.ts'
import { type KindThat, kindsThat, type ToolOfKind } from '#tools/kinds/index.ts'
import { list } from '#tools/kinds/list.ts'
import { parametersOf } from '#tools/parse-input.ts'
import { type NamedTool, toolOf } from '#tools/tool-of.ts'

/** A tool whose answer is a whole list, before any filter. */
export type Browsing = NamedTool<ToolOfKind[KindThat<'lists'>]>

/** Small registers are read from A to Z. */
const isRegister = ({ facets, links }: AnyResource): boolean =>
  Object.keys(facets).length + Object.keys(links).length === 0

/** The tool of a list page; undefined for a small register, which needs no filters. */
export function browsing(resource: AnyResource): Browsing | undefined {
  const named = toolOf(resource.service, kindsThat('lists'), resource.id)
  if (named && parametersOf(named.tool).required.length === 0 && !isPartial(named)) return named
  const isPlaces = named?.tool.kind === 'cities'
  if (isRegister(resource) && !isPlaces) return undefined
  const tool = toolsByResource.get(resource) ?? (isPlaces ? allPlaces(resource, named) : pagedList(resource))
  toolsByResource.set(resource, tool)
  return { name: `browse ${resource.path}`, tool }
}

/** Whether a tool gives only the first entries: it has a limit, but no offset. */
const isPartial = ({ tool }: Browsing): boolean => {
  const { properties } = parametersOf(tool)
  return 'limit' in properties && !('offset' in properties)
}

const toolsByResource = new WeakMap<AnyResource, Browsing['tool']>()

/** A tool that lists all places at once, with the same filters. */
function allPlaces(resource: AnyResource, { tool }: Browsing) {
  const filters = Object.keys(parametersOf(tool).properties).filter((name) => name !== 'limit')
  // Tools of this kind only list places.
  return listCities(resource as AnyResource & { isPlace: true }, { by: filters })
}

/** A paged list by everything that an entry can be found by. */
function pagedList(resource: AnyResource) {
  const places = resource.isPlace ? undefined : findPlaces(resource.service)
  const region = findService(resource.service)?.regionParameter
  const by = [...Object.keys(resource.facets), ...Object.keys(resource.links), 'country', places?.id, region]
  const filters = [...new Set(by)].filter((parameter) => parameter !== undefined)
  return list(resource, { by: filters })
}
