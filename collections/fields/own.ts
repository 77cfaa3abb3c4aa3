/** Fields of a resource's own: their description is the one its record gives. */
import type { Field } from 'payload'
import type { z } from 'zod'
import { fieldName } from '../field-name.ts'
import { isWebAddress } from './sources.ts'

type Of = { fields: Record<string, z.ZodType> }
type Words = { label: string; required?: boolean }

/** A line of text. */
export const text = <R extends Of>(
  of: R,
  field: keyof R['fields'] & string,
  { label, required = false }: Words,
): Field => ({
  name: fieldName(field),
  type: 'text',
  label,
  required,
  admin: { description: describe(of, field) },
})

/** A number between two limits. */
export const number = <R extends Of>(
  of: R,
  field: keyof R['fields'] & string,
  { label, min, max }: Words & { min: number; max: number },
): Field => ({
  name: fieldName(field),
  type: 'number',
  label,
  min,
  max,
  admin: { description: describe(of, field) },
})

/** A yes or no, no unless ticked. */
export const checkbox = <R extends Of>(of: R, field: keyof R['fields'] & string, { label }: Words): Field => ({
  name: fieldName(field),
  type: 'checkbox',
  label,
  defaultValue: false,
  admin: { description: describe(of, field) },
})

/** What the record says of one of its own fields. */
export const describe = (of: Of, field: string): string => of.fields[field]?.description ?? ''

/** An address on the web. */
export const website = <R extends Of>(of: R, field: keyof R['fields'] & string, { label }: Words): Field => ({
  name: fieldName(field),
  type: 'text',
  label,
  validate: (value: unknown) => !value || isWebAddress(value) || 'A whole web address, starting with https://.',
  admin: { description: describe(of, field) },
})
