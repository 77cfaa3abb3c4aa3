/** A catalogue as its pages see it: its declarations, its address, and a way to call its tools in process. */
import { type Day, todayUtc } from '#src/calendar/day.ts'
import type { Site } from '#src/http/site.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { findResource, resourcesOf } from '#src/read-model/resources/index.ts'
import type { Service } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'
import type { Link } from '#src/ui/records.ts'
import { type Answer, contentOf } from '#tools/answer.ts'
import { type Call, callAs } from '#tools/index.ts'
import type { AnswerOf, AnyTool, Given } from '#tools/tool.ts'
import type { NamedTool } from '#tools/tool-of.ts'

/** A catalogue as its pages see it, at the time of a request. */
export type Catalogue = {
  service: Service
  /** Address of its home, without a trailing slash. */
  base: string
  /** Address of the network's home, without a trailing slash. */
  network: string
  today: Day
  site: Site
  resources: readonly AnyResource[]
  call: Call
  /** The values of answers asked for so far: several parts of a page ask for the same ones. */
  said: WeakMap<Answer, unknown>
}

/** The catalogue of a service, as it is at this instant. */
export function openCatalogue(service: Service, site: Site, now: Date): Catalogue {
  const base = site.baseUrls[service.id]
  return {
    service,
    base,
    network: site.publicUrl,
    today: todayUtc(now),
    site,
    resources: resourcesOf(service.id),
    call: { database: site.database, now, baseUrls: site.baseUrls, publicUrl: site.publicUrl },
    said: new WeakMap(),
  }
}

/** The answer of a tool, of the type of its output. */
export const ask = <T extends AnyTool>(
  catalogue: Catalogue,
  named: NamedTool<T>,
  ...[input]: Given<T>
): Promise<AnswerOf<T>> => askAs(catalogue, named, input ?? {})

/** The same, for parameters that have not been validated. */
export const askAs = async <T extends AnyTool>(
  catalogue: Catalogue,
  named: NamedTool<T>,
  input: Readonly<Record<string, unknown>>,
): Promise<AnswerOf<T>> => readAnswer(catalogue, await callAs(catalogue.service.id, named, input, catalogue.call))

/** What an answer says. It is shared: nobody may change it. */
export function readAnswer<T>({ said }: Catalogue, answer: Answer<T>): T {
  const value = said.get(answer) ?? contentOf(answer)
  said.set(answer, value)
  // The value kept for an answer has the answer's type.
  return value as T
}

/** The resource whose list stands at this path below the catalogue. */
export const resourceAt = ({ resources }: Catalogue, path: string): AnyResource | undefined =>
  resources.find((resource) => resource.path === path)

/** A resource by its id, as answers name it. */
export const resourceOf = ({ service }: Catalogue, id: string): AnyResource => findResource(service.id, id)

/** The address of a resource's list. */
export const listAddress = ({ base }: Catalogue, { path }: AnyResource): string => `${base}/${path}`

/** The link to a resource's list. Where both have the catalogue's name, the label says that it is a list. */
export const listLink = (catalogue: Catalogue, resource: AnyResource): Link => ({
  href: listAddress(catalogue, resource),
  label: capital(resource.many) === catalogue.service.title ? `All ${resource.many}` : capital(resource.many),
})

/** The way home, as the first step of every breadcrumb. */
export const homeLink = ({ base, service }: Catalogue): Link => ({ href: base, label: service.title })
