/** What a resource declares as computed somebody has to work out. */

import { collection } from '#collections/collection.ts'
import { colours } from '#src/read-model/resources/colours.ts'

// @ts-expect-error its values are computed
export const mistaken = collection(colours)
