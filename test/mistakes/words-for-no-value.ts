/** What is said of the values of a closed list is said of its values. */
import { oneOf } from '#src/read-model/facets/index.ts'

export const mistaken = oneOf('kind', ['tree', 'shrub'], {
  label: 'Kind',
  description: 'Sort of plant.',
  // @ts-expect-error 'shrubb' does not exist in type 'Readonly<Partial<Record<"shrub" | "tree", string>>>'.
  labels: { shrubb: 'a shrub' },
  // @ts-expect-error 'shrubb' does not exist in type 'Readonly<Partial<Record<"shrub" | "tree", string>>>'.
  also: { shrubb: 'bush' },
})
