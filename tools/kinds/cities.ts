/** `list_cities`: cities, regions and other places with the number of pages tied to each. */
import { z } from 'zod'
import { bytesOfStored, type StoredJson, withFields } from '#src/read-model/json.ts'
import { sourcesOf } from '#src/read-model/parts.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { withTerms } from '#src/read-model/queries/related.ts'
import type { AnyResource, AnySummary } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { capital } from '#src/text/capital.ts'
import { briefSummary } from '../brief.ts'
import { type FilterOf, filterInputs, termsOfFilters } from '../filters.ts'
import { limit, listOf } from '../inputs.ts'
import { instead } from '../instead.ts'
import { summaryWith } from '../outputs.ts'
import { type Context, tool } from '../tool.ts'
import { countsAboveNought, countsByField, countsSchema, withoutNoughts } from './countries.ts'

type City = {
  slug: string
  terms: ReadonlySet<string>
  pages: number
  json: StoredJson<AnySummary & { pages: number; counts: Record<string, number> }>
}

/** Places with most pages first. An unknown country raises `invalid_request`. Without `most` all are given. */
export const listCities = <R extends AnyResource & { isPlace: true }>(
  resource: R,
  { by, most }: { by: readonly FilterOf<R>[]; most?: number },
) => {
  const line = briefSummary(resource)
  const pages = z.int().describe('Published pages tied to it, in all.')
  return tool({
    kind: 'cities',
    resource: resource.id,
    description: ({ nameOf, takersOf }) => {
      const takers = takersOf(resource.id)
      return (
        `${capital(resource.many)}, each with its slug and the number of pages tied to it, by subject and in all, most pages first.` +
        `${takers ? ` Use it to choose the ${resource.id} for ${takers}.` : ''}` +
        `${instead([`for one ${resource.one} in full`, nameOf(['get'], resource.id)], ['for a name', nameOf(['search'])])} ${resource.about}`
      )
    },
    input: z.strictObject({
      ...filterInputs(resource, by),
      ...(most ? { limit: limit(most, 100, resource.many) } : {}),
    }),
    get output() {
      return listOf(summaryWith(resource, { pages, counts: countsSchema(tiedTo(resource)) }))
    },
    inBrief: {
      get output() {
        return listOf(line.output.extend({ pages, counts: countsAboveNought(tiedTo(resource)) }))
      },
      from: ({ items, total }) => ({
        items: items.map((city) => ({ ...line.from(city), pages: city.pages, counts: withoutNoughts(city.counts) })),
        total,
      }),
    },
    example: {},
    varies: 'content',
    reads: ['entries'],
    run: async (input: Record<string, unknown> & { limit?: number }, context) => {
      const [all, terms] = await Promise.all([
        allCities(context, resource),
        termsOfFilters(context.database, resource, by, input),
      ])
      const passing = all.filter((city) => terms.every((term) => city.terms.has(term)))
      return { items: passing.slice(0, input.limit).map(({ json }) => json), total: passing.length }
    },
  })
}

/** The resources whose entries are tied to places. */
const tiedTo = (resource: AnyResource): AnyResource[] =>
  resourcesOf(resource.service).filter(({ isPlace, isCountry }) => !isPlace && !isCountry)

const allCities = ({ database, service }: Context, resource: AnyResource): Promise<readonly City[]> =>
  database.store.remember(
    { key: `cities ${service.id} ${resource.id}`, sources: sourcesOf(service.id, ['entries']), weigh: bytesOfCities },
    async () => {
      const entryCounts = await counts(database, service.id)
      const count = (tied: AnyResource, slug: string) => entryCounts.having(tied, resource.id, slug).written
      return (await withTerms(database, resource))
        .map(({ slug, summary, terms }): City => {
          const numbers = countsByField(tiedTo(resource), (tied) => count(tied, slug))
          const pages = Object.values(numbers).reduce((sum, number) => sum + number, 0)
          return { slug, terms: new Set(terms), pages, json: withFields(summary, { pages, counts: numbers }) }
        })
        .sort((a, b) => b.pages - a.pages || a.slug.localeCompare(b.slug))
    },
  )

/** What a place kept in process takes beside its summary. */
const CITY_BYTES = 1500

const bytesOfCities = (all: readonly City[]): number =>
  all.reduce((sum, { json }) => sum + CITY_BYTES + bytesOfStored(json), 0)
