/** The JSON schemas (draft 2020-12) of what tools take and give, made from their declarations. */
import { z } from 'zod'
import { type AnyResource, reference } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { network, type OwnerId } from '#src/services.ts'
import { capital } from '#src/text/capital.ts'
import { briefElsewhere, briefOverview, briefPicture, briefRecord, briefReference, briefSummary } from '#tools/brief.ts'
import { toolsOf } from '#tools/index.ts'
import { type AnyTool, publicOutput } from '#tools/tool.ts'

/** A JSON Schema of the draft that Zod writes, 2020-12. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

/** The schema of a tool's parameters, complete in itself. */
export const inputSchema = (tool: AnyTool): JsonSchema =>
  withoutDialect(z.toJSONSchema(tool.input, { io: 'input', override: tidy }))

/** The schema of a tool's answer, complete in itself. It allows fields that later releases may add. */
export const outputSchema = (tool: AnyTool): JsonSchema =>
  withoutDialect(z.toJSONSchema(publicOutput(tool), { override: open }))

/** The schema of a record as it is published, complete in itself: that of each line in the files of all records. */
export const recordSchema = (resource: AnyResource): JsonSchema => ({
  title: resource.one,
  description: resource.about,
  ...z.toJSONSchema(resource.record, { override: open }),
})

/** Schemas by name that refer to each other, and the name of each tool's answer among them. */
export type AnswerSchemas = { schemas: Record<string, JsonSchema>; answers: Record<string, string> }

/**
 * The schemas of all answers of a service, or of the network. References begin with `prefix`, the place of the schemas in the document they
 * go into. They allow fields that later releases may add.
 */
export function answerSchemas(surface: OwnerId, prefix: string): AnswerSchemas {
  const named = z.registry<{ id: string }>()
  const add = (id: string, schema: z.ZodType) => named.has(schema) || named.add(schema, { id })
  add('Reference', briefReference)
  add('Link', reference)
  add('ElsewhereEntry', briefElsewhere)
  add('PictureLine', briefPicture)
  for (const resource of surface === network.id ? [] : resourcesOf(surface)) {
    const { output: record } = briefRecord(resource)
    addCommonParts(record, add)
    add(pascalCase(resource.id), record)
    add(`${pascalCase(resource.id)}Summary`, briefSummary(resource).output)
    if (resource.isCountry) add(`${pascalCase(resource.id)}Overview`, briefOverview(resource).output)
  }
  const outputs = Object.entries(toolsOf(surface)).map(([name, tool]) => [name, publicOutput(tool)] as const)
  for (const [name, output] of outputs) add(`${pascalCase(name)}Answer`, output)
  const { schemas } = z.toJSONSchema(named, { uri: (id) => prefix + id, override: open })
  const answers = Object.fromEntries(outputs.map(([name, output]) => [name, named.get(output)?.id ?? '']))
  const met = reachable(schemas, Object.values(answers), prefix)
  return { schemas: Object.fromEntries(met.map((id) => [id, withoutDialect(schemas[id] ?? {})])), answers }
}

/** `in_flower_today` as `InFlowerToday`. */
export const pascalCase = (name: string): string => name.split('_').map(capital).join('')

const commonParts = [
  ['picture', 'Picture'],
  ['countries', 'CountryReference'],
  ['speaks_of', 'TopicReference'],
  ['faq', 'Question'],
  ['sources', 'Source'],
  ['provenance', 'Provenance'],
] as const

/** The parts with the same schema in the records of all resources. */
function addCommonParts(record: z.ZodObject, add: (id: string, schema: z.ZodType) => void): void {
  for (const [field, id] of commonParts) {
    const part: unknown = record.shape[field]
    if (part instanceof z.ZodArray) add(id, part.element as z.ZodType)
    if (part instanceof z.ZodObject) add(id, part)
    if (part instanceof z.ZodOptional) add(id, part.unwrap() as z.ZodType)
  }
}

/** These schemas and those that they refer to, sorted by name. */
function reachable(schemas: Record<string, JsonSchema>, from: readonly string[], prefix: string): string[] {
  const ids = new Set<string>()
  const waiting = [...from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (ids.has(id)) continue
    ids.add(id)
    const json = JSON.stringify(schemas[id])
    waiting.push(...Object.keys(schemas).filter((other) => json.includes(`"$ref":"${prefix}${other}"`)))
  }
  return [...ids].sort()
}

/** Removes what says nothing: the bounds of safe integers, and patterns that only repeat a format. */
function tidy({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
}

/** Allows further fields. Later releases of v1 may add some: a schema that forbade them would break programs that check by it. */
function open({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  tidy({ jsonSchema })
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
}

function withoutDialect<S extends JsonSchema>({ $schema: _, $id: __, ...schema }: S): JsonSchema {
  return schema
}
