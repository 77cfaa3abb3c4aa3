/** The tools of a service, or of the network, as an agent sees them. */
import type { JsonSchema } from '#src/http/json-schemas.ts'
import { inputSchema, outputSchema } from '#src/http/json-schemas.ts'
import { type StoredJson, storedJson } from '#src/read-model/json.ts'
import type { OwnerId } from '#src/services.ts'
import { toolsOf } from '#tools/index.ts'
import type { AnyTool } from '#tools/tool.ts'

const made = new Map<OwnerId, StoredJson>()

/** Every tool by name, with what it takes and gives. Made once: it changes with a release only. */
export function toolList(surface: OwnerId): StoredJson {
  const known = made.get(surface)
  if (known) return known
  const list = storedJson(JSON.stringify(Object.entries(toolsOf(surface)).map(([name, tool]) => described(name, tool))))
  made.set(surface, list)
  return list
}

function described(name: string, tool: AnyTool) {
  return {
    name,
    title: titleOf(name),
    description: tool.description,
    inputSchema: objectSchema(inputSchema(tool)),
    outputSchema: objectSchema(outputSchema(tool)),
    annotations: {
      title: titleOf(name),
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: tool.varies !== 'random',
      openWorldHint: false,
    },
  }
}

/** The protocol asks for the type of the root to be said. */
const objectSchema = (schema: JsonSchema): JsonSchema => ({ type: 'object', ...schema })

/** `list_flower_days` as `List flower days`. */
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')
