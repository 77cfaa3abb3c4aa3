/** What a catalogue holds, as links: the table of contents of its masthead, home and foot. */

import type { AnyResource } from '#src/read-model/resource.ts'
import type { Service } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'
import type { Link } from '#src/ui/records.ts'
import { subjectOf, toolOf } from '#tools/tool-of.ts'
import { type Catalogue, listAddress } from './catalogue.ts'
import { colourToolPath } from './palettes.ts'

const ordered = new WeakMap<Service, readonly AnyResource[]>()

/** Resources in the order readers want them: what the service is about first, small registers last. */
export function resourcesInOrder({ service, resources }: Catalogue): readonly AnyResource[] {
  const before = ordered.get(service)
  if (before) return before
  const main = subjectOf(service.id)
  const rank = (resource: AnyResource) => {
    if (resource.id === main) return 0
    if (resource.isCalendar) return 1
    if (resource.isCountry) return 3
    return toolOf(service.id, ['get', 'get-value'], resource.id) ? 2 : 4
  }
  const inOrder = [...resources].sort((a, b) => rank(a) - rank(b))
  ordered.set(service, inOrder)
  return inOrder
}

/** Every list and view of the catalogue. */
export const contentsOf = (catalogue: Catalogue): Link[] => [
  ...resourcesInOrder(catalogue).map((resource) => ({
    href: listAddress(catalogue, resource),
    label: capital(resource.many),
  })),
  ...viewsOf(catalogue),
]

/** Pages that are not lists of a resource, without the headlines, to which the home page leads while there are any. */
export const viewsOf = (catalogue: Catalogue): Link[] => [
  ...(toolOf(catalogue.service.id, ['day-list', 'window'])
    ? [{ href: `${catalogue.base}/calendar`, label: 'Calendar' }]
    : []),
  ...colourTool(catalogue),
]

/** The few pages the masthead names. */
export function mainLinks(catalogue: Catalogue): Link[] {
  const { base, resources } = catalogue
  const country = resources.find(({ isCountry }) => isCountry)
  return [
    { href: `${base}/calendar`, label: 'Calendar' },
    ...(country ? [{ href: listAddress(catalogue, country), label: 'Countries' }] : []),
    ...colourTool(catalogue),
  ]
}

const colourTool = ({ base, service }: Catalogue): Link[] =>
  toolOf(service.id, ['name-colour']) ? [{ href: `${base}/${colourToolPath}`, label: 'Name a colour' }] : []
