/** How an entry is opened: by which tool of its service, with which arguments. */
import { z } from 'zod'
import type { ServiceId } from '#src/services.ts'
import { kindsThat, rolesOf } from './kinds/index.ts'
import { toolOf } from './tool-of.ts'

export const opening = z.strictObject({
  tool: z.string().describe('Name of the tool.'),
  arguments: z.record(z.string(), z.string()).describe('What to call it with.'),
})
export type Opening = z.infer<typeof opening>

/** The tool that opens an entry; null where the service has none for its resource. */
export function openingOf(
  service: ServiceId,
  resource: string,
  entry: Readonly<Record<'slug' | 'name', string>>,
): Opening | null {
  const found = toolOf(service, kindsThat('opens'), resource)
  const [parameter] = Object.keys(found?.tool.input.shape ?? {})
  const field = found && rolesOf(found.tool.kind).opens
  if (!found || !field || parameter === undefined) return null
  return { tool: found.name, arguments: { [parameter]: entry[field] } }
}
