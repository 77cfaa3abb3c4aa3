/** How an entry is opened: by which tool of its service, with which arguments. */
import { z } from 'zod'
import type { ServiceId } from '#src/services.ts'
import { toolOf } from './tool-of.ts'

export const opening = z.strictObject({
  tool: z.string().describe('Name of the tool.'),
  arguments: z.record(z.string(), z.string()).describe('What to call it with.'),
})
export type Opening = z.infer<typeof opening>

/** Kinds of tools that open one entry, each by which field of it. */
const openedBy = { get: 'slug', 'get-value': 'slug', country: 'name', glossary: 'name' } as const

/** The tool that opens an entry; null where the service has none for its resource. */
export function openingOf(
  service: ServiceId,
  resource: string,
  entry: Readonly<Record<'slug' | 'name', string>>,
): Opening | null {
  const found = toolOf(service, Object.keys(openedBy), resource)
  const [parameter] = Object.keys(found?.tool.input.shape ?? {})
  if (!found || parameter === undefined) return null
  // Only tools of these kinds were looked for.
  const field = openedBy[found.tool.kind as keyof typeof openedBy]
  return { tool: found.name, arguments: { [parameter]: entry[field] } }
}
