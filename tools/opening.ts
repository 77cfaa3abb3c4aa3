/** How an entry is opened: by which tool of its service, with which arguments. */
import type { Suggestion } from '#src/errors.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import type { OwnerId } from '#src/services.ts'
import { kindsThat, rolesOf } from './kinds/index.ts'
import type { Opening } from './outputs.ts'
import { toolOf } from './tool-of.ts'

/** The tool that opens an entry; null where the service has none for its resource. */
export function openingOf(
  service: OwnerId,
  resource: string,
  entry: Readonly<Record<'slug' | 'name', string>>,
): Opening | null {
  const opener = openerOf(service, resource)
  return opener && { tool: opener.tool, arguments: { [opener.parameter]: entry[opener.field] } }
}

type Opener = { tool: string; parameter: string; field: 'slug' | 'name' }

const openers = new Map<string, Opener | null>()

/** The tool that opens the entries of a resource, with the parameter that takes one. Kept: each line of a search names it. */
function openerOf(service: OwnerId, resource: string): Opener | null {
  const key = `${service} ${resource}`
  const before = openers.get(key)
  if (before !== undefined) return before
  const opener = toolOf(service, kindsThat('opens'), resource)
  const [parameter] = Object.keys(opener?.tool.input.shape ?? {})
  const field = opener && rolesOf(opener.tool.kind).opens
  const told = opener && field && parameter !== undefined ? { tool: opener.name, parameter, field } : null
  openers.set(key, told)
  return told
}

/** An entry suggested in place of the one asked for. */
export const suggested = ({
  resource,
  slug,
  name,
}: {
  resource: AnyResource
  slug: string
  name: string
}): Suggestion => ({
  name,
  slug,
  resource: resource.id,
  open: openingOf(resource.service, resource.id, { slug, name }),
})

/** The tool that lists the entries of a resource by country; null where the service has none. */
export function listingOf(resource: AnyResource, country: string): Opening | null {
  const lister = toolOf(resource.service, kindsThat('lists'), resource.id)
  return lister && 'country' in lister.tool.input.shape ? { tool: lister.name, arguments: { country } } : null
}
