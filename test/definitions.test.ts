/** What programs and agents are told of the tools: few words, and true ones. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { errors, OctavoError, parameterErrors } from '#src/errors.ts'
import { answerSchemas, inputSchema, type JsonSchema } from '#src/http/json-schemas.ts'
import { instructionsOf } from '#src/mcp/methods.ts'
import { promptList } from '#src/mcp/prompts.ts'
import { toolList } from '#src/mcp/tool-list.ts'
import { encode } from '#src/read-model/json.ts'
import { type Addresses, network, type Surface, services } from '#src/services.ts'
import { toolsOf } from '#tools/index.ts'
import { descriptionOf } from '#tools/instead.ts'
import { parametersOf, parseInput } from '#tools/parse-input.ts'
import type { AnyTool } from '#tools/tool.ts'

/** Tokens that a program pays for the list of tools, of a service for each of them and of the network for all; a token is four characters. */
const TOKENS_A_TOOL = 400
const TOKENS_OF_NETWORK = 3000
const CHARACTERS_A_TOKEN = 4

const surfaces: readonly Surface[] = [...services, network]

const publicUrl = 'https://octavo.example.org'
const site: Addresses = {
  publicUrl,
  // Every service has one.
  baseUrls: Object.fromEntries(services.map(({ id, path }) => [id, `${publicUrl}/${path}`])) as Addresses['baseUrls'],
}

type Listed = { name: string; title: string; description: string; annotations: Record<string, boolean> }

const listOf = ({ id }: Surface) => JSON.parse(encode(toolList(id))) as Listed[]

describe.each(surfaces)('$id', (surface) => {
  const tools = Object.entries(toolsOf(surface.id))
  const { schemas } = answerSchemas(surface.id, '#/')

  it('lists its tools in few tokens', () => {
    const tokens = encode(toolList(surface.id)).length / CHARACTERS_A_TOKEN
    const most = surface.id === network.id ? TOKENS_OF_NETWORK : TOKENS_A_TOOL * tools.length
    expect(tokens).toBeLessThanOrEqual(most)
  })

  it('declares no parameter that no caller can give', () => {
    const faults = tools.flatMap(([name, { input }]) =>
      Object.entries<z.ZodType>(input.shape).flatMap(([parameter, schema]) =>
        declarationFaults(schema).map((fault) => `${name}: ${parameter}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  })

  it('names only tools, parameters and fields that there are', () => {
    const names = new Set([
      ...tools.flatMap(([name, tool]) => [name, ...Object.keys(tool.input.shape)]),
      ...fieldsIn(schemas),
      'request_id',
    ])
    for (const { where, text } of textsOf(surface)) {
      const named = [...text.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([word]) => word)
      expect(
        named.filter((word) => !names.has(word)),
        `${where}: ${text}`,
      ).toEqual([])
    }
  })

  it('sends readers of one entry to a list of such entries', () => {
    const table: Readonly<Record<string, AnyTool | undefined>> = Object.fromEntries(tools)
    const astray = tools.flatMap(([name, { kind, resource, seeAlso = [] }]) =>
      kind === 'get' || kind === 'get-value'
        ? seeAlso.filter((other) => table[other]?.resource !== resource).map((other) => `${name} to ${other}`)
        : [],
    )
    expect(astray).toEqual([])
  })

  it('sends nobody to a tool by a nickname', () => {
    const names = new Set(tools.map(([name]) => name))
    for (const { where, text } of textsOf(surface)) {
      const sentTo = [...text.matchAll(/\b(?:for|to)\b[^.;]*? use ([a-z_]+)/gi)].map(([, word = '']) => word)
      expect(
        sentTo.filter((word) => word !== 'it' && !names.has(word)),
        `${where}: ${text}`,
      ).toEqual([])
      if (!where.endsWith('Answer'))
        expect(text, where).not.toMatch(/\b(?:its|the|a) (?:[a-z]+ )?tools?\b(?! (?:that|named|from))/)
    }
  })

  it('says in the schema that one of several parameters is to be given', () => {
    for (const [name, tool] of tools) {
      const { anyOf, properties = {} } = inputSchema(tool)
      const asked =
        tool.kind === 'get' ? ['slug', 'name'] : (anyOf ?? []).flatMap(({ required = [] }: JsonSchema) => required)
      expect(anyOf?.map(({ required }) => required) ?? [], name).toEqual(asked.map((parameter) => [parameter]))
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(asked))
    }
  })

  it('tells its tools from those of the others by their titles, and what passes on the words of strangers', () => {
    for (const { name, title, annotations } of listOf(surface)) {
      expect(title).toBe(`${surface.title}: ${name.replaceAll('_', ' ')}`)
      expect(annotations.openWorldHint, name).toBe(name === 'latest_news')
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
    }
  })
})

it('describes no two tools of a service in the same words', () => {
  for (const surface of surfaces) {
    const texts = listOf(surface).map(({ description }) => description)
    expect(new Set(texts).size).toBe(texts.length)
  }
})

it.each([
  ['a type that JSON cannot hold', z.date(), 'Date cannot be represented in JSON Schema'],
  ['the same within a list', z.array(z.bigint()), 'BigInt cannot be represented in JSON Schema'],
  ['a check that has to be waited for', z.string().refine(async () => true), 'Encountered Promise'],
])('no caller can give a parameter of %s', (_, schema, fault) => {
  expect(declarationFaults(schema)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]))
})

/** Why a parameter of this schema would fail whoever gives it, whatever the value: a mistake of the declaration. */
function declarationFaults(schema: z.ZodType): string[] {
  const input = z.strictObject({ x: schema })
  const faultOf = (act: () => unknown): string[] => {
    try {
      act()
      return []
    } catch (error) {
      return error instanceof OctavoError ? [] : [String(error)]
    }
  }
  const faults = faultOf(() => parametersOf({ input }))
  if (faults.length > 0) return faults
  return valuesOfEachType(schema).flatMap((value) => faultOf(() => parseInput({ input }, { x: value })))
}

/** A value of each type, so that whatever a schema takes, its checks are made; and those that it shows or lists itself. */
const valuesOfEachType = (schema: z.ZodType): unknown[] => {
  const { examples = [], enum: listed = [] }: JsonSchema = z.toJSONSchema(schema, { io: 'input' })
  return [...examples, ...listed, 'a', 1, true, ['a'], [1], {}]
}

/** Everything that is said of a surface and its tools. */
function textsOf(surface: Surface): { where: string; text: string }[] {
  const { schemas } = answerSchemas(surface.id, '#/')
  return [
    { where: 'instructions', text: instructionsOf(surface, site) },
    ...promptList(surface.id).prompts.flatMap(({ name, description, arguments: takes }) =>
      [description, ...takes.map((argument) => argument.description)].map((text) => ({
        where: `prompt ${name}`,
        text,
      })),
    ),
    ...Object.entries(toolsOf(surface.id)).flatMap(([name, tool]) => [
      { where: name, text: descriptionOf(tool, toolsOf(surface.id)) },
      ...descriptionsIn(inputSchema(tool)).map((text) => ({ where: `${name} takes`, text })),
    ]),
    ...Object.entries(schemas).flatMap(([name, schema]) =>
      descriptionsIn(schema).map((text) => ({ where: name, text })),
    ),
    ...Object.entries(errors).map(([where, { title, next }]) => ({ where, text: `${title}. ${next}` })),
    ...Object.entries(parameterErrors).map(([where, text]) => ({ where, text })),
  ]
}

/** Every description in a schema, however deep. */
function descriptionsIn(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return []
  const own = 'description' in schema && typeof schema.description === 'string' ? [schema.description] : []
  return [...own, ...Object.values(schema).flatMap(descriptionsIn)]
}

/** The names of all fields of these schemas. */
function fieldsIn(schema: unknown): string[] {
  if (schema === null || typeof schema !== 'object') return []
  const own =
    'properties' in schema && schema.properties !== null && typeof schema.properties === 'object'
      ? Object.keys(schema.properties)
      : []
  return [...own, ...Object.values(schema).flatMap(fieldsIn)]
}
