/** Entries are counted by facets of theirs, and by regions. */
import { flowers, places } from '#src/read-model/resources/flowers.ts'
import { stats } from '#tools/kinds/stats.ts'

// @ts-expect-error Type '"colour"' is not assignable to type '"color" | "continent"
export const mistaken = stats([flowers, places], { by: ['region', 'colour'] })
