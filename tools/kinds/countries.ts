/** `list_countries`: every country with counts, and whether its overview is written. */
import { z } from 'zod'
import { countriesOfTheWorld } from '#src/geography/countries.ts'
import type { RegionList } from '#src/geography/regions.ts'
import { address, slugSchema } from '#src/read-model/identified.ts'
import { parsed } from '#src/read-model/json.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { everything } from '#src/read-model/queries/related.ts'
import type { AnyResource, AnySummary } from '#src/read-model/resource.ts'
import { findService } from '#src/services.ts'
import { regionsOfService } from '../filters.ts'
import { listOf } from '../inputs.ts'
import { instead } from '../instead.ts'
import { joined, summaryOf, withMore } from '../outputs.ts'
import { tool } from '../tool.ts'

/** Fields every answer gives of a country, written or not. */
export const countryFacts = {
  slug: slugSchema('Identifier of the country.'),
  name: z.string().describe('English name of the country.'),
  code: z.string().describe('ISO 3166-1 alpha-2 code.'),
  url: address('Address of its page.'),
  regions: z.array(z.string()).describe('World regions it is counted in.'),
  overview_written: z.boolean().describe('Whether its overview is written.'),
}

/** The facts of a country in a service that divides the world by `list`. */
export const countryLineOf = (country: (typeof countriesOfTheWorld)[number], list: RegionList, isWritten: boolean) => ({
  slug: country.slug,
  name: country.name,
  code: country.code,
  url: `/countries/${country.slug}`,
  regions: country.regions[list],
  overview_written: isWritten,
})

/** Every country by name. `counted` are counted by country; `tied` are small resources whose entries are listed with it. */
export const countries = (
  resource: AnyResource & { isCountry: true },
  {
    counted,
    tied = {},
    hasRegions = true,
  }: { counted: readonly AnyResource[]; tied?: Readonly<Record<string, AnyResource>>; hasRegions?: boolean },
) => {
  const regionParameter = hasRegions ? findService(resource.service)?.regionParameter : undefined
  const { url: _, ...facts } = countryFacts
  return tool({
    kind: 'countries',
    resource: resource.id,
    description: ({ nameOf, mainList }) => {
      const named = Object.values(tied).map(({ many }) => `, its ${many}`)
      return (
        `Every country of the world with its number of ${counted.map(({ many }) => many).join(', ')}${named.join('')}, and whether its ` +
        `overview is written. Use it to see where the catalogue is rich.${instead(
          ['for one country in full', nameOf(['country'], resource.id)],
          ['for the entries of a country', mainList],
        )}`
      )
    },
    input: z.strictObject(
      regionParameter
        ? {
            [regionParameter]: z
              .enum(regionsOfService(resource))
              .optional()
              .describe(`Keep the countries of this ${regionParameter}.`),
          }
        : {},
    ),
    get output() {
      return listOf(
        withMore(
          z.strictObject({ ...countryFacts, counts: countsSchema(counted) }),
          Object.fromEntries(
            Object.entries(tied).map(([key, one]) => [
              key,
              z.array(summaryOf(one)).describe(`${one.many} of the country, where known.`),
            ]),
          ),
        ),
      )
    },
    // Some 250 countries are listed at once, so common fields and counts of zero are left out.
    inBrief: {
      get output() {
        return listOf(
          z.strictObject({
            ...facts,
            counts: countsAboveNought(counted),
            ...Object.fromEntries(
              Object.entries(tied).map(([key, { many }]) => [
                key,
                z.array(z.string()).optional().describe(`Its ${many}, by name; left out where none is known.`),
              ]),
            ),
          }),
        ).extend({
          url: address('Address of the list: the page of a country is at it, a slash and the slug.'),
        })
      },
      from: ({ items, total }) => ({
        items: items.map(({ url: _, counts: numbers, ...country }) => ({
          ...country,
          counts: withoutNoughts(numbers),
          ...Object.fromEntries(
            Object.entries(tied).map(([key, { namedBy }]) => {
              const names = country[key]?.map((entry) => String(entry[namedBy[0] ?? 'name'])) ?? []
              return [key, names.length > 0 ? names : undefined]
            }),
          ),
        })),
        total,
        url: '/countries',
      }),
    },
    example: {},
    varies: 'content',
    reads: ['entries'],
    run: async (input: Record<string, unknown>, { database, service }) => {
      const entryCounts = await counts(database, service.id)
      const entries = await Promise.all(
        Object.entries(tied).map(async ([key, one]) => [key, await everything(database, one)] as const),
      )
      const byCountry = entries.map(([key, summaries]) => [key, groupByCountry(summaries.map(parsed))] as const)
      const asked = regionParameter && input[regionParameter]
      const items = countriesOfTheWorld
        .filter(({ regions }) => asked === undefined || regions[service.regions].includes(String(asked)))
        .map((country) =>
          joined(
            {
              ...countryLineOf(
                country,
                service.regions,
                entryCounts.having(resource, 'country', country.code).written > 0,
              ),
              counts: countsByField(counted, (one) => entryCounts.having(one, 'country', country.code).written),
            },
            Object.fromEntries(byCountry.map(([key, groups]) => [key, groups.get(country.code) ?? []])),
          ),
        )
        .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      return { items, total: items.length }
    },
  })
}

/** The schema of every count, which each describes. */
const number = z.int()

/** Numbers by resource, under the path of each. */
export const countsSchema = (counted: readonly AnyResource[]) =>
  z
    .strictObject(
      Object.fromEntries(counted.map(({ path, many }) => [fieldOfPath(path), number.describe(`Published ${many}.`)])),
    )
    .describe('How many pages are tied to it, by subject.')

/** The same without counts of zero. */
export const countsAboveNought = (counted: readonly AnyResource[]) =>
  countsSchema(counted)
    .partial()
    .describe('How many pages are tied to it, by subject; subjects without one are left out.')

/** The numbers above zero. */
export const withoutNoughts = (numbers: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(numbers).filter(([, number]) => number > 0))

/** A number for each resource, by its field. */
export const countsByField = (counted: readonly AnyResource[], count: (resource: AnyResource) => number) =>
  Object.fromEntries(counted.map((resource) => [fieldOfPath(resource.path), count(resource)]))

/** A path as the key of a field. */
export const fieldOfPath = (path: string): string => path.replaceAll('-', '_')

function groupByCountry(summaries: readonly AnySummary[]): Map<string, AnySummary[]> {
  const groups = new Map<string, AnySummary[]>()
  for (const summary of summaries)
    for (const { code } of summary.countries) groups.set(code, [...(groups.get(code) ?? []), summary])
  return groups
}
