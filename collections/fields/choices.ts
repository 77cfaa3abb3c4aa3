/** A choice of several values from a closed list, stored as words, without a table or database type for each. */

import type { Field } from 'payload'
import { asList } from '#src/text/as-list.ts'

type Choice = { value: string; label: string }

/** Several of a closed list of words. */
export const choicesField = (
  name: string,
  { label, description, options }: { label: string; description: string; options: Choice[] },
): Field => ({
  name,
  type: 'text',
  hasMany: true,
  label,
  validate: (value: unknown) =>
    asList(value).every((one) => options.some((option) => option.value === one)) ||
    `Choose from the list: ${options.map((option) => option.value).join(', ')}.`,
  admin: {
    description,
    components: {
      Field: { path: '/collections/components/choices.tsx#Choices', clientProps: { options, isNumber: false } },
      Cell: chosenCell(options),
    },
  },
})

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October']
  .concat('November', 'December')
  .map((label, index) => ({ value: String(index + 1), label }))

/** Months of the year, kept as numbers from 1 to 12. */
export const monthChoices = (name: string, { label, description }: { label: string; description: string }): Field =>
  numberChoices(name, { label, description, many: true, options: months })

/** Numbers from a closed list, each under its words. */
export const numberChoices = (
  name: string,
  { label, description, many, options }: { label: string; description: string; many: boolean; options: Choice[] },
): Field => ({
  name,
  type: 'number',
  ...(many ? { hasMany: true } : {}),
  label,
  validate: (value: unknown) =>
    asList(value).every((one) => options.some((option) => Number(option.value) === one)) ||
    `Whole numbers from ${options[0]?.value} to ${options.at(-1)?.value}.`,
  admin: {
    description,
    components: {
      Field: { path: '/collections/components/choices.tsx#Choices', clientProps: { options, isNumber: true } },
      Cell: chosenCell(options),
    },
  },
})

/** The cell for chosen values: their words. */
export const chosenCell = (options: Choice[]) => ({
  path: '/collections/components/cells.tsx#ChosenCell',
  serverProps: { options },
})
