/** Makes a field of the form from a zod schema: type, limits, default and description are those of the schema. */
import type { BlocksField, Field } from 'payload'
import { z } from 'zod'
import { isLongText } from '#src/read-model/resource.ts'
import { capital } from '#src/text/capital.ts'
import { fieldName } from '../field-name.ts'
import { wordsCell } from './cells.ts'
import { choicesField } from './choices.ts'
import { dateField } from './day.ts'

type Described = { description: string; components?: { Field?: string; Cell?: string } }
const colour = {
  Field: '/collections/components/colour-field.tsx#ColourField',
  Cell: '/collections/components/cells.tsx#ColourCell',
}

type Unwrapped = { inner: z.ZodType; isRequired: boolean; fallback: unknown; description: string }

/** The form's field for one field of a schema. Throws on a kind of schema that no rule has used so far. */
export function fieldFromZod(name: string, schema: z.ZodType): Field {
  const { inner, isRequired, fallback, description } = unwrap(schema)
  const label = labelOf(name)
  const common = { name, label, required: isRequired, admin: { description } as Described }
  const defaulted = fallback === undefined ? {} : { defaultValue: fallback as never }
  if (inner instanceof z.ZodEnum) return { ...common, ...defaulted, type: 'select', options: inner.options.map(option) }
  if (inner instanceof z.ZodBoolean) return { ...common, defaultValue: false, ...defaulted, type: 'checkbox' }
  if (inner instanceof z.ZodNumber) return { ...common, ...defaulted, ...limits(inner), type: 'number' }
  if (isDayText(inner)) return dateField(name, { label, description, required: isRequired })
  if (inner instanceof z.ZodString) {
    common.admin.components = isColourText(inner) ? colour : { Cell: wordsCell }
    const line = { ...common, ...defaulted, validate: textCheck(inner, isRequired) }
    return isLongText(inner) ? { ...line, type: 'textarea' } : { ...line, type: 'text' }
  }
  if (inner instanceof z.ZodObject)
    return {
      name,
      label,
      type: 'group',
      admin: { description },
      fields: isRequired ? fieldsFromZod(inner) : optional(fieldsFromZod(inner)),
    }
  if (inner instanceof z.ZodDiscriminatedUnion) return rule(name, { label, description, kinds: kindsOf(inner) })
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType
    const isNeeded = isRequired && !inner.safeParse([]).success
    if (element instanceof z.ZodEnum)
      return choicesField(name, { label, description, options: element.options.map(option) })
    if (element instanceof z.ZodString) {
      common.admin.components = { Cell: wordsCell }
      return { ...common, required: isNeeded, type: 'text', hasMany: true }
    }
    if (element instanceof z.ZodObject)
      return {
        ...common,
        required: isNeeded,
        type: 'array',
        fields: fieldsFromZod(element),
        ...rows(element, description),
      }
  }
  throw new Error(`collections/fields/from-zod.ts knows no field for ${name}, a ${inner.def.type}.`)
}

/** The form's fields of an object's schema, the tag of a union aside. */
export const fieldsFromZod = (schema: z.ZodObject): Field[] =>
  Object.entries(schema.shape)
    .filter(([, field]) => !(field instanceof z.ZodLiteral))
    .map(([name, field]) => fieldFromZod(fieldName(name), field as z.ZodType))

/** The fields of an optional part: none is required until another of them is filled in, which publishing checks. */
const optional = (fields: Field[]): Field[] =>
  fields.map((field) => {
    const parts = field.type === 'group' ? { fields: optional(field.fields) } : {}
    // Only `required` changes, and not the field's type.
    return { ...field, ...parts, ...('required' in field && { required: false }) } as Field
  })

/** One rule among `kinds`: a block, chosen from a drawer. */
export const rule = (
  name: string,
  { label, description, kinds }: { label: string; description: string; kinds: readonly string[] },
): BlocksField => ({
  name,
  type: 'blocks',
  label,
  labels: { singular: 'Rule', plural: 'Rules' },
  maxRows: 1,
  blocks: [],
  blockReferences: [...kinds] as never,
  admin: { description, initCollapsed: false },
})

/** The kinds a union of rules is made of. */
export const kindsOf = (union: z.ZodType): string[] => {
  const options = union instanceof z.ZodDiscriminatedUnion ? (union.options as z.ZodObject[]) : []
  return options.map(({ shape }) => String([...(shape.kind as z.ZodLiteral).values][0]))
}

function unwrap(schema: z.ZodType): Unwrapped {
  let inner = schema
  let isRequired = true
  let fallback: unknown
  const description = schema.description ?? ''
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodNullable) {
    if (inner instanceof z.ZodDefault) fallback = inner.def.defaultValue
    else isRequired = false
    inner = inner.unwrap() as z.ZodType
  }
  return {
    inner,
    isRequired: isRequired && fallback === undefined,
    fallback,
    description: (description || inner.description || '').replaceAll('`', ''),
  }
}

/** Whether the schema takes calendar days only, tried with two texts: a day, and one that only looks like one. */
const isDayText = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodString && schema.safeParse('2026-01-31').success && !schema.safeParse('2026-01-32').success

/** Whether the schema takes the colours of screens only, as six hexadecimal digits: tried with two texts. */
const isColourText = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodString && schema.safeParse('#aa0000').success && !schema.safeParse('a colour').success

/** Rows of a list, each under the value of its first field. They start open: one that starts closed closes again while one types in it. */
const rows = (element: z.ZodObject, description: string) => ({
  admin: {
    description,
    components: {
      RowLabel: {
        path: '/collections/components/row-label.tsx#RowLabel',
        clientProps: { by: fieldName(Object.keys(element.shape)[0] ?? '') },
      },
    },
  },
})

/** Whether the schema accepts a text; a blank is accepted where the text is optional. */
const textCheck = (schema: z.ZodString, isRequired: boolean) => (value: unknown) => {
  if (value === null || value === undefined || value === '') return !isRequired || 'This is needed.'
  const { error } = schema.safeParse(value)
  return error?.issues[0]?.message ?? true
}

const limits = ({ minValue, maxValue }: z.ZodNumber) => ({
  ...(minValue !== null && Number.isSafeInteger(minValue) && { min: minValue }),
  ...(maxValue !== null && Number.isSafeInteger(maxValue) && { max: maxValue }),
})

const option = (value: string | number) => ({ value: String(value), label: labelOf(String(value)) })

/** `offsetDays` reads "Offset days", `first-quarter` "First quarter". */
const labelOf = (name: string): string => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return capital(words)
}
