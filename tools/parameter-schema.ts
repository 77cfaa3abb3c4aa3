/** The JSON schema of a parameter, as far as reading and refusing go by it. */

/** A schema, or one of those that it is put together from. */
export type ParameterSchema = {
  type?: string
  anyOf?: readonly ParameterSchema[]
  oneOf?: readonly ParameterSchema[]
  allOf?: readonly ParameterSchema[]
  items?: ParameterSchema | false
  prefixItems?: readonly ParameterSchema[]
  properties?: Readonly<Record<string, ParameterSchema>>
  additionalProperties?: ParameterSchema | false
  enum?: readonly string[]
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}

/** Whether some value of this type is taken: `array`, `boolean`, `integer`, `number` or `string`. */
export function takes({ type, anyOf, oneOf, allOf }: ParameterSchema, wanted: string): boolean {
  const isAmong = (parts: readonly ParameterSchema[] = []) => parts.some((schema) => takes(schema, wanted))
  return type === wanted || isAmong(anyOf) || isAmong(oneOf) || isAmong(allOf)
}

/** A schema with all that it is put together from. */
export const partsOfSchema = (schema: ParameterSchema): readonly ParameterSchema[] => [
  schema,
  ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((parts = []) => parts.flatMap(partsOfSchema)),
]

/** The parts of the schema of what stands at one place of a list or an object that has these parts. */
export const partsWithin = (parts: readonly ParameterSchema[], place: PropertyKey): readonly ParameterSchema[] =>
  parts
    .map(({ items, prefixItems, properties, additionalProperties }) =>
      typeof place === 'number'
        ? (prefixItems?.[place] ?? items)
        : (properties?.[String(place)] ?? additionalProperties),
    )
    .flatMap((schema) => (schema ? partsOfSchema(schema) : []))
