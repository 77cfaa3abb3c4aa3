/**
 * The tools of a service, or of the network, as an agent sees them: description and input of each, without the schema of its answer. Such
 * schemas were nine tenths of the list, few programs show them to a model, and with one every answer has to be sent twice, as text and as
 * a value. The OpenAPI document has them.
 */
import { inputSchema, type JsonSchema } from '#src/http/json-schemas.ts'
import { type StoredJson, storedJson } from '#src/read-model/json.ts'
import { type OwnerId, surfaceOf } from '#src/services.ts'
import { toolsOf } from '#tools/index.ts'
import { descriptionOf } from '#tools/instead.ts'
import type { AnyTool } from '#tools/tool.ts'

const lists = new Map<OwnerId, StoredJson>()

/** Every tool by name. The list is made once: it changes only with a release. */
export function toolList(surface: OwnerId): StoredJson {
  const before = lists.get(surface)
  if (before) return before
  const list = storedJson(
    JSON.stringify(Object.entries(toolsOf(surface)).map(([name, tool]) => described(name, tool, surface))),
  )
  lists.set(surface, list)
  return list
}

function described(name: string, tool: AnyTool, surface: OwnerId) {
  return {
    name,
    title: `${surfaceOf(surface).title}: ${name.replaceAll('_', ' ')}`,
    description: descriptionOf(tool, toolsOf(surface)),
    inputSchema: forModels(inputSchema(tool)),
    annotations: {
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: tool.varies !== 'random',
      openWorldHint: tool.isOpenWorld ?? false,
    },
  }
}

/**
 * The protocol requires the type of the root. Where one of several parameters has to be given, the number of properties and their
 * descriptions say so: programs of models refuse alternatives at the root.
 */
const forModels = ({ anyOf, ...schema }: JsonSchema): JsonSchema => ({
  type: 'object',
  ...schema,
  ...(anyOf && { minProperties: 1 }),
})
