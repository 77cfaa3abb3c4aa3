/** A collection works out the fields that its resource declares as computed, each by its name. */

import { collection } from '#collections/collection.ts'
import { colours } from '#src/read-model/resources/colours.ts'

// @ts-expect-error Property 'values' is missing in type '{ valuez: null; }'
export const mistaken = collection(colours, { compute: () => ({ valuez: null }) })
