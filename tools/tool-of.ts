/** Finds tools by what they do rather than by name: pages are views over them and know no service. */
import type { OwnerId } from '#src/services.ts'
import { toolsOf } from './index.ts'
import type { Tool } from './tool.ts'

/** A tool under its public name. */
export type Named = { name: string; tool: Tool }

/** The id of the resource that has the item of the day: what the service is about. */
export const subjectOf = (service: OwnerId): string | undefined =>
  Object.values<Tool>(toolsOf(service)).find(({ picks }) => picks !== undefined)?.picks

/** The first tool of one of these kinds, about this resource where one is given; undefined when the service has none. */
export function toolOf(service: OwnerId, kinds: readonly string[], resource?: string): Named | undefined {
  const found = Object.entries(toolsOf(service)).find(
    ([, { kind, of }]) => kinds.includes(kind) && (resource === undefined || of === resource),
  )
  return found && { name: found[0], tool: found[1] }
}
