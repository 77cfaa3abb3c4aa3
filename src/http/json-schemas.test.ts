import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { flowers } from '#src/read-model/resources/flowers.ts'
import { network, owners } from '#src/services.ts'
import { toolsOf } from '#tools/index.ts'
import type { AnyTool } from '#tools/tool.ts'
import { answerSchemas, inputSchema, type JsonSchema, outputSchema, pascalCase, recordSchema } from './json-schemas.ts'

const tool = (more: Partial<AnyTool>): AnyTool => ({
  kind: 'list',
  description: 'Lists.',
  input: z.strictObject({}),
  output: z.strictObject({}),
  example: {},
  varies: 'content',
  reads: [],
  run: async () => ({}),
  ...more,
})
const prefix = '#/of/'

/** Every object within a schema. */
const within = (value: unknown): Record<string, unknown>[] =>
  value === null || typeof value !== 'object'
    ? []
    : [value as Record<string, unknown>, ...Object.values(value).flatMap(within)]

describe('the schema of what a tool takes', () => {
  const taking = (shape: z.ZodRawShape) => inputSchema(tool({ input: z.strictObject(shape) }))

  it('is complete in itself, names no dialect and allows nothing that is not declared', () => {
    const schema = taking({ slug: z.string().describe('Its slug.'), limit: z.int().min(1).max(100).default(20) })
    expect(schema).toEqual({
      type: 'object',
      properties: {
        slug: { type: 'string', description: 'Its slug.' },
        limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
      },
      required: ['slug'],
      additionalProperties: false,
    })
  })

  it('leaves out bounds that bind nothing, and patterns that only repeat a format', () => {
    const { properties } = taking({
      number: z.int(),
      least: z.int().min(0),
      day: z.iso.date(),
      code: z.string().regex(/^a$/),
    })
    expect(properties).toEqual({
      number: { type: 'integer' },
      least: { type: 'integer', minimum: 0 },
      day: { type: 'string', format: 'date' },
      code: { type: 'string', pattern: '^a$' },
    })
  })
})

describe('the schema of what a tool answers', () => {
  it('allows fields that later releases may add, at every depth', () => {
    const output = z.strictObject({ items: z.array(z.strictObject({ name: z.string() })) })
    const schema = outputSchema(tool({ output }))
    expect(within(schema).some((one) => 'additionalProperties' in one)).toBe(false)
    expect(schema).not.toHaveProperty('$schema')
  })

  it('keeps what it says of the values of a table', () => {
    const schema = outputSchema(tool({ output: z.strictObject({ totals: z.record(z.string(), z.int()) }) }))
    expect(schema.properties?.totals).toMatchObject({ additionalProperties: { type: 'integer' } })
  })

  it('is of the answer in brief, where programs are told less than pages', () => {
    const whole = z.strictObject({ slug: z.string(), html: z.string() })
    const inBrief = { output: z.strictObject({ slug: z.string() }), from: (one: never) => one }
    expect(Object.keys(outputSchema(tool({ output: whole, inBrief })).properties ?? {})).toEqual(['slug'])
    expect(Object.keys(outputSchema(tool({ output: whole })).properties ?? {})).toEqual(['slug', 'html'])
  })
})

it('says of a record what it is, which dialect it is in, and its fields', () => {
  const schema = recordSchema(flowers)
  expect(schema).toMatchObject({ title: 'flower', description: flowers.about })
  expect(schema.$schema).toContain('2020-12')
  expect(Object.keys(schema.properties ?? {})).toEqual(Object.keys(flowers.record.shape))
  expect(within(schema).some((one) => one.additionalProperties === false)).toBe(false)
})

describe('the schemas of all answers', () => {
  it.each(owners)('of %s are those that its tools lead to, each once, by name, without a gap', (surface) => {
    const { schemas, answers } = answerSchemas(surface, prefix)
    expect(Object.keys(answers)).toEqual(Object.keys(toolsOf(surface)))
    const named = Object.keys(schemas)
    expect(named).toEqual([...named].sort())
    for (const answer of Object.values(answers)) expect(named).toContain(answer)
    const refs = within(schemas).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []))
    for (const ref of refs) {
      expect(ref.startsWith(prefix)).toBe(true)
      expect(named).toContain(ref.slice(prefix.length))
    }
    const led = new Set([...Object.values(answers), ...refs.map((ref) => ref.slice(prefix.length))])
    expect(named.filter((name) => !led.has(name))).toEqual([])
    for (const schema of Object.values<JsonSchema>(schemas)) {
      expect(schema).not.toHaveProperty('$schema')
      expect(schema).not.toHaveProperty('$id')
    }
  })

  it('name an entry, its line, and what all entries have in common', () => {
    const { schemas, answers } = answerSchemas('flowers', prefix)
    const parts = [
      'CountryReference',
      'Picture',
      'Provenance',
      'Question',
      'Source',
      'TopicReference',
      'ElsewhereEntry',
    ]
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Flower', 'FlowerSummary', ...parts]))
    expect(answers.get_flower).toBe('Flower')
  })

  it('of the network have no entry in them', () => {
    expect(Object.keys(answerSchemas(network.id, prefix).schemas)).not.toContain('FlowerSummary')
  })
})

it('writes a name as that of a type', () => {
  expect(['in_flower_today', 'get', 'a_b'].map(pascalCase)).toEqual(['InFlowerToday', 'Get', 'AB'])
})
