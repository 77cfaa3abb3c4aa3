import { expect, test } from 'vitest'
import { z } from 'zod'
import { dayField } from '#src/calendar/rules/fields.ts'
import { longText } from '#src/read-model/resource.ts'
import { fieldFromZod } from './from-zod.ts'

const day = z.strictObject({ month: z.int().min(1).max(12).describe('Month.') })

test('the fields of a part that may be left out are not needed', () => {
  const needed = { type: 'group', fields: [{ name: 'month', required: true, min: 1, max: 12 }] }
  expect(fieldFromZod('from', day)).toMatchObject(needed)
  expect(fieldFromZod('from', day.optional())).toMatchObject({ fields: [{ name: 'month', required: false }] })
  const season = z.strictObject({ from: day }).optional()
  expect(fieldFromZod('season', season)).toMatchObject({ fields: [{ fields: [{ name: 'month', required: false }] }] })
})

test('a field in snake case is one in camel case in the form, within rows too', () => {
  const row = z.strictObject({ stands_for: z.string().describe('Meaning.') })
  expect(fieldFromZod('flagColours', z.array(row).describe('Colours.'))).toMatchObject({
    type: 'array',
    required: false,
    fields: [{ name: 'standsFor', label: 'Stands for', required: true }],
  })
})

test('a text of more than a line is written in a box, any other on a line', () => {
  expect(fieldFromZod('note', longText('A note.')).type).toBe('textarea')
  expect(fieldFromZod('name', z.string().describe('A name.')).type).toBe('text')
})

test('a text is checked by its schema, and blank is taken where it may be left out', () => {
  const hex = z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'Six digits.')
    .describe('A colour.')
  const validate = (schema: z.ZodType, value: unknown) =>
    (fieldFromZod('hex', schema) as { validate(value: unknown): unknown }).validate(value)
  expect(validate(hex, '#ff00aa')).toBe(true)
  expect(validate(hex, 'red')).toBe('Six digits.')
  expect(validate(hex, '')).toBe('This is needed.')
  expect(validate(hex.nullable(), '')).toBe(true)
})

test('a text that takes days among other words is no day', () => {
  const shown = (schema: z.ZodType) =>
    (fieldFromZod('when', schema).admin?.components as { Field?: unknown } | undefined)?.Field
  expect(shown(dayField().describe('Day.'))).toBeDefined()
  expect(
    shown(
      z
        .string()
        .regex(/^[a-z0-9-]+$/, 'Letters, digits, hyphens.')
        .describe('Mark.'),
    ),
  ).toBeUndefined()
})
