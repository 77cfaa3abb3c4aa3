/** Finds tools by what they do rather than by name: pages are views over them and know no service. */
import { network, type OwnerId } from '#src/services.ts'
import type { Kind, ToolOfKind } from './kinds/index.ts'
import { toolsByService } from './services/index.ts'
import type { AnyTool, Tool, ToolTable } from './tool.ts'

/** A tool under its public name. */
export type NamedTool<T extends AnyTool = Tool> = { name: string; tool: T }

/** The id of the resource that has the item of the day: what the service is about. */
export const subjectOf = (owner: OwnerId): string | undefined =>
  Object.values<Tool>(tableOf(owner)).find(({ picks }) => picks !== undefined)?.picks

/** The first tool of one of these kinds, about this resource where one is given; undefined when the service has none. */
export function toolOf<const K extends Kind>(
  owner: OwnerId,
  kinds: readonly K[],
  resource?: string,
): NamedTool<ToolOfKind[K]> | undefined {
  const asked: readonly Kind[] = kinds
  const entry = Object.entries(tableOf(owner)).find(
    ([, tool]) => asked.includes(tool.kind) && (resource === undefined || tool.resource === resource),
  )
  // A tool of a kind is what the kind makes.
  return entry && { name: entry[0], tool: entry[1] as ToolOfKind[K] }
}

/** The tools of the network are about no resource. */
const tableOf = (owner: OwnerId): ToolTable => (owner === network.id ? {} : toolsByService[owner])
