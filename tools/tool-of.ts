/** Finds tools by what they do rather than by name: pages are views over them and know no service. */
import type { ResourceId } from '#src/read-model/resources/index.ts'
import { network, type OwnerId, type ServiceId } from '#src/services.ts'
import type { Spelt } from '#src/text/spelt.ts'
import type { Kind, ToolOfKind } from './kinds/index.ts'
import type { networkTools } from './network/index.ts'
import { toolsByService } from './services/index.ts'
import type { AnyTool, Tool, ToolTable } from './tool.ts'

/** A tool under its name, which is public where it stands in a table. */
export type NamedTool<T extends AnyTool = Tool, N extends string = string> = { name: N; tool: T }

/** The public name of a tool of an owner. */
export type ToolName<O extends OwnerId = OwnerId> = {
  [S in O]: keyof (S extends ServiceId ? (typeof toolsByService)[S] : typeof networkTools) & string
}[O]

/** The id of the resource that has the item of the day: what the service is about. */
export const subjectOf = (owner: OwnerId): string | undefined =>
  Object.values<Tool>(tableOf(owner)).find(({ picks }) => picks !== undefined)?.picks

/** The first tool of one of these kinds, about this resource where one is given; undefined when the service has none. */
export function toolOf<O extends OwnerId, const K extends Kind, const R extends string>(
  owner: O,
  kinds: readonly K[],
  resource?: Spelt<R, ResourceId<O>>,
): NamedTool<ToolOfKind[K], ToolName<O>> | undefined {
  const asked: readonly Kind[] = kinds
  const key = `${owner} ${asked.join()} ${resource ?? ''}`
  if (!sought.has(key)) {
    const entry = Object.entries(tableOf(owner)).find(
      ([, tool]) => asked.includes(tool.kind) && (resource === undefined || tool.resource === resource),
    )
    sought.set(key, entry && { name: entry[0], tool: entry[1] })
  }
  // A tool of a kind has the type that the kind makes.
  return sought.get(key) as NamedTool<ToolOfKind[K], ToolName<O>> | undefined
}

/** What was found before, since every page looks for some ten tools. */
const sought = new Map<string, NamedTool | undefined>()

/** The tools of the network are about no resource. */
const tableOf = (owner: OwnerId): ToolTable => (owner === network.id ? {} : toolsByService[owner])
