/** `list_cities`: cities and regions with the number of pages tied to each. */
import { z } from 'zod'
import { findCountry } from '#src/geography/find-country.ts'
import { encode, type StoredJson, storedJson, withFields } from '#src/read-model/json.ts'
import { remember } from '#src/read-model/memo.ts'
import { counts } from '#src/read-model/queries/counts.ts'
import { everything } from '#src/read-model/queries/related.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { filterInputs } from '../filters.ts'
import { limit, listOf } from '../inputs.ts'
import { type Context, type Tool, tool } from '../tool.ts'

type City = { slug: string; name: string; countries: { code: string }[]; pages: number; json: StoredJson }

/** Cities with most pages first. An unknown country raises `invalid_request`. */
export const cities = (of: AnyResource): Tool =>
  tool({
    kind: 'cities',
    of: of.id,
    description:
      `${of.about} Gives each with its slug and the number of pages tied to it, most pages first. Use it to find the ` +
      `city slug that the list tools filter by; for a place to visit use the list of places.`,
    input: z.strictObject({ ...filterInputs(of, ['country']), limit: limit(400, 100, of.many) }),
    output: listOf(of.summary.extend({ pages: z.int().describe('Published pages tied to it.') })),
    example: {},
    varies: 'content',
    run: async ({ country, limit: most }: { country?: string; limit: number }, context) => {
      const code = country === undefined ? undefined : findCountry(country)?.code
      const all = await allCities(context, of)
      const found = all.filter((city) => code === undefined || city.countries.some((tied) => tied.code === code))
      return { items: found.slice(0, most).map(({ json }) => json), total: found.length }
    },
  })

const allCities = ({ database, service }: Context, of: AnyResource): Promise<City[]> =>
  remember(database, service.id, `cities ${of.id}`, async () => {
    const known = await counts(database, service.id)
    const tied = resourcesOf(service.id).filter(({ id }) => id !== of.id)
    return (await everything(database, of))
      .map((summary): City => {
        const city = JSON.parse(encode(summary)) as Omit<City, 'pages' | 'json'>
        const pages = tied.reduce((sum, resource) => sum + known.having(resource, 'city', city.slug).written, 0)
        return { ...city, pages, json: withFields(storedJson(encode(summary)), { pages }) }
      })
      .sort((a, b) => b.pages - a.pages || a.slug.localeCompare(b.slug))
  })
