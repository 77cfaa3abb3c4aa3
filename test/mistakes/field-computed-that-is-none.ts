/** What publishing works out is a field of the record. */
import { z } from 'zod'
import { resource } from '#src/read-model/resource.ts'

export const mistaken = resource({
  service: 'colours',
  id: 'colour',
  one: 'colour',
  many: 'colours',
  path: 'colours',
  about: 'Colours.',
  fields: { hex: z.string().describe('Its value.'), values: z.string().describe('Its value in other notations.') },
  // @ts-expect-error Type '"valuez"' is not assignable to type '"hex" | "values"'.
  computed: ['valuez'],
})
