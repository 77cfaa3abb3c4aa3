import { Fragment } from 'react'

/** The part of a JSON schema that this reads. */
export type Schema = {
  type?: string | readonly string[]
  description?: string
  enum?: readonly (string | number)[]
  const?: string | number
  minimum?: number
  maximum?: number
  default?: unknown
  format?: string
  items?: Schema
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
}

/** Objects within objects are shown to this depth. */
const DEEPEST = 1

/** The fields of an answer; those of inner objects are folded. */
export function SchemaFields({ schema, depth = 0 }: { schema: Schema; depth?: number }) {
  const fields = Object.entries(objectIn(schema)?.properties ?? {})
  if (fields.length === 0) return null
  return (
    <dl className="schema">
      {fields.map(([name, field]) => {
        const inner = objectIn(field)
        return (
          <Fragment key={name}>
            <dt>
              <code>{name}</code> <span className="type">{typeWords(field)}</span>
            </dt>
            <dd>
              {field.description}
              {inner && depth < DEEPEST && Object.keys(inner.properties ?? {}).length > 0 && (
                <details>
                  <summary>{Object.keys(inner.properties ?? {}).length} fields</summary>
                  <SchemaFields schema={inner} depth={depth + 1} />
                </details>
              )}
            </dd>
          </Fragment>
        )
      })}
    </dl>
  )
}

/** "integer 1 to 100", "list of objects", "text or null". */
export function typeWords(schema: Schema): string {
  const options = schema.anyOf?.map(typeWords)
  if (options) return [...new Set(options)].join(' or ')
  if (schema.items) return `list of ${many(typeWords(schema.items))}`
  if (schema.enum) return 'one of'
  const type = [schema.type ?? 'any']
    .flat()
    .map((name) => typeNames[name] ?? name)
    .join(' or ')
  const { minimum, maximum } = schema
  if (minimum !== undefined && maximum !== undefined) return `${type}, ${minimum} to ${maximum}`
  return minimum === undefined ? type : `${type}, ${minimum} or more`
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  integer: 'whole number',
}

const many = (type: string): string =>
  type === 'text'
    ? 'texts'
    : type.startsWith('whole number')
      ? type.replace('number', 'numbers')
      : type.replace(/^object$/, 'objects')

const objectIn = (schema: Schema): Schema | undefined =>
  schema.properties ? schema : ((schema.items && objectIn(schema.items)) ?? schema.anyOf?.map(objectIn).find(Boolean))
