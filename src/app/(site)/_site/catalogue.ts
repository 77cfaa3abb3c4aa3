/** A catalogue as its pages see it: its declarations, its address, and a way to call its tools in process. */
import { todayUtc } from '#src/calendar/day.ts'
import { deployment } from '#src/http/deployment.ts'
import type { Site } from '#src/http/site.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findResource, resourcesOf } from '#src/read-model/resources/index.ts'
import { type Service, services } from '#src/services.ts'
import type { Link } from '#src/ui/records.ts'
import { textOf } from '#tools/answer.ts'
import { type Call, callAs } from '#tools/index.ts'
import type { Named } from '#tools/tool-of.ts'

export type Catalogue = {
  service: Service
  /** Address of its home, without a trailing slash. */
  base: string
  /** Address of the network's home, without a trailing slash. */
  network: string
  today: string
  site: Site
  resources: readonly AnyResource[]
  call: Call
}

/** The catalogue at this path of the deployment; null when there is none. */
export function openCatalogue(path: string): Catalogue | null {
  const service = services.find((candidate) => candidate.path === path)
  if (!service) return null
  const site = deployment()
  const now = site.now()
  const base = site.baseUrls[service.id]
  return {
    service,
    base,
    network: site.publicUrl,
    today: todayUtc(now),
    site,
    resources: resourcesOf(service.id),
    call: { database: site.database, now, baseUrl: base, publicUrl: site.publicUrl },
  }
}

/** A tool's answer. Its shape is the tool's own output schema, which the caller names. */
export const ask = async <T>(
  { service, call }: Catalogue,
  { name, tool }: Named,
  input: Record<string, unknown> = {},
): Promise<T> => JSON.parse(textOf(await callAs(service.id, name, tool, input, call))) as T

export const resourceAt = ({ resources }: Catalogue, path: string): AnyResource | undefined =>
  resources.find((resource) => resource.path === path)

/** A resource by its id, as answers name it. */
export const resourceOf = ({ service }: Catalogue, id: string): AnyResource => findResource(service.id, id)

/** The address of a resource's list. */
export const listAddress = ({ base }: Catalogue, { path }: AnyResource): string => `${base}/${path}`

/** The way home, as the first step of every breadcrumb. */
export const homeLink = ({ base, service }: Catalogue): Link => ({ href: base, label: service.title })
