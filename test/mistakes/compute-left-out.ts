/** What a resource declares as computed somebody has to work out. */

import { collection } from '#collections/collection.ts'
import { colours } from '#src/read-model/resources/colours.ts'

// @ts-expect-error Expected 2 arguments, but got 1.
export const mistaken = collection(colours)
