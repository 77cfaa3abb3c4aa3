/** `get_*` of entries that stand for the values of a closed list: one in full, by its value. */
import { z } from 'zod'
import type { ClosedList } from '#src/read-model/facets/index.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { briefRecord } from '../brief.ts'
import { instead } from '../instead.ts'
import { fullRecord } from '../outputs.ts'
import { tool } from '../tool.ts'
import { findEntry } from './get.ts'

/** The page of a value; its slug is the value. Errors: `not_found` while it waits to be written. */
export const getValue = <const N extends string>(
  resource: AnyResource,
  { parameter, facet, list }: { parameter: string; facet: ClosedList; list: N },
) => {
  // A closed list has at least one value.
  const values = facet.values as [string, ...string[]]
  return tool({
    kind: 'get-value',
    resource: resource.id,
    description: ({ nameOf }) => {
      const compares = nameOf(['compare'], resource.id)
      return `One ${resource.one} in full: every section, the entries filed under it, its questions and sources.${instead(
        [`to see all ${resource.many}`, list],
        ['for its entries country by country', compares],
      )} ${resource.about}`
    },
    seeAlso: [list],
    input: z.strictObject({ [parameter]: z.enum(values).describe(`The ${resource.one} to show.`) }),
    get output() {
      return fullRecord(resource)
    },
    inBrief: briefRecord(resource),
    example: { [parameter]: values[0] },
    varies: 'content',
    reads: ['entries', 'topics'],
    run: async (input: Record<string, unknown>, context) =>
      (await findEntry(context, resource, { slug: String(input[parameter]) })).record,
  })
}
