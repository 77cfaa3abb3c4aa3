/** JSON schemas as types of TypeScript, with their descriptions as comments. References become names of other declarations. */
import type { JsonSchema } from './json-schemas.ts'

/** What the type of an optional property is followed by. */
type Absent = '' | ' | undefined'

/** The type of a tool's answer, under a name. */
export function answerDeclaration(name: string, schema: JsonSchema): string {
  const isInterface = schema.type === 'object' && schema.properties !== undefined
  return `${commentOf(schema.description)}export ${isInterface ? `interface ${name} ` : `type ${name} = `}${typeOf(schema)}\n`
}

/** The type of a tool's input, under a name. Where one of several parameters has to be given, it is a union of these cases. */
export function inputDeclaration(name: string, schema: JsonSchema): string {
  const given = isEmpty(schema) ? 'Record<string, never>' : objectOf(schema, '', ' | undefined')
  const needed = (schema.anyOf ?? []).map((one) => neededOf(schema, schemaOf(one).required ?? []))
  return `export type ${name} = ${[given, ...(needed.length > 0 ? [`(${unionOf(needed)})`] : [])].join(' & ')}\n`
}

const isEmpty = ({ properties = {} }: JsonSchema): boolean => Object.keys(properties).length === 0

const neededOf = ({ properties = {} }: JsonSchema, names: readonly string[]): string =>
  `{ ${names.map((name) => `${name}: ${typeOf(schemaOf(properties[name]))}`).join('; ')} }`

/** The description of a schema as a comment; empty where there is none. */
export const commentOf = (words: string | undefined, indent = ''): string =>
  words ? `${indent}/** ${words.replaceAll('*/', '*\\/')} */\n` : ''

/** The type of a schema. What begins new lines stands this far to the right. */
function typeOf(schema: JsonSchema, indent = ''): string {
  if (schema.$ref !== undefined) return schema.$ref
  if (schema.enum !== undefined) return unionOf(schema.enum.map((value) => JSON.stringify(value)))
  if (Array.isArray(schema.type)) return unionOf(schema.type.map((type) => typeOf({ ...schema, type }, indent)))
  if (schema.type === 'array') return `Array<${typeOf(schemaOf(schema.items), indent)}>`
  if (schema.type === 'object') return schema.properties ? objectOf(schema, indent) : recordOf(schema, indent)
  if (schema.anyOf !== undefined) return unionOf(schema.anyOf.map((one) => typeOf(schemaOf(one), indent)))
  return scalars[schema.type ?? ''] ?? 'unknown'
}

const scalars: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

function objectOf(schema: JsonSchema, indent: string, absent: Absent = ''): string {
  const { properties = {}, required = [], additionalProperties } = schema
  const inside = `${indent}  `
  const fields = Object.entries(properties).map(([name, property]) => {
    const field = schemaOf(property)
    const [mark, orNone] = required.includes(name) ? ['', ''] : ['?', absent]
    return `${commentOf(field.description, inside)}${inside}${name}${mark}: ${typeOf(field, inside)}${orNone}\n`
  })
  // An answer may have further fields, of unknown types.
  const others = typeof additionalProperties === 'object' ? `${inside}[field: string]: unknown\n` : ''
  return `{\n${fields.join('')}${others}${indent}}`
}

/** An object whose names follow from what it is about. */
const recordOf = ({ additionalProperties }: JsonSchema, indent: string): string =>
  `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown'}>`

/** JSON Schema may also be true or false, which allow anything or nothing; ours never are. */
const schemaOf = (schema: unknown): JsonSchema => (typeof schema === 'object' ? (schema as JsonSchema) : {})

const unionOf = (types: readonly string[]): string => [...new Set(types)].join(' | ')
