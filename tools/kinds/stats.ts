/** Completeness: how many entries are written and how many wait, by resource and facet. */
import { z } from 'zod'
import { kindOf } from '#src/read-model/facets/index.ts'
import { type Count, counts } from '#src/read-model/queries/counts.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { findService, type RegionParameterOf } from '#src/services.ts'
import { regionsOfService } from '../filters.ts'
import { instead } from '../instead.ts'
import { joined, withMore } from '../outputs.ts'
import { tool } from '../tool.ts'
import { fieldOfPath } from './countries.ts'
import { cardOf, cardSchema } from './site-info.ts'

const countShape = {
  written: z.int().describe('Published entries.'),
  waiting: z.int().describe('Entries still waiting to be written.'),
}

/** The same in brief, without the number of waiting entries where it is zero. */
const briefCount = {
  ...countShape,
  waiting: countShape.waiting.optional().describe('Entries still waiting to be written; left out where none does.'),
}

const totalsShape = <C extends z.ZodRawShape>(count: C) =>
  z.strictObject({
    ...countShape,
    totals: z
      .array(
        z.strictObject({
          resource: z.string().describe('Kind of entry.'),
          name: z.string().describe('Its name in words.'),
          ...count,
        }),
      )
      .describe('Every kind of entry of the service.'),
  })

const facetCounts = <C extends z.ZodRawShape>(count: C) =>
  z.array(z.strictObject({ value: z.union([z.string(), z.int()]).describe('Value of the facet.'), ...count }))

/** Counts of the resources `shown` by the facets of `by` that each has, and the totals of every resource of the service. */
export const stats = <R extends AnyResource>(
  shown: readonly R[],
  { by, withCard = false, sameAs }: { by: readonly CountedBy<R>[]; withCard?: boolean; sameAs?: string },
) => {
  const facetsOf = (resource: AnyResource) =>
    by.filter((parameter) => resource.facets[parameter] || parameter === regionParameter(resource))
  // Pages read the card by a tool of its own: the compiler need not know of it here.
  const card: Readonly<Record<never, z.ZodType>> = withCard
    ? { card: cardSchema.describe('The publication card.') }
    : {}
  const keys = shown.map(({ path }) => fieldOfPath(path))
  const outputWith = <C extends z.ZodRawShape>(count: C) => {
    const byValue = facetCounts(count)
    return withMore(
      totalsShape(count),
      joined(
        Object.fromEntries(
          shown.map((resource) => [
            fieldOfPath(resource.path),
            withMore(
              z.strictObject(count),
              Object.fromEntries(
                facetsOf(resource).map((parameter) => [parameter, byValue.describe(`Counts by ${parameter}.`)]),
              ),
            ).describe(`Counts of ${resource.many}.`),
          ]),
        ),
        card,
      ),
    )
  }
  return tool({
    kind: 'stats',
    description: ({ nameOf }) => {
      const lists = shown.map(({ id, many }) => [`for the ${many} themselves`, nameOf(['list'], id)] as const)
      return (
        `How many ${shown.map(({ many }) => many).join(', ')} there are by ${by.join(', ')}, and how many still wait to be ` +
        `written${withCard ? '; and the publication card' : ''}. Use it to judge how complete the catalogue is.${sameAs ? ` ${sameAs} gives the same.` : ''}${instead(...lists)}`
      )
    },
    input: z.strictObject({}),
    get output() {
      return outputWith(countShape)
    },
    inBrief: {
      get output() {
        return outputWith(briefCount)
      },
      from: ({ written, waiting, totals, ...parts }) =>
        joined(
          { written, waiting, totals: totals.map(countInBrief) },
          Object.fromEntries(
            Object.entries(parts).map(([key, counted]) => [key, keys.includes(key) ? eachInBrief(counted) : counted]),
          ),
        ),
    },
    example: {},
    varies: 'content',
    reads: withCard ? ['entries', 'counts', 'card'] : ['entries', 'counts'],
    run: async (_, context) => {
      const { database, service } = context
      const entryCounts = await counts(database, service.id)
      const totals = resourcesOf(service.id).map((resource) => ({
        resource: resource.id,
        name: resource.many,
        ...numbers(entryCounts.all(resource)),
      }))
      const whole = {
        written: totals.reduce((sum, { written }) => sum + written, 0),
        waiting: totals.reduce((sum, { waiting }) => sum + waiting, 0),
        totals,
      }
      const parts = Object.fromEntries(
        shown.map((resource) => [
          fieldOfPath(resource.path),
          joined(
            numbers(entryCounts.all(resource)),
            Object.fromEntries(
              facetsOf(resource).map((parameter) => [
                parameter,
                valuesOf(resource, parameter).map((value) => ({
                  value,
                  ...numbers(entryCounts.having(resource, parameter, value)),
                })),
              ]),
            ),
          ),
        ]),
      )
      return joined(joined(whole, parts), withCard ? { card: await cardOf(context) } : {})
    },
  })
}

/** Parameters that entries can be counted by: facets of at least one of these resources, and regions. */
type CountedBy<R extends AnyResource> = R extends AnyResource
  ? (keyof R['facets'] & string) | RegionParameterOf<R['service']>
  : never

const regionParameter = ({ service }: AnyResource) => findService(service)?.regionParameter

const valuesOf = (resource: AnyResource, parameter: string): readonly (string | number)[] => {
  const facet = resource.facets[parameter]
  return facet ? kindOf(facet).values(facet) : regionsOfService(resource)
}

const countInBrief = <C extends Count>({ waiting, ...count }: C) => ({ ...count, ...(waiting > 0 && { waiting }) })

type CountsByFacet = Readonly<Record<string, readonly (Count & { value: string | number })[]>>

/** The counts of a resource in brief, and those of each of its values. */
function eachInBrief({ written, waiting, ...facets }: Count & CountsByFacet) {
  return joined(
    countInBrief({ written, waiting }),
    Object.fromEntries(Object.entries(facets).map(([parameter, counts]) => [parameter, counts.map(countInBrief)])),
  )
}

const numbers = ({ written, waiting }: Count): Count => ({ written, waiting })
