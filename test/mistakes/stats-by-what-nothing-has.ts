/** Entries are counted by facets of theirs, and by regions. */
import { flowers, places } from '#src/read-model/resources/flowers.ts'
import { stats } from '#tools/kinds/stats.ts'

// @ts-expect-error the facet is called color
export const mistaken = stats([flowers, places], { by: ['region', 'colour'] })
