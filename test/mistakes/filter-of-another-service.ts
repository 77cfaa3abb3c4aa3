/** A list is filtered by the places of its own service. */
import { flowers } from '#src/read-model/resources/flowers.ts'
import { list } from '#tools/kinds/list.ts'

// @ts-expect-error Type '"centre"' is not assignable to type '"color"
export const mistaken = list(flowers, { by: ['country', 'centre'] })
